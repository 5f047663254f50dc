import { deepEqual } from 'node:assert/strict';
import { exampleValues, type Cell } from '../contract/document.js';
import type { Scenario, ServiceSuite } from '../scenarios/scenario.js';

/** Returns a scenario that selects a mock's response by its status, and one of its examples by its key. */
export function selectExample(scenario: Scenario, status: number, key: string | null = null): Scenario {
  const prefer = key === null ? `code=${status}` : `code=${status}, example=${key}`;
  return {
    ...scenario,
    request: async (context) => {
      const parts = await scenario.request(context);
      return { ...parts, headers: { ...parts.headers, prefer } };
    },
  };
}

/**
 * Returns a scenario for each documented example of a cell, which selects it with a request that would succeed, and
 * compares it by value. Without such a request there is none.
 */
export function exampleScenarios(suite: ServiceSuite, cell: Cell, base: Scenario | undefined): Scenario[] {
  const { operation, status, mediaType } = cell;
  if (!base) return [];
  return listExamples(suite, cell).map(([key, value]) =>
    selectExample(
      {
        name: `the example ${key ?? 'without a name'}`,
        operation: operation.id,
        status,
        ...(mediaType === null ? {} : { mediaType }),
        request: base.request,
        mockCheck: ({ json }) => deepEqual(json, value),
      },
      status,
      key,
    ),
  );
}

/** Returns the keys and values of a cell's examples; a cell without content has one response without a key. */
function listExamples(
  { document }: ServiceSuite,
  { operation, status, mediaType }: Cell,
): [string | null, unknown][] {
  const media = mediaType === null ? undefined : operation.responses.get(status)?.content?.[mediaType];
  const keyed = media ? [...exampleValues(document, media)] : [];
  return keyed.length === 0 ? [[null, undefined]] : keyed;
}
