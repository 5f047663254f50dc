// The field of the header: it finds pages of the documentation, and what a page adds, while somebody types.
import { element } from './dom.js';
import { loadIndex, rank } from './rank.js';

/** @typedef {{href: string, name: Node | string, words: string}} Found */

const { root = '', index = '' } = document.body.dataset;
/** A service's documentation at the service itself. */
const own = document.querySelector('header [aria-current]')?.getAttribute('href') ?? '';

/** @type {Promise<ReturnType<typeof loadIndex>> | undefined} */
let loading;

/** A script and not a request, so that pages that are read from a folder have it too. */
const load = () =>
  (loading ??= loadScript(index).then(() =>
    loadIndex(JSON.stringify(/** @type {{searchIndex?: unknown}} */ (globalThis).searchIndex)),
  ));

/** @param {string} src @returns {Promise<void>} */
export function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not load`));
    document.head.append(script);
  });
}

/** @param {string} text @param {number} most @returns {Promise<Found[]>} */
async function findPages(text, most) {
  return rank(await load(), text, most).map(({ title, section, url }) => {
    // What is on this page is reached without leaving it.
    const href = own !== '' && url.startsWith(`${own}#`) ? url.slice(own.length) : root + url;
    return { href, name: title, words: section };
  });
}

/**
 * Makes the header's field find pages, after what `findMore` finds.
 * @param {(text: string) => Promise<Found[]>} [findMore]
 */
export function startSearch(findMore) {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.search'));
  const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const list = /** @type {HTMLUListElement} */ (form.querySelector('ul'));
  const show = (/** @type {Node[]} */ ...items) => {
    // What has the focus stays in the page: to remove it would call this again.
    if (items.length > 0) list.replaceChildren(...items);
    list.hidden = items.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
  };
  const search = async () => {
    const text = field.value.trim();
    if (text === '') return show();
    const more = findMore ? await findMore(text) : [];
    const found = [...more, ...(await findPages(text, findMore ? 3 : 8).catch(() => []))];
    if (text !== field.value.trim()) return;
    const items = found.map(({ href, name, words }) =>
      element('li', {}, element('a', { href }, name, ' ', element('span', { class: 'quiet' }, words))),
    );
    show(...(items.length > 0 ? items : [element('li', { class: 'quiet' }, 'Nothing found.')]));
  };
  const close = () => {
    field.value = '';
    show();
  };
  let timer = 0;
  form.hidden = false;
  field.addEventListener('focus', () => void load().catch(() => undefined));
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), 120);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      close();
      field.focus();
    } else if (step !== undefined) {
      event.preventDefault();
      /** @type {(Element | null)[]} */
      const stops = [field, ...list.querySelectorAll('a')];
      const at = stops.indexOf(document.activeElement) + step;
      /** @type {HTMLElement} */ (stops[Math.max(0, Math.min(at, stops.length - 1))]).focus();
    }
  });
  list.addEventListener('click', close);
  addEventListener('hashchange', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(/** @type {Node | null} */ (relatedTarget))) show();
  });
  // Some pages show what the address has behind its #, so the skip link must not change it.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    main.tabIndex = -1;
    main.focus();
  });
}
