/** Builds what has changed, then runs the tests: `npm test`, `npm run test:all`; see test.ts. */
import { build, needsBuild } from './build.js';

if (!needsBuild() || (await build())) await import('../../dist/scripts/develop/test.js');
else process.exitCode = 1;
