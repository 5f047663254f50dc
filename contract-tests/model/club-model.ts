import type { SnapshotBody } from './requests.js';

interface Collection {
  name: string;
  maps: string[];
}

/** A club after the snapshots that were applied. */
interface ModelClub {
  name: string;
  observedAt: string;
  campaigns: Map<number, Collection>;
  uploads: Map<number, Collection>;
  members: Map<string, { role: string; joinedAt: string }>;
}

export interface ClubModel {
  /** Applies a snapshot; returns whether it was applied for the first time. */
  apply: (body: SnapshotBody) => boolean;
  club: () => ModelClub | null;
  /** Returns the distinct uids of the club's maps, sorted. */
  mapUids: () => string[];
}

/** Returns a model of one club without snapshots. */
export function createClubModel(): ClubModel {
  let club: ModelClub | null = null;
  let first: string | undefined;
  return {
    club: () => club,
    mapUids: () => {
      const collections = club ? [...club.campaigns.values(), ...club.uploads.values()] : [];
      return [...new Set(collections.flatMap(({ maps }) => maps))].sort();
    },
    apply: (body) => {
      if (club && body.observedAt <= club.observedAt) return false;
      first ??= body.projectKey;
      club = applySnapshot(club ?? nothing, body, body.projectKey === first);
      return true;
    },
  };
}

type Collections = Pick<ModelClub, 'campaigns' | 'uploads' | 'members'>;

const nothing: Collections = { campaigns: new Map(), uploads: new Map(), members: new Map() };

function applySnapshot(
  before: Collections,
  { observedAt, club, campaigns, uploads, members, complete }: SnapshotBody,
  mayRemove: boolean,
): ModelClub {
  const isWhole = (collection: string): boolean => mayRemove && complete.includes(collection);
  const after: ModelClub = {
    name: club.name,
    observedAt,
    campaigns: new Map(isWhole('campaigns') ? [] : before.campaigns),
    uploads: new Map(isWhole('uploads') ? [] : before.uploads),
    members: new Map(isWhole('members') ? [] : before.members),
  };
  for (const { campaignId, name, maps } of campaigns) {
    const known = before.campaigns.get(campaignId)?.maps ?? [];
    const uids = maps.map(({ mapUid }) => mapUid);
    after.campaigns.set(campaignId, { name, maps: uids.length > 0 ? uids : known });
  }
  for (const { bucketId, name, maps } of uploads) {
    const uids = maps.map(({ mapUid }) => mapUid);
    const isReplaced = isWhole('uploads') && uids.length > 0;
    const known = isReplaced ? [] : (before.uploads.get(bucketId)?.maps ?? []);
    after.uploads.set(bucketId, { name, maps: [...new Set([...known, ...uids])] });
  }
  for (const { accountId, role, joinedAt } of members) after.members.set(accountId, { role, joinedAt });
  return after;
}
