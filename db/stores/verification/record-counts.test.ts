import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { connect } from '../../connect.js';
import type { Database, Row } from '../../connection/database.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { createRandom, type Random } from '../../testing/random.js';
import { expectRecount, findDifferences, RECORD_COUNTS } from '../../testing/recount.js';
import { buildEntry, storeChanges } from '../../testing/verification.js';
import type { RecordChange } from './record-changes.js';
import { STATUSES, TRACKS } from './record-row.js';
import { createVerdictImport, type ImportedVerdict } from './verdict-import.js';

const RECORDS = 12;
const MAPS = 4;

const timeOf = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();

/** A change of a record that keeps the map it is on. */
function randomChange(random: Random, mapUid: string, recordId: string): RecordChange {
  const entries = TRACKS.filter(() => random.below(2) === 0).map((track) =>
    buildEntry(track, random.pick(STATUSES)),
  );
  const rank = random.pick([undefined, null, random.below(20)]);
  return { recordId, mapUid, rank, at: timeOf(random.below(60)), entries };
}

/** Verdicts that may move records to other maps, some of the records more than once. */
function randomVerdicts(random: Random): ImportedVerdict[] {
  return Array.from({ length: 1 + random.below(6) }, () => ({
    ...buildEntry(random.pick(TRACKS), random.pick(STATUSES), timeOf(random.below(60))),
    record_id: `rec-${random.below(RECORDS)}`,
    map_uid: `map-${random.below(MAPS)}`,
    rank: random.below(20),
  }));
}

async function mapOf(database: Database, recordId: string): Promise<string | undefined> {
  const row = await database
    .read('verification_records')
    .where({ record_id: recordId })
    .first<{ map_uid: string } | undefined>('map_uid');
  return row?.map_uid;
}

async function doSomething(database: Database, random: Random): Promise<void> {
  const at = timeOf(random.below(60));
  if (random.below(2) === 0) {
    await createVerdictImport(database, () => new Date(at)).apply(randomVerdicts(random));
    return;
  }
  const recordId = `rec-${random.below(RECORDS)}`;
  const mapUid = (await mapOf(database, recordId)) ?? `map-${random.below(MAPS)}`;
  await storeChanges(database, [randomChange(random, mapUid, recordId)]);
}

describeOnDatabases('stored counts', (database, kind, settings) => {
  beforeEach(() => emptyTables(database()));

  for (const seed of [1, 2, 3]) {
    test(`agree with a recount after every random change (seed ${seed})`, async () => {
      const random = createRandom(seed);
      for (let step = 0; step < 30; step += 1) {
        await doSomething(database(), random);
        assert.deepEqual(await findDifferences(database(), ...RECORD_COUNTS), {}, `after step ${step}`);
      }
    });
  }

  test('agree with a recount after random changes from several connections at once', async (t) => {
    const others = await Promise.all([connect(settings()), connect(settings())]);
    t.after(() => Promise.all(others.map((other) => other.close())));
    const writers = [database(), database(), ...others];
    await Promise.all(
      writers.map(async (writer, seed) => {
        const random = createRandom(seed + 10);
        for (let step = 0; step < (kind === 'sqlite' ? 10 : 25); step += 1) await doSomething(writer, random);
      }),
    );
    await expectRecount(database(), ...RECORD_COUNTS);
  });

  test('a batch larger than one statement is counted whole', async () => {
    const verdicts = Array.from({ length: 450 }, (_, index) => ({
      ...buildEntry('replay', 'pass', timeOf(0)),
      record_id: `rec-${index}`,
      map_uid: `map-${index % 230}`,
    }));
    await createVerdictImport(database(), () => new Date(timeOf(1))).apply(verdicts);
    await expectRecount(database(), ...RECORD_COUNTS);
    const totals = await database().read<Row>('verification_totals').where({ id: 1 }).first();
    assert.deepEqual(
      [totals?.records, totals?.maps, totals?.replay_pass, totals?.deep_not_run],
      [450, 230, 450, 450],
    );
  });

  test('a map that loses its last record while another one comes is still one map', async () => {
    const verdict = (recordId: string, mapUid: string): ImportedVerdict => ({
      ...buildEntry('replay', 'pass', timeOf(0)),
      record_id: recordId,
      map_uid: mapUid,
    });
    const importing = createVerdictImport(database(), () => new Date(timeOf(1)));
    for (let round = 0; round < 8; round += 1) {
      await importing.apply([verdict('mover', 'shared')]);
      await Promise.all([
        importing.apply([verdict('mover', `elsewhere-${round}`)]),
        importing.apply([verdict(`comer-${round}`, 'shared')]),
      ]);
      assert.deepEqual(await findDifferences(database(), ...RECORD_COUNTS), {}, `in round ${round}`);
      await importing.apply([verdict(`comer-${round}`, 'elsewhere')]);
    }
  });
});
