import { deepEqual, equal } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listOperations, type ApiDocument } from '../../../contract-tests/contract/document.js';
import { SERVICES } from '../../../src/config.js';
import { projectRoot } from '../../../src/project-root.js';
import { listRequests } from './list-requests.js';

const documents = Object.fromEntries(
  SERVICES.map((service) => [
    service,
    fileURLToPath(new URL(`generated/${service}/openapi.json`, projectRoot)),
  ]),
);

test('every operation that takes no file has a documented request', async () => {
  const requests = await listRequests(documents);
  for (const [service, file] of Object.entries(documents)) {
    const operations = listOperations(JSON.parse(await readFile(file, 'utf8')) as ApiDocument);
    const expected = operations.filter(({ body }) => body?.mediaType !== 'application/octet-stream');
    const listed = new Set(
      requests.filter((request) => request.service === service).map(({ operationId }) => operationId),
    );
    deepEqual([...listed].sort(), expected.map(({ id }) => id).sort());
  }
});

test('a request has the values of its own example only, with their types', async () => {
  const requests = await listRequests(documents);
  const listed = requests.find(({ service, key }) => service === 'catalog' && key === 'cleanedMaps');
  equal(listed?.operationId, 'listMaps');
  equal(listed.parameters.query['year'], 2024);
  deepEqual(listed.parameters.path, {});
  equal(listed.hasQuery, true);
});
