import type { MutatedResponse } from '../mutation/mutators.js';
import type { ProxiedResponse } from '../mutation/mutators.js';
import { nameOfCell } from '../contract/document.js';
import { parseJson, type Response } from '../contract/http-client.js';
import { runLedger, type CellResult } from './ledger.js';
import { validateScenario, runScenario, type ValidatedResponse } from './run-scenario.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';

/** A run of a whole ledger, with every answer that it judged. */
export interface RecordedRun {
  cells: CellResult[];
  validated: ValidatedResponse[];
}

/** Runs all scenarios of a service on a target and keeps the answers, so that they can be judged again once broken. */
export async function recordRun(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<RecordedRun> {
  const validated: ValidatedResponse[] = [];
  const cells = await runLedger(suites, suite, target, {
    part: 'recorded',
    runOne: (cell, scenario) =>
      runScenario({ suites, suite, target, part: 'recorded', cell, scenario }, (one) => validated.push(one)),
  });
  return { cells, validated };
}

/** Returns of each cell the recorded answer that says most, which has the most to break. */
export function richestResponses({ validated }: RecordedRun): ValidatedResponse[] {
  const richest = new Map<string, ValidatedResponse>();
  for (const one of validated) {
    const name = nameOfCell(one.cell);
    const known = richest.get(name);
    if (!known || one.response.body.length > known.response.body.length) richest.set(name, one);
  }
  return [...richest.values()];
}

/** Returns an answer as it would pass a proxy. */
export function passing({ response: { status, headers, body } }: ValidatedResponse): ProxiedResponse {
  return { status, headers, body };
}

/** Returns what the suite objects to when a scenario gets this answer instead of the one that was recorded. */
export async function validateMutated(
  suite: ServiceSuite,
  validated: ValidatedResponse,
  { response }: MutatedResponse,
): Promise<string[]> {
  const { status, headers, body } = response;
  const came: Response = {
    status,
    headers: headers as Response['headers'],
    body,
    json: parseJson(body),
    milliseconds: 0,
  };
  return validateScenario(suite, { ...validated, response: came }).catch((error: unknown) => [
    (error as Error).message,
  ]);
}
