import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { saveSeenAccounts, type SeenAccount } from '../../../writes/accounts.js';
import { BLOCKED, type BlockedAccounts } from '../../../writes/blocked-accounts.js';
import { appendEvents, findStoredKeys } from '../../../writes/events.js';
import { saveMaps } from '../../../writes/maps.js';
import { claimPrimaryClub, updatePrimaryMembership } from '../../../writes/primary-club.js';
import { saveProject } from '../../../writes/projects.js';
import { noteChanges } from '../../../memo.js';
import { writeCampaigns, writeMembers, writeUploads } from './club-collections.js';
import { planPlaces, writePlaces, type MapChanges } from './club-places.js';
import type { AppliedSnapshot, ClubSnapshot, Collection } from '../../../rules/snapshot/club-snapshot.js';
import { writeNames } from '../../../writes/names.js';
import {
  parseClubSnapshot,
  type ParsedSnapshot,
  type SnapshotSender,
} from '../../../rules/snapshot/parse-snapshot.js';
import type { RejectedSnapshotRow, Rejections, SnapshotBody } from '../../../rules/snapshot/snapshot-body.js';
import { readKeptCollections, snapshotEvent, snapshotKey, writeRun } from './snapshot-log.js';

/** The ingest of club snapshots. */
export interface ClubSnapshots {
  /**
   * Stores a snapshot in one transaction and returns its report. A snapshot older than the newest one of its club
   * changes nothing of the club.
   */
  ingest: (body: SnapshotBody, sender: SnapshotSender, rejections: Rejections) => Promise<SnapshotReport>;
}

export type SnapshotReport = components['schemas']['ClubSnapshotReport'];

/** Further rejected rows are only counted. */
const MAX_SHOWN = 1000;

interface ClubRow {
  club_id: number;
  name: string | null;
  last_synced_at: string | null;
  synced_by: string | null;
  first_synced_by: string | null;
}

/** Returns the store of club snapshots. */
export function createClubSnapshots(database: Database, now: () => Date): ClubSnapshots {
  return {
    ingest: async (body, sender, rejections) => {
      const read = parseClubSnapshot(body, sender, rejections);
      const applied = await database.write(async (trx) =>
        apply(trx, withoutBlocked(read.snapshot, await database.remember(BLOCKED, trx)), now),
      );
      return toReport(read, applied);
    },
  };
}

function toReport(
  { snapshot, rejected, rejectedCount }: ParsedSnapshot,
  { kept, isOfOther, ...applied }: AppliedSnapshot,
): SnapshotReport {
  const { club, observedAt, receivedAt, seen } = snapshot;
  const keptRows = kept.map((name): RejectedSnapshotRow => ({
    path: 'complete',
    index: [...snapshot.complete].indexOf(name),
    reason: 'invalid_field',
    message: isOfOther
      ? `With a token of one project, complete keeps the other ${name}: another project reported the club first.`
      : `Without ${name}, complete keeps what is stored: another project reported the club last.`,
  }));
  return {
    clubId: club.clubId,
    observedAt,
    ...applied,
    ...seen,
    rejected: [...keptRows, ...rejected].slice(0, MAX_SHOWN),
    rejectedCount: rejectedCount + keptRows.length,
    receivedAt,
  };
}

/** Returns a snapshot without blocked members, builders and submitters. */
function withoutBlocked(snapshot: ClubSnapshot, blocked: BlockedAccounts): ClubSnapshot {
  return {
    ...snapshot,
    members: snapshot.members.filter(({ accountId }) => !blocked.has(accountId)),
    maps: snapshot.maps.map((map) => {
      const { author, submitter } = map.facts;
      if (!blocked.has(author) && !blocked.has(submitter)) return map;
      const shown = {
        author: blocked.has(author) ? undefined : author,
        submitter: blocked.has(submitter) ? undefined : submitter,
      };
      return { ...map, facts: { ...map.facts, ...shown } };
    }),
  };
}

async function apply(trx: Knex.Transaction, sent: ClubSnapshot, now: () => Date): Promise<AppliedSnapshot> {
  const { projectKey, projectName, sourceLabel, receivedAt, observedAt, club } = sent;
  const lastSyncAt = observedAt;
  const project = await saveProject(trx, {
    projectKey,
    projectName,
    sourceLabel,
    receivedAt,
    lastSyncAt,
  });
  const stored = await saveClub(trx, sent);
  const isOfOther =
    sent.hasProjectToken && stored.last_synced_at !== null && stored.first_synced_by !== projectKey;
  const kept = isOfOther ? [...sent.complete] : await collectionsToKeep(trx, sent, stored);
  const snapshot = withoutComplete(sent, kept);
  const isPrimary = (await claimPrimaryClub(trx, club.clubId)) === club.clubId;
  if (stored.last_synced_at !== null && stored.last_synced_at > observedAt) {
    if (isPrimary && !(await isApplied(trx, snapshot)))
      await writeRun(trx, snapshot, 'skipped', { added: [], removed: [] }, now);
    return { applied: false, clubName: stored.name, mapsAdded: 0, mapsRemoved: 0, kept: [], isOfOther };
  }
  const changes = await writeClub(trx, snapshot, isPrimary);
  const clubName = await finishClub(trx, snapshot);
  if (isPrimary) await writeRun(trx, snapshot, snapshot.hasRejections ? 'partial' : 'ok', changes, now);
  if (!(await isApplied(trx, snapshot)))
    await appendEvents(trx, [snapshotEvent(snapshot, project, clubName, { ...changes, kept })]);
  const names = snapshot.members.flatMap(({ accountId, displayName }) =>
    displayName === null ? [] : [{ accountId, displayName, observedAt }],
  );
  await writeNames(trx, { projectKey, source: project.sourceLabel, receivedAt, observations: names });
  await saveSeenAccounts(trx, listAccounts(snapshot));
  await noteChanges(trx, 'clubs');
  return {
    applied: true,
    clubName,
    mapsAdded: changes.added.length,
    mapsRemoved: changes.removed.length,
    kept,
    isOfOther,
  };
}

