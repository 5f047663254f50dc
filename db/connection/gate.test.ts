import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runForClient } from './current-client.js';
import { createGate, type Gate } from './gate.js';
import { outageOf } from './outage.js';

interface Visits {
  enter: (name: string) => Promise<string>;
  /** Names in the order in which their work began. */
  started: string[];
  /** Ends the work of a name. */
  end: (name: string) => void;
}

function visit(gate: Gate): Visits {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string): Promise<string> =>
    gate(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  return { enter, started, end: (name) => ends.get(name)?.() };
}

const isExhausted = (error: unknown): boolean => outageOf(error)?.reason === 'exhausted';

test('runs so much at once, the rest in order, and refuses what may not even wait', async () => {
  const { enter, started, end } = visit(createGate(2, 2));
  const [a, b, c, d] = [enter('a'), enter('b'), enter('c'), enter('d')];
  assert.deepEqual(started, ['a', 'b']);
  await assert.rejects(enter('e'), isExhausted);
  end('b');
  assert.equal(await b, 'b');
  assert.deepEqual(started, ['a', 'b', 'c']);
  end('a');
  await a;
  end('c');
  end('d');
  assert.deepEqual(await Promise.all([c, d]), ['c', 'd']);
});

test('goes on after work that fails', async () => {
  const gate = createGate(1, 1);
  await assert.rejects(
    gate(() => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await gate(() => Promise.resolve(1)), 1);
});

test('lets clients that wait have turns one after the other', async () => {
  const { enter, started, end } = visit(createGate(1, 8));
  const of = (client: string, name: string): Promise<string> => runForClient(client, () => enter(name));
  const all = [of('x', 'x1'), of('x', 'x2'), of('x', 'x3'), of('y', 'y1'), of('y', 'y2'), of('z', 'z1')];
  for (const [index, work] of ['x1', 'x2', 'y1', 'z1', 'x3', 'y2'].entries()) {
    assert.equal(started[index], work);
    end(work);
    await all[['x1', 'x2', 'x3', 'y1', 'y2', 'z1'].indexOf(work)];
  }
});

test('leaves one client half of the waiting places', async () => {
  const { enter, end } = visit(createGate(1, 4));
  const of = (client: string, name: string): Promise<string> => runForClient(client, () => enter(name));
  const waiting = [of('x', 'x1'), of('x', 'x2'), of('x', 'x3')];
  await assert.rejects(of('x', 'x4'), isExhausted);
  waiting.push(of('y', 'y1'), of('z', 'z1'));
  await assert.rejects(of('y', 'y2'), isExhausted);
  for (const name of ['x1', 'x2', 'y1', 'z1', 'x3']) {
    end(name);
    await Promise.race(waiting);
    await new Promise(setImmediate);
  }
  assert.deepEqual(await Promise.all(waiting), ['x1', 'x2', 'x3', 'y1', 'z1']);
});
