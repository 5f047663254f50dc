import assert from 'node:assert/strict';
import { openSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { describeOnDatabases } from '../../db/testing/databases.js';
import { createLogger, createReadableLog, openLog } from './create-logger.js';

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
      database().prepare(
        database().kind === 'sqlite'
          ? 'SELECT json_extract($1, $2)'
          : 'SELECT CAST($1 AS json), CAST($2 AS text)',
      )([`{${SECRET}`, SECRET]),
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

function readLines(log: (logger: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = [];
  log(
    createLogger(
      'info',
      createReadableLog((text) => lines.push(text.replace(/^\d\d:\d\d:\d\d /, ''))),
    ),
  );
  return lines;
}

test('a line has its level, its message and its fields, a failure its stack', () => {
  const request = { method: 'GET', path: '/x', status: 503, ms: 3.2 };
  const [warned = '', failed = ''] = readLines((logger) => {
    logger.warn({ ...request, migrations: ['002'] }, 'unavailable');
    logger.error({ ...request, err: new Error('broken') }, 'request failed');
  });
  assert.equal(warned, 'WARN unavailable method=GET path=/x status=503 ms=3.2 migrations=["002"]\n');
  assert.match(failed, /^ERROR request failed method=GET path=\/x status=503 ms=3\.2\nError: broken\n +at /);
});

test('what strangers sent moves no cursor', () => {
  const [line = ''] = readLines((logger) => logger.info({ note: '\u001b[2J' }, 'a\u202eb'));
  assert.equal(line, 'INFO a\\u202eb note=\\u001b[2J\n');
});

test('a log that cannot be written, as on a full disk, loses its lines and nothing else', async () => {
  const fd = openSync(fileURLToPath(import.meta.url), 'r');
  const log = openLog(fd);
  const logger = createLogger('info', log);
  for (let line = 0; line < 3; line += 1) {
    const failed = new Promise((resolve) => log.once('error', resolve));
    logger.info('nobody reads this');
    await failed;
    // Without a listener the next one would end the process.
    assert.ok(log.listenerCount('error') > 0);
  }
  log.destroy();
});
