import type { Knex } from 'knex';
import { deleteRows, insertRows, readRows, saveRows } from '../../../bulk.js';
import type { Database } from '../../../connection/database.js';
import { noteChanges } from '../../../memo.js';
import { NO_MAP_FIELDS, type NewEvent } from '../../../rules/event-row.js';
import {
  parseClubSnapshot,
  type ClubSnapshot,
  type Collection,
  type RejectedSnapshotRow,
  type Rejections,
  type SnapshotBody,
  type SnapshotReport,
  type SnapshotSender,
} from '../../../rules/snapshot/club-snapshot.js';
import {
  findRemoved,
  mergeCollection,
  mergeMembers,
  planLists,
  planMaps,
  planPlaces,
  planRemovals,
  type CampaignRow,
  type MapChanges,
  type MemberRow,
  type PlaceRow,
  type StoredContents,
  type UploadRow,
} from '../../../rules/snapshot/plan-snapshot.js';
import { saveSeenAccounts, type SeenAccount } from '../../../writes/accounts.js';
import { BLOCKED, type BlockedAccounts } from '../../../writes/blocked-accounts.js';
import { appendEvents, findStoredKeys } from '../../../writes/events.js';
import { saveMaps } from '../../../writes/maps.js';
import { writeNames } from '../../../writes/names.js';
import { claimPrimaryClub, updatePrimaryMembership } from '../../../writes/primary-club.js';
import { saveProject, type Project } from '../../../writes/projects.js';

/** The ingest of club snapshots. */
export type ClubSnapshots = ReturnType<typeof createClubSnapshots>;

/** Further rejected rows are only counted. */
const MAX_SHOWN = 1000;

/** Returns the store of club snapshots. */
export function createClubSnapshots(database: Database, now: () => Date) {
  return {
    /** Stores a snapshot in one transaction and returns its report. A snapshot that is older than the newest one of its club changes nothing of the club. */
    ingest: async (
      body: SnapshotBody,
      sender: SnapshotSender,
      rejections: Rejections,
    ): Promise<SnapshotReport> => {
      const snapshot = await parseClubSnapshot(body, sender, rejections);
      return database.write(async (trx) =>
        store(trx, withoutBlocked(snapshot, await database.remember(BLOCKED, trx)), now),
      );
    },
  };
}

interface ClubRow {
  club_id: number;
  name: string | null;
  last_synced_at: string | null;
  first_synced_by: string | null;
}

const NO_CHANGES: MapChanges = { added: [], removed: [] };

async function store(
  trx: Knex.Transaction,
  snapshot: ClubSnapshot,
  now: () => Date,
): Promise<SnapshotReport> {
  const { projectKey, projectName, sourceLabel, observedAt, receivedAt } = snapshot;
  const club_id = snapshot.club.clubId;
  const own = { projectKey, projectName, sourceLabel, receivedAt, lastSyncAt: observedAt };
  const project = await saveProject(trx, own);
  const isPrimary = (await claimPrimaryClub(trx, club_id)) === club_id;
  const known = await trx<ClubRow>('clubs').where({ club_id }).first();
  const dedupeKey = `club.snapshot ${snapshot.contentKey}`;
  const isRepeat = (await findStoredKeys(trx, [{ dedupeKey }])).has(dedupeKey);
  if (known && known.last_synced_at !== null && known.last_synced_at > observedAt) {
    if (isPrimary && !isRepeat) await insertRun(trx, snapshot, 'skipped', NO_CHANGES, now());
    return toReport(snapshot, { applied: false, clubName: known.name });
  }

  const { replaced, kept } = planRemovals(snapshot, known?.first_synced_by ?? null);
  if (!known) await trx('clubs').insert({ club_id, first_seen_at: receivedAt });
  const changes = await writeContents(trx, snapshot, replaced, isPrimary);
  const clubName = await updateClub(trx, snapshot);
  const status = snapshot.rejectedCount + kept.length > 0 ? 'partial' : 'ok';
  if (isPrimary) await insertRun(trx, snapshot, status, changes, now());
  if (!isRepeat) await appendEvents(trx, [{ ...toEvent(snapshot, project, clubName, changes), dedupeKey }]);
  const observations = snapshot.members.flatMap(({ account_id: accountId, display_name: displayName }) =>
    displayName === null ? [] : [{ accountId, displayName, observedAt }],
  );
  await writeNames(trx, { projectKey, source: project.sourceLabel, receivedAt, observations });
  await saveSeenAccounts(trx, listAccounts(snapshot));
  await noteChanges(trx, 'clubs');
  return toReport(snapshot, { applied: true, clubName }, changes, kept);
}

