import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import type { Workbench } from './bench.js';

const FOLDER = fileURLToPath(new URL('scripts/bench/baselines/', projectRoot));

/** A server that ours is compared with. */
export interface Baseline {
  pid: number;
  port: number;
}

/** Starts a server of baselines/. */
export async function startBaseline(
  workbench: Workbench,
  program: string,
  ...values: string[]
): Promise<Baseline> {
  await installBaselines(workbench);
  const running = workbench.processes.start([process.execPath, `${FOLDER}${program}`, ...values]);
  const [, port] = await running.waitFor(/^baseline listens on http:\/\/127\.0\.0\.1:(\d+)$/m);
  return { pid: running.pid, port: Number(port) };
}

/** Installs the dependencies of the baselines on first use. */
export async function installBaselines({ processes, say }: Workbench): Promise<void> {
  if (existsSync(`${FOLDER}node_modules`)) return;
  say('installing the baselines (a minute or two where SQLite has to be compiled) …');
  await processes.run(['npm', 'ci', '--no-audit', '--no-fund'], { folder: FOLDER });
}
