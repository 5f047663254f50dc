import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { classifyMap, toMapName, parseMapName } from './map-name.js';

type Case = [name: string, season: string, year: number | null, numbers: number[], alteration: string];

const seasons: Case[] = [
  ['Fall 2024 - 08', 'Fall', 2024, [8], ''],
  ['Fall 2024 - 08 Cleaned', 'Fall', 2024, [8], 'Cleaned'],
  ['Winter 2020 - 25 Wet', 'Winter', 2020, [25], 'Wet'],
  ['Spring 2026 - 01 Ice', 'Spring', 2026, [1], 'Ice'],
  ['Summer 2025 - 03 (STTF)', 'Summer', 2025, [3], 'STTF'],
  ['Fall 2024 - 08 - Fast Magnet', 'Fall', 2024, [8], 'Fast Magnet'],
  ['Fall 2024 - 08 (STTF)', 'Fall', 2024, [8], 'STTF'],
  ['Icy Fall 2023 - 08', 'Fall', 2023, [8], 'Icy'],
  ['Fall 2023 Road - 08', 'Fall', 2023, [8], 'Road'],
  ['Fall 2023 08 slowmo', 'Fall', 2023, [8], 'slowmo'],
  ['Winter 2026 - 21', 'Winter', 2026, [21], ''],
  ['Very Icy Winter 2021 - 05 Reverse', 'Winter', 2021, [5], 'Very Icy Reverse'],
  ['Summer 2022 - 3 Plastic', 'Summer', 2022, [3], 'Plastic'],
  ['Summer 2022 3 Plastic', 'Summer', 2022, [3], 'Plastic'],
  ['Summer 2022 #07 Plastic', 'Summer', 2022, [7], 'Plastic'],
  ['Summer 2022 - #7 Plastic', 'Summer', 2022, [7], 'Plastic'],
  ['summer 2022 - 07 Plastic', 'Summer', 2022, [7], 'Plastic'],
  ['SUMMER 2022 - 07 PLASTIC', 'Summer', 2022, [7], 'PLASTIC'],
  ['Summer2022 - 07', 'Summer', 2022, [7], ''],
  ['Summer-2022-07', 'Summer', 2022, [7], ''],
  ['Summer_2022 - 07', 'Summer', 2022, [7], ''],
  ['2022 Summer - 07 Grass', 'Summer', 2022, [7], 'Grass'],
  ['07 - Summer 2022 Grass', 'Summer', 2022, [7], 'Grass'],
  ['Summer 2022 – 07 – Grass', 'Summer', 2022, [7], 'Grass'],
  ['Summer 2022 — 07 Grass', 'Summer', 2022, [7], 'Grass'],
  ['  Summer   2022   -   07   Grass  ', 'Summer', 2022, [7], 'Grass'],
  ['Summer\u00a02022\u00a0-\u00a007 Grass', 'Summer', 2022, [7], 'Grass'],
  ['Spring 2024 - 01 & 02 Wood', 'Spring', 2024, [1, 2], 'Wood'],
  ['Spring 2024 - 01, 02 & 03 Wood', 'Spring', 2024, [1, 2, 3], 'Wood'],
  ['Spring 2024 - 02 + 01', 'Spring', 2024, [1, 2], ''],
  ['Spring 2024 - 01-05 Combined', 'Spring', 2024, [1, 2, 3, 4, 5], 'Combined'],
  ['Spring 2024 - 20-04', 'Spring', 2024, [4, 20], ''],
  ['Spring 2024 - 05 & 05', 'Spring', 2024, [5], ''],
  ['Spring 2024 - 08 2 Laps', 'Spring', 2024, [8], '2 Laps'],
  ['Spring 2024 - 08 - 2 Laps', 'Spring', 2024, [8], '2 Laps'],
  ['Spring 2024 - 8 - 10 Laps', 'Spring', 2024, [8], '10 Laps'],
  ['Spring 2024 2 Laps - 08', 'Spring', 2024, [8], '2 Laps'],
  ['Spring 2024 - 08 1-UP', 'Spring', 2024, [8], '1 UP'],
  ['Spring 2024 1-UP 08', 'Spring', 2024, [8], '1 UP'],
  ['Spring 2024 - 08 (1 Down)', 'Spring', 2024, [8], '1 Down'],
  ['Spring 2024 - 08 100% Wet', 'Spring', 2024, [8], '100% Wet'],
  ['Spring 2024 - 08 v2.5', 'Spring', 2024, [8], 'v2.5'],
  ['Spring 2024 - 08 XX-But', 'Spring', 2024, [8], 'XX But'],
  ['Spring 2024 - 08 Road (Dirt)', 'Spring', 2024, [8], 'Road Dirt'],
  ['Spring 2024 - 08 [Snow] Carswap', 'Spring', 2024, [8], '[Snow] Carswap'],
  ['Spring 2024 - 08 Flooded, Reactor', 'Spring', 2024, [8], 'Flooded Reactor'],
  ['Spring 2024 - 26 Ice', 'Spring', 2024, [], '26 Ice'],
  ['Spring 2024 - 00', 'Spring', 2024, [], '00'],
  ['Spring 2024 - S08', 'Spring', 2024, [], 'S08'],
  ['Spring 2024 - 123', 'Spring', 2024, [], '123'],
  ['Spring 2024', 'Spring', 2024, [], ''],
  ['Spring 2024 Underwater', 'Spring', 2024, [], 'Underwater'],
  ['Spring 2024 - Totd 08', 'Spring', 2024, [8], 'Totd'],
  ['Training 2024 Spring 2024 - 08', 'Spring', 2024, [8], 'Training 2024'],
  ['$0cfIcy$z Winter 2026 - 21', 'Winter', 2026, [21], 'Icy'],
  ['$s$f00Fall $fff2024$z - 08 $iCleaned', 'Fall', 2024, [8], 'Cleaned'],
  ['$F00F$0F0a$00Fll 2024 - 0$fff8', 'Fall', 2024, [8], ''],
  ['$l[https://example.org/12]Fall 2024$l - 08', 'Fall', 2024, [8], ''],
  ['$L[example.org]Fall 2024 - 08 Wet$L', 'Fall', 2024, [8], 'Wet'],
  ['Fall 2024 - 08 Ca$$h', 'Fall', 2024, [8], 'Ca$h'],
  ['Fall 2024 - 08 été', 'Fall', 2024, [8], 'été'],
  ['Fall 2024 - 08 ❄️', 'Fall', 2024, [8], '❄️'],
];

