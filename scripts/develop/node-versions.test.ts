import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { projectRoot } from '../../src/project-root.js';

/** Every operation over HTTP, the life of a process, both drivers, and a command; CI also runs `npm test` on each version. */
const PATHS = ['contract-tests/contract.test', 'src/main.test', 'db/connection/', 'scripts/operate/start'];
const others = ['22', '24'].filter((major) => !process.version.startsWith(`v${major}.`));

for (const major of others)
  test(`what depends on Node.js passes on Node.js ${major}`, { skip: !process.env['FULL'] }, async () => {
    // With it, node:test runs nothing.
    const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
    const program = ['--yes', `--package=node@${major}`, '--', 'node', 'dist/scripts/develop/test.js'];
    const child = spawn('npx', [...program, '--at-once=1', ...PATHS], {
      cwd: projectRoot,
      env: { ...environment, FULL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    assert.equal(code, 0, output);
  });
