import type { Database } from '../../../../db/connection/database.js';
import { createClubSnapshots } from '../../../../db/stores/aggregator/community/club-snapshots.js';
import { createTraffic } from '../../../../db/stores/aggregator/community/traffic.js';
import { createNameIngest } from '../../../../db/stores/aggregator/identity/name-ingest.js';
import { createEvents } from '../../../../db/stores/aggregator/tracking/events.js';
import { createRuns } from '../../../../db/stores/aggregator/tracking/runs.js';
import { createVerdictImport } from '../../../../db/stores/verification/verdict-import.js';
import { createRandom } from '../../../../db/testing/random.js';
import { namesFrom } from './names.js';
import {
  CLUB,
  eventFrom,
  FIRST_DAY,
  LAST_DAY,
  mapFrom,
  PROJECTS,
  recordFrom,
  type SizeCounts,
  SMALL_CLUB,
  trafficFrom,
  verdictsFrom,
} from './size-rows.js';

const NAMES_AT_ONCE = 5000;
const MAPS_AT_ONCE = 1000;
const MAPS_OF_CAMPAIGN = 25;
const CHECKS_AT_ONCE = 500;
const EVENTS_AT_ONCE = 2000;
const VERDICTS_AT_ONCE = 2000;
const SAMPLES_AT_ONCE = 1000;
/** Records that come with runs: a baseline for each map and a first change. Events report the others. */
const ROUNDS_OF_RUNS = 2;

type Maker = (database: Database, counts: SizeCounts, say: (text: string) => void) => Promise<void>;

/** Fills an empty database through the stores, the same rows in every run, in the order of their times. */
export const makeData: Maker = async (database, counts, say) => {
  const makers = [makeNames, makeMaps, makeRuns, makeRecords, makeEvents, makeTraffic, makeVerdicts];
  for (const make of makers) await make(database, counts, say);
};

/** Runs `store` for each part of `count` things, and says how far it is at each twentieth. */
async function inParts(
  what: string,
  count: number,
  size: number,
  say: (text: string) => void,
  store: (first: number, length: number) => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  let next = 0;
  for (let first = 0; first < count; first += size) {
    if (first >= next) {
      const rate = Math.round((first / (performance.now() - startedAt || 1)) * 1000);
      say(`${what}: ${first} of ${count}, ${rate}/s`);
      next += count / 20;
    }
    await store(first, Math.min(size, count - first));
  }
}

const makeNames: Maker = async (database, { names }, say) => {
  const ingest = createNameIngest(database, () => new Date(LAST_DAY));
  await inParts('names', names, NAMES_AT_ONCE, say, (first, length) =>
    ingest.store({
      projectKey: 'bench-names',
      projectName: 'Names',
      sourceLabel: 'directory',
      observedAt: undefined,
      names: namesFrom(first, length).map((name, index) => ({ index, ...name })),
    }),
  );
};

/** The primary club has all maps, in campaigns; a second one has a tenth of them, in uploads. */
const makeMaps: Maker = async (database, counts, say) => {
  const snapshots = createClubSnapshots(database, () => new Date(FIRST_DAY));
  const players = namesFrom(0, counts.players);
  const send = (clubId: number, at: number, lists: object): Promise<unknown> => {
    const observedAt = new Date(FIRST_DAY + at).toISOString();
    const sender = { projectName: undefined, sourceLabel: undefined, isAdmin: false };
    return snapshots.ingest(
      { projectKey: 'bench-clubs', observedAt, club: { clubId, name: `Club ${clubId}` }, ...lists },
      { projectKey: 'bench-clubs', clubId, receivedAt: observedAt, ...sender },
      { rejectedRows: [], rejectedCount: 0 },
    );
  };
  const placed = <Row>(rows: Row[]): { index: number; row: Row }[] =>
    rows.map((row, index) => ({ index, row }));
  await inParts('maps', counts.maps, MAPS_AT_ONCE, say, async (first, length) => {
    const maps = Array.from({ length }, (_, place) => mapFrom(first + place, players));
    const campaigns = Array.from({ length: Math.ceil(length / MAPS_OF_CAMPAIGN) }, (_, place) => {
      const campaignId = 1 + first / MAPS_OF_CAMPAIGN + place;
      const own = maps.slice(place * MAPS_OF_CAMPAIGN, (place + 1) * MAPS_OF_CAMPAIGN);
      return { campaignId, name: `Campaign ${campaignId}`, maps: placed(own) };
    });
    const members = players.slice(first / 5, (first + length) / 5).map(({ accountId }) => ({ accountId }));
    await send(CLUB, first, { campaigns: placed(campaigns), members: placed(members) });
    const bucketId = 1 + first / MAPS_AT_ONCE;
    const uploaded = maps.slice(0, length / 10);
    const upload = { bucketId, name: `Upload ${bucketId}`, maps: placed(uploaded) };
    await send(SMALL_CLUB, first, { uploads: placed([upload]) });
  });
};

