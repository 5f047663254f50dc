import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../../../db/testing/random.js';
import { projectRoot } from '../../../src/project-root.js';
import { below, type Bench, type Workbench } from '../bench.js';
import { SERVICES } from '../bodies-at-limit.js';
import { importVerdicts, startOurs, type OurServices } from '../our-services.js';
import { mainThreadTimes } from '../process-usage.js';
import { prepareSqlite } from '../size/data-sets.js';
import { LAST_DAY, SIZES, type SizeName } from '../size/size-rows.js';
import { choicesOf, describe, toRequest, type Choice, type Value } from '../stalls/candidate-values.js';
import { storeCostlyRows, verdictsOfOneMap } from '../stalls/costly-rows.js';
import { listReadOperations, type ReadOperation } from '../stalls/read-operations.js';
import { searchCostliest } from '../stalls/search-costliest.js';
import { median, show } from '../statistics.js';
import { watchHealth } from '../watch-health.js';

const SIZE: SizeName = 'middle';
const SEED = 12;
const ATTEMPTS = 30;
/** The costliest attempts are repeated, since any one may have waited for something else. */
const FINALISTS = 2;
const REPEATS = 5;
/** A response that takes so much longer is as bad as a wait of one millisecond: it decides between equal waits. */
const MS_PER_WAIT = 50;
const GOAL_MS = 100;

interface Measured {
  status: number;
  bytes: number;
  ms: number;
  /** The longest wait for /health of another service, in milliseconds. */
  wait: number;
  /** How long the main thread ran, and how long other processes ran in its place, in milliseconds. */
  ran: number;
  queued: number;
}

interface Costliest {
  operation: ReadOperation;
  /** What is asked for, in words. */
  parameters: string;
  /** The same request several times. */
  repeats: Measured[];
  /** The longest time of any response of the operation. */
  slowestMs: number;
}

/** For each read: which parameters make other requests wait longest. */
export const stalls: Bench = {
  title: `the costliest parameters of every read (seed ${SEED}): how long /health of another service takes meanwhile`,
  run: async (workbench) => {
    const ours = await startOnCostlyData(workbench);
    const agent = new Agent({ keepAlive: true });
    const found: Costliest[] = [];
    let sent = 0;
    for (const operation of listReadOperations()) {
      const { costliest, requests } = await searchOperation(ours, agent, operation);
      workbench.say(
        `${operation.operationId}: ${show(medianWait(costliest), 1)} ms, ${costliest.parameters}`,
      );
      found.push(costliest);
      sent += requests;
    }
    workbench.say(`${sent} requests`);
    const waits = found.map(medianWait);
    return {
      tables: [
        {
          header: [
            '',
            'status',
            'KiB',
            'ms',
            'slowest',
            'median wait',
            'worst',
            'ran',
            'queued',
            'parameters',
          ],
          rows: found.sort((one, other) => medianWait(other) - medianWait(one)).map(toRow),
        },
      ],
      goals: [
        below(Math.max(...waits), GOAL_MS, 'ms', `the longest wait, as the median of ${REPEATS} repeats`),
        {
          ...below(Math.max(...found.map(worstWait)), GOAL_MS, 'ms', 'the longest of all waits'),
          // One wait of many may be another process's turn.
          isAcceptable: true,
        },
      ],
    };
  },
};

function medianWait({ repeats }: Costliest): number {
  return median(repeats.map(({ wait }) => wait));
}

function worstWait({ repeats }: Costliest): number {
  return Math.max(...repeats.map(({ wait }) => wait));
}

function toRow(one: Costliest): string[] {
  const { operation, parameters, repeats, slowestMs } = one;
  const medianOf = (figure: 'ran' | 'queued'): number => median(repeats.map((repeat) => repeat[figure]));
  const times = [
    median(repeats.map(({ ms }) => ms)),
    slowestMs,
    medianWait(one),
    worstWait(one),
    medianOf('ran'),
    medianOf('queued'),
  ];
  const [first] = repeats;
  return [
    `${operation.service} ${operation.operationId}`,
    String(first?.status),
    show((first?.bytes ?? 0) / 1024),
    ...times.map((time) => show(time, 1)),
    parameters,
  ];
}

