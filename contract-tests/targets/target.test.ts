import { deepEqual } from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { suites } from '../scenarios/services.js';
import { listen } from '../testing/listen.js';
import { createTarget } from './target.js';

test('a header is sent with every request but preflights, and the user in a URL only to that service', async (t) => {
  const seen: string[][] = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    seen.push([`${method} ${url}`, headers['x-key'] ?? '', headers.authorization ?? ''].map(String));
    response.end();
  });
  const { url, stop } = await listen(server);
  const urls = { aggregator: `${url}/a`, catalog: `${url}/ab` };
  const headers = [
    { name: 'X-Key', value: 'for all' },
    { name: 'Authorization', value: 'Basic bWU6cHc=', url: urls.aggregator },
  ];
  const target = createTarget({ kind: 'deployment', urls, headers, run: 'test' }, suites);
  t.after(async () => {
    target.close();
    await stop();
  });
  for (const [method, address] of [
    ['GET', `${url}/a/api/v1/meta`],
    ['GET', `${url}/ab/api/v1/meta`],
    ['OPTIONS', `${url}/a/api/v1/meta`],
  ] as const)
    await target.sendAtOnce({ method, url: address, headers: {} });
  deepEqual(seen, [
    ['GET /a/api/v1/meta', 'for all', 'Basic bWU6cHc='],
    ['GET /ab/api/v1/meta', 'for all', ''],
    ['OPTIONS /a/api/v1/meta', '', ''],
  ]);
});
