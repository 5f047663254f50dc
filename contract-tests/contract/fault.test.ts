import { deepEqual, equal, fail, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FaultError, statusFault, toFault, type Fault } from './fault.js';

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
  try {
    check(body);
  } catch (error) {
    return toFault(error, 'a known map', body);
  }
  return fail('It throws.');
}

describe('What a check throws becomes a fault', () => {
  test('with its difference, at its place in the body', () => {
    const fault = catchFault((json) => deepEqual(json.maps, [{ uid: 'a', rank: 5 }]));
    equal(fault.sentence, '/maps/0/rank: expected 5, got 4.');
    deepEqual([fault.cause, fault.pointer], ['value of /maps/*/rank', '/maps/0/rank']);
  });

  test('with all differences, at the places that have the values', () => {
    const fault = catchFault(({ maps: [first], name }) =>
      deepEqual([first?.rank, name.observedAt], [5, '2021-01-02T00:00:00.000Z']),
    );
    equal(
      fault.sentence,
      '/maps/0/rank: expected 5, got 4; /name/observedAt: expected "2021-01-02T00:00:00.000Z", got "2020-01-02T00:00:00.000Z".',
    );
  });

  test('without a place where several have the value', () => {
    const fault = catchFault(({ count }) => deepEqual([count], [8]));
    deepEqual([fault.sentence, fault.pointer], ['a known map, /0: expected 8, got 7.', undefined]);
  });

  test('without a place where a part of what is compared is not of the response', () => {
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
});

test('A fault of a status quotes no body, and has its start apart', () => {
  const { sentence, body } = statusFault(500, 200, Buffer.from('{"ok":false}'), false);
  equal(sentence, 'Status: expected 200, got 500, which is not documented.');
  equal(body, '{"ok":false}');
  equal(statusFault(404, [200, 204], Buffer.from('')).sentence, 'Status: expected 200 or 204, got 404.');
  equal(statusFault(503, 503, Buffer.from(''), false).sentence, 'Status 503 is not documented.');
  equal(statusFault(500, 200, Buffer.from('')).body, undefined);
});
