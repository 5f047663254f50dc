import type { Database } from '../connection/database.js';
import { NAME_COLUMNS, type StoredName } from '../rules/name-row.js';
import { createRowReader, toJsonListsSql, parseJsonLists } from '../sql/read-rows.js';
import { prepareRows } from '../sql/prepare-rows.js';
import { listBeginningGrams, listGrams, toMatchExpression } from './text-grams.js';

/** Searches of names by an index of their parts. Rows are in no particular order. */
interface FindByParts {
  /** Returns the shortest, then newest, names that begin with a text. */
  beginning: (start: string, limit: number) => Promise<StoredName[]>;
  /** Returns the shortest, then newest, names that contain a text of at least three characters. */
  containing: (part: string, limit: number) => Promise<StoredName[]>;
  /** Returns the newest of at most so many names that contain a text of at least three characters. */
  newestOf: (examined: number, part: string, limit: number) => Promise<StoredName[]>;
}

/** Searches of names that may match a term. Rows are in no particular order. */
export interface FindNames extends FindByParts {
  /** Returns the newest accounts with exactly this normalized name. */
  equal: (name: string, limit: number) => Promise<StoredName[]>;
  /** Returns accounts whose id begins with a text in lower case, in any case of letters. */
  ofIds: (start: string, limit: number) => Promise<StoredName[]>;
}

const SEARCH = { isCostly: true };

/** Sorts after every text that begins with its prefix. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Returns the searches of names. */
export function createFindNames(database: Database): FindNames {
  const rows = (sqlite: string, postgres: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, { sqlite, postgres }, SEARCH);
  const equal = rows(
    'FROM display_names AS r WHERE r.normalized_display_name = ? ORDER BY r.observed_at DESC, r.account_id LIMIT ?',
    'FROM display_names AS r WHERE r.normalized_display_name = $1 ORDER BY r.observed_at DESC, r.account_id LIMIT $2',
  );
  const ofIds = rows(
    'FROM display_names AS r WHERE r.account_id >= ? AND r.account_id < ? ORDER BY r.account_id LIMIT ?',
    'FROM display_names AS r WHERE r.account_id >= $1 AND r.account_id < $2 ORDER BY r.account_id LIMIT $3',
  );
  // Most ids are UUIDs, which are stored in lower case: the others have an index of their own.
  const ofMixedIds = rows(
    `FROM display_names AS r WHERE r.account_id <> lower(r.account_id) AND lower(r.account_id) >= ? AND lower(r.account_id) < ?
      ORDER BY lower(r.account_id), r.account_id LIMIT ?`,
    `FROM display_names AS r WHERE r.account_id <> lower(r.account_id) AND lower(r.account_id) >= $1 AND lower(r.account_id) < $2
      ORDER BY lower(r.account_id), r.account_id LIMIT $3`,
  );
  return {
    ...(database.kind === 'sqlite' ? findOnSqlite(database) : findOnPostgres(database)),
    equal: (name, limit) => equal([name, limit]),
    ofIds: async (start, limit) => {
      const range = [start, start + LAST_CHARACTER, limit];
      return (await Promise.all([ofIds(range), ofMixedIds(range)])).flat();
    },
  };
}

/** Maximum of index entries to read; with more, scanning the names of one length is cheaper. */
const ENTRIES = 1500;
/** Maximum of names in such a scan. */
const MAX_WALK = 50_000;
/** Names are shorter than this. */
const ANYWHERE = 1_000_000;

/** The result of reading the first index entries. */
interface Preflight {
  /** The best rows up to a length. */
  rows: StoredName[];
  /** The greatest length with enough entries; null without entries. */
  upTo: number | null;
  /** The greatest length among the entries; not all of it was read if the limit was reached. */
  longest: number | null;
  entries: number;
}

/** A condition on names, and the index sequences that it implies. */
interface Part {
  text: string;
  /** Before this place, counted from 1. */
  before: number;
  grams: string[];
}

