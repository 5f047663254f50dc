import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createFolder } from '../../../db/testing/folder.js';
import { findProgram, PROGRAMS } from '../../../db/testing/programs.js';
import { runScript } from '../../../db/testing/run-process.js';
import { projectRoot } from '../../../src/project-root.js';
import { bundlePrograms } from './bundle-programs.js';

/** Runs a test with this folder of bundles, or without one. */
function withFolder(folder: string | undefined, run: () => void): void {
  const before = process.env['TEST_PROGRAMS'];
  const set = (value: string | undefined): void => {
    if (value === undefined) delete process.env['TEST_PROGRAMS'];
    else process.env['TEST_PROGRAMS'] = value;
  };
  set(folder);
  try {
    run();
  } finally {
    set(before);
  }
}

test('a bundled program does what the compiled one does, and is the one that tests start', async (t) => {
  // The runner has made them for a whole run, with the same function.
  const made = process.env['TEST_PROGRAMS'];
  const folder = made ?? (await createFolder(t));
  if (made === undefined) await bundlePrograms(folder);
  const compiled = (program: string): URL => new URL(`dist/${program}`, projectRoot);
  withFolder(folder, () => {
    for (const program of PROGRAMS) assert.equal(findProgram(compiled(program)), join(folder, program));
    const other = compiled('scripts/develop/generate.js');
    assert.equal(findProgram(other), fileURLToPath(other));
  });
  let plain: ReturnType<typeof runScript> | undefined;
  withFolder(undefined, () => {
    assert.equal(findProgram(compiled('src/main.js')), fileURLToPath(compiled('src/main.js')));
    plain = runScript(compiled('scripts/operate/verdicts.js'), ['--help']);
  });
  const bundle = pathToFileURL(join(folder, 'scripts/operate/verdicts.js'));
  assert.deepEqual(await runScript(bundle, ['--help']), await plain);
});
