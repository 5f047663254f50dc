import MiniSearch from 'minisearch';

// What the search of the documentation looks at, and how it compares: for the builder of the index and for browsers.

/** Words of questions that say nothing of what is sought. */
const IGNORED = new Set(
  'a an and any are as at be before by can do does for from get getting has have how i if in into is it its just know may me my no not of on one or our out see should show so that the their them there this to up was we what when where which why will with work works world you your'.split(
    ' ',
  ),
);

/** What people type, and the words that the documents have for it. @type {Readonly<Record<string, string>>} */
const SYNONYMS = {
  'too many requests': 'rate limit',
  'remove my name': 'delete,player data',
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

const splitWords = (/** @type {string} */ text) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);

const foldWord = (/** @type {string} */ word) => {
  const small = word.toLowerCase();
  if (IGNORED.has(small)) return null;
  return small.length > 3 && small.endsWith('s') && !small.endsWith('ss') ? small.slice(0, -1) : small;
};

/** @type {import('minisearch').Options} */
const OPTIONS = {
  fields: ['title', 'section', 'about', 'words'],
  storeFields: ['title', 'section', 'url', 'isOld'],
  tokenize: splitWords,
  processTerm: foldWord,
  searchOptions: {
    boost: { title: 6, about: 2.5, section: 1.5 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_, __, entry) => (entry?.isOld ? 0.5 : 1),
  },
};

/**
 * Something that a search can find: an operation, or a part of a text, with where it belongs, its address, what is said about it and
 * other words such as names of fields. `isOld` is what is there for older clients.
 * @typedef {{title: string, section: string, url: string, about: string, words: string, isOld: boolean}} Entry
 */

/** Returns the index of entries as JSON. @param {readonly Entry[]} entries */
export function createIndex(entries) {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return JSON.stringify(index);
}

/** Returns an index that createIndex has made. @param {string} json */
export const loadIndex = (json) => MiniSearch.loadJSON(json, OPTIONS);

/**
 * Returns the entries that fit a text, the best first.
 * @param {MiniSearch} index
 * @param {string} text
 * @param {number} most
 * @returns {Pick<Entry, 'title' | 'section' | 'url'>[]}
 */
export function rank(index, text, most) {
  const asked = splitWords(text).join(' ').toLowerCase();
  const meant = Object.entries(SYNONYMS)
    .filter(([word]) => ` ${asked} `.includes(` ${word} `))
    .flatMap(([, words]) => words.split(','));
  const queries = [asked, ...meant.map((words) => ({ queries: [words], combineWith: 'AND' }))];
  const found = index.search(/** @type {import('minisearch').Query} */ ({ combineWith: 'OR', queries }));
  return found.slice(0, most).map(({ title, section, url }) => ({ title, section, url }));
}
