import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../db/testing/databases.js';
import { createLogger } from './create-logger.js';

const SECRET = 'a-name-nobody-may-log';
const MISSING = 'no_such_column';

describeOnDatabases('A logged error of the database', (database) => {
  const failures: Readonly<Record<string, () => Promise<unknown>>> = {
    'a value that is there already': () =>
      database().write(async (trx) => {
        const row = { key: SECRET, value: SECRET };
        await trx('settings').insert(row);
        await trx('settings').insert(row);
      }),
    'a read of a column that does not exist': async () =>
      database()
        .read('settings')
        .where({ [MISSING]: SECRET }),
    'a raw statement': async () => {
      await database().read.raw(`SELECT ${MISSING} FROM settings WHERE key = ?`, [SECRET]);
    },
    'a prepared statement': () =>
      database().prepare({
        sqlite: 'SELECT json_extract(?, ?)',
        postgres: 'SELECT CAST($1 AS json), $2::text',
      })([`{${SECRET}`, SECRET]),
  };

  for (const [what, fail] of Object.entries(failures)) {
    test(`has no bound values: ${what}`, async () => {
      const lines: string[] = [];
      const logger = createLogger('info', { write: (line) => void lines.push(line) });
      const error: unknown = await fail().then(
        () => assert.fail('it succeeded'),
        (reason: unknown) => reason,
      );
      logger.error({ err: error }, 'request failed');
      const [line = ''] = lines;
      assert.match(line, /"message":"[^"]+/, 'the error is described');
      assert.doesNotMatch(line, new RegExp(SECRET));
    });
  }
});
