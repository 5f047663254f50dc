import { listCells, listOperations, type Cell, type Operation } from './contract/document.js';
import { listScenarios, runScenario, type Result } from './run-scenario.js';
import { MISSING_STATUSES } from './scenarios/context.js';
import type { Scenario, ServiceSuite } from './scenarios/scenario.js';
import type { Target } from './targets/target.js';

/** Statuses that a server may return to any request before it matches a route. */
const BEFORE_ROUTES = [401, 403, 429];

/** Whether a server has an operation of a service; each is asked once. */
type IsImplemented = (suite: ServiceSuite, operation: string) => Promise<boolean>;

/**
 * Returns a function that sends valid requests of an operation, and refused ones of a read, until one gets another status than 404, 405
 * or 501.
 */
export function createProbe(suites: ServiceSuite[], target: Target): IsImplemented {
  const probe = async (suite: ServiceSuite, id: string): Promise<boolean> => {
    const operation = listOperations(suite.document).find((one) => one.id === id);
    for (const [cell, scenario] of operation ? listValid(suite, operation, target) : []) {
      const part = 'implemented';
      const status = readStatus(await runScenario({ suites, suite, target, part, cell, scenario }), id);
      if (status !== null && ![...MISSING_STATUSES, ...BEFORE_ROUTES].includes(status)) return true;
    }
    return false;
  };
  return (suite, id) => target.once(`implemented ${suite.service} ${id}`, () => probe(suite, id));
}

function listValid(suite: ServiceSuite, operation: Operation, { fallsBack }: Target): [Cell, Scenario][] {
  const statuses = operation.method === 'GET' ? [200, 304, 400] : [200];
  return listCells(operation)
    .filter(({ status }) => statuses.includes(status))
    .flatMap((cell) =>
      listScenarios(suite, cell)
        .filter(({ isFallback }) => fallsBack || isFallback !== true)
        .map((scenario): [Cell, Scenario] => [cell, scenario]),
    );
}

/** Returns the status of the response, or of a preparing request of the same operation; a wait for a state counts as a 200. */
function readStatus({ response, faults }: Result, id: string): number | null {
  const own = faults.find(({ origin }) => origin?.operation === id);
  return response?.status ?? (own ? Number(own.actual ?? 200) : null);
}
