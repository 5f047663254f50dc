import { Agent, request, type ClientRequest, type RequestOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { SingleProcess } from '../../../contract-tests/targets/server-process.js';

const AT_ONCE = 3;
const PAUSE_MS = 25;
const READINESS_EVERY_MS = 500;
const CLIENT_TIMEOUT_MS = 40_000;
const MEBIBYTE = Buffer.alloc(1024 * 1024, 'map');
const KIBIBYTES = Buffer.alloc(32 * 1024, 'map');

/** One request of the load. */
export interface Sample {
  /** The place of the process that served it. */
  process: number;
  isWrite: boolean;
  startedAt: number;
  endedAt: number;
  /** 0 when the connection failed. */
  status: number;
}

/** What the readiness of a process was. */
export interface Readiness {
  process: number;
  at: number;
  isReady: boolean;
}

export interface Load {
  samples: Sample[];
  readiness: Readiness[];
  /** The ids of the events that were acknowledged, by key. */
  acknowledged: Map<string, number>;
  /** Ends the load and resolves when no request is under way. */
  stop: () => Promise<void>;
}

/** Where the services are for clients. */
interface ServiceUrls {
  aggregator: string;
  verification: string;
  catalog: string;
}

/** Sends reads and single events to every process without end, a few at a time, and asks for their readiness twice a second. */
export function startLoad(processes: readonly SingleProcess[], run: string): Load {
  const kept = new Agent({ keepAlive: true });
  const clients = createClients(run);
  const readiness: Readiness[] = [];
  for (const [place, { urls, adminUrl }] of processes.entries()) {
    const { aggregator = '' } = urls;
    // Every process contributes for a project of its own, as every tracker does.
    const write = (): Promise<number> => clients.sendEvent(kept, aggregator, `faults-${place}`);
    const read = (): Promise<number> => send(kept, `${aggregator}/api/v1/events/recent?limit=5`);
    for (let count = 0; count < AT_ONCE; count += 1) {
      clients.keepSampling(place, true, write);
      clients.keepSampling(place, false, read);
    }
    clients.keep(async () => {
      const isReady = (await send(kept, `${adminUrl}/readyz`)) === 200;
      readiness.push({ process: place, at: performance.now(), isReady });
    }, READINESS_EVERY_MS);
  }
  return { ...clients, readiness, stop: () => clients.stop([kept]) };
}

/**
 * Sends requests through a proxy without end: reads on kept and on new connections, single events, files at once, and files that
 * take as long as a process takes to stop. All samples count for one process, the proxy.
 */
export function startProxiedLoad(urls: ServiceUrls, run: string): Omit<Load, 'readiness'> {
  const kept = new Agent({ keepAlive: true });
  const single = new Agent({ keepAlive: false });
  const clients = createClients(run);
  const uploads = `${urls.verification}/api/v1/uploads/map?filename=rolling.Map.Gbx`;
  for (let count = 0; count < AT_ONCE; count += 1) {
    clients.keepSampling(0, true, () => clients.sendEvent(kept, urls.aggregator, 'rolling'));
    clients.keepSampling(0, false, () => send(kept, `${urls.aggregator}/api/v1/events/recent?limit=5`));
    clients.keepSampling(0, false, () => send(single, `${urls.catalog}/api/v1/latest-wr`));
    clients.keepSampling(0, false, () => send(kept, `${urls.verification}/api/v1/live`));
    clients.keepSampling(0, true, () =>
      upload(single, uploads, { part: KIBIBYTES, parts: 30, pauseMs: 100 }),
    );
  }
  clients.keepSampling(0, true, () => upload(kept, uploads, { part: MEBIBYTE, parts: 4, pauseMs: 0 }));
  return { ...clients, stop: () => clients.stop([kept, single]) };
}

interface Clients extends Pick<Load, 'samples' | 'acknowledged'> {
  /** Repeats some work, with a pause after it, until the clients stop. */
  keep: (work: () => Promise<void>, pauseMs: number) => void;
  /** Repeats a request, and adds a sample of each to those of a process. */
  keepSampling: (process: number, isWrite: boolean, work: () => Promise<number>) => void;
  /** Sends an event with a key of its own, and notes its id when it is acknowledged. */
  sendEvent: (agent: Agent, aggregatorUrl: string, projectKey: string) => Promise<number>;
  stop: (agents: readonly Agent[]) => Promise<void>;
}

function createClients(run: string): Clients {
  const samples: Sample[] = [];
  const acknowledged = new Map<string, number>();
  const loops: Promise<void>[] = [];
  let isOver = false;
  let written = 0;
  const loop = async (work: () => Promise<void>, pauseMs: number): Promise<void> => {
    while (!isOver) {
      await work();
      await setTimeout(pauseMs);
    }
  };
  const keep: Clients['keep'] = (work, pauseMs) => void loops.push(loop(work, pauseMs));
  return {
    samples,
    acknowledged,
    keep,
    keepSampling: (process, isWrite, work) =>
      keep(async () => {
        const startedAt = performance.now();
        const status = await work();
        samples.push({ process, isWrite, startedAt, endedAt: performance.now(), status });
      }, PAUSE_MS),
    sendEvent: async (agent, aggregatorUrl, projectKey) => {
      written += 1;
      const eventKey = `${run}-${written}`;
      const event = { type: 'note', eventKey, message: 'A fault is under way.' };
      let response = '';
      const url = `${aggregatorUrl}/api/v1/ingest/event`;
      const status = await send(agent, url, { projectKey, event }, (text) => (response = text));
      if (status === 200) acknowledged.set(eventKey, readEventId(response));
      return status;
    },
    stop: async (agents) => {
      isOver = true;
      await Promise.all(loops);
      for (const agent of agents) agent.destroy();
    },
  };
}

/** Returns the id of the event that an ingest of one has stored. */
function readEventId(response: string): number {
  const { ingest } = JSON.parse(response) as { ingest: { eventIds: number[] } };
  return ingest.eventIds[0] ?? 0;
}

/** Sends a GET, or a POST of JSON, and resolves with the status of the response; 0 when the connection fails. */
function send(agent: Agent, url: string, body?: unknown, onBody?: (text: string) => void): Promise<number> {
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return new Promise((resolve) => {
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers };
    const sent = open(resolve, url, options, onBody);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends a file in parts with a pause after each, and resolves as `send` does. */
function upload(
  agent: Agent,
  url: string,
  { part, parts, pauseMs }: { part: Buffer; parts: number; pauseMs: number },
): Promise<number> {
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': part.length * parts };
  return new Promise((resolve) => {
    const sent = open(resolve, url, { agent, method: 'POST', headers });
    const sendParts = async (): Promise<void> => {
      for (let count = 0; count < parts && !sent.destroyed; count += 1) {
        sent.write(part);
        if (pauseMs > 0) await setTimeout(pauseMs);
      }
      sent.end();
    };
    void sendParts();
  });
}

function open(
  resolve: (status: number) => void,
  url: string,
  options: RequestOptions,
  onBody: (text: string) => void = () => undefined,
): ClientRequest {
  const sent = request(url, options, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.once('end', () => {
      onBody(Buffer.concat(parts).toString());
      resolve(response.statusCode ?? 0);
    });
    response.once('close', () => resolve(0));
  });
  sent.setTimeout(CLIENT_TIMEOUT_MS, () => sent.destroy());
  sent.once('error', () => resolve(0));
  return sent;
}
