import type { Database } from '../../../database.js';
import { beginningGramsOf, gramsOf, toMatchExpression } from '../shared/text-grams.js';
import type { FindByParts } from './find-names.js';
import { NAME_COLUMNS, type StoredName } from './name-row.js';
import { jsonArrayOf, prepareRows } from './prepare-rows.js';

/** Entries of the search index that are read before it pays to walk through the names of one length instead. */
const ENTRIES = 1500;
/** Names of one length that such a walk passes at most. */
const LONGEST_WALK = 50_000;
/** Names are shorter than this. */
const ANYWHERE = 1_000_000;

/** What the first entries of the search index led to. */
interface Look {
  /** The best rows of all those up to a length. */
  rows: (StoredName & { name_length: number })[];
  /** The greatest length whose names were looked at; null without entries. */
  upTo: number | null;
  /** The greatest length among the entries, which is cut off when there are as many as were asked for. */
  longest: number | null;
  entries: number;
}

/** What a name has to have, and the parts by which the index knows it. */
interface Part {
  text: string;
  /** Before this place, counted from 1. */
  before: number;
  grams: string[];
}

/** Returns the ways to find names by the index of their parts that SQLite keeps. */
export function findOnSqlite(database: Database): FindByParts {
  const look = prepareLook(database);
  const walk = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: `FROM (SELECT * FROM display_names WHERE name_length = ? ORDER BY observed_at DESC, account_id LIMIT ${LONGEST_WALK}) AS r
      WHERE instr(r.normalized_display_name, ?) BETWEEN 1 AND ? LIMIT ?`,
    postgres: '',
  });
  const newest = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: `FROM (SELECT rowid & 0xffffffffff AS name_id FROM display_name_search
      WHERE display_name_search MATCH ? ORDER BY rowid LIMIT ?) AS f CROSS JOIN display_names AS r ON r.name_id = f.name_id
      WHERE instr(r.normalized_display_name, ?) > 0 ORDER BY r.observed_at DESC, r.account_id LIMIT ?`,
    postgres: '',
  });
  const find = async (part: Part, limit: number): Promise<StoredName[]> => {
    // An entry has all parts of the text, though not always in its order: if too few have the text, all are looked at.
    for (const enough of [limit, ENTRIES]) {
      const { rows, upTo, longest, entries } = await look(part, enough, limit);
      if (longest === null) return [];
      const isCut = entries === ENTRIES && upTo === longest;
      if (isCut) {
        // Of the last length only some are among the entries, and not the newest.
        if (rows.filter((row) => row.name_length < longest).length >= limit) return rows;
        return [...rows, ...(await walk([longest, part.text, part.before, limit]))];
      }
      if (rows.length >= limit || upTo === longest) return rows;
    }
    return [];
  };
  return {
    beginning: (start, limit) => find({ text: start, before: 1, grams: beginningGramsOf(start) }, limit),
    containing: (part, limit) => find({ text: part, before: ANYWHERE, grams: gramsOf(part) }, limit),
    newestOf: (lookedAt, part, limit) => newest([toMatchExpression(gramsOf(part)), lookedAt, part, limit]),
  };
}

/**
 * The index has the shortest names first, which are the best ones. So as many lengths are looked at as hold enough entries,
 * and of each of these lengths all names: the newest of equally long ones are better.
 */
function prepareLook(database: Database): (part: Part, enough: number, limit: number) => Promise<Look> {
  const select = database.prepare({
    sqlite: `WITH entries AS MATERIALIZED (SELECT rowid AS entry FROM display_name_search
        WHERE display_name_search MATCH ?1 ORDER BY rowid LIMIT ${ENTRIES}),
      lengths AS MATERIALIZED (SELECT count(*) AS entries, max(entry) >> 40 AS longest,
        coalesce((SELECT entry >> 40 FROM entries LIMIT 1 OFFSET ?2 - 1), max(entry) >> 40) AS up_to FROM entries),
      candidates AS MATERIALIZED (SELECT entry & 0xffffffffff AS name_id FROM lengths CROSS JOIN entries
        WHERE entry >> 40 <= up_to)
      SELECT entries, longest, up_to, (SELECT ${jsonArrayOf([...NAME_COLUMNS, 'name_length'])} FROM
        (SELECT r.* FROM candidates AS f CROSS JOIN display_names AS r ON r.name_id = f.name_id
          WHERE instr(r.normalized_display_name, ?3) BETWEEN 1 AND ?4
          ORDER BY r.name_length, r.observed_at DESC, r.account_id LIMIT ?5)) AS found FROM lengths`,
    postgres: '',
  });
  return async ({ text, before, grams }, enough, limit) => {
    const [row] = await select([toMatchExpression(grams), enough, text, before, limit]);
    return {
      rows: JSON.parse(String(row?.found ?? '[]')) as Look['rows'],
      upTo: row?.up_to as number | null,
      longest: row?.longest as number | null,
      entries: Number(row?.entries),
    };
  };
}
