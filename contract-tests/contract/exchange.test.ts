import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { countSteps, namesPrepared } from './exchange.js';
import type { Response } from './http-client.js';

function response(status: number, body: object): Response {
  return { status, headers: {}, body: Buffer.from(JSON.stringify(body)), json: body, milliseconds: 1 };
}

test('A request names what others have made where it has a value of their bodies', () => {
  const base = 'http://127.0.0.1:1';
  const prepared = [
    {
      request: {
        method: 'POST',
        url: `${base}/records`,
        headers: {},
        body: Buffer.from('{"id":"record-1"}'),
      },
      response: response(200, { upload: 'reference' }),
    },
  ];
  const named = (url: string, body?: object): boolean =>
    namesPrepared(
      {
        method: 'POST',
        url: `${base}${url}`,
        headers: {},
        ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
      },
      prepared,
    );
  deepEqual(
    [named('/records/record-1'), named('/records?ref=reference'), named('/batch', { ids: ['record-1'] })],
    [true, true, true],
  );
  deepEqual([named('/records'), named('/records/other-record'), named('/batch', {})], [false, false, false]);
  equal(countSteps([...prepared, ...prepared]), 1);
});
