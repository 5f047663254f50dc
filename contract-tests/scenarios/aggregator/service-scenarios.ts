import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { listOperations, toRoutePattern } from '../../contract/document.js';
import type { Response } from '../../contract/http-client.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { storeNames } from './names.js';
import { plus, set } from '../says.js';

/** The service's catalogue and totals. */
export const serviceScenarios: WrittenScenario[] = [
  {
    name: 'every operation in its section',
    operation: 'getCatalog',
    says: {
      'It is made from the OpenAPI document and cannot differ from it.': set(
        '/sections/*/endpoints/*/summary',
        'Other',
      ),
    },
    request: () => ({}),
    check: listsEveryOperation,
  },
  {
    name: 'the totals after a contribution',
    operation: 'getMeta',
    says: {
      'Number of maps, equal to `maps`.': plus('/summary/totalMaps', 1),
      'Number of events without the system ones, equal to `events`.': plus('/summary/totalEvents', 1),
    },
    request: async (context) => {
      if (!context.isReadOnly) await storeNames(context, [{ account: 'a', displayName: 'Name of a' }]);
      return {};
    },
    check: ({ json }, context) => {
      const { service, uptime, summary } = json as {
        service: string;
        uptime: string;
        summary: Record<'projects' | 'maps' | 'events' | 'totalMaps' | 'totalEvents', number>;
      };
      equal(service, 'aggregator');
      match(uptime, /^\d+d \d+h \d+m$/);
      deepEqual([summary.totalMaps, summary.totalEvents], [summary.maps, summary.events]);
      if (!context.isReadOnly) ok(summary.projects >= 1, 'the sender of a name is a project');
    },
  },
];

interface Catalog {
  service: string;
  auth: { ingest: { enforcedOnThisServer: boolean } };
  sections: {
    id: string;
    title: string;
    aliasOf: string | null;
    endpoints: { method: string; path: string; summary: string }[];
  }[];
}

function listsEveryOperation({ json }: Response, { document, target }: ScenarioContext): void {
  const { service, auth, sections } = json as Catalog;
  equal(service, 'aggregator');
  if (target === 'server') equal(auth.ingest.enforcedOnThisServer, true);
  const own = sections.filter(({ aliasOf }) => aliasOf === null);
  const aliases = sections.filter(({ aliasOf }) => aliasOf !== null);
  deepEqual(
    aliases.map(({ id, aliasOf }) => [id, aliasOf]),
    [
      ['meta', 'service'],
      ['identity', 'display-names'],
      ['database', 'table-explorer'],
    ],
  );
  for (const { aliasOf, endpoints } of aliases)
    deepEqual(endpoints, own.find(({ id }) => id === aliasOf)?.endpoints);
  const listed = own.flatMap(({ title, endpoints }) =>
    endpoints.map(({ method, path, summary }) => ({ title, method, path, summary })),
  );
  const documented = listOperations(document).map((operation) => ({
    title: operation.tag,
    method: operation.method,
    path: toRoutePattern(operation),
    summary: operation.summary,
  }));
  const byPlace = (one: { method: string; path: string }): string => `${one.path} ${one.method}`;
  const sorted = <T extends { method: string; path: string }>(all: T[]): T[] =>
    all.sort((a, b) => (byPlace(a) < byPlace(b) ? -1 : 1));
  deepEqual(sorted(listed), sorted(documented));
}
