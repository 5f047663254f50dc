import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../db/testing/programs.js';
import { projectRoot } from '../src/project-root.js';
import { sizeOf, spread } from './develop/test/sizes.js';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function run(file: string, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const cwd = fileURLToPath(projectRoot);
    const program = findProgram(new URL(file, projectRoot));
    execFile(process.execPath, [program, ...words], { cwd }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const { scripts } = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The compiled programs of package.json's scripts. */
const programs = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file = ''] = /\bnode (dist\/\S+\.js)/.exec(line) ?? [];
  return file === '' || name === 'specs:check' ? [] : [[name, file] as const];
});

test('the commands of package.json are found', () => {
  assert.ok(programs.length >= 15, String(programs.length));
});

test('commands describe themselves with examples, and refuse unknown options in one line', async () => {
  for (const [name, file] of spread(programs, sizeOf('describedCommands'))) {
    const help = await run(file, '--help');
    assert.deepEqual([help.code, help.stderr], [0, ''], name);
    assert.match(help.stdout, /^Usage: npm (run|start|test)[^]*Examples?:\n/, name);
    const misuse = await run(file, '--no-such-option');
    assert.equal(misuse.code, 2, name);
    assert.match(misuse.stderr, /--no-such-option[^\n]*--help[^\n]*\n/, name);
  }
});
