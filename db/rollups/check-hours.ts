import { addRows, type EventWrites } from '../sql/event-lock.js';
import { rowsOf } from '../sql/raw-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';

/** The hour of a tracked map's newest check by any project. */
const CHECKED_HOUR = `CASE WHEN m.tracked = 1 THEN COALESCE((SELECT substr(p.latest_checked_at, 1, 13)
  FROM project_maps p WHERE p.map_uid = m.map_uid ORDER BY p.latest_checked_at DESC LIMIT 1), '') END`;

interface Checked {
  map_uid: string;
  hour: string | null;
  known: string | null;
}

const COLUMNS = { map_uid: 'text', hour: 'text' } as const;

/**
 * Updates the numbers of tracked maps by the hour of their newest check (`2026-10-06T08`; '' without one) from the rows of some
 * maps, which must be locked; to be called once in each transaction, when their standings are going to be stored. Most checks are
 * of a known hour, and cost one statement in all.
 */
export async function updateCheckHours(writes: EventWrites, mapUids: readonly string[]): Promise<void> {
  const { trx } = writes;
  const keys = keyRows(trx, 'map_uid', 'text', [...new Set(mapUids)].sort());
  const changed = rowsOf<Checked>(
    await trx.raw(
      `SELECT m.map_uid, s.checked_hour AS known, ${CHECKED_HOUR} AS hour
      FROM ? CROSS JOIN maps m LEFT JOIN map_standings s ON s.map_uid = m.map_uid
      WHERE m.map_uid = k.map_uid AND s.checked_hour IS DISTINCT FROM ${CHECKED_HOUR}`,
      [keys],
    ),
  );
  if (changed.length === 0) return;
  writes.add(
    'UPDATE map_standings SET checked_hour = r.hour FROM ? WHERE map_standings.map_uid = r.map_uid',
    [jsonRows(trx, 'r', COLUMNS, changed)],
  );
  const sums = new Map<string, number>();
  const add = (hour: string | null, by: number): void => {
    if (hour !== null) sums.set(hour, (sums.get(hour) ?? 0) + by);
  };
  for (const { known, hour } of changed) {
    add(known, -1);
    add(hour, 1);
  }
  addRows(writes, {
    table: 'check_hours',
    columns: { hour: 'text', maps: 'bigint' },
    rows: [...sums].filter(([, maps]) => maps !== 0).map(([hour, maps]) => ({ hour, maps })),
    suffix: 'ON CONFLICT (hour) DO UPDATE SET maps = check_hours.maps + excluded.maps',
  });
}
