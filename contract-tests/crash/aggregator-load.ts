import { accountIdFor } from '../targets/target.js';
import { mapConcurrently } from '../testing/concurrency.js';
import type { ReadJson } from '../testing/read-json.js';

/** One ingest request of a crash load, and how much of it is readable. */
export interface Contribution {
  name: string;
  path: string;
  body: object;
  /** Returns how many of its `facts` are readable. */
  count: (read: ReadJson) => Promise<number>;
  facts: number;
}

const ROWS = 20;
const AT_ONCE = 12;
const FIRST_CLUB = 900_000;

/** Returns `count` requests of all kinds in turn, each about its own entities. */
export function createContributions(round: number, count: number, now: Date): Contribution[] {
  const kinds = [names, run, events, snapshot, traffic];
  return Array.from({ length: count }, (_, index) => {
    const make = kinds[index % kinds.length] ?? names;
    return make(`crash-${round}-${index}`, FIRST_CLUB + round * 1000 + index, now.toISOString());
  });
}

/**
 * Sends many contributions concurrently; returns the names of those that the server acknowledged. Requests that fail
 * because the server was killed are not acknowledged.
 */
export async function contribute(
  contributions: Contribution[],
  send: (path: string, body: object) => Promise<boolean>,
  onAcknowledged: () => void,
): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  await mapConcurrently(contributions, AT_ONCE, async ({ name, path, body }) => {
    const isTaken = await send(path, body).catch(() => false);
    if (!isTaken) return;
    acknowledged.add(name);
    onAcknowledged();
  });
  return acknowledged;
}

function rows<T>(make: (index: number) => T): T[] {
  return Array.from({ length: ROWS }, (_, index) => make(index));
}

function names(name: string): Contribution {
  const accountIds = rows((index) => accountIdFor(`${name} ${index}`));
  return {
    name,
    path: '/api/v1/ingest/display-names',
    body: {
      projectKey: name,
      names: accountIds.map((accountId, index) => ({ accountId, displayName: `${name} ${index}` })),
    },
    facts: ROWS,
    count: async (read) => Number((await read('/api/v1/display-names/resolve', { accountIds }))?.count),
  };
}

function run(name: string, _clubId: number, at: string): Contribution {
  const checks = rows((index) => ({
    mapUid: `${name}-${index}`,
    checkedAt: at,
    changed: true,
    newWrTime: 40_000 + index,
    newHolder: `${name} holder`,
  }));
  const body = { projectKey: name, run: { startedAt: at, finishedAt: at, mapsChecked: ROWS }, checks };
  return {
    name,
    path: '/api/v1/ingest/tracker-run',
    body,
    // The run, its checks, their world records, their queue items, and what the project counts.
    facts: 1 + 4 * ROWS,
    count: async (read) => {
      const [found, project, queue] = await Promise.all([
        read(`/api/v1/events/recent?limit=1&project_key=${name}`),
        read(`/api/v1/projects/${name}`),
        read(`/api/v1/queue/wr-baseline?limit=1&project_key=${name}`),
      ]);
      const checksCounted = (project?.project as { totalChecks: number } | undefined)?.totalChecks ?? 0;
      return Number(found?.total) + checksCounted + Number(queue?.total);
    },
  };
}

function events(name: string): Contribution {
  return {
    name,
    path: '/api/v1/ingest/events',
    body: { projectKey: name, events: rows((index) => ({ type: 'crash.test', eventKey: `${index}` })) },
    facts: ROWS,
    count: async (read) => Number((await read(`/api/v1/events/recent?limit=1&project_key=${name}`))?.total),
  };
}

function snapshot(name: string, clubId: number): Contribution {
  const maps = rows((index) => ({ mapUid: `${name}-${index}`, name: `${name} ${index}`, position: index }));
  const members = rows((index) => ({ accountId: accountIdFor(`${name} member ${index}`) }));
  const campaigns = [0, 10].map((from) => ({
    campaignId: clubId * 10 + from,
    name: `${name} ${from}`,
    maps: maps.slice(from, from + 10),
  }));
  return {
    name,
    path: '/api/v1/ingest/club-snapshot',
    body: { projectKey: name, club: { clubId, name }, campaigns, members },
    facts: 2 + 2 * ROWS,
    count: async (read) => {
      const found = await read(`/api/v1/clubs/${clubId}/summary`);
      const club = found?.club as Record<string, number> | undefined;
      return (club?.campaignCount ?? 0) + (club?.mapCount ?? 0) + (club?.memberCount ?? 0);
    },
  };
}

function traffic(name: string, _clubId: number, at: string): Contribution {
  const samples = rows((index) => ({ statusCode: 200, route: `/crash/${index}`, occurredAt: at }));
  return {
    name,
    path: '/api/v1/ingest/traffic/batch',
    body: { projectKey: name, samples },
    facts: ROWS,
    count: async (read) => {
      const found = await read(`/api/v1/metrics/timeseries?window_hours=48&project_key=${name}`);
      const series = found?.series as { traffic: { samples: number }[] } | undefined;
      return (series?.traffic ?? []).reduce((sum, { samples: count }) => sum + count, 0);
    },
  };
}
