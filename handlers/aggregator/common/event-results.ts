/** Returns the results of the accepted events, in request order. */
export function reportEvents(stored: readonly { eventId: number; isNew: boolean }[]): {
  accepted: number;
  duplicates: number;
  eventIds: number[];
} {
  const accepted = stored.filter(({ isNew }) => isNew).length;
  const eventIds = stored.map(({ eventId }) => eventId);
  return { accepted, duplicates: stored.length - accepted, eventIds };
}
