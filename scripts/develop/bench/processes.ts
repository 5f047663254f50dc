import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../src/project-root.js';
import { send } from './requests.js';

const MAIN = fileURLToPath(new URL('dist/src/main.js', projectRoot));
const SETTINGS = {
  AGGREGATOR_PORT: '0',
  VERIFICATION_PORT: '0',
  CATALOG_PORT: '0',
  ADMIN_PORT: '0',
  RATE_LIMIT_PER_MINUTE: '0',
  UPLOAD_BYTES_PER_HOUR: '0',
  SUBMISSIONS_PER_HOUR: '0',
  LOG_LEVEL: 'warn',
};
const READY_WITHIN_MS = 60_000;

/** A server in a process of its own, which ends with this one at the latest. */
export interface Running {
  pid: number;
  /** What it has written to standard error until it was ready. */
  output: string;
  stop: () => Promise<void>;
}

/** Starts a Node.js program and resolves once it has written a line to standard error; it has PATH and the given variables only. */
export async function start(words: string[], ready: RegExp, settings = {}): Promise<Running> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, words, {
    env: { PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${words.join(' ')} was not ready:\n${output}`));
    const timer = setTimeout(fail, READY_WITHIN_MS).unref();
    child.once('close', fail);
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Our services as in production: compiled, in their own process. */
export interface OurServices extends Running {
  /** Returns the port of a service. */
  portOf: (service: 'aggregator' | 'verification' | 'catalog' | 'admin') => number;
}

/** Starts our services on the SQLite database of a folder, or by settings, without limits per address. */
export async function startOurs(dataDir: string, settings = {}): Promise<OurServices> {
  const running = await start([MAIN], /^ready$/m, { ...SETTINGS, ...settings, DATA_DIR: dataDir });
  return {
    ...running,
    portOf: (service) => {
      const port = new RegExp(`^${service} listens on \\S+:(\\d+)`, 'm').exec(running.output)?.[1];
      if (port === undefined) throw new Error(`Our process does not say where ${service} listens.`);
      return Number(port);
    },
  };
}

/** Returns how late the event loop of our process was since the last reading, in milliseconds. */
export async function readLoopDelay(ours: OurServices): Promise<{ p99: number; max: number }> {
  const metrics = (await send({ port: ours.portOf('admin'), path: '/metrics' })).body.toString();
  const read = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics)?.[1]) * 1000;
  return { p99: read('p99'), max: read('max') };
}

/** Returns the milliseconds of processor time that a process and its children have used; 0 where there is no /proc. */
export function familyProcessorMs(pid: number): number {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const own = threads.map((id) => Number(read(`/proc/${pid}/task/${id}/schedstat`).split(' ')[0]) / 1e6);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [...own, ...children.map(familyProcessorMs)].reduce((sum, ms) => sum + ms, 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
