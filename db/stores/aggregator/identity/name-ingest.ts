import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { parseSentAccountId } from '../../../rules/account-ids.js';
import { validateDisplayName } from '../../../rules/display-names.js';
import type { NameCounts, NameObservation } from '../../../rules/plan-names.js';
import { BLOCKED } from '../../../writes/blocked-accounts.js';
import { writeValidNames } from '../../../writes/names.js';
import { saveProject } from '../../../writes/projects.js';
import { toObservationTime } from '../../../rules/times.js';

export type RejectedName = components['schemas']['RejectedDisplayName'];

/** A name as sent. */
export interface SentName {
  /** Place of the row in the request. */
  index: number;
  accountId: string;
  displayName: string;
  /** A timestamp with an offset. */
  observedAt?: string | undefined;
  source?: string | undefined;
}

/** The names of one request. */
interface SentNames {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  /** The default observation time of the names. */
  observedAt: string | undefined;
  names: readonly SentName[];
}

/** The result of a request. */
export interface StoredNames {
  counts: NameCounts;
  rejected: RejectedName[];
  receivedAt: string;
}

/** The ingest of names. */
export interface NameIngest {
  /** Stores the valid names of a request in one transaction. */
  store: (sent: SentNames) => Promise<StoredNames>;
  /** Returns why a row is rejected; `otherwise` if its id and name are valid. */
  validate: (
    accountId: unknown,
    displayName: unknown,
    otherwise: RejectedName['reason'],
  ) => RejectedName['reason'];
}

/** Returns the store of name ingest. */
export function createNameIngest(database: Database, now: () => Date): NameIngest {
  return {
    validate: validateRow,
    store: async ({ names, observedAt, ...contributor }) => {
      const receivedAt = now().toISOString();
      const { observations, rejected } = separate(
        names,
        toObservationTime(observedAt, receivedAt),
        receivedAt,
      );
      const counts = await database.write(async (trx) => {
        const { projectKey, sourceLabel } = await saveProject(trx, { ...contributor, receivedAt });
        const blocked = await database.remember(BLOCKED, trx);
        const shown = observations.filter(({ accountId }) => !blocked.has(accountId));
        const names = { projectKey, source: sourceLabel, receivedAt, observations: shown };
        const stored = await writeValidNames(trx, names);
        // The sender does not learn that an account is blocked.
        return { ...stored, unchanged: stored.unchanged + observations.length - shown.length };
      });
      return { counts, rejected, receivedAt };
    },
  };
}

function separate(
  names: readonly SentName[],
  byDefault: string,
  receivedAt: string,
): { observations: NameObservation[]; rejected: RejectedName[] } {
  const observations: NameObservation[] = [];
  const rejected: RejectedName[] = [];
  for (const { index, accountId: sentId, displayName, observedAt, source } of names) {
    const accountId = parseSentAccountId(sentId);
    const reason = accountId === null ? 'invalid_account_id' : validateDisplayName(displayName);
    if (accountId === null || reason !== null) {
      rejected.push({ index, accountId: sentId, displayName, reason: reason ?? 'invalid_account_id' });
      continue;
    }
    const at = observedAt === undefined ? byDefault : toObservationTime(observedAt, receivedAt);
    observations.push({ accountId, displayName, observedAt: at, source });
  }
  return { observations, rejected };
}

const validateRow: NameIngest['validate'] = (accountId, displayName, otherwise) => {
  if (accountId === undefined || accountId === null) return 'invalid_account_id';
  if (typeof accountId !== 'string') return 'invalid_row';
  if (parseSentAccountId(accountId) === null) return 'invalid_account_id';
  if (displayName === undefined || displayName === null) return 'empty_name';
  if (typeof displayName !== 'string') return 'invalid_row';
  return validateDisplayName(displayName) ?? otherwise;
};
