import { senderOf, urlOf, createContext } from './context.js';
import type { Cell } from './document.js';
import type { Answer, WireRequest } from './http-client.js';
import { judge } from './judge.js';
import { toCurl, toWireRequest } from './request.js';
import {
  LeftOut,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type ServiceSuite,
} from './scenario.js';
import type { Target } from './target.js';

/** What came of one scenario. */
export interface ScenarioResult {
  scenario: string;
  outcome: 'met' | 'red' | 'left out';
  /** Why it is red or was left out. */
  findings: string[];
  request?: string;
  answer?: { status: number; headers: Record<string, unknown>; body: string; milliseconds: number };
}

/** Runs a scenario on a target, as often as it may be tried, and judges the answer. `part` names the run's part. */
export async function runScenario(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  cell: Cell,
  scenario: Scenario,
  target: Target,
  part: string,
): Promise<ScenarioResult> {
  const reason = whyLeftOut(scenario, cell, target);
  if (reason !== null)
    return leaveOut({ scenario: scenario.name, outcome: 'left out', findings: [reason] }, target);
  let result: ScenarioResult | undefined;
  for (let attempt = 1; attempt <= (scenario.attempts ?? 1) && result?.outcome !== 'met'; attempt++) {
    const name = [part, suite.service, scenario.operation, scenario.status, scenario.name, attempt].join(' ');
    result = await tryScenario(suites, suite, cell, scenario, target, name);
  }
  return leaveOut(
    result ?? { scenario: scenario.name, outcome: 'left out', findings: ['It was never tried.'] },
    target,
  );
}

/** Only a server of somebody else may lack what a scenario needs. */
function leaveOut(result: ScenarioResult, target: Target): ScenarioResult {
  if (result.outcome !== 'left out' || target.kind === 'deployment') return result;
  return { ...result, outcome: 'red', findings: ['It was left out.', ...result.findings] };
}

function whyLeftOut(scenario: Scenario, { operation }: Cell, target: Target): string | null {
  const unknown = (scenario.needs ?? []).filter((name) => target.settings[name] === undefined);
  if (unknown.length > 0) return `It needs to know the server's ${unknown.join(' and ')}.`;
  if (target.isReadOnly && !operation.isSafe) return 'The operation changes state.';
  return null;
}

async function tryScenario(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  cell: Cell,
  scenario: Scenario,
  target: Target,
  name: string,
): Promise<ScenarioResult> {
  const context = createContext(suites, suite, target, name);
  return attempt(scenario.name, async (seen) => {
    const parts = await scenario.request(context);
    seen.request = toWireRequest(urlOf(suite, target.urls), cell.operation, parts, senderOf(target, name));
    seen.answer = await target.send(seen.request);
    const findings = judge(suite, seen.answer, { ...cell, hasManners: target.kind !== 'mock' });
    if (findings.length === 0) await check(scenario, seen.answer, context, parts);
    return findings;
  });
}

/** Asks a scenario's own check of an answer, or that for a mock; it throws what it objects to. */
export async function check(
  scenario: Scenario,
  answer: Answer,
  context: ScenarioContext,
  parts: RequestParts,
): Promise<void> {
  if (context.target === 'mock') scenario.mockCheck?.(answer);
  else await scenario.check?.(answer, context, parts);
}

/** What has gone over the wire so far. */
interface Seen {
  request?: WireRequest;
  answer?: Answer;
}

/** Runs something that returns findings, and returns them with what has gone over the wire; what it throws is one as well. */
export async function attempt(
  scenario: string,
  run: (seen: Seen) => Promise<string[]>,
): Promise<ScenarioResult> {
  const seen: Seen = {};
  try {
    const findings = await run(seen);
    return { scenario, outcome: findings.length === 0 ? 'met' : 'red', findings, ...shown(seen) };
  } catch (error) {
    const outcome = error instanceof LeftOut ? 'left out' : 'red';
    return { scenario, outcome, findings: [(error as Error).message], ...shown(seen) };
  }
}

const MOST_BODY_CHARACTERS = 4000;

function shown({ request, answer }: Seen): Pick<ScenarioResult, 'request' | 'answer'> {
  return {
    ...(request ? { request: toCurl(request) } : {}),
    ...(answer ? { answer: describe(answer) } : {}),
  };
}

function describe({ status, headers, body, milliseconds }: Answer): NonNullable<ScenarioResult['answer']> {
  const text = body.toString('utf8').slice(0, MOST_BODY_CHARACTERS);
  return { status, headers, body: text, milliseconds: Math.round(milliseconds * 10) / 10 };
}