/** Returns the searches by SQLite's index. */
function findOnSqlite(database: Database): FindByParts {
  const look = prepareLook(database);
  const scan = prepareRows<StoredName>(
    database,
    NAME_COLUMNS,
    {
      sqlite: `FROM (SELECT * FROM display_names WHERE name_length = ? ORDER BY observed_at DESC, account_id LIMIT ${MAX_WALK}) AS r
      WHERE instr(r.normalized_display_name, ?) BETWEEN 1 AND ? LIMIT ?`,
      postgres: '',
    },
    SEARCH,
  );
  const newest = prepareRows<StoredName>(
    database,
    NAME_COLUMNS,
    {
      sqlite: `FROM (SELECT rowid & 0xffffffffff AS name_id FROM display_name_search
      WHERE display_name_search MATCH ? ORDER BY rowid LIMIT ?) AS f CROSS JOIN display_names AS r ON r.name_id = f.name_id
      WHERE instr(r.normalized_display_name, ?) > 0 ORDER BY r.observed_at DESC, r.account_id LIMIT ?`,
      postgres: '',
    },
    SEARCH,
  );
  const find = async (part: Part, limit: number): Promise<StoredName[]> => {
    // An entry contains all sequences of the text, but maybe in another order: with too few matches, read all entries.
    for (const enough of [limit, ENTRIES]) {
      const { rows, upTo, longest, entries } = await look(part, enough, limit);
      if (longest === null) return [];
      if (entries === ENTRIES && upTo === longest) return complete(rows, part, longest, limit);
      if (rows.length >= limit || upTo === longest) return rows;
    }
    return [];
  };
  /** Completes the best rows with those of the length that is cut. */
  const complete = async (
    rows: StoredName[],
    part: Part,
    length: number,
    limit: number,
  ): Promise<StoredName[]> => {
    const wanted = limit - rows.length;
    if (wanted <= 0) return rows;
    const newest = await scan([length, part.text, part.before, wanted]);
    if (newest.length === wanted) return [...rows, ...newest];
    // Those of the entries are better than none.
    return [...newest, ...(await look(part, limit, limit, true)).rows];
  };
  return {
    beginning: (start, limit) => find({ text: start, before: 1, grams: listBeginningGrams(start) }, limit),
    containing: (part, limit) => find({ text: part, before: ANYWHERE, grams: listGrams(part) }, limit),
    newestOf: (examined, part, limit) => newest([toMatchExpression(listGrams(part)), examined, part, limit]),
  };
}

/**
 * The index lists the shortest names first, which are the best matches. Reads as many lengths as hold enough entries,
 * and all names of each, since of equally long names the newest is best. Of a length that is cut by the maximum of entries none, unless
 * `withCut`: these are not the newest.
 */
function prepareLook(
  database: Database,
): (part: Part, enough: number, limit: number, withCut?: boolean) => Promise<Preflight> {
  const read = createRowReader<StoredName>(NAME_COLUMNS);
  const select = database.prepare(
    {
      sqlite: `WITH entries AS MATERIALIZED (SELECT rowid AS entry FROM display_name_search
        WHERE display_name_search MATCH ?1 ORDER BY rowid LIMIT ${ENTRIES}),
      lengths AS MATERIALIZED (SELECT count(*) AS entries, max(entry) >> 40 AS longest,
        coalesce((SELECT entry >> 40 FROM entries LIMIT 1 OFFSET ?2 - 1), max(entry) >> 40) AS up_to FROM entries),
      candidates AS MATERIALIZED (SELECT entry & 0xffffffffff AS name_id FROM lengths CROSS JOIN entries
        WHERE entry >> 40 <= up_to AND (?6 OR entries < ${ENTRIES} OR up_to < longest OR entry >> 40 < longest))
      SELECT entries, longest, up_to, (SELECT ${toJsonListsSql(NAME_COLUMNS)} FROM
        (SELECT r.* FROM candidates AS f CROSS JOIN display_names AS r ON r.name_id = f.name_id
          WHERE instr(r.normalized_display_name, ?3) BETWEEN 1 AND ?4
          ORDER BY r.name_length, r.observed_at DESC, r.account_id LIMIT ?5)) AS found FROM lengths`,
      postgres: '',
    },
    SEARCH,
  );
  return async ({ text, before, grams }, enough, limit, withCut = false) => {
    const [row] = await select([toMatchExpression(grams), enough, text, before, limit, Number(withCut)]);
    return {
      rows: parseJsonLists(read, row?.found),
      upTo: row?.up_to as number | null,
      longest: row?.longest as number | null,
      entries: Number(row?.entries),
    };
  };
}

