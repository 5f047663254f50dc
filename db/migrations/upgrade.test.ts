import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Knex } from 'knex';
import { connect } from '../connect.js';
import type { Database, Row } from '../connection/database.js';
import { openDatabase } from '../connection/open-database.js';
import { foldCase } from '../rules/search-text.js';
import { rowsOf } from '../sql/raw-rows.js';
import { createEmptyDatabase, describeOnEmptyDatabases } from '../testing/databases.js';
import { readSchema } from '../testing/read-schema.js';
import { expectRecount } from '../testing/recount.js';
import { placeRelease } from '../testing/release-0.4.0.js';
import { runTask } from '../testing/run-process.js';
import * as baseline from './001-baseline.js';
import { migrations } from './index.js';
import { migrate } from './migrate.js';

/** Maps with records that the rule changes. */
const CHANGED = [
  '0J9p5MWjMRWjessjzam7jz0ioFa',
  'DaysEndMap00000000000000301',
  'V2AkWeSSXxx92wzZpxCpbfNOB9t',
  'Y6l2FpBkciaT5i1FZYiIcTxUvrq',
];

/** Tables of facts, as db/README.md has them, but for those of the server itself. */
const FACTS = [
  'accounts_seen',
  'artifact_store',
  'club_campaigns',
  'club_map_sources',
  'club_maps',
  'club_members',
  'club_uploads',
  'clubs',
  'display_name_history',
  'display_names',
  'event_repeat_keys',
  'event_sequence',
  'events',
  'hook_runs',
  'maps',
  'project_instances',
  'project_maps',
  'projects',
  'runs',
  'settings',
  'traffic_samples',
  'verification_artifact_blobs',
  'verification_artifacts',
  'verification_jobs',
  'verification_quotas',
  'verification_records',
  'verification_submissions',
  'wr_baseline_queue',
];
const BASELINE = { '001-baseline': baseline };

