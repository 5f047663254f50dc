import type { Knex } from 'knex';

/** Returns the last event id that was given, also if its event was removed; 0 before the first. */
export async function readLastEventId(read: Knex): Promise<number> {
  const row = await read('event_sequence').where({ id: 1 }).first<{ last_event_id: number }>();
  return row.last_event_id;
}
