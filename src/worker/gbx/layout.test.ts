import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOddFields, compareLayout } from './layout.js';

const LAYOUTS = new Map([1, 2, 3].map((id) => [id, { isSkippable: true } as const]));
const OPTIONAL = new Set([3]);

test('chunks are compared with those of the game, but for later and optional ones', () => {
  const usual = { missing: [], isInOrder: true, oddFields: [], oldIds: [] };
  for (const chunks of [
    [1, 2, 3],
    [1, 2],
    [9, 1, 2, 8, 3],
  ])
    assert.deepEqual(compareLayout(chunks, LAYOUTS, OPTIONAL, []), usual);
  assert.deepEqual(compareLayout([2, 1], LAYOUTS, OPTIONAL, []), { ...usual, isInOrder: false });
  assert.deepEqual(compareLayout([3, 2], LAYOUTS, OPTIONAL, ['field']), {
    missing: ['0x00000001'],
    isInOrder: false,
    oddFields: ['field'],
    oldIds: [],
  });
  assert.deepEqual(compareLayout([1, 0x2401b005, 2], LAYOUTS, OPTIONAL, []), {
    ...usual,
    oldIds: ['0x2401b005'],
  });
});

test('odd fields are those that are not as expected', () => {
  const odd = createOddFields();
  odd.expect(true, 'usual');
  odd.expect(false, 'odd');
  assert.deepEqual(odd.names, ['odd']);
});
