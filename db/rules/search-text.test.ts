import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { visibleText } from './invisible-characters.js';
import { foldText, isFilter, searchText, withoutColourCodes } from './search-text.js';

describe('withoutColourCodes', () => {
  const cases: [string, string][] = [
    ['plain', 'plain'],
    ['$f00red$z', 'red'],
    ['$F0Fviolet$G', 'violet'],
    ['$w$i$o$n$s$t$m$g$zall$<styles$>', 'allstyles'],
    ['$f0', ''],
    ['$fx', 'x'],
    ['$$f00', '$f00'],
    ['$$$f00red', '$red'],
    ['$$$$', '$$'],
    ['5$ note', '5$ note'],
    ['$l[https://example.org/a?b=$$c]link$l', 'link'],
    ['$h[login]player$h', 'player'],
    ['$p[x]', ''],
    ['$lhttps://example.org$l', 'https://example.org'],
    ['$L[]x', 'x'],
    ['$l[open', '[open'],
    ['$', '$'],
    ['', ''],
  ];
  for (const [name, shown] of cases) {
    test(`shows ${JSON.stringify(name)} as ${JSON.stringify(shown)}`, () => {
      assert.equal(withoutColourCodes(name), shown);
    });
  }
});

describe('foldText', () => {
  const cases: [string, string][] = [
    ['$366De$376tr$386oi$396t', 'detroit'],
    ['Fall 2024 -  09  Cleaned', 'fall 2024 - 09 cleaned'],
    [' $fffFall\u00a0$z \u3000 09\t', 'fall 09'],
    ['Mir\u200belle\u0007', 'mirelle'],
    ['İSTANBUL ΣΑΣ', 'istanbul σασ'],
    ['100%_sure', '100%_sure'],
    ['5$ note', '5$ note'],
    ['$$f00 red', 'red'],
    ['$fff$z \n', ''],
  ];
  for (const [text, folded] of cases)
    test(`makes ${JSON.stringify(folded)} of ${JSON.stringify(text)}`, () => {
      assert.equal(foldText(text), folded);
      assert.equal(isFilter(text), folded !== '');
    });

  const part = fc.oneof(
    fc.constantFrom('$', '$$', '$f00', '$l[', ']', ' ', '  ', '\t', 'Σ', 'e\u0301\u0301', '\u200d', '😀'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const texts = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

  test('finds a text as it was sent, as it is shown and as it is compared', () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        const searched = searchText([other, text]);
        const stored = visibleText(text) ?? '';
        for (const sought of [text, stored, withoutColourCodes(stored), foldText(text)])
          assert.ok(searched.includes(foldText(sought)), sought);
      }),
      { numRuns: 10_000 },
    );
  });
});
