// What the pages for players share. Everything that a service sends is shown as text, never as markup.

/** The verification service's base URL, as the server has written it into the page. */
export const VERIFICATION = document.body.dataset.verification;
/** The catalog's base URL: the pages lie one folder below it. */
export const CATALOG = new URL('..', location.href).href.replace(/\/$/, '');

/** Seconds between two looks at the services: 30, or `?interval=` from 1 to 600. */
const INTERVAL = Math.min(
  600,
  Math.max(1, Number(new URLSearchParams(location.search).get('interval')) || 30),
);
const MAX_WAIT_S = 600;
const TIMEOUT_MS = 15_000;
const MINUS = '\u2212';

/** Returns an element with attributes and children; text is never taken for markup. */
export function element(name, attributes = {}, ...children) {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) created.setAttribute(attribute, value);
  }
  created.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''));
  return created;
}

/** Colour, style and link codes of names, as db/rules/map-name.ts knows them. */
const CODES = /\$\$|\$[lhp](?:\[[^[\]]*\])?|\$[0-9a-f]{1,3}|\$[iwonstgzm<>]/gi;

/** Returns a name without its codes; `$$` becomes `$`. Empty where nothing is left. */
export function plainName(name) {
  return (name ?? '').replace(CODES, (code) => (code === '$$' ? '$' : '')).trim();
}

/** Returns a name as an element that keeps the direction of its letters to itself. */
export function nameElement(name, attributes = {}) {
  return element('bdi', attributes, name);
}

