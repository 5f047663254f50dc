import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Row } from '../connection/database.js';
import type { EventRow } from '../rules/event-row.js';
import { COUNTED_TO } from '../rules/event-terms.js';
import { bitsOfPart, hasBit, NEVER } from '../rules/event-signatures.js';
import { BLOCK_SIZE, blockOf, listEventBlocks } from '../sql/event-blocks.js';
import { collectEventWrites } from '../sql/event-lock.js';
import { blocksWithText, listVisibleBlocks } from '../sql/signed-blocks.js';
import { describeOnDatabases } from '../testing/databases.js';
import { createRetention } from '../retention/retention.js';
import { findSignatureFaults } from '../testing/find-signature-faults.js';
import { AT, eventOf, minutes } from '../testing/tracking.js';
import { writeLocked } from '../testing/write-locked.js';
import { appendEvents, correctEvents } from '../writes/events.js';
import { touchProject } from '../writes/projects.js';
import { addLoggedChanges } from './logged-changes.js';
import { signBlocks } from './sign-blocks.js';

/** More than are left for later. */
const BATCH = 2100;
/** Complete blocks, the first of which has no event 0, and some events more. */
const BATCHES = 5;

describeOnDatabases('the signatures of events', (database) => {
  const append = (message: (place: number) => string, count = BATCH, projectKey = 'p'): Promise<unknown> =>
    database().write(async (trx) => {
      await touchProject(trx, { projectKey, receivedAt: AT });
      const events = Array.from({ length: count }, (_, place) =>
        eventOf({
          projectKey,
          message: message(place),
          occurredAt: minutes(place),
          system: place % 7 === 0,
        }),
      );
      return appendEvents(collectEventWrites(trx), events);
    });
  const blocksOf = (text: string): Promise<number[]> =>
    database().snapshot(async (read) => {
      const blocks = await blocksWithText(read, await listVisibleBlocks(read), text);
      return blocks.map(({ block }) => block).toSorted((a, b) => a - b);
    });
  const expectNoFaults = async (): Promise<void> =>
    assert.deepEqual(await findSignatureFaults(database()), []);
  const eventWith = async (change: Partial<EventRow>): Promise<EventRow> => {
    const row = await database().read<EventRow>('events').where(change).first();
    assert.ok(row);
    return row;
  };

  const countedTo = async (): Promise<number> => {
    const row = await database().read('event_terms').where({ term: COUNTED_TO }).first<{ events: number }>();
    return row.events;
  };

  before(async () => {
    for (let batch = 0; batch < BATCHES; batch += 1)
      await append(
        (place) => `batch${String.fromCharCode(97 + batch)} ${place % 50 === 0 ? 'common' : 'usual'}`,
      );
  });

  test('are those of the complete blocks of counted events, and all others are read', async () => {
    await expectNoFaults();
    const signed = await database()
      .read('event_signatures')
      .where({ ids: BLOCK_SIZE })
      .pluck<number[]>('block');
    assert.deepEqual(
      signed.toSorted((a, b) => a - b),
      [0, 1],
    );
    assert.deepEqual(await blocksOf('common'), [0, 1, 2]);
    assert.deepEqual(await blocksOf('batcha'), [0, 2]);
    assert.deepEqual(await blocksOf('batchd'), [1, 2]);
    assert.deepEqual(await blocksOf('nowhere'), [2]);
  });

  test('list the same blocks as the labels of events, in the same order', async () => {
    const blocks = await database().snapshot(async (read) => ({
      signed: await listVisibleBlocks(read),
      labelled: await listEventBlocks(read, (rows) => rows.where({ system: 0 })),
    }));
    assert.deepEqual(blocks.signed, blocks.labelled);
  });

  test('leave out no corrected event, at once and when the correction is added', async () => {
    const { event_id: eventId } = await eventWith({ event_id: 100 });
    const now = { accountId: null, eventType: 'wr_change', system: false, changed: false };
    const occurredAt = minutes(900_000);
    await writeLocked(database(), (writes) =>
      correctEvents(writes, [{ eventId, occurredAt, holder: 'Zyzzyva', ...now }]),
    );
    for (const isAdded of [false, true]) {
      if (isAdded) await addLoggedChanges(database());
      assert.deepEqual(await blocksOf('zyzzyva'), [0, 2], String(isAdded));
      const [newest] = await database().snapshot(listVisibleBlocks);
      assert.deepEqual([newest?.block, newest?.newest], [0, occurredAt]);
      await expectNoFaults();
    }
    assert.deepEqual(await database().read('event_signature_changes').select('change_id'), []);
    assert.deepEqual(await blocksOf('nowhere'), [2]);
  });

  test('leave out no event that the version before corrects, nor one that becomes visible', async () => {
    const hidden = await eventWith({ event_id: 5000 });
    await database().write((trx) =>
      trx('events').where({ event_id: hidden.event_id }).update({ search_text: 'xylograph', system: 0 }),
    );
    await database().write((trx) =>
      trx('events')
        .where({ event_id: 8 })
        .update({ system: 0, occurred_at: minutes(-900_000) }),
    );
    assert.deepEqual(await blocksOf('xylograph'), [0, 1, 2]);
    await expectNoFaults();
    await addLoggedChanges(database());
    assert.deepEqual(await blocksOf('xylograph'), [1, 2]);
    await expectNoFaults();
  });

  test('stay when events are removed, and are empty when all of a block are', async () => {
    const retention = createRetention(database());
    const remove = (): ReturnType<typeof retention.removeBatch> =>
      retention.removeBatch('events', new Date(minutes(1)), new Date(minutes(2)));
    const sizes = async (): Promise<number[]> => {
      const signatures = await database()
        .read('event_signatures')
        .orderBy('block')
        .limit(2)
        .pluck<string[]>('signature');
      return signatures.map(({ length }) => length);
    };
    await remove();
    await expectNoFaults();
    assert.deepEqual(await sizes(), [7500, 7500]);
    assert.deepEqual(await blocksOf('common'), [0, 1, 2]);
    while ((await database().read('events').min('event_id as id').first<{ id: number }>()).id < 5000)
      await remove();
    await expectNoFaults();
    assert.deepEqual(await sizes(), [0, 7500]);
    assert.deepEqual(await blocksOf('common'), [1, 2]);
  });

  test('are of each event once where two processes count at the same time', async () => {
    for (let batch = 0; batch < 4; batch += 1)
      await Promise.all(['p', 'q'].map((key) => append((place) => `both ${key}${place % 90}`, 1100, key)));
    await append(() => 'counted', 1);
    await expectNoFaults();
    const known = await database().read('event_signatures').orderBy('block').select('block', 'ids');
    const counted = await countedTo();
    const last = blockOf(counted);
    assert.deepEqual(
      known,
      Array.from({ length: last + 1 }, (_, block) => ({
        block,
        ids: block < last ? BLOCK_SIZE : (counted % BLOCK_SIZE) + 1,
      })),
    );
  });

  test('are not used for a block of which the version before has counted events', async () => {
    const counted = await countedTo();
    await append(() => 'quagga', BATCH);
    const { last_event_id: last } = await database()
      .read('event_sequence')
      .first<{ last_event_id: number }>();
    // That version counts terms only.
    await database().write((trx) => trx('event_terms').where({ term: COUNTED_TO }).update({ events: last }));
    for (let batch = 0; batch < 4; batch += 1) await append(() => 'later', BATCH);
    await append(() => 'counted', 1);
    await expectNoFaults();
    const [first] = await blocksOf('nowhere');
    assert.equal(first, blockOf(counted + 1));
    assert.ok((await blocksOf('quagga')).includes(blockOf(last)));
    const row = await database()
      .read('event_signatures')
      .where({ block: blockOf(last) })
      .first<{ ids: number; signature: string }>();
    assert.ok(row.ids < BLOCK_SIZE);
    const isThere = bitsOfPart('later').every(({ place, mask }) =>
      hasBit(row.signature.charCodeAt(place), mask),
    );
    assert.ok(isThere);
  });

  test('are made anew for such a block, once, also by two processes at the same time', async () => {
    const unsigned = async (): Promise<number[]> => {
      const ofComplete = database()
        .read('event_signatures')
        .where('block', '<', blockOf(await countedTo()));
      return ofComplete.whereNot({ ids: BLOCK_SIZE }).orderBy('block').pluck<number[]>('block');
    };
    const before = await unsigned();
    assert.ok(before.length > 0);
    const end = blockOf((await countedTo()) + 1);
    assert.deepEqual(await Promise.all([signBlocks(database(), 0), signBlocks(database(), 0)]), [end, end]);
    assert.deepEqual(await unsigned(), []);
    await expectNoFaults();
    assert.deepEqual(
      (await blocksOf('nowhere')).filter((block) => block < end),
      [],
    );
    const found = await blocksOf('quagga');
    assert.ok(before.some((block) => found.includes(block)));
  });

  test('are made block by block, as long as that goes on, and of blocks without events as well', async () => {
    const read = (): Promise<Row[]> => database().read<Row>('event_signatures').orderBy('block');
    const made = (await read()).filter(({ ids }) => ids === BLOCK_SIZE);
    const [empty] = made;
    assert.ok(empty?.newest === NEVER && made.length > 3);
    await database().write((trx) => trx('event_signatures').delete());
    const asked: number[] = [];
    const goOn = async (): Promise<boolean> => asked.push((await read()).length) < 3;
    const next = await signBlocks(database(), 0, goOn);
    assert.deepEqual([next, asked], [3, [1, 2, 3]]);
    assert.equal(await signBlocks(database(), next), made.length);
    const blocks = await blocksOf('nowhere');
    assert.deepEqual(
      blocks.filter((block) => block < made.length),
      [],
    );
    await expectNoFaults();
  });
});
