import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { createFolder } from '../../db/testing/folder.js';
import { startS3Server, type S3Server } from '../../db/testing/s3-server.js';
import { createClient, type Client } from './client.js';
import type { ServerProcess } from '../../src/wiring/testing/server-process.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { mapConcurrently, waitUntil } from '../testing/concurrency.js';
import { createSite } from './site.js';

const PROCESSES = 3;
const SUBMISSIONS = process.env['FULL'] ? 60 : 9;
const AT_ONCE = 8;
const VERDICT_DEADLINE_MS = 120_000;
const FILE_BYTES = 2000;
/** Starts an S3 server; returns it with the settings of processes that keep their artifacts there. */
async function startBucket(
  context: TestContext,
): Promise<{ s3: S3Server; settings: Record<string, string> }> {
  const s3 = await startS3Server();
  context.after(s3.kill);
  return { s3, settings: { ...s3.environment(s3.newLocation()), MIN_FREE_BYTES: '0' } };
}

async function readiness(server: ServerProcess): Promise<unknown> {
  return (await fetch(`${server.adminUrl}/readyz`)).json();
}

/** Resolves when all records have a verdict; returns how many have each status. */
async function countVerdicts(client: Client, ids: string[]): Promise<Record<string, number>> {
  let statuses: unknown[] = [];
  await waitUntil(
    'every record has its verdict',
    async () => {
      const records = await client.records(ids);
      statuses = ids.map((id) => records.get(id) ?? 'unknown');
      return !statuses.includes('pending');
    },
    { deadlineMs: VERDICT_DEADLINE_MS, pauseMs: 200 },
  );
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[String(status)] = (counts[String(status)] ?? 0) + 1;
  return counts;
}

if (availableDatabases().includes('PostgreSQL')) {
  describe('Processes over one PostgreSQL database', () => {
    test(
      `with a bucket: ${SUBMISSIONS} of ${SUBMISSIONS} submissions, balanced request by request, reach their verdict`,
      { timeout: 300_000 },
      async (context) => {
        const { send, start } = await createSite(context, 'PostgreSQL', ['verification']);
        const { settings } = await startBucket(context);
        const servers = await Promise.all(
          Array.from({ length: PROCESSES }, async () =>
            start({ ...settings, DATA_DIR: await createFolder(context) }),
          ),
        );
        const clients = servers.map(({ urls }) => createClient(urls['verification'] ?? '', send));
        let requests = 0;
        const next = (): Client => {
          const client = clients[requests % PROCESSES];
          requests += 1;
          if (!client) throw new Error('There is no such process.');
          return client;
        };
        const ids = Array.from({ length: SUBMISSIONS }, (_, index) => `balanced-${index}`);
        await mapConcurrently(ids, AT_ONCE, async (id) => {
          const mapUid = `map-${id}`;
          const map = await next().upload('map', mapUid, FILE_BYTES);
          const replay = await next().upload('replay', mapUid, FILE_BYTES);
          await next().submit(id, mapUid, { map, replay });
        });
        deepEqual(await countVerdicts(next(), ids), { pass: SUBMISSIONS });
        context.diagnostic(`${SUBMISSIONS} of ${SUBMISSIONS} submissions over ${PROCESSES} processes passed`);
      },
    );

    test('with a folder each: the second one refuses to start, and says what to do', async (context) => {
      const { start } = await createSite(context, 'PostgreSQL', ['verification']);
      await start();
      await rejects(start({ DATA_DIR: await createFolder(context) }), (error) => {
        match(
          (error as Error).message,
          /The artifacts of this database are in store \S+, and not in DATA_DIR \S+, which has no id\. All processes of one database need the same DATA_DIR, or the same ARTIFACT_STORE/,
        );
        return true;
      });
    });

    test('while the bucket is gone uploads return 503, the rest works, and no verdict is lost', async (context) => {
      const { send, start } = await createSite(context, 'PostgreSQL', ['verification']);
      const { s3, settings } = await startBucket(context);
      const server = await start(settings);
      const url = server.urls['verification'] ?? '';
      const client = createClient(url, send);
      const map = await client.upload('map', 'map-outage', FILE_BYTES);
      const replay = await client.upload('replay', 'map-outage', FILE_BYTES);
      deepEqual(await readiness(server), { status: 'ready', lowDisk: false, artifactStore: 'up' });
      await s3.kill();
      const refused = await send({
        method: 'POST',
        url: `${url}/api/v1/uploads/map?filename=a.Map.Gbx`,
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.from('a map'),
      });
      equal(refused.status, 503);
      match(refused.headers['retry-after'] ?? '', /^[1-9]\d*$/);
      match(
        refused.body.toString(),
        /store of uploaded files cannot be reached right now\. Nothing was stored/,
      );
      // The submission is taken; its files wait.
      await client.submit('outage', 'map-outage', { map, replay });
      await waitUntil('readiness shows it', async () => {
        const { artifactStore } = (await readiness(server)) as { artifactStore?: string };
        return artifactStore === 'down';
      });
      await waitUntil('a try has failed', async () => {
        const metrics = await (await fetch(`${server.adminUrl}/metrics`)).text();
        return /^verification_failed_tries_total\{track="replay"\} [1-9]/m.test(metrics);
      });
      deepEqual([...(await client.records(['outage'])).values()], ['pending']);
      await s3.start();
      deepEqual(await countVerdicts(client, ['outage']), { pass: 1 });
      await server.stop();
    });
  });
}
