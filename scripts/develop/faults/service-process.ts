import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../src/project-root.js';

const PORTS = ['AGGREGATOR_PORT', 'VERIFICATION_PORT', 'CATALOG_PORT', 'ADMIN_PORT'];

/** One process of the services. */
export interface ServiceProcess {
  aggregatorUrl: string;
  verificationUrl: string;
  catalogUrl: string;
  adminUrl: string;
  signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal and resolves when it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Returns what it has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts a process on free ports, of the version built in a folder, and waits until it is ready. Rejects with its output when it ends
 * before that.
 */
export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
  folder = fileURLToPath(projectRoot),
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [join(folder, 'dist/src/main.js')], {
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(PORTS.map((name) => [name, '0'])),
      MIN_FREE_BYTES: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  const text = (): string => Buffer.concat(chunks).toString();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      chunks.push(chunk);
      if (/^ready$/m.test(text())) resolve();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`A process ended before it was ready:\n${text()}`)));
  });
  const toUrl = (name: string): string =>
    new RegExp(`^${name} listens on ([^\\s,]+)`, 'm').exec(text())?.[1] ?? '';
  return {
    aggregatorUrl: toUrl('aggregator'),
    verificationUrl: toUrl('verification'),
    catalogUrl: toUrl('catalog'),
    adminUrl: toUrl('admin'),
    signal: (signal) => child.kill(signal),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
    log: text,
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
