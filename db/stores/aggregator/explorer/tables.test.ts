import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { currentClient, runForClient } from '../../../connection/gate.js';
import type { Database } from '../../../connection/database.js';
import { createClock } from '../../../testing/clock.js';
import { createSnapshotSender, buildMaps } from '../../../testing/community.js';
import type { EventRow } from '../../../rules/event-row.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { createTraffic } from '../community/traffic.js';
import { storeNames } from '../../../testing/identity.js';
import { AT } from '../../../testing/tracking.js';
import { SHOWN_TABLES } from './shown-tables.js';
import { createTables, type TablePage } from './tables.js';

const BASE: TablePage = { limit: 50, offset: 0, sortBy: undefined, sortDir: 'desc' };
const schemas = new Map<string, unknown>();

describeOnDatabases('the table explorer', (database, kind) => {
  before(async () => {
    const clock = createClock();
    const send = createSnapshotSender(database(), clock);
    const members = [
      { accountId: 'a', displayName: 'Anna', role: 'admin' },
      { accountId: 'b' },
      { accountId: 'c', role: 'member' },
      { accountId: 'd', role: 'admin' },
    ];
    const observedAt = '2026-03-01T10:00:00.000Z';
    await send({ observedAt, members, campaigns: [{ campaignId: 4, maps: buildMaps('m1', 'm2', 'm3') }] });
    await send({
      clubId: 2,
      observedAt,
      members: [{ accountId: 'a' }],
      uploads: [{ bucketId: 1, maps: buildMaps('m3') }],
    });
    const samples = Array.from({ length: 25 }, (_, index) => ({ statusCode: 200 + (index % 3) }));
    const receivedAt = clock.now().toISOString();
    const sender = {
      projectKey: 'tracker',
      projectName: undefined,
      sourceLabel: undefined,
      service: undefined,
    };
    await createTraffic(database()).ingest({ ...sender, receivedAt, samples });
  });

  const rowsOf = async (table: string, page: Partial<TablePage> = {}, large?: number) => {
    const found = await createTables(database(), large).rows(table, { ...BASE, ...page });
    return found?.outcome === 'found' ? found.rows : assert.fail(JSON.stringify(found));
  };
  const idsOf = async (page: Partial<TablePage>, large?: number): Promise<unknown[]> =>
    (await rowsOf('club_members', page, large)).rows.map(
      (row) => `${String(row.club_id)}${String(row.account_id)}`,
    );

  test('lists exactly the shown tables, with their numbers of rows', async () => {
    const tables = await createTables(database()).list(true);
    assert.deepEqual(
      tables.map(({ table }) => table),
      Object.keys(SHOWN_TABLES),
    );
    for (const { table, rowCount, columnCount } of tables) {
      const [counted] = await database().read(table).count<{ total: number }[]>({ total: '*' });
      assert.equal(rowCount, counted?.total, table);
      assert.equal(columnCount, (await createTables(database()).schema(table))?.columns.length);
    }
    const without = await createTables(database()).list(false);
    assert.deepEqual([...new Set(without.map(({ rowCount }) => rowCount))], [null]);
  });

  test('describes a table alike on every database, without internal parts', async () => {
    for (const [table, { hidden = [] }] of Object.entries(SHOWN_TABLES)) {
      const schema = await createTables(database()).schema(table);
      assert.ok(schema && schema.columns.length > 0, table);
      for (const name of hidden) {
        const [column] = await database()
          .read(table)
          .columnInfo()
          .then((info) => [Object.keys(info).includes(name)]);
        assert.ok(column, `${table} has a column ${name} to hide`);
        assert.ok(!JSON.stringify(schema).includes(`"${name}"`), `${table}.${name}`);
      }
      if (kind === 'sqlite') schemas.set(table, schema);
      else assert.deepEqual(schema, schemas.get(table), table);
    }
  });

  test('sorts by the primary key, or by a column and then by the key; null is the lowest value', async () => {
    assert.deepEqual(await idsOf({}), ['29812d', '29812c', '29812b', '29812a', '2a']);
    assert.deepEqual(await idsOf({ sortDir: 'asc' }), ['2a', '29812a', '29812b', '29812c', '29812d']);
    assert.deepEqual(await idsOf({ sortBy: 'role', sortDir: 'asc' }), [
      '2a',
      '29812b',
      '29812a',
      '29812d',
      '29812c',
    ]);
    assert.deepEqual(await idsOf({ sortBy: 'role' }), ['29812c', '29812d', '29812a', '29812b', '2a']);
  });

  test('pages of any depth list every row once, in either direction', async () => {
    const ids = ['-', 'A', 'Zb', 'a1', 'a2', 'b', 'zz', '_q'];
    await storeNames(
      database(),
      ids.map((accountId) => ({ accountId, displayName: `Name ${accountId}`, observedAt: AT })),
    );
    // Ids that are far apart.
    await database().write(async (trx) => {
      const event = await trx('events').orderBy('event_id').first<EventRow>();
      const copies = [5000, 5001, 9000, 20_000].map((event_id) => ({ ...event, event_id, dedupe_key: null }));
      await trx('events').insert(copies);
      const { project_key, source, event_type, system, changed } = event;
      await trx('event_hours')
        .where({ hour: '', project_key, source, event_type, system, changed })
        .increment('events', copies.length);
    });
    for (const table of ['display_names', 'display_name_history', 'events']) {
      for (const sortDir of ['asc', 'desc'] as const) {
        const { rows: all, total } = await rowsOf(table, { limit: 100, sortDir });
        assert.ok(total >= 2, table);
        for (let offset = 0; offset < total; offset += 1) {
          const { rows } = await rowsOf(table, { limit: 1, offset, sortDir });
          assert.deepEqual(rows, all.slice(offset, offset + 1), `${table} ${sortDir} ${offset}`);
        }
      }
    }
  });

  test('a large table is sorted by index order only', async () => {
    const sortBy = 'status_code';
    assert.deepEqual(await createTables(database(), 24).rows('traffic_samples', { ...BASE, sortBy }), {
      outcome: 'unsortable',
      columns: ['sample_id', 'occurred_at'],
      isLarge: true,
    });
    assert.equal((await rowsOf('traffic_samples', { sortBy: 'occurred_at' }, 24)).count, 25);
    assert.equal((await rowsOf('traffic_samples', { sortBy: 'sample_id' }, 24)).count, 25);
  });

  test('a costly read waits as its client', async () => {
    const clients: string[] = [];
    const snapshot: Database['snapshot'] = (work, options) => {
      clients.push(currentClient());
      return database().snapshot(work, options);
    };
    const tables = createTables({ ...database(), snapshot });
    await runForClient('a', () => tables.list(true));
    await runForClient('b', () => tables.rows('clubs', BASE));
    assert.deepEqual(clients, ['a', 'b']);
  });
});
