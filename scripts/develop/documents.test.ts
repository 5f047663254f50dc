import { deepEqual, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { SERVICES } from '../../src/config.js';
import { listOperations, type OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';

const read = (path: string): string => readFileSync(new URL(path, projectRoot), 'utf8');
const list = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one))].sort();
const manifest = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> };
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(new URL(path, projectRoot)));
/** The changelogs say what former releases had. */
const documents = files.filter((path) => path.endsWith('.md') && !/CHANGELOG|from-1\.1/.test(path));

test('documents link to files, and name commands, that exist', () => {
  ok(documents.length > 10);
  const faults = documents.flatMap((path) => {
    const text = read(path);
    const links = list(text, /\]\((?!\w+:|#)([^)\s#]+)/g);
    const commands = list(text, /npm run ([a-z][a-z:-]*)/g);
    return [
      ...links.filter((link) => !existsSync(new URL(link, new URL(path, projectRoot)))),
      ...commands.filter((name) => !manifest.scripts[name]),
    ].map((fault) => `${path}: ${fault}`);
  });
  deepEqual(faults, []);
});

test('CHANGELOG.md has an entry of this version', () => {
  const heading = manifest.version.endsWith('-dev') ? 'Unreleased' : manifest.version;
  ok(
    read('CHANGELOG.md')
      .split('\n')
      .some((line) => line.startsWith(`## [${heading}]`)),
    heading,
  );
});

test('the table of extension fields has what the specs have', () => {
  const sources = files.filter((path) => /^specs\/(?!releases).*\.yaml$/.test(path));
  const used = list(sources.map(read).join('\n'), /^\s*(?:- )?(x-[a-z-]+):/gm);
  const [, section = ''] = read('specs/README.md').split('## Extension fields\n');
  const table = section.split('\n## ')[0] ?? '';
  deepEqual(list(table.replaceAll(/^(\|[^|]*\|).*$/gm, '$1'), /`(x-[a-z-]+)`/g), used);
});

test('something refers to each file of the specs', () => {
  const sources = files.filter((path) => /^specs\/(?!releases|workflows).*\.yaml$/.test(path));
  const named = sources.flatMap((path) =>
    list(read(path), /\$ref:\s*['"]?([^'"#\s,]+)/g).map((target) => posix.join(path, '..', target)),
  );
  const others = sources.filter((path) => !named.includes(path) && !path.endsWith('/openapi.yaml'));
  deepEqual(others, []);
});

test('the guide says how long the rows of each table stay', () => {
  const [, section = ''] = read('scripts/deploy/README.md').split('## Growth\n');
  const named = list(section.split('\n## ')[0] ?? '', /`(\w+)`/g);
  const tables = list(read('db/schema.ts'), /CREATE (?:VIRTUAL )?TABLE (\w+)/g);
  ok(tables.length > 20);
  deepEqual(
    tables.filter((table) => !named.includes(table)),
    [],
  );
});

for (const service of SERVICES)
  test(`the files of handlers/${service} that are named like operations have one`, () => {
    const document = JSON.parse(read(`generated/${service}/openapi.json`)) as OpenApiDocument;
    const ids = listOperations(document).map(({ operation }) => operation.operationId);
    const paths = files.join('\n').matchAll(/^handlers\/(\w+)\/([a-z]+[A-Z]\w*)\.ts$/gm);
    const named = [...paths].flatMap(([, folder, name = '']) => (folder === service ? [name] : []));
    deepEqual(named.sort(), ids.sort());
  });
