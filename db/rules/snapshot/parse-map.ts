import type { Operations } from '../../../generated/aggregator/operations.js';
import { parseSentAccountId } from '../account-ids.js';
import { toMapName } from '../map-name.js';
import { formatTimestamp } from '../times.js';

type SnapshotBody = Operations['ingestClubSnapshot']['requestBody']['content']['application/json'];
export type SentMap = NonNullable<SnapshotBody['maps']>[number]['row'];

/** The game's facts of a map, as columns; absent ones are undefined. */
export type MapFacts = Partial<ReturnType<typeof parseFacts>>;

/** A map of a snapshot; each occurs once. */
export interface SnapshotMap {
  mapUid: string;
  name: string | null;
  facts: MapFacts;
}

/** Returns a map in its stored form. The game's field names are read where the service's own are absent. */
export function parseMap(mapUid: string, row: SentMap): SnapshotMap {
  const name = toMapName(mapUid, row.name) ?? toMapName(mapUid, row.mapName);
  return { mapUid, name, facts: parseFacts(row) };
}

/** Merges two rows of a map; the later one wins. */
export function mergeMaps(earlier: SnapshotMap, later: SnapshotMap): SnapshotMap {
  const said = Object.entries<unknown>(later.facts).filter(([, value]) => value !== undefined);
  return {
    mapUid: later.mapUid,
    name: later.name ?? earlier.name,
    facts: { ...earlier.facts, ...(Object.fromEntries(said) as MapFacts) },
  };
}

function parseFacts(row: SentMap) {
  const detail = row.raw?.mapDetail;
  const uploaded = row.timestamp ?? row.mapCreatedAt;
  const uploadedUtc = formatTimestamp(uploaded);
  return {
    map_id: row.mapId?.toLowerCase(),
    filename: row.filename,
    file_url: row.fileUrl ?? row.downloadUrl,
    thumbnail_url: row.thumbnailUrl,
    author: parseAccount(row.author ?? row.authorAccountId),
    submitter: parseAccount(row.submitter),
    author_score: row.authorScore ?? row.authorMs,
    gold_score: row.goldScore ?? row.goldMs,
    silver_score: row.silverScore ?? row.silverMs,
    bronze_score: row.bronzeScore ?? row.bronzeMs,
    collection_name: row.collectionName ?? detail?.collectionName,
    map_style: row.mapStyle,
    map_type: row.mapType,
    is_playable: toFlag(row.isPlayable ?? detail?.playable),
    created_with_gamepad_editor: toFlag(row.createdWithGamepadEditor),
    created_with_simple_editor: toFlag(row.createdWithSimpleEditor),
    // As sent, with its offset, unless that leads out of the years that have four digits.
    timestamp: Date.parse(uploaded ?? '') === Date.parse(uploadedUtc ?? '') ? uploaded : uploadedUtc,
    timestamp_utc: uploadedUtc,
    sent_season: row.season,
    sent_year: row.year,
    // JSON.
    sent_mapnumber: row.mapnumber && JSON.stringify(row.mapnumber),
    sent_alteration: row.alteration,
    sent_type: row.type,
  };
}

/** The names of all facts. */
export const FACTS = Object.keys(parseFacts({})) as (keyof MapFacts)[];

function parseAccount(sent: string | undefined): string | undefined {
  return sent === undefined ? undefined : (parseSentAccountId(sent) ?? undefined);
}

function toFlag(sent: boolean | undefined): number | undefined {
  return sent === undefined ? undefined : Number(sent);
}
