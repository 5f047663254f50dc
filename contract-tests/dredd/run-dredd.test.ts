import { deepEqual, match, notEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JournalEntry } from './hooks.js';
import { classifyRun } from './run-dredd.js';

const cells = [
  'GET /maps 200 application/json',
  'GET /maps 304 (no content)',
  'POST /maps 400 application/json',
];
const whole: JournalEntry[] = cells.map((cell) => ({ cell, scenario: 'any', faults: [] }));
const count = cells.length;
const NOTHING = { faults: [], problems: [], skipped: [], log: [] };
const summary = (passing: number, failing: number, skipped: number, total: number): string =>
  `complete: ${passing} passing, ${failing} failing, 0 errors, ${skipped} skipped, ${total} total\n`;

describe('A run of Dredd', () => {
  test('passes when every transaction ran and passed', () => {
    const run = { exitCode: 0, output: summary(count, 0, 0, count) };
    deepEqual(classifyRun(cells, run, whole), { expected: count, passing: count, ...NOTHING });
  });

  test('passes when only deliberate skips are missing', () => {
    const run = { exitCode: 0, output: summary(count - 1, 0, 1, count) };
    const journal = whole.map((entry, index) =>
      index === 0 ? { ...entry, skipped: 'A quota is used up.' } : entry,
    );
    deepEqual(classifyRun(cells, run, journal), {
      expected: count,
      passing: count - 1,
      ...NOTHING,
      skipped: ['GET /maps 200 application/json: A quota is used up.'],
    });
  });

  const failures: [string, { exitCode: number | null; output: string; journal?: JournalEntry[] }, RegExp][] =
    [
      ['ran no transactions', { exitCode: 0, output: '' }, /ran no transactions/],
      ['ran too few', { exitCode: 0, output: summary(count - 1, 0, 0, count - 1) }, /instead of/],
      [
        'did not load the hooks',
        { exitCode: 0, output: summary(count, 0, 0, count), journal: [] },
        /did not validate/,
      ],
      [
        'warned',
        { exitCode: 0, output: `warn: Skipping hook loading.\n${summary(count, 0, 0, count)}` },
        /Skipping/,
      ],
      [
        'had a warning',
        { exitCode: 0, output: `Ambiguous URI parameter\n${summary(count, 0, 0, count)}` },
        /Ambiguous/,
      ],
      ['skipped something', { exitCode: 0, output: summary(count - 1, 0, 1, count) }, /skipped 1/],
      ['failed something', { exitCode: 1, output: summary(count - 1, 1, 0, count) }, /failed 1/],
      ['ended badly', { exitCode: null, output: summary(count, 0, 0, count) }, /exit code null/],
    ];
  for (const [name, { exitCode, output, journal = whole }, expected] of failures) {
    test(`fails when it ${name}`, () => {
      const { problems } = classifyRun(cells, { exitCode, output }, journal);
      notEqual(problems.length, 0);
      match(problems.join('\n'), expected);
    });
  }

  test('has the fault of a response once, beside the log', () => {
    const fault = { sentence: 'Status 500.', cause: 'status 500' };
    const journal = whole.map((entry, index) => (index === 0 ? { ...entry, faults: [fault] } : entry));
    const run = { exitCode: 1, output: `error: no\nfail: GET /maps\n${summary(count - 1, 1, 0, count)}` };
    const { faults, problems, log } = classifyRun(cells, run, journal);
    deepEqual([faults, problems], [[{ cell: cells[0], fault }], []]);
    deepEqual(log.length, 3);
  });
});
