import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import { asTable } from '../../../bulk.js';
import type { Database } from '../../../connection/database.js';
import { readFields } from '../../../sql/read-rows.js';
import { containsText } from '../../../search/contains-text.js';
import { SEARCH_LIMITS } from '../../../search/limits.js';
import { isCostlyList, listMapUids, mapsOfClub } from '../../../search/list-maps.js';
import { readMatches, toPageOfMatches } from '../../../search/read-matches.js';
import { inOrder } from '../../../sql/in-order.js';
import { isLargePage } from '../../../sql/large-page.js';
import { parseUuid } from '../../../rules/account-ids.js';
import { normalizeName } from '../../../rules/display-names.js';
import { isIndexed } from '../../../rules/search-text.js';

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

async function listMembers(
  read: Knex.Transaction,
  club: ClubRow,
  { q, limit }: MemberPage,
): Promise<Schemas['ClubMemberList']> {
  const name = normalizeName(q);
  if (name !== '') return findMembers(read, club, { name, id: parseUuid(q.trim()) ?? name }, limit);
  const newest = `FROM club_members AS m ${NAMES} WHERE m.club_id = ?
    ORDER BY ${newestFirst('m.joined_at')}, m.account_id LIMIT ?`;
  const members = await readFields<Schemas['ClubMember']>(read, MEMBER, newest, [club.club_id, limit]);
  return { members, count: members.length, total: club.member_count, totalRelation: 'eq', limit };
}

const NAMES = 'LEFT JOIN display_names AS n ON n.account_id = m.account_id';

const MEMBER = {
  accountId: 'm.account_id',
  displayName: 'n.display_name',
  role: 'm.role',
  joinedAt: 'm.joined_at',
} as const;

/**
 * Returns the newest members whose normalized name or id contains a text, and how many there are, up to 10,000. Names are looked up
 * member by member: of a large club those of the newest members, fewer for a text of one or two characters.
 */
async function findMembers(
  read: Knex.Transaction,
  { club_id: clubId, member_count: size }: ClubRow,
  { name, id }: { name: string; id: string },
  limit: number,
): Promise<Schemas['ClubMemberList']> {
  const { matches: most, compared, rows } = SEARCH_LIMITS;
  const looked = isIndexed(name) ? compared : rows;
  const order = `${newestFirst('joined_at')}, account_id`;
  const newest = read('club_members').where('club_id', clubId).orderByRaw(order).limit(looked).as('m');
  const hasId = containsText(read, 'lower(m.account_id)', id);
  const isNamed = containsText(read, 'n.normalized_display_name', name);
  // Not a join, for which PostgreSQL might read all names.
  const matching = read
    .from(newest)
    .whereRaw(
      `(${hasId[0]} OR (SELECT ${isNamed[0]} FROM display_names AS n WHERE n.account_id = m.account_id))`,
      [...hasId[1], ...isNamed[1]],
    )
    .select('account_id', 'joined_at');
  const page = { limit, offset: 0 };
  const found = await readMatches<string>(read, { key: 'account_id', matching, order }, page, most);
  const { rows: ids, total, totalRelation } = toPageOfMatches(found, page, { most, isAll: size <= looked });
  const members = await readFields<Schemas['ClubMember']>(
    read,
    MEMBER,
    `FROM ? CROSS JOIN club_members AS m ${NAMES} WHERE m.account_id = r.account_id AND m.club_id = ?`,
    [
      asTable(
        read,
        'club_members',
        ['account_id'],
        ids.map((account_id) => ({ account_id })),
      ),
      clubId,
    ],
  );
  const inPage = inOrder(ids, members, ({ accountId }) => accountId);
  return { members: inPage, count: inPage.length, total, totalRelation, limit };
}

async function listMaps(
  read: Knex.Transaction,
  club: ClubRow,
  page: MapPage,
): Promise<Schemas['ClubMapList']> {
  const { limit, offset } = page;
  const { club_id: clubId, map_count: size } = club;
  const { rows: uids, total, totalRelation } = await listMapUids(read, mapsOfClub(clubId, size), page);
  const maps = uids.length === 0 ? [] : await readListedMaps(read, clubId, uids);
  return { maps, count: maps.length, total, totalRelation, limit, offset };
}

async function readListedMaps(
  read: Knex.Transaction,
  clubId: number,
  uids: string[],
): Promise<Schemas['ClubMap'][]> {
  const rows = await readFields<Omit<Schemas['ClubMap'], 'mapName' | 'sources'>>(
    read,
    {
      mapUid: 'm.map_uid',
      name: 'm.name',
      author: 'm.author',
      authorDisplayName: 'n.display_name',
      thumbnailUrl: 'm.thumbnail_url',
    },
    `FROM ? CROSS JOIN maps AS m LEFT JOIN display_names AS n ON n.account_id = m.author
      WHERE m.map_uid = r.map_uid`,
    [
      asTable(
        read,
        'maps',
        ['map_uid'],
        uids.map((map_uid) => ({ map_uid })),
      ),
    ],
  );
  const sources = await readSources(read, clubId, uids);
  const maps = rows.map(({ mapUid, name, author, authorDisplayName, thumbnailUrl }) => ({
    mapUid,
    name,
    mapName: name,
    author,
    authorDisplayName,
    thumbnailUrl,
    sources: sources.get(mapUid) ?? [],
  }));
  return inOrder(uids, maps, ({ mapUid }) => mapUid);
}

/** Returns the places of maps in a club, by uid. */
async function readSources(
  read: Knex.Transaction,
  clubId: number,
  uids: string[],
): Promise<Map<string, Schemas['ClubMapSource'][]>> {
  const found = new Map<string, Schemas['ClubMapSource'][]>();
  const rows = await readFields<Schemas['ClubMapSource'] & { map_uid: string }>(
    read,
    {
      map_uid: 's.map_uid',
      type: 's.source_type',
      id: 's.source_id',
      name: 'COALESCE(c.name, u.name)',
      position: 's.position',
    },
    `FROM ? CROSS JOIN club_map_sources AS s
      LEFT JOIN club_campaigns c ON s.source_type = 'campaign' AND c.club_id = s.club_id AND c.campaign_id = s.source_id
      LEFT JOIN club_uploads u ON s.source_type = 'upload' AND u.club_id = s.club_id AND u.bucket_id = s.source_id
      WHERE s.map_uid = r.map_uid AND s.club_id = ? AND s.source_type <> 'club'`,
    [
      asTable(
        read,
        'maps',
        ['map_uid'],
        uids.map((map_uid) => ({ map_uid })),
      ),
      clubId,
    ],
  );
  for (const { map_uid: uid, type, id, name, position } of rows) {
    const source = { type, id, name, position };
    const known = found.get(uid);
    if (known) known.push(source);
    else found.set(uid, [source]);
  }
  for (const sources of found.values()) sources.sort((a, b) => compareTypes(a, b) || a.id - b.id);
  return found;
}

function compareTypes(a: Schemas['ClubMapSource'], b: Schemas['ClubMapSource']): number {
  return a.type === b.type ? 0 : a.type < b.type ? -1 : 1;
}
