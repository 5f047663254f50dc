// Elements, names, times and moments, as all pages show them. Text is never taken for markup.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * Returns an element with attributes and children; what is null, false or '' is left out.
 * @param {string} name
 * @param {Record<string, string | null>} [attributes]
 * @param {...(Child | Child[])} children
 */
export function element(name, attributes = {}, ...children) {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== null) created.setAttribute(attribute, value);
  created.append(...keep(children));
  return created;
}

/** @param {(Child | Child[])[]} children */
const keep = (children) =>
  children
    .flat()
    .filter((child) => child !== null && child !== undefined && child !== '' && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));

/** Returns the element with an id, which the page has. @param {string} id @returns {HTMLElement} */
export function place(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/**
 * Draws facts into a place of the page, unless they are the ones that it shows.
 * @param {HTMLElement} target
 * @param {unknown} facts
 * @param {() => Child | Child[]} render
 */
export function draw(target, facts, render) {
  const shown = JSON.stringify(facts);
  if (target.dataset.shown === shown) return;
  target.dataset.shown = shown;
  target.replaceChildren(...keep([render()]));
}

/** Colour, style and link codes of names, as db/rules/search-text.ts knows them. */
const CODES = /\$\$|\$[lhp](?:\[[^[\]]*\])?|\$[0-9a-f]{1,3}|\$[iwonstgzm<>]/gi;

/** Returns a name without its codes; `$$` becomes `$`. @param {string | null | undefined} name */
export const plainName = (name) => (name ?? '').replace(CODES, (code) => (code === '$$' ? '$' : '')).trim();

/** Returns a name that keeps the direction of its letters to itself. @param {string} name */
export const nameElement = (name) => element('bdi', {}, name);

/** Returns milliseconds as the game shows them: 39874 is 0:39.874. @param {number} ms */
export function formatTime(ms) {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : minutes}:${seconds}.${rest}`;
}

/** Returns a difference of times with its sign: −0.242. @param {number} ms */
export function formatGain(ms) {
  const size = Math.abs(ms);
  return (ms < 0 ? '\u2212' : '+') + (size < 60_000 ? (size / 1000).toFixed(3) : formatTime(size));
}

/** @param {number} number @param {string} noun */
export const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** @type {Intl.DateTimeFormatOptions} */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' };
const dayFormat = new Intl.DateTimeFormat('en-GB', DAY);
const minuteFormat = new Intl.DateTimeFormat('en-GB', { ...DAY, hour: '2-digit', minute: '2-digit' });
const longFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

/** @param {string | number} time */
export const formatDay = (time) => dayFormat.format(new Date(time));
/** @param {string} time */
export const formatMinute = (time) => minuteFormat.format(new Date(time));

/** What the services' clock is ahead of this computer's. */
let ahead = 0;

/** Takes the time that a service has sent as the present. @param {string} time */
export function setClock(time) {
  ahead = Date.parse(time) - Date.now();
}

export const now = () => Date.now() + ahead;

/** @type {readonly [string, number, number][]} */
const UNITS = [
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 14 * 86_400],
];

/** Returns how long ago a moment is, in one unit; the day of one that is long ago or ahead. @param {string} time */
export function formatAge(time) {
  const seconds = Math.round((now() - Date.parse(time)) / 1000);
  if (seconds < -5) return formatDay(time);
  if (seconds < 60) return 'just now';
  for (const [unit, size, limit] of UNITS)
    if (seconds < limit) return `${count(Math.floor(seconds / size), unit)} ago`;
  return formatDay(time);
}

/** Returns a moment; the whole of it is its title. @param {string} time @param {(time: string) => string} [format] */
export function timeElement(time, format = formatAge) {
  const created = element('time', { datetime: time, title: longFormat.format(new Date(time)) }, format(time));
  if (format === formatAge) created.dataset.age = '';
  return created;
}

/** Returns the words that the page shows where it has no facts. @param {string} title @param {...Child} words */
export const emptyElement = (title, ...words) =>
  element('div', { class: 'empty' }, element('p', {}, element('b', {}, title)), element('p', {}, ...words));

/** The same in the place of all that a page shows. @param {string} title @param {...Child} words */
export const emptyPage = (title, ...words) =>
  element('div', { class: 'card empty' }, element('h1', {}, title), element('p', {}, ...words));

/** @param {string} id @param {string} title @param {...(Child | Child[])} children */
export const cardElement = (id, title, ...children) =>
  element('section', { class: 'card', 'aria-labelledby': id }, element('h2', { id }, title), ...children);

/** Returns a section with figures and words for each. @param {...[string, string]} figures */
export const summaryElement = (...figures) =>
  element(
    'p',
    { class: 'summary' },
    ...figures.map(([figure, words]) => element('span', {}, element('b', {}, figure), ` ${words}`)),
  );

/**
 * Returns a row of a list: a time, words with a link that covers the row, and a moment.
 * @param {{time?: Child, title: Child, notes?: Child[], checks?: Child[], when?: string}} parts
 */
export function rowElement({ time, title, notes = [], checks = [], when }) {
  return element(
    'li',
    { class: 'row' },
    time ? element('span', { class: 'time' }, time) : null,
    element(
      'span',
      { class: 'what' },
      title,
      element('span', { class: 'quiet' }, ...notes),
      checks.length > 0 ? element('span', { class: 'checks' }, ...checks) : null,
    ),
    when ? element('span', { class: 'quiet' }, timeElement(when)) : null,
  );
}

/** @param {string} uid */
export const mapLink = (uid) => `../map/#${encodeURIComponent(uid)}`;

/** Returns the link of a map; `name` may be unknown. @param {string} uid @param {string | null | undefined} name */
export const mapElement = (uid, name) =>
  element('a', { href: mapLink(uid) }, nameElement(plainName(name) || uid));

/** Returns the part of the address behind its #. */
export function readHash() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
