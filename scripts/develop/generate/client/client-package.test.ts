import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listOperations, type OpenApiDocument } from '../../../../src/openapi-document.js';
import { projectRoot } from '../../../../src/project-root.js';
import { compileClientModule } from './compile-client.js';
import { createDocument } from '../testing/document.js';
import { clientPackageName } from '../../../../src/main/service-titles.js';
import { renderClient, renderClientManifest } from './write-client.js';
import { renderClientReadme } from './write-client-readme.js';

const services = readdirSync(new URL('generated/', projectRoot));
const toFolder = (service: string): string =>
  fileURLToPath(new URL(`generated/${service}/client/`, projectRoot));

function listOperationIds(service: string): string[] {
  const text = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
  return listOperations(JSON.parse(text) as OpenApiDocument).map(({ operation }) => operation.operationId);
}

/** The compiler's errors in each of some programs, and elsewhere. */
interface CompileErrors {
  inProgram: string[][];
  elsewhere: string[];
}

/** Compiles programs that use the published packages, at once; the packages' own types are checked as well. */
function compile(sources: string[]): CompileErrors {
  const folder = mkdtempSync(join(tmpdir(), 'client-consumer-'));
  const files = sources.map((source, index) => {
    const file = join(folder, `program-${index}.mts`);
    writeFileSync(file, source);
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: Object.fromEntries(
      services.map((service) => [clientPackageName(service), [join(toFolder(service), 'lib/index.d.ts')]]),
    ),
  });
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => ({
    index: files.indexOf(file?.fileName ?? ''),
    text: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  const listErrors = (index: number): string[] =>
    errors.filter((error) => error.index === index).map(({ text }) => text);
  return { inProgram: files.map((_file, index) => listErrors(index)), elsewhere: listErrors(-1) };
}

function readExamples(): string[] {
  return services.flatMap((service) => {
    const text = readFileSync(join(toFolder(service), 'README.md'), 'utf8');
    return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, example = '']) => example);
  });
}

for (const service of services) {
  test(`the compiled ${service} client has one function per operation and does nothing when it is loaded`, async () => {
    const lib = join(toFolder(service), 'lib');
    const loaded = (await import(pathToFileURL(join(lib, 'index.js')).href)) as Record<string, unknown>;
    const functions = [...listOperationIds(service), 'createRetryingFetch', 'followEvents', 'walkPages'];
    assert.deepEqual(Object.keys(loaded).sort(), functions.sort());
    for (const name of readdirSync(lib).filter((one) => one.endsWith('.js'))) {
      const text = readFileSync(join(lib, name), 'utf8');
      const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
      assert.deepEqual(statements.filter((one) => !isDroppable(one)).length, 0, name);
    }
  });
}

/** A bundler drops such a statement when nothing uses what it declares. */
function isDroppable(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return true;
  if (ts.isFunctionDeclaration(statement)) return true;
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(
    ({ initializer }) =>
      initializer !== undefined && (ts.isArrowFunction(initializer) || isListOfNumbers(initializer)),
  );
}

function isListOfNumbers(value: ts.Expression): boolean {
  return ts.isArrayLiteralExpression(value) && value.elements.every((one) => ts.isNumericLiteral(one));
}

