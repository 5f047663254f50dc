// The search over all documents and guides, in the header of each page. Without scripts there is none.

/** Words of questions that say nothing of what is sought. */
const IGNORED = new Set(
  'a an and any are as at be before by can do does for from get getting has have how i if in into is it its just know may me my no not of on one or our out see should show so that the their them there this to up was we what when where which why will with work works world you your'.split(
    ' ',
  ),
);

/** What people type, and what the documents say: words or phrases, by commas. */
const SYNONYMS = {
  __proto__: null,
  'too many requests': 'rate limit',
  wr: 'record',
  wrs: 'record',
  pb: 'record',
  holds: 'holder,record',
  owner: 'holder',
  best: 'record,leaderboard',
  fastest: 'record',
  top: 'leaderboard,leader',
  points: 'leaderboard',
  score: 'leaderboard',
  rank: 'leaderboard',
  ranks: 'leaderboard',
  ranking: 'leaderboard',
  rankings: 'leaderboard',
  standings: 'leaderboard',
  player: 'account,name',
  user: 'account,name',
  username: 'name',
  nickname: 'name',
  nick: 'name',
  uuid: 'account,id',
  login: 'account',
  personal: 'player data',
  privacy: 'player data',
  gdpr: 'player data',
  erase: 'remove,delete',
  erasure: 'remove,delete',
  removal: 'remove,delete',
  who: 'account,holder',
  cheat: 'verdict,verification',
  cheated: 'verdict,verification',
  cheater: 'verdict,verification',
  fake: 'verdict,verification',
  real: 'verdict,verification',
  legit: 'verdict,verification',
  valid: 'verdict,verification',
  validate: 'verdict,verification,submit',
  verify: 'verdict,verification,submit',
  ghost: 'replay',
  gbx: 'replay,map,file,upload',
  track: 'map',
  tracks: 'map',
  upload: 'stage,file,upload',
  send: 'send,ingest',
  push: 'send,ingest',
  post: 'send,ingest',
  import: 'ingest,send',
  subscribe: 'follow events',
  poll: 'follow events',
  polling: 'follow events',
  sse: 'follow events',
  websocket: 'follow events',
  websockets: 'follow events',
  reconnect: 'follow events',
  stream: 'follow events',
  realtime: 'live',
  notify: 'following events',
  notified: 'following events',
  notification: 'following events',
  notifications: 'following events',
  alert: 'following events',
  alerts: 'following events',
  discord: 'follow events',
  bot: 'follow events',
  pagination: 'page,paging',
  offset: 'page,paging',
  next: 'page,paging',
  throttle: 'rate limit',
  throttled: 'rate limit',
  429: 'rate limit',
  404: 'error',
  400: 'error',
  401: 'token',
  503: 'error,retry',
  auth: 'token',
  authentication: 'token',
  authorization: 'token',
  key: 'token',
  apikey: 'token',
  password: 'token,secret',
  cache: 'etag,caching',
  caching: 'etag',
  304: 'etag,caching',
  retry: 'retry,again',
  deploy: 'operate',
  nginx: 'proxy',
  haproxy: 'proxy',
  https: 'tls,proxy',
  tls: 'proxy',
  install: 'quick start',
  begin: 'quick start',
  stats: 'statistics,totals,metrics',
  offline: 'status',
  refresh: 'request update',
  outdated: 'request update',
  shown: 'request update',
  missing: 'request update',
  appear: 'request update',
  lookup: 'resolve',
  online: 'instance,heartbeat',
  alive: 'heartbeat',
  search: 'list',
  find: 'list,search',
  many: 'batch,resolve',
  bulk: 'batch,resolve',
};

const foldWord = (word) => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

const splitWords = (text) => {
  const words = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.match(/[a-z0-9]+/g) ?? [];
};

/** Synonyms of more than one word. */
const PHRASES = Object.keys(SYNONYMS).filter((key) => key.includes(' '));

