import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SERVICES } from '../config.js';
import { readServiceDocument, withServer } from './service-documents.js';

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

test('a YAML document without the published server is an error', () => {
  const published = readServiceDocument('catalog');
  assert.throws(
    () => withServer({ ...published, yaml: Buffer.from('servers: []') }, 'https://a.example'),
    /servers/,
  );
});