function writeProgram(): string {
  const imports = services.map((service) => `export * as ${service} from '${clientPackageName(service)}';`);
  return `${imports.join('\n')}
import { followEvents, getHealth, getRecord, listMapVerdicts, uploadMap, walkPages } from '${clientPackageName('verification')}';
import type { Client, ConditionalCallOptions, operations, paths, RequestOf } from '${clientPackageName('verification')}';
const client: Client = { baseUrl: 'https://verification.example', fetch };
const request: RequestOf<'getRecord'> = { path: { recordId: 'rec-1' } };
new Request('https://verification.example') satisfies Request;
type Same = operations['getRecord'] extends paths['/api/v1/records/{recordId}']['get'] ? true : never;
true satisfies Same;
const found = await getRecord(client, request);
switch (found.status) {
  case 200: found.body.data.record_id satisfies string; break;
  case 404: found.body.error.message satisfies string; break;
  case 429: break;
  case 'unexpected': found.httpStatus satisfies number; break;
  // @ts-expect-error a 304 is received only where its tag was sent
  case 304: break;
  default: found satisfies never;
}
const ifNoneMatch = found.headers.get('etag');
const again = await getRecord(client, request, { ifNoneMatch });
if (again.status === 304) again.body satisfies undefined;
const stored: ConditionalCallOptions = {};
if ((await getRecord(client, request, stored)).status === 304) stored.signal = AbortSignal.timeout(1);
for await (const page of walkPages(listMapVerdicts, 'page', client, { path: { mapUid: 'm' } })) {
  if (page.status === 200) page.body.data.items satisfies object[];
  else page.status satisfies 400 | 429 | 'unexpected';
}
const query = { filename: 'a.Map.Gbx' };
for (const body of [new Uint8Array(3), new ArrayBuffer(3), new DataView(new ArrayBuffer(3)), new Blob()])
  await uploadMap(client, { query, body });
const view: ArrayBufferView = new Uint8Array(3);
await uploadMap(client, { query, body: view });
// @ts-expect-error a file is no text
await uploadMap(client, { query, body: 'text' });
// @ts-expect-error a record needs its id
await getRecord(client);
// @ts-expect-error there is no such track
await listMapVerdicts(client, { path: { mapUid: 'm' }, query: { track: 'none' } });
// @ts-expect-error health has no 304
await getHealth(client, {}, { ifNoneMatch });
// @ts-expect-error there is no such option
await getRecord(client, request, { ifNoneMatch, retries: 3 });
// @ts-expect-error these pages have no offset
walkPages(listMapVerdicts, 'offset', client, { path: { mapUid: 'm' } });
// @ts-expect-error a record is no list
walkPages(getRecord, 'page', client, request);
// @ts-expect-error verdicts are no events
followEvents(listMapVerdicts, client, { path: { mapUid: 'm' } });
`;
}

const examples = readExamples();
let compiled: CompileErrors;
before(() => {
  compiled = compile([writeProgram(), ...examples]);
});

test('a program that uses the packages is checked against the documents', () => {
  assert.deepEqual([compiled.inProgram[0], compiled.elsewhere], [[], []]);
});

test('the README names every function, and its examples are programs', () => {
  const document = createDocument();
  const readme = renderClientReadme('verification', document);
  for (const { operation } of listOperations(document))
    assert.ok(readme.includes(`| \`${operation.operationId}\` |`));
  // Two services have events to follow.
  assert.equal(examples.length, 4 * services.length + 2);
  assert.equal(examples.filter((one) => /\{ path: \{ .*\{ body: \{ /s.test(one)).length, services.length);
  assert.deepEqual(
    compiled.inProgram.slice(1),
    examples.map(() => []),
  );
});

test('the manifest takes over the version, license, keywords and repository of the project', () => {
  const project = {
    version: '1.2.3',
    license: 'MIT',
    keywords: ['records'],
    repository: { type: 'git', url: 'git+https://git.example/records.git' },
  };
  const manifest = JSON.parse(renderClientManifest('maps', createDocument(), project)) as Record<
    string,
    unknown
  >;
  assert.equal(manifest['version'], '1.2.3');
  assert.equal(manifest['license'], 'MIT');
  assert.equal(manifest['sideEffects'], false);
  assert.deepEqual(manifest['keywords'], ['records', 'maps', 'client', 'typescript', 'fetch']);
  assert.deepEqual(manifest['repository'], { ...project.repository, directory: 'generated/maps/client' });
});

test('a module is compiled to a form without types, and to its types', () => {
  const { code, declarations } = compileClientModule('index.ts', renderClient(createDocument()));
  assert.match(code, /^export const getThing = \(client, request, options\) => send\(/m);
  assert.doesNotMatch(code, /types\.js/);
  assert.match(declarations, /from '\.\.\/types\.js'/);
  assert.throws(() => compileClientModule('index.ts', 'export const broken = ;'), /index\.ts: /);
});
