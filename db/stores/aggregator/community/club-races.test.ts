import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitForBlocked, whileEventsAreLocked } from '../../../testing/blocked.js';
import { at, buildMaps, CLUB, setUpCommunity } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { expectRecount } from '../../../testing/recount.js';
import { runTask } from '../../../testing/run-process.js';
import { buildCheck, storeRun } from '../../../testing/tracker-runs.js';
import { primaryClubId } from '../../../writes/primary-club.js';

describeOnDatabases(
  'snapshots, runs and the primary club, changed by two processes at once',
  (database, _, settings) => {
    const { send } = setUpCommunity(database);
    const readTracked = (): Promise<number[]> =>
      database().read('maps').orderBy('map_uid').pluck<number[]>('tracked');
    const snapshotOf = (minute: number, ...uids: string[]): Record<string, unknown> => ({
      observedAt: at(minute),
      campaigns: [{ campaignId: 1, maps: buildMaps(...uids) }],
    });

    /** Lets one process come to its commit, and the other as far as it gets, before both may go on. */
    const race = async (
      [first, second]: readonly [task: string, input: unknown][],
      isSecondBlocked = true,
    ): Promise<void> => {
      const ended: ReturnType<typeof runTask>[] = [];
      const start = ([task, input]: [string, unknown] = ['', null]): ReturnType<typeof runTask> => {
        const process = runTask(task, settings(), input);
        ended.push(process);
        return process;
      };
      await whileEventsAreLocked(database(), async () => {
        void start(first);
        await waitForBlocked(database(), 1);
        const last = start(second);
        const blocked = waitForBlocked(database(), 2);
        await (isSecondBlocked ? blocked : Promise.race([blocked, last]));
      });
      for (const { code, stderr } of await Promise.all(ended)) assert.equal(code, 0, stderr);
    };

    test('maps stay tracked that a run begins to track while a snapshot drops them', async () => {
      await send(snapshotOf(0, 'a', 'b'));
      await race([
        ['run', [buildCheck({ mapUid: 'a', tracked: true })]],
        ['snapshot', snapshotOf(1, 'b')],
      ]);
      assert.deepEqual(await readTracked(), [1, 1]);
    });

    test('maps become untracked that a run stops to track while a snapshot drops them', async () => {
      await send(snapshotOf(0, 'a', 'b'));
      await storeRun(database(), [buildCheck({ mapUid: 'a', tracked: true, checkedAt: at(0) })]);
      await race([
        ['run', [buildCheck({ mapUid: 'a', tracked: false, checkedAt: at(1) })]],
        ['snapshot', snapshotOf(1, 'b')],
      ]);
      assert.deepEqual(await readTracked(), [0, 1]);
    });

    for (const [what, table, row] of [
      ['club', 'clubs', { club_id: CLUB, first_seen_at: at(0) }],
      ['primary club', 'settings', { key: 'primary_club_id', value: '7' }],
    ] as const)
      test(`the ${what} may be removed while a snapshot waits for it`, async () => {
        await database().write((trx) => trx(table).insert(row));
        let sent: Promise<unknown> | undefined;
        await database().write(async (trx) => {
          await trx(table).where(row).forUpdate().first();
          sent = send(snapshotOf(0, 'a'));
          await waitForBlocked(database(), 1);
          await trx(table).where(row).delete();
        });
        await sent;
        assert.equal(await primaryClubId(database().read), CLUB);
        assert.deepEqual(await readTracked(), [1]);
        await expectRecount(database(), 'clubs', 'maps');
      });

    test('the new primary club has the maps of a snapshot that is under way', async () => {
      await send({ clubId: 1, ...snapshotOf(0, 'a') });
      await send({ clubId: 2, ...snapshotOf(0, 'b') });
      await race(
        [
          ['snapshot', { clubId: 2, ...snapshotOf(1, 'b', 'c') }],
          ['primary-club', 2],
        ],
        false,
      );
      assert.deepEqual(
        await database()
          .read('maps')
          .orderBy('map_uid')
          .select('map_uid', 'in_primary_club', 'tracked', 'status'),
        [
          { map_uid: 'a', in_primary_club: 0, tracked: 0, status: 'archived' },
          { map_uid: 'b', in_primary_club: 1, tracked: 1, status: 'active' },
          { map_uid: 'c', in_primary_club: 1, tracked: 1, status: 'active' },
        ],
      );
    });
  },
  ['postgres'],
);