/** Returns each sought word, or phrase that has a synonym, with the words that stand for it. */
function readQuery(text) {
  // It asks for a number, not for a batch.
  const plain = ` ${splitWords(text).join(' ')} `.replace(' how many ', ' ');
  const phrases = PHRASES.filter((phrase) => plain.includes(` ${phrase} `));
  const rest = phrases.reduce((left, phrase) => left.replace(` ${phrase} `, ' '), plain);
  const given = [...splitWords(rest), ...phrases];
  const sought = given.filter((word) => !IGNORED.has(word));
  return (sought.length > 0 ? sought : given).map((word) => ({
    word: foldWord(word),
    phrases: (SYNONYMS[word] ?? '').split(',').map((phrase) => splitWords(phrase).map(foldWord)),
  }));
}

const prepare = (index) =>
  index.map((entry) => ({
    entry,
    title: splitWords(entry.title).map(foldWord),
    section: splitWords(entry.section).map(foldWord),
    about: entry.about.split(' ').map(foldWord),
    words: entry.words.split(' ').map(foldWord),
  }));

const BEST = 6;

/** How well a word fits an entry: as a word of its title, of what is said about it, then of the rest; a beginning counts half. */
function rateWord(word, { title, section, about, words }) {
  if (title.includes(word)) return BEST;
  if (word.length > 2 && title.some((own) => own.startsWith(word))) return 3.5;
  if (about.includes(word)) return 2.5;
  if (section.includes(word)) return 1.5;
  if (words.includes(word)) return 1;
  return word.length > 2 && words.some((own) => own.startsWith(word)) ? 0.4 : 0;
}

/** A phrase fits as its worst word does. */
function ratePhrase(words, item) {
  return words.length === 0 ? 0 : Math.min(...words.map((word) => rateWord(word, item)));
}

/** Returns the entries of an index that fit a text, the best first. */
function rank(index, text, most = 8) {
  const query = readQuery(text);
  if (query.length === 0) return [];
  const prepared = prepare(index);
  const fits = query.map(({ word, phrases }) =>
    prepared.map((item) =>
      Math.max(rateWord(word, item), ...phrases.map((phrase) => 0.7 * ratePhrase(phrase, item))),
    ),
  );
  // A word that few entries are about says more than one that is everywhere, and so does an entry that has it.
  const weights = fits.map((list) =>
    Math.log(1 + list.length / (1 + list.reduce((sum, fit) => sum + fit, 0) / BEST)),
  );
  const allWeights = weights.reduce((sum, weight) => sum + weight, 0);
  return prepared
    .map(({ entry, title }, place) => {
      const found = weights.reduce((sum, weight, part) => (fits[part][place] > 0 ? sum + weight : sum), 0);
      const sum = fits.reduce((total, list, part) => total + list[place] * weights[part], 0);
      // Of two that fit alike, the one with the shorter title is about that alone.
      const length = title.filter((word) => !IGNORED.has(word)).length;
      return { entry, score: (sum * (found / allWeights) ** 1.5 * (entry.isOld ? 0.5 : 1)) / (6 + length) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

globalThis.rankSearch = rank;

const form = globalThis.document?.querySelector('form.search');
if (form) {
  const field = form.querySelector('input');
  const list = form.querySelector('ol');
  let loading;

  // A script and not a request: pages that are read from a folder have it too.
  const load = () =>
    (loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = form.dataset.index;
      script.onload = () => resolve(globalThis.searchIndex);
      script.onerror = () => reject(new Error('The index could not be loaded.'));
      document.head.append(script);
    }));

  const close = () => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
  };

  const toItem = ({ title, section, url }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = /^https?:/.test(url) ? url : form.dataset.root + url;
    const where = document.createElement('span');
    where.textContent = section;
    link.append(title, ' ', where);
    item.append(link);
    return item;
  };

  const search = async () => {
    const text = field.value;
    if (text.trim() === '') return close();
    const found = rank(await load(), text);
    if (text !== field.value) return;
    const none = document.createElement('li');
    none.textContent = 'Nothing found.';
    list.replaceChildren(...(found.length > 0 ? found.map(toItem) : [none]));
    list.hidden = false;
    field.setAttribute('aria-expanded', 'true');
  };

  const move = (step) => {
    const links = [...list.querySelectorAll('a')];
    const place = links.indexOf(document.activeElement) + step;
    (place < 0 ? field : links[Math.min(place, links.length - 1)])?.focus();
  };

  form.hidden = false;
  field.addEventListener('focus', () => void load().catch(() => undefined));
  field.addEventListener('input', () => void search().catch(close));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      close();
      field.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  list.addEventListener('click', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) close();
  });
}
