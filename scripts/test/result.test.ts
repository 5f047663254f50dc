import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGate } from '../../db/testing/barrier.js';
import { runJobs, type Result } from './result.js';

const named = (name: string): Result => ({
  name,
  passed: 1,
  failed: 0,
  skipped: 0,
  seconds: 0,
  failures: [],
  diagnostics: [],
  command: '',
});

test('jobs run up to the limit at once, and each is reported as it ends', async () => {
  const slow = createGate();
  const reported: string[] = [];
  let running = 0;
  let most = 0;
  const job = (name: string, wait: Promise<void>) => async (): Promise<Result[]> => {
    running += 1;
    most = Math.max(most, running);
    await wait;
    running -= 1;
    return [named(name), named(`${name} 2`)];
  };
  const quick = Promise.resolve();
  const jobs = [job('slow', slow.opened), job('a', quick), job('b', quick)];
  const results = await runJobs(jobs, 2, ({ name }) => {
    reported.push(name);
    if (name === 'b') slow.open();
  });
  assert.deepEqual(reported, ['a', 'a 2', 'b', 'b 2', 'slow', 'slow 2']);
  assert.equal(results.length, 6);
  assert.equal(most, 2);
});

test('a job that cannot run ends the run', async () => {
  await assert.rejects(
    runJobs([() => Promise.reject(new Error('no npm'))], 2, () => undefined),
    /no npm/,
  );
});
