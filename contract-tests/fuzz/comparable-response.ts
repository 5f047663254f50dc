import { createHash } from 'node:crypto';
import type { Response } from '../contract/http-client.js';

/** Names whose values come from the clock, or are random. */
const BY_CLOCK = /"(\w*(?:[sS]econds|[dD]uration)\w*|generatedAt|requestId)":(?:"[^"]*"|-?[\d.]+|null)/g;
/** Timestamps of the day on which the server's clock began; a run takes minutes. */
const TODAY = /2026-10-06T\d\d:[\d:.]+Z/g;

/**
 * Returns a short text that is equal for equivalent responses: status and body without what differs from run to run.
 * Two servers that got the same requests in the same order must agree in it.
 */
export function comparableResponse({ status, body }: Response): string {
  const text = body
    .toString('utf8')
    .replaceAll(BY_CLOCK, '"$1":0')
    .replaceAll(TODAY, 'now')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host');
  return `${status} ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
}
