import type { Knex } from 'knex';
import type { CurrentRecord } from '../rules/world-records.js';
import { appendEvents, findRepeats, type NewEvent } from './events.js';
import type { LockedMap } from './maps.js';
import { updateMapRollups } from '../rollups/standings.js';
import { readKnown, saveCurrent, saveRecords } from './world-record-rows.js';
import {
  asCurrent,
  classifyReport,
  type ClassifiedReport,
  type MapRecords,
  type RecordReport,
  type Step,
} from '../rules/world-records.js';

export type { RecordReport, Step } from '../rules/world-records.js';

/** What became of a step. */
export interface Stored {
  /** The event that holds it; null when a record says nothing that counts. */
  eventId: number | null;
  isNew: boolean;
  /** Of a record: when it was recorded, as it is stored then. */
  recordedAt: string | null;
}

/**
 * Stores events in their order, those with a record only as far as it is a new one, and with them the maps' current world
 * records. `maps` are those that `ensureMaps` locked, all maps of the records among them; they are brought up to date. Takes the lock of
 * the event sequence: call it after everything else that locks rows which other transactions lock before it.
 */
export async function storeSteps(
  trx: Knex.Transaction,
  steps: readonly Step[],
  maps: Map<string, LockedMap>,
): Promise<Stored[]> {
  const repeated = await findRepeatedSteps(trx, steps);
  const fresh = steps.filter((_, place) => repeated[place] === null);
  const stored = await storeFresh(trx, fresh, maps);
  await updateMapRollups(trx, [...maps.keys()]);
  const results: Stored[] = [];
  for (const again of repeated) {
    if (again === null) results.push(stored.shift() ?? NOTHING);
    else if ('place' in again) results.push({ ...(results[again.place] ?? NOTHING), isNew: false });
    else results.push({ ...NOTHING, eventId: again.eventId });
  }
  return results;
}

/** Stores world records that are told, each with the event that it becomes when it is new; see `storeSteps`. */
export function recordWorldRecords(
  trx: Knex.Transaction,
  reported: readonly Required<Step>[],
  maps: Map<string, LockedMap>,
): Promise<Stored[]> {
  return storeSteps(trx, reported, maps);
}

const NOTHING: Stored = { eventId: null, isNew: false, recordedAt: null };

type PeriodicTask = { eventId: number } | { place: number };

/** A step whose event is stored, or stands earlier in the list, is not judged again: its record may be outdated by now. */
async function findRepeatedSteps(
  trx: Knex.Transaction,
  steps: readonly Step[],
): Promise<(PeriodicTask | null)[]> {
  const known = await findRepeats(
    trx,
    steps.map(({ event }) => event),
  );
  const places = new Map<string, number>();
  return steps.map(({ event: { dedupeKey } }, place) => {
    if (dedupeKey === null) return null;
    const eventId = known.get(dedupeKey);
    if (eventId !== undefined) return { eventId };
    const earlier = places.get(dedupeKey);
    if (earlier !== undefined) return { place: earlier };
    places.set(dedupeKey, place);
    return null;
  });
}

async function storeFresh(
  trx: Knex.Transaction,
  steps: readonly Step[],
  maps: Map<string, LockedMap>,
): Promise<Stored[]> {
  const reported = steps.flatMap(({ record }) => (record ? [record] : []));
  const known = await readKnown(trx, reported, maps);
  const before = new Map(
    [...known].map(([uid, { current }]): [string, CurrentRecord | null] => [
      uid,
      current && asCurrent(current),
    ]),
  );
  const validated = steps.map(({ record }, place) => (record ? validate(known, record, place) : null));
  const appended = await appendEvents(
    trx,
    steps.flatMap(({ event }, place) =>
      validated[place]?.isNew === false ? [] : [asStored(event, validated[place])],
    ),
  );
  const results = validated.map((one): Stored => {
    const recordedAt = one?.record?.recordedAt ?? null;
    if (one?.isNew === false) return { eventId: one.record?.eventId ?? null, isNew: false, recordedAt };
    const { eventId, isNew } = appended.shift() ?? NOTHING;
    if (one?.record && eventId !== null) one.record.eventId = eventId;
    return { eventId, isNew, recordedAt };
  });
  const added = validated.flatMap((one) => (one?.isNew && one.record ? [one.record] : []));
  await saveRecords(trx, known, new Set(added));
  await saveCurrent(trx, known, before, maps);
  // A record told twice in this list had no event id yet when it was met again.
  return results.map((one, place) => ({ ...one, eventId: validated[place]?.record?.eventId ?? one.eventId }));
}

/** A record that was told again in the same list has learned by then what the later telling knew. */
function asStored(event: NewEvent, validated: ClassifiedReport | null | undefined): NewEvent {
  const record = validated?.record;
  if (!record) return event;
  return { ...event, occurredAt: record.recordedAt, accountId: record.accountId, holder: record.holder };
}

function validate(known: Map<string, MapRecords>, record: RecordReport, place: number): ClassifiedReport {
  const map = known.get(record.mapUid);
  if (!map) throw new Error(`Map ${record.mapUid} was not locked before its record was stored.`);
  return classifyReport(map, record, place);
}
