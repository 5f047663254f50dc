import {
  fillIn,
  type ClubSnapshot,
  type Collection,
  type MapList,
  type RejectedSnapshotRow,
  type SnapshotCampaign,
  type SnapshotMember,
  type SnapshotUpload,
} from './club-snapshot.js';

interface StoredCollection {
  club_id: number;
  map_count: number;
  discovered_at: string;
  last_synced_at: string;
}
export type CampaignRow = SnapshotCampaign & StoredCollection;
export type UploadRow = SnapshotUpload & StoredCollection;
export type MemberRow = Omit<SnapshotMember, 'display_name'> & { club_id: number; first_seen_at: string };

/** The place of a map in its club. */
export interface PlaceRow extends Pick<MapList, 'source_type' | 'source_id'> {
  club_id: number;
  map_uid: string;
  position: number | null;
}

/** What is stored of a club: all its campaigns and buckets, and the members that a snapshot has or may remove. */
export interface StoredContents {
  campaigns: CampaignRow[];
  uploads: UploadRow[];
  members: MemberRow[];
}

/** Returns which complete collections replace the stored ones, and why the others are kept. */
export function planRemovals(
  { projectKey, isAdmin, complete, isPartial }: ClubSnapshot,
  firstReporter: string | null,
): { replaced: ReadonlySet<Collection>; kept: RejectedSnapshotRow[] } {
  const isOfOther = !isAdmin && firstReporter !== null && firstReporter !== projectKey;
  const replaced = new Set<Collection>();
  const kept: RejectedSnapshotRow[] = [];
  for (const [name, index] of complete) {
    if (!isOfOther && !isPartial(name)) replaced.add(name);
    else {
      const why = isOfOther ? 'another project reported the club first' : 'rows of it were rejected';
      const message = `complete keeps the other ${name}: ${why}.`;
      kept.push({ path: 'complete', index, reason: 'invalid_field', message });
    }
  }
  return { replaced, kept };
}

/** Returns the stored rows that a snapshot removes: those that its complete collections lack. */
export function findRemoved(
  { campaigns, uploads, members }: ClubSnapshot,
  stored: StoredContents,
  replaced: ReadonlySet<Collection>,
): StoredContents {
  return {
    campaigns: replaced.has('campaigns') ? findMissing(stored.campaigns, campaigns, 'campaign_id') : [],
    uploads: replaced.has('uploads') ? findMissing(stored.uploads, uploads, 'bucket_id') : [],
    members: replaced.has('members') ? findMissing(stored.members, members, 'account_id') : [],
  };
}

function findMissing<Id extends string, Row extends Record<Id, unknown>>(
  stored: readonly Row[],
  sent: readonly Record<Id, unknown>[],
  id: Id,
): Row[] {
  const present = new Set(sent.map((row) => row[id]));
  return stored.filter((row) => !present.has(row[id]));
}

/** A list of maps, and whether it removes the maps that it lacks. */
export interface ChangedList extends Omit<MapList, 'isPartial'> {
  replaces: boolean;
}

/** Returns the lists of maps that a snapshot changes: those that it has, and those of campaigns and buckets that it removes. */
export function planLists(
  { lists }: ClubSnapshot,
  replaced: ReadonlySet<Collection>,
  removed: StoredContents,
): ChangedList[] {
  const isWhole = { campaign: true, upload: replaced.has('uploads'), club: replaced.has('maps') };
  const sent = lists.map((list) => ({ ...list, replaces: isWhole[list.source_type] && !list.isPartial }));
  const toEmpty = (source_type: MapList['source_type'], source_id: number): ChangedList => {
    return { source_type, source_id, places: new Map(), replaces: true };
  };
  return [
    // A listed campaign or bucket without maps keeps its own.
    ...sent.filter((list) => list.places.size > 0 || (list.source_type === 'club' && list.replaces)),
    ...removed.campaigns.map((row) => toEmpty('campaign', row.campaign_id)),
    ...removed.uploads.map((row) => toEmpty('upload', row.bucket_id)),
  ];
}

