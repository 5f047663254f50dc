import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { openSpool } from './spool.js';
import { createFolder } from '../testing/folder.js';

const NEW = new Date('2026-03-01T12:00:00.000Z');
const LIMIT = new Date('2026-03-01T11:00:00.000Z');
const OLD = new Date('2026-03-01T10:59:59.000Z');

async function put(folder: string, name: string, time: Date): Promise<void> {
  const path = join(folder, 'incoming', name);
  await writeFile(path, 'half an upload');
  await utimes(path, time, time);
}

test('files of ended processes are swept at once, files being written only when they are too old', async (t) => {
  const folder = await createFolder(t);
  const files = await openSpool(folder);
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const here = hostname();
  await put(folder, `${here}~${process.pid}~new`, NEW);
  await put(folder, `${here}~${process.pid}~old`, OLD);
  await put(folder, `${here}~${gone}~new`, NEW);
  await put(folder, `${here}~not-a-pid~new`, NEW);
  await put(folder, `another-host~${process.pid}~new`, NEW);
  await put(folder, 'another-host~1~old', OLD);
  await put(folder, 'no-name-of-ours', NEW);
  assert.equal(await files.sweepLeftovers(LIMIT), 4);
  const left = (await readdir(join(folder, 'incoming'))).sort();
  assert.deepEqual(
    left,
    [`${here}~${process.pid}~new`, `another-host~${process.pid}~new`, 'no-name-of-ours'].sort(),
  );
  assert.equal(await files.sweepLeftovers(LIMIT), 0);
});

test('an upload in progress survives the sweep', async (t) => {
  const files = await openSpool(await createFolder(t));
  const body = new PassThrough();
  const receiving = files.receive(body, 100);
  body.write('first half, ');
  assert.equal(await files.sweepLeftovers(LIMIT), 0);
  body.end('second half');
  const received = await receiving;
  assert.equal(received.outcome, 'received');
  assert.ok((await stat(received.file.path)).isFile());
});
