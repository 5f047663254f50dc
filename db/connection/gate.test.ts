import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runForClient } from './gate.js';
import { createGate, HALF_LIFE_MS, type Gate } from './gate.js';
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

test('goes on after work that fails', async () => {
  const gate = createGate(1, 1);
  await assert.rejects(
    gate(() => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await gate(() => Promise.resolve(1)), 1);
});

/** Enters a gate for clients, with work that takes as long as it is told to. */
function visitFor(
  maxRunning: number,
  maxWaiting: number,
): Visits & { of: (client: string, name: string) => Promise<string>; pass: (ms: number) => void } {
  let time = 0;
  const visits = visit(createGate(maxRunning, maxWaiting, () => time));
  const of = (client: string, name: string): Promise<string> =>
    runForClient(client, () => visits.enter(name));
  return { ...visits, of, pass: (ms) => (time += ms) };
}

test('the next turn is that of the client whose work has taken the least time', async () => {
  const { of, started, end, pass } = visitFor(1, 8);
  const names = ['x1', 'x2', 'x3', 'y1', 'y2', 'y3', 'z1'];
  const all = names.map((name) => of(name.slice(0, 1), name));
  for (const [name, ms] of [
    ['x1', 30],
    ['y1', 10],
    ['z1', 50],
    ['y2', 10],
    ['y3', 10],
    ['x2', 10],
    ['x3', 10],
  ] as const) {
    assert.equal(started.at(-1), name);
    pass(ms);
    end(name);
    await all[names.indexOf(name)];
  }
});

test('the time that a client has used counts less and less', async () => {
  const { of, started, end, pass } = visitFor(1, 8);
  const use = async (client: string, name: string, ms: number): Promise<void> => {
    const work = of(client, name);
    pass(ms);
    end(name);
    await work;
  };
  await use('x', 'x1', 100);
  pass(2 * HALF_LIFE_MS);
  await use('y', 'y1', 50);
  const [running, y, x] = [of('z', 'z1'), of('y', 'y2'), of('x', 'x2')];
  end('z1');
  await running;
  assert.equal(started.at(-1), 'x2');
  end('x2');
  await x;
  end('y2');
  await y;
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

test('of equally long lines, that of the client whose work has taken the most time gives way', async () => {
  const { of, end, pass } = visitFor(1, 2);
  const first = of('x', 'x1');
  pass(10);
  end('x1');
  await first;
  const running = of('r', 'r1');
  const [x, y] = [of('x', 'x2'), of('y', 'y1')];
  const z = of('z', 'z1');
  await assert.rejects(x, isExhausted);
  // Nobody has used more than others: the newest one gives way.
  await assert.rejects(of('a', 'a1'), isExhausted);
  for (const name of ['r1', 'y1', 'z1']) {
    end(name);
    await new Promise(setImmediate);
  }
  assert.deepEqual(await Promise.all([running, y, z]), ['r1', 'y1', 'z1']);
});
