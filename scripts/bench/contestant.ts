import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';

/** A server that is measured, in a process of its own. */
export interface Contestant {
  name: string;
  port: number;
  /** Milliseconds from its start until it said that it was ready. */
  startedInMs: number;
  /** Returns its resident memory in bytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

export interface ContestantOptions {
  name: string;
  /** Files and arguments for node, relative to the project. */
  command: string[];
  environment?: Record<string, string>;
}

const root = fileURLToPath(projectRoot);

/** Starts a server and waits for the line `ready`; the port is that of the first address it names. */
export async function startContestant({
  name,
  command,
  environment,
}: ContestantOptions): Promise<Contestant> {
  const startedAt = performance.now();
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment };
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env });
  const port = await untilReady(child, name);
  return {
    name,
    port,
    startedInMs: performance.now() - startedAt,
    memory: () => memoryOf(child),
    stop: () => stop(child),
  };
}

function untilReady(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (port && /^ready$/m.test(text)) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`${name} ended before it was ready:\n${text}`)));
  });
}

function memoryOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Returns the settings of our own server for a measurement: one service, free ports, no limits that a load would meet. */
export function ourEnvironment(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    SERVICES: 'verification',
    VERIFICATION_PORT: '0',
    ADMIN_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    UPLOAD_BYTES_PER_HOUR: '0',
    LOG_LEVEL: 'warn',
  };
}
