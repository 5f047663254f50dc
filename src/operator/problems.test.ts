import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sample } from '../http/metrics.js';
import { createWatch, listProblems, PROBLEMS } from './problems.js';

type Given = [metric: string, value: number, labels?: Sample['labels']];

/** Returns the names of the problems that hold when counters grow by these values, and gauges have them. */
async function holding(...given: Given[]): Promise<string[]> {
  let isBefore = true;
  const watch = createWatch({
    samples: (metric) => {
      const own = given.filter(
        ([name]) => name === metric || name.replace(/_(count|bucket)$/, '') === metric,
      );
      const all = own.map(([name, value, labels = {}]) => ({ name, labels, value: isBefore ? 0 : value }));
      return Promise.resolve(all);
    },
  });
  await watch.minute();
  isBefore = false;
  return listProblems(await watch.read()).map(([name]) => name);
}

const requests = (value: number, status = '200'): Given => [
  'http_request_duration_seconds_count',
  value,
  { service: 'catalog', operation: 'getMap', status },
];
/** Those that took less than a second. */
const quick = (value: number, status = '200'): Given => [
  'http_request_duration_seconds_bucket',
  value,
  { service: 'catalog', operation: 'getMap', status, le: '1' },
];
const of = { service: 'catalog', operation: 'getMap' };

/** What is just too much, and what is not. */
const CASES: Readonly<Record<string, { bad: Given[]; good: Given[] }>> = {
  DatabaseDown: { bad: [['database_up', 0]], good: [['database_up', 1]] },
  ArtifactStoreDown: { bad: [['artifact_store_up', 0]], good: [['artifact_store_up', 1]] },
  Outages: {
    bad: [requests(100), quick(100), ['http_outages_total', 2, { service: 'catalog', reason: 'disk' }]],
    good: [requests(100), quick(100), ['http_outages_total', 1, { service: 'catalog', reason: 'disk' }]],
  },
  ServerErrors: {
    bad: [requests(97), quick(97), requests(3, '500'), quick(3, '500')],
    good: [requests(97), quick(97), requests(3, '503'), quick(3, '503')],
  },
  OperationUnavailable: {
    bad: [requests(20), quick(20), ['http_unavailable_total', 6, of]],
    good: [requests(100), quick(100), ['http_unavailable_total', 6, of]],
  },
  SlowResponses: { bad: [requests(100), quick(98)], good: [requests(100), quick(99)] },
  EventLoopDelayed: {
    bad: [['nodejs_eventloop_lag_p99_seconds', 0.3]],
    good: [['nodejs_eventloop_lag_p99_seconds', 0.1]],
  },
  DatabaseConnectionsWaiting: {
    bad: [['database_connections', 1, { state: 'pending' }]],
    good: [['database_connections', 9, { state: 'used' }]],
  },
  ConnectionsClosed: {
    bad: [['http_connections_closed_total', 301, of]],
    good: [['http_connections_closed_total', 300, of]],
  },
  DiskLow: { bad: [['disk_free_bytes', 2e9]], good: [['disk_free_bytes', 4e9]] },
  BackupOld: { bad: [['backup_age_seconds', 200_000]], good: [['backup_age_seconds', 100_000]] },
  WriteAheadLogLarge: { bad: [['sqlite_wal_bytes', 2e9]], good: [['sqlite_wal_bytes', 1e9]] },
  VerdictsLate: {
    bad: [['verification_queue_oldest_seconds', 901, { track: 'replay' }]],
    good: [['verification_queue_oldest_seconds', 901, { track: 'deep' }]],
  },
  VerifierFailing: {
    bad: [['verification_failed_tries_total', 11]],
    good: [['verification_failed_tries_total', 10]],
  },
  VerdictConflicts: {
    bad: [['verification_findings_total', 1, { rule: 'known-path' }]],
    good: [['verification_findings_total', 1, { rule: 'other' }]],
  },
  MemoryHigh: {
    bad: [['process_anonymous_memory_bytes', 2e9]],
    good: [['process_anonymous_memory_bytes', 1e9]],
  },
  ManyRefusals: {
    bad: [requests(6001, '429'), quick(6001, '429')],
    good: [requests(6001, '404'), quick(6001, '404')],
  },
  ProjectSilent: {
    bad: [['ingest_age_seconds', 90_000, { project: 'tardy' }]],
    good: [['ingest_age_seconds', 900_000, { project: 'ended' }]],
  },
};

test('each problem holds when its metric is beyond its bound, and no other does', async () => {
  assert.deepEqual(Object.keys(CASES), Object.keys(PROBLEMS));
  for (const [name, { bad, good }] of Object.entries(CASES)) {
    assert.deepEqual(await holding(...bad), [name]);
    assert.deepEqual(await holding(...good), [], name);
  }
});

test('without a backup the time since the start counts', async () => {
  const start = Date.now() / 1000 - 180_000;
  assert.deepEqual(await holding(['process_start_time_seconds', start]), ['BackupOld']);
});
