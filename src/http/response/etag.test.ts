import assert from 'node:assert/strict';
import { test } from 'node:test';
import { etagOf, matchesEtag } from './etag.js';

test('the same content has the same tag, as text and as bytes', () => {
  assert.equal(etagOf('{"a":"é"}'), etagOf(Buffer.from('{"a":"é"}')));
  assert.notEqual(etagOf('a'), etagOf('b'));
  assert.match(etagOf(''), /^W\/"[A-Za-z0-9_-]+"$/);
});

test('tags are compared weakly, one by one', () => {
  const tag = 'W/"abc"';
  for (const header of ['W/"abc"', '"abc"', '"x", "abc"', '"x",W/"abc" , "y"', '*']) {
    assert.equal(matchesEtag(header, tag), true, header);
    assert.equal(matchesEtag(header, '"abc"'), true, header);
  }
  for (const header of ['', 'abc', '"ab"', '"abcd"', 'w/"abc"', '"ABC"', '"x", *', '"a" "abc"']) {
    assert.equal(matchesEtag(header, tag), false, header);
  }
});
