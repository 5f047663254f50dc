import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { readEventId, send, upload, type Load, type Sample } from './load.js';

const PAUSE_MS = 25;
const AT_ONCE = 3;
const MEBIBYTE = Buffer.alloc(1024 * 1024, 'map');
const KIBIBYTES = Buffer.alloc(32 * 1024, 'map');

/** Where the services are for clients. */
export interface ServiceUrls {
  aggregator: string;
  verification: string;
  catalog: string;
}

/**
 * Sends requests through a proxy without end: reads on kept and on new connections, single events, files at once, and files that
 * take as long as a process takes to stop. All samples count for one process, the proxy.
 */
export function startProxiedLoad(urls: ServiceUrls, run: string): Omit<Load, 'readiness'> {
  const kept = new Agent({ keepAlive: true });
  const single = new Agent({ keepAlive: false });
  const samples: Sample[] = [];
  const acknowledged = new Map<string, number>();
  const state = { isOver: false, written: 0 };
  const keep = async (isWrite: boolean, work: () => Promise<number>): Promise<void> => {
    while (!state.isOver) {
      const startedAt = performance.now();
      const status = await work();
      samples.push({ process: 0, isWrite, startedAt, endedAt: performance.now(), status });
      await setTimeout(PAUSE_MS);
    }
  };
  const write = async (): Promise<number> => {
    state.written += 1;
    const eventKey = `${run}-${state.written}`;
    const event = { type: 'note', eventKey, message: 'A process is restarted.' };
    let response = '';
    const body = { projectKey: 'rolling', event };
    const url = `${urls.aggregator}/api/v1/ingest/event`;
    const status = await send(kept, url, body, (text) => (response = text));
    if (status === 200) acknowledged.set(eventKey, readEventId(response));
    return status;
  };
  const uploads = `${urls.verification}/api/v1/uploads/map?filename=rolling.Map.Gbx`;
  const clients: [isWrite: boolean, work: () => Promise<number>][] = [
    [true, write],
    [false, () => send(kept, `${urls.aggregator}/api/v1/events/recent?limit=5`)],
    [false, () => send(single, `${urls.catalog}/api/v1/latest-wr`)],
    [false, () => send(kept, `${urls.verification}/api/v1/live`)],
  ];
  const loops = [
    ...clients.flatMap(([isWrite, work]) => Array.from({ length: AT_ONCE }, () => keep(isWrite, work))),
    keep(true, () => upload(kept, uploads, { part: MEBIBYTE, parts: 4, pauseMs: 0 })),
    ...Array.from({ length: AT_ONCE }, () =>
      keep(true, () => upload(single, uploads, { part: KIBIBYTES, parts: 30, pauseMs: 100 })),
    ),
  ];
  return {
    samples,
    acknowledged,
    stop: async () => {
      state.isOver = true;
      await Promise.all(loops);
      kept.destroy();
      single.destroy();
    },
  };
}
