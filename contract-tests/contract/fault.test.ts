import { deepEqual, equal, fail, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FaultError, statusFault, toFault, type Fault } from './fault.js';
import { traceReads } from './trace-reads.js';

interface Body {
  maps: { uid: string; rank: number }[];
  rejected: { index: number; reason: string }[];
  name: { stale: boolean; missing: boolean; observedAt: string };
  total: number;
  count: number;
}

const body: Body = {
  maps: [{ uid: 'a', rank: 4 }],
  rejected: [
    { index: 12, reason: 'empty' },
    { index: 13, reason: 'invalid' },
    { index: 14, reason: 'empty' },
    { index: 16, reason: 'invalid' },
  ],
  name: { stale: false, missing: false, observedAt: '2020-01-02T00:00:00.000Z' },
  total: 7,
  count: 7,
};

function catchFault(check: (json: Body) => void): Fault {
  const traced = traceReads(body);
  try {
    check(traced.json as Body);
  } catch (error) {
    return toFault(error, 'a known map', traced.placesIn);
  }
  return fail('It throws.');
}

describe('What a check throws becomes a fault', () => {
  test('with its difference, at its place in the body', () => {
    const fault = catchFault((json) => deepEqual(json.maps, [{ uid: 'a', rank: 5 }]));
    equal(fault.sentence, '/maps/0/rank: expected 5, got 4.');
    deepEqual([fault.cause, fault.pointer], ['value of /maps/*/rank', '/maps/0/rank']);
  });

  test('with all differences, at the places that the check has read', () => {
    const fault = catchFault(({ maps: [first], total }) => deepEqual([first?.rank, total, 1], [5, 2, 1]));
    equal(fault.sentence, '/maps/0/rank: expected 5, got 4; /total: expected 2, got 7.');
    equal(catchFault(({ maps }) => equal(maps.length, 2)).sentence, '/maps: expected 2, got 1.');
  });

  test('at the field that is wrong, where others have the same value', () => {
    const one = catchFault(({ name: { stale, missing, observedAt } }) =>
      deepEqual([stale, missing, observedAt.slice(0, 10)], [true, false, '2020-01-02']),
    );
    equal(one.sentence, '/name/stale: expected true, got false.');
    const day = catchFault(({ name }) =>
      deepEqual([name.stale, name.observedAt.slice(0, 4)], [false, '2021']),
    );
    equal(day.sentence, '/name/observedAt: expected "2021", got "2020".');
    const rows = catchFault(({ rejected, total }) => {
      equal(total, 7);
      deepEqual(
        rejected.map(({ index, reason }) => [index, reason]),
        [
          [12, 'empty'],
          [13, 'empty'],
          [14, 'empty'],
          [16, 'empty'],
        ],
      );
    });
    equal(
      rows.sentence,
      '/rejected/1/reason: expected "empty", got "invalid"; /rejected/3/reason: expected "empty", got "invalid".',
    );
  });

  test('at all fields that it may be, where nothing tells which', () => {
    const fault = catchFault(({ total, count }) => deepEqual([count, 0, total].slice(0, 1), [8]));
    equal(fault.sentence, '/total or /count: expected 8, got 7.');
    equal(fault.pointer, undefined);
    const named = catchFault(({ total, count }) => deepEqual({ count, total }, { count: 8, total: 7 }));
    deepEqual([named.sentence, named.pointer], ['/count: expected 8, got 7.', '/count']);
  });

  test('without a place where a part of what is compared is not of the response', () => {
    const fault = catchFault(({ name, total }) => deepEqual([name.stale, total + 1], [false, 9]));
    equal(fault.sentence, 'a known map, /1: expected 9, got 8.');
    const short = catchFault(({ maps }) =>
      deepEqual(
        maps.map(({ uid }) => uid),
        ['a', 'b'],
      ),
    );
    equal(short.sentence, 'a known map, /1: expected "b", got nothing.');
  });

  test('with the difference alone where its place is unknown', () => {
    const fault = catchFault((json) => equal(json.maps.length + 6, 2));
    equal(fault.sentence, 'a known map: expected 2, got 7.');
    equal(fault.pointer, undefined);
  });

  test('with its own words where it has some', () => {
    equal(catchFault(() => ok(false, 'It is late.')).sentence, 'It is late.');
  });

  test('which is the one that it carries', () => {
    const own = statusFault(500, 200, Buffer.from('{"ok":false}'), false);
    equal(
      catchFault(() => {
        throw new FaultError(own);
      }),
      own,
    );
  });

  test('with what is compared where no schema says it', () => {
    match(catchFault((json) => equal(json.total, 2)).rule ?? '', /^The response is compared/);
    equal(toFault(new Error('No response.'), 'a known map').rule, undefined);
  });
});

test('A fault of a status quotes no body, and has its start apart', () => {
  const { sentence, body } = statusFault(500, 200, Buffer.from('{"ok":false}'), false);
  equal(sentence, 'Status: expected 200, got 500, which is not documented.');
  equal(body, '{"ok":false}');
  equal(statusFault(404, [200, 204], Buffer.from('')).sentence, 'Status: expected 200 or 204, got 404.');
  equal(statusFault(503, 503, Buffer.from(''), false).sentence, 'Status 503 is not documented.');
  equal(statusFault(500, 200, Buffer.from('')).body, undefined);
});
