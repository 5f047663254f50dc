import { after, before, test } from 'node:test';
import { createLiveFeed } from './verification/live-feed.js';
import { createRecords } from './verification/records.js';
import { STATUSES, TRACKS } from './verification/record-row.js';
import { describeOnDatabases } from '../testing/databases.js';
import { expectCheapPlans } from '../testing/query-plans.js';
import { storeRandomRecords } from '../testing/random-records.js';
import { createVerificationFixture, type VerificationFixture } from '../testing/verification.js';

/** A step that reads more, the more records there are: a sort, or a scan without an index. */
function isCostly(step: string): boolean {
  return (
    /TEMP B-TREE|AUTOMATIC/.test(step) ||
    (/^SCAN (verification_|[a-z]\b)/.test(step) && !/ USING .*INDEX /.test(step))
  );
}

describeOnDatabases(
  'reads whose cost grows with the page, not with the data',
  (database) => {
    let fixture: VerificationFixture;

    before(async () => {
      fixture = await createVerificationFixture(database());
      await storeRandomRecords(database(), { count: 50, maps: 4, seed: 2 });
    });
    after(() => fixture.remove());

    const expectIndexes = (work: () => Promise<unknown>): Promise<void> =>
      expectCheapPlans(database(), work, isCostly);

    test('a page of a map in every order and with every filter', async () => {
      for (const sort of ['rank_asc', 'rank_desc', 'updated_desc', 'record_asc'] as const) {
        for (const track of TRACKS) {
          for (const status of ['all', ...STATUSES] as const) {
            const query = { mapUid: 'map-1', track, sort, status, page: 1, limit: 2 };
            await expectIndexes(() => createRecords(database()).listOfMap(query));
          }
        }
      }
    });

    test('the live feed', async () => {
      await expectIndexes(() => createLiveFeed(database()).read('', 5, 3));
    });

    test("an idle worker's poll of the queue", async () => {
      await expectIndexes(() => fixture.queue.claim('replay', 1));
    });
  },
  ['sqlite'],
);
