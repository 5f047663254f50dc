/**
 * Builds the project and runs its tests: `npm test`, `npm run test:all`; see test.ts for the arguments. The linter needs the
 * same program and types as the compiler, so the process that has built lints as well, when the runner asks for it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, createProgram, needsBuild, root } from './build/build.js';
import { lint } from './build/lint.js';

const built = needsBuild() ? await createProgram() : null;
if (built === null || build(built)) {
  const runner = fork(join(root, 'dist/scripts/test.js'), process.argv.slice(2), { cwd: root });
  runner.on('message', (message) => {
    if (message === 'lint') void lintProgram().then((result) => runner.send(result));
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
  const [code] = await once(runner, 'exit');
  process.exitCode = code ?? 1;
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

async function lintProgram() {
  return lint(built ?? (await createProgram()));
}
