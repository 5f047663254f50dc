import { deepEqual } from 'node:assert/strict';
import { Skipped, type RequestParts, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { readReport } from './name-ingest-scenarios.js';
import { createNamesBody, mentions } from './names.js';
import { PLUGIN_ACCOUNT } from './plugin-platform.js';
import { set } from '../says.js';

const operation = 'ingestPluginDisplayNames';
/** The setting that enables token checks: only then can a scenario predict the result. */
const needs = ['PLUGIN_AUTH_SECRET'];
/** Failed tokens that the server takes from an address in a minute. */
const MAX_FAILED_TOKENS = 20;

/** Names that players send through a plugin. */
export const pluginScenarios: WrittenScenario[] = [
  {
    name: 'a valid token',
    operation,
    says: { 'All players contribute as one project.': set('/ingest/projectKey', 'other') },
    request: async (context) =>
      changed(withToken(context, 'good'), { projectKey: (await rules(context)).projectKey }),
    check: async ({ json }, context) => {
      const { projectKey, enforcedOnThisServer } = await rules(context);
      const report = readReport(json);
      deepEqual([report.projectKey, report.inserted], [projectKey, 1]);
      deepEqual((json as { auth: unknown }).auth, enforcedOnThisServer ? PLUGIN_ACCOUNT : null);
    },
  },
  {
    name: 'another project',
    operation,
    status: 400,
    needs,
    request: (context) => changed(withToken(context, 'good'), { projectKey: 'another-project' }),
    check: mentions('projectKey'),
  },
  {
    name: 'no token',
    operation,
    status: 401,
    needs,
    request: (context) => changed(withToken(context, 'good'), { opToken: '' }),
    check: mentions('opToken', 'unauthorized'),
  },
  {
    name: 'an address whose tokens were refused too often',
    operation,
    status: 429,
    needs: [...needs, 'TRUST_PROXY'],
    request: async (context) => {
      const refused = (index: number): RequestParts =>
        changed(withToken(context, 'refused'), { opToken: `refused-${context.namespace}-${index}` });
      for (let index = 0; index < MAX_FAILED_TOKENS; index++) await context.send(operation, refused(index));
      return refused(MAX_FAILED_TOKENS);
    },
    check: mentions('refused too many tokens', 'rate_limited'),
  },
  ...(
    [
      ['a token that the platform rejects', 401, 'refused', 'unauthorized'],
      ['a platform with an invalid response', 502, 'garbled', 'upstream_unavailable'],
      ['a platform that closes the connection', 503, 'closed', 'upstream_unavailable'],
    ] as const
  ).map(([name, status, token, code]): WrittenScenario => ({
    name,
    operation,
    status,
    needs,
    request: (context) => withToken(context, token),
    check: mentions('token', code),
  })),
];

interface Rules {
  projectKey: string;
  enforcedOnThisServer: boolean;
}

/** Returns a check for servers that validate tokens of another platform, for which the suite has no token. */
async function rules(context: ScenarioContext): Promise<Rules> {
  const { auth } = (await context.call('getCatalog')) as {
    auth: { plugin: Rules };
  };
  if (auth.plugin.enforcedOnThisServer && context.target === 'deployment')
    throw new Skipped(
      'The plugin route is closed: it takes tokens of a platform only, of which the suite has none.',
    );
  return auth.plugin;
}

function withToken(context: ScenarioContext, word: string): RequestParts {
  const body = createNamesBody(context, [{ account: 'a', displayName: 'Name of a' }]);
  return {
    body: { ...body, projectKey: 'plugin-player-directory', opToken: `${word}-${context.namespace}` },
  };
}

function changed({ body }: RequestParts, change: object): RequestParts {
  return { body: { ...(body as object), ...change } };
}
