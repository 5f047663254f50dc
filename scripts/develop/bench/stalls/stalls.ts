import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createRandom } from '../../../../db/testing/random.js';
import { SERVICES, type ServiceName } from '../../../../src/config.js';
import { below, type Bench, type Finding, type Workbench } from '../bench.js';
import { importVerdicts, startOurs, type OurServices } from '../our-services.js';
import { anonymousBytes, mainThreadTimes } from '../processes.js';
import { probeBeside, send, type LocalRequest } from '../requests.js';
import { CACHE, prepareSqlite } from '../size/data-sets.js';
import { countsOf, LAST_DAY } from '../size/size-rows.js';
import { median, quantile, show } from '../statistics.js';
import { bodiesAtLimit, readBodyRoutes } from './bodies-at-limit.js';
import { storeCostlyRows, verdictsOfOneMap } from './costly-rows.js';
import { listChoices, describe, listReadOperations, toRequest, type Value } from './read-operations.js';
import { searchCostliest } from './search-costliest.js';

/** A tenth of the full size. */
const COUNTS = countsOf(200_000);
const SEED = 12;
const ATTEMPTS = 30;
/** The costliest attempts are repeated, since any one may have waited for something else. */
const FINALISTS = 2;
const REPEATS = 5;
/** A response that takes so much longer is as bad as a wait of one millisecond: it decides between equal waits. */
const MS_PER_WAIT = 50;
const GOAL_MS = 100;
const GOAL_P99_MS = 50;
const MIB = 2 ** 20;
const SECRET = 'bench-secret';
const agent = new Agent({ keepAlive: true });

interface Measured {
  status: number;
  bytes: number;
  ms: number;
  /** How long /health of another service took meanwhile, in milliseconds. */
  waits: number[];
  /** How long the main thread ran, and how long other processes ran in its place, in milliseconds. */
  ran: number;
  queued: number;
  /** Peak of the memory of the process with those that it has started. */
  memory: number;
}

/** The costliest requests found for an operation, what is asked for in words. */
interface Costliest {
  name: string;
  parameters: string;
  /** The same request several times. */
  repeats: Measured[];
  /** The longest time of any response of the operation. */
  slowestMs: number;
}

/** How long requests have to wait beside the costliest parameters of every read, and beside every JSON body at its byte limit. */
export const stalls: Bench = {
  title: `how long /health of another service takes beside the costliest reads (seed ${SEED}) and bodies at their limit`,
  run: async (workbench) => {
    const reads = await measureReads(workbench);
    const bodies = await measureBodies(workbench);
    return { tables: [...reads.tables, ...bodies.tables], goals: [...reads.goals, ...bodies.goals] };
  },
};

async function measureReads(workbench: Workbench): Promise<Finding> {
  const { processes, folder, say } = workbench;
  const { connection } = await prepareSqlite(CACHE, COUNTS, say);
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
  const found: Costliest[] = [];
  for (const operation of listReadOperations()) {
    const costliest = await searchOperation(ours, operation);
    say(`${costliest.name}: ${show(medianWait(costliest), 1)} ms, ${costliest.parameters}`);
    found.push(costliest);
  }
  await ours.stop();
  const rows = found
    .sort((one, other) => medianWait(other) - medianWait(one))
    .map(({ name, parameters, repeats, slowestMs }) => {
      const showMedian = (figure: (one: Measured) => number): string => show(median(repeats.map(figure)), 1);
      const [first] = repeats;
      return [
        name,
        String(first?.status),
        show((first?.bytes ?? 0) / 1024),
        showMedian(({ ms }) => ms),
        show(slowestMs, 1),
        showMedian(longestWait),
        show(Math.max(...repeats.map(longestWait)), 1),
        showMedian(({ ran }) => ran),
        showMedian(({ queued }) => queued),
        parameters,
      ];
    });
  const longest = below(
    Math.max(...found.flatMap(({ repeats }) => repeats.map(longestWait))),
    GOAL_MS,
    'ms',
    '',
  );
  return {
    tables: [
      {
        header: ['', 'status', 'KiB', 'ms', 'slowest', 'median wait', 'worst', 'ran', 'queued', 'parameters'],
        rows,
      },
    ],
    goals: [
      below(
        Math.max(...found.map(medianWait)),
        GOAL_MS,
        'ms',
        `reads: the longest wait, as the median of ${REPEATS} repeats`,
      ),
      // One wait of many may be another process's turn.
      { ...longest, text: `reads: the longest of all waits${longest.text}`, isAcceptable: true },
    ],
  };
}

