import { deepEqual } from 'node:assert/strict';
import { Skipped, type RequestParts, type Scenario, type ScenarioContext } from '../scenario.js';
import { reportOf } from './name-ingest-scenarios.js';
import { bodyOfNames, saysWhat } from './names.js';
import { PLUGIN_ACCOUNT } from './plugin-platform.js';

const operation = 'ingestPluginDisplayNames';
/** What a server checks tokens with: only then does a scenario know what becomes of one. */
const needs = ['PLUGIN_AUTH_SECRET'];

/** Names that players send through a plugin. */
export const pluginScenarios: Scenario[] = [
  {
    name: 'a token that the platform vouches for',
    operation,
    status: 200,
    request: async (context) =>
      changed(withToken(context, 'good'), { projectKey: (await rules(context)).projectKey }),
    check: async ({ json }, context) => {
      const { projectKey, enforcedOnThisServer } = await rules(context);
      const report = reportOf(json);
      deepEqual([report.projectKey, report.inserted], [projectKey, 1]);
      deepEqual((json as { auth: unknown }).auth, enforcedOnThisServer ? PLUGIN_ACCOUNT : null);
    },
  },
  ...[
    ['another project', { projectKey: 'somebody-else' }, 'projectKey'],
    ['no project', { projectKey: null }, 'projectKey'],
    ['no names', { names: [] }, 'names'],
    ['a token that is a number', { opToken: 7 }, 'opToken'],
  ].map(([name, change, said]): Scenario => ({
    name: name as string,
    operation,
    status: 400,
    needs,
    request: (context) => changed(withToken(context, 'good'), change as object),
    check: saysWhat(said as string),
  })),
  {
    name: 'no token',
    operation,
    status: 401,
    needs,
    request: (context) => changed(withToken(context, 'good'), { opToken: '' }),
    check: saysWhat('opToken', 'unauthorized'),
  },
  ...(
    [
      ['a token that the platform refuses', 401, 'refused', 'unauthorized'],
      ['a platform that talks nonsense', 502, 'garbled', 'upstream_unavailable'],
      ['a platform that breaks off', 503, 'broken', 'upstream_unavailable'],
    ] as const
  ).map(([name, status, token, code]): Scenario => ({
    name,
    operation,
    status,
    needs,
    request: (context) => withToken(context, token),
    check: saysWhat('token', code),
  })),
];

interface Rules {
  projectKey: string;
  enforcedOnThisServer: boolean;
}

/** Returns what the server says of the route. Nobody has a token for a server of somebody else that checks tokens. */
async function rules(context: ScenarioContext): Promise<Rules> {
  const { auth } = (await context.call('getCatalog')) as { auth: { plugin: Rules } };
  if (auth.plugin.enforcedOnThisServer && context.target === 'deployment')
    throw new Skipped('The server checks tokens of a platform that knows none of ours.');
  return auth.plugin;
}

function withToken(context: ScenarioContext, word: string): RequestParts {
  const body = bodyOfNames(context, [{ account: 'a', displayName: 'Name of a' }]);
  return {
    body: { ...body, projectKey: 'plugin-player-directory', opToken: `${word}-${context.namespace}` },
  };
}

function changed({ body }: RequestParts, change: object): RequestParts {
  return { body: { ...(body as object), ...change } };
}
