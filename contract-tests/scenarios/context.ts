import { setTimeout } from 'node:timers/promises';
import { listOperations, type Operation } from '../contract/document.js';
import { FaultError, shortenTo, statusFault, type Origin } from '../contract/fault.js';
import type { Response, WireRequest } from '../contract/http-client.js';
import { toWireRequest, type Sender } from '../contract/request.js';
import {
  NotReached,
  Skipped,
  type RequestParts,
  type ScenarioContext,
  type ServiceSuite,
} from './scenario.js';
import { addressFor, namespaceFor, projectKeyFor, readToken, type Target } from '../targets/target.js';

/** Statuses with which a server answers a valid request of an operation that it does not have. */
export const MISSING_STATUSES: readonly number[] = [404, 405, 501];

/** Returns a scenario's context; `name` identifies this run of the scenario. `onSent` is called with each request that it sends. */
export function createContext(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
  name: string,
  onSent: (request: WireRequest) => void = () => undefined,
): ScenarioContext {
  const operations = new Map(listOperations(suite.document).map((operation) => [operation.id, operation]));
  const find = (id: string): Operation => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The ${suite.service} service has no operation ${id}.`);
    return operation;
  };
  const send = async (id: string, parts: RequestParts = {}): Promise<Response> => {
    const operation = find(id);
    if (target.isReadOnly && !operation.isSafe) throw new Skipped(`It needs ${id}, which changes state.`);
    const url = requireUrl(suite, target.preparationUrls);
    const request = toWireRequest(url, operation, parts, toSender(target, name));
    onSent(request);
    const response = await target.send(request);
    requireToken(operation, response, target);
    return response;
  };
  const call = async (id: string, parts?: RequestParts): Promise<unknown> =>
    requireSuccess(suite, find(id), await send(id, parts));
  return {
    target: target.kind,
    isReadOnly: target.isReadOnly,
    document: suite.document,
    namespace: namespaceFor(`${target.run} ${name}`),
    projectKey: projectKeyFor(target.run),
    setting: (variable, byDefault) => Number(target.settings[variable] ?? byDefault),
    textSetting: (variable) => target.settings[variable] ?? '',
    send,
    call,
    callUntil: (id, parts, isDone, what) => {
      const origin = { service: suite.service, operation: id, status: 200 };
      return callUntil(() => call(id, parts), isDone, { what, origin }, target);
    },
    once: (key, make) => target.once(`${suite.service} ${key}`, make),
    rateLimitedAddress: () => target.exhaust(suite),
    of: (service) => createContext(suites, findSuite(suites, service), target, name, onSent),
  };
}

/**
 * Throws Skipped where a deployment requires a token that is not known: its response then proves nothing about the
 * contract.
 */
export function requireToken({ isSecured }: Operation, { status }: Response, target: Target): void {
  const isUnreported = target.kind === 'deployment' && isSecured && readToken(target) === null;
  if (isUnreported && status === 401) throw new Skipped('The server requires a token; set INGEST_TOKEN.');
}

/** Returns the sender of a scenario's requests: its own address where the server trusts it, and the token. */
export function toSender(target: Target, name: string): Sender {
  const address = target.kind === 'server' ? addressFor(`${target.run} ${name}`) : null;
  return { address, token: readToken(target) };
}

/** Returns the base URL of a service. Throws Skipped where none is known. */
export function requireUrl(suite: ServiceSuite, urls: Target['urls']): string {
  const url = urls[suite.service];
  if (url === undefined) throw new Skipped(`No usable URL of the ${suite.service} service was given.`);
  return url;
}

function findSuite(suites: ServiceSuite[], service: string): ServiceSuite {
  const found = suites.find((suite) => suite.service === service);
  if (!found) throw new Error(`There is no suite of a service ${service}.`);
  return found;
}

function requireSuccess(
  { service, onlyOperations }: ServiceSuite,
  operation: Operation,
  { status, body, json }: Response,
): unknown {
  if (status === 200) return json;
  if (MISSING_STATUSES.includes(status) && onlyOperations?.includes(operation.id) === false)
    throw new Skipped(`It needs ${operation.id}, which is not tested here and returned ${status}.`);
  // The fault of that operation, not of the one whose scenario needs it.
  const origin = { service, operation: operation.id, status: 200 };
  const quote = operation.responses.get(200)?.description ?? '';
  throw new FaultError({ ...statusFault(status, 200, body), quote, origin });
}

/** Polls with pauses that double; a deployment counts each request. */
const FIRST_PAUSE_MS = 40;
const MAX_PAUSE_MS = { server: 160, deployment: 500 };

/** Polls until a state is there. After one wait in vain, whatever needs the same state is skipped. */
async function callUntil(
  call: () => Promise<unknown>,
  isDone: (json: unknown) => boolean,
  { what, origin }: { what: string; origin: Origin },
  { kind, waitedMs, timeoutSeconds, failedWaits, endedBy }: Target,
): Promise<unknown> {
  // The waits of a rate limit do not count.
  const now = (): number => performance.now() - waitedMs();
  const deadline = now() + timeoutSeconds * 1000;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS[kind])) {
    const last = await call();
    if (isDone(last)) return last;
    const known = failedWaits.get(what) ?? endedBy();
    if (known !== null) throw new NotReached(known);
    if (now() >= deadline) {
      const sentence = `Waited ${timeoutSeconds} s for ${what}; the last response: ${shortenTo(400, JSON.stringify(last))}`;
      failedWaits.set(what, sentence);
      throw new FaultError({ sentence, cause: `wait: ${what}`, origin });
    }
    await setTimeout(Math.min(pause, Math.max(1, deadline - now())));
  }
}