const others: [...Case, type: string | null][] = [
  ['Training - 01', 'Training', null, [1], '', 'training'],
  ['Training - 01 & 02 Wood', 'Training', null, [1, 2], 'Wood', 'training'],
  ['Icy Training - 25', 'Training', null, [25], 'Icy', 'training'],
  ['training 7 (Reverse)', 'Training', null, [7], 'Reverse', 'training'],
  ['$0f0Training$z - 11', 'Training', null, [11], '', 'training'],
  ['Training Wood', '', null, [], 'Training Wood', null],
  ['Trainings - 05', '', null, [], 'Trainings 05', null],
  ['Fall 2019 - 08', '', null, [], 'Fall 2019 08', null],
  ['Fall - 08', '', null, [], 'Fall 08', null],
  ['Fallen 2024 - 08', '', null, [], 'Fallen 2024 08', null],
  ['Downfall 2024', '', null, [], 'Downfall 2024', null],
  ['Fall 20241', '', null, [], 'Fall 20241', null],
  ['TOTD 2023-05-01', '', null, [], 'TOTD 2023 05 01', 'totd'],
  ['Track of the Day - Ice', '', null, [], 'Track of the Day Ice', 'totd'],
  ['Weekly Shorts - 03 Wet', '', null, [3], 'Weekly Shorts Wet', 'weekly-shorts'],
  ['Weekly Short 12', '', null, [12], 'Weekly Short', 'weekly-shorts'],
  ['WeeklyShorts', '', null, [], 'WeeklyShorts', 'weekly-shorts'],
  ['Snow Discovery - 05 Cleaned', '', null, [5], 'Snow Discovery Cleaned', 'discovery'],
  ['Desert Discovery - 10', '', null, [10], 'Desert Discovery', 'discovery'],
  ['Open Competition 4', '', null, [], 'Open Competition 4', 'competition'],
  ['Ice Cup #3', '', null, [], 'Ice Cup #3', 'competition'],
  ['Cupboard', '', null, [], 'Cupboard', null],
  ['My map 3', '', null, [], 'My map 3', null],
  ['', '', null, [], '', null],
  ['   ', '', null, [], '', null],
  ['-', '', null, [], '', null],
  ['($f00)&,-', '', null, [], '', null],
  ['$', '', null, [], '$', null],
  ['$l[never closed', '', null, [], '[never closed', null],
  ['__proto__', '', null, [], '__proto__', null],
];

describe('parseMapName', () => {
  for (const [name, season, year, mapnumber, alteration] of seasons) {
    test(`reads ${JSON.stringify(name)}`, () => {
      assert.deepEqual(parseMapName(name), { season, year, mapnumber, alteration, type: null });
      assert.equal(classifyMap(name, {}).bucket, `${season} ${year}`);
    });
  }
  for (const [name, season, year, mapnumber, alteration, type] of others) {
    test(`reads ${JSON.stringify(name)}`, () => {
      assert.deepEqual(parseMapName(name), { season, year, mapnumber, alteration, type });
      assert.equal(classifyMap(name, {}).bucket, season === '' ? 'Other' : season);
    });
  }
  test('an unknown name has no parts', () => {
    assert.deepEqual(parseMapName(null), parseMapName(''));
  });
  test('a long name of any shape is parsed in little processor time', () => {
    for (const part of ['$l[', '01 & ', '01-', '- 1', '2024 ', 'fall ', '$', ' ', '(']) {
      const started = process.cpuUsage();
      parseMapName(part.repeat(1000));
      const { user } = process.cpuUsage(started);
      assert.ok(user < 500_000, `${part} took too long`);
    }
  });
});

test('the uid in place of a name is none', () => {
  assert.equal(toMapName('Y6l2FpBkciaT5i1FZYiIcTxUvrq', 'Y6l2FpBkciaT5i1FZYiIcTxUvrq'), null);
  assert.equal(toMapName('m', ' m '), null);
  assert.equal(toMapName('m', 'm\u200B'), null);
  assert.equal(toMapName('m', '\u202EFall 2026 - 04\u0007'), 'Fall 2026 - 04');
  for (const none of [null, undefined]) assert.equal(toMapName('m', none), null);
  for (const name of ['M', 'm 1']) assert.equal(toMapName('m', name), name);
});
