import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { S3Location } from '../artifacts/s3-artifact-files.js';

const BUCKET = 'test-artifacts';
/** The keys that s3rver has built in. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
/** Far above what a start takes on a busy machine: it is for a process that hangs. */
const START_DEADLINE_MS = 120_000;

/** An S3 server with one bucket, in a process of its own. */
export interface S3Server {
  /** A place in its bucket that nobody else uses. */
  newLocation: () => S3Location;
  /** The variables of a process that uses it, with ARTIFACT_STORE at a location. */
  environment: (location: S3Location) => Record<string, string>;
  /** Ends it at once; what it keeps stays. */
  kill: () => Promise<void>;
  /** Starts it again, at the same address. */
  start: () => Promise<void>;
}

/** Starts s3rver on a free port; it ends with this process, and does not keep it from ending. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'record-services-s3-'));
  let { child, port } = await startProcess(folder, 0);
  const endpoint = `http://127.0.0.1:${port}`;
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  // In this process, the SDK looks for its credentials here.
  Object.assign(process.env, KEYS);
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let locations = 0;
  return {
    newLocation: () => ({
      bucket: BUCKET,
      prefix: `suite-${(locations += 1)}/artifacts`,
      endpoint,
      region: 'us-east-1',
    }),
    environment: ({ bucket, prefix }) => ({
      ...KEYS,
      ARTIFACT_STORE: `s3://${bucket}/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
    }),
    kill,
    start: async () => {
      ({ child, port } = await startProcess(folder, port));
    },
  };
}

async function startProcess(folder: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const program = join(
    dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
    'bin/s3rver.js',
  );
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [program, ...options, '--configure-bucket', BUCKET], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  const found = new Promise<number>((resolve, reject) => {
    const fail = (what: string): void =>
      reject(new Error(`s3rver ${what}. It wrote:\n${Buffer.concat(chunks).toString()}`));
    const timer = setTimeout(() => fail('is not ready'), START_DEADLINE_MS);
    const read = (chunk: Buffer): void => {
      chunks.push(chunk);
      const [, number] = /listening on \S+:(\d+)/.exec(Buffer.concat(chunks).toString()) ?? [];
      if (number === undefined) return;
      clearTimeout(timer);
      resolve(Number(number));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? 'a signal'}`);
    });
  });
  const ready = { child, port: await found };
  child.unref();
  for (const output of [child.stdout, child.stderr]) (output as unknown as { unref: () => void }).unref();
  return ready;
}
