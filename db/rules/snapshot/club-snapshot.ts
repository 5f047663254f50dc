/** The game's own facts of a map, as columns; what was not sent is undefined. */
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
  /** As it was sent, with its offset. */
  timestamp?: string | undefined;
  timestamp_utc?: string | undefined;
  sent_season?: string | undefined;
  sent_year?: number | undefined;
  /** JSON. */
  sent_mapnumber?: string | undefined;
  sent_alteration?: string | undefined;
  sent_type?: string | undefined;
}

/** A map of a snapshot, told once. */
export interface SnapshotMap {
  mapUid: string;
  name: string | null;
  facts: MapFacts;
}

/** A place of a map in a campaign, in a bucket or in the club itself. */
export interface SnapshotPlace {
  mapUid: string;
  position: number | null;
}

/** A list of maps. What of it could not be read, but names a map, stays where it is. */
export interface SnapshotList {
  places: SnapshotPlace[];
  unread: string[];
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

/** How much of each kind was seen in a snapshot. */
export interface SeenCounts {
  campaignsSeen: number;
  uploadsSeen: number;
  membersSeen: number;
  mapsSeen: number;
  campaignMapsSeen: number;
  uploadMapsSeen: number;
  activitiesSeen: number;
}

export type Collection = 'campaigns' | 'uploads' | 'members' | 'maps';

/** A snapshot of a club, read: ids in their stored form, times in UTC, each campaign, bucket, member and map once. */
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
  /** All maps, wherever they stand. */
  maps: SnapshotMap[];
  /** Collections that replace the former ones. */
  complete: ReadonlySet<Collection>;
  /** Ids of rows that could not be read; they stay as they are. */
  unread: { campaignIds: number[]; bucketIds: number[]; accountIds: string[] };
  seen: SeenCounts;
  hasRejections: boolean;
  /** The same text for the same snapshot. */
  contentKey: string;
}

/** What a snapshot has changed. */
export interface AppliedSnapshot {
  applied: boolean;
  clubName: string | null;
  mapsAdded: number;
  mapsRemoved: number;
}
