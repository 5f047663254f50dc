import type { Database } from '../connection/database.js';
import { normalizeName } from '../rules/display-names.js';
import { gramsOf } from './text-grams.js';
import { createFindNames } from './find-names.js';
import { compareNewest, NAME_COLUMNS, type StoredName } from '../rules/name-row.js';
import { prepareRows } from './prepare-rows.js';

/** Maximum of matches per kind. */
const MAX_MATCHES = 5000;
/** Maximum of names that are compared one by one. */
const MAX_COMPARED = 5000;

/** Returns a search of names whose name or account id contains a text, newest first. */
export function createListMatching(
  database: Database,
): (text: string, limit: number) => Promise<StoredName[]> {
  const find = createFindNames(database);
  const newestMatches = createNewestMatches(database);
  return async (text, limit) => {
    const [name, id] = [normalizeName(text), text.trim().toLowerCase()];
    const isIndexed = gramsOf(name).length > 0;
    const found = await Promise.all([
      newestMatches(name, id, limit),
      isIndexed ? find.newestOf(MAX_MATCHES, name, limit) : [],
      find.ofIds(id, MAX_MATCHES),
    ]);
    const byAccount = new Map(found.flat().map((row) => [row.account_id, row]));
    return [...byAccount.values()].sort(compareNewest).slice(0, limit);
  };
}

function createNewestMatches(
  database: Database,
): (name: string, id: string, limit: number) => Promise<StoredName[]> {
  const from = (match: string, limit: string): string =>
    `FROM (SELECT * FROM display_names ORDER BY observed_at DESC, account_id LIMIT ${MAX_COMPARED}) AS r
    WHERE ${match} ORDER BY r.observed_at DESC, r.account_id LIMIT ${limit}`;
  const scan = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: from('instr(r.normalized_display_name, ?) > 0 OR instr(lower(r.account_id), ?) > 0', '?'),
    postgres: from('strpos(r.normalized_display_name, $1) > 0 OR strpos(lower(r.account_id), $2) > 0', '$3'),
  });
  return (name, id, limit) => scan([name, id, limit]);
}
