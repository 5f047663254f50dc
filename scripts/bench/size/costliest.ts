import { Agent } from 'node:http';
import { createRandom } from '../../../db/testing/random.js';
import type { OurServices } from '../our-services.js';
import { familyProcessorMs, mainThreadTimes } from '../process-usage.js';
import { choicesOf, describe, toRequest, type Value } from '../stalls/candidate-values.js';
import { listReadOperations, type ReadOperation } from '../stalls/read-operations.js';
import { searchCostliest } from '../stalls/search-costliest.js';
import { median } from '../statistics.js';
import { readsOf, type ServiceName } from './reads.js';
import { sendRequest } from './send-request.js';
import type { SizeCounts } from './size-rows.js';

const SEED = 14;
/** Requests for each operation. */
const ATTEMPTS = 30;
/** The costliest attempts of an operation are repeated, since any one may have waited for something else. */
const FINALISTS = 2;
const REPEATS = 5;

/** A request, and what it costs: medians of some repeats, in milliseconds. */
export interface CostlyRequest {
  service: ServiceName;
  operation: string;
  parameters: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  status: number;
  bytes: number;
  /** Processor time of all threads of the services and of the database server. */
  processorMs: number;
  /** Of it, that of the thread on which all requests run. */
  mainThreadMs: number;
  ms: number;
}

type Request = Pick<CostlyRequest, 'service' | 'operation' | 'parameters' | 'path' | 'headers' | 'body'>;

/**
 * Searches the parameters of every read for those that cost most processor time; returns the costliest request of each
 * operation, the costliest first. `pids` are the processes that serve them.
 */
export async function findCostliest(
  ours: OurServices,
  pids: readonly number[],
  counts: SizeCounts,
  say: (text: string) => void,
): Promise<CostlyRequest[]> {
  const agent = new Agent({ keepAlive: true });
  const measure = (request: Request): Promise<CostlyRequest> => measureCost(ours, pids, request, agent);
  const found: CostlyRequest[] = [];
  let sent = 0;
  const keepCostliest = async (requests: readonly Request[]): Promise<void> => {
    const finalists: CostlyRequest[] = [];
    for (const request of requests) {
      const repeats: CostlyRequest[] = [];
      for (let turn = 0; turn < REPEATS; turn += 1) repeats.push(await measure(request));
      sent += REPEATS;
      finalists.push(medianOf(repeats));
    }
    const [first] = finalists.sort(byCost);
    if (!first) return;
    say(`${first.operation}: ${first.processorMs.toFixed(1)} ms of processor time, ${first.parameters}`);
    found.push(first);
  };
  for (const operation of listReadOperations()) {
    const attempts: CostlyRequest[] = [];
    const requestAt = requestsOf(operation, counts);
    await measure(requestAt(requestAt.lengths.map(() => 0)));
    await searchCostliest(
      requestAt.lengths,
      async (places) => {
        const one = await measure(requestAt(places));
        attempts.push(one);
        return one.processorMs;
      },
      { budget: ATTEMPTS, random: createRandom(SEED) },
    );
    sent += attempts.length + 1;
    const measured = readRequests(counts).filter(
      (one) => one.service === operation.service && one.operation === operation.operationId,
    );
    for (const request of measured) attempts.push(await measure(request));
    sent += measured.length;
    await keepCostliest(attempts.sort(byCost).slice(0, FINALISTS));
  }
  for (const request of readRequests(counts).filter(({ body }) => body !== undefined))
    await keepCostliest([request]);
  agent.destroy();
  say(`${sent} requests`);
  return found.sort(byCost);
}

function byCost(one: CostlyRequest, other: CostlyRequest): number {
  return other.processorMs - one.processorMs;
}

/** The reads that have a place in the table of all reads may be costlier than what a short search finds. */
function readRequests(counts: SizeCounts): Request[] {
  return readsOf(counts).flatMap(({ service, operation, variant, targets }) =>
    targets.slice(0, 1).map(({ path, body }) => ({
      service,
      operation,
      parameters: variant,
      path: `/api/v1${path}`,
      headers: {},
      body: body === undefined ? undefined : JSON.stringify(body),
    })),
  );
}

/** Returns the function from places of values to the request with them, and the numbers of values. */
function requestsOf(
  operation: ReadOperation,
  counts: SizeCounts,
): ((places: readonly number[]) => Request) & { lengths: number[] } {
  const choices = choicesOf(operation, counts);
  const requestAt = (places: readonly number[]): Request => {
    const values = choices.map(({ values: all }, index): Value => all[places[index] ?? 0] ?? null);
    return {
      service: operation.service,
      operation: operation.operationId,
      parameters: describe(choices, values),
      ...toRequest(operation, choices, values),
    };
  };
  return Object.assign(requestAt, { lengths: choices.map(({ values }) => values.length) });
}

async function measureCost(
  ours: OurServices,
  pids: readonly number[],
  request: Request,
  agent: Agent,
): Promise<CostlyRequest> {
  const processorMs = (): number => pids.reduce((sum, pid) => sum + familyProcessorMs(pid), 0);
  const before = { all: processorMs(), main: mainThreadTimes(ours.pid).ran, at: performance.now() };
  const received = await sendRequest({ ...request, port: ours.portOf(request.service) }, agent);
  const ms = performance.now() - before.at;
  const mainThreadMs = mainThreadTimes(ours.pid).ran - before.main;
  return { ...request, ...received, ms, mainThreadMs, processorMs: processorMs() - before.all };
}

function medianOf(repeats: readonly CostlyRequest[]): CostlyRequest {
  const [first] = repeats;
  if (!first) throw new Error('The median of no requests is undefined.');
  const of = (figure: 'ms' | 'processorMs' | 'mainThreadMs'): number =>
    median(repeats.map((one) => one[figure]));
  return { ...first, ms: of('ms'), processorMs: of('processorMs'), mainThreadMs: of('mainThreadMs') };
}
