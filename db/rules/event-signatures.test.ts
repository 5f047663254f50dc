import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../testing/random.js';
import { addToSignature, bitsOfPart, closeSignature, hasBit, openSignature } from './event-signatures.js';

const random = createRandom(30);
const CHARACTERS = Array.from('abcdefghij0123456789 -_\u001fäß🚗');
const randomText = (length: number): string => Array.from({ length }, () => random.pick(CHARACTERS)).join('');

function signatureOf(texts: readonly string[]): string {
  const signature = openSignature();
  for (const text of texts) addToSignature(signature, text);
  return closeSignature(signature);
}

function mayHave(signature: string, part: string): boolean {
  return bitsOfPart(part).every(({ place, mask }) => hasBit(signature.charCodeAt(place), mask));
}

test('a signature has every part of its texts', () => {
  const texts = Array.from({ length: 200 }, () => randomText(1 + random.below(60)));
  const signature = signatureOf(texts);
  for (const text of texts)
    for (let tries = 0; tries < 20; tries += 1) {
      const from = random.below(text.length);
      assert.ok(mayHave(signature, text.slice(from, from + 1 + random.below(40))), text);
    }
});

test('a signature of a block of texts lacks most other parts', () => {
  const signature = signatureOf(Array.from({ length: 4096 }, () => randomText(40).replaceAll('a', 'b')));
  const others = Array.from({ length: 1000 }, () => `a${randomText(3)}a${randomText(3)}`);
  assert.ok(others.filter((part) => mayHave(signature, part)).length < 400);
  assert.ok(mayHave(signature, 'a'));
});

test('a stored signature can be added to', () => {
  const signature = openSignature(signatureOf(['north']));
  assert.equal(closeSignature(signature), signatureOf(['north']));
  addToSignature(signature, 'south');
  assert.equal(closeSignature(signature), signatureOf(['south', 'north']));
  assert.match(closeSignature(signature), /^[0-o]{7500}$/);
});
