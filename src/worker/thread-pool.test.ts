import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { EchoTask } from './testing/echo-thread.js';
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

const OPTIONS: ThreadPoolOptions = {
  script: new URL('./testing/echo-thread.js', import.meta.url),
  maxThreads: 2,
  timeLimitMs: 30_000,
  idleMs: 60_000,
  maxHeapMb: 32,
};

function poolOf(change: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const pool = createThreadPool({ ...OPTIONS, ...change });
  after(() => pool.close());
  return pool;
}

const run = (pool: ThreadPool, kind: EchoTask['kind'], signal?: AbortSignal): Promise<unknown> =>
  pool.run({ kind } satisfies EchoTask, signal);

test('a thread takes one task after another', async () => {
  const pool = poolOf();
  assert.equal(await run(pool, 'echo'), await run(pool, 'echo'));
});

test('no more threads than allowed run, whatever waits', async () => {
  const pool = poolOf();
  const threads = await Promise.all(Array.from({ length: 20 }, () => run(pool, 'echo')));
  assert.equal(new Set(threads).size, 2);
});

test('a thread that says so gets no further task, and neither does one that was idle too long', async (t) => {
  const pool = poolOf();
  assert.notEqual(await run(pool, 'last'), await run(pool, 'echo'));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const first = await run(pool, 'echo');
  t.mock.timers.tick(OPTIONS.idleMs);
  assert.notEqual(await run(pool, 'echo'), first);
});

test('an error of a task rejects with its message and code, and the thread goes on', async () => {
  const pool = poolOf({ maxThreads: 1 });
  const thread = await run(pool, 'echo');
  await assert.rejects(run(pool, 'fail'), { message: 'the task failed', code: 'EACCES' });
  assert.equal(await run(pool, 'echo'), thread);
});

test('a task over the time limit is ended with its thread, and the next one gets another', async () => {
  const pool = poolOf({ maxThreads: 1, timeLimitMs: 200 });
  const hanging = run(pool, 'hang');
  const next = run(pool, 'echo');
  await assert.rejects(hanging, { name: 'VerifierTimeout', message: /longer than 200 ms/ });
  assert.equal(typeof (await next), 'number');
});

test('a task that fills its memory rejects, and the process lives on', async () => {
  const pool = poolOf();
  await assert.rejects(run(pool, 'fill'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  assert.equal(typeof (await run(pool, 'echo')), 'number');
});

test('a thread that ends in the middle of a task rejects it', async () => {
  await assert.rejects(run(poolOf(), 'exit'), /ended with code 3/);
});

test('an abort ends the task at once', async () => {
  const pool = poolOf();
  await assert.rejects(run(pool, 'echo', AbortSignal.abort()), { name: 'AbortError' });
  const abort = new AbortController();
  const hanging = run(pool, 'hang', abort.signal);
  abort.abort(new Error('no longer ours'));
  await assert.rejects(hanging, /no longer ours/);
});

test('closing ends all threads and what they do', async () => {
  const pool = poolOf();
  const hanging = assert.rejects(run(pool, 'hang'));
  await pool.close();
  await hanging;
  await assert.rejects(run(pool, 'echo'), /have been ended/);
});
