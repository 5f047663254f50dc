import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { nextTurn } from '../event-loop.js';
import { openChannel, type Channel, type IncomingCall, type Port } from './channel.js';

interface Calls {
  store: { name: string };
  wait: object;
}

/** Two ends of one connection; a message arrives a turn after it was sent. */
function connect(): [Port, Port] {
  const listeners: ((message: unknown, handle: unknown) => void)[] = [];
  const portTo = (other: number, own: number): Port => ({
    send: (message, handle) => setImmediate(() => listeners[other]?.(structuredClone(message), handle)),
    onMessage: (listener) => (listeners[own] = listener),
  });
  return [portTo(1, 0), portTo(0, 1)];
}

const PARTS = Array.from({ length: 20 }, (_, place) => Buffer.from([place]));

describe('a channel between two processes', () => {
  let channel: Channel<Calls>;
  let received: IncomingCall[];

  beforeEach(() => {
    received = [];
    const [near, far] = connect();
    channel = openChannel<Calls, object>(near, {});
    openChannel<object, Calls>(far, {
      store: (call) => {
        received.push(call);
        if (call.argument.name === '') throw new RangeError('A name has at least one character.');
        return Buffer.concat(call.parts).length;
      },
      wait: ({ signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'))),
    });
  });

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < PARTS.length + 10; turn += 1) await nextTurn();
  };

  test('a call has its parts, in their order, and its result', async () => {
    const results = await Promise.all([
      channel.call('store', { name: 'a' }, { parts: PARTS }),
      channel.call('store', { name: 'b' }),
    ]);
    assert.deepEqual(results, [20, 0]);
    const [, long] = received;
    assert.deepEqual(long?.argument, { name: 'a' });
    assert.deepEqual(Buffer.concat(long.parts), Buffer.concat(PARTS));
  });

  test("a call rejects with the other end's error", async () => {
    await assert.rejects(channel.call('store', { name: '' }), /A name has at least one character\./);
  });

  test('a call that is aborted while its parts are sent is not made', async () => {
    const abort = new AbortController();
    const call = channel.call('store', { name: 'a' }, { parts: PARTS, signal: abort.signal });
    await nextTurn();
    await nextTurn();
    abort.abort(new Error('The client has gone.'));
    await assert.rejects(call, /The client has gone\./);
    await settle();
    assert.deepEqual(received, []);
    assert.equal(await channel.call('store', { name: 'b' }), 0);
  });

  test('a call that is aborted later aborts its handler', async () => {
    const abort = new AbortController();
    const call = channel.call('wait', {}, { signal: abort.signal });
    await settle();
    abort.abort(new Error('The client has gone.'));
    await assert.rejects(call, /The client has gone\./);
  });

  test('the end of a channel rejects what is under way and what comes later', async () => {
    const call = channel.call('wait', {});
    await settle();
    channel.end(new Error('The process has ended.'));
    await assert.rejects(call, /The process has ended\./);
    await assert.rejects(channel.call('store', { name: 'a' }), /The process has ended\./);
  });
});
