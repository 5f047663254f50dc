import { setTimeout } from 'node:timers/promises';

const AT_ONCE = 3;
const PAUSE_MS = 25;
const CLIENT_TIMEOUT_MS = 40_000;
const MEBIBYTE = new Uint8Array(1024 * 1024).fill(109);
const KIBIBYTES = new Uint8Array(32 * 1024).fill(109);

/** What clients saw. */
export interface Load {
  /** How many reads and writes ended with each status; 0 where the connection failed. */
  reads: Map<number, number>;
  writes: Map<number, number>;
  /** The keys of the events that were acknowledged. */
  acknowledged: Set<string>;
  /** Ends the load and resolves when no request is under way. */
  stop: () => Promise<void>;
}

/** Where the services are for clients. */
interface ServiceUrls {
  aggregator: string;
  verification: string;
  catalog: string;
}

/**
 * Sends requests without end: reads on kept and on new connections, single events, files at once, and files that take about as long as a
 * process takes to stop.
 */
export function startLoad(urls: ServiceUrls, run: string): Load {
  const [reads, writes] = [new Map<number, number>(), new Map<number, number>()];
  const acknowledged = new Set<string>();
  const loops: Promise<void>[] = [];
  let isOver = false;
  let sent = 0;
  const repeat = (statuses: Map<number, number>, work: () => Promise<number>): void => {
    const loop = async (): Promise<void> => {
      while (!isOver) {
        const status = await work();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await setTimeout(PAUSE_MS);
      }
    };
    loops.push(loop());
  };
  const sendEvent = async (): Promise<number> => {
    sent += 1;
    const eventKey = `${run}-${sent}`;
    const event = { type: 'note', eventKey, message: 'A process is restarted.' };
    const status = await send(`${urls.aggregator}/api/v1/ingest/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ projectKey: 'rolling', event }),
    });
    if (status === 200) acknowledged.add(eventKey);
    return status;
  };
  const upload = (part: Uint8Array, parts: number, pauseMs: number): Promise<number> =>
    send(`${urls.verification}/api/v1/uploads/map?filename=rolling.Map.Gbx`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: ReadableStream.from(readParts(part, parts, pauseMs)),
      duplex: 'half',
    });
  for (let count = 0; count < AT_ONCE; count += 1) {
    repeat(writes, sendEvent);
    repeat(reads, () => send(`${urls.aggregator}/api/v1/events/recent?limit=5`));
    repeat(reads, () => send(`${urls.catalog}/api/v1/latest-wr`, { headers: { Connection: 'close' } }));
    repeat(reads, () => send(`${urls.verification}/api/v1/live`));
    repeat(writes, () => upload(KIBIBYTES, 30, 100));
  }
  repeat(writes, () => upload(MEBIBYTE, 4, 0));
  return {
    reads,
    writes,
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/** Returns the status of a response, 0 when the connection fails. */
async function send(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function* readParts(
  part: Uint8Array,
  parts: number,
  pauseMs: number,
): AsyncGenerator<Uint8Array, void> {
  for (let count = 0; count < parts; count += 1) {
    yield part;
    await setTimeout(pauseMs);
  }
}
