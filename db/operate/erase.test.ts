import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, test } from 'node:test';
import { connect } from '../connect.js';
import type { Database } from '../connection/database.js';
import { createTraffic } from '../stores/aggregator/community/traffic.js';
import { createNameIngest } from '../stores/aggregator/identity/name-ingest.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';
import { createInstances } from '../stores/aggregator/tracking/instances.js';
import { createWorldRecordReports } from '../stores/catalog/world-record-reports.js';
import { createVerdictImport } from '../stores/verification/verdict-import.js';
import { createClock } from '../testing/clock.js';
import { createSnapshotSender, buildMaps } from '../testing/community.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { storeNames } from '../testing/identity.js';
import { expectRecount } from '../testing/recount.js';
import { dump, interrupt, linesWith } from '../testing/removal.js';
import { buildChangedCheck, buildCheck, storeRun } from '../testing/tracker-runs.js';
import { AT, minutes, readAll } from '../testing/tracking.js';
import { buildPass, createVerificationFixture, submitFiles } from '../testing/verification.js';
import { blockAccount, unblockAccount } from '../writes/blocked-accounts.js';
import { countAccount, eraseAccount, type ErasedFiles } from './erase.js';

const PLAYER = '3f2b8c1e-7d4a-4e59-9c06-b1a2d3e4f506';
const HEX = PLAYER.replaceAll('-', '');
const LOGIN = 'PyuMHn1KTlmcBrGi0-T1Bg';
const OTHER = '7a1c9d2e-1111-4222-8333-444455556666';
const NOW = (): Date => new Date(minutes(10_000));
const NO_FILES: ErasedFiles = { readAccount: () => Promise.resolve(null), sweep: () => Promise.resolve() };

/** Returns the texts that the bytes of a SQLite file or of its write-ahead log contain, removed rows included. */
async function findInFiles(file: string, texts: readonly string[]): Promise<string[]> {
  const contents = await Promise.all([file, `${file}-wal`].map((path) => readFile(path)));
  return texts.filter((text) => contents.some((content) => content.includes(text)));
}

/** Stores an account under its names and in its three spellings, and another one that shares a name with it. */
async function storeCommunity(database: Database): Promise<void> {
  const identity = { projectKey: 'p', projectName: undefined, sourceLabel: undefined };
  await createNameIngest(database, () => new Date(minutes(5))).store({
    ...identity,
    observedAt: undefined,
    names: [
      { index: 0, accountId: PLAYER, displayName: 'Oldkestrel', observedAt: minutes(-90) },
      { index: 1, accountId: PLAYER, displayName: 'Kestrel Ö', observedAt: minutes(-50) },
      { index: 2, accountId: PLAYER, displayName: 'Shared', observedAt: minutes(-95) },
      { index: 3, accountId: OTHER, displayName: 'Shared', observedAt: minutes(-80) },
    ],
  });
  await createSnapshotSender(
    database,
    createClock(),
  )({
    members: [{ accountId: PLAYER, displayName: 'Kestrel Ö' }, { accountId: OTHER }],
    campaigns: [
      { campaignId: 1, name: 'C', maps: [{ ...buildMaps('m')[0], author: PLAYER, submitter: PLAYER }] },
    ],
  });
  const holder = { newHolder: 'Kestrel Ö', newHolderAccountId: PLAYER };
  const other = { newHolder: 'Shared', newHolderAccountId: OTHER };
  await storeRun(
    database,
    [
      buildChangedCheck({ mapUid: 'm', ...holder, newWrTime: 40_000, note: 'Kestrel Ö again' }),
      buildChangedCheck({ mapUid: 'n', ...other, oldHolder: 'Oldkestrel', newWrTime: 39_000 }),
      buildChangedCheck({ mapUid: 'n', ...holder, newWrTime: 38_000, checkedAt: minutes(1) }),
      buildChangedCheck({ mapUid: 'tie', ...holder, newWrTime: 38_000, checkedAt: minutes(1) }),
      buildChangedCheck({ mapUid: 'tie', ...other, newWrTime: 38_000, checkedAt: minutes(3) }),
      buildCheck({ mapUid: 'o', accountIds: [PLAYER], newHolder: 'kestrel ö', newWrTime: 50_000 }),
    ],
    { run: { note: `for ${PLAYER}`, startedAt: minutes(-1), finishedAt: minutes(2) } },
  );
  await createEvents(database).store({ projectKey: 'p', receivedAt: minutes(6) }, [
    { type: 'note', accountId: PLAYER, message: 'Shared said hello', eventKey: `${PLAYER}-1` },
    {
      type: 'note',
      message: `about ${LOGIN}`,
      eventKey: `${LOGIN}-1`,
      payload: { who: PLAYER, is: 'Kestrel Ö' },
    },
    { type: 'note', message: `${PLAYER.toUpperCase()} again`, eventKey: `${HEX}-1` },
    { type: 'wr_change', mapUid: 'n', wrMs: 38_000, accountId: PLAYER, eventKey: `${PLAYER} record` },
    { type: 'note', message: 'Shared rides on' },
    { type: 'seen', accountId: PLAYER, holder: 'Nightjar' },
    { type: 'seen', holder: 'NIGHTJAR' },
  ]);
  await createTraffic(database).ingest({
    ...identity,
    receivedAt: minutes(7),
    service: undefined,
    samples: [{ statusCode: 200, targetPath: `/players/${PLAYER}` }],
  });
  await createInstances(database).report(
    { projectKey: 'p', receivedAt: AT },
    { instanceId: `of-${LOGIN}`, isRegistration: true, status: `for ${HEX}` },
  );
  await createVerdictImport(database, NOW).apply([
    {
      record_id: `m.${PLAYER}`,
      map_uid: 'of-a-verdict',
      track: 'replay',
      status: 'pass',
      reason_code: 'verified',
      confidence: 'high',
      policy_version: null,
      checked_at: AT,
      run: { account_id: PLAYER, time_ms: 40_000, checkpoints_ms: null },
    },
  ]);
}

