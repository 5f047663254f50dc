/**
 * Starts the services on a throw-away database that holds exactly the specs' examples: `npm run demo`.
 * When: to look around, and by the tests that compare examples with responses. Reads generated/; writes a temporary folder,
 * or the empty database of DEMO_DATABASE_URL, which the tests use for PostgreSQL. The clock stands still at
 * the examples' time until they are stored, then runs, so that ages and counts of the last hours match the examples.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../db/connect.js';
import { seed, type SeedDocuments } from '../../db/seeds/index.js';
import { seedStagedFiles, type StagedFile } from '../../db/seeds/staged-files.js';
import {
  requestExample,
  STORY_TIME,
  STORY_WEBHOOK_SECRET,
  type StoryRequest,
  storyRequests,
} from '../../db/seeds/story.js';
import { SERVICES } from '../../src/config.js';
import { run } from '../../src/main/run.js';
import { projectRoot } from '../../src/project-root.js';
import { buildMapFile, buildReplayFile } from '../../src/worker/gbx/testing/gbx-files.js';
import { readCommandLine } from '../command-line.js';

/** The files of the example submission. */
export interface SampleFiles {
  mapUid: string;
  /** The map and then the replay, under the references of the example. */
  staged: readonly StagedFile[];
}

/** The run of rec-1045 in specs/STORY.md. */
const RUN = { accountId: '02ca118c-2342-4a92-861e-d4811f757650', nickname: 'oakhollow', timeMs: 40_820 };
const MAP = { name: 'Fall 2024 - 08 Cleaned', authorTimeMs: 41_208 };

/** Returns a map and a replay of the story's run on it, which verify, for the references of the submission's example. */
export function createSampleFiles(documents: SeedDocuments): SampleFiles {
  const { body } = requestExample(documents, ['verification', 'createReplaySubmission', 'newRecord']);
  const { map_uid: uid, map_ref, replay_ref } = body as Record<'map_uid' | 'map_ref' | 'replay_ref', string>;
  return {
    mapUid: uid,
    staged: [
      { reference: map_ref, filename: `${MAP.name}.Map.Gbx`, bytes: buildMapFile({ uid, ...MAP }) },
      {
        reference: replay_ref,
        filename: `${MAP.name} - ${RUN.nickname}.Replay.Gbx`,
        bytes: buildReplayFile({ mapUid: uid, ...RUN }),
      },
    ],
  };
}

const USAGE = `Usage: npm run demo

Starts the services on a throw-away database that holds exactly the examples of the documents, and says what to try.
Ports and addresses are those of the services: AGGREGATOR_PORT and so on, see .env.example.

Examples:
  npm run demo
  VERIFICATION_PORT=5002 npm run demo`;

readCommandLine(USAGE, {});

const TOKEN = process.env.INGEST_TOKEN ?? process.env.ADMIN_TOKEN ?? '';

function readDocuments(): SeedDocuments {
  const read = (service: string): unknown =>
    JSON.parse(readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8'));
  return Object.fromEntries(SERVICES.map((service) => [service, read(service)])) as unknown as SeedDocuments;
}

/** A clock that stands still until it is released. */
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
    'x-ingest-token': TOKEN,
    'x-admin-token': TOKEN,
    'x-webhook-secret': process.env.WEBHOOK_SECRET ?? '',
  };
  const response = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(
      `${method} ${path} of the story was refused: ${response.status} ${await response.text()}`,
    );
  await response.text();
}

/** Points the process at the throw-away database; an operator's own must never be filled with examples. */
function setUp(folder: string, databaseUrl: string | undefined): void {
  process.env.DATA_DIR = folder;
  process.env.WEBHOOK_SECRET ??= STORY_WEBHOOK_SECRET;
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
  else delete process.env.DATABASE_URL;
  for (const name of ['PLUGIN_AUTH_SECRET', 'PLUGIN_PROJECT_KEY', 'PRIMARY_CLUB_ID', 'SERVICES'])
    delete process.env[name];
}

/** Writes the two files of the submission's example where a reader can upload them, and returns what to do with them. */
async function describeDemo(folder: string, { mapUid, staged }: SampleFiles): Promise<string> {
  await mkdir(folder);
  const [map, replay] = staged;
  await writeFile(join(folder, 'run.Map.Gbx'), map?.bytes ?? '');
  await writeFile(join(folder, 'run.Replay.Gbx'), replay?.bytes ?? '');
  return [
    `To walk from two uploads to a verdict, as scripts/try/example/README.md shows it: cd ${folder}, which has run.Map.Gbx and`,
    `  run.Replay.Gbx, and submit them with the map uid ${mapUid}.`,
    `The example of a submission works as it is: ${staged.map(({ reference }) => reference).join(' and ')} are staged.`,
    `The webhook's secret is ${process.env.WEBHOOK_SECRET}, in the header x-webhook-secret.`,
  ].join('\n');
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
  await seedStagedFiles(database, join(folder, 'artifacts'), new Date(STORY_TIME), files.staged);
  await database.close();
  const clock = createClock(STORY_TIME);
  await run({
    now: clock.now,
    beforeReady: async (addresses) => {
      for (const request of storyRequests(documents)) await send(addresses[request.service] ?? '', request);
      clock.letGo();
      console.error(await describeDemo(join(folder, 'files'), files));
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
