import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOperations, type ApiDocument } from '../../../contract-tests/contract/document.js';
import { runOrThrow } from './run-program.js';
import type { Setting, Tool, ToolTest } from './tool.js';

/** Names that only the modules of retries and pages contain. */
const UNUSED = ['retry-after', 'next_offset'];

/** A bundler keeps of a client what a program calls: one operation, and neither retries nor pages. */
export const treeShaking: Tool = {
  name: 'esbuild',
  shows: 'a bundle has one operation of our client where a program calls one',
  needs: [],
  packages: ['esbuild@0.25.12'],
  known: [],
  run: (setting) => Promise.all(Object.keys(setting.clients).map((service) => bundle(service, setting))),
};

async function bundle(service: string, { folder, clients, documents }: Setting): Promise<ToolTest> {
  const document = JSON.parse(await readFile(documents[service] ?? '', 'utf8')) as ApiDocument;
  const operations = listOperations(document);
  const called = operations.find(({ method }) => method === 'GET');
  const client = JSON.stringify(join(clients[service] ?? '', 'lib/index.js'));
  const entry = `import { ${called?.id} } from ${client};\nconsole.log(await ${called?.id}({ baseUrl: '' }));\n`;
  const file = join(folder, `${service}.js`);
  await writeFile(file, entry);
  const program = join(folder, 'node_modules/.bin/esbuild');
  const output = await runOrThrow(program, [file, '--bundle', '--minify', '--format=esm']);
  const others = operations.filter(({ id }) => id !== called?.id).map(({ id }) => `"${id}"`);
  const kept = [...others, ...UNUSED].filter((text) => output.includes(text));
  const isThere = output.includes(`"${called?.id}"`);
  const name = `${service} one of ${operations.length} operations`;
  if (isThere && kept.length === 0) return { name, failure: null };
  return { name, failure: `The bundle of ${output.length} bytes has ${kept.join(', ') || 'no call'}.` };
}
