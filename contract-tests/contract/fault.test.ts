import { deepEqual, equal, fail, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FaultError, statusFault, toFault, type Fault } from './fault.js';

const json = { maps: [{ uid: 'a', rank: 4 }], total: 1 };

function faultOf(check: () => void): Fault {
  try {
    check();
  } catch (error) {
    return toFault(error, 'a known map', json);
  }
  return fail('It throws.');
}

describe('What a check throws becomes a fault', () => {
  test('with the first difference, at its place in the body', () => {
    const fault = faultOf(() => deepEqual(json.maps, [{ uid: 'a', rank: 5 }]));
    equal(fault.sentence, '/maps/0/rank: expected 5, got 4.');
    deepEqual([fault.cause, fault.pointer], ['value of /maps/*/rank', '/maps/0/rank']);
  });

  test('with the difference alone where its place is unknown', () => {
    const fault = faultOf(() => equal(json.maps.length + 6, 2));
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

  test('with a rule of the suite where no line of the document says it', () => {
    match(faultOf(() => equal(json.total, 2)).rule ?? '', /^This suite compares/);
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
