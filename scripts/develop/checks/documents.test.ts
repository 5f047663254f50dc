import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../../../src/project-root.js';
import { findDocumentFaults, findFolderFaults, type Claims } from './documents.js';

const good: Claims = {
  readme: 'Run `npm run demo`, then see [the specs](specs/).',
  scripts: ['demo'],
  exists: (path) => path === 'specs/',
};

const bad: [string, Partial<Claims>, RegExp][] = [
  ['a command that does not exist', { scripts: [] }, /npm run demo/],
  ['a link to nowhere', { exists: () => false }, /links to specs\//],
];

test('true claims have no faults', () => {
  assert.deepEqual(findDocumentFaults(good), []);
});

for (const [name, change, message] of bad) {
  test(`notices ${name}`, () => {
    const faults = findDocumentFaults({ ...good, ...change });
    assert.equal(faults.length, 1, faults.join(' '));
    assert.match(faults[0] ?? '', message);
  });
}

test('README and CONTRIBUTING are correct', () => {
  const read = (name: string): string => readFileSync(new URL(name, projectRoot), 'utf8');
  const { scripts, version } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    version: string;
  };
  const faults = findDocumentFaults({
    readme: read('README.md') + read('CONTRIBUTING.md'),
    scripts: Object.keys(scripts),
    exists: (path) => existsSync(new URL(path, projectRoot)),
  });
  assert.deepEqual(faults, []);
  const heading = version.endsWith('-dev') ? 'Unreleased' : version;
  assert.ok(
    read('CHANGELOG.md').split('\n').includes(`## ${heading}`),
    `CHANGELOG.md needs an entry "## ${heading}"`,
  );
});

const FOLDER = `# A folder

| what | where |
| --- | --- |
| [main.ts](main.ts) | starts, see [more](more.md) |
| [http/](http/) and [worker/](worker/README.md) | serve |

See [more](more.md#there).
`;
const all = { entries: ['main.ts', 'http/', 'worker/'], exists: (_: string): boolean => true };

test('the README of a folder that lists all of its entries has no faults', () => {
  assert.deepEqual(findFolderFaults(FOLDER, all), []);
});

const folders: [string, string, Partial<typeof all>, RegExp][] = [
  ['a folder that is not listed', FOLDER, { entries: [...all.entries, 'pool/'] }, /does not list pool\//],
  ['a file that is only mentioned', FOLDER, { entries: [...all.entries, 'more.md'] }, /not list more\.md/],
  ['a README without a table', 'See [main](main.ts).', { entries: ['main.ts'] }, /does not list main/],
  ['a link to nowhere', FOLDER, { exists: (path) => path !== 'more.md' }, /links to more\.md, which/],
];

for (const [name, readme, change, message] of folders) {
  test(`notices ${name} in a folder's README`, () => {
    const faults = findFolderFaults(readme, { ...all, ...change });
    assert.equal(faults.length, 1, faults.join(' '));
    assert.match(faults[0] ?? '', message);
  });
}

for (const name of ['src', 'handlers', 'db']) {
  test(`${name}/README.md lists what is in the folder`, () => {
    const folder = new URL(`${name}/`, projectRoot);
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || /(?<!\.test)\.ts$/.test(entry.name))
      .map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`);
    const faults = findFolderFaults(readFileSync(new URL('README.md', folder), 'utf8'), {
      entries,
      exists: (path) => existsSync(new URL(path, folder)),
    });
    assert.deepEqual(faults, []);
  });
}

test("the table of extension fields has those of the documents' sources, and no other", () => {
  const specs = new URL('specs/', projectRoot);
  const sources = readdirSync(specs, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.yaml') && !name.startsWith('releases'),
  );
  const used = sources.flatMap((name) =>
    [...readFileSync(new URL(name, specs), 'utf8').matchAll(/^\s*(?:- )?(x-[a-z-]+):/gm)].map(
      ([, field]) => field,
    ),
  );
  const [, table = ''] = readFileSync(new URL('README.md', specs), 'utf8').split('## Extension fields\n\n');
  const rows = table.split('\n\n')[0]?.split('\n') ?? [];
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(x-[a-z-]+)`/g)].map(([, field]) => field),
  );
  assert.deepEqual([...new Set(listed)].sort(), [...new Set(used)].sort());
});
