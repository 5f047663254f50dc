import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SERVICES } from '../config.js';
import { readServiceDocument } from '../wiring/service-documents.js';
import { createIndex, loadIndex, rank } from './browser/rank.js';
import { readGuides } from './guides.js';
import { listEntries } from './search-entries.js';

const index = createIndex(
  listEntries(
    SERVICES.map((service) => ({
      title: service,
      document: readServiceDocument(service).document,
      url: `${service}.html`,
    })),
    readGuides(),
  ),
);
const loaded = loadIndex(index);

/** Returns an address in short: `catalog getMap`, `catalog #paging`, `guide contribute`. */
function toShort(url: string): string {
  return url
    .replace(/^guide-([a-z-]+)\.html/, 'guide $1')
    .replace(/^(\w+)\.html#(?:tag\/[\w-]+\/|description\/)?/, (whole, service: string) =>
      whole.includes('#description/') ? `${service} #` : `${service} `,
    );
}

const find = (text: string): string[] => rank(loaded, text, 8).map(({ url }) => toShort(url));

const FOLLOWING = [
  'catalog #following-the-events',
  'aggregator #following-the-events',
  'guide follow-events',
];

/** What people type, and the first results that help them. */
const QUERIES: readonly (readonly [query: string, ...first: string[]])[] = [
  ['who holds the world record', 'guide quick-start#who-holds-the-record', 'catalog getMap'],
  ['search maps', 'catalog listMaps'],
  [
    'error 429',
    'aggregator #rate-limit',
    'verification #rate-limit-and-quotas',
    'catalog #rate-limit',
    'aggregator #responses',
  ],
  ['leaderboard', 'catalog getLeaderboards'],
  ['upload replay', 'verification uploadReplay'],
  ['submit a replay', 'verification createReplaySubmission'],
  ['verdict of a record', 'verification getRecord'],
  ['is this replay real', 'guide replay-to-verdict', 'guide quick-start#is-the-record-real'],
  [
    'player name',
    'aggregator getDisplayName',
    'aggregator listDisplayNames',
    'aggregator searchDisplayNames',
    'guide quick-start#who-is-this-player',
    'guide contribute#names-of-players',
  ],
  [
    'names for many ids',
    'aggregator listDisplayNames',
    'aggregator resolveDisplayNames',
    'catalog resolveDisplayNames',
  ],
  ['follow events', 'guide follow-events'],
  ['discord bot', 'guide follow-events'],
  ['rate limit', 'aggregator #rate-limit', 'verification #rate-limit-and-quotas', 'catalog #rate-limit'],
  [
    'etag',
    'aggregator #caching-etag-and-if-none-match',
    'verification #caching-etag-and-if-none-match',
    'catalog #caching-etag-and-if-none-match',
  ],
  ['webhook', 'catalog #webhook', 'catalog reportWorldRecord'],
  ['report a world record', 'catalog reportWorldRecord'],
  ['heartbeat', 'aggregator sendHeartbeat'],
  ['club members', 'aggregator listClubMembers'],
  ['nginx', 'guide behind-a-proxy'],
  ['wr history', 'catalog getMap', 'guide quick-start#who-holds-the-record'],
  ['token', 'aggregator #tokens', 'guide contribute#a-token'],
  ['contribute', 'guide contribute'],
  ['send names', 'aggregator ingestDisplayNames'],
  ['pagination', 'aggregator #paging', 'verification #paging', 'catalog #paging'],
  ['getMap', 'catalog getMap'],
  ['live feed', 'verification getLiveFeed'],
  [
    'after_event_id',
    'aggregator listEvents',
    'catalog listEvents',
    'aggregator #following-the-events',
    'catalog #following-the-events',
    'guide follow-events',
  ],
  ['request update of a map', 'catalog requestUpdate'],
  ['latest world record', 'catalog getLatestRecord'],
  ['getting started', 'guide quick-start'],
  // The other half was written by someone who had not seen the pages.
  ['find player by name', 'aggregator findDisplayNames', 'aggregator searchDisplayNames'],
  ['accountId to display name', 'aggregator getDisplayName'],
  ['bulk name lookup limit', 'aggregator resolveDisplayNames'],
  ['name history', 'aggregator ingestDisplayNames'],
  ['401', 'aggregator #tokens', 'aggregator #responses', 'verification #responses', 'catalog #responses'],
  [
    '429 too many requests',
    'aggregator #rate-limit',
    'verification #rate-limit-and-quotas',
    'catalog #rate-limit',
  ],
  ['how do I get a token', 'aggregator #tokens', 'guide contribute#a-token'],
  ['send runs', 'aggregator ingestTrackerRun'],
  ['ingest duplicate events', 'aggregator ingestEvent', 'aggregator ingestEvents'],
  ['is my replay legit', 'guide replay-to-verdict'],
  [
    'verification upload limit',
    'verification uploadMap',
    'verification uploadReplay',
    'verification #rate-limit-and-quotas',
  ],
  ['413 payload too large', 'aggregator #responses', 'verification #responses', 'catalog #responses'],
  ['verdict values', 'verification listMapVerdicts', 'verification #what-a-verdict-means'],
  [
    'why is verdict still pending',
    'verification #from-a-run-to-a-verdict',
    'guide replay-to-verdict#what-it-says',
  ],
  [
    'sse reconnect Last-Event-ID',
    'aggregator #following-the-events',
    'catalog #following-the-events',
    'guide follow-events',
  ],
  ['websocket or polling?', 'guide follow-events'],
  ['who has the wr', 'guide quick-start#who-holds-the-record', 'catalog getMap'],
  ['world record history map', 'catalog getMap'],
  ['mapUid', 'catalog getMap'],
  ['webhook new world record', 'catalog #webhook', 'catalog reportWorldRecord'],
  ['webhook signature secret', 'catalog #webhook'],
  ['refresh a map that is outdated', 'catalog requestUpdate'],
  ['campaign leaderboard', 'catalog getLeaderboards'],
  ['pagination cursor', 'aggregator #paging', 'verification #paging', 'catalog #paging'],
  ['CORS', 'aggregator #requests', 'verification #requests', 'catalog #requests'],
  ['nginx reverse proxy', 'guide behind-a-proxy'],
  ['X-Forwarded-For client ip', 'guide behind-a-proxy#2-put-a-proxy-in-front'],
  ['prometheus metrics endpoint', 'guide behind-a-proxy#4-is-it-well'],
  ['tracker offline?', 'catalog getTrackerStatus'],
  ['list campaigns', 'catalog listCampaigns'],
  // Sentences of newcomers.
  ['how are points calculated for a rank', 'catalog getLeaderboards'],
  ['get notified when there is a new world record', ...FOLLOWING],
  ['world record notification', ...FOLLOWING],
  ['alert me on new records', ...FOLLOWING],
  [
    'too many requests',
    'aggregator #rate-limit',
    'verification #rate-limit-and-quotas',
    'catalog #rate-limit',
  ],
  [
    'how many requests before 429',
    'aggregator #rate-limit',
    'verification #rate-limit-and-quotas',
    'catalog #rate-limit',
  ],
  ['delete my data', 'guide player-data#delete-my-data'],
  ['erase my account', 'guide player-data', 'guide player-data#delete-my-data'],
  ['remove my name', 'guide player-data', 'guide player-data#delete-my-data'],
  ['GDPR', 'guide player-data'],
  ['bot', 'guide follow-events'],
  [
    'what a pass means',
    'guide verdicts',
    'guide verdicts#a-pass-means',
    'verification #what-a-verdict-means',
  ],
  ['which generator', 'guide clients', 'guide clients#files'],
  ['what is called how', 'guide names-in-the-services'],
  ['my personal data', 'guide player-data', 'guide player-data#delete-my-data'],
  ['forget a project', 'guide player-data#not-the-player-but-a-project'],
  ['why is my record not shown', 'catalog requestUpdate'],
];

test('a search finds among the first three what people look for, and mostly first', () => {
  const places = QUERIES.map(
    ([query, ...wanted]) => [query, find(query).findIndex((url) => wanted.includes(url))] as const,
  );
  const within = (most: number): number => places.filter(([, place]) => place >= 0 && place < most).length;
  const missed = places.filter(([, place]) => place < 0 || place > 2).map(([query]) => query);
  assert.ok(
    within(3) >= 73,
    `${within(3)} of ${places.length} are among the first three, without ${missed.join(', ')}`,
  );
  assert.ok(within(1) >= 58, `${within(1)} of ${places.length} are first`);
});

test('an empty text and one that nothing has find nothing', () => {
  for (const text of ['', '  ', '?!', 'qqqzzz']) assert.deepEqual(find(text), [], text);
});
