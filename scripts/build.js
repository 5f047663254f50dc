/**
 * Compiles the project into dist/ and copies there the plain files that the server reads: `npm run build`. With
 * `--if-changed`, as `npm start` runs it, only when dist/ is missing or was built from other sources.
 */
import { build, needsBuild } from './build/build.js';

if ((!process.argv.includes('--if-changed') || needsBuild()) && !build()) process.exitCode = 1;
