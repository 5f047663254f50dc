/*
 * What counts as absent, in one table: clients write "nothing" in many ways. Types are those of `x-type` in the documents, but for texts and
 * objects, which need none; null counts as absent in an optional field of any type. `npm run generate` copies the table to the
 * tables of operations, by which bodies are read. What a field alone does not tell is read here: a holder beside an account, and a name that is
 * a map's uid (map-name.ts).
 */

const UNKNOWN = '-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]';
/** Spelled exactly so, because players are called Nan and NULL. */
const NOBODY = `${UNKNOWN}|null|undefined|None|NaN`;
const NIL_ID = '0{8}(?:-?0{4}){3}-?0{12}|A{22}';

/** Numbers that stand for a time that is there and not shown, as negative ones do. */
const HIDDEN = [2_147_483_647, 4_294_967_295];

/** What a hidden time of a board is read as. */
export const HIDDEN_TIME = -1;

/** Texts are compared after they are trimmed. */
const text = { absent: '^$' };
const time = { is: 'milliseconds', hidden: HIDDEN } as const;
/** What programs write for "not set" is earlier: 0001-01-01, 1601-01-01, 1899-12-30, 1970-01-01. */
const observed = { ...text, from: '1990-01-01T00:00:00Z' };

export const FIELD_TYPES = {
  text,
  object: { isEmptyList: true },
  'account-id': { absent: `^(?:${NOBODY}|0|${NIL_ID})?$` },
  'map-id': { unless: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$' },
  // A record's or a medal's: a hidden one counts as absent, except where a check says what the board shows, because a wiped board has none.
  'record-time': { ...time, numbers: [0] },
  'board-time': { ...time, numbers: [0], hiddenAs: HIDDEN_TIME },
  duration: time,
  seconds: { numbers: [0] },
  date: { ...text, is: 'timestamp' },
  observed: { ...observed, is: 'timestamp' },
  'observed-as-sent': observed,
} as const;

const NO_ACCOUNT = new RegExp(FIELD_TYPES['account-id'].absent);
const NO_HOLDER = new RegExp(`^(?:${NOBODY})?$`);
const NO_NAME = new RegExp(`^(?:${UNKNOWN})?$`);

/** Whether a text in place of an account id names no account. */
export function isNoAccount(id: string): boolean {
  return NO_ACCOUNT.test(id.trim());
}

/** Whether a text in place of a holder's name names nobody. Beside an account id, a word such as None is a name. */
export function isNobody(holder: string, hasAccount: boolean): boolean {
  return (hasAccount ? NO_NAME : NO_HOLDER).test(holder.trim());
}
