import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../src/project-root.js';
import type { Processes } from './processes.js';
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

/** Our services as in production: compiled, in their own process. */
export interface OurServices {
  pid: number;
  /** Returns the port of a service. */
  portOf: (service: 'aggregator' | 'verification' | 'catalog' | 'admin') => number;
  stop: () => Promise<void>;
}

/**
 * Starts our services on the SQLite database of a folder, without limits per address; resolves once they are ready.
 */
export async function startOurs(
  processes: Processes,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<OurServices> {
  const running = processes.start([process.execPath, MAIN], { ...SETTINGS, ...settings, DATA_DIR: dataDir });
  const [lines] = await running.waitFor(/^[^]*^ready$/m);
  return {
    pid: running.pid,
    portOf: (service) => {
      const port = new RegExp(`^${service} listens on http://127\\.0\\.0\\.1:(\\d+)`, 'm').exec(lines)?.[1];
      if (port === undefined) throw new Error(`Our process does not say where ${service} listens:\n${lines}`);
      return Number(port);
    },
    stop: running.stop,
  };
}

/** Returns how late the event loop of our process was since the last reading, in milliseconds. */
export async function readLoopDelay(ours: OurServices): Promise<{ p99: number; max: number }> {
  const metrics = (await send({ port: ours.portOf('admin'), path: '/metrics' })).text();
  const read = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics)?.[1]) * 1000;
  return { p99: read('p99'), max: read('max') };
}
