import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one process of a whole test run leaves behind, for the checks that need all of them. */
export interface TestRecord {
  /** Names of accepted plans and small tables that were in use. */
  used: string[];
  /** Functions of db/ by file and name, and whether a test called them. */
  functions: { file: string; name: string; offset: number; isCalled: boolean }[];
}

const compiled = fileURLToPath(new URL('../..', import.meta.url));
const used = new Set<string>();

/** Notes that an accepted plan or a small table is in use. */
export function noteUse(name: string): void {
  used.add(name);
}

/** The folder for records (TEST_RECORDS); a run of single files has none. */
const folder = process.env['TEST_RECORDS'];
if (folder !== undefined) recordInto(folder);

/** Lets V8 note which functions are called, and writes the record when the process ends. */
function recordInto(path: string): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  process.on('exit', () => {
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      const record: TestRecord = { used: [...used], functions: result.flatMap(listFunctions) };
      writeFileSync(
        join(path, `${process.pid}-${randomBytes(4).toString('hex')}.json`),
        JSON.stringify(record),
      );
    });
  });
}

function listFunctions({ url, functions }: Profiler.ScriptCoverage): TestRecord['functions'] {
  if (!url.startsWith('file:')) return [];
  const file = fileURLToPath(url);
  if (!file.startsWith(join(compiled, 'db/')) || file.includes('/testing/') || file.endsWith('.test.js'))
    return [];
  return functions
    .filter(({ functionName }) => functionName !== '')
    .map(({ functionName, ranges: [range] }) => ({
      file: file.slice(compiled.length),
      name: functionName,
      offset: range?.startOffset ?? 0,
      isCalled: (range?.count ?? 0) > 0,
    }));
}
