// What the services say: requests, names of players, and verdicts.
import { element, nameElement, plainName } from './dom.js';

/** @typedef {import('../../../generated/catalog/types.js').components['schemas']} Catalog */
/** @typedef {import('../../../generated/verification/types.js').components['schemas']} Verification */
/** @typedef {Verification['RecordBundle']} RecordBundle */
/** @typedef {Verification['VerificationEntry']} Entry */

/** Base URLs: the pages lie one folder below the catalog's; the server has written the others into the page. */
export const CATALOG = new URL('..', location.href).href.replace(/\/$/, '');
export const { verification: VERIFICATION = '', aggregator: AGGREGATOR = '' } = document.body.dataset;

const TIMEOUT_MS = 15_000;

/** A service that cannot be read; the message says which and why. */
class Unreadable extends Error {}

/**
 * Returns the JSON of a 200, or null for a 404; the browser asks by entity tag where it knows one. Throws Unreadable.
 * @template T
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<T | null>}
 */
export async function find(url, options = {}) {
  const { origin } = new URL(url);
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...options,
  }).catch(() => {
    throw new Unreadable(`${origin} does not respond`);
  });
  if (response.status === 404) return null;
  if (response.status !== 200) throw new Unreadable(`${origin} responds with ${response.status}`);
  return response.json().catch(() => {
    throw new Unreadable(`${origin} sent no JSON`);
  });
}

/**
 * Returns the JSON of a 200. Throws Unreadable.
 * @template T
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<T>}
 */
export async function read(url, options) {
  const body = await find(url, options);
  if (body === null) throw new Unreadable(`${new URL(url).origin} responds with 404`);
  return /** @type {T} */ (body);
}

/** Display names by account id; null for one that nobody has named. @type {Map<string, string | null>} */
const names = new Map();
const MAX_NAMES = 50;

/** Reads the present names of accounts, as far as the catalog knows and can be read; each is asked for once. @param {string[]} ids */
export async function readNames(ids) {
  const unknown = [...new Set(ids)].filter((id) => id !== '' && !names.has(id)).slice(0, MAX_NAMES);
  if (unknown.length > 0) {
    const url = `${CATALOG}/api/v1/display-names?accountIds=${unknown.map(encodeURIComponent).join(',')}`;
    /** @type {Catalog['DisplayNames'] | null} */
    const body = await read(url).catch(() => null);
    for (const id of unknown) if (body) names.set(id, body.names[id] ?? null);
  }
  return names;
}

/** Remembers names that a response has brought along. @param {readonly {accountId?: string | null, holder: string | null}[]} rows */
export function learnNames(rows) {
  for (const { accountId, holder } of rows) if (accountId && holder) names.set(accountId, holder);
}

/**
 * Returns the name of a player, which leads to the player's page where the account is known.
 * @param {string | null | undefined} accountId
 * @param {string | null} [name]
 */
export function playerElement(accountId, name = names.get(accountId ?? '') ?? null) {
  const plain = plainName(name);
  const shown = plain === '' ? `account ${accountId?.slice(0, 8)}…` : nameElement(plain);
  if (accountId) return element('a', { href: playerLink(accountId), title: accountId }, shown);
  return plain === '' ? 'nobody known' : shown;
}

/** @param {string} accountId */
export const playerLink = (accountId) => `../player/#${encodeURIComponent(accountId)}`;

/** How a verdict is shown: its tone, its sign and its words, which its reason may replace. */
const WORDS = {
  pass: ['good', '✓', ' passed'],
  fail: ['bad', '✕', ' failed'],
  pending: ['wait', '…', ' waits'],
  unavailable: ['none', '–', ' could not be checked'],
  not_run: ['none', '–', ' not checked'],
};
/** @type {Readonly<Record<string, string>>} */
const REASONS = {
  manual_review: ': needs a person',
  artifacts_missing: ': files are gone',
  unsupported: ': files not readable',
};

/** Returns a verdict's sign and words: which check, what it found, and how sure it is. @param {Entry} entry */
export function verdictElement({ track, status, reason_code: reason, confidence, contested }) {
  const [tone, sign, words] = WORDS[status];
  const check = `${track === 'deep' ? 'Deep check' : 'Replay'}${REASONS[reason] ?? words}`;
  const more = `${confidence ? `, ${confidence} confidence` : ''}${contested ? ', contested' : ''}`;
  return element(
    'span',
    { class: `verdict ${tone}` },
    element('span', { 'aria-hidden': 'true' }, sign),
    element('span', {}, element('b', {}, check), more),
  );
}

/** What a pass means, below lists of verdicts. */
export const CAUTION =
  'A pass says that the files of a run agree in all that they repeat. It is no proof that somebody drove it: a careful forger passes, too.';

/** Returns what the file of a record's run says, if a verdict has it. @param {RecordBundle} record */
export const findRun = ({ verifications }) => verifications.find(({ run }) => run)?.run ?? null;

/**
 * Whether a verdict is about a world record: the run has its time and its account.
 * @param {RecordBundle} record
 * @param {{mapUid: string, wrMs: number | null, accountId: string | null}} worldRecord
 */
export function isAbout(record, { mapUid, wrMs, accountId }) {
  const run = findRun(record);
  return run !== null && record.map_uid === mapUid && run.time_ms === wrMs && run.account_id === accountId;
}

/** Returns the verdicts that say something. @param {readonly RecordBundle[]} records */
export const listVerdicts = (records) =>
  records.flatMap(({ verifications }) => verifications).filter(({ status }) => status !== 'not_run');

/** @param {string} uid @param {string} track @param {number} limit */
export const verdictsUrl = (uid, track, limit) =>
  `${VERIFICATION}/api/v1/maps/${encodePath(uid)}/verdicts?track=${track}&limit=${limit}`;

/** Returns the checked runs of a map with the verdicts of both checks. Throws Unreadable. @param {string} uid @param {number} limit */
export async function readMapVerdicts(uid, limit) {
  /** @type {Verification['MapVerdictsResponse'][]} */
  const [replay, deep] = await Promise.all(
    ['replay', 'deep'].map((track) => read(verdictsUrl(uid, track, limit))),
  );
  const records = new Map(replay?.data.items.map((record) => [record.record_id, record]));
  for (const { record_id: id, verifications } of deep?.data.items ?? [])
    records.get(id)?.verifications.push(...verifications);
  return { records: [...records.values()], total: replay?.data.total_items ?? 0 };
}

/** encodeURIComponent leaves some signs that mean something to a shell. @param {string} text */
export const encodePath = (text) =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
