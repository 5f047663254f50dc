import type { Knex } from 'knex';
import type { NewEvent } from '../shared/events-write.js';
import type { HourDelta } from '../shared/hours-write.js';
import { writeNames } from '../shared/names-write.js';
import type { StoredProject } from '../shared/projects-write.js';
import type { ClubSnapshot } from './club-snapshot.js';
import { ABOUT_NO_MAP } from './events.js';

/** What follows from names that were stored: to be counted and told once everything else is locked. */
export interface NameNews {
  hours: HourDelta[];
  events: NewEvent[];
}

/** Stores the names of a snapshot's members in the directory. */
export async function writeMemberNames(
  trx: Knex.Transaction,
  { members, observedAt, receivedAt }: ClubSnapshot,
  { projectKey, sourceLabel: source }: StoredProject,
): Promise<NameNews> {
  const observations = members.flatMap(({ accountId, displayName }) =>
    displayName === null ? [] : [{ accountId, displayName, observedAt }],
  );
  const { inserted, updated } = await writeNames(trx, { projectKey, source, receivedAt, observations });
  if (inserted + updated === 0) return { hours: [], events: [] };
  const event: NewEvent = {
    ...ABOUT_NO_MAP,
    eventType: 'displayname.sync',
    projectKey,
    source,
    occurredAt: observedAt,
    receivedAt,
    system: true,
    changed: false,
    message: `${inserted} names added, ${updated} changed.`,
    payload: { inserted, updated },
    dedupeKey: null,
  };
  return { hours: [{ at: observedAt, projectKey, name_updates: inserted + updated }], events: [event] };
}
