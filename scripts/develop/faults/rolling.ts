import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startServer, type SingleProcess } from '../../../contract-tests/targets/server-process.js';
import { SERVICES } from '../../../src/config.js';
import { SETTINGS } from './fault.js';
import { PROXY_PORTS, startHaproxy } from './proxies.js';
import { startProxiedLoad } from './load.js';
import type { FaultResult } from './render-result.js';

/** What happens to a process behind the proxy. */
export interface ProxiedFault {
  name: string;
  /** How a process ends; a new one follows in its place. */
  end: 'stop' | 'kill';
  /** Which requests must not fail. */
  mustPass: 'all' | 'reads';
  /** The folder of the version, built, that all processes have at first, and again after the second round. */
  former?: string;
}

export const proxiedFaults: readonly ProxiedFault[] = [
  { name: 'rolling restarts behind HAProxy, two rounds', end: 'stop', mustPass: 'all' },
  {
    name: 'kills behind HAProxy, one process after another, two rounds',
    end: 'kill',
    mustPass: 'reads',
  },
];

/** Rolls from the version in another checkout to this one, and back. */
export function rollingFrom(former: string): ProxiedFault {
  return {
    name: 'rolling from another version behind HAProxy, and back',
    end: 'stop',
    mustPass: 'all',
    former,
  };
}

const PROCESSES = 3;
const ROUNDS = 2;
const DRAIN_SECONDS = 5;
/** A second more than HAProxy needs to see that a process is ready. */
const SETTLE_MS = 2000;
const MIN_REQUESTS = 2000;

interface ProxiedResult extends FaultResult {
  acknowledged: ReadonlyMap<string, number>;
}

/**
 * Ends each of three processes behind HAProxy in turn, while clients send requests through it, and starts it again. They share one
 * database and one DATA_DIR, and have an address of this machine each, so that all use the ports of the shipped configuration.
 */
export async function runProxied(
  { name, end, former }: ProxiedFault,
  databaseUrl: string,
  dataDir: string,
): Promise<ProxiedResult> {
  // All of 127.0.0.0/8 is this machine; runs at the same time keep out of each other's way.
  const network = `127.${randomInt(2, 250)}.${randomInt(1, 250)}`;
  const hosts = Array.from({ length: PROCESSES }, (_, index) => `${network}.${index + 2}`);
  const bind = `${network}.1`;
  const start = (host: string, folder?: string): Promise<SingleProcess> =>
    startServer({
      services: [...SERVICES],
      dataDir,
      environment: {
        ...SETTINGS,
        DATABASE_URL: databaseUrl,
        HOST: host,
        ADMIN_HOST: host,
        AGGREGATOR_PORT: '4001',
        VERIFICATION_PORT: '4002',
        CATALOG_PORT: '4003',
        ADMIN_PORT: '4000',
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        TRUST_PROXY: bind,
        UPLOAD_BYTES_PER_HOUR: '0',
      },
      ...(folder === undefined ? {} : { entry: pathToFileURL(join(folder, 'dist/src/main.js')).href }),
    });
  const processes: SingleProcess[] = [];
  let stopProxy: (() => Promise<void>) | undefined;
  try {
    for (const host of hosts) processes.push(await start(host, former));
    stopProxy = await startHaproxy(bind, hosts);
    const urls = {
      aggregator: `http://${bind}:${PROXY_PORTS.aggregator}`,
      verification: `http://${bind}:${PROXY_PORTS.verification}`,
      catalog: `http://${bind}:${PROXY_PORTS.catalog}`,
    };
    await setTimeout(SETTLE_MS);
    const load = startProxiedLoad(urls, `run-${Date.now()}`);
    const startedAt = performance.now();
    for (let count = 0; count < ROUNDS * PROCESSES; count += 1) {
      const index = count % PROCESSES;
      await processes[index]?.[end]();
      processes[index] = await start(hosts[index] ?? '', count < PROCESSES ? undefined : former);
      await setTimeout(SETTLE_MS);
    }
    const endedAt = performance.now();
    await load.stop();
    const { samples, acknowledged } = load;
    return { name, isLocal: false, startedAt, endedAt, samples, readiness: [], acknowledged };
  } finally {
    await stopProxy?.();
    for (const server of processes) await server.kill();
  }
}

/** Returns the sentences of the goals that a result misses. */
export function missedProxiedGoals({ mustPass }: ProxiedFault, { samples }: ProxiedResult): string[] {
  const failures = samples.filter(
    ({ status, isWrite }) => status !== 200 && (mustPass === 'all' || !isWrite),
  );
  return [
    ...(failures.length > 0
      ? [
          `${failures.length} of ${samples.length} requests failed (${[...new Set(failures.map(({ status }) => status))].join(', ')})`,
        ]
      : []),
    ...(mustPass === 'all' && samples.length < MIN_REQUESTS
      ? [`${samples.length} requests are too few`]
      : []),
  ];
}