// Whole tables are read, so that the plans of statements are not checked.
describeOnEmptyDatabases('an erasure', (settings, kind) => {
  let opened: Database | undefined;
  const database = (): Database => {
    if (!opened) throw new Error('The database is there only while tests run.');
    return opened;
  };
  before(async () => {
    opened = await connect(settings());
  });
  after(() => opened?.close());
  beforeEach(() => emptyTables(database()));

  test('leaves the account in no row; its records and events stay as nobody’s', async () => {
    await storeCommunity(database());
    const before = await dump(database());
    const counts = await countAccount(database(), NO_FILES, PLAYER);
    for (const table of ['display_names', 'club_members', 'maps', 'world_records', 'events', 'runs'])
      assert.ok((counts[table] ?? 0) > 0, `${table} of ${JSON.stringify(counts)}`);
    assert.equal(await dump(database()), before, 'counting changes nothing');
    const erase = (stopping: Database): Promise<void> => eraseAccount(stopping, NO_FILES, PLAYER);
    assert.ok((await interrupt(database(), erase)) > 3);
    const left = await dump(database());
    assert.deepEqual(linesWith(left, PLAYER, LOGIN, HEX), []);
    // Names stay in what others sent.
    const named = linesWith(left.replaceAll(/"payload":"(?:[^"\\]|\\.)*"/g, ''), 'kestrel', 'nightjar');
    assert.deepEqual(named, []);
    if (kind === 'sqlite')
      assert.deepEqual(await findInFiles(settings().sqliteFile, [PLAYER, LOGIN, HEX, 'Nightjar']), []);
    await expectRecount(database());
    const maps = await readAll(database(), 'maps', 'map_uid');
    assert.deepEqual(
      maps.map((map) => [map['map_uid'], map['wr_ms'], map['wr_account_id'], map['wr_holder']]),
      [
        ['m', 40_000, null, null],
        ['n', 38_000, null, null],
        ['o', 50_000, null, null],
        ['tie', 38_000, OTHER, 'Shared'],
      ],
    );
    const notes = database().read('events').where({ event_type: 'note' }).orderBy('event_id');
    assert.deepEqual(await notes.select('message', 'payload'), [
      { message: null, payload: null },
      { message: 'about erased', payload: '{"who":"erased","is":"Kestrel Ö"}' },
      { message: 'erased again', payload: null },
      { message: 'Shared rides on', payload: null },
    ]);
    const [, verdict] = await readAll(database(), 'verification_records', 'track');
    assert.match(String(verdict?.['record_id']), /^m\.erased-[0-9a-f]{12}-0$/);
    assert.deepEqual([verdict?.['status'], verdict?.['run_account_id']], ['pass', null]);
    assert.deepEqual(await countAccount(database(), NO_FILES, PLAYER), {});
  });

  test('takes a name for the account’s, without regard to case, where no other account has had it', async () => {
    const observe = (accountId: string, displayName: string, minute: number): object => {
      return { accountId, displayName, observedAt: minutes(minute) };
    };
    await storeNames(database(), [
      observe(PLAYER, 'Ärger', -90),
      observe(PLAYER, 'Öl ЖУК', -80),
      observe(OTHER, 'ÄRGER', -90),
      observe(OTHER, 'Dunes', -80),
    ] as never);
    const named = (mapUid: string, newHolder: string): Parameters<typeof storeRun>[1][number] =>
      buildChangedCheck({ mapUid, newHolder, newHolderAccountId: undefined });
    await storeRun(database(), [named('own', 'öL жук'), named('shared', 'ärger')]);
    await eraseAccount(database(), NO_FILES, PLAYER);
    const holders = database().read('maps').orderBy('map_uid').pluck('wr_holder');
    assert.deepEqual(await holders, [null, 'ärger']);
    await expectRecount(database());
  });

  test('leaves texts as they are where the id may be a part of any word', async () => {
    await createEvents(database()).store({ projectKey: 'p', receivedAt: AT }, [
      { type: 'note', accountId: 'ada', message: 'gone' },
      { type: 'note', message: 'Canada' },
    ]);
    await storeRun(database(), [buildCheck()]);
    assert.deepEqual(await countAccount(database(), NO_FILES, 'ada'), { events: 1 });
    await eraseAccount(database(), NO_FILES, 'ada');
    const messages = database().read('events').where({ event_type: 'note' }).orderBy('event_id');
    assert.deepEqual(await messages.pluck('message'), [null, 'Canada']);
  });

  test('gives a verdict that is reached meanwhile to the record under its other id', async (t) => {
    const fixture = await createVerificationFixture(database());
    t.after(() => fixture.remove());
    await submitFiles(fixture, `m.${PLAYER}`, { mapUid: 'm' });
    const job = (await fixture.queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    await eraseAccount(database(), NO_FILES, PLAYER);
    assert.equal((await fixture.queue.complete(job, buildPass(OTHER, 'path')))?.status, 'pass');
    const rows = await readAll(database(), 'verification_records', 'track');
    const [{ record_id: id } = {}] = rows;
    assert.match(String(id), /^m\.erased-/);
    assert.deepEqual(
      rows.map((row) => [row['record_id'], row['status']]),
      [
        [id, 'not_run'],
        [id, 'pass'],
      ],
    );
    for (const table of ['verification_paths', 'verification_submissions'])
      assert.deepEqual(await database().read(table).pluck('record_id'), [id], table);
    await expectRecount(database());
  });

  test('of a blocked account nothing is stored but facts as nobody’s, until it is blocked no longer', async () => {
    const unblock = (): Promise<boolean> => database().write((trx) => unblockAccount(trx, PLAYER));
    const report = async (): Promise<void> => {
      await storeCommunity(database());
      await createWorldRecordReports(database(), NOW).report({
        mapUid: 'webhook',
        mapName: undefined,
        accountId: PLAYER,
        holder: 'Kestrel Ö',
        wrMs: 30_000,
        recordedAt: AT,
      });
    };
    await database().write((trx) => blockAccount(trx, { accountId: PLAYER, ownNames: ['kestrel ö'] }));
    await report();
    await expectRecount(database());
    // Texts are stored as they come: a block compares whole ids and names.
    const texts =
      /"(?:note|message|payload|event_key|dedupe_key|record_id|instance_id|reported_status|target_path|search_text)":(?:"(?:[^"\\]|\\.)*"|null)/g;
    const left = (await dump(database())).replaceAll(texts, '');
    assert.deepEqual(linesWith(left, PLAYER, 'kestrel ö'), []);
    const maps = await readAll(database(), 'maps', 'map_uid');
    assert.deepEqual(
      maps.map((map) =>
        ['map_uid', 'wr_ms', 'wr_account_id', 'wr_holder', 'author'].map((name) => map[name]),
      ),
      [
        ['m', 40_000, null, null, null],
        ['n', 38_000, null, null, null],
        ['o', 50_000, null, null, null],
        ['tie', 38_000, OTHER, 'Shared', null],
        ['webhook', 30_000, null, null, null],
      ],
    );
    assert.deepEqual([await unblock(), await unblock()], [true, false]);
    await report();
    assert.ok(linesWith(await dump(database()), PLAYER, 'kestrel').length > 10);
  });
});
