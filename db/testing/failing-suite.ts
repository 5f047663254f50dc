/** A failing suite, for the test that even then nothing stays behind. It prints the places of its databases. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from './databases.js';

describeOnDatabases('a suite that fails', (_database, _kind, settings) => {
  void test('fails', () => {
    console.error(settings().databaseUrl ?? settings().sqliteFile);
    assert.fail('as it is meant to');
  });
});
