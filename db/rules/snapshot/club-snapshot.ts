/** The game's facts of a map, as columns; absent ones are undefined. */
export interface MapFacts {
  map_id?: string | undefined;
  filename?: string | undefined;
  file_url?: string | undefined;
  thumbnail_url?: string | undefined;
  author?: string | undefined;
  submitter?: string | undefined;
  author_score?: number | undefined;
  gold_score?: number | undefined;
  silver_score?: number | undefined;
  bronze_score?: number | undefined;
  collection_name?: string | undefined;
  map_style?: string | undefined;
  map_type?: string | undefined;
  is_playable?: number | undefined;
  created_with_gamepad_editor?: number | undefined;
  created_with_simple_editor?: number | undefined;
  /** As sent, with its offset. */
  timestamp?: string | undefined;
  timestamp_utc?: string | undefined;
  sent_season?: string | undefined;
  sent_year?: number | undefined;
  /** JSON. */
  sent_mapnumber?: string | undefined;
  sent_alteration?: string | undefined;
  sent_type?: string | undefined;
}

/** A map of a snapshot; each occurs once. */
export interface SnapshotMap {
  mapUid: string;
  name: string | null;
  facts: MapFacts;
}

/** The place of a map in a campaign, in a bucket or in the club itself. */
interface SnapshotPlace {
  mapUid: string;
  position: number | null;
}

/** A list of maps. Maps of rejected rows keep their places. */
export interface SnapshotList {
  places: SnapshotPlace[];
  rejectedIds: string[];
}

export interface SnapshotCampaign extends SnapshotList {
  campaignId: number;
  name: string | null;
  createdAt: string | null;
  publishedAt: string | null;
}

export interface SnapshotUpload extends SnapshotList {
  bucketId: number;
  name: string | null;
  createdAt: string | null;
}

export interface SnapshotMember {
  accountId: string;
  role: string | null;
  joinedAt: string | null;
  displayName: string | null;
}

/** The numbers of rows in a snapshot, by kind. */
interface SeenCounts {
  campaignsSeen: number;
  uploadsSeen: number;
  membersSeen: number;
  mapsSeen: number;
  campaignMapsSeen: number;
  uploadMapsSeen: number;
  activitiesSeen: number;
}

export type Collection = 'campaigns' | 'uploads' | 'members' | 'maps';

/** A parsed snapshot of a club: normalized ids, times in UTC, each campaign, bucket, member and map once. */
export interface ClubSnapshot {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  observedAt: string;
  receivedAt: string;
  club: { clubId: number; name: string | null; createdAt: string | null };
  campaigns: SnapshotCampaign[];
  uploads: SnapshotUpload[];
  members: SnapshotMember[];
  /** Maps of the club itself. */
  ownMaps: SnapshotList;
  /** All maps of the snapshot. */
  maps: SnapshotMap[];
  /** Collections that replace the stored ones. */
  complete: ReadonlySet<Collection>;
  /** Ids of rejected rows; their stored rows stay. */
  rejectedIds: { campaignIds: number[]; bucketIds: number[]; accountIds: string[] };
  seen: SeenCounts;
  hasRejections: boolean;
  isAdmin: boolean;
  hasProjectToken: boolean;
  /** Equal for repeats of a snapshot. */
  contentKey: string;
}

/** The changes that a snapshot has made. */
export interface AppliedSnapshot {
  applied: boolean;
  clubName: string | null;
  mapsAdded: number;
  mapsRemoved: number;
  /** Complete collections that were not replaced: without rows, or of another project's club. */
  kept: Collection[];
  /** Whether they were kept because another project reported the club first. */
  isOfOther: boolean;
}
