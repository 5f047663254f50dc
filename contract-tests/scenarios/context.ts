import { waitUntil } from '../testing/concurrency.js';
import { listOperations, type Operation } from '../contract/document.js';
import type { Response } from '../contract/http-client.js';
import { toWireRequest, type Sender } from '../contract/request.js';
import { requireToken } from '../targets/require-token.js';
import { Skipped, type RequestParts, type ScenarioContext, type ServiceSuite } from './scenario.js';
import { addressFor, namespaceFor, tokenOf, type Target } from '../targets/target.js';

/** Returns a scenario's context; `name` identifies this run of the scenario. */
export function createContext(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
  name: string,
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
    const url = urlOf(suite, target.preparationUrls);
    const response = await target.send(toWireRequest(url, operation, parts, senderOf(target, name)));
    requireToken(operation, response, target);
    return response;
  };
  const call = (id: string, parts?: RequestParts): Promise<unknown> => callOnce(send, id, parts);
  return {
    target: target.kind,
    isReadOnly: target.isReadOnly,
    document: suite.document,
    namespace: namespaceFor(`${target.run} ${name}`),
    setting: (variable, byDefault) => Number(target.settings[variable] ?? byDefault),
    textSetting: (variable) => target.settings[variable] ?? '',
    send,
    call,
    callUntil: (id, parts, isDone) => callUntil(() => call(id, parts), isDone, id, target),
    once: (key, make) => target.once(`${suite.service} ${key}`, make),
    rateLimitedAddress: () => target.exhaust(suite),
    of: (service) => createContext(suites, suiteOf(suites, service), target, name),
  };
}

/** Returns the sender of a scenario's requests: its own address where the server trusts it, and the token. */
export function senderOf(target: Target, name: string): Sender {
  const address = target.kind === 'server' ? addressFor(`${target.run} ${name}`) : null;
  return { address, token: tokenOf(target) };
}

/** Returns the base URL of a service. Throws Skipped where none is known. */
export function urlOf(suite: ServiceSuite, urls: Target['urls']): string {
  const url = urls[suite.service];
  if (url === undefined) throw new Skipped(`No usable URL of the ${suite.service} service was given.`);
  return url;
}

function suiteOf(suites: ServiceSuite[], service: string): ServiceSuite {
  const found = suites.find((suite) => suite.service === service);
  if (!found) throw new Error(`There is no suite of a service ${service}.`);
  return found;
}

async function callOnce(send: ScenarioContext['send'], id: string, parts?: RequestParts): Promise<unknown> {
  const response = await send(id, parts);
  if (response.status === 200) return response.json;
  throw new Error(
    `Preparing the scenario, ${id} returned ${response.status}: ${response.body.toString('utf8').slice(0, 300)}`,
  );
}

async function callUntil(
  call: () => Promise<unknown>,
  isDone: (json: unknown) => boolean,
  id: string,
  { kind, waitedMs }: Target,
): Promise<unknown> {
  let last: unknown;
  const isTrue = async (): Promise<boolean> => {
    last = await call();
    return kind === 'mock' || isDone(last);
  };
  await waitUntil(`${id} returns what the scenario needs`, isTrue, {
    // A deployment counts each request; the waits of its rate limit do not count towards the deadline.
    maxPauseMs: kind === 'deployment' ? 500 : 40,
    now: () => performance.now() - waitedMs(),
  });
  return last;
}
