import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinCalls } from './hot-reads.js';

const find = (keys: string[]): Promise<[string, string][]> =>
  Promise.resolve(keys.filter((key) => key !== 'missing').map((key) => [key, `row of ${key}`]));
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('joins the calls of one turn into one statement', async () => {
  const statements: string[][] = [];
  const read = joinCalls((keys) => {
    statements.push(keys);
    return find(keys);
  });
  const rows = await Promise.all(['a', 'b', 'a', 'missing'].map(read));
  assert.deepEqual(rows, [['row of a'], ['row of b'], ['row of a'], []]);
  assert.deepEqual(statements, [['a', 'b', 'missing']]);
});

test('a call during two running statements waits, and sees what was stored before it', async () => {
  const statements: { keys: string[]; end: () => void }[] = [];
  let stored = 'before';
  const read = joinCalls(async (keys) => {
    const rows = keys.map((key): [string, string] => [key, stored]);
    await new Promise<void>((end) => statements.push({ keys, end }));
    return rows;
  });
  const early = [read('a')];
  await turn();
  early.push(read('b'));
  await turn();
  stored = 'after';
  const late = [read('a'), read('b')];
  await turn();
  assert.equal(statements.length, 2);
  statements.forEach(({ end }) => end());
  assert.deepEqual(await Promise.all(early), [['before'], ['before']]);
  await turn();
  assert.deepEqual(statements[2]?.keys, ['a', 'b']);
  statements[2].end();
  assert.deepEqual(await Promise.all(late), [['after'], ['after']]);
});

test('a failed statement rejects its own calls and no others', async () => {
  let fails = true;
  const read = joinCalls((keys) => (fails ? Promise.reject(new Error('no database')) : find(keys)));
  await assert.rejects(read('a'), /no database/);
  fails = false;
  assert.deepEqual(await read('a'), ['row of a']);
});
