import type { Database } from '../connection/database.js';
import { normalizeName } from '../rules/display-names.js';
import { gramsOf } from './text-grams.js';
import { createFindNames } from './find-names.js';
import { compareNewest, NAME_COLUMNS, type StoredName } from '../rules/name-row.js';
import { prepareRows } from './prepare-rows.js';

/** Maximum of matches per kind. */
const MAX_MATCHES = 5000;
/** Maximum of the newest names that are compared one by one. */
const MAX_COMPARED = 5000;

/** Returns a search of names whose name or account id contains a text, newest first. */
export function createListMatching(
  database: Database,
): (text: string, limit: number) => Promise<StoredName[]> {
  const find = createFindNames(database);
  const newestMatches = createNewestMatches(database);
  const list = async (text: string, limit: number): Promise<StoredName[]> => {
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
  return (text, limit) => database.search(() => list(text, limit));
}

const SEARCH = { isCostly: true };

type NewestMatches = (name: string, id: string, limit: number) => Promise<StoredName[]>;

/** The index alone suffices to compare; only the rows of matches are read. */
function createNewestMatches(database: Database): NewestMatches {
  const order = 'ORDER BY n.observed_at DESC, n.account_id';
  const from = (match: string, limit: string): string =>
    `FROM (SELECT n.name_id FROM (SELECT name_id, account_id, normalized_display_name, observed_at FROM display_names
        ORDER BY observed_at DESC, account_id LIMIT ${MAX_COMPARED}) AS n WHERE ${match} ${order} LIMIT ${limit}) AS f
      CROSS JOIN display_names AS r WHERE r.name_id = f.name_id`;
  const scan = prepareRows<StoredName>(
    database,
    NAME_COLUMNS,
    {
      sqlite: from('instr(n.normalized_display_name, ?1) > 0 OR instr(lower(n.account_id), ?2) > 0', '?3'),
      postgres: from(
        'strpos(n.normalized_display_name, $1) > 0 OR strpos(lower(n.account_id), $2) > 0',
        '$3',
      ),
    },
    SEARCH,
  );
  return (name, id, limit) => scan([name, id, limit]);
}
