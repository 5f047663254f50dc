import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitCommand } from './command-line.js';

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
