import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { describeTool } from './tool.js';
import { readTests } from './specmatic.js';

const tool = { name: 'tool', shows: 'something', known: [{ test: 'a', why: 'It cannot.' }] };
const passed = (name: string): { name: string; failure: null } => ({ name, failure: null });

test('a run passes when exactly the known failures happen, each with its reason', () => {
  const { lines, isGood } = describeTool(tool, [{ name: 'a', failure: '500' }, passed('b')]);
  deepEqual(lines, ['tool (something): 1 of 2 tests passed', '  known a: It cannot.']);
  equal(isGood, true);
});

test('another failure, a known one that passes and a run without tests fail', () => {
  equal(
    describeTool(tool, [
      { name: 'a', failure: '500' },
      { name: 'b', failure: '404' },
    ]).isGood,
    false,
  );
  equal(describeTool(tool, [passed('a')]).isGood, false);
  equal(describeTool({ ...tool, known: [] }, []).isGood, false);
});

test("Specmatic's output is read by scenario", () => {
  const output = [
    "Scenario: GET /maps -> 200 with the request from the example 'all' has SUCCEEDED",
    '  Skipping Scenario: GET /maps -> 400',
    "Scenario: GET /runs -> 200 with the request from the example 'all' has FAILED",
    'Reason:',
    '  >> RESPONSE.STATUS',
    '      Specification expected status 200 but response contained status 400',
  ].join('\n');
  deepEqual(readTests('maps', output), [
    { name: "maps GET /maps -> 200 with the request from the example 'all'", failure: null },
    {
      name: "maps GET /runs -> 200 with the request from the example 'all'",
      failure: '>> RESPONSE.STATUS Specification expected status 200 but response contained status 400',
    },
  ]);
});
