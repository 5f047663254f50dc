import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../../../db/testing/random.js';
import type { OurServices } from '../our-services.js';
import { send, type LocalRequest } from '../requests.js';
import { namesFrom } from '../size/names.js';
import { mapUidOf, PROJECTS, type SizeCounts } from '../size/size-rows.js';

export const TOKEN = 'bench-token';
const CLIENTS = 10;
const PAUSE_MS = 500;
const EVENTS_AT_ONCE = 20;

export const KINDS = ['look-up', 'list', 'search', 'upload', 'ingest'] as const;
type HonestKind = (typeof KINDS)[number];

/** A response to an honest client; status 0 is a connection that ended without one. */
export interface Served {
  kind: HonestKind;
  status: number;
  ms: number;
  hasRetryAfter: boolean;
}

/** Ten clients of the services, each with an address of its own, until it is over; returns all their responses. */
export async function runHonestClients(
  ours: OurServices,
  counts: SizeCounts,
  random: Random,
  isOver: () => boolean,
): Promise<Served[]> {
  const served: Served[] = [];
  const runClient = async (index: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true });
    const address = { 'X-Forwarded-For': `192.0.2.${1 + index}` };
    // They differ in what they do at a time.
    for (let turn = index; !isOver(); turn += 1) {
      const kind = chooseKind(turn);
      const { headers, ...request } = createRequest(kind, turn, { ours, counts, random });
      const startedAt = performance.now();
      const response = await send({ ...request, headers: { ...address, ...headers }, agent }).catch(
        () => null,
      );
      served.push({
        kind,
        status: response?.status ?? 0,
        ms: performance.now() - startedAt,
        hasRetryAfter: response?.headers['retry-after'] !== undefined,
      });
      await setTimeout(PAUSE_MS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => runClient(index)));
  return served;
}

/** Of twelve requests seven are look-ups and two searches. */
function chooseKind(turn: number): HonestKind {
  const others: Readonly<Record<number, HonestKind>> = {
    1: 'list',
    3: 'search',
    5: 'upload',
    7: 'ingest',
    9: 'search',
  };
  return others[turn % 12] ?? 'look-up';
}

function createRequest(
  kind: HonestKind,
  turn: number,
  { ours, counts, random }: { ours: OurServices; counts: SizeCounts; random: Random },
): LocalRequest {
  const port = ours.portOf('aggregator');
  const projectKey = PROJECTS[0];
  switch (kind) {
    case 'look-up': {
      const [name] = namesFrom(random.below(counts.names), 1);
      return { port, path: `/api/v1/display-names/resolve/${name?.accountId ?? ''}` };
    }
    case 'list':
      return { port, path: `/api/v1/projects/${projectKey}/maps?limit=50` };
    case 'search':
      return turn % 2 === 0
        ? { port, path: '/api/v1/events/recent?q=icy&limit=20' }
        : { port, path: '/api/v1/display-names/search?q=kami&limit=20' };
    case 'upload':
      return {
        port: ours.portOf('verification'),
        path: `/api/v1/uploads/map?filename=bench-${turn}.Map.Gbx`,
        headers: { 'Content-Type': 'application/octet-stream' },
        body: Buffer.alloc(100_000, turn),
      };
    case 'ingest': {
      const events = Array.from({ length: EVENTS_AT_ONCE }, (_, place) => ({
        type: 'custom.bench',
        mapUid: mapUidOf(random.below(counts.maps)),
        message: `turn ${turn}, place ${place}`,
      }));
      const headers = { 'X-Ingest-Token': TOKEN };
      return { port, path: '/api/v1/ingest/events', headers, body: JSON.stringify({ projectKey, events }) };
    }
  }
}
