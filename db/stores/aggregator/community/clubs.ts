import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { compareBytes } from '../../../rules/compare-bytes.js';
import { parseUuid } from '../../../rules/account-ids.js';
import { normalizeName } from '../../../rules/display-names.js';
import { createFirstPage } from '../../../hot-reads.js';
import { isCostlyList, listMapUids, mapsOfClub } from '../../../search/maps.js';
import { containsText, readKeys, SEARCH_LIMITS, searchList } from '../../../search/matches.js';
import { isLargePage, type PageOfRows } from '../../../sql/read-page.js';
import { readByIds, readListed } from '../../../sql/read-listed.js';

type Schemas = components['schemas'];

interface MemberPage {
  /** Part of a name or id; "" matches all. */
  q: string;
  limit: number;
}

type MapPage = MemberPage & { offset: number };

export interface ClubRow {
  club_id: number;
  name: string | null;
  campaign_count: number;
  map_count: number;
  member_count: number;
  upload_count: number;
  created_at: string | null;
  first_seen_at: string;
  last_synced_at: string | null;
}

/** The clubs of the snapshots. */
export type Clubs = ReturnType<typeof createClubs>;

const MEMBER_FIELDS = {
  accountId: 't.account_id',
  displayName: 'n.display_name',
  role: 't.role',
  joinedAt: 't.joined_at',
};
const MEMBER_NAMES = 'LEFT JOIN display_names AS n ON n.account_id = t.account_id';
const NEWEST = 'joined_at DESC NULLS LAST, account_id';

/** Returns the store of clubs. All its reads return null for an unknown club. */
export function createClubs(database: Database) {
  const ofKnown = <T>(
    clubId: number,
    list: (read: Knex.Transaction, club: ClubRow) => T | Promise<T>,
    isCostly = false,
  ): Promise<T | null> =>
    database.snapshot(
      async (read) => {
        const club = await read<ClubRow>('clubs').where({ club_id: clubId }).first();
        return club ? list(read, club) : null;
      },
      { isCostly },
    );
  const readNewest = createFirstPage<Schemas['ClubMember'] & { total: number }>(
    database,
    { ...MEMBER_FIELDS, total: '(SELECT member_count FROM clubs WHERE club_id = $1)' },
    `FROM (SELECT * FROM club_members WHERE club_id = $1 ORDER BY ${NEWEST} LIMIT $2) AS t ${MEMBER_NAMES}
      ORDER BY t.joined_at DESC NULLS LAST, t.account_id`,
  );
  return {
    find: (clubId: number) =>
      ofKnown(clubId, (_, row): Schemas['Club'] => ({
        clubId: row.club_id,
        name: row.name,
        clubName: row.name,
        campaignCount: row.campaign_count,
        mapCount: row.map_count,
        memberCount: row.member_count,
        uploadCount: row.upload_count,
        createdAt: row.created_at,
        firstSeenAt: row.first_seen_at,
        lastSyncedAt: row.last_synced_at ?? row.first_seen_at,
      })),
    listCampaigns: (clubId: number, limit: number) =>
      ofKnown(
        clubId,
        async (read, club): Promise<Schemas['ClubCampaignList']> => {
          const campaigns = await read('club_campaigns')
            .where({ club_id: clubId })
            .orderByRaw('created_at DESC NULLS LAST, campaign_id DESC')
            .limit(limit)
            .select<Schemas['ClubCampaign'][]>({
              campaignId: 'campaign_id',
              name: 'name',
              mapCount: 'map_count',
              createdAt: 'created_at',
              publishedAt: 'published_at',
              lastSyncedAt: 'last_synced_at',
            });
          return { campaigns, count: campaigns.length, total: club.campaign_count };
        },
        isLargePage({ limit, offset: 0 }),
      ),
    listMaps: (clubId: number, page: MapPage) =>
      ofKnown(clubId, (read, club) => listMaps(read, club, page), isCostlyList(page)),
    listMembers: async (clubId: number, page: MemberPage): Promise<Schemas['ClubMemberList'] | null> => {
      const isLarge = isLargePage({ ...page, offset: 0 });
      const rows = page.q === '' && !isLarge ? await readNewest(clubId, page.limit) : [];
      const [first] = rows;
      if (first) {
        const members = rows.map(({ total: _, ...member }) => member);
        return { members, count: rows.length, total: first.total, totalRelation: 'eq', limit: page.limit };
      }
      return ofKnown(clubId, (read, club) => listMembers(read, club, page), page.q !== '' || isLarge);
    },
  };
}

async function listMembers(
  read: Knex.Transaction,
  club: ClubRow,
  query: MemberPage,
): Promise<Schemas['ClubMemberList']> {
  const { rows, total, totalRelation } = await listMemberIds(read, club, query);
  const members = await readListed<Schemas['ClubMember']>(read, rows, {
    table: 'club_members',
    id: 'account_id',
    field: 'accountId',
    where: ['t.club_id = ?', club.club_id],
    fields: MEMBER_FIELDS,
    joins: MEMBER_NAMES,
  });
  return { members, count: members.length, total, totalRelation, limit: query.limit };
}

