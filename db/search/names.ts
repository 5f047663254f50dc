import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { parseUuid } from '../rules/account-ids.js';
import { normalizeName } from '../rules/display-names.js';
import { compareNewest, NAME_FIELDS, type StoredName } from '../rules/name-row.js';
import { foldText, isIndexed } from '../rules/search-text.js';
import { readFields } from '../sql/read-rows.js';
import { matchOf, pickGrams } from './matches.js';

/** Maximum of the shortest names that begin with a text, and of the newest names that are compared one by one. */
const MAX_COMPARED = 5000;
/** Maximum of names that the index of names is asked for. */
const MAX_CANDIDATES = 20_000;
/** Sorts after every text that begins with its prefix. */
const LAST_CHARACTER = '\u{10FFFF}';
/** An exact match is the best; of all others, the shorter. */
const BEST = 'r.name_length, r.observed_at DESC, r.account_id';
const NEWEST = 'r.observed_at DESC, r.account_id';

/** Returns the searches of names in a snapshot. */
export function createFindNames(read: Knex) {
  const select = (from: string, values: Record<string, Knex.RawBinding>): Promise<StoredName[]> =>
    readFields(read, NAME_FIELDS, from, values);
  const kind = kindOf(read);
  const containing = (order: string, part: string, limit: number): Promise<StoredName[]> => {
    const match = kind === 'sqlite' ? matchOf(part) : pickGrams(part);
    return select(`${CONTAINING[kind]} ORDER BY ${order} LIMIT :limit`, { match, part, limit });
  };
  return {
    /** Returns the newest accounts with exactly this normalized name. */
    equal: (name: string, limit: number): Promise<StoredName[]> =>
      select(
        `FROM display_names AS r WHERE r.normalized_display_name = :name ORDER BY ${NEWEST} LIMIT :limit`,
        { name, limit },
      ),
    /** Returns the shortest, then newest, of the shortest 5,000 names that begin with a text. */
    beginning: (start: string, limit: number): Promise<StoredName[]> => {
      const values = { length: Array.from(start).length, start, end: start + LAST_CHARACTER, limit };
      return select(BEGINNING[kind], values);
    },
    /** Returns the shortest, then newest, of the 20,000 names that an index finds for a text of at least three characters. */
    containing: (part: string, limit: number): Promise<StoredName[]> => containing(BEST, part, limit),
    /** Returns the newest of them. */
    newestContaining: (part: string, limit: number): Promise<StoredName[]> => containing(NEWEST, part, limit),
    /** Returns accounts whose id begins with a text in lower case, in any case of letters. */
    ofIds: async (start: string, limit: number): Promise<StoredName[]> => {
      const values = { start, end: start + LAST_CHARACTER, limit };
      const ids = await select(
        'FROM display_names AS r WHERE r.account_id >= :start AND r.account_id < :end ORDER BY r.account_id LIMIT :limit',
        values,
      );
      // Most ids are UUIDs, which are stored in lower case. Another index has the other ids.
      const mixedIds = await select(
        `FROM display_names AS r WHERE r.account_id <> lower(r.account_id)
          AND lower(r.account_id) >= :start AND lower(r.account_id) < :end
          ORDER BY lower(r.account_id), r.account_id LIMIT :limit`,
        values,
      );
      return [...ids, ...mixedIds];
    },
  };
}

const LONGEST = '(SELECT max(name_length) FROM display_names)';
/** The names of each length, the shortest first, that begin with a text. */
const BEGINNING = {
  sqlite: `FROM (WITH RECURSIVE lengths (length) AS (SELECT :length UNION ALL SELECT length + 1 FROM lengths WHERE length < ${LONGEST})
    SELECT b.* FROM lengths CROSS JOIN display_names AS b INDEXED BY display_names_length
    ON b.name_length = length AND b.normalized_display_name >= :start AND b.normalized_display_name < :end LIMIT ${MAX_COMPARED}) AS r
    ORDER BY ${BEST} LIMIT :limit`,
  postgres: `FROM (SELECT b.* FROM generate_series(:length::integer, ${LONGEST}) AS length CROSS JOIN LATERAL (SELECT * FROM display_names
      WHERE name_length = length AND normalized_display_name >= :start AND normalized_display_name < :end
      ORDER BY normalized_display_name LIMIT ${MAX_COMPARED}) AS b LIMIT ${MAX_COMPARED}) AS r
    ORDER BY ${BEST} LIMIT :limit`,
};
/** The names that the index of names finds. */
const CONTAINING = {
  sqlite: `FROM (SELECT rowid AS found_id FROM display_name_search WHERE display_name_search MATCH :match
      ORDER BY rowid DESC LIMIT ${MAX_CANDIDATES}) CROSS JOIN display_names AS r ON r.name_id = found_id
    WHERE instr(r.normalized_display_name, :part) > 0`,
  postgres: `FROM (SELECT * FROM display_names WHERE text_grams(normalized_display_name) @> :match::text[] LIMIT ${MAX_CANDIDATES}) AS r
    WHERE strpos(r.normalized_display_name, :part) > 0`,
};

/** Returns the names whose name or account id contains a text, newest first. */
export async function listMatchingNames(read: Knex, text: string, limit: number): Promise<StoredName[]> {
  const find = createFindNames(read);
  const name = normalizeName(text);
  const id = parseUuid(text.trim()) ?? foldText(text);
  const newest = await readNewestMatches(read, name, id, limit);
  // All others are older.
  if (newest.length >= limit) return newest.sort(compareNewest);
  const byName = await (isIndexed(name) ? find.newestContaining(name, limit) : find.beginning(name, limit));
  const byId = await find.ofIds(id, MAX_COMPARED);
  const byAccount = new Map([...newest, ...byName, ...byId].map((row) => [row.account_id, row]));
  return [...byAccount.values()].sort(compareNewest).slice(0, limit);
}

/** The index alone suffices to compare; only the rows of matches are read. PostgreSQL's has no numbers of rows. */
function readNewestMatches(read: Knex, name: string, id: string, limit: number): Promise<StoredName[]> {
  const [key, find] = kindOf(read) === 'postgres' ? ['account_id', 'strpos'] : ['name_id', 'instr'];
  const compared = 'account_id AS id, normalized_display_name AS name, observed_at';
  const from = `FROM (SELECT n.found FROM (SELECT ${key} AS found, ${compared} FROM display_names
      ORDER BY observed_at DESC, account_id LIMIT ${MAX_COMPARED}) AS n WHERE ${find}(n.name, :name) > 0 OR ${find}(lower(n.id), :id) > 0
      ORDER BY n.observed_at DESC, n.id LIMIT :limit) AS f
    CROSS JOIN display_names AS r WHERE r.${key} = f.found`;
  return readFields(read, NAME_FIELDS, from, { name, id, limit });
}
