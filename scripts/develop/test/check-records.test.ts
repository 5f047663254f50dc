import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestRecord } from '../../../db/testing/test-records.js';
import { listUncalled, listUnused } from './check-records.js';

const file = 'db/stores/catalog/maps.js';

/** Returns the record of a process in which some functions of a store were called, and others were not. */
function createRecord(called: string[], uncalled: string[], used: string[] = []): TestRecord {
  const names = [...called, ...uncalled];
  const offsets = ['list', 'find', 'remove'];
  return {
    used,
    functions: names.map((name) => ({
      file,
      name,
      offset: offsets.indexOf(name),
      isCalled: called.includes(name),
    })),
  };
}

test('a method that no process has called is reported with its file, and one that any has called is not', () => {
  const records = [createRecord(['list'], ['find', 'remove']), createRecord(['find'], ['list', 'remove'])];
  assert.deepEqual(listUncalled(records), [
    'db/stores/catalog/maps.ts: remove is called by no test, so nothing explains its statements.',
  ]);
});

test('functions of other folders need no database test', () => {
  const [one] = createRecord([], ['remove']).functions;
  assert.ok(one);
  assert.deepEqual(listUncalled([{ used: [], functions: [{ ...one, file: 'db/rules/times.js' }] }]), []);
});

test('what is accepted has to be in use by some process', () => {
  const records = [createRecord([], [], ['clubs']), createRecord([], [], ['projects'])];
  assert.deepEqual(listUnused(records, ['clubs', 'projects', 'maps']), [
    '"maps" in db/testing/accepted-plans.ts is needed by no statement: remove it.',
  ]);
});
