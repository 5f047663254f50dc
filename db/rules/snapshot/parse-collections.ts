import { parseSentAccountId } from '../account-ids.js';
import { validateDisplayName } from '../display-names.js';
import { formatTimestamp } from '../times.js';
import type {
  SnapshotCampaign,
  SnapshotList,
  SnapshotMap,
  SnapshotMember,
  SnapshotUpload,
} from './club-snapshot.js';
import { mergeMaps, readMapUid, parseMap } from './parse-map.js';
import type { RejectedIds } from './rejected-ids.js';
import type {
  CampaignRow,
  MapRow,
  MemberRow,
  Placed,
  RejectedSnapshotRow,
  SnapshotBody,
  UploadRow,
} from './snapshot-body.js';

/** State that is shared while rows are parsed. */
export interface ParseState {
  maps: Map<string, SnapshotMap>;
  rejected: RejectedSnapshotRow[];
  rejectedIds: RejectedIds;
}

/** Returns the campaigns of a snapshot, each once. */
export function parseCampaigns(rows: Placed<CampaignRow>[], state: ParseState): SnapshotCampaign[] {
  const campaigns = new Map<number, SnapshotCampaign>();
  for (const { index, row } of rows) {
    const campaignId = row.campaignId ?? row.id;
    const path = `campaigns[${index}]`;
    if (campaignId === undefined) {
      reject(state, path, index, 'campaignId');
      continue;
    }
    const known = campaigns.get(campaignId);
    const list = parseList(row.maps ?? [], path, state, known);
    campaigns.set(campaignId, {
      ...list,
      campaignId,
      name: row.name ?? known?.name ?? null,
      createdAt: formatTimestamp(row.createdAt) ?? known?.createdAt ?? null,
      publishedAt: formatTimestamp(row.publishedAt) ?? known?.publishedAt ?? null,
    });
  }
  return [...campaigns.values()];
}

/** Returns the upload buckets of a snapshot, from both of their lists, each once. */
export function parseUploads(body: SnapshotBody, state: ParseState): SnapshotUpload[] {
  const uploads = new Map<number, SnapshotUpload>();
  const read = (list: string, rows: Placed<UploadRow>[]): void => {
    for (const { index, row } of rows) {
      const bucketId = row.bucketId ?? row.id;
      const path = `${list}[${index}]`;
      if (bucketId === undefined) {
        reject(state, path, index, 'bucketId');
        continue;
      }
      const known = uploads.get(bucketId);
      uploads.set(bucketId, {
        ...parseList(row.maps ?? [], path, state, known),
        bucketId,
        name: row.name ?? known?.name ?? null,
        createdAt: formatTimestamp(row.createdAt) ?? known?.createdAt ?? null,
      });
    }
  };
  read('uploads', body.uploads ?? []);
  read('uploadBuckets', body.uploadBuckets ?? []);
  return [...uploads.values()];
}

/** Returns the places of a list of maps and collects the facts of its maps. */
export function parseList(
  rows: Placed<MapRow>[],
  within: string,
  state: ParseState,
  known?: SnapshotList,
): SnapshotList {
  const places = new Map((known?.places ?? []).map((place) => [place.mapUid, place]));
  for (const { index, row } of rows) {
    const mapUid = readMapUid(row);
    if (mapUid === undefined) {
      reject(state, `${within === '' ? '' : `${within}.`}maps[${index}]`, index, 'mapUid');
      continue;
    }
    const position = row.position ?? row.slot ?? places.get(mapUid)?.position ?? null;
    places.set(mapUid, { mapUid, position });
    const map = parseMap(mapUid, row);
    const earlier = state.maps.get(mapUid);
    state.maps.set(mapUid, earlier ? mergeMaps(earlier, map) : map);
  }
  const rejectedIds = [...(known?.rejectedIds ?? []), ...(state.rejectedIds.mapUids.get(within) ?? [])];
  return { places: [...places.values()], rejectedIds };
}

function reject({ rejected }: ParseState, path: string, index: number, field: string): void {
  rejected.push({ path, index, reason: 'missing_field', message: `${field} is required.` });
}

/** Returns the members of a snapshot, each once, without invalid names. */
export function parseMembers(rows: Placed<MemberRow>[], state: ParseState): SnapshotMember[] {
  const members = new Map<string, SnapshotMember>();
  for (const { index, row } of rows) {
    const accountId = parseSentAccountId(row.accountId);
    if (accountId === null) {
      reject(state, `members[${index}]`, index, 'accountId');
      continue;
    }
    const known = members.get(accountId);
    const { displayName, creationTimestamp: seconds } = row;
    const founded = seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();
    const isName = displayName !== undefined && validateDisplayName(displayName) === null;
    members.set(accountId, {
      accountId,
      role: row.role ?? known?.role ?? null,
      joinedAt: formatTimestamp(row.joinedAt ?? founded) ?? known?.joinedAt ?? null,
      displayName: isName ? displayName : (known?.displayName ?? null),
    });
  }
  return [...members.values()];
}
