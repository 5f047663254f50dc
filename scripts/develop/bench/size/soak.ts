import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createRandom, type Random } from '../../../../db/testing/random.js';
import { namesFrom } from './names.js';
import type { OurServices } from '../our-services.js';
import { anonymousBytes } from '../processes.js';
import { post } from '../requests.js';
import { sendTarget } from './measure.js';
import { readsOf } from './reads.js';
import { eventFrom, mapFrom, mapUidOf, PROJECTS, SMALL_CLUB, type SizeCounts } from './size-rows.js';

const READERS = 4;
const SAMPLE_MS = 1000;
/** Number of samples that a figure is the mean of. */
const SAMPLES_OF_MARK = 15;
const INGEST_EVERY_MS = 1000;
const NAMES_AT_ONCE = 500;
const EVENTS_AT_ONCE = 200;
const CHECKS_AT_ONCE = 100;
const MAPS_AT_ONCE = 100;
const SNAPSHOT_EVERY = 10;

/** Anonymous memory in bytes: of the process, and of it with those that it started. */
export interface Memory {
  own: number;
  all: number;
}

/** What was measured under mixed load. */
export interface SoakFinding {
  minutes: number;
  /** Before the load. */
  idle: Memory;
  marks: { minute: number; memory: Memory }[];
  peak: Memory;
  reads: number;
  /** Reads that did not return 200. */
  failed: number;
  /** Rows that were ingested. */
  rows: number;
}

/** Sends every read and all kinds of ingest for some minutes; returns the memory at its beginning, middle and end. */
export async function soak(
  ours: OurServices,
  counts: SizeCounts,
  minutes: number,
  say: (text: string) => void,
): Promise<SoakFinding> {
  const idle = anonymousBytes(ours.pid);
  const endsAt = performance.now() + minutes * 60_000;
  const isOver = (): boolean => performance.now() >= endsAt;
  const random = createRandom(14);
  const done = { reads: 0, failed: 0, rows: 0 };
  const samples: Memory[] = [];
  const sample = async (): Promise<void> => {
    while (!isOver()) {
      samples.push(anonymousBytes(ours.pid));
      if (samples.length % 30 === 0)
        say(`${samples.length} s, ${mebibytes(samples.at(-1)?.own)} MiB, ${done.reads} reads`);
      await setTimeout(SAMPLE_MS);
    }
  };
  await Promise.all([
    sample(),
    ...Array.from({ length: READERS }, () => keepReading(ours, counts, random, isOver, done)),
    keepIngesting(ours.portOf('aggregator'), counts, random, isOver, done),
  ]);
  const marks = [...new Set([1, 5, minutes])]
    .filter((minute) => minute <= minutes)
    .map((minute) => ({ minute, memory: meanOf(samples, (minute * 60_000) / SAMPLE_MS) }));
  const peak = {
    own: Math.max(...samples.map(({ own }) => own)),
    all: Math.max(...samples.map(({ all }) => all)),
  };
  return { minutes, idle, marks, peak, ...done };
}

function mebibytes(bytes = 0): string {
  return (bytes / 2 ** 20).toFixed(0);
}

/** The mean of the samples before a moment. */
function meanOf(samples: readonly Memory[], before: number): Memory {
  const some = samples.slice(Math.max(0, Math.min(before, samples.length) - SAMPLES_OF_MARK), before);
  const mean = (figure: keyof Memory): number =>
    some.reduce((sum, one) => sum + one[figure], 0) / some.length;
  return { own: mean('own'), all: mean('all') };
}

async function keepReading(
  ours: OurServices,
  counts: SizeCounts,
  random: Random,
  isOver: () => boolean,
  done: { reads: number; failed: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const reads = readsOf(counts);
  while (!isOver()) {
    const read = random.pick(reads);
    try {
      await sendTarget(ours, read, random.pick(read.targets), agent);
    } catch {
      done.failed += 1;
    }
    done.reads += 1;
  }
  agent.destroy();
}

async function keepIngesting(
  port: number,
  counts: SizeCounts,
  random: Random,
  isOver: () => boolean,
  done: { rows: number },
): Promise<void> {
  const players = namesFrom(0, counts.players);
  const send = async (route: string, body: object, rows: number): Promise<void> => {
    await post(port, `/api/v1/ingest/${route}`, body);
    done.rows += rows;
  };
  const projectKey = PROJECTS[0];
  for (let turn = 0; !isOver(); turn += 1) {
    // Half of the names are new.
    const names = namesFrom(counts.names + (turn * NAMES_AT_ONCE) / 2, NAMES_AT_ONCE);
    await send('display-names', { projectKey, names }, names.length);
    const events = Array.from({ length: EVENTS_AT_ONCE }, (_, index) => ({
      ...eventFrom(turn * EVENTS_AT_ONCE + index, counts, players, random),
      eventKey: `soak-${turn}-${index}`,
      occurredAt: undefined,
    }));
    await send('events', { projectKey, events }, events.length);
    const checks = Array.from({ length: CHECKS_AT_ONCE }, (_, index) => ({
      mapUid: mapUidOf((turn * CHECKS_AT_ONCE + index) % counts.maps),
      changed: index % 10 === 0,
      newWrTime: 20_000 - (turn % 9_000),
      newHolderAccountId: random.pick(players).accountId,
    }));
    const now = new Date().toISOString();
    await send(
      'tracker-run',
      { projectKey, run: { startedAt: now, finishedAt: now }, checks },
      checks.length,
    );
    if (turn % SNAPSHOT_EVERY === 0) {
      const maps = Array.from({ length: MAPS_AT_ONCE }, () => mapFrom(random.below(counts.maps), players));
      const upload = { bucketId: 1 + (turn % 50), name: 'Soak', maps };
      const club = { clubId: SMALL_CLUB, name: 'Small' };
      await send('club-snapshot', { projectKey, club, uploads: [upload] }, maps.length);
    }
    await setTimeout(INGEST_EVERY_MS);
  }
}
