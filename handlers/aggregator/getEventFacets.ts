import { success } from './common/responses.js';
import type { Handler, Schemas } from './contract.js';
import { endsBeforeBeginning, parseEventFilter } from './common/event-filter.js';

const MAX_BUCKETS = 1000;

/** Returns event counts by source and by type. */
export const getEventFacets: Handler<'getEventFacets'> = async ({ query }, { events }) => {
  const filter = parseEventFilter(query);
  const refused = endsBeforeBeginning(filter);
  if (refused) return refused;
  const groups = await events.count(filter);
  const sourceBuckets = sumBuckets(groups.map(({ source, events: count }) => [source, count]));
  const eventTypeBuckets = sumBuckets(groups.map(({ event_type, events: count }) => [event_type, count]));
  return success({
    sources: sourceBuckets.map(({ value }) => value),
    eventTypes: eventTypeBuckets.map(({ value }) => value),
    sourceBuckets,
    eventTypeBuckets,
    total: groups.reduce((sum, { events: count }) => sum + count, 0),
  });
};

/** Most first, then by value. */
function sumBuckets(counts: [string, number][]): Schemas['EventBucket'][] {
  const sums = new Map<string, number>();
  for (const [value, count] of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_BUCKETS);
}
