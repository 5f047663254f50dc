import { senderOf, urlOf, createContext } from './context.js';
import type { Cell } from './document.js';
import type { Answer, WireRequest } from './http-client.js';
import { judge } from './judge.js';
import { refuseToGuess } from './refuse-to-guess.js';
import { toCurl, toWireRequest } from './request.js';
import {
  LeftOut,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type ServiceSuite,
} from './scenario.js';
import type { Target } from './target.js';

/** What a run can make of something: it is as documented, it is not, or it could not be asked for. */
export type Outcome = 'met' | 'red' | 'left out';

/** What came of one scenario. */
export interface ScenarioResult {
  scenario: string;
  outcome: Outcome;
  /** Why it is red or was left out. */
  findings: string[];
  /** On a mock: the declared difference that let it be met. */
  difference?: string;
  /** As a command line. */
  request?: string;
  answer?: { status: number; headers: Record<string, unknown>; body: string; milliseconds: number };
}

/** One scenario that is to be run on a target. `part` names the part of the run that it belongs to. */
export interface Trial {
  suites: ServiceSuite[];
  suite: ServiceSuite;
  target: Target;
  part: string;
  cell: Cell;
  scenario: Scenario;
}

/** An answer, and all that it takes to judge it. */
export interface Judged {
  cell: Cell;
  scenario: Scenario;
  context: ScenarioContext;
  parts: RequestParts;
  answer: Answer;
}

/** Runs a scenario, as often as it may be tried, and judges the answer; `onJudged` is told of each answer. */
export async function runScenario(
  trial: Trial,
  onJudged: (judged: Judged) => void = () => undefined,
): Promise<ScenarioResult> {
  const { suite, target, part, scenario } = trial;
  const reason = whyLeftOut(trial);
  if (reason !== null)
    return leaveOut({ scenario: scenario.name, outcome: 'left out', findings: [reason] }, target);
  let result: ScenarioResult | undefined;
  for (let attempt = 1; attempt <= (scenario.attempts ?? 1) && result?.outcome !== 'met'; attempt++) {
    const name = [part, suite.service, scenario.operation, scenario.status, scenario.name, attempt].join(' ');
    result = await tryScenario(trial, name, onJudged);
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

function whyLeftOut({ suites, scenario, cell: { operation }, target }: Trial): string | null {
  if (target.isReadOnly && !operation.isSafe) return 'The operation changes state.';
  // A mock has no settings, and nothing to do with them.
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
  onJudged: (judged: Judged) => void,
): Promise<ScenarioResult> {
  const context = createContext(suites, suite, target, name);
  return attempt(scenario.name, async (seen) => {
    const parts = await scenario.request(context);
    seen.request = toWireRequest(urlOf(suite, target.urls), cell.operation, parts, senderOf(target, name));
    seen.answer = await (cell.status === 429 ? target.sendAtOnce : target.send)(seen.request);
    const judged = { cell, scenario, context, parts, answer: seen.answer };
    onJudged(judged);
    const findings = await judgeAnswer(suite, judged);
    if (findings.length > 0 && isAsDocumented(suite, cell, seen.answer))
      refuseToGuess(cell.operation, seen.answer, target);
    return findings;
  });
}

/** Whether an answer is one that the operation documents, though not the one that was expected. */
function isAsDocumented(suite: ServiceSuite, { operation }: Cell, answer: Answer): boolean {
  const expected = { operation, status: answer.status, mediaType: null, hasManners: true };
  return judge(suite, answer, expected).length === 0;
}

/** Returns what is wrong with an answer by the document. Throws what the scenario itself objects to. */
export async function judgeAnswer(
  suite: ServiceSuite,
  { cell, scenario, context, parts, answer }: Judged,
): Promise<string[]> {
  const findings = judge(suite, answer, { ...cell, hasManners: context.target !== 'mock' });
  if (findings.length === 0) await check(scenario, answer, context, parts);
  return findings;
}

/** Asks a scenario's own check of an answer, or that for a mock; it throws what it objects to. */
async function check(
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
