import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../db/testing/free-port.js';
import { andAlways, startServer, type ServerOptions, type ServerProcess } from './server-process.js';

/**
 * Starts each service in its own process, concurrently, with one folder and the same settings, like an operator with
 * one machine per service. Rejects with the output of a process that ends before it is ready.
 */
export async function startProcesses({ services, environment }: ServerOptions): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-tests-'));
  const removeDataDir = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  // Each process must know the ports of the others before they listen.
  const ports = await Promise.all(services.map(freePort));
  const addresses = Object.fromEntries(
    services.map((service, index) => [`${service.toUpperCase()}_PORT`, String(ports[index])]),
  );
  const starts = services.map((service) =>
    startServer({ services: [service], environment: { ...addresses, ...environment }, dataDir }),
  );
  const results = await Promise.allSettled(starts);
  const processes = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return asOne(processes, dataDir, removeDataDir);
  await Promise.allSettled(processes.map((one) => one.kill()));
  await removeDataDir();
  throw failed.reason;
}

function asOne(
  processes: ServerProcess[],
  dataDir: string,
  removeDataDir: () => Promise<void>,
): ServerProcess {
  const all = (end: (one: ServerProcess) => Promise<void>): Promise<void> =>
    andAlways(Promise.all(processes.map(end)), removeDataDir);
  return {
    urls: Object.assign({}, ...processes.map(({ urls }) => urls)) as Record<string, string>,
    adminUrl: processes[0]?.adminUrl ?? '',
    dataDir,
    logs: () => processes.map(({ logs }) => logs()).join(''),
    stop: () => all((one) => one.stop()),
    kill: () => all((one) => one.kill()),
  };
}
