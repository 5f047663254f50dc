import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLongList, serialiseInChunks } from './serialise-in-chunks.js';
import { checksum } from './write-response.js';

const rows = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    name: `Zoë "${index}" 🚗 \ud800`,
    none: undefined,
    nested: [null, { list: [] }],
  }));

test('a Buffer is not searched for lists', () => {
  const bytes = Object.assign(Buffer.from('[1]'), { seen: rows(101) });
  assert.equal(hasLongList(bytes), false);
  assert.equal(hasLongList({ bytes }), false);
});

test('a long list, also inside an object, gives the text and digest of JSON.stringify', async () => {
  for (const count of [101, 120, 121, 5000]) {
    for (const body of [
      rows(count),
      { maps: rows(count), count, missing: undefined },
      { missing: undefined, count, 'a "key"': rows(count) },
      { data: { items: rows(count), total: null, small: rows(3) }, meta: {} },
      { first: rows(count), second: rows(count) },
    ]) {
      assert.ok(hasLongList(body));
      const text = JSON.stringify(body);
      const { bytes, digest } = await serialiseInChunks(body, true);
      assert.equal(bytes.toString(), Buffer.from(text).toString());
      assert.equal(digest, checksum(text));
      const untagged = await serialiseInChunks(body, false);
      assert.deepEqual(untagged, { bytes, digest: undefined });
    }
  }
});

test('other bodies have no long list', () => {
  for (const body of [null, 'text', 7, {}, [], { maps: rows(100) }, { a: { b: { c: rows(500) } } }])
    assert.equal(hasLongList(body), false);
});

test('a large body leaves turns of the event loop to others', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await serialiseInChunks({ rows: Array.from({ length: 500 }, () => 'x'.repeat(16_384)) }, true);
  isDone = true;
  assert.ok(turns >= 20, `${turns} turns`);
});
