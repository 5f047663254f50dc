import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNormalizer } from '../../src/http/body/normalize-fields.js';
import { FIELD_TYPES, HIDDEN_TIME, isNoAccount, isNobody } from './absent.js';

type Type = keyof typeof FIELD_TYPES;

const BLANK = ['', ' ', '\t\n ', '\u00a0\u2003'];
const NOBODY = ['-', ' - ', 'Unknown', 'unknown', 'UNKNOWN', 'null', 'undefined', 'None', 'NaN'];
const NAMES = ['Nan', 'NULL', 'none', 'Undefined', '--', 'Unknown Soldier', 'nan', '00'];
const NIL = ['00000000-0000-0000-0000-000000000000', '0'.repeat(32), 'A'.repeat(22)];
const HIDDEN = [-1, -0.4, -2147483648, -1e300, 2147483647, 4294967295];
const UNSET = [
  '0001-01-01T00:00:00',
  '0001-01-01',
  '1601-01-01T00:00:00Z',
  '1899-12-30T00:00:00+02:00',
  '1970-01-01T00:00:00.000Z',
];
const MOMENT = '2026-10-06T08:00:00Z';
const UUID = 'ef24f14c-fa96-42fd-ae82-3ef4d3f79d27';

/** Values of an optional field of each type that count as absent, and some that do not. */
const table: Record<Type, { absent: unknown[]; kept: unknown[] }> = {
  text: { absent: BLANK, kept: ['-', 'null', '0', 'Unknown'] },
  object: { absent: [[]], kept: [{}, [0], [[]], 'null'] },
  'account-id': {
    absent: [...BLANK, ...NOBODY, '0', ...NIL],
    kept: [...NAMES, UUID, '1', `${'0'.repeat(31)}1`],
  },
  'map-id': {
    absent: [...BLANK, 'null', '-', '12', `{${UUID}}`, UUID.replaceAll('-', '')],
    kept: [UUID, UUID.toUpperCase()],
  },
  'record-time': { absent: [0, 0.4, ...HIDDEN], kept: [1, 2147483646, 2147483648, 4294967294, '0'] },
  'board-time': { absent: [0, 0.4], kept: [1, 2147483646, 2147483648, '0'] },
  duration: { absent: HIDDEN, kept: [0, 1, 2147483646] },
  seconds: { absent: [0], kept: [-1, 1, 0.5] },
  date: { absent: BLANK, kept: ['0001-01-01T00:00:00Z', MOMENT, 'now'] },
  observed: {
    absent: [...BLANK, ...UNSET, '1989-12-31T23:59:59.999Z'],
    kept: ['1990-01-01T00:00:00Z', MOMENT, '-', 'now', 0],
  },
  'observed-as-sent': { absent: [...BLANK, ...UNSET], kept: ['1990-01-01', MOMENT, 'now'] },
};

for (const [type, { absent, kept }] of Object.entries(table)) {
  test(`what counts as absent: ${type}`, () => {
    const fieldRules = { properties: { it: { optional: true as const, type } } };
    const normalize = createNormalizer({ fieldRules, fieldTypes: FIELD_TYPES });
    for (const value of [null, ...absent])
      assert.deepEqual(normalize({ it: value }), {}, JSON.stringify(value));
    for (const value of kept)
      assert.deepEqual(normalize({ it: value }), { it: value }, JSON.stringify(value));
  });
}

test('a hidden time of a board is not absent', () => {
  const fieldRules = { properties: { it: { optional: true as const, type: 'board-time' } } };
  const normalize = createNormalizer({ fieldRules, fieldTypes: FIELD_TYPES });
  for (const value of HIDDEN) assert.deepEqual(normalize({ it: value }), { it: HIDDEN_TIME }, String(value));
});

test('a holder without an account id is nobody by the words that are none of an account, but 0 and ids', () => {
  for (const holder of [...BLANK, ...NOBODY]) assert.ok(isNobody(holder, false), holder);
  for (const holder of [...NAMES, '0', ...NIL]) assert.ok(!isNobody(holder, false), holder);
});

test('beside an account id, a word that programs write for nothing is a name', () => {
  for (const holder of ['null', 'undefined', 'None', 'NaN']) assert.ok(!isNobody(holder, true), holder);
  for (const holder of ['-', 'Unknown', 'uNKNOWN', '']) assert.ok(isNobody(holder, true), holder);
});

test('an account id is none by the same table where it is no field of its own', () => {
  for (const id of [...BLANK, ...NOBODY, '0', ...NIL]) assert.ok(isNoAccount(id), id);
  for (const id of [...NAMES, UUID]) assert.ok(!isNoAccount(id), id);
});
