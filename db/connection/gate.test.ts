import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGate, runForClient, type Gate } from './gate.js';
import { toOutage } from './outage.js';

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

const isExhausted = (error: unknown): boolean => toOutage(error)?.reason === 'exhausted';

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

test('continues after work that fails', async () => {
  const gate = createGate(1, 1);
  await assert.rejects(
    gate(() => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await gate(() => Promise.resolve(1)), 1);
});

/** Enters a gate for clients. */
function visitFor(
  maxRunning: number,
  maxWaiting: number,
): Visits & { of: (client: string, name: string) => Promise<string> } {
  const visits = visit(createGate(maxRunning, maxWaiting));
  const of = (client: string, name: string): Promise<string> =>
    runForClient(client, () => visits.enter(name));
  return { ...visits, of };
}

test('clients take turns, however much waits, in any order of arrival', async () => {
  const { of, started, end } = visitFor(1, 8);
  const names = ['a1', 'x1', 'x2', 'x3', 'y1', 'y2', 'z1'];
  const all = names.map((name) => of(name.slice(0, 1), name));
  for (const name of ['a1', 'x1', 'y1', 'z1', 'x2', 'y2', 'x3']) {
    assert.equal(started.at(-1), name);
    end(name);
    await all[names.indexOf(name)];
  }
});

test('where more would wait, the newest entry of the longest line gives way', async () => {
  const { of, end } = visitFor(1, 4);
  const [x1, x2, x3, x4] = [of('x', 'x1'), of('x', 'x2'), of('x', 'x3'), of('x', 'x4')];
  const [y, z] = [of('y', 'y1'), of('z', 'z1')];
  await assert.rejects(x4, isExhausted);
  await assert.rejects(of('x', 'x5'), isExhausted);
  const a = of('a', 'a1');
  await assert.rejects(x3, isExhausted);
  const served = [x1, x2, y, z, a];
  for (const name of ['x1', 'x2', 'y1', 'z1', 'a1']) {
    end(name);
    await Promise.race(served);
    await new Promise(setImmediate);
  }
  assert.deepEqual(await Promise.all(served), ['x1', 'x2', 'y1', 'z1', 'a1']);
});
