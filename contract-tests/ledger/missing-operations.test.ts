import { deepEqual, match } from 'node:assert/strict';
import { test } from 'node:test';
import type { CellResult } from './ledger.js';
import { findMissing, skipMissing } from './missing-operations.js';
import type { ScenarioResult } from './run-scenario.js';

/** Returns the result of one response; `given` is the status that came, null where nothing was requested. */
function createCell(cell: string, given: number | null, more: Partial<ScenarioResult> = {}): CellResult {
  const [method = '', operation = '', status = ''] = cell.split(' ');
  const response =
    given === null ? {} : { response: { status: given, headers: {}, body: '', milliseconds: 1 } };
  const outcome = given === null ? 'skipped' : given === Number(status) ? 'passed' : 'failed';
  return {
    cell: `${method} /${operation} ${status}`,
    operation,
    status: Number(status),
    mediaType: null,
    outcome,
    scenarios: [{ scenario: 'one', outcome, faults: [], ...response, ...more }],
  };
}

test('What a framework answers to a wrong body or head before it looks for a route shows no operation', () => {
  const absent = [
    createCell('POST send 200', 404),
    createCell('POST send 400', 400),
    createCell('POST send 401', 401),
    createCell('POST send 413', 413),
    createCell('POST send 415', 415),
    createCell('GET list 200', 501),
    createCell('GET list 400', 431),
    createCell('GET list 400', 414),
  ];
  deepEqual(findMissing(absent), ['send', 'list']);
  deepEqual(
    new Set(skipMissing(absent, findMissing(absent)).map(({ outcome }) => outcome)),
    new Set(['skipped']),
  );
});

test('Any other answer to a valid request shows the operation, and so does a read that refuses a parameter', () => {
  deepEqual(findMissing([createCell('POST send 200', 400), createCell('POST send 404', 404)]), []);
  deepEqual(findMissing([createCell('GET list 200', 404), createCell('GET list 400', 400)]), []);
  const origin = { service: 'aggregator', operation: 'send', status: 200 };
  const faults = [{ sentence: '', cause: '', actual: '500', origin }];
  deepEqual(
    findMissing([
      createCell('GET list 200', null, { outcome: 'failed', faults }),
      createCell('POST send 400', 400),
    ]),
    ['list'],
  );
});

test('An operation that could not be requested is not counted, and keeps the reason', () => {
  const cells = [createCell('GET shown 200', null, { reason: 'It needs a platform.' })];
  deepEqual(findMissing(cells), ['shown']);
  const [left] = skipMissing(cells, ['shown']);
  const { reason, isUntestable } = left?.scenarios[0] ?? {};
  deepEqual([reason, isUntestable], ['It needs a platform.', true]);
});

test('What needs an operation that is not there is left out with it', () => {
  const origin = { service: 'aggregator', operation: 'send', status: 200 };
  const faults = [{ sentence: '', cause: '', actual: '404', origin }];
  const needing = createCell('GET list 200', null, { outcome: 'failed', faults });
  const [left] = skipMissing([needing, createCell('GET list 400', 400)], ['send']);
  match(left?.scenarios[0]?.reason ?? '', /^It needs send, which the server does not have/);
});