async function listTables({ kind, read }: Database): Promise<string[]> {
  const sql =
    kind === 'sqlite'
      ? `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  return rowsOf<{ name: string }>(await read.raw(sql)).map(({ name }) => name);
}

/** Returns the columns of the tables of facts, without the folded texts that are made from other columns. */
async function readFactColumns({ read }: Database): Promise<Map<string, string[]>> {
  const tables = FACTS.map(async (table): Promise<[string, string[]]> => {
    const columns = Object.keys(await read(table).columnInfo());
    return [table, columns.filter((name) => name !== 'source_key' && name !== 'search_text')];
  });
  return new Map(await Promise.all(tables));
}

/** Returns the rows of all facts by table, in an order of their own. */
async function readFacts(
  { read }: Database,
  columns: ReadonlyMap<string, string[]>,
): Promise<Record<string, string[]>> {
  const tables = FACTS.map(async (table): Promise<[string, string[]]> => {
    const rows = (await read(table).select(columns.get(table) ?? [])) as Row[];
    // The epoch is the database's own.
    const facts = rows.filter((row) => table !== 'settings' || row['key'] !== 'epoch');
    return [table, facts.map((row) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(tables));
}

function listApplied({ read }: Database): Promise<string[]> {
  return read('knex_migrations').orderBy('id').pluck<string[]>('name');
}

describeOnEmptyDatabases('a database of version 0.4.0', (settings, kind) => {
  let released: Database;
  /** A new one, to compare with. */
  let created: Database;
  let drop: () => Promise<void>;
  before(async () => {
    const empty = await createEmptyDatabase(kind);
    drop = empty.drop;
    await placeRelease(empty.settings);
    released = await openDatabase(empty.settings);
    created = await openDatabase(settings());
  });
  after(async () => {
    await released.close();
    await created.close();
    await drop();
  });

  test('has rows of every kind', async () => {
    const counts = (await listTables(released)).map(async (table): Promise<[string, number]> => {
      const [row] = await released.read(table).count<{ rows: number }[]>({ rows: '*' });
      return [table, row?.rows ?? 0];
    });
    const empty = (await Promise.all(counts)).filter(([, rows]) => rows === 0).map(([table]) => table);
    // On SQLite nothing is logged of names: there is one writer.
    assert.deepEqual(empty, kind === 'sqlite' ? ['row_block_changes'] : []);
  });

  const refused: [string, (trx: Knex.Transaction) => Promise<unknown>, string][] = [
    [
      'a database of an older version is refused with the way to this one',
      (trx) => trx('knex_migrations').where('name', '>', '008').delete(),
      "The database's schema is of a version before 0.4.0 (its newest migration is 007-event-search): start it once with version 0.4.0, then with this one.",
    ],
    [
      'a database of an unpublished state is refused with the way back',
      (trx) => trx('knex_migrations').insert({ name: '029-unpublished', batch: 2 }),
      "The database's schema is of an unpublished state after version 0.4.0 (029-unpublished): restore a backup that version 0.4.0 made, and start this version on that.",
    ],
  ];
  for (const [name, change, message] of refused) {
    test(name, async () => {
      const rows = await released.read<Row>('knex_migrations');
      await released.write(change);
      const [listed, schema] = [await listApplied(released), await readSchema(released)];
      await assert.rejects(migrate(released), { message });
      assert.deepEqual(await listApplied(released), listed);
      assert.deepEqual(await readSchema(released), schema);
      await released.write(async (trx) => {
        await trx('knex_migrations').delete();
        await trx('knex_migrations').insert(rows);
      });
    });
  }

  test('a later migration that fails leaves it as it is', async () => {
    const listed = await listApplied(released);
    const failing = {
      ...BASELINE,
      '002-failing': { up: () => Promise.reject(new Error('the disk is full')) },
    };
    await assert.rejects(migrate(released, failing), /the disk is full/);
    assert.deepEqual(await listApplied(released), listed);
    const required = await released.read('schema_requirements').pluck('migration');
    assert.deepEqual(required, ['013-schema-requirements']);
  });

  test('is at the baseline', async () => {
    assert.deepEqual(await migrate(created, BASELINE), { applied: ['001-baseline'], notes: [], newer: [] });
    assert.deepEqual(await migrate(released, BASELINE), { applied: [], notes: [], newer: [] });
    assert.deepEqual(await readSchema(released), await readSchema(created));
    for (const database of [released, created]) {
      assert.deepEqual(await listApplied(database), ['001-baseline']);
      assert.deepEqual(await database.read('schema_requirements').pluck('migration'), ['001-baseline']);
    }
  });

  test('is upgraded once by processes that start at the same time, and keeps its facts', async (t) => {
    const { settings: own, drop: dropOwn } = await createEmptyDatabase(kind);
    t.after(dropOwn);
    await placeRelease(own);
    const database = await openDatabase(own);
    try {
      const columns = await readFactColumns(database);
      const facts = await readFacts(database, columns);
      const processes = Promise.all([1, 2].map(() => runTask('connect', own)));
      const connected = await connect(own);
      await connected.close();
      for (const ended of await processes) assert.deepEqual([ended.code, ended.stderr], [0, '']);
      assert.deepEqual(await listApplied(database), Object.keys(migrations));
      assert.deepEqual(await readFacts(database, columns), facts);
      await expectRecount(database);
      const events = await database.read<{ source: string; source_key: string }>('events');
      for (const { source, source_key: key } of events) assert.equal(key, foldCase(source));
      await migrate(created);
      assert.deepEqual(await readSchema(database), await readSchema(created));
    } finally {
      await database.close();
    }
  });

  test('loses the deep jobs that release 0.2.0 queued beside those of their replays, and no others', async (t) => {
    const { settings: own, drop: dropOwn } = await createEmptyDatabase(kind);
    t.after(dropOwn);
    await placeRelease(own);
    const database = await openDatabase(own);
    try {
      const file = {
        map_uid: 'map-1',
        map_sha256: 'a',
        replay_sha256: 'b',
        created_at: '2026-03-01T12:00:00.000Z',
      };
      const jobs = [
        ['early', 'replay'],
        ['early', 'deep'],
        ['late', 'deep'],
      ];
      await database.write(async (trx) => {
        const { record_id } = (await trx<Row>('verification_records').first()) ?? assert.fail('no record');
        for (const [id, open] of [
          ['early', 2],
          ['late', 1],
        ] as const)
          await trx('verification_submissions').insert({
            ...{ ...file, record_id, submission_id: id, replay_sha256: id, has_deep: 1, open_jobs: open },
          });
        for (const [submission_id, track] of jobs)
          await trx('verification_jobs').insert({
            submission_id,
            record_id,
            track,
            available_at: file.created_at,
          });
      });
      await migrate(database);
      const own = database.read('verification_jobs').whereIn('submission_id', ['early', 'late']);
      assert.deepEqual(await own.orderBy('job_id').select('submission_id', 'track'), [
        { submission_id: 'early', track: 'replay' },
        { submission_id: 'late', track: 'deep' },
      ]);
      const submissions = database
        .read('verification_submissions')
        .whereIn('submission_id', ['early', 'late']);
      assert.deepEqual(await submissions.orderBy('submission_id').select('has_deep', 'open_jobs'), [
        { has_deep: 0, open_jobs: 1 },
        { has_deep: 1, open_jobs: 1 },
      ]);
    } finally {
      await database.close();
    }
  });

  test('revokes, merges, adds and moves records as the reports say', async (t) => {
    const { settings: own, drop: dropOwn } = await createEmptyDatabase(kind);
    t.after(dropOwn);
    await placeRelease(own);
    const database = await openDatabase(own);
    try {
      await database.write(async (trx) => {
        const change = async (eventId: number, wrMs: number, player: Row = {}): Promise<void> => {
          const id = { event_id: eventId };
          await trx('events')
            .where(id)
            .update({ wr_ms: wrMs, new_wr_time: wrMs, ...player });
          await trx('world_records')
            .where(id)
            .update({ wr_ms: wrMs, ...player });
        };
        // A later change says that the map's record is slower.
        await change(6, 57_000);
        // A baseline was no current record beside a change.
        await change(303, 38_000);
        // A name whose account another report of this time gives.
        await change(5, 48_102, { account_id: null, holder: 'OAKHOLLOW' });
        // A check that was slower than the record of its time.
        await trx('events')
          .where({ event_id: 14 })
          .update({ wr_ms: 70_000, old_wr_time: null, new_wr_time: 70_000 });
      });
      const { notes } = await migrate(database);
      assert.deepEqual(notes, [
        '68 world records, revoked: 1',
        'records added from former checks: 2, merged into others: 1, events corrected: 1',
        'maps with another current record: 1',
      ]);
      await expectRecount(database);
      const rows = await database
        .read<Row>('world_records as w')
        .join('events as e', 'e.event_id', 'w.event_id')
        .join('maps as m', 'm.map_uid', 'w.map_uid')
        .whereIn('w.map_uid', CHANGED)
        .orderBy(['w.map_uid', 'w.recorded_at', 'w.wr_ms'])
        .select<Row[]>('w.wr_ms', 'w.revoked', 'e.account_id', 'm.wr_ms as current');
      const oakhollow = '02ca118c-2342-4a92-861e-d4811f757650';
      assert.deepEqual(
        rows.map((row) => [row['wr_ms'], row['current'], row['revoked'], row['account_id'] === oakhollow]),
        [
          [40_116, 39_874, 0, false],
          [39_874, 39_874, 0, false],
          [70_000, 39_874, 0, false],
          [39_999, 38_000, 0, false],
          [39_000, 38_000, 0, false],
          [38_000, 38_000, 0, false],
          [42_000, 38_000, 0, false],
          [48_102, 48_102, 0, true],
          [57_000, 58_233, 1, false],
          [58_233, 58_233, 0, false],
        ],
      );
      for (const table of ['world_records', 'events'])
        assert.deepEqual(await database.read(table).where({ after_removal: 1 }).pluck('map_uid'), [
          CHANGED[3],
        ]);
    } finally {
      await database.close();
    }
  });
});
