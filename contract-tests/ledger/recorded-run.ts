import type { MutatedResponse } from '../mutation/mutators.js';
import type { ProxiedResponse } from '../mutation/mutators.js';
import { toCellName } from '../contract/document.js';
import { toFault, type Fault } from '../contract/fault.js';
import { parseJson, type Response } from '../contract/http-client.js';
import { runLedger, type CellResult } from './ledger.js';
import { validateScenario, runScenario, type ValidatedResponse } from './run-scenario.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';

/** A run of a whole ledger, with every response that it validated. */
export interface RecordedRun {
  cells: CellResult[];
  validated: ValidatedResponse[];
}

/** Runs all scenarios of a service on a target and keeps the responses, so that mutated ones can be validated later. */
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

/** Returns the largest recorded response of each cell, which allows the most mutations. */
export function richestResponses({ validated }: RecordedRun): ValidatedResponse[] {
  const richest = new Map<string, ValidatedResponse>();
  for (const one of validated) {
    const name = toCellName(one.cell);
    const known = richest.get(name);
    if (!known || one.response.body.length > known.response.body.length) richest.set(name, one);
  }
  return [...richest.values()];
}

/** Returns a response as it would pass a proxy. */
export function passing({ response: { status, headers, body } }: ValidatedResponse): ProxiedResponse {
  return { status, headers, body };
}

/** Returns the faults when a scenario gets this response instead of the recorded one. */
export async function validateMutated(
  suite: ServiceSuite,
  validated: ValidatedResponse,
  { response }: MutatedResponse,
): Promise<Fault[]> {
  const { status, headers, body } = response;
  const received: Response = {
    status,
    headers: headers as Response['headers'],
    body,
    json: parseJson(body),
    milliseconds: 0,
  };
  return validateScenario(suite, { ...validated, response: received }).catch((error: unknown) => [
    toFault(error, validated.scenario.name),
  ]);
}