const makeRuns: Maker = async (database, counts, say) => {
  const runs = createRuns(database);
  const players = namesFrom(0, counts.players);
  await inParts('checks', ROUNDS_OF_RUNS * counts.maps, CHECKS_AT_ONCE, say, (first, length) => {
    const records = Array.from({ length }, (_, place) => recordFrom(first + place, counts, players));
    const finishedAt = records.at(-1)?.recordedAt ?? '';
    const checks = records.map(({ mapUid, wrMs, oldWrMs, accountId, recordedAt }, place) => ({
      mapUid,
      checkedAt: recordedAt,
      changed: first >= counts.maps,
      oldWrTime: place % 50 === 0 ? undefined : oldWrMs,
      newWrTime: wrMs,
      newHolderAccountId: accountId,
      // An account that the directory does not know.
      accountIds: namesFrom(counts.names + first + place, 1).map((one) => one.accountId),
    }));
    const projectKey = PROJECTS[(first / CHECKS_AT_ONCE) % 2] ?? '';
    const run = { startedAt: records[0]?.recordedAt, finishedAt, mapsChecked: length };
    return runs.store({ projectKey, run, checks, rejected: [] }, finishedAt);
  });
};

const makeRecords: Maker = async (database, counts, say) => {
  const events = createEvents(database);
  const players = namesFrom(0, counts.players);
  const fromRuns = ROUNDS_OF_RUNS * counts.maps;
  await inParts('world records', counts.worldRecords - fromRuns, EVENTS_AT_ONCE, say, (first, length) => {
    const sent = Array.from({ length }, (_, place) => {
      const { recordedAt, oldWrMs: _old, ...record } = recordFrom(fromRuns + first + place, counts, players);
      return { type: 'wr_change', occurredAt: recordedAt, ...record };
    });
    const projectKey = PROJECTS[(first / EVENTS_AT_ONCE) % PROJECTS.length] ?? '';
    return events.store({ projectKey, receivedAt: sent.at(-1)?.occurredAt ?? '' }, sent);
  });
};

/** Other events, up to the wanted number. */
const makeEvents: Maker = async (database, counts, say) => {
  const events = createEvents(database);
  const players = namesFrom(0, counts.players);
  const row = await database.read('event_sequence').first<{ last_event_id: number }>();
  const random = createRandom(14);
  await inParts('events', counts.events - row.last_event_id, EVENTS_AT_ONCE, say, (first, length) => {
    const sent = Array.from({ length }, (_, place) => eventFrom(first + place, counts, players, random));
    const projectKey = PROJECTS[random.below(PROJECTS.length)] ?? '';
    return events.store({ projectKey, receivedAt: sent.at(-1)?.occurredAt ?? '' }, sent);
  });
};

const makeTraffic: Maker = async (database, counts, say) => {
  const traffic = createTraffic(database);
  const sender = { projectName: undefined, sourceLabel: undefined, service: 'tracker' };
  await inParts('traffic samples', counts.traffic, SAMPLES_AT_ONCE, say, (first, length) => {
    const samples = Array.from({ length }, (_, place) => trafficFrom(first + place, counts));
    const receivedAt = samples.at(-1)?.occurredAt ?? '';
    return traffic.ingest({ projectKey: PROJECTS[0], receivedAt, ...sender, samples });
  });
};

const makeVerdicts: Maker = async (database, counts, say) => {
  const verdicts = createVerdictImport(database, () => new Date(LAST_DAY));
  await inParts('records with verdicts', counts.records, VERDICTS_AT_ONCE, say, (first, length) =>
    verdicts.apply(Array.from({ length }, (_, place) => verdictsFrom(first + place)).flat()),
  );
};
