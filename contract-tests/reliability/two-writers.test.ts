import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runScript } from '../../db/testing/run-process.js';
import { accountIdFor } from '../targets/target.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { mapConcurrently } from '../testing/concurrency.js';
import { createSite, post } from './site.js';

const WRITES = process.env['FULL'] ? 3000 : 150;
const AT_ONCE = 14;
const KINDS = 6;
const CLUB = 700_000_000;
const FIRST = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;
const SECRET = 'webhook-secret';
const RECOUNT = new URL('../../scripts/operate/recount.js', import.meta.url);

interface Write {
  service: 'aggregator' | 'catalog';
  path: string;
  body: object;
}

/** Returns writes of all kinds in turn about the same few projects, maps, accounts and one club; some are sent twice. */
function createWrites(): Write[] {
  return Array.from({ length: WRITES }, (_, number) => {
    const index = number % 11 === 10 ? number - KINDS : number;
    const projectKey = `writer-${index % 2}`;
    const at = new Date(FIRST + ((index * 37) % WRITES) * HOUR_MS).toISOString();
    const mapUid = `map-${index % 5}`;
    const time = 40_000 + ((index * 53) % WRITES);
    const holder = `Holder ${index % 3}`;
    const maps = [mapUid, `map-${(index + 1) % 5}`].map((uid) => ({ mapUid: uid, name: uid }));
    const writes: Write[] = [
      {
        service: 'aggregator',
        path: '/api/v1/ingest/tracker-run',
        body: {
          projectKey,
          run: { startedAt: at, finishedAt: at },
          checks: [
            {
              mapUid,
              checkedAt: at,
              changed: true,
              newWrTime: time,
              newHolder: holder,
              tracked: index % 4 > 0,
            },
          ],
        },
      },
      {
        service: 'aggregator',
        path: '/api/v1/ingest/events',
        body: {
          projectKey,
          events: [
            {
              type: 'wr_change',
              eventKey: `key-${index}`,
              occurredAt: at,
              mapUid,
              wrMs: time,
              holder,
            },
            { type: 'custom.one', eventKey: `custom-${index % 7}`, occurredAt: at },
          ],
        },
      },
      {
        service: 'aggregator',
        path: '/api/v1/ingest/club-snapshot',
        body: {
          projectKey,
          observedAt: at,
          club: { clubId: CLUB, name: holder },
          campaigns: [{ campaignId: CLUB + (index % 3), name: holder, maps }],
          uploads: [],
          members: [{ accountId: accountIdFor(`member ${index % 6}`), role: 'member' }],
        },
      },
      {
        service: 'aggregator',
        path: '/api/v1/ingest/display-names',
        body: {
          projectKey,
          names: [
            { accountId: accountIdFor(`member ${index % 6}`), displayName: `Name ${index}`, observedAt: at },
          ],
        },
      },
      {
        service: 'catalog',
        path: '/api/v1/webhook/wr',
        body: { mapUid, wrMs: time, holder, recordedAt: at },
      },
      { service: 'catalog', path: '/api/v1/request-update', body: { mapUid } },
    ];
    return writes[index % KINDS] as Write;
  });
}

for (const database of availableDatabases()) {
  describe(
    `${WRITES} writes about the same few maps, players and one club, ${AT_ONCE} at a time`,
    { timeout: 900_000 },
    () => {
      test(`leave nothing that a recount finds different (${database})`, async (context) => {
        const { send, start, environment } = await createSite(context, database, ['aggregator', 'catalog']);
        const settings = { WEBHOOK_SECRET: SECRET, PRIMARY_CLUB_ID: String(CLUB) };
        // A SQLite file has one process.
        const count = database === 'PostgreSQL' ? 2 : 1;
        const servers = await Promise.all(Array.from({ length: count }, () => start(settings)));
        const writes = createWrites();
        await mapConcurrently([...writes.entries()], AT_ONCE, async ([index, { service, path, body }]) => {
          const url = servers[index % count]?.urls[service] ?? '';
          await post(send, url + path, body, { 'x-webhook-secret': SECRET });
        });
        await Promise.all(servers.map((server) => server.stop()));
        const { code, stdout, stderr } = await runScript(RECOUNT, [], { environment });
        equal(code, 0, stdout + stderr);
      });
    },
  );
}
