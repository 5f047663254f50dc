import { deepEqual, ok } from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { number, type BodyChunk } from '../../src/worker/gbx/testing/gbx-bytes.js';
import { buildGhostFile, buildMapFile, buildReplayFile } from '../../src/worker/gbx/testing/gbx-files.js';
import { createClient, type Client } from './client.js';
import type { ServerProcess } from '../../src/wiring/testing/server-process.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import type { Database } from '../targets/test-database.js';
import { mapConcurrently, waitUntil } from '../testing/concurrency.js';
import { createSite } from './site.js';

const BOMBS = process.env['FULL'] ? 100 : 10;
const MAP_UID = 'bomb-map';
const AT_ONCE = 8;
const DEADLINE_MS = 120_000;
const MAX_BYTES_OVER_IDLE = 150 * 2 ** 20;
/** The two files of a submission. */
interface Files {
  map: Buffer;
  replay: Buffer;
}

const CHECKPOINTS = 0x0309200b;
const FOUR_BILLION = 0xffffffff;
const run = { timeMs: 40_820, accountId: 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', packing: 'lzo' } as const;

for (const database of databasesOrOnly('SQLite')) {
  test(`${BOMBS} bombs of one address are unsupported at the first try, in little memory, and the run of another address passes (${database})`, (context) =>
    proveBombsAreHarmless(context, database));
}

async function proveBombsAreHarmless(context: TestContext, database: Database): Promise<void> {
  const { send, start } = await createSite(context, database, ['verification']);
  const server = await start({ TRUST_PROXY: 'true' });
  const clientAt = (address: string): Client =>
    createClient(server.urls['verification'] ?? '', (request) =>
      send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } }),
    );
  const attacker = clientAt('192.0.2.66');
  const player = clientAt('192.0.2.1');
  const honest = await uploadAll(player, {
    map: buildMapFile({ uid: MAP_UID }),
    replay: buildReplayFile({
      mapUid: MAP_UID,
      timeMs: 41_500,
      accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb',
    }),
  });
  const idle = await metric(server, /^process_resident_memory_bytes (\S+)$/m);
  const bombs = await Promise.all(
    Object.values(buildBombs(MAP_UID)).map((files) => uploadAll(attacker, files)),
  );
  const ids = Array.from({ length: BOMBS }, (_, index) => `bomb-${index}`);

  await mapConcurrently([...ids.entries()], AT_ONCE, async ([index, id]) => {
    const refs = bombs[index % bombs.length];
    if (refs) await attacker.submit(id, MAP_UID, refs);
  });
  await player.submit('honest', MAP_UID, honest);
  let most = 0;
  await waitUntil(
    'every submission has its verdict',
    async () => {
      most = Math.max(most, await metric(server, /^process_resident_memory_bytes (\S+)$/m));
      const statuses = [...(await player.records(['honest', ...ids])).values()];
      return statuses.length === BOMBS + 1 && !statuses.includes('pending');
    },
    { deadlineMs: DEADLINE_MS },
  );

  deepEqual([...(await player.records(['honest'])).values()], ['pass']);
  const unsupported =
    /^verification_verdicts_total\{track="replay",status="unavailable",reason="unsupported"\} (\S+)$/m;
  deepEqual(await metric(server, unsupported), BOMBS, 'none is a service_error');
  deepEqual(await metric(server, /^verification_failed_tries_total\{track="replay"\} (\S+)$/m), 0);
  ok(most - idle <= MAX_BYTES_OVER_IDLE, `${(most - idle) >> 20} MiB more than idle`);
  context.diagnostic(`${(most - idle) >> 20} MiB more than idle`);
}

async function uploadAll(client: Client, files: Files): Promise<{ map: string; replay: string }> {
  return {
    map: await client.uploadFile('map', files.map),
    replay: await client.uploadFile('replay', files.replay),
  };
}

/** A number among the metrics; 0 where it is not there yet. */
async function metric(server: ServerProcess, pattern: RegExp): Promise<number> {
  const metrics = await (await fetch(`${server.adminUrl}/metrics`)).text();
  return Number(pattern.exec(metrics)?.[1] ?? 0);
}

/** Submissions of a map whose files claim far more than they have, or unpack to far more work than their size shows, by name. */
function buildBombs(mapUid: string): Record<string, Files> {
  const map = buildMapFile({ uid: mapUid });
  const inputs = { ticks: 10_000_000, bytes: Buffer.alloc(2_500_000, 0xff) };
  const buildGhost = (changes: Partial<Parameters<typeof buildGhostFile>[0]>): Buffer =>
    buildGhostFile({ ...run, mapUid, ...changes });
  const longInputs = buildGhost({ inputs: [inputs] });
  return {
    '16 input lists of 10 M ticks': { map, replay: buildGhost({ inputs: Array(16).fill(inputs) }) },
    'an input list of 10 M ticks': { map, replay: longInputs },
    // A map whose blocks or items are not read is left out, so that the run has to be a bomb, too.
    '4 billion blocks': { map: buildMapFile({ uid: mapUid, blockCount: FOUR_BILLION }), replay: longInputs },
    '4 billion items': { map: buildMapFile({ uid: mapUid, itemCount: FOUR_BILLION }), replay: longInputs },
    '200,000 checkpoints': { map, replay: buildGhost({ editChunks: withCheckpoints(200_000) }) },
  };
}

function withCheckpoints(count: number): (chunks: BodyChunk[]) => BodyChunk[] {
  const data = Buffer.concat([number(count), Buffer.alloc(8 * count)]);
  return (chunks) => chunks.map((chunk) => (chunk.id === CHECKPOINTS ? { ...chunk, data } : chunk));
}
