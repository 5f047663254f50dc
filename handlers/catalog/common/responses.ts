import type { Schemas } from '../contract.js';

/** Returns a success; this service has no envelope. */
export function success<T>(body: T): { status: 200; body: T } {
  return { status: 200, body };
}

/** Returns a 400; the sentence names the invalid part and what was expected. */
export function invalidRequest(error: string): { status: 400; body: Schemas['ErrorResponse'] } {
  return { status: 400, body: { error } };
}

/** Returns a 429 that says how many seconds to wait. */
export function rateLimited(
  error: string,
  retryAfterSeconds: number,
): { status: 429; headers: { 'Retry-After': number }; body: Schemas['ErrorResponse'] } {
  return { status: 429, headers: { 'Retry-After': retryAfterSeconds }, body: { error } };
}

/** Returns a 404. */
function notFound(error: string): { status: 404; body: Schemas['ErrorResponse'] } {
  return { status: 404, body: { error } };
}

/** Returns a 404 about a map. */
export function unknownMap(mapUid: string): { status: 404; body: Schemas['UnknownMapResponse'] } {
  return { status: 404, body: { error: `No map ${mapUid} is known.`, mapUid } };
}

/** Returns a 404 about a club. */
export function unknownClub(clubId: number): { status: 404; body: Schemas['ErrorResponse'] } {
  return notFound(`No club ${clubId} is known.`);
}

/** Returns a 404 about a project, by the requested key. */
export function unknownProject(projectKey: string): { status: 404; body: Schemas['ErrorResponse'] } {
  return notFound(`No project ${projectKey} is known.`);
}
