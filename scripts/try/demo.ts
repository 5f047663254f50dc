/**
 * Starts the services on a throw-away database that holds exactly the specs' examples: `npm run demo`.
 * When: to look around, and by the tests that compare examples with responses. Reads generated/; writes a temporary folder,
 * or the empty database of DEMO_DATABASE_URL, which the tests use for PostgreSQL. The clock shows
 * the examples' time until they are stored, then runs, so that ages and counts of the last hours match the examples.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../db/connect.js';
import { seed } from '../../db/seeds/index.js';
import { seedStagedFiles } from '../../db/seeds/staged-files.js';
import {
  STORY_PLAYER,
  STORY_TIME,
  STORY_WEBHOOK_SECRET,
  type StoryRequest,
  storyRequests,
} from '../../db/seeds/story.js';
import { run } from '../../src/wiring/run.js';
import { readCommandLine } from '../command-line.js';
import { createSampleFiles, readDocuments, type SampleFiles } from './sample-files.js';

const USAGE = `Usage: npm run demo

Starts the services on a throw-away database that holds exactly the examples of the documents, and says what to try.
Ports and addresses are those of the services: AGGREGATOR_PORT and so on, see .env.example.

Examples:
  npm run demo
  VERIFICATION_PORT=5002 npm run demo`;

readCommandLine(USAGE, {});

/** A clock that does not run until it is released. */
function createClock(start: string): { now: () => Date; letGo: () => void } {
  const from = Date.parse(start);
  let since: number | null = null;
  return {
    now: () => new Date(since === null ? from : from + performance.now() - since),
    letGo: () => {
      since = performance.now();
    },
  };
}

async function send(baseUrl: string, { method, path, body }: StoryRequest): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'x-webhook-secret': process.env.WEBHOOK_SECRET ?? '',
  };
  const response = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(
      `${method} ${path} of the story was refused: ${response.status} ${await response.text()}`,
    );
  await response.text();
}

/** Settings of an operator's shell with which the story would not be stored, or not where it can be thrown away. */
const NOT_OF_DEMO = [
  'ADMIN_TOKEN',
  'ARTIFACT_STORE',
  'DEEP_VERIFIER_COMMAND',
  'INGEST_TOKEN',
  'INGEST_TOKENS',
  'PLUGIN_AUTH_SECRET',
  'PLUGIN_PROJECT_KEY',
  'PRIMARY_CLUB_ID',
  'SERVICES',
];

/** Points the process at the throw-away database; an operator's own must never be filled with examples. */
function setUp(folder: string, databaseUrl: string | undefined): void {
  process.env.DATA_DIR = folder;
  process.env.WEBHOOK_SECRET ??= STORY_WEBHOOK_SECRET;
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
  else delete process.env.DATABASE_URL;
  // On a terminal, the story and what a browser reads would push the box out of sight.
  process.env.LOG_LEVEL ??= process.stdout.isTTY ? 'error' : 'info';
  for (const name of NOT_OF_DEMO) delete process.env[name];
}

/** Writes the two files of the submission's example where a reader can upload them. */
async function writeFiles(folder: string, { map, replay }: SampleFiles): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'run.Map.Gbx'), map.bytes);
  await writeFile(join(folder, 'run.Replay.Gbx'), replay.bytes);
}

/** Returns a box with what to try next. */
function describeDemo(
  addresses: Readonly<Record<string, string>>,
  folder: string,
  { mapUid, map, replay }: SampleFiles,
): string {
  const { aggregator = '', verification = '', catalog = '', admin = '' } = addresses;
  const option = (name: string, url: string, usual: string): string =>
    url === usual ? '' : ` -- ${name}${url}`;
  const rows = (pairs: [string, string][]): string[] => {
    const width = Math.max(...pairs.map(([what]) => what.length));
    return pairs.map(([what, why]) => `  ${what.padEnd(width)}  ${why}`);
  };
  const lines = [
    'The demo is ready. Open in a browser:',
    '',
    ...rows([
      [`${catalog}/board/`, 'the board: who holds which record'],
      [`${catalog}/map/#${mapUid}`, 'a map, its history and verdicts'],
      [`${catalog}/player/#${STORY_PLAYER}`, 'a player: records, gains and losses'],
      [`${aggregator}/api/`, 'the documentation, to read and to try'],
      [`${admin}/`, 'the state of the services'],
    ]),
    '',
    'Or in another terminal:',
    '',
    ...rows([
      [
        `npm run example${option('--verification ', verification, 'http://127.0.0.1:4002')}`,
        'two uploads, and a verdict',
      ],
    ]),
    `  curl -s '${catalog}/api/v1/latest-wr?includeRecent=false'`,
    '',
    `Files to upload  run.Map.Gbx and run.Replay.Gbx in ${folder}, map uid ${mapUid}`,
    `Staged already   ${map.reference} and ${replay.reference}`,
    `Webhook          x-webhook-secret: ${process.env.WEBHOOK_SECRET}`,
    '',
    'Ctrl+C ends it and removes its data.',
  ];
  return ['', '┌', ...lines.map((line) => `│ ${line}`.trimEnd()), '└'].join('\n');
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'record-services-demo-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = process.env.DEMO_DATABASE_URL;
  setUp(folder, databaseUrl);
  const documents = readDocuments();
  const database = await connect({ databaseUrl, sqliteFile: join(folder, 'records.sqlite') });
  await seed(database, documents);
  const files = createSampleFiles(documents);
  await seedStagedFiles(database, join(folder, 'artifacts'), new Date(STORY_TIME), [files.map, files.replay]);
  await database.close();
  const ownFiles = join(folder, 'files');
  await writeFiles(ownFiles, files);
  const clock = createClock(STORY_TIME);
  let box = '';
  await run({
    now: clock.now,
    isTimeOfDay: false,
    beforeReady: async (addresses) => {
      box = describeDemo(addresses, ownFiles, files);
      for (const request of storyRequests(documents)) await send(addresses[request.service] ?? '', request);
      clock.letGo();
    },
  });
  console.error(box);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
