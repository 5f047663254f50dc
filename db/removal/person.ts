import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { kindOf } from '../connection/kind-of.js';
import { countCharacters, normalizeName } from '../rules/display-names.js';

/** What names a player in what is stored. */
export interface Person {
  accountId: string;
  /** All names that the account has or had, as they were sent. */
  names: readonly string[];
  /** Those that no other account has or had, normalized. */
  ownNames: readonly string[];
}

/** What stands in a text in place of a person. */
const ERASED = 'erased';

/** Shorter names are part of too many texts; they are removed only where a field has nothing else. */
const MIN_NAME = 3;

const NAMES_AT_ONCE = 20_000;

/** The setting that keeps the names of an account while it is erased: events and reports, which may be all that has one, go first. */
export function erasingKey(accountId: string): string {
  return `erasing ${accountId}`;
}

/** Returns what names an account. Reads whole tables. */
export function readPerson(database: Database, accountId: string): Promise<Person> {
  return database.snapshot((read) => readNames(read, accountId), { isUnlimited: true });
}

async function readNames(read: Knex, accountId: string): Promise<Person> {
  const found = new Set<string>();
  for (const [table, column] of [
    ['display_names', 'display_name'],
    ['display_name_history', 'display_name'],
    ['world_record_reports', 'holder'],
    ['events', 'holder'],
  ] as const) {
    const rows = (await read(table)
      .where({ account_id: accountId })
      .whereNotNull(column)
      .distinct(column)
      .pluck(column)) as string[];
    for (const name of rows) if (name !== '') found.add(name);
  }
  const kept = await read('settings')
    .where({ key: erasingKey(accountId) })
    .first<{ value: string } | undefined>('value');
  if (kept) for (const name of JSON.parse(kept.value) as string[]) found.add(name);
  const names = [...found];
  const taken = await readTaken(read, accountId, names);
  const ownNames = [...new Set(names.map(normalizeName))].filter((name) => !taken.has(name));
  return { accountId, names, ownNames };
}

/** Returns which of some names other accounts have or had, normalized. */
async function readTaken(read: Knex, accountId: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const normalized = [...new Set(names.map(normalizeName))];
  const present = read('display_names')
    .whereIn('normalized_display_name', normalized)
    .whereNot({ account_id: accountId })
    .pluck('normalized_display_name');
  const reported = read('world_record_reports')
    .whereIn('holder_key', normalized)
    .whereNotIn('account_id', ['', accountId])
    .distinct('holder_key')
    .pluck('holder_key');
  const taken: string[] = [];
  for (const query of [present, reported]) taken.push(...((await query) as string[]));
  return new Set([...taken, ...(await findFormer(read, accountId, new Set(normalized)))]);
}

/** Returns which of some normalized names other accounts have had. Their history has them as they were sent only. */
async function findFormer(
  read: Knex,
  accountId: string,
  normalized: ReadonlySet<string>,
): Promise<Set<string>> {
  const found = new Set<string>();
  let last = { account_id: '', display_name: '' };
  for (;;) {
    const rows = await read('display_name_history')
      .whereRaw('(account_id, display_name) > (?, ?)', [last.account_id, last.display_name])
      .orderBy(['account_id', 'display_name'])
      .limit(NAMES_AT_ONCE)
      .select<(typeof last)[]>('account_id', 'display_name');
    for (const row of rows) {
      const name = normalizeName(row.display_name);
      if (row.account_id !== accountId && normalized.has(name)) found.add(name);
    }
    const end = rows.at(-1);
    if (!end) return found;
    last = end;
  }
}

/** Returns the condition of rows of which one of some text columns may name a person, for `redact` to look at. */
export function mentions(read: Knex, person: Person, columns: readonly string[]): Knex.Raw {
  const text = columns.map((column) => `COALESCE(${column}, '')`).join(` || ' ' || `);
  const like = kindOf(read) === 'postgres' ? 'ILIKE' : 'LIKE';
  const sought = [
    ...idTexts(person),
    ...person.ownNames.filter(isLong),
    ...person.names.filter(isLong),
  ].flatMap((one) => [one, JSON.stringify(one).slice(1, -1)]);
  const patterns = [...new Set(sought)].map((one) => `%${toPattern(one)}%`);
  return read.raw(`(${patterns.map(() => `${text} ${like} ? ESCAPE '\\'`).join(' OR ')})`, patterns);
}

/** Returns a pattern of a text in any case: databases may know the cases of ASCII only, and some letters of ASCII have others beside it. */
function toPattern(text: string): string {
  const isCased = (char: string): boolean => char.toLowerCase() !== char.toUpperCase();
  return Array.from(text, (char) => {
    if (isCased(char) && !/^[a-jl-rt-z]$/i.test(char)) return '_';
    return char.replace(/[%_\\]/, '\\$&');
  }).join('');
}

/** The account id, and the game's login for it, which is the base64url text of its bytes. */
function idTexts({ accountId }: Person): string[] {
  const hex = accountId.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(hex)) return [accountId];
  return [accountId, hex, Buffer.from(hex, 'hex').toString('base64url')];
}

const isLong = (name: string): boolean => countCharacters(name) >= MIN_NAME;

/**
 * Returns what takes a person out of a text, JSON too: the ids anywhere, names as words. Where the account is named, so may its names be
 * that others have as well.
 */
export function createRedactor(person: Person): (text: string, isOfAccount?: boolean) => string {
  const ids = new RegExp(toAlternatives(idTexts(person)), 'giu');
  const own = person.names.filter((name) => person.ownNames.includes(normalizeName(name)));
  const [ownNames, allNames] = [toWordPattern([...own, ...person.ownNames]), toWordPattern(person.names)];
  return (text, isOfAccount = false) => {
    const withoutIds = text.replace(ids, ERASED);
    const names = isOfAccount || withoutIds !== text ? [ownNames, allNames] : [ownNames];
    return names.reduce((rest, words) => (words ? rest.replace(words, ERASED) : rest), withoutIds);
  };
}

function toWordPattern(names: readonly string[]): RegExp | null {
  const texts = names.filter(isLong).flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]);
  if (texts.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${toAlternatives(texts)})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Longer ones first, so that none is taken for a part of it. */
function toAlternatives(texts: readonly string[]): string {
  return [...new Set(texts)]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}

/** Whether a player, as named, is the person. */
export function isPerson(
  { accountId, ownNames }: Person,
  named: { account_id: string | null; holder: string | null },
): boolean {
  const account = named.account_id ?? '';
  if (account !== '') return account === accountId;
  return named.holder !== null && named.holder !== '' && ownNames.includes(normalizeName(named.holder));
}
