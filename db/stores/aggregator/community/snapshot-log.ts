import type { Knex } from 'knex';
import { NO_MAP_FIELDS, type NewEvent } from '../../../rules/event-row.js';
import type { Project } from '../../../writes/projects.js';
import { findStoredKeys } from '../../../writes/events.js';
import type { MapChanges } from './club-places.js';
import type { ClubSnapshot, Collection } from '../../../rules/snapshot/club-snapshot.js';

/** Stores the run of the catalog's hook for a snapshot of the primary club. */
export async function writeRun(
  trx: Knex.Transaction,
  { club, contentKey, receivedAt, seen }: ClubSnapshot,
  status: 'ok' | 'partial' | 'skipped',
  changes: MapChanges,
  now: () => Date,
): Promise<void> {
  await trx('hook_runs')
    .insert({
      club_id: club.clubId,
      status,
      maps_seen: seen.mapsSeen,
      maps_added: changes.added.length,
      maps_removed: changes.removed.length,
      started_at: receivedAt,
      finished_at: now().toISOString(),
      snapshot_key: `${status === 'skipped' ? 'skipped' : 'applied'} ${contentKey}`,
    })
    .onConflict('snapshot_key')
    .ignore();
}

/** Returns the dedupe key of the event of an applied snapshot. */
export function snapshotKey({ contentKey }: Pick<ClubSnapshot, 'contentKey'>): string {
  return `club.snapshot ${contentKey}`;
}

/** Returns the empty collections that were kept when the same snapshot was applied before. */
export async function readKeptCollections(
  trx: Knex.Transaction,
  snapshot: Pick<ClubSnapshot, 'contentKey'>,
): Promise<readonly Collection[]> {
  const dedupeKey = snapshotKey(snapshot);
  const eventId = (await findStoredKeys(trx, [{ dedupeKey }])).get(dedupeKey);
  if (eventId === undefined) return [];
  const event = await trx<{ event_id: number; payload: string | null }>('events')
    .where({ event_id: eventId })
    .first('payload');
  const payload = JSON.parse(event?.payload ?? '{}') as { collectionsKept?: Collection[] };
  return payload.collectionsKept ?? [];
}

/** Returns the event of an applied snapshot. */
export function snapshotEvent(
  { club, observedAt, receivedAt, seen, contentKey }: ClubSnapshot,
  { projectKey, sourceLabel }: Project,
  clubName: string | null,
  { added, removed, kept }: MapChanges & { kept: readonly Collection[] },
): NewEvent {
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
      ...(kept.length === 0 ? {} : { collectionsKept: kept }),
    },
    dedupeKey: snapshotKey({ contentKey }),
  };
}
