import { toOutage, type Outage, type OutageReason } from '../../db/connection/outage.js';
import { OutageProblem } from '../http/response/problem.js';

/** What happened, and after how many seconds another try is worth it. */
const REASONS: Readonly<Record<OutageReason, [sentence: string, retrySeconds: number]>> = {
  unreachable: ['The database cannot be reached right now.', 5],
  timeout: ['The request took longer than it may.', 5],
  locked: ['The database is busy with other writes.', 2],
  exhausted: ['The database has more work than it can take right now.', 2],
  read_only: ['The database takes no writes right now.', 10],
  disk: ['The disk of the server cannot be used right now.', 30],
  artifact_store: ['The store of uploaded files cannot be reached right now.', 10],
  clock: ['The clock of the server is wrong, so that it takes no writes right now.', 60],
};

/** Returns why a process whose database fails with an error is not ready. */
export function describeNotReady(error: unknown): string {
  return REASONS[toOutage(error)?.reason ?? 'unreachable'][0];
}

/**
 * Returns the 503 of an error that is a failure of the database or the disk, or undefined for any other. Its sentence says what became of a write.
 */
export function readOutage(error: unknown, method: string): OutageProblem | undefined {
  const outage = toOutage(error);
  if (!outage) return undefined;
  const [sentence, retrySeconds] = REASONS[outage.reason];
  const message = `${sentence} ${describeOutcome(outage, method)} Try again in ${retrySeconds} seconds.`;
  const headers = { 'Retry-After': String(retrySeconds) };
  const cause = error instanceof Error && outage.isOutcomeUnknown ? error.cause : error;
  const { code } = cause as { code?: unknown };
  const words = driverMessage(cause as Error);
  return new OutageProblem(
    { status: 503, message: message.replace('  ', ' '), headers },
    outage.reason,
    typeof code === 'string' && !words.includes(code) ? `${code}: ${words}` : words,
  );
}

function describeOutcome({ isOutcomeUnknown }: Outage, method: string): string {
  if (isOutcomeUnknown)
    return 'Whether it was stored is unknown; what has a time or a key of its own is stored once, however often it is sent.';
  return method === 'GET' || method === 'HEAD' ? '' : 'Nothing was stored.';
}

/**
 * Returns a database error's own words: Knex puts the statement before those of a driver, whose errors have a code. A sentence of ours
 * has none, and is returned whole.
 */
export function driverMessage({ message = '', code }: Partial<Error> & { code?: unknown }): string {
  return typeof code === 'string' ? (message.split(' - ').at(-1) ?? '') : message;
}
