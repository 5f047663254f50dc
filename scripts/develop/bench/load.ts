/**
 * Puts a server on this machine under load. Run as a program, in a process of its own, it is the generator: `node load.js SETTINGS`,
 * SETTINGS being a `LoadSettings` as JSON; it reads the file of requests and writes a `LoadResult` to standard output.
 *
 * Written by hand because on two cores the generator competes with the server. Measured beside a bare node:http server with 50
 * connections: autocannon 8 uses a whole core and reaches 20,000 requests/s, this one 40,000 to 56,000 with half a core.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../../../db/testing/random.js';
import type { BenchContext } from './bench.js';

const PROGRAM = fileURLToPath(import.meta.url);
const NOTHING = Buffer.alloc(0);
const HEAD_END = Buffer.from('\r\n\r\n');
/** Servers spell `Content-Length` differently; this part is common to all. */
const LENGTH = Buffer.from('ength: ');
const ZERO = 48;

/** The generator's settings. */
interface LoadSettings {
  port: number;
  connections: number;
  /** How long to go on before counting, and how long to count. */
  warmUpSeconds: number;
  seconds: number;
  /** Decides the order of the requests: the same number gives the same order. */
  seed: number;
  /** A JSON file with the paths to choose from. */
  pathsFile: string;
}

/** What the generator has counted. */
interface LoadResult {
  /** Responses counted, and the time they took. */
  responses: number;
  seconds: number;
  /** All responses, including the uncounted ones. */
  allResponses: number;
  /** Responses by the first digit of their status. */
  statusClasses: Record<string, number>;
}

/** Writes the paths that a load chooses from; returns the file. */
export function writePaths({ folder }: BenchContext, paths: readonly string[]): string {
  const file = join(folder, 'paths.json');
  writeFileSync(file, JSON.stringify(paths));
  return file;
}

/** Puts a server under load and returns the result; rejects unless every response is a success. */
export async function driveLoad({ processes }: BenchContext, settings: LoadSettings): Promise<LoadResult> {
  const { stdout } = await processes.run([process.execPath, PROGRAM, JSON.stringify(settings)]);
  const result = JSON.parse(stdout) as LoadResult;
  if (result.statusClasses['2'] !== result.allResponses) {
    const classes = Object.entries(result.statusClasses).map(([digit, count]) => `${count} × ${digit}xx`);
    throw new Error(
      `Under load port ${settings.port} returned ${classes.join(', ')}; only 2xx can be compared.`,
    );
  }
  return result;
}

/**
 * Returns a reader of the responses of one connection with one request in flight at a time: `onResponse` gets the status of
 * each complete response. It parses no more of HTTP than that, so that generating load costs little.
 */
export function createResponseReader(onResponse: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer = NOTHING;
  let status = 0;
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      const bytes = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = bytes.indexOf(HEAD_END);
      head = end === -1 ? bytes : NOTHING;
      if (end === -1) return;
      const lengthAt = bytes.indexOf(LENGTH);
      if (lengthAt === -1 || lengthAt > end)
        throw new Error('The load generator needs responses with a Content-Length.');
      status = readDigits(bytes, 9);
      missing = readDigits(bytes, lengthAt + LENGTH.length) - (bytes.length - end - HEAD_END.length);
    }
    if (missing < 0) throw new Error('The server sent more than the response to the one request in flight.');
    if (missing === 0) onResponse(status);
  };
}

function readDigits(bytes: Buffer, from: number): number {
  let value = 0;
  for (let at = from; ; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}

async function generate({
  port,
  connections,
  warmUpSeconds,
  seconds,
  seed,
  pathsFile,
}: LoadSettings): Promise<LoadResult> {
  const paths = JSON.parse(readFileSync(pathsFile, 'utf8')) as string[];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  const random = createRandom(seed);
  const result: LoadResult = { responses: 0, seconds: 0, allResponses: 0, statusClasses: {} };
  let isOver = false;
  /** Keeps one request in flight until the time is over; resolves with the last response. */
  const keepSending = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      // Strings that are written as latin1 cost less than buffers.
      const sendNext = (): unknown => socket.write(random.pick(requests), 'latin1');
      const read = createResponseReader((status) => {
        const statusClass = Math.floor(status / 100);
        result.statusClasses[statusClass] = (result.statusClasses[statusClass] ?? 0) + 1;
        result.allResponses += 1;
        if (!isOver) return sendNext();
        socket.end();
        resolve();
      });
      socket.on('data', read);
      socket.on('connect', sendNext);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server closed a connection before its time.')));
    });
  const count = async (): Promise<void> => {
    await setTimeout(warmUpSeconds * 1000);
    const before = result.allResponses;
    const startedAt = performance.now();
    await setTimeout(seconds * 1000);
    result.responses = result.allResponses - before;
    result.seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
  };
  await Promise.all([count(), ...Array.from({ length: connections }, keepSending)]);
  return result;
}

if (process.argv[1] === PROGRAM) {
  const settings = JSON.parse(process.argv[2] ?? '{}') as LoadSettings;
  process.stdout.write(JSON.stringify(await generate(settings)));
}
