import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import { ourEnvironment, startContestant, type Contestant } from './contestant.js';
import { measureReads, printTable } from './rounds.js';

const RECORDS = 50_000;
const ROUNDS = 7;
const SECONDS = 4;
const root = fileURLToPath(projectRoot);
const peers = join(root, 'scripts/bench/peers');

/** Measures GET of a record with random ids out of 50,000, beside bare Node.js and a Fastify peer with better-sqlite3. */
export async function benchGetRecord(folder: string): Promise<void> {
  installPeers();
  const verdicts = join(folder, 'verdicts.ndjson');
  const paths = join(folder, 'paths.txt');
  const dataDir = join(folder, 'data');
  const ids = Array.from({ length: RECORDS }, (_, index) => `rec-${String(index).padStart(6, '0')}`);
  writeFileSync(verdicts, ids.flatMap(verdictsOf).join('\n'));
  writeFileSync(paths, ids.map((id) => `/api/v1/records/${id}`).join('\n'));
  const importer = [join(root, 'dist/scripts/verdicts.js'), 'import', verdicts];
  execFileSync(process.execPath, importer, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const ours = await startContestant({
    name: 'ours: Koa, sqlite3, joined lookups',
    command: ['dist/src/main.js'],
    environment: ourEnvironment(dataDir),
  });
  const fastify = await startContestant({
    name: 'Fastify 5, better-sqlite3',
    command: [join(peers, 'getRecord.mjs'), join(folder, 'peer.sqlite'), verdicts],
  });
  const answer = await read(ours, '/api/v1/records/rec-000123');
  compare(answer, await read(fastify, '/api/v1/records/rec-000123'));
  const bare = await startContestant({
    name: 'node:http bare, no database',
    command: [join(peers, 'bare-get.mjs'), answer.body],
  });
  try {
    const measured = measureReads([ours, fastify, bare], paths, { rounds: ROUNDS, seconds: SECONDS });
    printTable(`GET of a record, random ids out of ${RECORDS}, 50 connections`, 'requests/s', measured);
  } finally {
    await Promise.all([ours.stop(), fastify.stop(), bare.stop()]);
  }
}

/** Installs the peers' own packages when they are not there; the services never need them. */
function installPeers(): void {
  if (existsSync(join(peers, 'node_modules'))) return;
  console.log('Installing the peers, which takes a minute …');
  execFileSync('npm', ['ci'], { cwd: peers, stdio: 'ignore' });
}

function verdictsOf(id: string, index: number): string[] {
  const isGood = index % 3 !== 0;
  return ['replay', 'deep'].map((track) =>
    JSON.stringify({
      record_id: id,
      map_uid: `map-${String(index % 2000).padStart(5, '0')}`,
      rank: (index % 25) + 1,
      track,
      status: isGood ? 'pass' : 'fail',
      confidence: 'high',
      reason_code: isGood ? 'verified' : 'failed_verification',
      policy_version: `${track}-1`,
      checked_at: '2026-10-04T09:12:30.131Z',
    }),
  );
}

interface Answer {
  headers: string[];
  body: string;
}

function read({ port }: Contestant, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers = Object.keys(response.headers).sort();
        resolve({ headers, body: Buffer.concat(chunks).toString() });
      });
    }).on('error', reject);
  });
}

/** Fails when the peer does less than ours: both must say the same under the same headers. Only import times differ. */
function compare(ours: Answer, peer: Answer): void {
  const masked = ({ body }: Answer): string => body.replaceAll(/"updated_at":"[^"]+"/g, '"updated_at":"…"');
  if (masked(ours) !== masked(peer))
    throw new Error(`The peer answers otherwise:\n${ours.body}\n${peer.body}`);
  if (ours.headers.join() !== peer.headers.join()) {
    throw new Error(`The peer has other headers:\n${ours.headers.join()}\n${peer.headers.join()}`);
  }
}
