import { deepEqual, equal, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import type { Response, Send } from '../contract/http-client.js';
import { NotReached } from '../scenarios/scenario.js';
import { createLostServerSender } from './lost-server.js';

const request = { method: 'GET', url: 'http://127.0.0.1:1/maps', headers: {} };
const response: Response = { status: 200, headers: {}, body: Buffer.alloc(0), json: {}, milliseconds: 1 };

/** Returns a sender whose first connections are refused, its pauses, and the sentences about a server that was given up. */
function senderAfter(
  refusals: number,
  code = 'ECONNREFUSED',
): { send: Send; pauses: number[]; lost: string[] } {
  const [pauses, lost]: [number[], string[]] = [[], []];
  let left = refusals;
  const plain: Send = async () => {
    if (left-- > 0) throw new Error('no response', { cause: { code } });
    return response;
  };
  const sleep = async (milliseconds: number): Promise<void> => void pauses.push(milliseconds);
  return { send: createLostServerSender(plain, { sleep, onLost: (why) => lost.push(why) }), pauses, lost };
}

test('A server that is started again is used again', async () => {
  const { send, pauses, lost } = senderAfter(3);
  equal((await send(request)).status, 200);
  deepEqual([pauses.length, lost], [3, []]);
});

test('A server that refuses one connection after another has ended', async () => {
  const { send, lost } = senderAfter(100);
  await rejects(send(request), (error) => error instanceof NotReached);
  deepEqual(lost, [
    'http://127.0.0.1:1 has refused 6 connections in a row: the server has ended, and so has the run.',
  ]);
});

test('Another failure belongs to its request', async () => {
  const { send, pauses } = senderAfter(1, 'ECONNRESET');
  await rejects(send(request), /no response/);
  deepEqual(pauses, []);
});