/** Returns a snapshot without blocked members, builders and submitters. */
function withoutBlocked(snapshot: ClubSnapshot, blocked: BlockedAccounts): ClubSnapshot {
  for (const { facts } of snapshot.maps) {
    if (blocked.has(facts.author)) facts.author = undefined;
    if (blocked.has(facts.submitter)) facts.submitter = undefined;
  }
  return { ...snapshot, members: snapshot.members.filter((member) => !blocked.has(member.account_id)) };
}

const CAMPAIGN_KEY = ['club_id', 'campaign_id'] as const;
const UPLOAD_KEY = ['club_id', 'bucket_id'] as const;
const MEMBER_KEY = ['club_id', 'account_id'] as const;
const PLACE_KEY = ['club_id', 'source_type', 'source_id', 'map_uid'] as const;

/** Stores the campaigns, buckets, members and maps of a club; returns the maps that it has gained and lost. */
async function writeContents(
  trx: Knex.Transaction,
  snapshot: ClubSnapshot,
  replaced: ReadonlySet<Collection>,
  isPrimary: boolean,
): Promise<MapChanges> {
  const { observedAt, receivedAt } = snapshot;
  const club_id = snapshot.club.clubId;
  const stored = await readContents(trx, snapshot, replaced);
  const removed = findRemoved(snapshot, stored, replaced);
  const lists = planLists(snapshot, replaced, removed);
  const places = planPlaces(
    club_id,
    lists,
    await readPlaces(trx, club_id, ['source_type', 'source_id'], lists),
  );
  const moved = [...places.saved, ...places.removed];
  const changes = planMaps(places, await readPlaces(trx, club_id, ['map_uid'], moved));
  const campaigns = mergeCollection(snapshot, snapshot.campaigns, stored.campaigns, 'campaign_id', (row) =>
    places.sizes.get(`campaign ${row.campaign_id}`),
  );
  const uploads = mergeCollection(snapshot, snapshot.uploads, stored.uploads, 'bucket_id', (row) =>
    places.sizes.get(`upload ${row.bucket_id}`),
  );

  await saveRows(trx, 'club_campaigns', CAMPAIGN_KEY, campaigns);
  await deleteRows(trx, 'club_campaigns', CAMPAIGN_KEY, removed.campaigns);
  await saveRows(trx, 'club_uploads', UPLOAD_KEY, uploads);
  await deleteRows(trx, 'club_uploads', UPLOAD_KEY, removed.uploads);
  await saveRows(trx, 'club_members', MEMBER_KEY, mergeMembers(snapshot, stored.members));
  await deleteRows(trx, 'club_members', MEMBER_KEY, removed.members);
  await deleteRows(trx, 'club_map_sources', PLACE_KEY, places.removed);
  await saveRows(trx, 'club_map_sources', PLACE_KEY, places.saved);
  const seen = snapshot.maps.map(({ mapUid, name, facts }) => {
    return { mapUid, mapName: name, observedAt, facts, isInPrimaryClub: isPrimary };
  });
  const known = await saveMaps(trx, seen, receivedAt);
  const added = changes.added.map((map_uid) => {
    return {
      club_id,
      map_uid,
      timestamp_utc: known.get(map_uid)?.timestamp_utc ?? null,
      added_at: observedAt,
    };
  });
  await insertRows(trx, 'club_maps', added);
  const lost = changes.removed.map((map_uid) => ({ club_id, map_uid }));
  await deleteRows(trx, 'club_maps', ['club_id', 'map_uid'], lost);
  if (isPrimary) {
    // `saveMaps` has stored new maps as maps of the primary club.
    const joined = changes.added.filter((uid) => known.get(uid)?.isNew !== true);
    await updatePrimaryMembership(trx, { added: joined, removed: changes.removed }, receivedAt);
  }
  return changes;
}

const MEMBER = [...MEMBER_KEY, 'role', 'joined_at', 'first_seen_at'] as const;
const COLLECTION = ['club_id', 'name', 'map_count', 'created_at', 'discovered_at', 'last_synced_at'] as const;

async function readContents(
  trx: Knex.Transaction,
  { club, members }: ClubSnapshot,
  replaced: ReadonlySet<Collection>,
): Promise<StoredContents> {
  const club_id = club.clubId;
  const read = <Row extends { club_id: number }>(table: string, columns: readonly (keyof Row & string)[]) =>
    readRows<Row>(trx, table, columns, ['club_id'], [{ club_id } as Partial<Row>]);
  const keys = members.map(({ account_id }) => ({ club_id, account_id }));
  return {
    campaigns: await read<CampaignRow>('club_campaigns', [...COLLECTION, 'campaign_id', 'published_at']),
    uploads: await read<UploadRow>('club_uploads', [...COLLECTION, 'bucket_id']),
    members: replaced.has('members')
      ? await read<MemberRow>('club_members', MEMBER)
      : await readRows<MemberRow>(trx, 'club_members', MEMBER, MEMBER_KEY, keys),
  };
}

