import type { Knex } from 'knex';
import { writeNames } from '../../../writes/names.js';
import type { StoredProject } from '../../../writes/projects.js';
import type { ClubSnapshot } from '../../../rules/snapshot/club-snapshot.js';

/** Stores the names of a snapshot's members in the directory. */
export async function writeMemberNames(
  trx: Knex.Transaction,
  { members, observedAt, receivedAt }: ClubSnapshot,
  { projectKey, sourceLabel: source }: StoredProject,
): Promise<void> {
  const observations = members.flatMap(({ accountId, displayName }) =>
    displayName === null ? [] : [{ accountId, displayName, observedAt }],
  );
  await writeNames(trx, { projectKey, source, receivedAt, observations });
}
