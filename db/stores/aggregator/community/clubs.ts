import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { containsText } from '../../../sql/contains-text.js';
import { countRows } from '../../../sql/count-rows.js';
import { inOrder } from '../../../sql/in-order.js';
import { keyRows } from '../../../sql/json-rows.js';
import { isCostlyList, listMapUids } from '../../../sql/list-maps.js';
import { isLargePage } from '../../../sql/large-page.js';
import { clubMapScope } from '../../../sql/map-scopes.js';
import { kindOf } from '../../../connection/kind-of.js';
import { normalizeName } from '../../../rules/display-names.js';

type Schemas = components['schemas'];

/** The clubs of the snapshots. An unknown club has nulls. */
export interface Clubs {
  find: (clubId: number) => Promise<Schemas['Club'] | null>;
  listCampaigns: (clubId: number, limit: number) => Promise<Schemas['ClubCampaignList'] | null>;
  listMaps: (clubId: number, page: MapPage) => Promise<Schemas['ClubMapList'] | null>;
  listMembers: (clubId: number, page: MemberPage) => Promise<Schemas['ClubMemberList'] | null>;
}

export interface MemberPage {
  /** Part of a name or id; "" matches all. */
  q: string;
  limit: number;
}

export interface MapPage extends MemberPage {
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
function newestFirst(knex: Knex, column: string): string {
  return kindOf(knex) === 'postgres' ? `${column} DESC NULLS LAST` : `${column} DESC`;
}

async function listCampaigns(
  read: Knex.Transaction,
  club: ClubRow,
  limit: number,
): Promise<Schemas['ClubCampaignList']> {
  const campaigns = await read('club_campaigns')
    .where({ club_id: club.club_id })
    .orderByRaw(`${newestFirst(read, 'created_at')}, campaign_id DESC`)
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
  const found = name === '' ? null : await findMembers(read, club.club_id, name, limit);
  const members = found
    ? await readMembers(read, club.club_id, found.ids)
    : rowsOf<Schemas['ClubMember']>(
        await withNames(read('club_members as m'))
          .where('m.club_id', club.club_id)
          .orderByRaw(`${newestFirst(read, 'm.joined_at')}, m.account_id`)
          .limit(limit)
          .select(MEMBER),
      );
  const total = found ? found.total : club.member_count;
  return { members, count: members.length, total, totalRelation: 'eq', limit };
}

const MEMBER = {
  accountId: 'm.account_id',
  displayName: 'n.display_name',
  role: 'm.role',
  joinedAt: 'm.joined_at',
} as const;

function withNames(members: Knex.QueryBuilder): Knex.QueryBuilder {
  return members.leftJoin('display_names as n', 'n.account_id', 'm.account_id');
}

/** Returns the newest members whose name or id contains a normalized text, and how many there are, from texts of their own. */
async function findMembers(
  read: Knex.Transaction,
  clubId: number,
  name: string,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const matching = read('member_texts')
    .where('club_id', clubId)
    .whereRaw(...containsText(read, 'search_text', name));
  const total = await countRows(matching);
  const ids =
    total === 0
      ? []
      : await matching
          .orderByRaw(`${newestFirst(read, 'joined_at')}, account_id`)
          .limit(limit)
          .pluck<string[]>('account_id');
  return { ids, total };
}

async function readMembers(
  read: Knex.Transaction,
  clubId: number,
  ids: string[],
): Promise<Schemas['ClubMember'][]> {
  if (ids.length === 0) return [];
  const source = read.raw('? CROSS JOIN club_members AS m', [keyRows(read, 'account_id', 'text', ids)]);
  const rows = rowsOf<Schemas['ClubMember']>(
    await withNames(read.from(source))
      .whereRaw('m.account_id = k.account_id')
      .where('m.club_id', clubId)
      .select(MEMBER),
  );
  return inOrder(ids, rows, ({ accountId }) => accountId);
}

async function listMaps(
  read: Knex.Transaction,
  club: ClubRow,
  page: MapPage,
): Promise<Schemas['ClubMapList']> {
  const { limit, offset } = page;
  const { club_id: clubId, map_count: size } = club;
  const { rows: uids, total, totalRelation } = await listMapUids(read, clubMapScope(clubId, size), page);
  const maps = uids.length === 0 ? [] : await readMaps(read, clubId, uids);
  return { maps, count: maps.length, total, totalRelation, limit, offset };
}

async function readMaps(
  read: Knex.Transaction,
  clubId: number,
  uids: string[],
): Promise<Schemas['ClubMap'][]> {
  const rows = rowsOf<Omit<Schemas['ClubMap'], 'sources'>>(
    await read
      .from(read.raw('? CROSS JOIN maps AS m', [keyRows(read, 'map_uid', 'text', uids)]))
      .leftJoin('display_names as n', 'n.account_id', 'm.author')
      .whereRaw('m.map_uid = k.map_uid')
      .select({
        mapUid: 'm.map_uid',
        name: 'm.name',
        mapName: 'm.name',
        author: 'm.author',
        authorDisplayName: 'n.display_name',
        thumbnailUrl: 'm.thumbnail_url',
      }),
  );
  const sources = await readSources(read, clubId, uids);
  const maps = rows.map((row) => ({ ...row, sources: sources.get(row.mapUid) ?? [] }));
  return inOrder(uids, maps, ({ mapUid }) => mapUid);
}

/** Returns the places of maps in a club, by uid. */
async function readSources(
  read: Knex.Transaction,
  clubId: number,
  uids: string[],
): Promise<Map<string, Schemas['ClubMapSource'][]>> {
  const found = new Map<string, Schemas['ClubMapSource'][]>();
  const rows = rowsOf<Schemas['ClubMapSource'] & { map_uid: string }>(
    await read.raw(
      `SELECT s.map_uid, s.source_type AS type, s.source_id AS id, COALESCE(c.name, u.name) AS name, s.position
      FROM ? CROSS JOIN club_map_sources s
      LEFT JOIN club_campaigns c ON s.source_type = 'campaign' AND c.club_id = s.club_id AND c.campaign_id = s.source_id
      LEFT JOIN club_uploads u ON s.source_type = 'upload' AND u.club_id = s.club_id AND u.bucket_id = s.source_id
      WHERE s.map_uid = k.map_uid AND s.club_id = ? AND s.source_type <> 'club' ORDER BY s.map_uid, s.source_type, s.source_id`,
      [keyRows(read, 'map_uid', 'text', uids), clubId],
    ),
  );
  for (const { map_uid: uid, type, id, name, position } of rows) {
    const source = { type, id, name, position };
    const known = found.get(uid);
    if (known) known.push(source);
    else found.set(uid, [source]);
  }
  return found;
}
