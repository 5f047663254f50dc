import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGate } from './gate.js';
import { outageOf } from './outage.js';

test('a gate runs so much at once, the others in their order, and refuses more as an outage', async () => {
  const gate = createGate(2, 2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string): Promise<string> =>
    gate(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const [a, b, c, d] = [enter('a'), enter('b'), enter('c'), enter('d')];
  assert.deepEqual(started, ['a', 'b']);
  await assert.rejects(enter('e'), (error) => outageOf(error)?.reason === 'exhausted');
  ends.get('b')?.();
  assert.equal(await b, 'b');
  assert.deepEqual(started, ['a', 'b', 'c']);
  ends.get('a')?.();
  await a;
  ends.get('c')?.();
  ends.get('d')?.();
  assert.deepEqual(await Promise.all([c, d]), ['c', 'd']);
});

test('work that fails gives its place to the next', async () => {
  const gate = createGate(1, 1);
  await assert.rejects(
    gate(() => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await gate(() => Promise.resolve(1)), 1);
});