/** Returns the newest members whose normalized name or id contains a text, and how many there are. */
async function listMemberIds(
  read: Knex.Transaction,
  { club_id, member_count: total }: ClubRow,
  { q, limit }: MemberPage,
): Promise<Omit<PageOfRows<string>, 'hasMore'>> {
  const newest = (count: number, from = 0): Knex.QueryBuilder =>
    read('club_members AS m').where({ club_id }).orderByRaw(NEWEST).limit(count).offset(from);
  const sought = normalizeName(q);
  if (sought === '')
    return { rows: await newest(limit).pluck<string[]>('account_id'), total, totalRelation: 'eq' };
  const [hasId, idValues] = containsText(read, 'lower(account_id)', parseUuid(q.trim()) ?? sought);
  const [isNamed, nameValues] = containsText(read, 'name', sought);
  // Not a join, for which PostgreSQL might read all names.
  const name = '(SELECT n.normalized_display_name FROM display_names AS n WHERE n.account_id = m.account_id)';
  const compare = (from: number, count: number): Promise<string[]> => {
    const named = newest(count, from).select('account_id', { name: read.raw(name) });
    const matching = read
      .from(named.as('named'))
      .whereRaw(`(${hasId} OR ${isNamed})`, [...idValues, ...nameValues])
      .select('account_id')
      .limit(SEARCH_LIMITS.matches + 1);
    return readKeys(read, 'account_id', matching);
  };
  const rowAt = async (place: number): Promise<string | undefined> =>
    (await newest(1, place).pluck<string[]>('account_id'))[0];
  return searchList({ sought, compare, rowAt }, { limit, offset: 0 }, SEARCH_LIMITS);
}

async function listMaps(
  read: Knex.Transaction,
  club: ClubRow,
  page: MapPage,
): Promise<Schemas['ClubMapList']> {
  const { rows, total, totalRelation } = await readClubMaps(read, club, page);
  const uids = rows.map(({ mapUid }) => mapUid);
  const sources = await readSources(read, club.club_id, uids);
  const maps = rows.map(({ mapUid, name, ...map }) => {
    return { mapUid, name, mapName: name, ...map, sources: sources.get(mapUid) ?? [] };
  });
  return { maps, count: maps.length, total, totalRelation, limit: page.limit, offset: page.offset };
}

type ListedMap = Omit<Schemas['ClubMap'], 'mapName' | 'sources'>;

/** Returns a page of a club's maps by upload time, unknown ones last, then by uid. */
export async function readClubMaps(
  read: Knex,
  { club_id: clubId, map_count: size }: Pick<ClubRow, 'club_id' | 'map_count'>,
  query: MapPage,
): Promise<PageOfRows<ListedMap>> {
  const { rows: uids, ...page } = await listMapUids(read, mapsOfClub(clubId, size), query);
  const rows = await readListed<ListedMap>(read, uids, {
    table: 'maps',
    id: 'map_uid',
    field: 'mapUid',
    fields: {
      mapUid: 't.map_uid',
      name: 't.name',
      author: 't.author',
      authorDisplayName: 'n.display_name',
      thumbnailUrl: 't.thumbnail_url',
    },
    joins: 'LEFT JOIN display_names AS n ON n.account_id = t.author',
  });
  return { rows, ...page };
}

/** Returns the places of maps in a club, by uid: those in campaigns first. */
async function readSources(
  read: Knex.Transaction,
  clubId: number,
  uids: string[],
): Promise<Map<string, Schemas['ClubMapSource'][]>> {
  const rows = await readByIds<Schemas['ClubMapSource'] & { mapUid: string }>(read, uids, {
    table: 'club_map_sources',
    id: 'map_uid',
    where: [`t.club_id = ? AND t.source_type <> 'club'`, clubId],
    fields: {
      mapUid: 't.map_uid',
      type: 't.source_type',
      id: 't.source_id',
      name: 'COALESCE(c.name, u.name)',
      position: 't.position',
    },
    joins: `LEFT JOIN club_campaigns c ON t.source_type = 'campaign' AND c.club_id = t.club_id AND c.campaign_id = t.source_id
      LEFT JOIN club_uploads u ON t.source_type = 'upload' AND u.club_id = t.club_id AND u.bucket_id = t.source_id`,
  });
  const sources = new Map<string, Schemas['ClubMapSource'][]>(uids.map((uid) => [uid, []]));
  rows.sort((a, b) => compareBytes(a.type, b.type) || a.id - b.id);
  for (const { mapUid, ...source } of rows) sources.get(mapUid)?.push(source);
  return sources;
}
