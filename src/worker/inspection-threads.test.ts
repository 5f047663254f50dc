import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createInspectionThreads } from './inspection-threads.js';
import { VerifierTimeout } from './verdict.js';

const threads = createInspectionThreads(new URL('./testing/task-thread.js', import.meta.url), 32);
after(() => threads.close());

const run = (kind: string, signal?: AbortSignal): Promise<unknown> =>
  threads.inspect({ map: kind, replay: '', mapUid: '' }, signal);

test('a thread has nothing of our environment', async () => {
  assert.deepEqual(await run('environment'), {});
});

test('an error of an inspection rejects with its message and code', async () => {
  await assert.rejects(run('fail'), { message: 'the task failed', code: 'EACCES' });
});

test('an inspection over the time limit is ended with its thread', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const hanging = assert.rejects(run('hang'), VerifierTimeout);
  t.mock.timers.tick(5000);
  await hanging;
});

test('one that fills its memory, or ends its thread, rejects, and the others go on', async () => {
  const others = run('environment');
  await assert.rejects(run('fill'), /memory limit/);
  await assert.rejects(run('exit'), /ended with code 3/);
  assert.deepEqual(await others, {});
});

test('an abort ends an inspection at once', async () => {
  await assert.rejects(run('environment', AbortSignal.abort()), { name: 'AbortError' });
  const abort = new AbortController();
  const hanging = run('hang', abort.signal);
  abort.abort(new Error('no longer ours'));
  await assert.rejects(hanging, /no longer ours/);
});

test('closing ends all threads, and no further one starts', async () => {
  const hanging = assert.rejects(run('hang'), /have been ended/);
  await threads.close();
  await hanging;
  await assert.rejects(run('environment'), /have been ended/);
});
