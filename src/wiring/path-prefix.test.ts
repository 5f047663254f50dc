import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from './testing/run-main.js';

// Clients find the services below paths that a proxy removes.
const PUBLIC = {
  CATALOG_URL: 'https://records.example/catalog',
  VERIFICATION_URL: 'https://records.example/verification/',
};
const MAP = '/api/v1/public/maps/m';

test('redirects and paths in responses lead below the path of the public URL', async () => {
  const { urls, stop } = await start({ LOG_LEVEL: 'silent', WEBHOOK_SECRET: 'kestrel-was-here', ...PUBLIC });
  const catalog = urls.get('catalog') ?? '';
  for (const path of ['/api', '/board', '/map', '/']) {
    const headers = { Accept: 'text/html' };
    const response = await fetch(catalog + path, { redirect: 'manual', headers });
    const location = new URL(response.headers.get('location') ?? '', PUBLIC.CATALOG_URL + path);
    const expected = path === '/' ? '/board/' : `${path}/`;
    assert.equal(location.href, PUBLIC.CATALOG_URL + expected, path);
  }

  const report = { mapUid: 'm', holder: 'Kestrel', wrMs: 39_874 };
  await fetch(`${catalog}/api/v1/webhook/wr`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': 'kestrel-was-here' },
    body: JSON.stringify(report),
  });
  const map = (await (await fetch(catalog + MAP)).json()) as { api: { docsPath: string }; links: object };
  assert.equal(map.api.docsPath, '/catalog/api/');
  assert.deepEqual(map.links, {
    self: `/catalog${MAP}`,
    legacy: '/catalog/api/v1/maps/info/m',
    docs: '/catalog/api/',
  });

  const response = await fetch(`${urls.get('verification')}/api/v1/endpoints`);
  const { data } = (await response.json()) as { data: { api: { docs_path: string } } };
  assert.equal(data.api.docs_path, '/verification/api/');
  await stop('SIGTERM');
});
