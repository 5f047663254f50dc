import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { projectRoot } from './project-root.js';

const folder = mkdtempSync(join(tmpdir(), 'contract-types-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const operations = `import type { HandlerOf } from 'contract';
interface Operations {
  getThing: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': { id: string; kind: 'a' | 'b' } } };
      304: { headers: { [name: string]: unknown }; content?: never };
      404: { headers: { [name: string]: unknown }; content: { 'application/json': { error: string } } };
    };
  };
}
`;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  skipLibCheck: true,
  types: [],
  paths: { contract: [fileURLToPath(new URL('src/contract.ts', projectRoot))] },
};
const host = ts.createCompilerHost(options);
const getSourceFile = host.getSourceFile.bind(host);
/** What all handlers have in common is read once, the compiler's own libraries first of all. */
const shared = new Map<string, ts.SourceFile | undefined>();
let handlers = 0;

/** Returns the lines of the compiler's report of a handler. */
function compileHandler(handler: string): string[] {
  const file = join(folder, `handler-${(handlers += 1)}.ts`);
  const source = `${operations}export const getThing: HandlerOf<Operations, 'getThing', null> = ${handler};\n`;
  writeFileSync(file, source);
  const program = ts.createProgram([file], options, host);
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(file));
  return diagnostics.flatMap(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n').split('\n'),
  );
}

host.getSourceFile = (name, ...rest) => {
  if (!shared.has(name)) shared.set(name, getSourceFile(name, ...rest));
  return shared.get(name);
};

test('documented responses compile without type assertions on their texts', () => {
  assert.deepEqual(compileHandler(`async () => ({ status: 200, body: { id: 'x', kind: 'b' } })`), []);
  assert.deepEqual(
    compileHandler(
      `async ({ path }) => path.id ? { status: 304 } : { status: 404, body: { error: path.id } }`,
    ),
    [],
  );
});

test('the report of an undocumented status ends with the documented ones', () => {
  const handlers = [
    `async () => ({ status: 418, body: { error: 'x' } })`,
    `async () => ({ status: 418 })`,
    `async ({ path }) => path.id ? { status: 404, body: { error: 'x' } } : { status: 201, body: { id: 'x', kind: 'a' } }`,
  ];
  for (const handler of handlers) {
    const report = compileHandler(handler);
    assert.match(report.at(-1) ?? '', /DocumentedStatus<200 \| 304 \| 404>/, report.join('\n'));
  }
});

test('the report of a wrong body ends with the field at fault', () => {
  const report = compileHandler(`async () => ({ status: 404, body: { error: 7 } })`);
  assert.deepEqual(
    report.slice(-2).map((line) => line.trim()),
    [
      "The types of 'body.error' are incompatible between these types.",
      "Type 'number' is not assignable to type 'string'.",
    ],
  );
});
