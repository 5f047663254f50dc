import assert from 'node:assert/strict';
import type { Database } from '../connection/database.js';
import { rowsOf } from '../sql/raw-rows.js';
import { createClubs } from '../stores/aggregator/community/clubs.js';
import { expectRecount } from './recount.js';
import { CLUB, buildMaps, setUpCommunity } from './community.js';

/** Returns a campaign of a snapshot. */
export function campaign(campaignId: number, ...uids: string[]): object {
  return { campaignId, maps: buildMaps(...uids) };
}

/** Returns an upload bucket of a snapshot. */
export function bucket(bucketId: number, ...uids: string[]): object {
  return { bucketId, maps: buildMaps(...uids) };
}

/** Returns a member of a snapshot. */
export function member(accountId: string, more: object = {}): object {
  return { accountId, ...more };
}

/** Empties the clubs before each test of a suite. Use the result inside tests. */
export function setUpClub(database: () => Database) {
  return {
    ...setUpCommunity(database),
    uidsOf: async () => {
      const list = await createClubs(database()).listMaps(CLUB, { q: '', limit: 500, offset: 0 });
      return (list?.maps ?? []).map(({ mapUid }) => mapUid);
    },
    membersOf: async () => {
      const list = await createClubs(database()).listMembers(CLUB, { q: '', limit: 500 });
      return (list?.members ?? []).map(({ accountId }) => accountId);
    },
    /** Fails unless the counts of all clubs equal a recount. */
    agree: async () => {
      await expectRecount(database(), 'clubs', 'club_campaigns', 'club_uploads');
      // The list of a club's maps has each once.
      const clubs = rowsOf<{ listed: number; map_count: number }>(
        await database().read.raw(`SELECT map_count,
          (SELECT count(*) FROM club_maps m WHERE m.club_id = c.club_id) AS listed FROM clubs c`),
      );
      assert.deepEqual(
        clubs.map(({ listed }) => listed),
        clubs.map(({ map_count: count }) => count),
      );
    },
  };
}
