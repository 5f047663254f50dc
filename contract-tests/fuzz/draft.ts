import type { Operation } from '../contract/document.js';
import type { WireRequest } from '../contract/http-client.js';
import { toJsonText } from './json-text.js';

/** A request in parts, so that one of them can be broken before it is sent. */
export interface Draft {
  /** What was done to it, in words; empty for a request that keeps to the document. */
  mutations: string[];
  /** Names and values as they stand in the URL. */
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** A value to write as JSON, or bytes. */
  body: { json: unknown } | { bytes: Buffer } | null;
  isChunked: boolean;
  /** Another method or a longer path: what is there is no operation of the document, or another one. */
  elsewhere: { method?: string; suffix?: string };
  /** Whether a server that takes it has not noticed what is wrong with its query or with its body. */
  mustBeRefused: { query: boolean; body: boolean };
}

/** Returns a draft as it goes over the wire. */
export function toWire(baseUrl: string, operation: Operation, draft: Draft): WireRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => draft.path[name] ?? '');
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&');
  const body = bytesOf(draft.body);
  return {
    method: draft.elsewhere.method ?? operation.method,
    url: `${baseUrl.replace(/\/$/, '')}${path}${draft.elsewhere.suffix ?? ''}${query === '' ? '' : `?${query}`}`,
    headers: draft.headers,
    ...(body ? { body } : {}),
    ...(draft.isChunked && body ? { isChunked: true } : {}),
  };
}

/** Returns the bytes of a draft's body, or undefined where it has none. */
export function bytesOf(body: Draft['body']): Buffer | undefined {
  if (body === null) return undefined;
  return 'bytes' in body ? body.bytes : Buffer.from(toJsonText(body.json));
}

/** Returns text as it stands in a URL. Half of a surrogate pair becomes the bytes that no UTF-8 has. */
export function encodeText(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