/** Returns the places of maps in a club: all places in some lists, or of some maps. */
function readPlaces(
  trx: Knex.Transaction,
  club_id: number,
  key: readonly (keyof PlaceRow)[],
  keys: readonly Partial<PlaceRow>[],
): Promise<PlaceRow[]> {
  const ofClub = keys.map((one) => ({ ...one, club_id }));
  return readRows<PlaceRow>(trx, 'club_map_sources', [...PLACE_KEY, 'position'], ['club_id', ...key], ofClub);
}

/** Stores a snapshot's facts of the club itself and its counts; returns its name. */
async function updateClub(
  trx: Knex.Transaction,
  { club, observedAt, projectKey }: ClubSnapshot,
): Promise<string | null> {
  const own = { club_id: club.clubId };
  const [row] = await trx('clubs')
    .where(own)
    .update({
      name: trx.raw('COALESCE(?, name)', [club.name]),
      created_at: trx.raw('COALESCE(?, created_at)', [club.createdAt]),
      last_synced_at: observedAt,
      synced_by: projectKey,
      first_synced_by: trx.raw('COALESCE(first_synced_by, ?)', [projectKey]),
      campaign_count: trx('club_campaigns').where(own).count(),
      upload_count: trx('club_uploads').where(own).count(),
      map_count: trx('club_maps').where(own).count(),
      member_count: trx('club_members').where(own).count(),
    })
    .returning<{ name: string | null }[]>('name');
  return row?.name ?? null;
}

function listAccounts({ members, maps, observedAt: at }: ClubSnapshot): SeenAccount[] {
  return [
    ...members.map((member): SeenAccount => ({ accountId: member.account_id, reason: 'club_member', at })),
    ...maps.flatMap(({ facts }): SeenAccount[] =>
      facts.author === undefined ? [] : [{ accountId: facts.author, reason: 'map_author', at }],
    ),
  ];
}

/** Stores a run of the catalog's hook: a snapshot of the primary club. */
async function insertRun(
  trx: Knex.Transaction,
  { club, contentKey, receivedAt, seen }: ClubSnapshot,
  status: 'ok' | 'partial' | 'skipped',
  { added, removed }: MapChanges,
  finishedAt: Date,
): Promise<void> {
  await trx('hook_runs')
    .insert({
      club_id: club.clubId,
      status,
      maps_seen: seen.mapsSeen,
      maps_added: added.length,
      maps_removed: removed.length,
      started_at: receivedAt,
      finished_at: finishedAt.toISOString(),
      snapshot_key: `${status === 'skipped' ? 'skipped' : 'applied'} ${contentKey}`,
    })
    .onConflict('snapshot_key')
    .ignore();
}

/** Returns the event of an applied snapshot. */
function toEvent(
  { club, observedAt, receivedAt, seen }: ClubSnapshot,
  { projectKey, sourceLabel }: Project,
  clubName: string | null,
  { added, removed }: MapChanges,
): Omit<NewEvent, 'dedupeKey'> {
  const { campaignsSeen, uploadsSeen, membersSeen, mapsSeen } = seen;
  const [mapsAdded, mapsRemoved] = [added.length, removed.length];
  const name = clubName ?? `Club ${club.clubId}`;
  return {
    ...NO_MAP_FIELDS,
    eventType: 'club.snapshot',
    projectKey,
    source: sourceLabel,
    occurredAt: observedAt,
    receivedAt,
    system: false,
    changed: mapsAdded + mapsRemoved > 0,
    message: `${name}: ${mapsSeen} maps seen, ${mapsAdded} added, ${mapsRemoved} removed.`,
    payload: {
      clubId: club.clubId,
      campaignsSeen,
      uploadsSeen,
      membersSeen,
      mapsSeen,
      mapsAdded,
      mapsRemoved,
    },
  };
}

function toReport(
  { club, observedAt, receivedAt, seen, rejected, rejectedCount }: ClubSnapshot,
  { applied, clubName }: { applied: boolean; clubName: string | null },
  { added, removed }: MapChanges = NO_CHANGES,
  kept: readonly RejectedSnapshotRow[] = [],
): SnapshotReport {
  const shown = [...kept, ...rejected].slice(0, MAX_SHOWN);
  return {
    clubId: club.clubId,
    clubName,
    observedAt,
    applied,
    ...seen,
    mapsAdded: added.length,
    mapsRemoved: removed.length,
    rejected: shown.map(({ path, index, reason, message }) => ({ path, index, reason, message })),
    rejectedCount: rejectedCount + kept.length,
    receivedAt,
  };
}
