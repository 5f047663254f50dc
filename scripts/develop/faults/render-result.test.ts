import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sample } from './load.js';
import { missedGoals, toRow, type FaultResult } from './render-result.js';

const sample = (process: number, endedAt: number, status = 200): Sample => ({
  process,
  isWrite: true,
  startedAt: endedAt - 10,
  endedAt,
  status,
});
const result = (samples: Sample[], isLocal = true): FaultResult => ({
  name: 'a fault',
  isLocal,
  startedAt: 1000,
  endedAt: 5000,
  samples,
  readiness: [{ process: 0, at: 2000, isReady: false }],
});

test('failures of the faulty process and short ones of the healthy miss no goal', () => {
  const samples = [sample(0, 2000, 503), sample(0, 9000, 503), sample(1, 2000, 503), sample(1, 7000, 503)];
  assert.deepEqual(missedGoals(result(samples)), []);
});

test('long failures of healthy processes, late healing and any status but 503 miss goals', () => {
  const samples = [sample(0, 12_000, 500), sample(1, 1000, 503), sample(1, 8000, 503)];
  assert.deepEqual(missedGoals(result(samples)), [
    '1 failures were no 503 (500)',
    'healthy processes failed over 7.0 s',
    'it healed 7.0 s after the fault',
  ]);
});

test('a row has the counts of all and of the healthy', () => {
  assert.equal(
    toRow(result([sample(0, 6000, 503), sample(1, 2000), sample(1, 3000, 500)])),
    'a fault | 4.0 s | 3 | 1 × 503, 1 × 500 | 1 of 2 | 0.0 s | 1.0 s | –; 10, 10 ms | 1 of 1',
  );
});
