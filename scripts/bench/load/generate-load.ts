/**
 * Sends requests to a server on this machine as fast as it responds: `node generate-load.js SETTINGS`, SETTINGS being a
 * `LoadSettings` as JSON. When: by benchmarks, in a process of its own. Reads the file of requests; writes a `LoadResult` to
 * standard output.
 *
 * Written by hand because on two cores the generator competes with the server. Measured on a bare node:http server with 50
 * connections: autocannon 8 used a whole core and reached 69,500 requests/s, this one 81,000 to 88,000 with 0.8 of a core.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createResponseReader } from './response-reader.js';
import type { LoadRequest, LoadResult, LoadSettings } from './load-settings.js';

const settings = JSON.parse(process.argv[2] ?? '{}') as LoadSettings;
const requests = readRequests(settings);
const random = createRandom(settings.seed);
const result: LoadResult = { responses: 0, seconds: 0, allResponses: 0, statusClasses: {} };
let isOver = false;

/** Each byte of a request is one character: strings that are written as latin1 cost less than buffers. */
function readRequests({ requestsFile, port }: LoadSettings): string[] {
  const list = JSON.parse(readFileSync(requestsFile, 'utf8')) as LoadRequest[];
  return list.map(({ method = 'GET', path, body }) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`;
    if (body === undefined) return `${head}\r\n`;
    const content = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    return head + content + Buffer.from(body).toString('latin1');
  });
}

/** Mulberry32: small, quick and repeatable. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Keeps one request in flight until the time is over; resolves with the last response. */
function keepSending(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: settings.port, noDelay: true });
    const send = (): unknown =>
      socket.write(requests[Math.floor(random() * requests.length)] ?? '', 'latin1');
    const read = createResponseReader((status) => {
      const statusClass = Math.floor(status / 100);
      result.statusClasses[statusClass] = (result.statusClasses[statusClass] ?? 0) + 1;
      result.allResponses += 1;
      if (!isOver) return send();
      socket.end();
      resolve();
    });
    socket.on('data', read);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection before its time.')));
  });
}

async function count(): Promise<void> {
  await pause(settings.warmUpSeconds);
  const before = result.allResponses;
  const startedAt = performance.now();
  await pause(settings.seconds);
  result.responses = result.allResponses - before;
  result.seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

await Promise.all([count(), ...Array.from({ length: settings.connections }, keepSending)]);
process.stdout.write(JSON.stringify(result));
