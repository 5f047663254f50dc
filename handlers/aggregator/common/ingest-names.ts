import type { RejectedRow } from '../../../src/contract.js';
import type { SentNames } from '../../../db/stores/aggregator/identity/name-ingest.js';
import type { AggregatorStores, Schemas } from '../contract.js';
import type { Contributor } from './contributor.js';

/** The names of a request, after schema validation of its rows. */
interface NamesBody extends Partial<Pick<SentNames, 'observedAt' | 'namesByAccountId'>> {
  names?: { index: number; row: Omit<SentNames['names'][number], 'index'> }[] | undefined;
}

const MAX_NAMES = 5000;

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
export function receiveNames(
  { observedAt, names = [], namesByAccountId }: NamesBody,
  rejectedRows: RejectedRow[],
  contributor: Contributor,
  { nameIngest }: Pick<AggregatorStores, 'nameIngest'>,
): Promise<Schemas['DisplayNameReport']> {
  const rows = names.map(({ index, row }) => ({ index, ...row }));
  return nameIngest.store({ ...contributor, observedAt, names: rows, namesByAccountId, rejectedRows });
}
