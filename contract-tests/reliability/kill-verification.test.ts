import { deepEqual, equal, ok } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { waitUntil } from '../testing/concurrency.js';
import { createSender } from '../contract/http-client.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import { createRandom, type Random } from '../../db/testing/random.js';
import type { ServerProcess } from '../../src/wiring/testing/server-process.js';
import { createClient, type Client } from './client.js';
import { createSite } from './site.js';
import { noAcknowledgements, submitAll, type Acknowledged } from './verification-load.js';

const SEED = 20261006;
const ROUNDS = process.env['FULL'] ? 3 : 1;
const SUBMISSIONS_PER_ROUND = 50;
/** The job of a killed worker is released when its lease expires. */
const VERDICT_DEADLINE_MS = 90_000;
for (const database of databasesOrOnly('SQLite')) {
  describe(`A server on ${database} that is killed`, () => {
    test(
      'during 50 uploads and submissions loses nothing acknowledged',
      { timeout: 240_000 },
      async (context) => {
        const { send, start, environment } = await createSite(context, database, ['verification']);
        const all = noAcknowledgements();
        const random = createRandom(SEED);
        for (let round = 0; round < ROUNDS; round++) await killOnce(await start(), round, random, all);
        context.diagnostic(
          `acknowledged: ${all.artifacts.length} uploads, ${all.submissions.length} submissions`,
        );
        ok(all.artifacts.length > 0 && all.submissions.length > 0, 'some were acknowledged before a kill');
        ok(all.submissions.length < ROUNDS * SUBMISSIONS_PER_ROUND, 'the kills hit requests in flight');
        const server = await start();
        const client = createClient(server.urls['verification'] ?? '', send);
        await proveNothingIsLost(client, all, environment['DATA_DIR'] ?? '');
        await server.stop();
      },
    );
  });
}

/** Kills the server after a number of acknowledgements, while their requests are in flight. */
async function killOnce(
  server: ServerProcess,
  round: number,
  random: Random,
  all: Acknowledged,
): Promise<void> {
  const { send, close } = createSender(64);
  const client = createClient(server.urls['verification'] ?? '', send);
  const killAfter = random.between(10, SUBMISSIONS_PER_ROUND * 2);
  let count = 0;
  let killed: Promise<void> | undefined;
  const onAcknowledged = (): void => {
    count += 1;
    if (count === killAfter) killed = server.kill();
  };
  const acknowledged = await submitAll(client, {
    name: `round-${round}`,
    count: SUBMISSIONS_PER_ROUND,
    random,
    onAcknowledged,
  });
  await (killed ?? server.kill());
  close();
  all.artifacts.push(...acknowledged.artifacts);
  all.submissions.push(...acknowledged.submissions);
}

async function proveNothingIsLost(client: Client, all: Acknowledged, dataDir: string): Promise<void> {
  const submitted = all.submissions.map(({ recordId }) => recordId);
  const known = await client.records(submitted);
  deepEqual(
    submitted.filter((id) => !known.has(id)),
    [],
  );
  const ids = [...submitted, ...(await everyArtifactIsUsable(client, all))];
  const statuses = async (): Promise<(string | undefined)[]> => {
    const records = await client.records(ids);
    return ids.map((id) => records.get(id));
  };
  await waitUntil('every record has its verdict', async () => !(await statuses()).includes('pending'), {
    deadlineMs: VERDICT_DEADLINE_MS,
    pauseMs: 200,
  });
  // Only complete files with the right content can pass.
  deepEqual(new Set(await statuses()), new Set(['pass']));
  await waitUntil(
    'no partial file is left',
    async () => (await inspectArtifacts(dataDir)).leftovers.length === 0,
  );
  deepEqual((await inspectArtifacts(dataDir)).damaged, []);
}

/** Submits each artifact with a newly uploaded counterpart. Returns the record ids. */
async function everyArtifactIsUsable(client: Client, { artifacts }: Acknowledged): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, { kind, ref, mapUid }] of artifacts.entries()) {
    const other = await client.upload(kind === 'map' ? 'replay' : 'map', mapUid, 1000);
    const refs = kind === 'map' ? { map: ref, replay: other } : { map: other, replay: ref };
    const recordId = `again-${index}`;
    equal(typeof (await client.submit(recordId, mapUid, refs)), 'string');
    ids.push(recordId);
  }
  return ids;
}

/** The id of the store, which is no staged file. */
const STORE_ID = 'store-id';

/**
 * Returns findings about the staged files below a DATA_DIR: incomplete uploads, and files whose content does not
 * match their name.
 */
async function inspectArtifacts(dataDir: string): Promise<{ leftovers: string[]; damaged: string[] }> {
  const folder = join(dataDir, 'artifacts');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== STORE_ID)
    .map((entry) => join(entry.parentPath, entry.name));
  const incoming = join(folder, 'incoming');
  const damaged: string[] = [];
  for (const file of files.filter((path) => !path.startsWith(incoming))) {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    if (digest !== basename(file)) damaged.push(file);
  }
  return { leftovers: files.filter((path) => path.startsWith(incoming)), damaged };
}
