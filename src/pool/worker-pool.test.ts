import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { EchoTask } from './testing/echo-worker.js';
import { startThread, type PooledWorker } from './pooled-worker.js';
import { createWorkerPool, type RunOptions, type WorkerPool, type WorkerPoolOptions } from './worker-pool.js';

const LIMIT_MS = 30_000;
const IDLE_MS = 60_000;
const SCRIPT = new URL('./testing/echo-worker.js', import.meta.url);

type Start = () => PooledWorker;

function createPool(start: Start, change: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const pool = createWorkerPool({
    start,
    maxWorkers: 2,
    timeLimitMs: LIMIT_MS,
    timeoutError: (limit) => new Error(`took longer than ${limit} ms`),
    idleMs: IDLE_MS,
    ...change,
  });
  after(() => pool.close());
  return pool;
}

const run = (pool: WorkerPool, kind: EchoTask['kind'], options?: RunOptions): Promise<unknown> =>
  pool.run({ kind } satisfies EchoTask, options);

const startOne: Start = () => startThread(SCRIPT, 32);

test('a thread takes one task after another', async () => {
  const pool = createPool(startOne);
  assert.equal(await run(pool, 'echo'), await run(pool, 'echo'));
});

test('an error of a task rejects with its message and code, and the thread goes on', async () => {
  const pool = createPool(startOne, { maxWorkers: 1 });
  const worker = await run(pool, 'echo');
  await assert.rejects(run(pool, 'fail'), { message: 'the task failed', code: 'EACCES' });
  assert.equal(await run(pool, 'echo'), worker);
});

test('a task over the time limit is ended with its thread, and the next one gets another', async (t) => {
  // A worker may take seconds to start.
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const pool = createPool(startOne, { maxWorkers: 1 });
  const first = await run(pool, 'echo');
  const hanging = assert.rejects(run(pool, 'hang'), { message: `took longer than ${LIMIT_MS} ms` });
  const next = run(pool, 'echo');
  await setImmediate();
  t.mock.timers.tick(LIMIT_MS);
  await hanging;
  assert.notEqual(await next, first);
});

test('a task that fills the memory of its thread rejects, and the others go on', async () => {
  const pool = createPool(startOne);
  await assert.rejects(run(pool, 'fill'), /memory limit/);
  assert.equal(typeof (await run(pool, 'echo')), 'number');
});

test('a thread that ends in the middle of a task rejects it', async () => {
  await assert.rejects(run(createPool(startOne), 'exit'), /ended with code 3/);
});

test('closing ends each thread and its task', async () => {
  const pool = createPool(startOne);
  const hanging = assert.rejects(run(pool, 'hang'));
  await pool.close();
  await hanging;
  await assert.rejects(run(pool, 'echo'), /have been ended/);
});

test('closing rejects the tasks that wait, and no further worker starts', async () => {
  let starts = 0;
  const pool = createPool(
    () => {
      starts += 1;
      return startOne();
    },
    { maxWorkers: 1 },
  );
  const hanging = assert.rejects(run(pool, 'hang'));
  const waiting = [1, 2].map(() => assert.rejects(run(pool, 'echo'), /have been ended/));
  await pool.close();
  await Promise.all([hanging, ...waiting]);
  assert.equal(starts, 1);
});

test('no more workers than allowed run, whatever waits', async () => {
  const pool = createPool(startOne);
  const workers = await Promise.all(Array.from({ length: 20 }, () => run(pool, 'echo')));
  assert.equal(new Set(workers).size, 2);
});

test('a worker that says so gets no further task, and neither does one that was idle too long', async (t) => {
  const pool = createPool(startOne);
  assert.notEqual(await run(pool, 'last'), await run(pool, 'echo'));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const first = await run(pool, 'echo');
  t.mock.timers.tick(IDLE_MS);
  assert.notEqual(await run(pool, 'echo'), first);
});

test('an idle worker that has ended is not used again', async () => {
  const started: PooledWorker[] = [];
  const pool = createPool(() => {
    const worker = startOne();
    started.push(worker);
    return worker;
  });
  const first = await run(pool, 'echo');
  await started[0]?.end();
  assert.notEqual(await run(pool, 'echo'), first);
});

test('an abort ends a task at once, and one that waits leaves the queue', async () => {
  const pool = createPool(startOne, { maxWorkers: 1 });
  await assert.rejects(run(pool, 'echo', { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const abort = new AbortController();
  const abortWaiting = new AbortController();
  const hanging = run(pool, 'hang', { signal: abort.signal });
  const waiting = run(pool, 'exit', { signal: abortWaiting.signal });
  const next = run(pool, 'echo');
  abortWaiting.abort(new Error('gone'));
  await assert.rejects(waiting, /gone/);
  abort.abort(new Error('no longer ours'));
  await assert.rejects(hanging, /no longer ours/);
  assert.equal(typeof (await next), 'number');
});

test('a worker that cannot be started fails its task, and its place is free for the next one', async () => {
  const places: Start[] = [
    () => {
      throw new Error('no room');
    },
    startOne,
  ];
  const pool = createPool(() => (places.shift() as Start)(), { maxWorkers: 1 });
  await assert.rejects(run(pool, 'echo'), { message: 'no room' });
  assert.notEqual(await run(pool, 'echo'), undefined);
});
