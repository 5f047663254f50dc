import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { runScript } from './run-process.js';

const compiled = (file: string): URL => new URL(file, import.meta.url);

/** Resolves once a path in the folder for temporary files is gone. */
function untilGone(path: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(tmpdir(), check);
    function check(): void {
      if (existsSync(path)) return;
      watcher.close();
      resolve();
    }
    check();
  });
}

test('a failing suite leaves neither server nor file behind', async () => {
  const environment = { TEST_DATABASE_URL: '', NODE_TEST_CONTEXT: '' };
  const ended = await runScript(compiled('./failing-suite.js'), [], { environment });
  assert.equal(ended.code, 1);
  const [sqliteFile = '', databaseUrl = ''] = ended.stderr.split('\n');
  assert.match(sqliteFile, /record-services-test-/);
  assert.ok(!existsSync(dirname(sqliteFile)));
  const client = new pg.Client(databaseUrl);
  await assert.rejects(client.connect(), { code: 'ECONNREFUSED' });
});

test('a server ends with the process that started it, even if that is killed', async () => {
  const script = `import { startPostgres } from '${compiled('./postgres.js').href}';
    console.log((await startPostgres()).url);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const client = new pg.Client(`${line.toString().trim()}/postgres`);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  child.kill('SIGKILL');
  await ended;
  await untilGone(rows[0]?.data_directory ?? '');
});
