import { deepEqual } from 'node:assert/strict';
import type { Scenario, ScenarioContext } from '../scenario.js';

/** Returns the path of a project that the scenario may create. */
export function ownProject({ namespace }: ScenarioContext): Record<string, string> {
  return { projectKey: namespace };
}

/** Returns the scenario of an unknown project. */
export function unknownProject(operation: string): Scenario {
  return {
    name: 'an unknown project',
    operation,
    status: 404,
    request: ({ namespace }) => ({ path: { projectKey: `${namespace}-unknown` } }),
    check: ({ json }, { namespace }) =>
      deepEqual(json, { error: `There is no project ${namespace}-unknown.`, code: 'not_found' }),
  };
}
