import { AssertionError } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { createContext, requireToken, requireUrl, toSender } from '../scenarios/context.js';
import type { Cell } from '../contract/document.js';
import { toFault, type Fault } from '../contract/fault.js';
import type { Response, WireRequest } from '../contract/http-client.js';
import { countSteps, namesPrepared, type Exchange } from '../contract/exchange.js';
import { traceReads } from '../contract/trace-reads.js';
import { validateResponse } from '../contract/validate-response.js';
import { quoteSentence } from '../scenarios/sentences.js';
import { toCurl, toWireRequest } from '../contract/request.js';
import {
  NotReached,
  Skipped,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type ServiceSuite,
} from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';

/** Added to the pause before each further attempt of a scenario. */
const PAUSE_MS = 20;

/** The result of a check: as documented, not as documented, or not run. */
export type Outcome = 'passed' | 'failed' | 'skipped';

/** The result of one scenario. */
export interface ScenarioResult {
  scenario: string;
  outcome: Outcome;
  /** What is wrong: at least one where it failed, none otherwise. */
  faults: Fault[];
  /** Why it was skipped. */
  reason?: string;
  /** Whether no server could have it tested with what the run was given, or from outside. */
  isUntestable?: true;
  /** Whether the scenario compares values with what it has sent or prepared. */
  comparesValues?: true;
  /** As a command line. */
  request?: string;
  /** How many requests before it make what it names; none where it names nothing of theirs. */
  preparedBy?: number;
  /** How long the request took, or the scenario where it got no response. */
  seconds?: number;
  response?: { status: number; headers: Record<string, unknown>; body: string; milliseconds: number };
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

/** Runs a scenario with its attempts and validates the response; `onValidated` is called for each response. */
export async function runScenario(
  trial: ScenarioRun,
  onValidated: (validated: ValidatedResponse) => void = () => undefined,
): Promise<ScenarioResult> {
  const { suite, target, part, scenario } = trial;
  const endedBy = target.endedBy();
  if (endedBy !== null) return failUnlessDeployment(skipped(scenario, endedBy), target);
  const skip = skipReason(trial);
  if (skip !== null) return failUnlessDeployment({ ...skipped(scenario, skip), isUntestable: true }, target);
  let result: ScenarioResult | undefined;
  let last: ValidatedResponse | undefined;
  for (let attempt = 1; attempt <= (scenario.attempts ?? 1) && result?.outcome !== 'passed'; attempt++) {
    if ((last && isFinal(last)) || result?.faults.some(({ origin }) => origin !== undefined)) break;
    // What a 304 needs was looked for, and is not found by looking again.
    if (result?.outcome === 'skipped' && scenario.status === 304) break;
    // Others may be writing without pause for a while.
    if (attempt > 1) await setTimeout(PAUSE_MS * (attempt - 1));
    const name = [part, suite.service, scenario.operation, scenario.status, scenario.name, attempt].join(' ');
    result = await tryScenario(trial, name, (validated) => {
      last = validated;
      onValidated(validated);
    });
  }
  const comparesValues = scenario.check !== undefined;
  if (result && comparesValues) result = { ...result, comparesValues };
  return failUnlessDeployment(result ?? skipped(scenario, 'It has no attempts.'), target);
}

/** Whether another attempt would be no better: the response has the entity that its request named as known, so that nobody has changed it. */
function isFinal({ parts, response: { status, headers } }: ValidatedResponse): boolean {
  const known = parts.headers?.['if-none-match'];
  return known !== undefined && status === 200 && headers.etag === known;
}

/** Only a deployment may lack what a scenario needs. */
function failUnlessDeployment(result: ScenarioResult, target: Target): ScenarioResult {
  if (result.outcome !== 'skipped' || target.kind === 'deployment') return result;
  const { reason = '', ...rest } = result;
  return {
    ...rest,
    outcome: 'failed',
    faults: [{ sentence: `It was skipped. ${reason}`, cause: 'skipped' }],
  };
}

function skipped({ name }: Scenario, reason: string): ScenarioResult {
  return { scenario: name, outcome: 'skipped', faults: [], reason };
}

function skipReason({ suites, scenario, cell: { operation }, target }: ScenarioRun): string | null {
  if (target.isReadOnly && !operation.isSafe) return 'The operation changes state; --write tests it.';
  const unknown = (scenario.needs ?? []).filter((name) => target.settings[name] === undefined);
  if (unknown.length === 0) return null;
  const known = `the server's ${unknown.join(' and ')}`;
  const secrets = suites.flatMap(({ credentials = [] }) => credentials.map(({ setting }) => setting));
  return unknown.some((name) => secrets.includes(name))
    ? `It needs to know ${known}; set the environment variable.`
    : `It cannot be tested from outside: what comes depends on ${known}.`;
}

async function tryScenario(
  { suites, suite, target, cell, scenario }: ScenarioRun,
  name: string,
  onValidated: (validated: ValidatedResponse) => void,
): Promise<ScenarioResult> {
  return attempt(scenario.name, async (seen) => {
    const context = createContext(suites, suite, target, name, seen.prepared);
    const parts = await scenario.request(context);
    const prepared = [...seen.prepared];
    seen.request = toWireRequest(
      requireUrl(suite, target.urls),
      cell.operation,
      parts,
      toSender(target, name),
    );
    seen.response = await (cell.status === 429 ? target.sendAtOnce : target.send)(seen.request);
    const validated = { cell, scenario, context, parts, response: seen.response };
    onValidated(validated);
    const faults = await validateScenario(suite, validated);
    // Requests of the scenario's own check come after the one in question.
    seen.prepared = prepared;
    if (faults.length > 0 && isAsDocumented(suite, cell, seen.response))
      requireToken(cell.operation, seen.response, target);
    return faults;
  });
}

/** Whether a response is documented for the operation, though not expected. */
function isAsDocumented(suite: ServiceSuite, { operation }: Cell, response: Response): boolean {
  const expected = { operation, status: response.status, mediaType: null, hasServiceWideChecks: true };
  return validateResponse(suite, response, expected).length === 0;
}

/** Returns the faults of a response, by the document and by the scenario's own check. */
export async function validateScenario(
  suite: ServiceSuite,
  { cell, scenario, context, parts, response }: ValidatedResponse,
): Promise<Fault[]> {
  const faults = validateResponse(suite, response, { ...cell, hasServiceWideChecks: true });
  // A body that is as documented is compared, whatever headers lack.
  if (faults.some(({ header, cause }) => header === undefined || cause === 'header content-type'))
    return faults;
  const traced = traceReads(response.json);
  try {
    await scenario.check?.({ ...response, json: traced.json }, context, parts);
    return faults;
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    const fault = toFault(error, scenario.name, traced.placesIn);
    return [...faults, quoteSentence(suite.document, scenario, fault)];
  }
}

/** The requests and the response so far. */
interface Seen {
  /** What was sent before the request. */
  prepared: Exchange[];
  request?: WireRequest;
  response?: Response;
}

/** Runs a function that returns faults, and adds the request and the response; an exception is a fault. */
export async function attempt(
  scenario: string,
  run: (seen: Seen) => Promise<Fault[]>,
): Promise<ScenarioResult> {
  const startedAt = performance.now();
  const seen: Seen = { prepared: [] };
  const shown = (faults: Fault[]): ReturnType<typeof describeSeen> => ({
    ...describeSeen(seen, faults),
    seconds: (seen.response?.milliseconds ?? performance.now() - startedAt) / 1000,
  });
  try {
    const faults = await run(seen);
    return {
      scenario,
      outcome: faults.length === 0 ? 'passed' : 'failed',
      faults,
      ...shown(faults),
    };
  } catch (error) {
    if (error instanceof Skipped)
      return {
        scenario,
        outcome: 'skipped',
        faults: [],
        reason: error.message,
        ...(error instanceof NotReached ? {} : { isUntestable: true as const }),
        ...shown([]),
      };
    const faults = [toFault(error, scenario)];
    return { scenario, outcome: 'failed', faults, ...shown(faults) };
  }
}

const MAX_BODY_CHARACTERS = 4000;
/** The report marks the place of a fault, which may be far below. */
const MAX_FAULTY_BODY_CHARACTERS = 64_000;

/** Where a request that prepares the scenario failed, that is shown. */
function describeSeen(
  { prepared, request, response }: Seen,
  faults: Fault[],
): Pick<ScenarioResult, 'request' | 'preparedBy' | 'response' | 'seconds'> {
  const isFailed = faults.length > 0;
  const shown = request ?? (isFailed ? prepared.at(-1)?.request : undefined);
  return {
    ...(shown ? { request: toCurl(shown) } : {}),
    ...(request && namesPrepared(request, prepared) ? { preparedBy: countSteps(prepared) } : {}),
    ...(response ? { response: describe(response, isFailed) } : {}),
  };
}

function describe(
  { status, headers, body, milliseconds }: Response,
  isFailed: boolean,
): NonNullable<ScenarioResult['response']> {
  const text = body.toString('utf8').slice(0, isFailed ? MAX_FAULTY_BODY_CHARACTERS : MAX_BODY_CHARACTERS);
  return { status, headers, body: text, milliseconds: Math.round(milliseconds * 10) / 10 };
}
