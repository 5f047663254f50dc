import { invalidRequest, notStored } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_ACCOUNTS = 2000;

/** Returns the rows of the given accounts, or else the matching names, newest first. */
export const listDisplayNames: Handler<'listDisplayNames'> = async ({ query }, { directory }) => {
  const { q = '', limit, max_age_seconds: maxAge } = query;
  const sent = (query['accountId[]'] ?? []).flatMap(splitIds);
  const ids = [...new Set(sent.map((id) => directory.parseAccountId(id) ?? id))];
  if (ids.length > MAX_ACCOUNTS) {
    return invalidRequest(
      'accountId[]',
      `Query parameter accountId[] must have at most ${MAX_ACCOUNTS} distinct ids, got ${ids.length}.`,
    );
  }
  if (ids.length > 0) return rows(await directory.findMany(ids, maxAge));
  return rows(await directory.listMatching(q, limit, maxAge));
};

/** No id has a comma. */
function splitIds(value: string): string[] {
  if (!value.includes(',')) return [value];
  return value.split(',').flatMap((id) => id.trim() || []);
}

function rows<T>(names: T[]): ReturnType<typeof notStored<{ names: T[]; count: number }>> {
  return notStored({ names, count: names.length });
}
