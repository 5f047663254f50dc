import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/project-root.js';
import { packContract } from '../pack-contract/pack.js';

/** The packages of a site, as paths of tarballs. */
export interface Packages {
  /** By service. */
  clients: Readonly<Record<string, string>>;
  contract: string;
}

/** Packs the generated client of each service and the contract tests into a folder. Throws npm's message. */
export async function packPackages(services: readonly string[], folder: string): Promise<Packages> {
  await mkdir(folder, { recursive: true });
  const clients = await Promise.all(
    services.map(async (service) => [service, await packClient(service, folder)] as const),
  );
  const { tarball } = await packContract(folder);
  return { clients: Object.fromEntries(clients), contract: tarball };
}

async function packClient(service: string, folder: string): Promise<string> {
  const pack = ['pack', '--json', '--offline', '--pack-destination', folder];
  const cwd = fileURLToPath(new URL(`generated/${service}/client/`, projectRoot));
  const { stdout } = await promisify(execFile)('npm', pack, { cwd });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error(`npm pack made no tarball of the client of ${service}: ${stdout}`);
  return join(folder, packed.filename);
}
