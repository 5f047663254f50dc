import type { Knex } from 'knex';
import { insertRows } from '../../../sql/insert-rows.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { keyRows } from '../../../sql/json-rows.js';
import type { ClubSnapshot, SnapshotMember } from '../../../rules/snapshot/club-snapshot.js';

const KEEP_KNOWN = (table: string, names: string[]): string =>
  names.map((name) => `${name} = COALESCE(excluded.${name}, ${table}.${name})`).join(', ');

/** Stores the campaigns of a snapshot; returns the ids of those that a complete list has removed. */
export async function writeCampaigns(trx: Knex.Transaction, snapshot: ClubSnapshot): Promise<number[]> {
  const { campaigns, club, observedAt, complete, rejectedIds } = snapshot;
  await insertRows(trx, {
    table: 'club_campaigns',
    columns: {
      club_id: 'integer',
      campaign_id: 'integer',
      name: 'text',
      created_at: 'text',
      published_at: 'text',
      discovered_at: 'text',
      last_synced_at: 'text',
    },
    rows: campaigns.map((campaign) => ({
      club_id: club.clubId,
      campaign_id: campaign.campaignId,
      name: campaign.name,
      created_at: campaign.createdAt,
      published_at: campaign.publishedAt,
      discovered_at: observedAt,
      last_synced_at: observedAt,
    })),
    suffix: `ON CONFLICT (club_id, campaign_id) DO UPDATE SET last_synced_at = excluded.last_synced_at,
      ${KEEP_KNOWN('club_campaigns', ['name', 'created_at', 'published_at'])}`,
  });
  if (!complete.has('campaigns')) return [];
  const presentIds = [...campaigns.map(({ campaignId }) => campaignId), ...rejectedIds.campaignIds];
  return deleteOthers(trx, 'club_campaigns', 'campaign_id', club.clubId, presentIds);
}

/** Stores the upload buckets of a snapshot; returns the ids of those that a complete list has removed. */
export async function writeUploads(trx: Knex.Transaction, snapshot: ClubSnapshot): Promise<number[]> {
  const { uploads, club, observedAt, complete, rejectedIds } = snapshot;
  await insertRows(trx, {
    table: 'club_uploads',
    columns: {
      club_id: 'integer',
      bucket_id: 'integer',
      name: 'text',
      created_at: 'text',
      discovered_at: 'text',
      last_synced_at: 'text',
    },
    rows: uploads.map((upload) => ({
      club_id: club.clubId,
      bucket_id: upload.bucketId,
      name: upload.name,
      created_at: upload.createdAt,
      discovered_at: observedAt,
      last_synced_at: observedAt,
    })),
    suffix: `ON CONFLICT (club_id, bucket_id) DO UPDATE SET last_synced_at = excluded.last_synced_at,
      ${KEEP_KNOWN('club_uploads', ['name', 'created_at'])}`,
  });
  if (!complete.has('uploads')) return [];
  const presentIds = [...uploads.map(({ bucketId }) => bucketId), ...rejectedIds.bucketIds];
  return deleteOthers(trx, 'club_uploads', 'bucket_id', club.clubId, presentIds);
}

async function deleteOthers(
  trx: Knex.Transaction,
  table: string,
  column: string,
  clubId: number,
  presentIds: number[],
): Promise<number[]> {
  const stored = await trx(table).where({ club_id: clubId }).pluck<number[]>(column);
  const present = new Set(presentIds);
  const gone = stored.filter((id) => !present.has(id));
  if (gone.length > 0) {
    const ids = keyRows(trx, 'id', 'integer', gone);
    await trx.raw(`DELETE FROM ${table} WHERE club_id = ? AND ${column} IN (SELECT k.id FROM ?)`, [
      clubId,
      ids,
    ]);
  }
  return gone;
}

interface MemberRow {
  account_id: string;
  role: string | null;
  joined_at: string | null;
}

/** Stores the members of a snapshot, and removes those that a complete list lacks. Writes changes only. */
export async function writeMembers(trx: Knex.Transaction, snapshot: ClubSnapshot): Promise<void> {
  const { members, club, complete, observedAt, rejectedIds } = snapshot;
  const isComplete = complete.has('members');
  if (members.length === 0 && !isComplete) return;
  const stored = await readMembers(trx, club.clubId, isComplete ? null : members);
  const news = members.filter((member) => isNews(member, stored.get(member.accountId)));
  await insertRows(trx, {
    table: 'club_members',
    columns: {
      club_id: 'integer',
      account_id: 'text',
      role: 'text',
      joined_at: 'text',
      first_seen_at: 'text',
    },
    rows: news.map((member) => ({
      club_id: club.clubId,
      account_id: member.accountId,
      role: member.role,
      joined_at: member.joinedAt,
      first_seen_at: observedAt,
    })),
    suffix: `ON CONFLICT (club_id, account_id) DO UPDATE SET
      ${KEEP_KNOWN('club_members', ['role', 'joined_at'])}`,
  });
  if (!isComplete) return;
  const present = new Set([...members.map(({ accountId }) => accountId), ...rejectedIds.accountIds]);
  const gone = [...stored.keys()].filter((id) => !present.has(id));
  if (gone.length === 0) return;
  const ids = keyRows(trx, 'account_id', 'text', gone);
  const sql = 'DELETE FROM club_members WHERE club_id = ? AND account_id IN (SELECT k.account_id FROM ?)';
  await trx.raw(sql, [club.clubId, ids]);
}

/** Returns stored members by account: all, or those of a list. */
async function readMembers(
  trx: Knex.Transaction,
  clubId: number,
  wanted: SnapshotMember[] | null,
): Promise<Map<string, MemberRow>> {
  const columns = 'm.account_id, m.role, m.joined_at';
  const ids = (wanted ?? []).map(({ accountId }) => accountId);
  const rows: unknown = wanted
    ? await trx.raw(
        `SELECT ${columns} FROM ? CROSS JOIN club_members m WHERE m.account_id = k.account_id AND m.club_id = ?`,
        [keyRows(trx, 'account_id', 'text', ids), clubId],
      )
    : await trx.raw(`SELECT ${columns} FROM club_members m WHERE m.club_id = ?`, [clubId]);
  return new Map(rowsOf<MemberRow>(rows).map((row) => [row.account_id, row]));
}

function isNews({ role, joinedAt }: SnapshotMember, stored: MemberRow | undefined): boolean {
  if (!stored) return true;
  const isOther = (sent: string | null, known: string | null): boolean => sent !== null && sent !== known;
  return isOther(role, stored.role) || isOther(joinedAt, stored.joined_at);
}
