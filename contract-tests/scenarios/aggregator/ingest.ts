import { Skipped, type RequestParts, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { parseQuery } from '../../contract/request.js';
import { mentions } from './names.js';

/** Returns the scenarios of an ingest route's token: none, a wrong one in each header, one in the query. */
export function tokenScenarios(operation: string): WrittenScenario[] {
  const ways: [string, (context: ScenarioContext) => RequestParts][] = [
    ['no token', () => ({})],
    ['a wrong token', () => ({ headers: { 'x-ingest-token': 'wrong' } })],
    ['a wrong bearer token', () => ({ headers: { authorization: 'Bearer wrong' } })],
    [
      'the ingest token as the admin token',
      ({ textSetting }) => ({ headers: { 'x-admin-token': textSetting('INGEST_TOKEN') } }),
    ],
    ['a token in the query', tokenInQuery],
  ];
  return ways.map(([name, createParts]) => ({
    name: `${name}, checked before the body`,
    operation,
    status: 401,
    needs: ['INGEST_TOKEN'],
    request: (context) => {
      const parts = createParts(context);
      // An empty header overrides the token that the suite adds.
      return { ...parts, headers: { 'x-ingest-token': '', ...parts.headers }, body: Buffer.from('not JSON') };
    },
    check: mentions('Unauthorized', 'unauthorized'),
  }));
}

function tokenInQuery({ target, textSetting }: ScenarioContext): RequestParts {
  if (target === 'deployment') throw new Skipped('The logs on the way keep what a URL has, a token too.');
  return { query: [['x-ingest-token', textSetting('INGEST_TOKEN')]] };
}

/** Returns scenarios of queries that are refused: each the name of the faulty parameter, and the query. */
export function refusedQueries(
  operation: string,
  queries: [string, string][],
  path: (context: ScenarioContext) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): WrittenScenario[] {
  return queries.map(([part, query]) => ({
    name: `refused: ${query}`,
    operation,
    status: 400,
    request: async (context: ScenarioContext) => ({ path: await path(context), query: parseQuery(query) }),
    check: mentions(part),
  }));
}

/** Returns the path of the project that the scenario sends as. */
export function ownProject({ projectKey }: ScenarioContext): Record<string, string> {
  return { projectKey };
}

/**
 * Creates the scenario's project, unless the run only reads, and returns its path: the document does not say whether a bad query of an
 * unknown project returns 400 or 404.
 */
export async function existingProject(context: ScenarioContext): Promise<Record<string, string>> {
  const { projectKey } = context;
  if (!context.isReadOnly) await context.call('sendHeartbeat', { body: { projectKey, instanceId: 'one' } });
  return ownProject(context);
}

/** Returns the scenario of an unknown project. */
export function unknownProject(operation: string): WrittenScenario {
  return {
    name: 'an unknown project',
    operation,
    status: 404,
    request: ({ namespace }) => ({ path: { projectKey: `${namespace}-unknown` } }),
    check: mentions('There is no project', 'not_found'),
  };
}
