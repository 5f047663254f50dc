import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAdminHistory } from './admin-history.js';
import { createMetrics } from './metrics.js';

const findLines = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`));

test('readings have their age, and requests summed over operations; the oldest one is whole', async () => {
  const metrics = createMetrics();
  let time = 0;
  const history = createAdminHistory(metrics.render, () => time);
  assert.deepEqual(history.read(), { readings: [], oldest: null });
  metrics.request('things', 'getThing', 200, 0.004);
  metrics.request('others', 'say "hi", {you}', 200, 0.004);
  metrics.request('things', 'getThing', 500, 0.004);
  await history.take();
  time = 5000;
  metrics.request('things', 'getThing', 200, 0.004);
  await history.take();
  const { readings, oldest } = history.read();
  assert.deepEqual(
    readings.map(({ age }) => age),
    [5000, 0],
  );
  const counts = readings.map(({ text }) => findLines(text, 'http_request_duration_seconds_count'));
  assert.deepEqual(counts, [
    [
      'http_request_duration_seconds_count{status="200"} 2',
      'http_request_duration_seconds_count{status="500"} 1',
    ],
    [
      'http_request_duration_seconds_count{status="200"} 3',
      'http_request_duration_seconds_count{status="500"} 1',
    ],
  ]);
  assert.ok(
    findLines(readings[0]?.text ?? '', 'http_request_duration_seconds_bucket').includes(
      'http_request_duration_seconds_bucket{le="0.005",status="200"} 2',
    ),
  );
  assert.equal(oldest?.age, 5000);
  assert.match(oldest.text, /_count\{service="things",operation="getThing",status="200"\} 1/);
});

test('ten minutes are kept, and a whole reading of their first minute', async () => {
  let time = 0;
  let value = 0;
  const render = (): Promise<{ contentType: string; text: string }> =>
    Promise.resolve({ contentType: '', text: `# HELP level\nlevel ${value}\n` });
  const history = createAdminHistory(render, () => time);
  for (; value < 200; value += 1, time += 5000) await history.take();
  const { readings, oldest } = history.read();
  assert.equal(readings.length, 121);
  assert.equal(readings[0]?.text, 'level 79');
  assert.equal(readings.at(-1)?.text, 'level 199');
  assert.equal(oldest?.text, 'level 84');
});
