import { AssertionError } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Cell, Operation } from './contract/document.js';
import { toFault, type Fault } from './contract/fault.js';
import type { Response, WireRequest } from './contract/http-client.js';
import { toWireRequest } from './contract/request.js';
import { validateResponse } from './contract/validate-response.js';
import { createContext, requireToken, requireUrl, toSender } from './scenarios/context.js';
import {
  NotReached,
  Skipped,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type ServiceSuite,
} from './scenarios/scenario.js';
import { quoteSentence } from './scenarios/sentences.js';
import type { Target } from './targets/target.js';

/** Added to the pause before each further attempt of a scenario. */
const PAUSE_MS = 20;

/** The result of a check: as documented, not as documented, or not run. */
export interface Result {
  outcome: 'passed' | 'failed' | 'skipped';
  /** What is wrong: at least one where it failed, none otherwise. */
  faults: Fault[];
  /** Why it was skipped. */
  reason?: string;
  /** Whether it could not be tested on any server, with these options or from outside. */
  isUntestable?: true;
  /** The request in question, or where it could not be made, the last one that prepares it. */
  request?: WireRequest;
  response?: Response;
}

/** One scenario to run on a target. `part` names the part of the run that it belongs to. */
interface ScenarioRun {
  suites: ServiceSuite[];
  suite: ServiceSuite;
  target: Target;
  part: string;
  cell: Cell;
  scenario: Scenario;
}

/** A response, and everything that its validation needs. */
export interface ValidatedResponse {
  cell: Cell;
  scenario: Scenario;
  context: ScenarioContext;
  parts: RequestParts;
  response: Response;
}

/** Returns a service's scenarios for a cell. One without a media type applies to the status' only one. */
export function listScenarios(
  { scenarios }: ServiceSuite,
  { operation, status, mediaType }: Cell,
): Scenario[] {
  const isAlone = Object.keys(operation.responses.get(status)?.content ?? {}).length <= 1;
  return scenarios.filter(
    (scenario) =>
      scenario.operation === operation.id &&
      scenario.status === status &&
      (scenario.mediaType === undefined ? isAlone : scenario.mediaType === mediaType),
  );
}

/** Runs a scenario with its attempts and validates the response; `onValidated` is called for each response. */
export async function runScenario(
  trial: ScenarioRun,
  onValidated: (validated: ValidatedResponse) => void = () => undefined,
): Promise<Result> {
  const { suite, target, part, scenario } = trial;
  const endedBy = target.endedBy();
  if (endedBy !== null) return skipped(endedBy);
  const skip = skipReason(trial);
  if (skip !== null) return { ...skipped(skip), isUntestable: true };
  let result = skipped('It has no attempts.');
  let last: ValidatedResponse | undefined;
  for (let attempt = 1; attempt <= (scenario.attempts ?? 1) && result.outcome !== 'passed'; attempt++) {
    if ((last && isFinal(last)) || result.faults.some(({ origin }) => origin !== undefined)) break;
    // A second try does not find an entity tag either.
    if (attempt > 1 && result.outcome === 'skipped' && scenario.status === 304) break;
    // Other scenarios may write without a pause for a while.
    if (attempt > 1) await setTimeout(PAUSE_MS * (attempt - 1));
    const name = [part, suite.service, scenario.operation, scenario.status, scenario.name, attempt].join(' ');
    result = await tryScenario(trial, name, (validated) => {
      last = validated;
      onValidated(validated);
    });
  }
  return result;
}

/** Whether another attempt would not help: the server sent a 200 although the entity tag is unchanged. */
function isFinal({ parts, response: { status, headers } }: ValidatedResponse): boolean {
  const known = parts.headers?.['if-none-match'];
  return known !== undefined && status === 200 && headers.etag === known;
}

function skipped(reason: string): Result {
  return { outcome: 'skipped', faults: [], reason };
}

function skipReason({ suites, scenario, cell: { operation }, target }: ScenarioRun): string | null {
  if (target.isReadOnly && !operation.isSafe) return 'The operation changes state; --write tests it.';
  if (scenario.needsFailingDatabase && !target.failingUrls)
    return 'It cannot be tested from outside: the database of the server would have to fail.';
  const unknown = (scenario.needs ?? []).filter((name) => target.settings[name] === undefined);
  if (unknown.length === 0) return null;
  const known = `the server's ${unknown.join(' and ')}`;
  const secrets = suites.flatMap(({ credentials = [] }) => credentials.map(({ setting }) => setting));
  return unknown.some((name) => secrets.includes(name))
    ? `It needs to know ${known}; set the environment variable.`
    : `It cannot be tested from outside: the response depends on ${known}.`;
}

async function tryScenario(
  { suites, suite, target, cell, scenario }: ScenarioRun,
  name: string,
  onValidated: (validated: ValidatedResponse) => void,
): Promise<Result> {
  return attempt(scenario.name, async (seen) => {
    const context = createContext(suites, suite, target, name, (request) => {
      if (!seen.response) seen.request = request;
    });
    const parts = await scenario.request(context);
    const sender = toSender(target, name);
    const urls = (scenario.needsFailingDatabase && target.failingUrls) || target.urls;
    seen.request = toWireRequest(requireUrl(suite, urls), cell.operation, parts, sender);
    seen.response = await (cell.status === 429 ? target.sendAtOnce : target.send)(seen.request);
    const validated = { cell, scenario, context, parts, response: seen.response };
    onValidated(validated);
    const faults = await validateScenario(suite, validated);
    if (faults.length > 0 && isAsDocumented(suite, cell.operation, seen.response))
      requireToken(cell.operation, seen.response, target);
    return faults;
  });
}

/** Whether a response is documented for the operation, though not expected. */
function isAsDocumented(suite: ServiceSuite, operation: Operation, response: Response): boolean {
  const expected = { operation, status: response.status, mediaType: null, hasServiceWideChecks: true };
  return validateResponse(suite, response, expected).length === 0;
}

/** Returns the faults of a response that the document and the scenario's check find. */
export async function validateScenario(
  suite: ServiceSuite,
  { cell, scenario, context, parts, response }: ValidatedResponse,
): Promise<Fault[]> {
  const faults = validateResponse(suite, response, { ...cell, hasServiceWideChecks: true });
  // A missing header does not keep the check from reading the body.
  if (faults.some(({ header, cause }) => header === undefined || cause === 'header content-type'))
    return faults;
  try {
    await scenario.check?.(response, context, parts);
    return faults;
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    const fault = toFault(error, scenario.name, response.json);
    return [...faults, quoteSentence(suite.document, scenario, fault)];
  }
}

/** Runs a function that returns faults, and adds what it has sent and got; an exception is a fault. */
export async function attempt(
  name: string,
  run: (seen: Pick<Result, 'request' | 'response'>) => Promise<Fault[]>,
): Promise<Result> {
  const seen: Pick<Result, 'request' | 'response'> = {};
  try {
    const faults = await run(seen);
    return { outcome: faults.length === 0 ? 'passed' : 'failed', faults, ...seen };
  } catch (error) {
    if (!(error instanceof Skipped)) return { outcome: 'failed', faults: [toFault(error, name)], ...seen };
    const isUntestable = error instanceof NotReached ? {} : { isUntestable: true as const };
    return { ...skipped(error.message), ...isUntestable, ...seen };
  }
}