function longestWait({ waits }: Measured): number {
  return Math.max(...waits);
}

function medianWait({ repeats }: Costliest): number {
  return median(repeats.map(longestWait));
}

async function searchOperation(
  ours: OurServices,
  operation: ReturnType<typeof listReadOperations>[number],
): Promise<Costliest> {
  const choices = listChoices(operation, COUNTS);
  const chosen = (places: readonly number[]): Value[] =>
    choices.map(({ values }, index) => values[places[index] ?? 0] ?? null);
  const measureAt = (places: readonly number[]): Promise<Measured> =>
    measure(ours, operation.service, toRequest(operation, choices, chosen(places)));
  // Once unmeasured: its statements are prepared, and its code is compiled.
  await measureAt(choices.map(() => 0));
  let slowestMs = 0;
  const attempts = await searchCostliest(
    choices.map(({ values }) => values.length),
    async (places) => {
      const measured = await measureAt(places);
      slowestMs = Math.max(slowestMs, measured.ms);
      return longestWait(measured) + measured.ms / MS_PER_WAIT;
    },
    { budget: ATTEMPTS, random: createRandom(SEED) },
  );
  const name = `${operation.service} ${operation.operationId}`;
  const finalists: Costliest[] = [];
  for (const { places } of attempts.slice(0, FINALISTS)) {
    const repeats: Measured[] = [];
    for (let turn = 0; turn < REPEATS; turn += 1) repeats.push(await measureAt(places));
    finalists.push({ name, parameters: describe(choices, chosen(places)), repeats, slowestMs });
  }
  const [costliest] = finalists.sort((one, other) => medianWait(other) - medianWait(one));
  if (!costliest) throw new Error(`${operation.operationId} was not measured.`);
  return costliest;
}

async function measureBodies({ processes, folder, say }: Workbench): Promise<Finding> {
  const ours = await startOurs(processes, join(folder, 'bodies'), { WEBHOOK_SECRET: SECRET });
  const headers = { 'X-Webhook-Secret': SECRET };
  const rows: string[][] = [];
  const waits: number[][] = [];
  for (const route of readBodyRoutes()) {
    for (const [kind, body] of bodiesAtLimit(route)) {
      say(`${route.operationId}, ${kind} …`);
      const one = await measure(ours, route.service, { path: route.path, headers, body });
      const p99 = quantile(one.waits, 0.99);
      const times = [one.ms, longestWait(one), p99, one.ran, one.queued];
      const memory = show(one.memory / MIB);
      rows.push([route.operationId, kind, String(one.status), ...times.map((ms) => show(ms, 1)), memory]);
      waits.push(one.waits);
    }
  }
  await ours.stop();
  return {
    tables: [{ header: ['', 'rows', 'status', 'ms', 'worst', '99 %', 'ran', 'queued', 'MiB'], rows }],
    goals: [
      below(Math.max(...waits.flat()), GOAL_MS, 'ms', 'bodies: the longest wait'),
      below(
        Math.max(...waits.map((one) => quantile(one, 0.99))),
        GOAL_P99_MS,
        'ms',
        'bodies: the longest 99th percentile',
      ),
    ],
  };
}

/** Sends a request on a connection of its own, and looks at /health of another service meanwhile. */
async function measure(
  ours: OurServices,
  service: ServiceName,
  request: Omit<LocalRequest, 'port'>,
): Promise<Measured> {
  const other = SERVICES.find((name) => name !== service) ?? service;
  let memory = 0;
  const before = mainThreadTimes(ours.pid);
  const { result, waits } = await probeBeside(
    { port: ours.portOf(other), path: '/health', agent },
    async () => {
      const startedAt = performance.now();
      const { status, bytes } = await send({ port: ours.portOf(service), ...request });
      return { status, bytes, ms: performance.now() - startedAt };
    },
    () => (memory = Math.max(memory, anonymousBytes(ours.pid).all)),
  );
  const after = mainThreadTimes(ours.pid);
  const thread = { ran: after.ran - before.ran, queued: after.queued - before.queued };
  return { ...result, waits, ...thread, memory };
}
