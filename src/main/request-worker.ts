/**
 * A process that serves the aggregator's requests with large bodies, one after another: gets the parts of a body and then a
 * `RequestTask`, sends back a `WorkerReport` with a `RequestOutcome`.
 */
import { openDatabase } from '../../db/connection/open-database.js';
import { operations } from '../../generated/aggregator/operations.js';
import { validators } from '../../generated/aggregator/request-validators.js';
import { handlers } from '../../handlers/aggregator/index.js';
import { readConfig } from '../config.js';
import type { AnyResponse } from '../contract.js';
import { OutageProblem, RequestProblem } from '../http/response/problem.js';
import { createOperationRunner, type AnyHandler, type ReceivedRequest } from '../http/run-operation.js';
import { describeError, type CallReply, type WorkerReport } from '../pool/worker-pool.js';
import { createAggregatorStores } from './aggregator.js';
import { connectionSettings } from './connect-database.js';
import { readOutage } from './read-outage.js';
import type { RequestOutcome, RequestTask } from './request-workers.js';
import { resolvePublicUrls, readServiceDocument } from './service-documents.js';
import { writeInTurn } from './write-in-turn.js';

/** A worker serves one request at a time. */
const POOL_MAX = 2;

type Message = { part: Uint8Array } | RequestTask | CallReply;
type Run = (request: ReceivedRequest) => Promise<AnyResponse>;

/** The time of the request's receipt, and when it came here. */
const clock = { receivedAt: 0, since: 0 };
const runners = createRunners();
// It may reject before the task has come that is told so.
runners.catch(() => undefined);
let segments: Uint8Array[] = [];

process.on('message', (message: Message) => {
  if ('part' in message) segments.push(message.part);
  else if ('operationId' in message) void serve(message);
});
// The process that started this one decides when it ends; a signal to the whole group is not meant for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

async function serve({ operationId, request, caller, now }: RequestTask): Promise<void> {
  const body = segments;
  segments = [];
  clock.receivedAt = now;
  clock.since = performance.now();
  // Where the database cannot be opened, the next task gets another worker, which tries again.
  let isLast = true;
  try {
    const opened = await runners;
    isLast = false;
    const run = opened.get(operationId);
    if (!run) throw new Error(`There is no operation ${operationId}.`);
    const response = await run({ ...request, body, caller: { ...caller, isLocal: () => caller.isLocal } });
    const serialised = { ...response, body: Buffer.from(JSON.stringify(response.body)) };
    send({ result: { response: serialised } satisfies RequestOutcome, isLast });
  } catch (error) {
    const problem = toProblemOutcome(readOutage(error, 'POST') ?? error);
    send(problem ? { result: problem, isLast } : { error: describeError(error), isLast });
  }
}

/** Returns the outcome of a request that was not served because of a problem, or undefined for another error. */
function toProblemOutcome(error: unknown): RequestOutcome | undefined {
  if (error instanceof OutageProblem) {
    const { problem, reason, cause } = error;
    return { problem, outage: { reason, cause } };
  }
  return error instanceof RequestProblem ? { problem: error.problem } : undefined;
}

async function createRunners(): Promise<ReadonlyMap<string, Run>> {
  const config = readConfig(process.env);
  const database = writeInTurn(await openDatabase({ ...connectionSettings(config), poolMax: POOL_MAX }));
  const stores = createAggregatorStores({
    config,
    database,
    document: readServiceDocument('aggregator').document,
    publicUrls: resolvePublicUrls(config, {}),
    listenUrls: {},
    now: () => new Date(clock.receivedAt + performance.now() - clock.since),
    startedAt: new Date(),
    // Its limits and caches are those of the process that takes requests, which serves this route itself.
    checkPluginToken: () => Promise.reject(new Error('The plugin route has no large bodies.')),
  });
  const untyped = handlers as object as Readonly<Record<string, AnyHandler>>;
  return new Map(
    Object.values(operations).map((operation) => {
      const id = operation.operationId as keyof typeof validators;
      const handler = untyped[id];
      if (!handler) throw new Error(`Operation ${id} has no handler.`);
      return [id, createOperationRunner(operation, validators[id], handler, stores)];
    }),
  );
}

function send(message: WorkerReport): void {
  process.send?.(message);
}