/** Only the project that reported the club last, or the operator, may empty a collection without naming a row of it. */
async function collectionsToKeep(
  trx: Knex.Transaction,
  snapshot: ClubSnapshot,
  { last_synced_at: known, synced_by }: ClubRow,
): Promise<Collection[]> {
  const { complete, campaigns, uploads, members, ownMaps } = snapshot;
  const rows = { campaigns, uploads, members, maps: ownMaps.places };
  const emptied = [...complete].filter((name) => rows[name].length === 0);
  if (emptied.length === 0 || snapshot.isAdmin || known === null) return [];
  if (synced_by !== snapshot.projectKey) return emptied;
  // Its project became the last one by the very snapshot whose collections were kept: a retry must not empty them.
  const keptBefore = await readKeptCollections(trx, snapshot);
  return emptied.filter((name) => keptBefore.includes(name));
}

function withoutComplete(snapshot: ClubSnapshot, kept: readonly Collection[]): ClubSnapshot {
  if (kept.length === 0) return snapshot;
  const complete = new Set([...snapshot.complete].filter((name) => !kept.includes(name)));
  return { ...snapshot, complete, hasRejections: true };
}

/** Whether the same snapshot was applied before: then it is a repeat, not an outdated one. */
async function isApplied(trx: Knex.Transaction, snapshot: ClubSnapshot): Promise<boolean> {
  const dedupeKey = snapshotKey(snapshot);
  return (await findStoredKeys(trx, [{ dedupeKey }])).has(dedupeKey);
}

/** Creates the club's row if it is missing, and returns it. */
async function saveClub(trx: Knex.Transaction, { club, receivedAt }: ClubSnapshot): Promise<ClubRow> {
  const [row] = await trx('clubs')
    .insert({ club_id: club.clubId, first_seen_at: receivedAt })
    .onConflict('club_id')
    .merge(['club_id'])
    .returning<ClubRow[]>('*');
  if (!row) throw new Error(`Club ${club.clubId} was not stored.`);
  return row;
}

async function writeClub(
  trx: Knex.Transaction,
  snapshot: ClubSnapshot,
  isPrimary: boolean,
): Promise<MapChanges> {
  const { maps, observedAt, receivedAt } = snapshot;
  const seen = maps.map(({ mapUid, name, facts }) => {
    return { mapUid, mapName: name, observedAt, facts, isInPrimaryClub: isPrimary };
  });
  const campaignIds = await writeCampaigns(trx, snapshot);
  const bucketIds = await writeUploads(trx, snapshot);
  const places = await planPlaces(trx, snapshot, { campaignIds, bucketIds });
  const known = await saveMaps(trx, seen, receivedAt);
  const changes = await writePlaces(trx, snapshot, places);
  await writeMembers(trx, snapshot);
  if (isPrimary) {
    // New maps were stored as its maps.
    const added = changes.added.filter((uid) => known.get(uid)?.isNew !== true);
    await updatePrimaryMembership(trx, { added, removed: changes.removed }, receivedAt);
  }
  return changes;
}

function listAccounts({ members, maps, observedAt: at }: ClubSnapshot): SeenAccount[] {
  return [
    ...members.map(({ accountId }): SeenAccount => ({ accountId, reason: 'club_member', at })),
    ...maps.flatMap(({ facts }): SeenAccount[] =>
      facts.author === undefined ? [] : [{ accountId: facts.author, reason: 'map_author', at }],
    ),
  ];
}

/** Stores a snapshot's facts of the club itself and its counts; returns its name. */
async function finishClub(
  trx: Knex.Transaction,
  { club, observedAt, projectKey }: ClubSnapshot,
): Promise<string | null> {
  const count = (table: string): Knex.Raw =>
    trx.raw(`(SELECT COUNT(*) FROM ${table} t WHERE t.club_id = ?)`, [club.clubId]);
  const [row] = await trx('clubs')
    .where({ club_id: club.clubId })
    .update({
      name: trx.raw('COALESCE(?, name)', [club.name]),
      created_at: trx.raw('COALESCE(?, created_at)', [club.createdAt]),
      last_synced_at: observedAt,
      synced_by: projectKey,
      first_synced_by: trx.raw('COALESCE(first_synced_by, ?)', [projectKey]),
      campaign_count: count('club_campaigns'),
      upload_count: count('club_uploads'),
      map_count: count('club_maps'),
      member_count: count('club_members'),
    })
    .returning<{ name: string | null }[]>('name');
  return row?.name ?? null;
}
