import { notFound } from './responses.js';

/** Returns the 404 of a club without a snapshot. */
export function unknownClub(clubId: number): ReturnType<typeof notFound> {
  return notFound(`Club ${clubId} is not known.`);
}
