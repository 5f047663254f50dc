import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../../../src/project-root.js';
import { sizeOf, sizes, spread } from './sizes.js';

const shown = (value: number | string | readonly unknown[]): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object'
      ? value.join(', ') || 'none'
      : value === Infinity
        ? 'all'
        : value.toLocaleString('en-US');

test('README of the contract tests says what each run does', () => {
  const readme = readFileSync(new URL('contract-tests/README.md', projectRoot), 'utf8');
  const rows = [...readme.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map((cells) =>
    cells.slice(1).join(' | '),
  );
  for (const { what, quick, whole } of Object.values(sizes)) {
    const row = `${what} | ${shown(quick)} | ${shown(whole)}`;
    assert.ok(rows.includes(row), `the table lacks: ${row}`);
  }
});

test('the run decides, and a file that is run by itself does the whole', (t) => {
  const before = process.env['TEST_SIZE'];
  t.after(() => {
    if (before === undefined) delete process.env['TEST_SIZE'];
    else process.env['TEST_SIZE'] = before;
  });
  process.env['TEST_SIZE'] = 'quick';
  assert.equal(sizeOf('modelSequences'), sizes.modelSequences.quick);
  process.env['TEST_SIZE'] = 'whole';
  assert.equal(sizeOf('modelSequences'), sizes.modelSequences.whole);
  delete process.env['TEST_SIZE'];
  assert.equal(sizeOf('modelSequences'), sizes.modelSequences.whole);
  process.env['TEST_SIZE'] = 'large';
  assert.throws(() => sizeOf('modelSequences'), /TEST_SIZE is quick or whole, not "large"\./);
});

test('a sample is spread over the whole list', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  assert.deepEqual(spread(ten, 1), [0]);
  assert.deepEqual(spread(ten, 2), [0, 5]);
  assert.equal(spread(ten, 3).length, 3);
  assert.deepEqual(spread(ten, 10), ten);
  assert.deepEqual(spread(ten, Infinity), ten);
  assert.deepEqual(spread([], 3), []);
});
