import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The programs that tests start often: relative to dist/. */
export const PROGRAMS = [
  'contract-tests/run.js',
  'db/testing/database-process.js',
  'scripts/operate/backup.js',
  'scripts/try/demo.js',
  'src/wiring/testing/failing-database.js',
  'scripts/operate/move.js',
  'scripts/operate/players.js',
  'scripts/operate/projects.js',
  'scripts/operate/recount.js',
  'scripts/operate/restore.js',
  'scripts/operate/verdicts.js',
  'src/main.js',
  'src/wiring/testing/run-with-clock.js',
  'src/worker/inspect-thread.js',
];

/** The folder of all compiled programs. */
const COMPILED = new URL('../../', import.meta.url).href;

/**
 * Returns the path of a compiled program as tests start it: in a quick run its bundle, in the folder that TEST_PROGRAMS names,
 * because loading hundreds of modules takes longer than most of what a test asks of it; otherwise the program itself.
 */
export function findProgram(compiled: URL): string {
  const { TEST_PROGRAMS: folder } = process.env;
  if (folder && compiled.href.startsWith(COMPILED)) {
    const bundle = join(folder, compiled.href.slice(COMPILED.length));
    if (existsSync(bundle)) return bundle;
  }
  return fileURLToPath(compiled);
}
