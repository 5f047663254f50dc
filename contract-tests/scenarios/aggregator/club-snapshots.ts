import { createHash } from 'node:crypto';
import type { ScenarioContext } from '../scenario.js';

export interface SnapshotReport {
  clubId: number;
  clubName: string | null;
  observedAt: string;
  applied: boolean;
  campaignsSeen: number;
  uploadsSeen: number;
  membersSeen: number;
  mapsSeen: number;
  mapsAdded: number;
  mapsRemoved: number;
  rejected: { path: string; index: number; reason: string; message: string }[];
  rejectedCount: number;
}

/** When the scenarios' clubs are observed, in minutes after an hour of the past. */
export const minute = (after: number): string => new Date(Date.UTC(2026, 0, 5, 10, after)).toISOString();

/** Returns a club id unique to the scenario. */
export function ownClub({ namespace }: ScenarioContext, name = ''): number {
  const digest = createHash('sha256').update(`${namespace} ${name}`).digest();
  return 1_000_000 + (digest.readUInt32BE(0) % 2_000_000_000);
}

/** Returns a map uid unique to the scenario. */
export function ownMap({ namespace }: ScenarioContext, name: string): string {
  return `${namespace}-${name}`;
}

/** Returns a snapshot body of the scenario's club with the given parts. */
export function createSnapshot(context: ScenarioContext, parts: object): Record<string, unknown> {
  return {
    projectKey: context.projectKey,
    sourceLabel: 'contract tests',
    observedAt: minute(0),
    club: { clubId: ownClub(context), name: `Club ${context.namespace}` },
    ...parts,
  };
}

/** Sends a snapshot and returns the ingest result. */
export async function sendSnapshot(context: ScenarioContext, body: object): Promise<SnapshotReport> {
  const response = (await context.call('ingestClubSnapshot', { body })) as { ingest: SnapshotReport };
  return response.ingest;
}

/** Stores a club with two campaigns, a bucket, three maps and two members; returns its path parameter. */
export async function knownClub(context: ScenarioContext): Promise<{ clubId: string }> {
  const map = (name: string, day: number): object => ({
    mapUid: ownMap(context, name),
    name: `$f00${name}$z of ${context.namespace}`,
    author: `${context.namespace}-first`,
    timestamp: `2025-03-0${day}T10:00:00+02:00`,
  });
  await sendSnapshot(
    context,
    createSnapshot(context, {
      campaigns: [
        {
          campaignId: 11,
          name: 'Older',
          createdAt: '2025-01-01T00:00:00Z',
          maps: [map('one', 1), map('two', 2)],
        },
        { id: 12, name: 'Newer', createdAt: '2025-02-01T00:00:00Z' },
      ],
      uploads: [{ bucketId: 21, name: 'Bucket', maps: [{ ...map('two', 2), position: 4 }, map('three', 3)] }],
      members: [
        {
          accountId: `${context.namespace}-first`,
          displayName: `First ${context.namespace}`,
          role: 'admin',
          joinedAt: '2025-01-01T00:00:00Z',
        },
        { accountId: `${context.namespace}-second`, creationTimestamp: 1_750_000_000 },
      ],
    }),
  );
  return { clubId: String(ownClub(context)) };
}
