import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Operations } from '../../../generated/aggregator/operations.js';
import type { components } from '../../../generated/aggregator/types.js';
import { parseSentAccountId } from '../account-ids.js';
import { validateDisplayName } from '../display-names.js';
import { toParts } from '../parts.js';
import { formatTimestamp, toObservationTime } from '../times.js';
import { mergeMaps, parseMap, type SentMap, type SnapshotMap } from './parse-map.js';

export type { MapFacts, SnapshotMap } from './parse-map.js';

/** The body of a snapshot as handlers receive it: valid rows with their places. */
export type SnapshotBody = Operations['ingestClubSnapshot']['requestBody']['content']['application/json'];
export type SnapshotReport = components['schemas']['ClubSnapshotReport'];
export type RejectedSnapshotRow = components['schemas']['RejectedSnapshotRow'];
export type Collection = NonNullable<SnapshotBody['complete']>[number];

/** A row with its place in the sent list. */
interface Placed<Row> {
  index: number;
  row: Row;
}
type RowOf<List> = NonNullable<List> extends Placed<infer Row>[] ? Row : never;

/** Rows that do not fit their schema. */
export interface Rejections {
  rejectedRows: readonly RejectedSnapshotRow[];
  /** All of them; the others are not in `rejectedRows`. */
  rejectedCount: number;
}

/** The sender of a snapshot, its club and the time of receipt. */
export interface SnapshotSender {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  clubId: number;
  receivedAt: string;
  /** Whether the sender may remove what another project has reported. */
  isAdmin: boolean;
}

/** The maps of a campaign, of an upload bucket, or of the club itself, which has the id 0. */
export interface MapList {
  source_type: 'campaign' | 'upload' | 'club';
  source_id: number;
  /** The positions of its maps, by uid. */
  places: Map<string, number | null>;
  /** Whether a row of it was rejected: then it removes nothing. */
  isPartial: boolean;
}

/** A parsed snapshot of a club: normalized ids, times in UTC, each campaign, bucket, member and map once. */
export type ClubSnapshot = Awaited<ReturnType<typeof parseClubSnapshot>>;

export interface SnapshotCampaign {
  campaign_id: number;
  name: string | null;
  created_at: string | null;
  published_at: string | null;
}

export type SnapshotUpload = Omit<SnapshotCampaign, 'campaign_id' | 'published_at'> & { bucket_id: number };

export interface SnapshotMember {
  account_id: string;
  role: string | null;
  joined_at: string | null;
  /** Null without a valid one. */
  display_name: string | null;
}

/** What is collected while rows are parsed. */
interface State {
  lists: Map<string, MapList>;
  maps: Map<string, SnapshotMap>;
  rejected: RejectedSnapshotRow[];
  /** The paths of lists with rejected rows, such as `campaigns[0].maps`. */
  partial: Set<string>;
  rowsRead: number;
}

/** Rows that are read without a pause, in which others are served. */
const ROWS_AT_ONCE = 500;

/** Returns the snapshot in a body. */
export async function parseClubSnapshot(
  body: SnapshotBody,
  { clubId, ...sender }: SnapshotSender,
  rejections: Rejections,
) {
  const { receivedAt } = sender;
  const contentKey = await digestBody(body, [sender.projectKey, body.observedAt ?? receivedAt]);
  const partial = new Set(rejections.rejectedRows.map(({ path }) => toListPath(path)));
  const state: State = { lists: new Map(), maps: new Map(), rejected: [], partial, rowsRead: 0 };
  const campaigns = await parseCampaigns(body, state);
  const uploads = await parseUploads(body, state);
  await addMaps(state, { source_type: 'club', source_id: 0 }, 'maps', body.maps);
  const members = await parseMembers(body, state);
  const rejectedCount = rejections.rejectedCount + state.rejected.length;
  const isUnknown = rejections.rejectedCount > rejections.rejectedRows.length;
  const lists = [...state.lists.values()];
  return {
    ...sender,
    observedAt: toObservationTime(body.observedAt, receivedAt),
    club: { clubId, name: body.club.name ?? null, createdAt: formatTimestamp(body.club.createdAt) ?? null },
    campaigns,
    uploads,
    members,
    lists: isUnknown ? lists.map((list) => ({ ...list, isPartial: true })) : lists,
    maps: [...state.maps.values()],
    // The sent collections that it calls complete, with their places in `complete`.
    complete: new Map(
      (body.complete ?? [])
        .map((name, index) => [name, index] as const)
        .filter(([name]) => isSent(body, name)),
    ),
    // Whether a row of a collection, or of a list inside, was rejected.
    isPartial: (name: Collection): boolean =>
      isUnknown || [...partial].some((path) => path.startsWith(name === 'uploads' ? 'upload' : name)),
    seen: {
      campaignsSeen: campaigns.length,
      uploadsSeen: uploads.length,
      membersSeen: members.length,
      mapsSeen: state.maps.size,
      campaignMapsSeen: countPlaces(lists, 'campaign'),
      uploadMapsSeen: countPlaces(lists, 'upload'),
      activitiesSeen: body.activities?.length ?? 0,
    },
    rejected: [...rejections.rejectedRows, ...state.rejected],
    rejectedCount,
    // Equal for repeats of a snapshot.
    contentKey,
  };
}

/** An absent collection is never complete, even if `complete` lists it. */
function isSent(body: SnapshotBody, collection: Collection): boolean {
  return (body[collection] ?? (collection === 'uploads' ? body.uploadBuckets : undefined)) !== undefined;
}

