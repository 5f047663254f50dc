import type { Database } from '../connection/database.js';
import { parseUuid } from '../rules/account-ids.js';
import { normalizeName } from '../rules/display-names.js';
import { foldText } from '../rules/search-text.js';
import { listGrams } from './text-grams.js';
import { createFindNames } from './find-names.js';
import { compareNewest, NAME_COLUMNS, type StoredName } from '../rules/name-row.js';
import { prepareRows } from '../sql/prepare-rows.js';

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
    const name = normalizeName(text);
    const id = parseUuid(text.trim()) ?? foldText(text);
    const newest = await newestMatches(name, id, limit);
    // All others are older. So a common text is not looked for in the index, which would give thousands of matches to sort.
    if (newest.length >= limit) return newest.sort(compareNewest);
    const isIndexed = listGrams(name).length > 0;
    const older = await Promise.all([
      isIndexed ? find.newestOf(MAX_MATCHES, name, limit) : find.beginning(name, limit),
      find.ofIds(id, MAX_MATCHES),
    ]);
    const byAccount = new Map([newest, ...older].flat().map((row) => [row.account_id, row]));
    return [...byAccount.values()].sort(compareNewest).slice(0, limit);
  };
  return (text, limit) => database.searchNames(() => list(text, limit));
}

const SEARCH = { isCostly: true };

type NewestMatches = (name: string, id: string, limit: number) => Promise<StoredName[]>;

/** The index alone suffices to compare; only the rows of matches are read. PostgreSQL's has no numbers of rows. */
function createNewestMatches(database: Database): NewestMatches {
  const key = database.kind === 'postgres' ? 'account_id' : 'name_id';
  const compared = 'account_id AS id, normalized_display_name AS name, observed_at';
  const from = (match: string, limit: string): string =>
    `FROM (SELECT n.found FROM (SELECT ${key} AS found, ${compared} FROM display_names
        ORDER BY observed_at DESC, account_id LIMIT ${MAX_COMPARED}) AS n WHERE ${match}
        ORDER BY n.observed_at DESC, n.id LIMIT ${limit}) AS f
      CROSS JOIN display_names AS r WHERE r.${key} = f.found`;
  const scan = prepareRows<StoredName>(
    database,
    NAME_COLUMNS,
    {
      sqlite: from('instr(n.name, ?1) > 0 OR instr(lower(n.id), ?2) > 0', '?3'),
      postgres: from('strpos(n.name, $1) > 0 OR strpos(lower(n.id), $2) > 0', '$3'),
    },
    SEARCH,
  );
  return (name, id, limit) => scan([name, id, limit]);
}
