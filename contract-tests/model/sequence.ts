import type { Random } from '../../db/testing/random.js';
import type { Check, EventsBody, IngestRequest, SnapshotBody } from './requests.js';

/** The entities of one sequence; their names are unique to it. */
export interface Entities {
  projects: string[];
  accounts: string[];
  maps: string[];
  clubId: number;
}

const MINUTE_MS = 60_000;
const NAMES = [
  'Kestrel',
  'kestrel',
  'Mirelle',
  'Dunes',
  'oakhollow',
  'VantaLynx',
  'Tarn',
  'Ｔａｒｎ',
  'a  b',
];
const NO_NAMES = ['accountId', 'Personal Best', 'PS5', '   '];

/** Returns the entities of a sequence by its number. */
export function createEntities(sequence: number): Entities {
  const numbered = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `m${sequence}-${name}${index}`);
  return {
    projects: numbered('project', 2),
    accounts: numbered('account', 5),
    maps: numbered('map', 4),
    clubId: 700_000_000 + sequence,
  };
}

/** How long a sequence is and what is in it besides ingest. */
interface SequenceOptions {
  length?: number;
  /** Whether the catalog's webhook and update requests take part. */
  hasReports?: boolean;
}

/** Returns a random sequence of requests, some of which repeat. Every timestamp and every time in it is unique. */
export function createSequence(
  entities: Entities,
  random: Random,
  now: Date,
  { length = random.between(3, 9), hasReports = false }: SequenceOptions = {},
): IngestRequest[] {
  const { ingest, reports } = createMakers(entities, random, now);
  const makers = hasReports ? [...ingest, ...reports] : ingest;
  const sent: IngestRequest[] = [];
  while (sent.length < length) {
    // A repeated webhook makes no event, by which its place would be known, but resolves what waits.
    const earlier = sent.filter(({ kind }) => kind !== 'webhook').at(random.between(0, sent.length * 4));
    const make = random.pick(makers);
    sent.push(earlier ? structuredClone(earlier) : make());
  }
  return sent;
}

function some<T>(random: Random, items: readonly T[]): T[] {
  return items.filter(() => random.chance(0.6));
}

type Make = () => IngestRequest;

function createMakers(entities: Entities, random: Random, now: Date): { ingest: Make[]; reports: Make[] } {
  const used = new Set<number>();
  const unique = (min: number, max: number): number => {
    for (;;) {
      const value = random.between(min, max);
      if (used.has(value)) continue;
      used.add(value);
      return value;
    }
  };
  const timestamp = (): string => new Date(now.getTime() - unique(10, 40_000) * MINUTE_MS).toISOString();
  const time = (): number => unique(50_000, 90_000);
  const project = (): string => random.pick(entities.projects);
  const ingest: Make[] = [
    () => ({
      kind: 'names',
      body: { projectKey: project(), names: randomNames(entities, random, timestamp) },
    }),
    () => {
      const [startedAt, finishedAt] = [timestamp(), timestamp()].sort() as [string, string];
      const checks = some(random, entities.maps).map((mapUid) =>
        randomCheck(mapUid, random, timestamp, time),
      );
      return { kind: 'run', body: { projectKey: project(), run: { startedAt, finishedAt }, checks } };
    },
    () => ({
      kind: 'events',
      body: { projectKey: project(), events: randomEvents(entities, random, { timestamp, time }) },
    }),
    () => ({ kind: 'snapshot', body: randomSnapshot(entities, random, project(), timestamp) }),
  ];
  const reports: Make[] = [
    () => ({
      kind: 'webhook',
      body: {
        mapUid: random.pick(entities.maps),
        wrMs: time(),
        holder: random.pick(NAMES),
        recordedAt: timestamp(),
      },
    }),
    () => ({ kind: 'update', body: { mapUid: random.pick(entities.maps) } }),
  ];
  return { ingest, reports };
}

function randomNames(
  entities: Entities,
  random: Random,
  timestamp: () => string,
): { accountId: string; displayName: string; observedAt: string }[] {
  const rows = [...some(random, entities.accounts), random.pick(entities.accounts)];
  return rows.map((accountId) => ({
    accountId,
    displayName: random.pick(random.chance(0.2) ? NO_NAMES : NAMES),
    observedAt: timestamp(),
  }));
}

function randomCheck(mapUid: string, random: Random, timestamp: () => string, time: () => number): Check {
  return {
    mapUid,
    checkedAt: timestamp(),
    changed: random.chance(0.6),
    ...(random.chance(0.5) ? { oldWrTime: time() } : {}),
    ...(random.chance(0.7) ? { newWrTime: time() } : {}),
    ...(random.chance(0.7) ? { newHolder: random.pick(NAMES) } : {}),
    ...(random.chance(0.5) ? { tracked: random.chance(0.5) } : {}),
  };
}

function randomEvents(
  entities: Entities,
  random: Random,
  { timestamp, time }: { timestamp: () => string; time: () => number },
): EventsBody['events'] {
  return Array.from({ length: random.between(1, 4) }, () => {
    const isRecord = random.chance(0.5);
    const common = { eventKey: `key-${random.between(0, 20)}`, occurredAt: timestamp() };
    if (!isRecord) return { ...common, type: random.pick(['custom.one', 'custom.two']) };
    const mapUid = random.pick(entities.maps);
    return { ...common, type: 'wr_change', mapUid, wrMs: time(), holder: random.pick(NAMES) };
  });
}

function randomSnapshot(
  entities: Entities,
  random: Random,
  projectKey: string,
  timestamp: () => string,
): SnapshotBody {
  const randomMaps = (): { mapUid: string; name: string }[] =>
    some(random, entities.maps).map((mapUid) => ({ mapUid, name: `Fall 2024 - 0${mapUid.at(-1) ?? ''}` }));
  const body: SnapshotBody = {
    projectKey,
    observedAt: timestamp(),
    club: { clubId: entities.clubId, name: `Club ${random.between(1, 9)}` },
    campaigns: some(random, [1, 2, 3]).map((id) => ({
      campaignId: entities.clubId + id,
      name: `Campaign ${id}`,
      maps: randomMaps(),
    })),
    uploads: some(random, [1, 2]).map((id) => ({
      bucketId: entities.clubId + id,
      name: `Bucket ${id}`,
      maps: randomMaps(),
    })),
    members: some(random, entities.accounts).map((accountId) => ({
      accountId,
      role: random.pick(['member', 'admin']),
      joinedAt: timestamp(),
    })),
    complete: [],
  };
  return random.chance(0.3) ? { ...body, complete: some(random, ['campaigns', 'uploads', 'members']) } : body;
}
