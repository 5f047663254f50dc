/**
 * The example program of the generated clients, on the command line: `npm run example -- --verification URL`. When: to see
 * the clients at work; the tests run the same program against a mock and a server. Reads the two files that --map and --replay
 * name, by default a few bytes that are neither. Writes what the service does with them to standard output.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyRun } from './example/program.js';

const { values } = parseArgs({
  options: {
    verification: { type: 'string', default: 'http://127.0.0.1:4002' },
    map: { type: 'string' },
    replay: { type: 'string' },
    uid: { type: 'string', default: 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0' },
  },
});

function read(file: string | undefined): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(file === undefined ? Buffer.from('no such file') : readFileSync(file));
}

try {
  const run = {
    recordId: `example-${randomUUID()}`,
    mapUid: values.uid,
    rank: null,
    map: read(values.map),
    replay: read(values.replay),
  };
  await verifyRun({ baseUrl: values.verification }, run, console.log);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
