import type { Database } from '../../../database.js';
import { normalizeName } from '../shared/display-name-rules.js';
import { compareNewest, NAME_COLUMNS, type StoredName } from './name-row.js';
import { prepareRows } from './prepare-rows.js';
import { gramsOf, toMatchExpression } from './text-grams.js';

/** Matches of each kind that are looked at; more common texts are looked for among the freshest names instead. */
const LOOKED_AT = 5000;
const LONGEST_WALK = 50_000;

/** Returns a function that finds names which have a text in their name or account id, newest first. */
export function createListMatching(
  database: Database,
): (text: string, limit: number) => Promise<StoredName[]> {
  const indexed = database.kind === 'sqlite' ? onSqlite(database) : onPostgres(database);
  const freshest = walkFreshest(database);
  return async (text, limit) => {
    const [name, id] = [normalizeName(text), text.trim().toLowerCase()];
    const kinds = await indexed(gramsOf(name), gramsOf(id));
    const isCommon = kinds === null || kinds.some((rows) => rows.length >= LOOKED_AT);
    const found = [...(kinds ?? []).flat(), ...(isCommon ? await freshest(name, id, limit) : [])];
    const byAccount = new Map(
      found.filter((row) => isMatch(row, name, id)).map((row) => [row.account_id, row]),
    );
    return [...byAccount.values()].sort(compareNewest).slice(0, limit);
  };
}

function isMatch(row: StoredName, name: string, id: string): boolean {
  return row.normalized_display_name.includes(name) || row.account_id.toLowerCase().includes(id);
}

/** Rows with all sequences of three characters of a name or an id; null where there is none to look for. */
type FindByGrams = (nameGrams: string[], idGrams: string[]) => Promise<StoredName[][] | null>;

function onSqlite(database: Database): FindByGrams {
  const rows = (table: string, nameId: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, {
      sqlite: `FROM (SELECT ${nameId} AS name_id FROM ${table} WHERE ${table} MATCH ? LIMIT ${LOOKED_AT}) AS f
        CROSS JOIN display_names AS r ON r.name_id = f.name_id`,
      postgres: '',
    });
  const names = rows('display_name_search', 'rowid & 0xffffffffff');
  const ids = rows('account_id_search', 'rowid');
  return (nameGrams, idGrams) =>
    findBoth(
      nameGrams,
      idGrams,
      (grams) => names([toMatchExpression(grams)]),
      (grams) => ids([toMatchExpression(grams)]),
    );
}

function onPostgres(database: Database): FindByGrams {
  const rows = (text: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, {
      sqlite: '',
      postgres: `FROM display_names AS r WHERE text_grams(${text}) @> $1::text[] LIMIT ${LOOKED_AT}`,
    });
  const names = rows('r.normalized_display_name');
  const ids = rows('lower(r.account_id)');
  return (nameGrams, idGrams) =>
    findBoth(
      nameGrams,
      idGrams,
      (grams) => names([grams]),
      (grams) => ids([grams]),
    );
}

type FindRows = (grams: string[]) => Promise<StoredName[]>;

/** What differs from the id only by white space is looked for as well; a text without a sequence is in too many rows. */
async function findBoth(
  nameGrams: string[],
  idGrams: string[],
  names: FindRows,
  ids: FindRows,
): Promise<StoredName[][] | null> {
  if (nameGrams.length === 0 || idGrams.length === 0) return null;
  return Promise.all([names(nameGrams), ids(idGrams)]);
}

function walkFreshest(
  database: Database,
): (name: string, id: string, limit: number) => Promise<StoredName[]> {
  const from = (match: string, limit: string): string =>
    `FROM (SELECT * FROM display_names ORDER BY observed_at DESC, account_id LIMIT ${LONGEST_WALK}) AS r
    WHERE ${match} ORDER BY r.observed_at DESC, r.account_id LIMIT ${limit}`;
  const walk = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: from('instr(r.normalized_display_name, ?) > 0 OR instr(lower(r.account_id), ?) > 0', '?'),
    postgres: from('strpos(r.normalized_display_name, $1) > 0 OR strpos(lower(r.account_id), $2) > 0', '$3'),
  });
  return (name, id, limit) => walk([name, id, limit]);
}
