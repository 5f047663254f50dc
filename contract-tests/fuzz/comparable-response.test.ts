import { equal, notEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { Response } from '../contract/http-client.js';
import { comparableResponse } from './comparable-response.js';

function response(body: object, status = 200): Response {
  return { status, headers: {}, body: Buffer.from(JSON.stringify(body)), json: body, milliseconds: 1 };
}

test('responses that differ only by the clock and by random values are the same', () => {
  const one = {
    at: '2026-10-06T08:00:01.000Z',
    ageSeconds: 4,
    avgRunDurationSeconds24h: 3.1,
    url: 'http://127.0.0.1:4001/',
    requestId: 'a',
  };
  const other = {
    at: '2026-10-06T08:02:59.123Z',
    ageSeconds: 90,
    avgRunDurationSeconds24h: null,
    url: 'http://127.0.0.1:999/',
    requestId: 'b',
  };
  equal(comparableResponse(response(one)), comparableResponse(response(other)));
});

test('another status, another value and another order are not the same', () => {
  const same = comparableResponse(response({ names: ['a', 'b'], at: '2026-10-03T18:00:00.000Z' }));
  notEqual(same, comparableResponse(response({ names: ['a', 'b'], at: '2026-10-03T18:00:00.000Z' }, 404)));
  notEqual(same, comparableResponse(response({ names: ['b', 'a'], at: '2026-10-03T18:00:00.000Z' })));
  notEqual(same, comparableResponse(response({ names: ['a', 'b'], at: '2026-10-03T18:00:01.000Z' })));
});