/** Starts our services on a copy of the data of a size, with rows that cost most as the newest. */
async function startOnCostlyData({ processes, folder, say }: Workbench): Promise<OurServices> {
  const cache = process.env['BENCH_CACHE'] ?? fileURLToPath(new URL('.cache/bench-size', projectRoot));
  const { connection } = await prepareSqlite(cache, SIZE, say);
  const dataDir = join(folder, 'stalls');
  mkdirSync(dataDir);
  cpSync(connection.sqliteFile, join(dataDir, 'records.sqlite'));
  const now = new Date(LAST_DAY).toISOString();
  const file = join(folder, 'verdicts.ndjson');
  writeFileSync(
    file,
    verdictsOfOneMap(now)
      .map((verdict) => `${JSON.stringify(verdict)}\n`)
      .join(''),
  );
  await importVerdicts(processes, dataDir, file);
  const ours = await startOurs(processes, dataDir);
  say('storing rows as large as they may be …');
  await storeCostlyRows(ours.portOf('aggregator'), now);
  return ours;
}

async function searchOperation(
  ours: OurServices,
  agent: Agent,
  operation: ReadOperation,
): Promise<{ costliest: Costliest; requests: number }> {
  const counts = SIZES[SIZE];
  const choices = choicesOf(operation, counts);
  const chosen = (places: readonly number[]): Value[] =>
    choices.map(({ values }, index) => values[places[index] ?? 0] ?? null);
  const measureAt = (places: readonly number[]): Promise<Measured> =>
    measure(ours, agent, operation, choices, chosen(places));
  // Once unmeasured: its statements are prepared, and its code is compiled.
  await measureAt(choices.map(() => 0));
  let slowestMs = 0;
  const attempts = await searchCostliest(
    choices.map(({ values }) => values.length),
    async (places) => {
      const { wait, ms } = await measureAt(places);
      slowestMs = Math.max(slowestMs, ms);
      return wait + ms / MS_PER_WAIT;
    },
    { budget: ATTEMPTS, random: createRandom(SEED) },
  );
  const finalists: Costliest[] = [];
  for (const { places } of attempts.slice(0, FINALISTS)) {
    const repeats: Measured[] = [];
    for (let turn = 0; turn < REPEATS; turn += 1) repeats.push(await measureAt(places));
    finalists.push({ operation, parameters: describe(choices, chosen(places)), repeats, slowestMs });
  }
  const [costliest] = finalists.sort((one, other) => medianWait(other) - medianWait(one));
  if (!costliest) throw new Error(`${operation.operationId} was not measured.`);
  return { costliest, requests: 1 + attempts.length + finalists.length * REPEATS };
}

async function measure(
  ours: OurServices,
  agent: Agent,
  operation: ReadOperation,
  choices: readonly Choice[],
  values: readonly Value[],
): Promise<Measured> {
  const other = SERVICES.find((name) => name !== operation.service) ?? operation.service;
  const { path, headers } = toRequest(operation, choices, values);
  const before = mainThreadTimes(ours.pid);
  const { result, waits } = await watchHealth(agent, ours.portOf(other), async () => {
    const startedAt = performance.now();
    const received = await receive(ours.portOf(operation.service), path, headers);
    return { ...received, ms: performance.now() - startedAt };
  });
  const after = mainThreadTimes(ours.pid);
  const thread = { ran: after.ran - before.ran, queued: after.queued - before.queued };
  return { ...result, ...thread, wait: Math.max(...waits) };
}

/** Requests a path on a connection of its own; reads the response without looking at it, so that this process does not wait. */
function receive(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
