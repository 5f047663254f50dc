import type { Database } from '../../../database.js';
import { NAME_COLUMNS, type StoredName } from './name-row.js';
import { prepareRows } from './prepare-rows.js';
import { gramsOf, NAME_START, toMatchExpression } from './text-grams.js';

/** Ways to find names that are candidates for an answer. Rows come in no particular order. */
export interface FindNames {
  /** Returns the newest accounts with exactly this normalized name. */
  equal: (name: string, limit: number) => Promise<StoredName[]>;
  /** Returns the shortest, then newest, names that begin with a text and are longer. */
  beginning: (start: string, limit: number) => Promise<StoredName[]>;
  /** Returns the shortest, then newest, names that have a text of at least three characters in them. */
  containing: (part: string, limit: number) => Promise<StoredName[]>;
  /** Returns names that have a text of at least three characters in them, without looking for the best or newest. */
  having: (part: string, limit: number) => Promise<StoredName[]>;
  /** Returns accounts whose id begins with a text. */
  ofIds: (start: string, limit: number) => Promise<StoredName[]>;
}

/** Matches that are looked at before it pays to walk through the names of one length instead. */
const LOOKED_AT = 1500;
/** The shortest matches are the best ones; mostly a few more than asked for are enough to be sure of them. */
const firstLook = (limit: number): number => Math.min(LOOKED_AT, 4 * limit + 20);
/** Names of one length that such a walk passes at most. */
const LONGEST_WALK = 50_000;
const LAST_CHARACTER = '\u{10FFFF}';

/** Names are shorter than this. */
const ANYWHERE = 1_000_000;

type Indexed = Pick<FindNames, 'beginning' | 'containing' | 'having'>;
type WithLength = StoredName & { name_length: number };

/** Returns the ways to find names. Each is bounded work, however many names there are. */
export function createFindNames(database: Database): FindNames {
  const rows = (sqlite: string, postgres: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, { sqlite, postgres });
  const equal = rows(
    'FROM display_names AS r WHERE r.normalized_display_name = ? ORDER BY r.observed_at DESC, r.account_id LIMIT ?',
    'FROM display_names AS r WHERE r.normalized_display_name = $1 ORDER BY r.observed_at DESC, r.account_id LIMIT $2',
  );
  const ofIds = rows(
    'FROM display_names AS r WHERE r.account_id >= ? AND r.account_id < ? ORDER BY r.account_id LIMIT ?',
    'FROM display_names AS r WHERE r.account_id >= $1 AND r.account_id < $2 ORDER BY r.account_id LIMIT $3',
  );
  const indexed = database.kind === 'sqlite' ? onSqlite(database) : onPostgres(database);
  return {
    ...indexed,
    equal: (name, limit) => equal([name, limit]),
    ofIds: (start, limit) => ofIds([start, start + LAST_CHARACTER, limit]),
  };
}

function onPostgres(database: Database): Indexed {
  const best = 'ORDER BY r.name_length, r.observed_at DESC, r.account_id LIMIT';
  const rows = (where: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, {
      sqlite: '',
      postgres: `FROM display_names AS r WHERE ${where}`,
    });
  const name = 'r.normalized_display_name';
  const beginning = rows(`${name} > $1 AND ${name} < $2 ${best} $3`);
  const has = `text_grams(${name}) @> $1::text[] AND strpos(${name}, $2) > 0`;
  const containing = rows(`${has} ${best} $3`);
  const having = rows(`${has} LIMIT $3`);
  return {
    beginning: (start, limit) => beginning([start, start + LAST_CHARACTER, limit]),
    containing: (part, limit) => containing([gramsOf(part), part, limit]),
    having: (part, limit) => having([gramsOf(part), part, limit]),
  };
}

function hasAt({ normalized_display_name: name }: StoredName, part: string, lastPlace: number): boolean {
  const place = name.indexOf(part);
  return place >= 0 && place < lastPlace;
}

/** The search index gives matches shortest first. Only among equally long ones the newest have to be looked for. */
function onSqlite(database: Database): Indexed {
  const columns = [...NAME_COLUMNS, 'name_length'];
  const sample = prepareRows<WithLength>(database, columns, {
    sqlite: `FROM (SELECT rowid & 0xffffffffff AS name_id FROM display_name_search
      WHERE display_name_search MATCH ? ORDER BY rowid LIMIT ?) AS f CROSS JOIN display_names AS r ON r.name_id = f.name_id`,
    postgres: '',
  });
  const walk = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: `FROM (SELECT * FROM display_names WHERE name_length = ? ORDER BY observed_at DESC, account_id LIMIT ${LONGEST_WALK}) AS r
      WHERE instr(r.normalized_display_name, ?) BETWEEN 1 AND ? LIMIT ?`,
    postgres: '',
  });
  const find = async (
    indexed: string,
    part: string,
    lastPlace: number,
    limit: number,
  ): Promise<StoredName[]> => {
    const expression = toMatchExpression(gramsOf(indexed));
    for (const most of [firstLook(limit), LOOKED_AT]) {
      const looked = await sample([expression, most]);
      const matches = looked.filter((row) => hasAt(row, part, lastPlace));
      if (looked.length < most) return matches;
      const longest = looked.at(-1)?.name_length ?? 0;
      const complete = matches.filter((row) => row.name_length < longest);
      if (complete.length >= limit) return complete;
      if (most < LOOKED_AT) continue;
      // Of the last length only some were looked at, and not the newest.
      const newest = await walk([longest, part, lastPlace, limit]);
      return newest.length === 0 ? matches : [...complete, ...newest];
    }
    return [];
  };
  return {
    beginning: async (start, limit) => find(NAME_START + start, start, 1, limit),
    containing: async (part, limit) => find(part, part, ANYWHERE, limit),
    having: async (part, limit) =>
      (await sample([toMatchExpression(gramsOf(part)), limit])).filter((row) => hasAt(row, part, ANYWHERE)),
  };
}
