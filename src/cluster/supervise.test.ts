import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSupervisor, type WorkerProcess } from './supervise.js';

interface Started extends WorkerProcess {
  number: number;
  becomeReady: () => void;
  fail: (message: string) => void;
  end: (how: string) => void;
}

function createProcesses(): { start: (number: number) => WorkerProcess; started: Started[] } {
  const started: Started[] = [];
  const start = (number: number): WorkerProcess => {
    const own = { number, pid: 100 + started.length } as Started;
    own.ready = new Promise((resolve, reject) => {
      own.becomeReady = resolve;
      own.fail = (message) => reject(new Error(message));
    });
    own.ended = new Promise((resolve) => (own.end = resolve));
    started.push(own);
    return own;
  };
  return { start, started };
}

/** Lets promises that are settled run what waits for them. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

test('a worker that cannot start rejects the start with its message', async () => {
  const { start, started } = createProcesses();
  const none = (): void => undefined;
  const supervisor = createSupervisor({ start, count: 2, onEnded: none, onRestarted: none });
  const starting = supervisor.start();
  started[0]?.becomeReady();
  started[1]?.fail('no database');
  await assert.rejects(starting, { message: 'no database' });
});

test('a worker that ends is replaced after a pause that grows while it ends early', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { start, started } = createProcesses();
  const pauses: number[] = [];
  const supervisor = createSupervisor({
    start,
    count: 1,
    onEnded: ({ number, restartMs }) => pauses.push(number, restartMs),
    onRestarted: () => undefined,
  });
  const starting = supervisor.start();
  started[0]?.becomeReady();
  await starting;
  assert.equal(supervisor.countReady(), 1);
  for (let count = 0; count < 12; count += 1) {
    started.at(-1)?.end('signal SIGKILL');
    await settle();
    assert.equal(supervisor.countReady(), 0);
    t.mock.timers.tick(pauses.at(-1) ?? 0);
    // Every other one does not even start.
    if (count % 2 === 0) started.at(-1)?.becomeReady();
    else started.at(-1)?.fail('no database');
    await settle();
  }
  const expected = [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000, 30_000];
  assert.deepEqual(pauses.filter((_, index) => index % 2 === 1).slice(0, 12), expected);
  supervisor.stop();
  started.at(-1)?.end('code 0');
  await settle();
  t.mock.timers.tick(60_000);
  assert.equal(started.length, 13);
});
