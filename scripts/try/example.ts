/**
 * The example programs of the generated clients, on the command line: `npm run example`, or with `-- --verification URL
 * --aggregator URL --catalog URL` for other servers than those of `npm run demo`. When: to see the clients at work; the tests
 * run the same programs against mocks and servers. Reads the two files that --map and --replay name, by default a few
 * invalid bytes. Sends a submission and a tracker's run, and prints the results.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readCommandLine } from '../command-line.js';
import { reportRecord } from './example/report-record.js';
import { verifyRun } from './example/verify-run.js';

const USAGE = `Usage: npm run example -- [options]

Runs programs that use the generated clients, from two uploads to a verdict.

  --aggregator URL, --verification URL, --catalog URL
                         base URLs; those of npm run demo by default
  --token TOKEN          the aggregator's INGEST_TOKEN
  --map FILE, --replay FILE, --uid UID
                         the files to upload, and the map's uid

Examples:
  npm run example
  npm run example -- --verification https://v.example --map A.Map.Gbx --replay A.Replay.Gbx --uid MAP_UID`;

const { values } = readCommandLine(USAGE, {
  aggregator: { type: 'string', default: 'http://127.0.0.1:4001' },
  verification: { type: 'string', default: 'http://127.0.0.1:4002' },
  catalog: { type: 'string', default: 'http://127.0.0.1:4003' },
  token: { type: 'string' },
  map: { type: 'string' },
  replay: { type: 'string' },
  uid: { type: 'string', default: 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0' },
});

function read(file: string | undefined): Uint8Array {
  return file === undefined ? Buffer.from('no such file') : readFileSync(file);
}

async function main(): Promise<void> {
  const run = {
    recordId: `example-${randomUUID()}`,
    mapUid: values.uid,
    rank: null,
    map: read(values.map),
    replay: read(values.replay),
  };
  await verifyRun({ baseUrl: values.verification }, run, console.log);
  const headers: Record<string, string> =
    values.token === undefined ? {} : { 'x-ingest-token': values.token };
  const found = {
    projectKey: 'example',
    mapUid: values.uid,
    mapName: 'An example',
    accountId: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0',
    holder: 'Kestrel',
    timeMs: 40_820,
    checkedAt: new Date(),
  };
  const clients = {
    aggregator: { baseUrl: values.aggregator, headers },
    catalog: { baseUrl: values.catalog },
  };
  await reportRecord(clients, found, console.log);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