/** Returns milliseconds as the game shows them: 39874 is 0:39.874. */
export function formatTime(ms) {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}.${rest}`
    : `${minutes}:${seconds}.${rest}`;
}

/** Returns a difference of times with its sign: −0.242. */
export function formatGain(ms) {
  const sign = ms < 0 ? MINUS : '+';
  const size = Math.abs(ms);
  return sign + (size < 60_000 ? (size / 1000).toFixed(3) : formatTime(size));
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' };
const dayFormat = new Intl.DateTimeFormat('en-GB', DAY);
const minuteFormat = new Intl.DateTimeFormat('en-GB', { ...DAY, hour: '2-digit', minute: '2-digit' });
const longFormat = new Intl.DateTimeFormat('en-GB', {
  ...DAY,
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const clockFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export const formatDay = (time) => dayFormat.format(new Date(time));

/** What the services' clock is ahead of this computer's. */
let ahead = 0;

/** Takes the time that a service has sent as the present. */
export function setClock(time) {
  ahead = Date.parse(time) - Date.now();
}

export const now = () => Date.now() + ahead;

/** Returns how long ago a moment is, in one unit; null where it lies ahead. */
export function formatAge(time) {
  const seconds = Math.round((now() - Date.parse(time)) / 1000);
  if (!(seconds >= -5)) return null;
  if (seconds < 60) return 'just now';
  for (const [unit, size, limit] of [
    ['minute', 60, 3600],
    ['hour', 3600, 86_400],
    ['day', 86_400, 14 * 86_400],
  ]) {
    if (seconds >= limit) continue;
    const count = Math.floor(seconds / size);
    return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return null;
}

const ageText = (time) => formatAge(time) ?? formatDay(time);

/** Returns a moment as its age, or as a day where it is long ago; the whole of it is its title. */
export function timeElement(time, format = ageText) {
  const created = element('time', { datetime: time, title: longFormat.format(new Date(time)) }, format(time));
  if (format === ageText) created.dataset.ages = '';
  return created;
}

export const formatMinute = (time) => minuteFormat.format(new Date(time));

/** A service that cannot be read; the message says which and why. */
export class Unreadable extends Error {}

/** Returns the status and the JSON of a response; the browser asks by ETag where it knows one. Throws Unreadable. */
export async function readJson(url, options = {}) {
  let response;
  try {
    response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS), ...options });
  } catch {
    throw new Unreadable(`${new URL(url).origin} does not respond`);
  }
  if (response.status !== 200 && response.status !== 404)
    throw new Unreadable(`${new URL(url).origin} responds with ${response.status}`);
  try {
    return { status: response.status, body: await response.json() };
  } catch {
    throw new Unreadable(`${new URL(url).origin} sent no JSON`);
  }
}

/** Returns the body of a response with the status 200. Throws Unreadable. */
export async function readBody(url, options) {
  const { status, body } = await readJson(url, options);
  if (status !== 200) throw new Unreadable(`${new URL(url).origin} responds with ${status}`);
  return body;
}

/** Draws facts into a place of the page, unless they are the ones that it shows. */
export function draw(place, facts, render) {
  const shown = JSON.stringify(facts);
  if (place.dataset.shown === shown) return;
  place.dataset.shown = shown;
  place.replaceChildren(...[render(facts)].flat());
}

/**
 * Calls `refresh` now and again and again: not while the page is hidden, at once when it is seen again, and less often while it fails.
 * `refresh` resolves with a sentence about what could not be read, or null. Returns a function that calls it at once.
 */
export function keepFresh(refresh) {
  const place = document.querySelector('#freshness');
  let failures = 0;
  let timer;
  let running = null;
  const tell = (fault) => {
    const clock = clockFormat.format(new Date());
    const next = Math.min(MAX_WAIT_S, INTERVAL * 2 ** failures);
    place.textContent = fault
      ? `${fault} (${clock}). The next try follows in ${next} s.`
      : `Updated at ${clock}. Refreshes every ${INTERVAL} s while you look.`;
  };
  const run = async () => {
    clearTimeout(timer);
    const fault = await refresh().catch((error) => error.message);
    failures = fault ? failures + 1 : 0;
    tell(fault);
    for (const one of document.querySelectorAll('time[data-ages]')) one.textContent = ageText(one.dateTime);
    if (!document.hidden) timer = setTimeout(start, Math.min(MAX_WAIT_S, INTERVAL * 2 ** failures) * 1000);
    running = null;
  };
  const start = () => (running ??= run());
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) void start();
  });
  void start();
  return async () => {
    await running;
    await start();
  };
}

/** Display names by account id; null for one that nobody has named. */
const names = new Map();
const MAX_NAMES = 50;

/** Returns the present names of accounts, as far as the catalog knows and can be read; each is asked for once. */
export async function readNames(accountIds) {
  const unknown = [...new Set(accountIds)].filter((id) => id && !names.has(id)).slice(0, MAX_NAMES);
  if (unknown.length > 0) {
    const url = `${CATALOG}/api/v1/display-names?accountIds=${unknown.map(encodeURIComponent).join(',')}`;
    const body = await readBody(url).catch(() => null);
    for (const id of unknown) if (body) names.set(id, body.names[id] ?? null);
  }
  return names;
}

/** Remembers names that a response has brought along. */
export function learnNames(rows) {
  for (const { accountId, holder } of rows) if (accountId && holder) names.set(accountId, holder);
}

/** Returns the name of a player, or a short form of the account id. */
export function playerName(accountId, name = names.get(accountId)) {
  const plain = plainName(name);
  if (plain !== '') return nameElement(plain);
  return accountId
    ? element('span', { class: 'quiet', title: accountId }, `account ${accountId.slice(0, 8)}…`)
    : 'nobody known';
}

export const mapLink = (uid) => `../map/#${encodeURIComponent(uid)}`;

/** How a verdict is shown: its tone, its sign and its words, which its reason may replace. */
const WORDS = {
  pass: { tone: 'good', sign: '✓', words: ' passed' },
  fail: { tone: 'bad', sign: '✕', words: ' failed' },
  pending: { tone: 'wait', sign: '…', words: ' waits', reasons: { manual_review: ': needs a person' } },
  unavailable: {
    tone: 'none',
    sign: '–',
    words: ' could not be checked',
    reasons: { artifacts_missing: ': files are gone', unsupported: ': files not readable' },
  },
  not_run: { tone: 'none', sign: '–', words: ' not checked' },
};

/** Returns a verdict's sign and words: which check, what it found, and how sure it is. */
export function verdictElement({ track, status, reason_code: reason, confidence, contested }) {
  const { tone, sign, words, reasons = {} } = WORDS[status] ?? WORDS.not_run;
  const more = [confidence ? `${confidence} confidence` : null, contested ? 'contested' : null].filter(
    Boolean,
  );
  return element(
    'span',
    { class: `verdict ${tone}` },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    element(
      'span',
      {},
      element('b', {}, `${track === 'deep' ? 'Deep check' : 'Replay'}${reasons[reason] ?? words}`),
      ...more.map((text) => `, ${text}`),
    ),
  );
}

