import { createHash } from 'node:crypto';
import { formatTimestamp, toObservationTime } from '../times.js';
import type {
  ClubSnapshot,
  SnapshotCampaign,
  SnapshotList,
  SnapshotMember,
  SnapshotUpload,
} from './club-snapshot.js';
import {
  parseCampaigns,
  parseList,
  parseMembers,
  parseUploads,
  type ParseState,
} from './parse-collections.js';
import { readRejectedIds } from './rejected-ids.js';
import type { RejectedSnapshotRow, Rejections, SnapshotBody } from './snapshot-body.js';

/** A snapshot, and its rejected rows. */
export interface ParsedSnapshot {
  snapshot: ClubSnapshot;
  /** The first rejected rows; `rejectedCount` counts all. */
  rejected: RejectedSnapshotRow[];
  rejectedCount: number;
}

/** The sender of a snapshot, its club and the time of receipt. */
export interface SnapshotSender {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  clubId: number;
  receivedAt: string;
  /** Whether the sender may empty collections that another project has reported. */
  isAdmin: boolean;
  /** Whether the sender's token is of its project only: then what others reported of a club first is not replaced. */
  hasProjectToken: boolean;
}

/** Returns the snapshot in a body: normalized ids, times in UTC, everything once. */
export function parseClubSnapshot(
  body: SnapshotBody,
  { clubId, receivedAt, ...sender }: SnapshotSender,
  rejections: Rejections,
): ParsedSnapshot {
  // Computed first, from the body as sent.
  const contentKey = createHash('sha256')
    .update(JSON.stringify([sender.projectKey, body.observedAt ?? receivedAt, body]))
    .digest('hex');
  const rejectedIds = readRejectedIds(rejections);
  const state: ParseState = { maps: new Map(), rejected: [], rejectedIds };
  const campaigns = parseCampaigns(body.campaigns ?? [], state);
  const uploads = parseUploads(body, state);
  const ownMaps = parseList(body.maps ?? [], '', state);
  const members = parseMembers(body.members ?? [], state);
  const rejectedCount = rejections.rejectedCount + state.rejected.length;
  const { name = null, createdAt } = body.club;
  const activitiesSeen = body.activities?.length ?? 0;
  const { mapUids: _, ...rejectedRowIds } = rejectedIds;
  const snapshot: ClubSnapshot = {
    ...sender,
    receivedAt,
    observedAt: toObservationTime(body.observedAt, receivedAt),
    club: { clubId, name, createdAt: formatTimestamp(createdAt) ?? null },
    campaigns,
    uploads,
    ownMaps,
    members,
    maps: [...state.maps.values()],
    complete: new Set((body.complete ?? []).filter((name) => isSent(body, name))),
    rejectedIds: rejectedRowIds,
    seen: { ...countSeen(campaigns, uploads, members, state), activitiesSeen },
    hasRejections: rejectedCount > 0,
    contentKey,
  };
  const rejected = [...rejections.rejectedRows, ...state.rejected].map(plainRejection);
  return { snapshot, rejected, rejectedCount };
}

/** An absent collection is never complete, whatever `complete` lists. */
function isSent(body: SnapshotBody, collection: NonNullable<SnapshotBody['complete']>[number]): boolean {
  if (collection === 'uploads') return (body.uploads ?? body.uploadBuckets) !== undefined;
  return body[collection] !== undefined;
}

function plainRejection({ path, index, reason, message }: RejectedSnapshotRow): RejectedSnapshotRow {
  return { path, index, reason, message };
}

function countSeen(
  campaigns: SnapshotCampaign[],
  uploads: SnapshotUpload[],
  members: SnapshotMember[],
  { maps }: ParseState,
): Omit<ClubSnapshot['seen'], 'activitiesSeen'> {
  const places = (lists: SnapshotList[]): number => lists.reduce((sum, list) => sum + list.places.length, 0);
  return {
    campaignsSeen: campaigns.length,
    uploadsSeen: uploads.length,
    membersSeen: members.length,
    mapsSeen: maps.size,
    campaignMapsSeen: places(campaigns),
    uploadMapsSeen: places(uploads),
  };
}
