import type { Database } from '../connection/database.js';
import { parseUuid } from '../rules/account-ids.js';
import { normalizeName } from '../rules/display-names.js';
import { compareNewest, NAME_COLUMNS, type StoredName } from '../rules/name-row.js';
import { foldText, isIndexed } from '../rules/search-text.js';
import { prepareRows } from '../sql/prepare-rows.js';
import { matchOf, pickGrams } from './matches.js';

/** Searches of names that may match a term. */
export interface FindNames {
  /** Returns the newest accounts with exactly this normalized name. */
  equal: (name: string, limit: number) => Promise<StoredName[]>;
  /** Returns the shortest, then newest, of the shortest 5,000 names that begin with a text. */
  beginning: (start: string, limit: number) => Promise<StoredName[]>;
  /** Returns the shortest, then newest, of the 20,000 names that an index finds for a text of at least three characters. */
  containing: (part: string, limit: number) => Promise<StoredName[]>;
  /** Returns the newest of them. */
  newestContaining: (part: string, limit: number) => Promise<StoredName[]>;
  /** Returns accounts whose id begins with a text in lower case, in any case of letters. */
  ofIds: (start: string, limit: number) => Promise<StoredName[]>;
}

/** Maximum of the shortest names that begin with a text, and of the newest names that are compared one by one. */
const MAX_COMPARED = 5000;
/** Maximum of names that the index of names is asked for. */
const MAX_CANDIDATES = 20_000;
/** Sorts after every text that begins with its prefix. */
const LAST_CHARACTER = '\u{10FFFF}';
/** An exact match is the best; of all others, the shorter. */
const BEST = 'r.name_length, r.observed_at DESC, r.account_id';
const NEWEST = 'r.observed_at DESC, r.account_id';

type Select = (values: unknown[]) => Promise<StoredName[]>;

/** Returns the searches of names. */
export function createFindNames(database: Database): FindNames {
  const select = (sqlite: string, postgres = sqlite.replaceAll('?', '$')): Select =>
    prepareRows<StoredName>(database, NAME_COLUMNS, { sqlite, postgres }, { isCostly: true });
  const equal = select(
    `FROM display_names AS r WHERE r.normalized_display_name = ?1 ORDER BY ${NEWEST} LIMIT ?2`,
  );
  const ofIds = select(
    'FROM display_names AS r WHERE r.account_id >= ?1 AND r.account_id < ?2 ORDER BY r.account_id LIMIT ?3',
  );
  // Most ids are UUIDs, which are stored in lower case: the others have an index of their own.
  const ofMixedIds = select(
    `FROM display_names AS r WHERE r.account_id <> lower(r.account_id) AND lower(r.account_id) >= ?1 AND lower(r.account_id) < ?2
      ORDER BY lower(r.account_id), r.account_id LIMIT ?3`,
  );
  const { beginning, containing } = sqlOfParts();
  const findBeginning = select(beginning.sqlite, beginning.postgres);
  const findContaining = (order: string): ((part: string, limit: number) => Promise<StoredName[]>) => {
    const find = select(
      `${containing.sqlite} ORDER BY ${order} LIMIT ?3`,
      `${containing.postgres} ORDER BY ${order} LIMIT $3`,
    );
    return (part, limit) => find([database.kind === 'sqlite' ? matchOf(part) : pickGrams(part), part, limit]);
  };
  return {
    equal: (name, limit) => equal([name, limit]),
    beginning: (start, limit) =>
      findBeginning([Array.from(start).length, start, start + LAST_CHARACTER, limit]),
    containing: findContaining(BEST),
    newestContaining: findContaining(NEWEST),
    ofIds: async (start, limit) => {
      const range = [start, start + LAST_CHARACTER, limit];
      return (await Promise.all([ofIds(range), ofMixedIds(range)])).flat();
    },
  };
}

/**
 * Returns the statements that find names by a part: the names of each length, the shortest first, that begin with it, and those that the
 * index of names finds.
 */
function sqlOfParts(): Record<'beginning' | 'containing', { sqlite: string; postgres: string }> {
  const longest = '(SELECT max(name_length) FROM display_names)';
  return {
    beginning: {
      sqlite: `FROM (WITH RECURSIVE lengths (length) AS (SELECT ?1 UNION ALL SELECT length + 1 FROM lengths WHERE length < ${longest})
        SELECT b.* FROM lengths CROSS JOIN display_names AS b INDEXED BY display_names_length
        ON b.name_length = length AND b.normalized_display_name >= ?2 AND b.normalized_display_name < ?3 LIMIT ${MAX_COMPARED}) AS r
        ORDER BY ${BEST} LIMIT ?4`,
      postgres: `FROM (SELECT b.* FROM generate_series($1::integer, ${longest}) AS length CROSS JOIN LATERAL (SELECT * FROM display_names
          WHERE name_length = length AND normalized_display_name >= $2 AND normalized_display_name < $3
          ORDER BY normalized_display_name LIMIT ${MAX_COMPARED}) AS b LIMIT ${MAX_COMPARED}) AS r
        ORDER BY ${BEST} LIMIT $4`,
    },
    containing: {
      sqlite: `FROM (SELECT rowid AS found_id FROM display_name_search WHERE display_name_search MATCH ?1
          ORDER BY rowid DESC LIMIT ${MAX_CANDIDATES}) CROSS JOIN display_names AS r ON r.name_id = found_id
        WHERE instr(r.normalized_display_name, ?2) > 0`,
      postgres: `FROM (SELECT * FROM display_names WHERE text_grams(normalized_display_name) @> $1::text[] LIMIT ${MAX_CANDIDATES}) AS r
        WHERE strpos(r.normalized_display_name, $2) > 0`,
    },
  };
}

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
    // All others are older.
    if (newest.length >= limit) return newest.sort(compareNewest);
    const older = await Promise.all([
      isIndexed(name) ? find.newestContaining(name, limit) : find.beginning(name, limit),
      find.ofIds(id, MAX_COMPARED),
    ]);
    const byAccount = new Map([newest, ...older].flat().map((row) => [row.account_id, row]));
    return [...byAccount.values()].sort(compareNewest).slice(0, limit);
  };
  return (text, limit) => database.searchNames(() => list(text, limit));
}

/** The index alone suffices to compare; only the rows of matches are read. PostgreSQL's has no numbers of rows. */
function createNewestMatches(
  database: Database,
): (name: string, id: string, limit: number) => Promise<StoredName[]> {
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
    { isCostly: true },
  );
  return (name, id, limit) => scan([name, id, limit]);
}
