/**
 * The walk of record-services-client from two uploads to a verdict, on the command line: `npm run example`, or with `-- --verification
 * URL` for another server than `npm run demo`. When: to see the client at work, and what each step sends and gets; the tests
 * run the same program against mocks and servers. Reads the two files that --map and --replay name, by default those of the
 * demo. Sends two uploads and a submission under a record id of its own, and nothing else.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { exitWithMisuse, readCommandLine, runCommand } from '../command-line.js';
import { createShowingFetch } from './example/showing-fetch.js';
import { verifyRun, type Run } from './example/verify-run.js';
import { createSampleFiles, readDocuments } from './sample-files.js';

const USAGE = `Usage: npm run example -- [options]

Uploads a map and a replay, submits them, waits for the verdict, and shows what each step sends and gets.

  --verification URL     base URL of the service; npm run demo by default
  --map FILE, --replay FILE, --uid UID
                         your files and the map's uid; those of the demo by default

Examples:
  npm run example
  npm run example -- --verification https://v.example --map A.Map.Gbx --replay A.Replay.Gbx --uid MAP_UID`;

const { values } = readCommandLine(USAGE, {
  verification: { type: 'string', default: 'http://127.0.0.1:4002' },
  map: { type: 'string' },
  replay: { type: 'string' },
  uid: { type: 'string' },
});

type Files = Pick<Run, 'mapUid' | 'map' | 'replay'>;

function readFiles(): Files {
  const { map, replay, uid } = values;
  if (map === undefined && replay === undefined && uid === undefined) {
    const files = createSampleFiles(readDocuments());
    return { mapUid: files.mapUid, map: files.map.bytes, replay: files.replay.bytes };
  }
  if (map === undefined || replay === undefined || uid === undefined)
    return exitWithMisuse('--map, --replay and --uid belong together');
  return { mapUid: uid, map: readFileSync(map), replay: readFileSync(replay) };
}

/** What a player would want to know. */
const MEANING: Readonly<Record<string, string>> = {
  pass: 'The files agree about one run. It is no proof that somebody drove it.',
  fail: 'The files contradict each other, or the replay is of another map.',
  pending: 'A person has to look at it.',
  unavailable: 'The files could not be read.',
};

async function main(): Promise<void> {
  const run = { recordId: `example-${randomUUID()}`, rank: null, ...readFiles() };
  const client = { baseUrl: values.verification.replace(/\/$/, ''), fetch: createShowingFetch(console.log) };
  const { status, reason } = await verifyRun(client, run, (step) => console.log(`\n${step}`));
  console.log(`\n${status} (${reason}): ${MEANING[status] ?? ''}`);
}

runCommand(main);
