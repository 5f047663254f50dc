import { Agent, request, type ClientRequest, type RequestOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { SingleProcess } from '../../../contract-tests/targets/server-process.js';

const WRITERS = 3;
const READERS = 3;
const PAUSE_MS = 25;
const CLIENT_TIMEOUT_MS = 40_000;

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

/** Sends reads and single events to every process without end, a few at a time, and asks for their readiness twice a second. */
export function startLoad(processes: readonly SingleProcess[], run: string): Load {
  const agent = new Agent({ keepAlive: true });
  const load: Omit<Load, 'stop'> = { samples: [], readiness: [], acknowledged: new Map() };
  const state = { isOver: false, written: 0 };
  const keep = async (work: () => Promise<void>, pauseMs: number): Promise<void> => {
    while (!state.isOver) {
      await work();
      await setTimeout(pauseMs);
    }
  };
  const loops = processes.flatMap(({ urls, adminUrl }, place) => {
    const sample = async (
      isWrite: boolean,
      url: string,
      body?: unknown,
      onBody?: (text: string) => void,
    ): Promise<number> => {
      const startedAt = performance.now();
      const status = await send(agent, url, body, onBody);
      load.samples.push({ process: place, isWrite, startedAt, endedAt: performance.now(), status });
      return status;
    };
    const write = async (): Promise<void> => {
      state.written += 1;
      const eventKey = `${run}-${state.written}`;
      // Every process contributes for a project of its own, as every tracker does.
      const body = {
        projectKey: `faults-${place}`,
        event: { type: 'note', eventKey, message: 'A fault is under way.' },
      };
      let response = '';
      const url = `${urls['aggregator']}/api/v1/ingest/event`;
      if ((await sample(true, url, body, (text) => (response = text))) === 200)
        load.acknowledged.set(eventKey, readEventId(response));
    };
    const read = async (): Promise<void> => {
      await sample(false, `${urls['aggregator']}/api/v1/events/recent?limit=5`);
    };
    const ready = async (): Promise<void> => {
      const isReady = (await send(agent, `${adminUrl}/readyz`)) === 200;
      load.readiness.push({ process: place, at: performance.now(), isReady });
    };
    return [
      ...Array.from({ length: WRITERS }, () => keep(write, PAUSE_MS)),
      ...Array.from({ length: READERS }, () => keep(read, PAUSE_MS)),
      keep(ready, 500),
    ];
  });
  return {
    ...load,
    stop: async () => {
      state.isOver = true;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}

/** Sends a GET, or a POST of JSON, and resolves with the status of the response; 0 when the connection fails. */
export function send(
  agent: Agent,
  url: string,
  body?: unknown,
  onBody?: (text: string) => void,
): Promise<number> {
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return new Promise((resolve) => {
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers };
    const sent = open(resolve, url, options, onBody);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends a file in parts with a pause after each, and resolves as `send` does. */
export function upload(
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

/** Returns the id of the event that an ingest of one has stored. */
export function readEventId(response: string): number {
  const { ingest } = JSON.parse(response) as { ingest: { eventIds: number[] } };
  return ingest.eventIds[0] ?? 0;
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
