import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateDisplayName, normalizeName } from './display-names.js';

test('names are compared in compatibility form, trimmed, with single spaces, without control characters, in lower case', () => {
  for (const [name, expected] of [
    ['Kestrel', 'kestrel'],
    ['  Two \u00a0 \u3000 Words ', 'two words'],
    ['ＫＥＳＴＲＥＬ', 'kestrel'],
    ['ﬁnish①', 'finish1'],
    ['Zoe\u0308', 'zoë'],
    ['ÄÖÜ', 'äöü'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
    ['Σίσυφος', 'σίσυφοσ'],
    ['İSTANBUL', 'istanbul'],
    ['Iğdır', 'iğdır'],
    ['50%_off', '50%_off'],
    [' Kes\u001ftrel\u0000 \u007f of\tKent ', 'kestrel of kent'],
    ['\u001f \u0001', ''],
  ] as const) {
    assert.equal(normalizeName(name), expected);
  }
});

test('labels of other columns are rejected in any spelling', () => {
  const labels = {
    reserved_field_name: 'accountId zoneId groupUid mapId mapUid seasonId',
    personal_best_label: 'personalBest personalBests personalBestTime',
    platform_label:
      'PlayStation PlayStation4 PlayStation5 PS4 PS5 Xbox XboxOne XboxSeries XboxSeriesX XboxSeriesS PSN Nintendo NintendoSwitch Uplay Ubisoft UbisoftConnect Steam Epic EpicGames',
  };
  for (const [fault, words] of Object.entries(labels)) {
    for (const word of words.split(' ')) {
      const spread = word.replace(/(?=[A-Z0-9])/g, ' ');
      for (const name of [word, word.toUpperCase(), spread, spread.replaceAll(' ', '_'), `[${word}]`]) {
        assert.equal(validateDisplayName(name), fault, name);
      }
    }
  }
  assert.equal(validateDisplayName('ｍａｐＩｄ'), 'reserved_field_name');
});

test('a label inside a longer name is allowed', () => {
  for (const name of ['PersonalBestGuy', 'Steamy', 'xbox360', 'my map id', 'mapid2', 'Kestrel', '★', '7']) {
    assert.equal(validateDisplayName(name), null, name);
  }
});

test('other invalid names', () => {
  for (const [name, fault] of [
    ['', 'empty_name'],
    [' \t\u3000', 'empty_name'],
    ['\u200b\u2060', 'empty_name'],
    ['a'.repeat(64), null],
    ['🚗'.repeat(64), null],
    ['a'.repeat(65), 'too_long'],
    [` ${'a'.repeat(64)}`, 'too_long'],
    ['bell\u0007', 'control_characters'],
    ['two\nlines', 'control_characters'],
    ['a\ufffe', 'control_characters'],
    ['\ufdd0b', 'control_characters'],
    ['\u{1ffff}', 'control_characters'],
    ['EBBB6444-6264-47a9-bf6b-35b1c8fb88b0', 'account_id'],
    [' ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 ', 'account_id'],
    ['ebbb6444626447a9bf6b35b1c8fb88b0', 'account_id'],
    ['67tkRGJkR6m_azWxyPuIsA', 'account_id'],
    ['67tkrgjkr6m_azwxypuisa', null],
    ['ebbb6444-6264-47a9-bf6b-35b1c8fb88b', null],
  ] as const) {
    assert.equal(validateDisplayName(name), fault, JSON.stringify(name));
  }
});
