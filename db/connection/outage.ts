/** Why the database, the disk, the store of artifacts or the clock cannot serve a request now. */
export type OutageReason =
  | 'unreachable'
  | 'timeout'
  | 'locked'
  | 'exhausted'
  | 'read_only'
  | 'disk'
  | 'artifact_store'
  | 'clock';

/** A failure of the database, the disk or the store of artifacts that is no fault of the request, and may pass. */
export interface Outage {
  reason: OutageReason;
  /** The code of the driver, or of the store, for the log; "" when it has none. */
  code: string;
  /** Whether what the request wrote may be stored all the same, because the connection failed during the commit. */
  isOutcomeUnknown: boolean;
}

/** Thrown for a costly read when too many others wait already. */
export class TooManyReads extends Error {
  readonly code = 'TOO_MANY_READS';

  constructor(waiting: number) {
    super(`${waiting} costly reads wait already.`);
  }
}

/** Thrown when the SQLite file of a running process was removed or replaced. */
export class DatabaseFileGone extends Error {
  readonly code = 'DATABASE_FILE_GONE';

  constructor(filename: string) {
    super(`The SQLite file ${filename} was removed or replaced; put it back and start again.`);
  }
}

/** Thrown when the store of artifacts cannot be reached or refuses what it is for; `code` is what it reported. */
export class ArtifactStoreError extends Error {
  readonly code: string;

  constructor(message: string, code = 'ARTIFACT_STORE', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Thrown for a write while the clock of the process is refused: what it stored would have a wrong time. */
export class ClockRefused extends Error {
  readonly code = 'CLOCK_REFUSED';
}

/** Thrown when a commit failed in a way that leaves open whether it took effect. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection failed during the commit.', { cause });
  }
}

/** PostgreSQL's codes (its manual, appendix A); some patterns are classes of two characters. */
const POSTGRES: readonly (readonly [RegExp, OutageReason])[] = [
  [/^(08...|57P0.|25P0[34]|28...|3D000|26000)$/, 'unreachable'],
  [/^57014$/, 'timeout'],
  [/^(55P03|40P01|40001)$/, 'locked'],
  [/^53100$/, 'disk'],
  [/^53...$/, 'exhausted'],
  [/^25006$/, 'read_only'],
  [/^58030$/, 'disk'],
];

const CODES: Readonly<Record<string, OutageReason>> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ECONNABORTED: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  TOO_MANY_READS: 'exhausted',
  SQLITE_INTERRUPT: 'timeout',
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_PROTOCOL: 'locked',
  SQLITE_FULL: 'disk',
  SQLITE_IOERR: 'disk',
  SQLITE_CANTOPEN: 'disk',
  SQLITE_READONLY: 'read_only',
  SQLITE_NOMEM: 'exhausted',
  DATABASE_FILE_GONE: 'disk',
  CLOCK_REFUSED: 'clock',
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EIO: 'disk',
  EROFS: 'read_only',
  EMFILE: 'exhausted',
  ENFILE: 'exhausted',
};

/** A folder that is gone or closed to this user; such codes of anything but a file operation are faults of ours. */
const FILE_CODES = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

/** The PostgreSQL driver has no codes for failures of its own connection. */
const LOST_CONNECTION = /Connection (terminated|ended)|timeout expired|not queryable|Client was closed/;
const READ_TIMEOUT = /Query read timeout/;

/** Whether PostgreSQL did not respond to a statement within the driver's time, which is longer than the server's. */
export function isReadTimeout({ message }: Error): boolean {
  return READ_TIMEOUT.test(message);
}

/**
 * Returns what kind of outage an error is, or null when it is none. It is the only place that knows the codes of PostgreSQL, SQLite and the file system.
 */
export function toOutage(error: unknown): Outage | null {
  if (error instanceof CommitUnknown) {
    const outage = toOutage(error.cause) ?? { reason: 'unreachable', code: '' };
    return { ...outage, isOutcomeUnknown: true };
  }
  if (!(error instanceof Error)) return null;
  const { code = '', syscall } = error as { code?: unknown; syscall?: unknown };
  const text = typeof code === 'string' ? code : '';
  if (error instanceof ArtifactStoreError)
    return { reason: 'artifact_store', code: text, isOutcomeUnknown: false };
  const reason = toReason(error, text, typeof syscall === 'string');
  return reason && { reason, code: text, isOutcomeUnknown: false };
}

function toReason(error: Error, code: string, isSystemCall: boolean): OutageReason | null {
  if (error.name === 'KnexTimeoutError') return 'exhausted';
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  if (known) return known;
  if (isSystemCall && FILE_CODES.has(code)) return 'disk';
  if (code === '') return LOST_CONNECTION.test(error.message) || isReadTimeout(error) ? 'unreachable' : null;
  return POSTGRES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
