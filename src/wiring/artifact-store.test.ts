import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenArtifact } from '../../db/artifacts/artifact-files.js';
import { createOpenArtifact, createStoreCheck } from './artifact-store.js';

const opened = { path: '/kept', close: () => Promise.resolve() };
const open: OpenArtifact = (sha256) => Promise.resolve(sha256 === 'kept' ? opened : null);

test('a missing file is a fault while a reference to it has not expired, and else just missing', async () => {
  const openReferenced = createOpenArtifact(open, (sha256) => Promise.resolve(sha256 !== 'expired'));
  assert.equal(await openReferenced('kept'), opened);
  assert.equal(await openReferenced('expired'), null);
  await assert.rejects(openReferenced('lost'), /artifact lost is missing, and a reference to it has not/);
});

test('a check of the store is shared by those who ask within its time', async () => {
  let checks = 0;
  const isUp = createStoreCheck({
    check: () => {
      checks += 1;
      return Promise.reject(new Error('no route'));
    },
  });
  assert.deepEqual(await Promise.all([isUp(), isUp(), isUp()]), [false, false, false]);
  assert.equal(checks, 1);
});
