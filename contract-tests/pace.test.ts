import { deepEqual, equal, rejects } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer, Send, WireRequest } from './http-client.js';
import { createPace, type Pace } from './pace.js';
import { LeftOut } from './scenario.js';

const request: WireRequest = { method: 'GET', url: 'http://127.0.0.1:1/maps?page=2', headers: {} };

function answer(status: number, retryAfter?: string): Answer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, headers, body: Buffer.alloc(0), json: undefined, milliseconds: 1 };
}

/** A pace in front of a server that gives these answers one after the other, the last one for ever. */
function paceBefore(answers: Answer[]): { pace: Pace; sent: () => number; waits: number[] } {
  let sent = 0;
  const waits: number[] = [];
  const send: Send = async () => answers[Math.min(sent++, answers.length - 1)] ?? answer(500);
  const sleep = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  return { pace: createPace(send, { sleep, say: () => undefined }), sent: () => sent, waits };
}

describe('The pace of a run', () => {
  test('lets answers pass that ask for nothing', async () => {
    const { pace, waits } = paceBefore([answer(200)]);
    equal((await pace.send(request)).status, 200);
    deepEqual([waits, pace.waitedMs()], [[], 0]);
  });

  test('waits as long as it is asked to, and asks again', async () => {
    const { pace, waits, sent } = paceBefore([answer(429, '17'), answer(429, '2'), answer(200)]);
    equal((await pace.send(request)).status, 200);
    deepEqual([waits, sent(), pace.waitedMs()], [[17_000, 2_000], 3, 19_000]);
  });

  test('waits once for all requests that are refused at the same time', async () => {
    const { pace, waits } = paceBefore([
      answer(429, '30'),
      answer(429, '30'),
      answer(429, '30'),
      answer(200),
    ]);
    const answers = await Promise.all([request, request, request].map(pace.send));
    deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    deepEqual(waits, [30_000]);
  });

  test('sends nothing while it waits', async () => {
    let wake = (): void => undefined;
    let sent = 0;
    const send: Send = async () => (sent++ === 0 ? answer(429, '9') : answer(200));
    const sleep = (): Promise<void> => new Promise((resolve) => (wake = resolve));
    const asked = new Promise<Pace>((resolve) => {
      const pace: Pace = createPace(send, { sleep, say: () => resolve(pace) });
      void pace.send(request);
    });
    const later = (await asked).send(request);
    await new Promise(setImmediate);
    equal(sent, 1);
    wake();
    equal((await later).status, 200);
    equal(sent, 3);
  });

  test('leaves out what a quota of an hour refuses', async () => {
    const { pace, waits } = paceBefore([answer(429, '3400')]);
    await rejects(
      pace.send(request),
      (error) => error instanceof LeftOut && /GET \/maps .* 3400/.test(error.message),
    );
    deepEqual(waits, []);
  });

  test('returns a refusal that does not say how long, or that never ends', async () => {
    equal((await paceBefore([answer(429)]).pace.send(request)).status, 429);
    equal((await paceBefore([answer(429, 'soon')]).pace.send(request)).status, 429);
    const { pace, sent } = paceBefore([answer(429, '1')]);
    equal((await pace.send(request)).status, 429);
    equal(sent(), 6);
  });
});
