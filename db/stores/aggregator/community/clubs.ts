import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import { asTable } from '../../../bulk.js';
import type { Database } from '../../../connection/database.js';
import { compareBytes } from '../../../rules/compare-bytes.js';
import { readFields } from '../../../sql/read-rows.js';
import { isCostlyList, listMapUids, mapsOfClub } from '../../../search/maps.js';
import { containsText, readKeys, SEARCH_LIMITS, searchList } from '../../../search/matches.js';
import { readListed } from '../../../sql/read-listed.js';
import type { PageOfRows } from '../../../sql/read-page.js';
import { isLargePage } from '../../../sql/large-page.js';
import { parseUuid } from '../../../rules/account-ids.js';
import { normalizeName } from '../../../rules/display-names.js';

type Schemas = components['schemas'];

/** The clubs of the snapshots. An unknown club has nulls. */
export interface Clubs {
  find: (clubId: number) => Promise<Schemas['Club'] | null>;
  listCampaigns: (clubId: number, limit: number) => Promise<Schemas['ClubCampaignList'] | null>;
  listMaps: (clubId: number, page: MapPage) => Promise<Schemas['ClubMapList'] | null>;
  listMembers: (clubId: number, page: MemberPage) => Promise<Schemas['ClubMemberList'] | null>;
}

interface MemberPage {
  /** Part of a name or id; "" matches all. */
  q: string;
  limit: number;
}

interface MapPage extends MemberPage {
  offset: number;
}

interface ClubRow {
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

/** Returns the store of clubs. */
export function createClubs(database: Database): Clubs {
  const ofKnown = <T>(
    clubId: number,
    list: (read: Knex.Transaction, club: ClubRow) => Promise<T>,
    isCostly = false,
  ): Promise<T | null> =>
    database.snapshot(
      async (read) => {
        const club = await read<ClubRow>('clubs').where({ club_id: clubId }).first();
        return club ? list(read, club) : null;
      },
      { isCostly },
    );
  return {
    find: (clubId) => ofKnown(clubId, async (_, club) => toClub(club)),
    listCampaigns: (clubId, limit) =>
      ofKnown(clubId, (read, club) => listCampaigns(read, club, limit), isLargePage({ limit, offset: 0 })),
    listMaps: (clubId, page) =>
      ofKnown(clubId, (read, club) => listMaps(read, club, page), isCostlyList(page)),
    listMembers: (clubId, page) =>
      ofKnown(
        clubId,
        (read, club) => listMembers(read, club, page),
        page.q !== '' || isLargePage({ ...page, offset: 0 }),
      ),
  };
}

function toClub(row: ClubRow): Schemas['Club'] {
  return {
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
  };
}

/** Newest first, unknown ones last: the order of the index. */
function newestFirst(column: string): string {
  return `${column} DESC NULLS LAST`;
}

async function listCampaigns(
  read: Knex.Transaction,
  club: ClubRow,
  limit: number,
): Promise<Schemas['ClubCampaignList']> {
  const campaigns = await read('club_campaigns')
    .where({ club_id: club.club_id })
    .orderByRaw(`${newestFirst('created_at')}, campaign_id DESC`)
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
}

const MEMBER_FIELDS = {
  accountId: 't.account_id',
  displayName: 'n.display_name',
  role: 't.role',
  joinedAt: 't.joined_at',
};
const MEMBER_NAMES = 'LEFT JOIN display_names AS n ON n.account_id = t.account_id';

async function listMembers(
  read: Knex.Transaction,
  club: ClubRow,
  query: MemberPage,
): Promise<Schemas['ClubMemberList']> {
  const { limit } = query;
  if (normalizeName(query.q) === '') {
    // In one statement: ids first would take twice as long.
    const page = newestMembers(read, club).limit(limit);
    const from = `FROM (?) AS t ${MEMBER_NAMES} ORDER BY ${newestFirst('t.joined_at')}, t.account_id`;
    const members = await readFields<Schemas['ClubMember']>(read, MEMBER_FIELDS, from, [page]);
    return { members, count: members.length, total: club.member_count, totalRelation: 'eq', limit };
  }
  const { rows, total, totalRelation } = await findMemberIds(read, club, query);
  const members = await readListed<Schemas['ClubMember']>(read, rows, {
    table: 'club_members',
    id: 'account_id',
    field: 'accountId',
    where: ['t.club_id = ?', club.club_id],
    fields: MEMBER_FIELDS,
    joins: MEMBER_NAMES,
  });
  return { members, count: members.length, total, totalRelation, limit };
}

function newestMembers(read: Knex.Transaction, { club_id }: ClubRow): Knex.QueryBuilder {
  return read('club_members AS m')
    .where({ club_id })
    .orderByRaw(`${newestFirst('joined_at')}, account_id`);
}

/** Returns the newest members whose normalized name or id contains a text, and how many there are. */
async function findMemberIds(
  read: Knex.Transaction,
  club: ClubRow,
  { q, limit }: MemberPage,
): Promise<Omit<PageOfRows<string>, 'hasMore'>> {
  const newest = (count: number, from: number): Knex.QueryBuilder =>
    newestMembers(read, club).limit(count).offset(from);
  const sought = normalizeName(q);
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
  const sources = new Map<string, Schemas['ClubMapSource'][]>(uids.map((uid) => [uid, []]));
  const keys = uids.map((map_uid) => ({ map_uid }));
  const rows = await readFields<Schemas['ClubMapSource'] & { mapUid: string }>(
    read,
    {
      mapUid: 's.map_uid',
      type: 's.source_type',
      id: 's.source_id',
      name: 'COALESCE(c.name, u.name)',
      position: 's.position',
    },
    `FROM ? CROSS JOIN club_map_sources s
      LEFT JOIN club_campaigns c ON s.source_type = 'campaign' AND c.club_id = s.club_id AND c.campaign_id = s.source_id
      LEFT JOIN club_uploads u ON s.source_type = 'upload' AND u.club_id = s.club_id AND u.bucket_id = s.source_id
      WHERE s.map_uid = r.map_uid AND s.club_id = ? AND s.source_type <> 'club'`,
    [asTable(read, 'club_map_sources', ['map_uid'], keys), clubId],
  );
  rows.sort((a, b) => compareBytes(a.type, b.type) || a.id - b.id);
  for (const { mapUid, ...source } of rows) sources.get(mapUid)?.push(source);
  return sources;
}
