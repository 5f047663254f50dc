import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsPrograms } from './memory-folder.js';

const DISK = '/dev/vda / ext4 rw,relatime 0 0\n';

for (const [name, mounts, expected] of [
  ['a file system in memory', `${DISK}tmpfs /dev/shm tmpfs rw,nosuid,nodev,size=8g 0 0\n`, true],
  ['one that runs no programs', `${DISK}shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=64m 0 0\n`, false],
  ['one that is only read', `${DISK}tmpfs /dev/shm tmpfs ro,relatime 0 0\n`, false],
  ['one that another is mounted over', `tmpfs /dev/shm tmpfs rw 0 0\n/dev/vdb /dev/shm ext4 rw 0 0\n`, false],
  ['none', DISK, false],
  ['no Linux', '', false],
] as const) {
  test(`temporary files are ${expected ? '' : 'not '}in memory with ${name}`, () => {
    assert.equal(runsPrograms(mounts), expected);
  });
}
