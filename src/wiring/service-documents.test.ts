import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SERVICES } from '../config.js';
import { isEverywhere, readServiceDocument, resolvePublicUrls, withServer } from './service-documents.js';

for (const service of SERVICES) {
  test(`the document of ${service} names a base URL in both forms and is otherwise as published`, () => {
    const published = readServiceDocument(service);
    const { document, json, yaml } = withServer(published, 'https://records.example/base');
    const servers = [{ ...published.document.servers?.[0], url: 'https://records.example/base' }];
    assert.deepEqual(document, { ...published.document, servers });
    assert.deepEqual(JSON.parse(json.toString('utf8')), document);
    assert.equal(
      yaml.toString('utf8'),
      published.yaml.toString('utf8').replace('  - url: /\n', '  - url: "https://records.example/base"\n'),
    );
    assert.deepEqual(published.document.servers?.[0]?.url, '/');
  });
}

test('a link leads to localhost where a server listens on all addresses, and to no placeholder', () => {
  const ports = { aggregator: 4001, verification: 4002, catalog: 4003 };
  const publicUrls = { aggregator: 'https://records.example', verification: undefined, catalog: undefined };
  for (const [host, listenUrl] of [
    ['0.0.0.0', 'http://0.0.0.0:5002'],
    ['::', 'http://[::]:5002'],
  ] as const) {
    assert.deepEqual(resolvePublicUrls({ host, ports, publicUrls }, { verification: listenUrl }), {
      aggregator: 'https://records.example',
      verification: 'http://localhost:5002',
      catalog: 'http://localhost:4003',
    });
    assert.equal(isEverywhere(listenUrl), true);
  }
  const own = resolvePublicUrls({ host: '::1', ports, publicUrls }, { verification: 'http://[::1]:80' });
  assert.deepEqual([own.verification, own.catalog], ['http://[::1]:80', 'http://[::1]:4003']);
  assert.equal(isEverywhere('http://[::1]:80'), false);
});

test('a YAML document without the published server is an error', () => {
  const published = readServiceDocument('catalog');
  assert.throws(
    () => withServer({ ...published, yaml: Buffer.from('servers: []') }, 'https://a.example'),
    /servers/,
  );
});
