import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFolder } from '../wiring/testing/run-main.js';
import { findProgram, splitCommand } from './run-command.js';

test('a program is found by its path or in the folders of PATH; a folder or a file without the right to run is none', async () => {
  const folder = createFolder();
  const [program, text] = [join(folder, 'verify'), join(folder, 'text')];
  for (const file of [program, text]) writeFileSync(file, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  chmodSync(text, 0o644);
  mkdirSync(join(folder, 'inner'));
  assert.equal(await findProgram(program, ''), program);
  assert.equal(await findProgram('verify', `/nowhere:${folder}`), program);
  assert.equal(await findProgram('verify', '/nowhere'), null);
  for (const name of ['text', 'inner', 'missing'])
    assert.equal(await findProgram(join(folder, name), ''), null);
});

const commands: [command: string, words: string[]][] = [
  ['verify', ['verify']],
  ['  /opt/verify   --fast\t-x ', ['/opt/verify', '--fast', '-x']],
  ['"/opt/my tools/verify" --level="very high"', ['/opt/my tools/verify', '--level=very high']],
  ['verify "" $HOME; *', ['verify', '', '$HOME;', '*']],
];
for (const [command, words] of commands) {
  test(`splits ${command}`, () => assert.deepEqual(splitCommand(command), words));
}

test('refuses an empty command and an unclosed quote', () => {
  assert.throws(() => splitCommand(' '), /The command is empty/);
  assert.throws(() => splitCommand('""'), /The command is empty/);
  assert.throws(() => splitCommand('verify "a'), /unclosed double quote/);
});
