import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiDocument } from '../../openapi-document.js';
import { sampleDocument } from '../testing/sample-document.js';
import { createCodeSamples, toLine, type CodeSample } from './code-samples.js';

const samples = createCodeSamples(sampleDocument as unknown as OpenApiDocument, 'sample-client');

function findSample(operationId: string, lang: CodeSample['lang']): string {
  const sample = samples[operationId]?.find((one) => one.lang === lang);
  assert.ok(sample, `no ${lang} sample of ${operationId}`);
  return sample.source;
}

test('an upload sends the bytes of a file with their media type', () => {
  assert.equal(
    findSample('uploadThing', 'shell'),
    `curl '{baseUrl}/api/v1/uploads' \\
  -H 'Content-Type: application/octet-stream' \\
  --data-binary '@file.bin'`,
  );
  assert.match(findSample('uploadThing', 'typescript'), /^ {2}body: await readFile\('file\.bin'\),$/m);
});

test('a request has the values whose key is that of the documented success', () => {
  assert.equal(findSample('getThing', 'shell'), "curl '{baseUrl}/api/v1/things/t-1'");
  assert.equal(
    findSample('getThing', 'typescript'),
    `import { getThing } from 'sample-client';

const client = { baseUrl: '{baseUrl}' };
const response = await getThing(client, {
  path: { id: 't-1' },
});
if (response.status === 200) console.log(response.body);
else console.error(response);`,
  );
});

test('a JSON body is sent as such', () => {
  assert.match(
    findSample('replaceThing', 'shell'),
    /-H 'Content-Type: application\/json' \\\n {2}--data '\{\n/,
  );
  assert.match(findSample('replaceThing', 'typescript'), /body: \{\n {4}id: 't-1',\n {4}note: null,\n/);
});

test('a request is written for fetch and for Python, each of which prints what came where it fails', () => {
  assert.equal(
    findSample('uploadThing', 'javascript'),
    `import { readFile } from 'node:fs/promises';

const response = await fetch('{baseUrl}/api/v1/uploads', {
  method: 'POST',
  headers: { 'Content-Type': 'application/octet-stream' },
  body: await readFile('file.bin'),
});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
console.log(await response.json());`,
  );
  assert.equal(
    findSample('replaceThing', 'python'),
    `import requests

response = requests.post(
    "{baseUrl}/api/v1/things/t-1",
    json={
        "id": "t-1",
        "note": None,
        "example": "a property, not the keyword",
    },
    timeout=10,
)
if not response.ok:
    raise SystemExit(f"{response.status_code}: {response.text}")
print(response.json())`,
  );
});

test('texts keep their characters in both languages', () => {
  const note = `it's "quoted" \\ `;
  const changed = structuredClone(sampleDocument) as unknown as OpenApiDocument;
  const body = changed.paths['/api/v1/things/{id}']?.post?.requestBody;
  assert.ok(body && 'content' in body);
  body.content = { 'application/json': { schema: {}, examples: { first: { value: { note } } } } };
  const [curl, , , client] = createCodeSamples(changed, 'sample-client')['replaceThing'] ?? [];
  assert.ok(curl?.source.includes(`"it'\\''s \\"quoted\\" \\\\ "`), curl?.source);
  assert.ok(client?.source.includes(toLine({ note })), client?.source);
  assert.equal(toLine(note), `'it\\'s "quoted" \\\\ '`);
});
