import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import { ourEnvironment, startContestant, type Contestant } from './contestant.js';
import { printTable, type Measured } from './rounds.js';

const BYTES = 16 * 1024 * 1024;
const ROUNDS = 9;
const AT_ONCE = 8;
const peers = fileURLToPath(new URL('scripts/bench/peers/', projectRoot));

/** Measures an upload of 16 MiB beside a bare server that hashes and writes, and how much memory eight at once take. */
export async function benchUpload(folder: string): Promise<void> {
  const ours = await startContestant({
    name: 'ours',
    command: ['dist/src/main.js'],
    environment: ourEnvironment(join(folder, 'uploads')),
  });
  const bare = (name: string, sync: string): Promise<Contestant> =>
    startContestant({ name, command: [join(peers, 'bare-upload.mjs'), join(folder, `bare-${sync}`), sync] });
  const durable = await bare('node:http bare, hash, write and fsync', 'sync');
  const quick = await bare('node:http bare, hash and write', 'no-sync');
  const contestants = [ours, durable, quick];
  try {
    const measured = contestants.map(({ name }): Measured => ({ name, values: [] }));
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [index, contestant] of contestants.entries()) {
        const seconds = await upload(contestant);
        if (round >= 0) measured[index]?.values.push(BYTES / 1_048_576 / seconds);
      }
    }
    printTable('Upload of 16 MiB', 'MiB/s', measured);
    await measureMemory(ours);
  } finally {
    await Promise.all(contestants.map((one) => one.stop()));
  }
}

/** Uploads new bytes each time, since known ones would be stored already; returns seconds. */
function upload({ port, name }: Contestant): Promise<number> {
  const body = randomBytes(BYTES);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': BYTES };
    const path = '/api/v1/uploads/replay?filename=run.Replay.Gbx';
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve((performance.now() - startedAt) / 1000);
        else reject(new Error(`${name} answered ${response.statusCode} to an upload.`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function measureMemory(ours: Contestant): Promise<void> {
  const before = ours.memory();
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, ours.memory());
  }, 5);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => upload(ours)));
  }
  clearInterval(timer);
  const grown = (highest - before) / 1_048_576;
  console.log(
    `  ${AT_ONCE} at once, three times: memory grows by ${grown.toFixed(1)} MiB at most (goal: less than 64)`,
  );
}
