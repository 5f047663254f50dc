import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readConfig } from '../../src/config.js';
import { listSettings } from '../../src/main/unknown-settings.js';
import { projectRoot } from '../../src/project-root.js';
import { findDocumentFaults, type Claims } from './documents.js';

const good: Claims = {
  readme: 'Run `npm run demo`, then see [the specs](specs/).',
  envExample: '# HOST=127.0.0.1\n',
  scripts: ['demo'],
  variables: ['HOST'],
  exists: (path) => path === 'specs/',
};

const bad: [string, Partial<Claims>, RegExp][] = [
  ['a command that does not exist', { scripts: [] }, /npm run demo/],
  ['a link to nowhere', { exists: () => false }, /links to specs\//],
  ['a variable that is not listed', { variables: ['HOST', 'PORT'] }, /does not list PORT/],
  ['a variable that nothing reads', { variables: [] }, /HOST, which nothing reads/],
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

test('README and .env.example are correct', () => {
  const read = (name: string): string => readFileSync(new URL(name, projectRoot), 'utf8');
  const { scripts, version } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    version: string;
  };
  const faults = findDocumentFaults({
    readme: read('README.md'),
    envExample: read('.env.example'),
    scripts: Object.keys(scripts),
    variables: listSettings(),
    exists: (path) => existsSync(new URL(path, projectRoot)),
  });
  assert.deepEqual(faults, []);
  assert.match(
    read('CHANGELOG.md'),
    new RegExp(`^## ${version.replaceAll('.', '\\.')}`, 'm'),
    'CHANGELOG has no entry',
  );
});

test('.env.example used unchanged changes nothing', () => {
  const text = readFileSync(new URL('.env.example', projectRoot), 'utf8');
  const commented = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const examples = Object.fromEntries(commented.filter(([, value]) => value !== '')) as Record<
    string,
    string
  >;
  assert.deepEqual(readConfig(examples), readConfig({}));
});
