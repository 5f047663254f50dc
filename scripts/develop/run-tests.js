/**
 * Builds the project and runs its tests: `npm test`, `npm run test:all`; see test.ts for the arguments. When: before a commit. Reads the
 * sources; writes dist/ and what test.ts writes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, needsBuild, root } from './build.js';

if (!needsBuild() || (await build())) {
  const runner = spawn(
    process.execPath,
    [join(root, 'dist/scripts/develop/test.js'), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
  const [code] = await once(runner, 'exit');
  process.exitCode = code ?? 1;
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
