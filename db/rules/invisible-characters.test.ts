import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateDisplayName } from './display-names.js';
import { visibleText } from './invisible-characters.js';

const INVISIBLE: Readonly<Record<string, string>> = {
  'a right-to-left override': 'Kes\u202Etrel',
  'an isolate': '\u2066Kestrel\u2069',
  'a left-to-right mark': 'Kestrel\u200E',
  'an Arabic letter mark': 'Kestrel\u061C',
  'a zero-width space': 'Kes\u200Btrel',
  'a zero-width no-break space': '\uFEFFKestrel',
  'a word joiner': 'Kes\u2060trel',
  'a soft hyphen': 'Kes\u00ADtrel',
  'a joiner between Latin letters': 'Kes\u200Dtrel',
  'a non-joiner at the end': 'Kestrel\u200C',
  'a joiner behind an emoji': '🚗\u200D',
  'a variation selector behind a letter': 'Kestrel\uFE0F',
  'tags outside a flag': 'Kestrel\u{E0061}\u{E007F}',
  'a Hangul filler': 'Kes\u3164trel',
  'a Hangul filler of half width': 'Kes\uFFA0trel',
  'a blank braille pattern': 'Kes\u2800trel',
  'a line separator': 'Kes\u2028trel',
  'a paragraph separator': 'Kes\u2029trel',
  'stacked marks': 'K\u0301\u0302\u0303\u0304estrel',
};

const VISIBLE: Readonly<Record<string, string>> = {
  'a family': '👨\u200D👩\u200D👧 racing',
  'an emoji with a skin tone and a joiner': '🏃🏽\u200D♀\uFE0F',
  'an emoji with a selector': '❤\uFE0F Kestrel',
  'a keycap': '1\uFE0F\u20E3',
  'a flag of a country': '🇳🇱 Kestrel',
  'a flag of a region': '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'a Persian word with a non-joiner': 'می\u200Cخواهم',
  'a Hindi conjunct with a joiner': 'क्\u200Dष',
  'an ideograph with a variant': '葛\u{E0100}',
  'three marks': 'K\u0301\u0302\u0303estrel',
  'Vietnamese, decomposed': 'Việt'.normalize('NFD'),
  Thai: 'ที่นี่',
};

for (const [title, name] of Object.entries(INVISIBLE))
  test(`${title} is invisible`, () => assert.equal(validateDisplayName(name), 'invisible_characters'));

for (const [title, name] of Object.entries(VISIBLE))
  test(`${title} is visible`, () => assert.equal(validateDisplayName(name), null));

test('of a text with invisible characters the rest is left, of any other all of it', () => {
  for (const [title, name] of Object.entries(INVISIBLE)) {
    const left = visibleText(name);
    const isKestrel =
      left === 'Kestrel' || left === '🚗' || left === 'K\u0301\u0302\u0303estrel'.normalize('NFC');
    assert.ok(isKestrel, `${title}: ${left}`);
  }
  for (const [title, name] of Object.entries(VISIBLE)) assert.equal(visibleText(name), name, title);
  assert.equal(visibleText('Kes\u0000tr\u001b[2Jel\u009b\uFFFE\n'), 'Kestr[2Jel');
});

test('a text of which nothing shows is none', () => {
  for (const text of [null, undefined, '', ' ', '\u200B', ' \u2800\u0007 \u202E'])
    assert.equal(visibleText(text), null);
});

test('a name that is too long only when it is normalized is too long', () => {
  assert.equal(validateDisplayName('\uFDFA'.repeat(3)), null);
  assert.equal(validateDisplayName('\uFDFA'.repeat(4)), 'too_long');
});
