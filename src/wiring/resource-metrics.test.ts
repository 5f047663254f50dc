import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFolder } from '../../db/testing/folder.js';
import { LAST_BACKUP, readBackupAge } from './resource-metrics.js';

test('the age of the last backup follows from the moment in its file, and is unknown without the file', async (t) => {
  const folder = await createFolder(t);
  const now = new Date('2026-10-06T08:00:00.000Z');
  assert.equal(await readBackupAge(folder, now), null);
  await writeFile(join(folder, LAST_BACKUP), '2026-10-06T07:00:00.000Z');
  assert.equal(await readBackupAge(folder, now), 3600);
  await writeFile(join(folder, LAST_BACKUP), 'half a mom');
  assert.equal(await readBackupAge(folder, now), null);
});
