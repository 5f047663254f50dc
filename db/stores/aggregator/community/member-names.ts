import type { DeferredWrites } from '../../../sql/deferred-writes.js';
import { writeNames } from '../../../writes/names.js';
import type { LockedProject } from '../../../writes/projects.js';
import type { ClubSnapshot } from '../../../rules/snapshot/club-snapshot.js';

/** Stores the names of a snapshot's members in the directory. */
export async function writeMemberNames(
  writes: DeferredWrites,
  { members, observedAt, receivedAt }: ClubSnapshot,
  { projectKey, sourceLabel: source }: LockedProject,
): Promise<void> {
  const observations = members.flatMap(({ accountId, displayName }) =>
    displayName === null ? [] : [{ accountId, displayName, observedAt }],
  );
  await writeNames(writes, { projectKey, source, receivedAt, observations });
}
