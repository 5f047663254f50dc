import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { listOperations, type OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { compileClientModule } from './compile-client.js';
import { createDocument } from './testing/document.js';
import { clientPackageName, renderClientManifest, renderClientReadme } from './write-client-package.js';
import { renderClient } from './write-client.js';

const services = readdirSync(new URL('generated/', projectRoot));
const folderOf = (service: string): string =>
  fileURLToPath(new URL(`generated/${service}/client/`, projectRoot));

function operationIdsOf(service: string): string[] {
  const text = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
  return listOperations(JSON.parse(text) as OpenApiDocument).map(({ operation }) => operation.operationId);
}

/** Returns what the compiler says of a program that uses the published packages, libraries checked as well. */
function complaintsAbout(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'client-consumer-'));
  const file = join(folder, 'program.mts');
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: Object.fromEntries(
      services.map((service) => [clientPackageName(service), [join(folderOf(service), 'lib/index.d.ts')]]),
    ),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

for (const service of services) {
  test(`the package of the ${service} client holds the compiled form, its types and a README`, async () => {
    const command = ['pack', '--dry-run', '--json', '--offline'];
    const { stdout } = await promisify(execFile)('npm', command, { cwd: folderOf(service) });
    const [packed] = JSON.parse(stdout) as { name: string; files: { path: string }[] }[];
    assert.equal(packed?.name, clientPackageName(service));
    const expected =
      'README.md lib/index.d.ts lib/index.js lib/send.d.ts lib/send.js package.json types.d.ts';
    assert.deepEqual(packed.files.map(({ path }) => path).sort(), expected.split(' '));
  });

  test(`the compiled ${service} client has one function per operation and does nothing when it is loaded`, async () => {
    const file = join(folderOf(service), 'lib/index.js');
    const loaded = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    assert.deepEqual(Object.keys(loaded).sort(), operationIdsOf(service).sort());
    const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
    const others = statements.filter((one) => !ts.isImportDeclaration(one) && !isFunctionConstant(one));
    assert.equal(others.length, 0);
  });
}

/** A bundler may leave such a statement out when nobody calls the function. */
function isFunctionConstant(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(
    ({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer),
  );
}

test('a program that uses the packages is checked against the documents', () => {
  const imports = services.map((service) => `export * as ${service} from '${clientPackageName(service)}';`);
  const program = `${imports.join('\n')}
import { getRecord, listMapVerdicts, uploadMap, type Client } from '${clientPackageName('verification')}';
const client: Client = { baseUrl: 'https://verification.example' };
const answer = await getRecord(client, { path: { recordId: 'rec-1' } });
if (answer.status === 200) answer.body.data.record_id satisfies string;
if (answer.status === 404) answer.body.error.message satisfies string;
if (answer.status === 304) answer.body satisfies undefined;
await uploadMap(client, { query: { filename: 'a.Map.Gbx' }, body: new Uint8Array(3) });
// @ts-expect-error a record needs its id
await getRecord(client);
// @ts-expect-error there is no such track
await listMapVerdicts(client, { path: { mapUid: 'm' }, query: { track: 'none' } });
// @ts-expect-error a file is no text
await uploadMap(client, { query: { filename: 'a.Map.Gbx' }, body: 'text' });
`;
  assert.deepEqual(complaintsAbout(program), []);
});

test('the README names every function, and its example is a program', () => {
  const document = createDocument();
  const readme = renderClientReadme('verification', document);
  for (const { operation } of listOperations(document))
    assert.ok(readme.includes(`| \`${operation.operationId}\` |`));
  for (const service of services) {
    const text = readFileSync(join(folderOf(service), 'README.md'), 'utf8');
    const [, example = ''] = /```ts\n(.*?)```/s.exec(text) ?? [];
    assert.deepEqual(complaintsAbout(example), [], service);
  }
});

test('the manifest takes the version of the project and promises no side effects', () => {
  const manifest = JSON.parse(renderClientManifest('maps', createDocument(), '1.2.3')) as Record<
    string,
    unknown
  >;
  assert.equal(manifest['version'], '1.2.3');
  assert.equal(manifest['sideEffects'], false);
});

test('a module is compiled to a form without types, and to its types', () => {
  const { code, declarations } = compileClientModule('index.ts', renderClient(createDocument()));
  assert.match(code, /^export const getThing = \(client, \.\.\.\[request, options\]\) =>/m);
  assert.doesNotMatch(code, /types\.js/);
  assert.match(declarations, /from '\.\.\/types\.js'/);
  assert.throws(() => compileClientModule('index.ts', 'export const broken = ;'), /index\.ts: /);
});
