import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, below, type Bench, type Finding, type Goal, type Workbench } from '../bench.js';
import { startOurs } from '../our-services.js';
import { startBaseline } from '../baselines.js';
import { residentBytes } from '../process-usage.js';
import { createUploadFile, sendUpload } from '../send-upload.js';
import { median, ratioTo, show, spread } from '../statistics.js';

const MEBIBYTE = 1024 * 1024;
const SIZE = 16 * MEBIBYTE;
const PATH = '/api/v1/uploads/replay?filename=bench.Replay.Gbx';
const ROUNDS = 9;
const UPLOADS_PER_ROUND = 2;
const AT_ONCE = 8;
const MEMORY_ROUNDS = 3;
const SAMPLE_EVERY_MS = 5;
const MEMORY_LIMIT_MIB = 64;

interface Contestant {
  name: string;
  port: number;
}

/** A replay at its size limit: one after another for speed, eight at once for memory. */
export const uploadReplay: Bench = {
  title: `upload of 16 MiB, one after another; memory with ${AT_ONCE} at once`,
  run: async (workbench) => {
    const contestants = await startContestants(workbench);
    const found = await measureSpeed(workbench, contestants);
    const [ours = [], durable = [], quick = []] = found;
    const memory = await measureMemory(workbench);
    const rows = contestants.map(({ name }, index) => {
      const figures = found[index] ?? [];
      const ratio = ratioTo(ours, figures).toFixed(2);
      return [name, show(median(figures)), spread(figures), index === 0 ? '' : `${ratio} ×`];
    });
    return {
      tables: [{ header: ['', 'MiB/s', '(min–max)', 'ours is'], rows }, memory.table],
      goals: [
        atLeast(ratioTo(ours, durable), 0.7, 0.7, 'a bare server that hashes and durably writes'),
        atLeast(ratioTo(ours, quick), 0.7, 0, 'the same without making the bytes durable'),
        ...memory.goals,
      ],
    };
  },
};

async function startContestants(workbench: Workbench): Promise<Contestant[]> {
  const { folder, processes } = workbench;
  const { portOf } = await startOurs(processes, join(folder, 'uploads'));
  const bare = async (name: string, ...mode: string[]): Promise<Contestant> => {
    const files = join(folder, `bare-uploads${mode.join('')}`);
    mkdirSync(files);
    const { port } = await startBaseline(workbench, 'bare-upload.mjs', files, ...mode);
    return { name, port };
  };
  return [
    { name: 'ours', port: portOf('verification') },
    await bare('node:http bare, hashes and writes, fsync', 'flush'),
    await bare('node:http bare, hashes and writes', 'quick'),
  ];
}

/**
 * Returns MiB/s per contestant and round; a first round is not counted. All of them keep their files until the end: one that
 * removed them would write into memory that the system has at hand, twice as fast.
 */
async function measureSpeed({ say }: Workbench, contestants: Contestant[]): Promise<number[][]> {
  const file = createUploadFile(SIZE);
  const found = contestants.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    say(round === 0 ? 'warming up …' : `round ${round} of ${ROUNDS} …`);
    for (const [index, { port }] of contestants.entries()) {
      let milliseconds = 0;
      for (let upload = 0; upload < UPLOADS_PER_ROUND; upload += 1) {
        file.renew();
        milliseconds += await sendUpload(port, PATH, file);
      }
      if (round > 0) found[index]?.push((UPLOADS_PER_ROUND * SIZE * 1000) / MEBIBYTE / milliseconds);
    }
  }
  return found;
}

/** Measures by how much a process that has served a few uploads grows while eight come at once. */
async function measureMemory({ folder, processes, say }: Workbench): Promise<{
  table: Finding['tables'][number];
  goals: Goal[];
}> {
  say(`memory with ${AT_ONCE} at once …`);
  const { pid, portOf } = await startOurs(processes, join(folder, 'uploads-at-once'));
  const port = portOf('verification');
  const files = Array.from({ length: AT_ONCE }, () => createUploadFile(SIZE));
  for (const file of files.slice(0, 3)) await sendUpload(port, PATH, file);
  const before = residentBytes(pid);
  const growth: number[] = [];
  for (let round = 1; before !== null && round <= MEMORY_ROUNDS; round += 1) {
    files.forEach((file) => file.renew());
    const most = await watchMost(pid, () => Promise.all(files.map((file) => sendUpload(port, PATH, file))));
    growth.push((most - before) / MEBIBYTE);
  }
  const rows = growth.map((figure, index) => [
    `${AT_ONCE} at once, round ${index + 1}`,
    `+${show(figure, 1)}`,
  ]);
  const start = before === null ? 'unknown: no /proc here' : show(before / MEBIBYTE, 1);
  return {
    table: { header: ['', 'MiB of memory'], rows: [['ours after 3 uploads', start], ...rows] },
    goals:
      before === null
        ? []
        : [below(Math.max(...growth), MEMORY_LIMIT_MIB, 'MiB', 'growth with 8 uploads at once')],
  };
}

/** Returns the most memory that a process held while something went on. */
async function watchMost(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = (): void => void (most = Math.max(most, residentBytes(pid) ?? 0));
  const timer = setInterval(look, SAMPLE_EVERY_MS);
  await work().finally(() => clearInterval(timer));
  look();
  return most;
}
