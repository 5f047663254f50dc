import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { connect } from '../connect.js';
import { toOutage } from './outage.js';

describeOnEmptyDatabases(
  'a SQLite file that goes away',
  (settings) => {
    const add = (id: number) => ({ id, last_event_id: 0 });
    const isGone = (error: unknown): boolean => toOutage(error)?.code === 'DATABASE_FILE_GONE';

    test('is noticed before anything more is acknowledged, and by readiness', async (t) => {
      const { sqliteFile } = settings();
      const database = await connect(settings());
      t.after(() => database.close());
      await database.ping();
      const during = database.write(async (trx) => {
        await trx('event_sequence').insert(add(5));
        await rename(sqliteFile, `${sqliteFile}.moved`);
      });
      await assert.rejects(during, isGone);
      await assert.rejects(
        database.write((trx) => trx('event_sequence').insert(add(6))),
        isGone,
      );
      await assert.rejects(database.ping(), isGone);
      await writeFile(sqliteFile, '');
      await assert.rejects(database.ping(), isGone, 'another file of the same name');
    });

    test('so is the folder', async (t) => {
      const file = { databaseUrl: undefined, sqliteFile: `${dirname(settings().sqliteFile)}/other.sqlite` };
      const database = await connect(file);
      t.after(() => database.close());
      await rm(dirname(file.sqliteFile), { recursive: true });
      await assert.rejects(database.ping(), isGone);
    });
  },
  ['sqlite'],
);