/** Longer names count as this long in the index. */
const MAX_INDEXED_LENGTH = 64;
/** Number of the newest names that show whether a text is common. */
const SAMPLE = 1000;
/** Maximum of names of one length to read in the order of the matches. */
const MAX_READ = 1000;

/**
 * Returns the searches by PostgreSQL's index, one length after the other, the shortest first, until there are enough
 * names. OFFSET 0 hides the order from the planner, which would otherwise scan the newest names for a rare text.
 */
function findOnPostgres(database: Database): FindByParts {
  const rows = (ofLength: string, end = ''): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(
      database,
      NAME_COLUMNS,
      {
        sqlite: '',
        postgres: `FROM (SELECT found.* FROM generate_series(least($2, ${MAX_INDEXED_LENGTH}), ${MAX_INDEXED_LENGTH}) AS length
          CROSS JOIN LATERAL (${ofLength}) AS found LIMIT $4) AS r ${end}`,
      },
      SEARCH,
    );
  const begins = 'strpos(r.normalized_display_name, $3) = 1';
  const contains = 'strpos(r.normalized_display_name, $3) > 0';
  const beginning = rows(bestOfLength(begins));
  const containing = rows(bestOfLength(contains));
  const newest = rows(indexedOfLength(contains), 'ORDER BY r.observed_at DESC, r.account_id LIMIT $5');
  const lengthOf = (text: string): number => Array.from(text).length;
  return {
    beginning: (start, limit) => beginning([listBeginningGrams(start), lengthOf(start), start, limit]),
    containing: (part, limit) => containing([listGrams(part), lengthOf(part), part, limit]),
    newestOf: (examined, part, limit) => newest([listGrams(part), lengthOf(part), part, examined, limit]),
  };
}

const COLUMNS = [...NAME_COLUMNS, 'name_length'].map((column) => `r.${column}`).join(', ');

/** Returns a query of the best names of a length by the index, which gives all that match. */
function indexedOfLength(place: string, condition = 'true'): string {
  return `SELECT * FROM (SELECT ${COLUMNS} FROM display_names AS r WHERE name_grams(r.normalized_display_name) @>
      (SELECT array_agg(chr(255 + length) || gram) FROM unnest($1::text[]) AS gram) AND ${place} OFFSET 0) AS same
    WHERE ${condition} ORDER BY name_length, observed_at DESC, account_id LIMIT $4`;
}

/**
 * Returns a query of the best names of a length. Of a common text the index gives thousands; names in the order of the matches give
 * enough of them sooner. Whether it is common the newest names of any length show; where too few of a length have it, the index does.
 */
function bestOfLength(place: string): string {
  // The planner cannot see the value: for a known one it might sort all names of a length.
  const read = `SELECT CASE WHEN count(*) * ${MAX_READ / SAMPLE} >= $4 THEN ${MAX_READ} ELSE 0 END
    FROM (SELECT normalized_display_name FROM display_names ORDER BY observed_at DESC, account_id LIMIT ${SAMPLE}) AS r WHERE ${place}`;
  return `WITH first AS MATERIALIZED (SELECT * FROM (SELECT ${COLUMNS} FROM display_names AS r
      WHERE r.name_length = length ORDER BY r.observed_at DESC, r.account_id LIMIT (${read})) AS r WHERE ${place} LIMIT $4)
    SELECT * FROM first WHERE (SELECT count(*) FROM first) >= $4
    UNION ALL (${indexedOfLength(place, '(SELECT count(*) FROM first) < $4')})`;
}
