import type { RejectedRow } from '../../../src/contract.js';
import type {
  NameIngest,
  RejectedName,
  SentName,
} from '../../../db/stores/aggregator/identity/name-ingest.js';
import type { AggregatorStores, Schemas } from '../contract.js';
import type { Contributor } from './contributor.js';

/** The names of a request, after schema validation of its rows. */
interface NamesBody {
  observedAt?: string | undefined;
  names?: { index: number; row: Omit<SentName, 'index'> }[] | undefined;
  namesByAccountId?: Record<string, unknown> | undefined;
}

const MAX_NAMES = 5000;
const MAX_ECHO = 200;

/** Returns an error sentence for too few or too many names, or null. */
export function explainCount(
  { names = [], namesByAccountId = {} }: NamesBody,
  bad: RejectedRow[],
): string | null {
  const count = names.length + bad.length + Object.keys(namesByAccountId).length;
  if (count >= 1 && count <= MAX_NAMES) return null;
  return `Body fields names and namesByAccountId must have 1 to ${MAX_NAMES} names together, got ${count}.`;
}

/** Stores the names of a request and returns the outcome of each row. */
export async function receiveNames(
  body: NamesBody,
  bad: RejectedRow[],
  contributor: Contributor,
  { nameIngest }: Pick<AggregatorStores, 'nameIngest'>,
): Promise<Schemas['DisplayNameReport']> {
  const { good, malformed } = readRows(body, bad, nameIngest.validate);
  const stored = await nameIngest.store({ ...contributor, observedAt: body.observedAt, names: good });
  const { inserted, updated, unchanged, outdated } = stored.counts;
  const rejected = [...malformed, ...stored.rejected].sort((a, b) => a.index - b.index).map(cut);
  return {
    projectKey: contributor.projectKey,
    received: good.length + malformed.length,
    accepted: inserted + updated + unchanged + outdated,
    inserted,
    updated,
    unchanged,
    outdated,
    rejected,
    rejectedCount: rejected.length,
    receivedAt: stored.receivedAt,
  };
}

/** Rows of `namesByAccountId` are numbered after those of `names`. */
function readRows(
  { names = [], namesByAccountId = {} }: NamesBody,
  bad: RejectedRow[],
  validate: NameIngest['validate'],
): { good: SentName[]; malformed: RejectedName[] } {
  const good: SentName[] = names.map(({ index, row }) => ({ index, ...row }));
  const malformed = bad.map(({ index, row, reason }): RejectedName => {
    const { accountId, displayName } = toFields(row);
    const otherwise = reason === 'invalid_timestamp' ? reason : 'invalid_row';
    const why = reason === 'invalid_row' ? reason : validate(accountId, displayName, otherwise);
    return { index, accountId: shown(accountId), displayName: shown(displayName), reason: why };
  });
  const first = names.length + bad.length;
  Object.entries(namesByAccountId).forEach(([accountId, displayName], place) => {
    const index = first + place;
    if (typeof displayName === 'string') good.push({ index, accountId, displayName });
    else
      malformed.push({
        index,
        accountId,
        displayName: null,
        reason: validate(accountId, displayName, 'invalid_row'),
      });
  });
  return { good, malformed };
}

function toFields(row: unknown): { accountId?: unknown; displayName?: unknown } {
  return typeof row === 'object' && row !== null ? row : {};
}

/** A value that is no text is shown as null; long texts are cut. */
function cut({ index, accountId, displayName, reason }: RejectedName): RejectedName {
  return { index, accountId: shown(accountId), displayName: shown(displayName), reason };
}

function shown(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, MAX_ECHO).toWellFormed() : null;
}
