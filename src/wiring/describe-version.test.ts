import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readSqliteVersion } from '../../db/connection/sqlite-connection.js';
import { projectRoot, version } from '../project-root.js';

const MAIN = fileURLToPath(new URL('dist/src/main.js', projectRoot));

test('npm start -- --version prints the versions of the server, of Node.js and of SQLite', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MAIN, '--version']);
  const [server, node, sqlite = ''] = stdout.split('\n');
  assert.deepEqual(
    [server, node, stderr],
    [`record-services ${version}`, `Node.js ${process.versions.node}`, ''],
  );
  assert.ok(sqlite.startsWith(`SQLite ${await readSqliteVersion()} (`), sqlite);
});

test('SECURITY.md names the SQLite that is inside', async () => {
  const inside = await readSqliteVersion();
  const security = readFileSync(new URL('SECURITY.md', projectRoot), 'utf8');
  const named = [...security.matchAll(/SQLite (\d+\.\d+\.\d+)/g)].map(([, name]) => name);
  assert.ok(named.includes(inside), `SQLite ${inside} is inside; named are ${named.join(', ')}`);
});
