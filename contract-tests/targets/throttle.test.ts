import { deepEqual, equal, rejects } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Response, Send, WireRequest } from '../contract/http-client.js';
import { createThrottle, type Throttle } from './throttle.js';
import { NotReached } from '../scenarios/scenario.js';

const request: WireRequest = { method: 'GET', url: 'http://127.0.0.1:1/maps?page=2', headers: {} };

function response(status: number, retryAfter?: string): Response {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, headers, body: Buffer.alloc(0), json: undefined, milliseconds: 1 };
}

/** A throttle in front of a server with these responses in order, the last one repeated. */
function throttleBefore(responses: Response[]): { throttle: Throttle; sent: () => number; waits: number[] } {
  let sent = 0;
  const waits: number[] = [];
  const send: Send = async () => responses[Math.min(sent++, responses.length - 1)] ?? response(500);
  const sleep = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  return { throttle: createThrottle(send, { sleep, log: () => undefined }), sent: () => sent, waits };
}

describe('The throttle of a run', () => {
  test('returns responses without Retry-After', async () => {
    const { throttle, waits } = throttleBefore([response(200)]);
    equal((await throttle.send(request)).status, 200);
    deepEqual([waits, throttle.waitedMs()], [[], 0]);
  });

  test('waits for Retry-After, and sends the request again', async () => {
    const { throttle, waits, sent } = throttleBefore([
      response(429, '17'),
      response(429, '2'),
      response(200),
    ]);
    equal((await throttle.send(request)).status, 200);
    deepEqual([waits, sent(), throttle.waitedMs()], [[17_000, 2_000], 3, 19_000]);
  });

  test('waits once for all requests that are refused at the same time', async () => {
    const { throttle, waits } = throttleBefore([
      response(429, '30'),
      response(429, '30'),
      response(429, '30'),
      response(200),
    ]);
    const responses = await Promise.all([request, request, request].map(throttle.send));
    deepEqual(
      responses.map(({ status }) => status),
      [200, 200, 200],
    );
    deepEqual(waits, [30_000]);
  });

  test('sends nothing while it waits', async () => {
    let wake = (): void => undefined;
    let sent = 0;
    const send: Send = async () => (sent++ === 0 ? response(429, '9') : response(200));
    const sleep = (): Promise<void> => new Promise((resolve) => (wake = resolve));
    const waiting = new Promise<Throttle>((resolve) => {
      const throttle: Throttle = createThrottle(send, { sleep, log: () => resolve(throttle) });
      void throttle.send(request);
    });
    const later = (await waiting).send(request);
    await new Promise(setImmediate);
    equal(sent, 1);
    wake();
    equal((await later).status, 200);
    equal(sent, 3);
  });

  test('skips a request that an hourly quota refuses', async () => {
    const { throttle, waits } = throttleBefore([response(429, '3400')]);
    await rejects(
      throttle.send(request),
      (error) => error instanceof NotReached && /GET \/maps .* 3400/.test(error.message),
    );
    deepEqual(waits, []);
  });

  test('returns a refusal without a usable Retry-After, or after too many attempts', async () => {
    equal((await throttleBefore([response(429)]).throttle.send(request)).status, 429);
    equal((await throttleBefore([response(429, 'soon')]).throttle.send(request)).status, 429);
    const { throttle, sent } = throttleBefore([response(429, '1')]);
    equal((await throttle.send(request)).status, 429);
    equal(sent(), 6);
  });
});
