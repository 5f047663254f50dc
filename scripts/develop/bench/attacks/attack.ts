/**
 * Attacks a server on this machine, in a process of its own: `node attack.js SETTINGS`, SETTINGS being `AttackSettings` as JSON; writes an
 * `AttackResult` to standard output. Attackers are told apart by X-Forwarded-For, which the server believes.
 */
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createResponseReader } from '../load.js';
import type { Processes } from '../processes.js';

const PROGRAM = fileURLToPath(import.meta.url);
/** Requests of one address that may be under way. */
const MAX_UNDER_WAY = 32;
const DRIP_MS = 1000;
const REOPEN_MS = 10_000;

/** Addresses that send reads of the paths in turn. */
interface Flood {
  paths: string[];
  /** The beginning of their addresses, such as `10.9`. */
  network: string;
  addresses: number;
  /** Requests of each address. */
  perSecond: number;
}

/**
 * Connections on which bodies arrive slowly: a part at once, then a byte now and then. One that is refused is opened again.
 */
interface SlowBodies {
  /** Connections that each address opens. */
  perSecond: number;
  path: string;
  network: string;
  addresses: number;
  connections: number;
  bytes: number;
  bytesAtOnce: number;
}

interface AttackSettings {
  port: number;
  seconds: number;
  floods: Flood[];
  bodies: SlowBodies[];
}

/** Responses by their status; 0 is a connection that ended without one. */
interface AttackResult {
  reads: Record<string, number>;
  bodies: Record<string, number>;
  /** Requests that were not sent, since as many of their address were under way. */
  held: number;
  /** Of this program, in milliseconds. */
  processorMs: number;
}

/** Attacks until the seconds are over. */
export async function attack(processes: Processes, settings: AttackSettings): Promise<AttackResult> {
  const { stdout } = await processes.run([process.execPath, PROGRAM, JSON.stringify(settings)]);
  return JSON.parse(stdout) as AttackResult;
}

function toAddress(network: string, index: number): string {
  return `${network}.${Math.floor(index / 250)}.${1 + (index % 250)}`;
}

/** Returns a function that gets a path of the server and resolves to the status. Node.js's client would take as long as the server. */
function createReader(port: number): (path: string, address: string, done: (status: number) => void) => void {
  const idle: ((head: string, done: (status: number) => void) => void)[] = [];
  const open = (): ((head: string, done: (status: number) => void) => void) => {
    const socket = connect({ host: '127.0.0.1', port });
    let end = (_: number): void => undefined;
    const read = (request: string, done: (status: number) => void): void => {
      end = done;
      socket.write(request);
    };
    const readResponse = createResponseReader((status) => {
      idle.push(read);
      end(status);
    });
    socket.on('data', readResponse);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const place = idle.indexOf(read);
      if (place === -1) end(0);
      else idle.splice(place, 1);
    });
    return read;
  };
  return (path, address, done) => {
    const read = idle.pop() ?? open();
    read(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`, done);
  };
}

function flood(
  port: number,
  { paths, network, addresses, perSecond }: Flood,
  done: (status: number) => void,
  hold: () => void,
): void {
  const get = createReader(port);
  for (let index = 0; index < addresses; index += 1) {
    const address = toAddress(network, index);
    let underWay = 0;
    let turn = index;
    const send = (): void => {
      if (underWay >= MAX_UNDER_WAY) return hold();
      underWay += 1;
      turn += 1;
      get(paths[turn % paths.length] ?? '', address, (status) => {
        underWay -= 1;
        done(status);
      });
    };
    setTimeout(() => setInterval(send, 1000 / perSecond), (index * 1000) / (perSecond * addresses));
  }
}

/** Opens connections until the end, no more at a time and in a second than `bodies` says. */
function sendSlowly(port: number, bodies: SlowBodies, done: (status: number) => void): void {
  const { addresses, connections, perSecond } = bodies;
  const waiting = Array.from({ length: connections }, (_, index) => index);
  const open = (): void => {
    const index = waiting.shift();
    if (index === undefined) return;
    sendOneSlowly(port, bodies, toAddress(bodies.network, index % addresses), (status) => {
      done(status);
      setTimeout(() => waiting.push(index), REOPEN_MS);
    });
  };
  setInterval(open, 1000 / (perSecond * addresses));
}

function sendOneSlowly(
  port: number,
  { path, bytes, bytesAtOnce }: SlowBodies,
  address: string,
  done: (status: number) => void,
): void {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
  ];
  const socket = connect({ host: '127.0.0.1', port });
  let status = 0;
  socket.write(`${head.join('\r\n')}\r\n\r\n${' '.repeat(bytesAtOnce)}`);
  const timer = setInterval(() => socket.write(' '), DRIP_MS);
  socket.on('data', (chunk) => (status ||= Number(chunk.toString('latin1').split(' ')[1])));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    done(status);
  });
}

if (process.argv[1] === PROGRAM) {
  const { port, seconds, floods, bodies } = JSON.parse(process.argv[2] ?? '{}') as AttackSettings;
  const result: AttackResult = { reads: {}, bodies: {}, held: 0, processorMs: 0 };
  const count = (counts: Record<string, number>) => (status: number) =>
    (counts[status] = (counts[status] ?? 0) + 1);
  for (const one of floods) flood(port, one, count(result.reads), () => (result.held += 1));
  for (const one of bodies) sendSlowly(port, one, count(result.bodies));
  setTimeout(() => {
    const { user, system } = process.cpuUsage();
    result.processorMs = (user + system) / 1000;
    process.stdout.write(JSON.stringify(result), () => process.exit(0));
  }, seconds * 1000);
}