function countPlaces(lists: readonly MapList[], type: MapList['source_type']): number {
  const sizes = lists.map(({ source_type, places }) => (source_type === type ? places.size : 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function parseCampaigns({ campaigns }: SnapshotBody, state: State): Promise<SnapshotCampaign[]> {
  return parseRows(
    state,
    'campaigns',
    campaigns,
    { sent: 'campaignId', stored: 'campaign_id' },
    async (row, path) => {
      const id = row.campaignId ?? row.id;
      if (id === undefined) return undefined;
      await addMaps(state, { source_type: 'campaign', source_id: id }, `${path}.maps`, row.maps);
      return {
        campaign_id: id,
        name: row.name ?? null,
        created_at: formatTimestamp(row.createdAt) ?? null,
        published_at: formatTimestamp(row.publishedAt) ?? null,
      };
    },
  );
}

/** The buckets of both of their lists. */
async function parseUploads(
  { uploads, uploadBuckets }: SnapshotBody,
  state: State,
): Promise<SnapshotUpload[]> {
  const parse = async (
    row: RowOf<SnapshotBody['uploads']>,
    path: string,
  ): Promise<SnapshotUpload | undefined> => {
    const id = row.bucketId ?? row.id;
    if (id === undefined) return undefined;
    await addMaps(state, { source_type: 'upload', source_id: id }, `${path}.maps`, row.maps);
    return { bucket_id: id, name: row.name ?? null, created_at: formatTimestamp(row.createdAt) ?? null };
  };
  const id = { sent: 'bucketId', stored: 'bucket_id' } as const;
  const known = await parseRows(state, 'uploads', uploads, id, parse);
  return parseRows(state, 'uploadBuckets', uploadBuckets, id, parse, known);
}

function parseMembers({ members }: SnapshotBody, state: State): Promise<SnapshotMember[]> {
  return parseRows(state, 'members', members, { sent: 'accountId', stored: 'account_id' }, (row) => {
    const accountId = parseSentAccountId(row.accountId);
    if (accountId === null) return undefined;
    const { displayName = '', creationTimestamp: seconds } = row;
    const joined =
      row.joinedAt ?? (seconds === undefined ? undefined : new Date(seconds * 1000).toISOString());
    return {
      account_id: accountId,
      role: row.role ?? null,
      joined_at: formatTimestamp(joined) ?? null,
      display_name: validateDisplayName(displayName) === null ? displayName : null,
    };
  });
}

/** Returns the rows of a collection, each once; what a later row says wins. A row without its id is rejected. */
async function parseRows<Sent, Row extends object>(
  state: State,
  path: string,
  sent: readonly Placed<Sent>[] | undefined,
  id: { sent: string; stored: keyof Row },
  parse: (row: Sent, path: string) => Row | undefined | Promise<Row | undefined>,
  known: readonly Row[] = [],
): Promise<Row[]> {
  const rows = new Map(known.map((row) => [row[id.stored], row]));
  for (const { index, row } of sent ?? []) {
    await letOthersIn(state);
    const parsed = await parse(row, `${path}[${index}]`);
    if (parsed) rows.set(parsed[id.stored], fillIn(parsed, rows.get(parsed[id.stored])));
    else reject(state, path, index, id.sent);
  }
  return [...rows.values()];
}

/** Returns a row with what is known where it says nothing. */
export function fillIn<Row extends object>(sent: Row, known: Partial<Row> | undefined): Row {
  if (!known) return sent;
  const said = Object.entries(sent).filter(([, value]) => value !== null);
  return { ...sent, ...known, ...(Object.fromEntries(said) as Partial<Row>) };
}

/** Adds maps to a list of the snapshot, and their facts to its maps. */
async function addMaps(
  state: State,
  source: Pick<MapList, 'source_type' | 'source_id'>,
  path: string,
  rows: readonly Placed<SentMap>[] = [],
): Promise<void> {
  const key = `${source.source_type} ${source.source_id}`;
  const list = state.lists.get(key) ?? {
    ...source,
    places: new Map<string, number | null>(),
    isPartial: false,
  };
  state.lists.set(key, list);
  for (const { index, row } of rows) {
    await letOthersIn(state);
    const mapUid = row.mapUid ?? row.uid;
    if (mapUid === undefined) {
      reject(state, path, index, 'mapUid');
      continue;
    }
    list.places.set(mapUid, row.position ?? row.slot ?? list.places.get(mapUid) ?? null);
    const map = parseMap(mapUid, row);
    const earlier = state.maps.get(mapUid);
    state.maps.set(mapUid, earlier ? mergeMaps(earlier, map) : map);
  }
  list.isPartial ||= state.partial.has(path);
}

async function letOthersIn(state: State): Promise<void> {
  state.rowsRead += 1;
  if (state.rowsRead % ROWS_AT_ONCE === 0) await setImmediate();
}

/** Returns a digest of a body as sent, which is equal for its repeats. */
async function digestBody(body: SnapshotBody, sender: readonly string[]): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(sender));
  for (const [name, value] of Object.entries(body))
    for (const part of Array.isArray(value) ? toParts<unknown>(value, ROWS_AT_ONCE) : [value]) {
      digest.update(JSON.stringify([name, part]));
      await setImmediate();
    }
  return digest.digest('hex');
}

function reject({ rejected, partial }: State, path: string, index: number, field: string): void {
  partial.add(path);
  rejected.push({
    path: `${path}[${index}]`,
    index,
    reason: 'missing_field',
    message: `${field} is required.`,
  });
}

function toListPath(path: string): string {
  return path.slice(0, path.lastIndexOf('['));
}
