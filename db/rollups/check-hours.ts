import type { DeferredWrites } from '../sql/deferred-writes.js';
import { addRows } from '../sql/insert-rows.js';

/** Of a map `m` that is tracked the hour of its newest check by any project (`2026-10-06T08`), '' without one. */
export const CHECKED_HOUR = `CASE WHEN m.tracked = 1 THEN COALESCE((SELECT substr(max(p.latest_checked_at), 1, 13)
  FROM project_maps p WHERE p.map_uid = m.map_uid), '') END`;

/** Adds to the numbers of tracked maps by the hour of their newest check; null is the hour of a map that is not tracked. */
export function addCheckHours(
  writes: DeferredWrites,
  changes: readonly { hour: string | null; by: number }[],
): void {
  const sums = new Map<string, number>();
  for (const { hour, by } of changes) if (hour !== null) sums.set(hour, (sums.get(hour) ?? 0) + by);
  addRows(writes, {
    table: 'check_hours',
    columns: { hour: 'text', maps: 'bigint' },
    rows: [...sums].filter(([, maps]) => maps !== 0).map(([hour, maps]) => ({ hour, maps })),
    suffix: 'ON CONFLICT (hour) DO UPDATE SET maps = check_hours.maps + excluded.maps',
  });
}
