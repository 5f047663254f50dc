import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';

const root = fileURLToPath(projectRoot);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a line of the shell as npm does and expects it to succeed. */
async function expectSuccess(line: string, environment: Record<string, string> = {}): Promise<void> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, NODE_TEST_CONTEXT: '', PATH, ...environment };
  const child = spawn('sh', ['-c', line], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  assert.equal(code, 0, output.trimEnd());
}

for (const script of ['lint', 'format:check', 'specs:check', 'specs:lint', 'compat'])
  test(`npm run ${script}`, () =>
    // Without a build, because other tests run from dist/.
    expectSuccess(
      (scripts[script] ?? 'false').replace(/^node scripts\/develop\/build\.js --if-changed && /, ''),
    ));
