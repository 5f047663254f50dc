import { deepEqual, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestParts, ScenarioContext, TargetKind } from '../scenario.js';
import { tokenScenarios } from './ingest.js';

/** Returns the request of the token's scenario whose name begins so, against a server with a token of its own. */
async function createRequest(name: string, target: TargetKind): Promise<RequestParts> {
  const scenario = tokenScenarios('sendHeartbeat').find((one) => one.name.startsWith(name));
  const context: Partial<ScenarioContext> = { target, textSetting: (setting) => `the ${setting} given` };
  const parts = await scenario?.request(context as ScenarioContext);
  return { headers: parts?.headers, query: parts?.query };
}

test('The token that was given is tried where it has no rights', async () => {
  const given = 'the INGEST_TOKEN given';
  const headers = { 'x-ingest-token': '', 'x-admin-token': given };
  deepEqual(await createRequest('the ingest token as', 'deployment'), { headers, query: undefined });
  deepEqual((await createRequest('a token in the query', 'server')).query, [['x-ingest-token', given]]);
  await rejects(createRequest('a token in the query', 'deployment'), /logs on the way keep/);
});
