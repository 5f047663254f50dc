import assert from 'node:assert/strict';
import type { Database } from '../connection/database.js';
import { rowsOf } from '../sql/raw-rows.js';
import { createClubs } from '../stores/aggregator/community/clubs.js';
import { CLUB, mapsOf, setUpCommunity, type CommunitySetUp } from './community.js';

/** Returns a campaign of a snapshot. */
export function campaign(campaignId: number, ...uids: string[]): object {
  return { campaignId, maps: mapsOf(...uids) };
}

/** Returns an upload bucket of a snapshot. */
export function bucket(bucketId: number, ...uids: string[]): object {
  return { bucketId, maps: mapsOf(...uids) };
}

/** Returns a member of a snapshot. */
export function member(accountId: string, more: object = {}): object {
  return { accountId, ...more };
}

/** The fixture of tests of a club's contents. */
export interface ClubSetUp extends CommunitySetUp {
  /** Returns the uids of the test club's maps. */
  uidsOf: () => Promise<string[]>;
  /** Returns the account ids of the test club's members. */
  membersOf: () => Promise<string[]>;
  /** Fails unless the counts of all clubs equal a recount. */
  agree: () => Promise<void>;
}

/** Empties the clubs before each test of a suite. Use the result inside tests. */
export function setUpClub(database: () => Database): ClubSetUp {
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
    agree: async () => {
      const { stored, counted } = await clubCounts(database());
      assert.deepEqual(stored, counted);
    },
  };
}

/** Counts of a club, its campaigns and its buckets, and their recount from the places of maps. */
const COUNTED: Readonly<Record<string, string>> = {
  clubs: `SELECT club_id AS id, campaign_count AS campaigns, upload_count AS uploads, map_count AS maps,
    member_count AS members, map_count AS rows FROM clubs ORDER BY 1`,
  recounted: `SELECT c.club_id AS id,
    (SELECT COUNT(*) FROM club_campaigns t WHERE t.club_id = c.club_id) AS campaigns,
    (SELECT COUNT(*) FROM club_uploads t WHERE t.club_id = c.club_id) AS uploads,
    (SELECT COUNT(DISTINCT map_uid) FROM club_map_sources t WHERE t.club_id = c.club_id) AS maps,
    (SELECT COUNT(*) FROM club_members t WHERE t.club_id = c.club_id) AS members,
    (SELECT COUNT(*) FROM club_maps t WHERE t.club_id = c.club_id) AS rows FROM clubs c ORDER BY 1`,
  lists: `SELECT club_id AS club, campaign_id AS id, map_count AS maps FROM club_campaigns
    UNION ALL SELECT club_id, -bucket_id, map_count FROM club_uploads ORDER BY 1, 2`,
  recountedLists: `SELECT c.club_id AS club, c.campaign_id AS id, (SELECT COUNT(*) FROM club_map_sources s
    WHERE s.club_id = c.club_id AND s.source_type = 'campaign' AND s.source_id = c.campaign_id) AS maps FROM club_campaigns c
    UNION ALL SELECT u.club_id, -u.bucket_id, (SELECT COUNT(*) FROM club_map_sources s
    WHERE s.club_id = u.club_id AND s.source_type = 'upload' AND s.source_id = u.bucket_id) FROM club_uploads u ORDER BY 1, 2`,
};

/** Returns the stored counts of clubs, and their recount row by row. */
async function clubCounts(database: Database): Promise<{ stored: unknown[]; counted: unknown[] }> {
  const ask = async (name: string): Promise<unknown[]> => {
    const rows = rowsOf<object>(await database.read.raw(COUNTED[name] ?? ''));
    return rows.map((row) => ({ ...row }));
  };
  return {
    stored: [await ask('clubs'), await ask('lists')],
    counted: [await ask('recounted'), await ask('recountedLists')],
  };
}
