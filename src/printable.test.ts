import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printable } from './printable.js';

test('control characters are escapes, line breaks and tabs stay', () => {
  assert.equal(
    printable('a\u001b]0;title\u0007b\u009b2J\r\n\tc\u202e'),
    'a\\u001b]0;title\\u0007b\\u009b2J\\u000d\n\tc\\u202e',
  );
  assert.equal(printable('Zoë 👩‍🚀 $f00red'), 'Zoë 👩‍🚀 $f00red');
});

test('JSON with them remains the same JSON', () => {
  const value = { name: 'a\u001b[2Jb\u009b\u202e' };
  assert.deepEqual(JSON.parse(printable(JSON.stringify(value))), value);
});
