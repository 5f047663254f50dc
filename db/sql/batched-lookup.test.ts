import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBatchedLookup } from './batched-lookup.js';

const found = (keys: string[]): Promise<{ id: string }[]> =>
  Promise.resolve(keys.filter((key) => key !== 'missing').map((id) => ({ id })));

test('joins the lookups of one turn into one statement', async () => {
  const statements: string[][] = [];
  const lookup = createBatchedLookup(
    (keys) => {
      statements.push(keys);
      return found(keys);
    },
    (row) => row.id,
  );
  const rows = await Promise.all([lookup('a'), lookup('b'), lookup('a'), lookup('missing')]);
  assert.deepEqual(rows, [{ id: 'a' }, { id: 'b' }, { id: 'a' }, undefined]);
  assert.deepEqual(statements, [['a', 'b', 'a', 'missing']]);
});

test('a lookup during a running statement waits for the next one and sees what was stored before it', async () => {
  const stored = new Set<string>();
  const releases: (() => void)[] = [];
  const lookup = createBatchedLookup(
    async (keys) => {
      const rows = keys.filter((key) => stored.has(key)).map((id) => ({ id }));
      await new Promise<void>((resolve) => releases.push(resolve));
      return rows;
    },
    (row) => row.id,
  );
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const early = lookup('late');
  await turn();
  await turn();
  stored.add('late');
  const later = lookup('late');
  await turn();
  await turn();
  releases.forEach((release) => release());
  await early;
  await turn();
  releases.forEach((release) => release());
  assert.equal(await early, undefined);
  assert.deepEqual(await later, { id: 'late' });
});

test('a failed statement rejects its own lookups and no others', async () => {
  let fails = true;
  const lookup = createBatchedLookup(
    (keys) => (fails ? Promise.reject(new Error('no database')) : found(keys)),
    (row) => row.id,
  );
  await assert.rejects(lookup('a'), /no database/);
  fails = false;
  assert.deepEqual(await lookup('a'), { id: 'a' });
});
