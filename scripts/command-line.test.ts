import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../db/testing/programs.js';
import { projectRoot } from '../src/project-root.js';
import { runCommand } from './command-line.js';

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

test('a failed command says why, also where a name has two addresses that refuse', async (t) => {
  const said = t.mock.method(console, 'error', () => undefined);
  const refused = (address: string): Error =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: 'ECONNREFUSED' });
  const failures: [Error, string][] = [
    [new Error('The disk is full.'), 'The disk is full.'],
    [
      Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')], ''), { code: 'ECONNREFUSED' }),
      'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
    ],
    [Object.assign(new Error(''), { code: 'ECONNRESET' }), 'ECONNRESET'],
  ];
  for (const [error] of failures) runCommand(() => Promise.reject(error));
  await setImmediate();
  process.exitCode = 0;
  assert.deepEqual(
    said.mock.calls.map(({ arguments: words }) => words),
    failures.map(([, sentence]) => [sentence]),
  );
});

test('the commands of package.json are found', () => {
  assert.ok(programs.length >= 15, String(programs.length));
});

test('commands describe themselves with examples, and refuse unknown options in one line', async () => {
  for (const [name, file] of process.env['FULL'] ? programs : programs.slice(0, 2)) {
    const help = await run(file, '--help');
    assert.deepEqual([help.code, help.stderr], [0, ''], name);
    assert.match(help.stdout, /^Usage: npm (run|start|test)[^]*Examples?:\n/, name);
    const misuse = await run(file, '--no-such-option');
    assert.equal(misuse.code, 2, name);
    assert.match(misuse.stderr, /--no-such-option[^\n]*--help[^\n]*\n/, name);
  }
});
