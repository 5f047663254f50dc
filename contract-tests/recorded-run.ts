import type { BrokenAnswer } from './break-kinds.js';
import type { PassingAnswer } from './breaks.js';
import { nameOfCell } from './document.js';
import { parseJson, type Answer } from './http-client.js';
import { runLedger, type CellResult } from './ledger.js';
import { judgeAnswer, runScenario, type Judged } from './run-scenario.js';
import type { ServiceSuite } from './scenario.js';
import type { Target } from './target.js';

/** A run of a whole ledger, with every answer that it judged. */
export interface RecordedRun {
  cells: CellResult[];
  judged: Judged[];
}

/** Runs all scenarios of a service on a target and keeps the answers, so that they can be judged again once broken. */
export async function recordRun(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<RecordedRun> {
  const judged: Judged[] = [];
  const cells = await runLedger(suites, suite, target, {
    part: 'recorded',
    runOne: (cell, scenario) =>
      runScenario({ suites, suite, target, part: 'recorded', cell, scenario }, (one) => judged.push(one)),
  });
  return { cells, judged };
}

/** Returns of each cell the recorded answer that says most, which has the most to break. */
export function richestAnswers({ judged }: RecordedRun): Judged[] {
  const richest = new Map<string, Judged>();
  for (const one of judged) {
    const name = nameOfCell(one.cell);
    const known = richest.get(name);
    if (!known || one.answer.body.length > known.answer.body.length) richest.set(name, one);
  }
  return [...richest.values()];
}

/** Returns an answer as it would pass a proxy. */
export function passing({ answer: { status, headers, body } }: Judged): PassingAnswer {
  return { status, headers, body };
}

/** Returns what the suite objects to when a scenario gets this answer instead of the one that was recorded. */
export async function judgeBroken(
  suite: ServiceSuite,
  judged: Judged,
  { answer }: BrokenAnswer,
): Promise<string[]> {
  const { status, headers, body } = answer;
  const came: Answer = {
    status,
    headers: headers as Answer['headers'],
    body,
    json: parseJson(body),
    milliseconds: 0,
  };
  return judgeAnswer(suite, { ...judged, answer: came }).catch((error: unknown) => [
    (error as Error).message,
  ]);
}