/** Returns what the file of a record's run says, where a verdict tells. */
export const findRun = ({ verifications }) => verifications.map(({ run }) => run).find(Boolean) ?? null;

/** Whether a verdict is about a world record: the run has its time and its account. */
export function isAbout(record, { wrMs, accountId }) {
  const run = findRun(record);
  return run !== null && accountId !== null && run.time_ms === wrMs && run.account_id === accountId;
}

/** Returns the verdicts that say something. */
export const listVerdicts = (records) =>
  records.flatMap(({ verifications }) => verifications).filter(({ status }) => status !== 'not_run');

/** Returns the checked runs of a map with the verdicts of both checks. Throws Unreadable. */
export async function readMapVerdicts(uid, limit) {
  const [replay, deep] = await Promise.all(
    ['replay', 'deep'].map((track) => readBody(verdictsUrl(uid, track, limit))),
  );
  const records = new Map(replay.data.items.map((record) => [record.record_id, record]));
  for (const { record_id: id, verifications } of deep.data.items)
    records.get(id)?.verifications.push(...verifications);
  return { records: [...records.values()], total: replay.data.total_items };
}

export const verdictsUrl = (uid, track, limit) =>
  `${VERIFICATION}/api/v1/maps/${encode(uid)}/verdicts?track=${track}&limit=${limit}`;

/** encodeURIComponent leaves some signs that mean something to a shell. */
export const encode = (text) =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const emptyAs =
  (heading) =>
  (title, ...words) =>
    element(
      'div',
      { class: 'empty' },
      element(heading, { class: 'empty-title' }, title),
      element('p', {}, ...words),
    );

/** Returns what stands in the place of facts that are not there. */
export const emptyElement = emptyAs('p');
/** The same in the place of all that a page shows. */
export const emptyPage = emptyAs('h1');

const loadScript = (src) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });

/** Makes the header's field find maps, and pages of the documentation, while somebody types. */
function find() {
  const field = document.querySelector('#find');
  const list = document.querySelector('#found');
  const { documentation, script, index } = field.form.dataset;
  let asked = 0;
  let timer;
  let loading;
  const show = (...items) => {
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
  };
  const item = (href, name, words) =>
    element('li', {}, element('a', { href }, name, element('span', { class: 'quiet' }, words)));
  const note = (words) => element('li', { class: 'quiet' }, words);
  const findMaps = async (text) => {
    const url = `${CATALOG}/api/v1/alterations/maps?limit=8&q=${encodeURIComponent(text)}`;
    const body = await readBody(url).catch(() => null);
    if (!body) return [note('The catalog cannot be read now.')];
    if (body.maps.length === 0) return [note('No map has this in its name or uid.')];
    return body.maps.map(({ mapUid, name, wrMs, wrHolder }) =>
      item(
        mapLink(mapUid),
        nameElement(plainName(name) || mapUid, { class: 'found-name' }),
        wrMs === null
          ? 'no record yet'
          : [formatTime(wrMs), wrHolder ? ` by ${plainName(wrHolder)}` : ''].join(''),
      ),
    );
  };
  const findPages = async (text) => {
    loading ??= Promise.all([loadScript(script), loadScript(index)]);
    await loading;
    return globalThis
      .rankSearch(globalThis.searchIndex, text, 3)
      .map(({ title, section, url }) =>
        item(
          /^https?:/.test(url) ? url : documentation + url,
          element('span', { class: 'found-name' }, title),
          `Documentation · ${section}`,
        ),
      );
  };
  const search = async () => {
    const text = field.value.trim();
    const number = (asked += 1);
    if (text === '') return show();
    const found = await Promise.all([findMaps(text), findPages(text).catch(() => [])]);
    if (number === asked) show(...found.flat());
    return undefined;
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), 200);
  });
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  field.form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    field.value = '';
    void search();
    field.focus();
  });
  const close = () => {
    field.value = '';
    asked += 1;
    show();
  };
  addEventListener('hashchange', close);
  document.addEventListener('click', (event) => {
    if (!field.form.contains(event.target)) show();
  });
}

find();

// A map's page has its uid behind the #, so the skip link must not put another word there.
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('#content').focus();
});
