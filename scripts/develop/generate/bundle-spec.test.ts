import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundleSpecs } from './bundle-spec.js';

/** Writes a project into a folder whose name has a space, and returns its URL. */
function createProject(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'two words '));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return pathToFileURL(`${folder}/`);
}

const head = 'openapi: 3.0.3\ninfo: {title: Things, version: v1}\n';
const config = 'apis:\n  things@v1:\n    root: specs/openapi.yaml\n';

test('each service of redocly.yaml is one document with local references only', async () => {
  const root = createProject({
    'redocly.yaml': config,
    'specs/openapi.yaml': `${head}paths:\n  /things:\n    $ref: paths/things.yaml\n`,
    'specs/paths/things.yaml':
      'get:\n  operationId: listThings\n  responses:\n    "200":\n      description: The things.\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas/Thing.yaml\n',
    'specs/schemas/Thing.yaml': 'type: object\n',
  });
  const [spec, ...more] = await bundleSpecs(root);
  assert.deepEqual(more, []);
  assert.equal(spec?.service, 'things');
  assert.deepEqual(spec.document.components?.schemas, { Thing: { type: 'object' } });
  assert.equal(JSON.stringify(spec.document.paths).includes('"$ref":"#/components/schemas/Thing"'), true);
});

test('a missing reference target is an error that names the file', async () => {
  const root = createProject({
    'redocly.yaml': config,
    'specs/openapi.yaml': `${head}paths:\n  /things:\n    $ref: paths/gone.yaml\n`,
  });
  await assert.rejects(bundleSpecs(root), /two words .*openapi\.yaml could not be bundled:\n {2}.+/);
});

test('a list without services is an error', async () => {
  const root = createProject({ 'redocly.yaml': 'extends: []\n' });
  await assert.rejects(bundleSpecs(root), new Error('redocly.yaml lists no service under `apis`.'));
});

test('a document that is not valid OpenAPI is an error that names the file', async () => {
  const root = createProject({
    'redocly.yaml': config,
    'specs/openapi.yaml': `${head}paths:\n  /things:\n    get:\n      operationId: listThings\n      responses: []\n`,
  });
  await assert.rejects(
    bundleSpecs(root),
    /two words .*openapi\.yaml: Document is not valid OpenAPI\. \d+ validation errors:[^]*\/responses/,
  );
});

test('two operations with the same id are an error that names it', async () => {
  const operation =
    'operationId: listThings\n      responses:\n        "200":\n          description: The things.\n';
  const root = createProject({
    'redocly.yaml': config,
    'specs/openapi.yaml': `${head}paths:\n  /things:\n    get:\n      ${operation}  /others:\n    get:\n      ${operation}`,
  });
  await assert.rejects(
    bundleSpecs(root),
    /openapi\.yaml: operations without an id of their own: listThings, listThings\.$/,
  );
});
