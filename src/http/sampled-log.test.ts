import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { createSampledLog } from './sampled-log.js';

test('one line a second is written, with the number of skipped ones', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    { base: null, timestamp: false },
    {
      write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>),
    },
  );
  let time = 0;
  const log = createSampledLog(logger, () => time);
  for (time of [0, 10, 999, 1000, 1500, 5000]) log({ time }, 'refused');
  assert.deepEqual(
    lines.map(({ time: at, skipped }) => [at, skipped]),
    [
      [0, undefined],
      [1000, 2],
      [5000, 1],
    ],
  );
});
