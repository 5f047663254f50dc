import { isDeepStrictEqual } from 'node:util';
import { parseJson, type Response, type WireRequest } from './http-client.js';

/** A request and its response. */
export interface Exchange {
  request: WireRequest;
  response: Response;
}

/** Returns how many requests were sent, where one that was repeated in a row counts once. */
export function countSteps(exchanges: Exchange[]): number {
  return exchanges.filter(({ request }, index) => !isDeepStrictEqual(request, exchanges[index - 1]?.request))
    .length;
}

const MIN_NAME_CHARACTERS = 6;

/**
 * Returns whether a request has a value in its path, query or body that requests before it, or their responses, have in
 * their bodies: such as the id of a record that they have made.
 */
export function namesPrepared({ url, body }: WireRequest, prepared: Exchange[]): boolean {
  // Most requests are prepared by none, and some of those have bodies of many megabytes.
  if (prepared.length === 0) return false;
  const { pathname, searchParams } = new URL(url);
  const inUrl = [...pathname.split('/').map(decode), ...searchParams.values()];
  const made = new Set(
    prepared.flatMap(({ request, response }) => [...textsIn(parse(request.body)), ...textsIn(response.json)]),
  );
  return [...inUrl, ...textsIn(parse(body))].some(
    (text) => text.length >= MIN_NAME_CHARACTERS && made.has(text),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse(body: Buffer | undefined): unknown {
  return body && parseJson(body);
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}
