import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { parseSentAccountId } from '../../../rules/account-ids.js';
import { validateDisplayName } from '../../../rules/display-names.js';
import type { NameObservation } from '../../../rules/plan-names.js';
import { toObservationTime } from '../../../rules/times.js';
import { BLOCKED } from '../../../writes/blocked-accounts.js';
import { writeValidNames } from '../../../writes/names.js';
import { saveProject } from '../../../writes/projects.js';

type NameReport = components['schemas']['DisplayNameReport'];
type RejectedName = components['schemas']['RejectedDisplayName'];

/** A name as sent. */
interface SentName {
  /** Place of the row in the request. */
  index: number;
  accountId: string;
  displayName: string;
  /** A timestamp with an offset. */
  observedAt?: string | undefined;
  source?: string | undefined;
}

/** The names of one request. */
export interface SentNames {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  /** The default observation time of the names. */
  observedAt: string | undefined;
  names: readonly SentName[];
  /** More names, numbered after all rows. */
  namesByAccountId?: Readonly<Record<string, unknown>> | undefined;
  /** Rows that do not fit their schema. */
  rejectedRows?: readonly { index: number; row: unknown; reason: string }[];
}

/** The ingest of names. */
export type NameIngest = ReturnType<typeof createNameIngest>;

/** Longer texts of rejected rows are cut. */
const MAX_ECHO = 200;

/** Returns the store of name ingest. */
export function createNameIngest(database: Database, now: () => Date) {
  return {
    /** Stores the valid names of a request in one transaction, and returns what became of each row. */
    store: async (sent: SentNames): Promise<NameReport> => {
      const { projectKey, projectName, sourceLabel } = sent;
      const receivedAt = now().toISOString();
      const { observations, rejected } = separate(sent, receivedAt);
      const counts = await database.write(async (trx) => {
        const project = await saveProject(trx, { projectKey, projectName, sourceLabel, receivedAt });
        const blocked = await database.remember(BLOCKED, trx);
        const shown = observations.filter(({ accountId }) => !blocked.has(accountId));
        const names = { projectKey, source: project.sourceLabel, receivedAt, observations: shown };
        const stored = await writeValidNames(trx, names);
        // The sender does not learn that an account is blocked.
        return { ...stored, unchanged: stored.unchanged + observations.length - shown.length };
      });
      return {
        projectKey,
        received: observations.length + rejected.length,
        accepted: observations.length,
        ...counts,
        rejected,
        rejectedCount: rejected.length,
        receivedAt,
      };
    },
  };
}

function separate(
  { observedAt: byDefault, names, namesByAccountId = {}, rejectedRows = [] }: SentNames,
  receivedAt: string,
): { observations: NameObservation[]; rejected: RejectedName[] } {
  const observations: NameObservation[] = [];
  const rejected: RejectedName[] = [];
  const reject = (
    index: number,
    { accountId, displayName }: { accountId?: unknown; displayName?: unknown },
    reason: RejectedName['reason'],
  ): unknown =>
    rejected.push({ index, accountId: toShown(accountId), displayName: toShown(displayName), reason });
  const first = names.length + rejectedRows.length;
  const others = Object.entries(namesByAccountId).map(([accountId, displayName], place) => {
    return { index: first + place, accountId, displayName };
  });
  const rows: (Omit<SentName, 'displayName'> & { displayName: unknown })[] = [...names, ...others];
  for (const name of rows) {
    const { index, displayName, observedAt = byDefault, source } = name;
    const accountId = parseSentAccountId(name.accountId);
    const fault = findFault(name);
    if (fault !== null || accountId === null || typeof displayName !== 'string')
      reject(index, name, fault ?? 'invalid_row');
    else
      observations.push({
        accountId,
        displayName,
        observedAt: toObservationTime(observedAt, receivedAt),
        source,
      });
  }
  for (const { index, row, reason } of rejectedRows) {
    const fields = typeof row === 'object' && row !== null ? row : {};
    const fault = reason === 'invalid_row' ? null : findFault(fields);
    reject(index, fields, fault ?? (reason === 'invalid_timestamp' ? reason : 'invalid_row'));
  }
  return { observations, rejected: rejected.sort((a, b) => a.index - b.index) };
}

/** Returns why a row is rejected by its id or name; null where both are valid. */
function findFault({
  accountId,
  displayName,
}: {
  accountId?: unknown;
  displayName?: unknown;
}): RejectedName['reason'] | null {
  if (accountId === undefined || accountId === null) return 'invalid_account_id';
  if (typeof accountId !== 'string') return 'invalid_row';
  if (parseSentAccountId(accountId) === null) return 'invalid_account_id';
  if (displayName === undefined || displayName === null) return 'empty_name';
  return typeof displayName === 'string' ? validateDisplayName(displayName) : 'invalid_row';
}

/** A value that is no text is shown as null. */
function toShown(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, MAX_ECHO).toWellFormed() : null;
}