type ListKey = `${MapList['source_type']} ${number}`;

function toListKey({
  source_type: type,
  source_id: id,
}: Pick<MapList, 'source_type' | 'source_id'>): ListKey {
  return `${type} ${id}`;
}

/** Changes of the places of maps, and the number of maps that each changed list has then. */
export interface PlaceChanges {
  saved: PlaceRow[];
  removed: PlaceRow[];
  sizes: ReadonlyMap<ListKey, number>;
}

/** Returns the changes of the places of maps in some lists. */
export function planPlaces(
  club_id: number,
  lists: readonly ChangedList[],
  stored: readonly PlaceRow[],
): PlaceChanges {
  const known = new Map<ListKey, Map<string, PlaceRow>>(lists.map((list) => [toListKey(list), new Map()]));
  for (const row of stored) known.get(toListKey(row))?.set(row.map_uid, row);
  const saved: PlaceRow[] = [];
  const removed: PlaceRow[] = [];
  const sizes = new Map<ListKey, number>();
  for (const { places, replaces, source_type, source_id } of lists) {
    const before = known.get(toListKey({ source_type, source_id })) ?? new Map<string, PlaceRow>();
    const after = new Set([...(replaces ? [] : before.keys()), ...places.keys()]);
    sizes.set(toListKey({ source_type, source_id }), after.size);
    for (const [map_uid, sent] of places) {
      const row = before.get(map_uid);
      const position = sent ?? row?.position ?? null;
      if (row?.position !== position) saved.push({ club_id, source_type, source_id, map_uid, position });
    }
    for (const row of before.values()) if (!after.has(row.map_uid)) removed.push(row);
  }
  return { saved, removed, sizes };
}

/** The maps that a club has gained and lost, sorted by uid. */
export interface MapChanges {
  added: string[];
  removed: string[];
}

/** Returns the maps that changes of places add to a club and remove from it. `stored` are all places that these maps had. */
export function planMaps({ saved, removed }: PlaceChanges, stored: readonly PlaceRow[]): MapChanges {
  const keyOf = (row: PlaceRow): string => `${toListKey(row)} ${row.map_uid}`;
  const gone = new Set(removed.map(keyOf));
  const left = stored.filter((row) => !gone.has(keyOf(row)));
  const had = new Set(stored.map((row) => row.map_uid));
  const has = new Set([...left, ...saved].map((row) => row.map_uid));
  return {
    added: [...has].filter((uid) => !had.has(uid)).sort(),
    removed: [...had].filter((uid) => !has.has(uid)).sort(),
  };
}

/** Returns the rows of campaigns, or of upload buckets, with what is known where the snapshot says nothing. */
export function mergeCollection<Sent extends SnapshotCampaign | SnapshotUpload>(
  { club, observedAt }: ClubSnapshot,
  sent: readonly Sent[],
  stored: readonly (Sent & StoredCollection)[],
  id: keyof Sent,
  countOf: (row: Sent) => number | undefined,
): (Sent & StoredCollection)[] {
  const known = new Map<unknown, Sent & StoredCollection>(stored.map((row) => [row[id], row]));
  return sent.map((row) => {
    const before = known.get(row[id]);
    return {
      ...fillIn(row, before),
      club_id: club.clubId,
      map_count: countOf(row) ?? before?.map_count ?? 0,
      discovered_at: before?.discovered_at ?? observedAt,
      last_synced_at: observedAt,
    };
  });
}

/** Returns the rows of members of whom something is new, with what is known where the snapshot says nothing. */
export function mergeMembers(
  { members, club, observedAt }: ClubSnapshot,
  stored: readonly MemberRow[],
): MemberRow[] {
  const known = new Map(stored.map((row) => [row.account_id, row]));
  return members.flatMap(({ account_id, role, joined_at }) => {
    const before = known.get(account_id);
    const row = fillIn({ account_id, role, joined_at }, before);
    if (before?.role === row.role && before.joined_at === row.joined_at) return [];
    return [{ ...row, club_id: club.clubId, first_seen_at: before?.first_seen_at ?? observedAt }];
  });
}
