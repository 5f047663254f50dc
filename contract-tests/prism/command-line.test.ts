import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { projectRoot, readProjectJson } from '../contract/project.js';
import type { Listening } from '../testing/listen.js';
import { startCommandLine } from './command-line.js';

// The recipe in specs/README.md for a mock of the published document alone, with its caveats.

const readme = readFileSync(new URL('specs/README.md', projectRoot), 'utf8');
const [, recipe = ''] = /\n## A mock from a document alone\n(.*?)\n## /s.exec(readme) ?? [];

let mock: Listening;

before(async () => {
  mock = await startCommandLine([
    'mock',
    fileURLToPath(new URL('generated/verification/openapi.json', projectRoot)),
  ]);
});

after(() => mock.stop());

const RECORD = '/api/v1/records/rec-1042';

test('the recipe names the version of Prism that the tests use', () => {
  const { devDependencies } = readProjectJson('package.json') as { devDependencies: Record<string, string> };
  const version = devDependencies['@stoplight/prism-cli'] ?? '';
  ok(recipe.includes(`npx @stoplight/prism-cli@${version} mock `), `not ${version} in: ${recipe}`);
});

test("the recipe's requests get the responses that it shows", async () => {
  const blocks = [...recipe.matchAll(/```sh\n(curl [^\n]+)\n```\s+```json\n(.*?)```/gs)];
  ok(blocks.length >= 2, 'the recipe has too few worked requests');
  for (const [, command = '', expected = ''] of blocks) {
    const [, path = ''] = /http:\/\/127\.0\.0\.1:4012([^\s'"]+)/.exec(command) ?? [];
    const headers = [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const { body } = await send(path, { headers: headers as [string, string][] });
    deepEqual(body, JSON.parse(expected), command);
  }
});

async function send(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await fetch(mock.url + path, init);
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse((await response.text()) || 'null'),
  };
}

test('an example is selected by its status and name', async () => {
  const headers = { prefer: 'code=400, example=mapLimitEmpty' };
  const { status, body } = await send('/api/v1/live', { headers });
  equal(status, 400);
  match(JSON.stringify(body), /Query parameter mapLimit/);
});

test('it is stateless: another upload gets the same reference', async () => {
  const upload = (text: string): Promise<unknown> =>
    send('/api/v1/uploads/map?filename=a.Map.Gbx', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: text,
    }).then(({ body }) => body);
  deepEqual(await upload('one'), await upload('another'));
});

test('a bad request gets a documented example, and its faults in a header', async () => {
  const { status, headers, body } = await send('/api/v1/live?mapLimit=900');
  equal(status, 400);
  match(headers.get('sl-violations') ?? '', /maplimit must be <= 50/i);
  match(JSON.stringify(body), /Query parameter limit/);
});

test('there are no entity tags, no request ids and no limits', async () => {
  const { status, headers } = await send(RECORD, { headers: { 'if-none-match': '*' } });
  equal(status, 200);
  equal(headers.get('etag'), null);
  equal(headers.get('x-request-id'), null);
  const body = JSON.stringify({ record_ids: ['rec-1042'], more: 'x'.repeat(300_000) });
  const large = await send('/api/v1/verdicts/batch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  equal(large.status, 200);
});

test("an unknown route gets Prism's own error shape", async () => {
  const { status, headers } = await send('/api/v1/nothing');
  equal(status, 404);
  match(headers.get('content-type') ?? '', /problem\+json/);
});

test('names that end in [], null among choices and the value of a token are not checked', async () => {
  const schema = { type: 'array', items: { type: 'string', pattern: '^[a-z]$' } };
  const ids = { name: 'uid[]', in: 'query', schema };
  const medal = {
    name: 'medal',
    in: 'query',
    schema: { type: 'string', nullable: true, enum: ['gold', null] },
  };
  const content = {
    'application/json': { schema: { type: 'object' }, examples: { two: { value: { count: 2 } } } },
  };
  const read = (operation: object): object => ({
    get: { ...operation, responses: { '200': { description: 'Two.', content } } },
  });
  const document = {
    openapi: '3.0.3',
    info: { title: 'Maps', version: 'v1' },
    paths: {
      '/maps': read({ parameters: [ids, medal] }),
      '/required': read({ parameters: [{ ...ids, required: true }] }),
      '/secured': read({ security: [{ token: [] }] }),
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-token' } } },
  };
  const file = join(mkdtempSync(join(tmpdir(), 'prism-')), 'maps.json');
  writeFileSync(file, JSON.stringify(document));
  const maps = await startCommandLine(['mock', file]);
  try {
    equal((await fetch(`${maps.url}/maps?uid[]=A&medal=wood`)).status, 200);
    equal((await fetch(`${maps.url}/required?uid[]=a`)).ok, false);
    equal((await fetch(`${maps.url}/secured`, { headers: { 'x-token': 'wrong' } })).status, 200);
  } finally {
    await maps.stop();
  }
});
