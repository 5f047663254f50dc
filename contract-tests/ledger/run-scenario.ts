import { senderOf, urlOf, createContext } from '../scenarios/context.js';
import type { Cell } from '../contract/document.js';
import type { Response, WireRequest } from '../contract/http-client.js';
import { validateResponse } from '../contract/validate-response.js';
import { requireToken } from '../targets/require-token.js';
import { toCurl, toWireRequest } from '../contract/request.js';
import {
  Skipped,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type ServiceSuite,
} from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';

/** The result of a check: as documented, not as documented, or not run. */
export type Outcome = 'passed' | 'failed' | 'skipped';

/** The result of one scenario. */
export interface ScenarioResult {
  scenario: string;
  outcome: Outcome;
  /** Why it failed or was skipped. */
  findings: string[];
  /** On a mock: the declared difference that let it pass. */
  difference?: string;
  /** As a command line. */
  request?: string;
  response?: { status: number; headers: Record<string, unknown>; body: string; milliseconds: number };
}

/** One scenario to run on a target. `part` names the part of the run that it belongs to. */
export interface Trial {
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
  trial: Trial,
  onValidated: (validated: ValidatedResponse) => void = () => undefined,
): Promise<ScenarioResult> {
  const { suite, target, part, scenario } = trial;
  const reason = skipReason(trial);
  if (reason !== null)
    return failUnlessDeployment({ scenario: scenario.name, outcome: 'skipped', findings: [reason] }, target);
  let result: ScenarioResult | undefined;
  for (let attempt = 1; attempt <= (scenario.attempts ?? 1) && result?.outcome !== 'passed'; attempt++) {
    const name = [part, suite.service, scenario.operation, scenario.status, scenario.name, attempt].join(' ');
    result = await tryScenario(trial, name, onValidated);
  }
  return failUnlessDeployment(
    result ?? { scenario: scenario.name, outcome: 'skipped', findings: ['It has no attempts.'] },
    target,
  );
}

/** Only a deployment may lack what a scenario needs. */
function failUnlessDeployment(result: ScenarioResult, target: Target): ScenarioResult {
  if (result.outcome !== 'skipped' || target.kind === 'deployment') return result;
  return { ...result, outcome: 'failed', findings: ['It was skipped.', ...result.findings] };
}

function skipReason({ suites, scenario, cell: { operation }, target }: Trial): string | null {
  if (target.isReadOnly && !operation.isSafe) return 'The operation changes state.';
  // A mock has no settings.
  if (target.kind === 'mock') return null;
  const unknown = (scenario.needs ?? []).filter((name) => target.settings[name] === undefined);
  if (unknown.length === 0) return null;
  const options = suites
    .flatMap(({ credentials = [] }) => credentials)
    .filter(({ setting }) => unknown.includes(setting))
    .map(({ option }) => `; give it with --${option}`);
  return `It needs to know the server's ${unknown.join(' and ')}${options.join('')}.`;
}

async function tryScenario(
  { suites, suite, target, cell, scenario }: Trial,
  name: string,
  onValidated: (validated: ValidatedResponse) => void,
): Promise<ScenarioResult> {
  const context = createContext(suites, suite, target, name);
  return attempt(scenario.name, async (seen) => {
    const parts = await scenario.request(context);
    seen.request = toWireRequest(urlOf(suite, target.urls), cell.operation, parts, senderOf(target, name));
    seen.response = await (cell.status === 429 ? target.sendAtOnce : target.send)(seen.request);
    const validated = { cell, scenario, context, parts, response: seen.response };
    onValidated(validated);
    const findings = await validateScenario(suite, validated);
    if (findings.length > 0 && isAsDocumented(suite, cell, seen.response))
      requireToken(cell.operation, seen.response, target);
    return findings;
  });
}

/** Whether a response is documented for the operation, though not expected. */
function isAsDocumented(suite: ServiceSuite, { operation }: Cell, response: Response): boolean {
  const expected = { operation, status: response.status, mediaType: null, hasServiceWideChecks: true };
  return validateResponse(suite, response, expected).length === 0;
}

/** Returns findings about a response by the document. Throws what the scenario's own check throws. */
export async function validateScenario(
  suite: ServiceSuite,
  { cell, scenario, context, parts, response }: ValidatedResponse,
): Promise<string[]> {
  const findings = validateResponse(suite, response, {
    ...cell,
    hasServiceWideChecks: context.target !== 'mock',
  });
  if (findings.length === 0) await check(scenario, response, context, parts);
  return findings;
}

/** Runs a scenario's own check, or the one for mocks; it throws when it fails. */
async function check(
  scenario: Scenario,
  response: Response,
  context: ScenarioContext,
  parts: RequestParts,
): Promise<void> {
  if (context.target === 'mock') scenario.mockCheck?.(response);
  else await scenario.check?.(response, context, parts);
}

/** Request and response so far. */
interface Seen {
  request?: WireRequest;
  response?: Response;
}

/** Runs a function that returns findings, and adds the request and the response; an exception is a finding. */
export async function attempt(
  scenario: string,
  run: (seen: Seen) => Promise<string[]>,
): Promise<ScenarioResult> {
  const seen: Seen = {};
  try {
    const findings = await run(seen);
    return { scenario, outcome: findings.length === 0 ? 'passed' : 'failed', findings, ...shown(seen) };
  } catch (error) {
    const outcome = error instanceof Skipped ? 'skipped' : 'failed';
    return { scenario, outcome, findings: [(error as Error).message], ...shown(seen) };
  }
}

const MAX_BODY_CHARACTERS = 4000;

function shown({ request, response }: Seen): Pick<ScenarioResult, 'request' | 'response'> {
  return {
    ...(request ? { request: toCurl(request) } : {}),
    ...(response ? { response: describe(response) } : {}),
  };
}

function describe({
  status,
  headers,
  body,
  milliseconds,
}: Response): NonNullable<ScenarioResult['response']> {
  const text = body.toString('utf8').slice(0, MAX_BODY_CHARACTERS);
  return { status, headers, body: text, milliseconds: Math.round(milliseconds * 10) / 10 };
}
