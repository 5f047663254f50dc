import { deepEqual, equal, fail, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FaultError, statusFault, toFault, type Fault } from './fault.js';
import { traceReads } from './trace-reads.js';

interface Body {
  maps: { uid: string; rank: number }[];
  total: number;
}

const body: Body = { maps: [{ uid: 'a', rank: 4 }], total: 1 };

function faultOf(check: (json: Body) => void): Fault {
  const traced = traceReads(body);
  try {
    check(traced.json as Body);
  } catch (error) {
    return toFault(error, 'a known map', traced.pointerTo);
  }
  return fail('It throws.');
}

describe('What a check throws becomes a fault', () => {
  test('with its difference, at its place in the body', () => {
    const fault = faultOf((json) => deepEqual(json.maps, [{ uid: 'a', rank: 5 }]));
    equal(fault.sentence, '/maps/0/rank: expected 5, got 4.');
    deepEqual([fault.cause, fault.pointer], ['value of /maps/*/rank', '/maps/0/rank']);
  });

  test('with all differences, at the places that the check has read', () => {
    const fault = faultOf(({ maps: [first], total }) => deepEqual([first?.rank, total, 1], [5, 2, 1]));
    equal(fault.sentence, '/maps/0/rank: expected 5, got 4; /total: expected 2, got 1.');
    equal(faultOf(({ maps }) => equal(maps.length, 2)).sentence, '/maps: expected 2, got 1.');
  });

  test('with the difference alone where its place is unknown', () => {
    const fault = faultOf((json) => equal(json.maps.length + 6, 2));
    equal(fault.sentence, 'a known map: expected 2, got 7.');
    equal(fault.pointer, undefined);
  });

  test('with its own words where it has some', () => {
    equal(faultOf(() => ok(false, 'It is late.')).sentence, 'It is late.');
  });

  test('which is the one that it carries', () => {
    const own = statusFault(500, 200, Buffer.from('{"ok":false}'), false);
    equal(
      faultOf(() => {
        throw new FaultError(own);
      }),
      own,
    );
  });

  test('with what is compared where no schema says it', () => {
    match(faultOf((json) => equal(json.total, 2)).rule ?? '', /^The response is compared/);
    equal(toFault(new Error('No response.'), 'a known map').rule, undefined);
  });
});

test('A fault of a status quotes no body, and has its start apart', () => {
  const { sentence, body } = statusFault(500, 200, Buffer.from('{"ok":false}'), false);
  equal(sentence, 'Status: expected 200, got 500, which is not documented.');
  equal(body, '{"ok":false}');
  equal(statusFault(503, 503, Buffer.from(''), false).sentence, 'Status 503 is not documented.');
  equal(statusFault(500, 200, Buffer.from('')).body, undefined);
});
