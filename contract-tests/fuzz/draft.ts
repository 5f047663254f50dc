import type { Operation } from '../contract/document.js';
import type { WireRequest } from '../contract/http-client.js';
import { toJsonText } from './json-text.js';

/** A request in parts, so that one of them can be mutated before it is sent. */
export interface Draft {
  /** Descriptions of its mutations; empty for a valid request. */
  mutations: string[];
  /** Names and values as they appear in the URL. */
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** A value to write as JSON, or bytes. */
  body: { json: unknown } | { bytes: Buffer } | null;
  isChunked: boolean;
  /** Another method or a longer path: it leads to no operation or to another one. */
  elsewhere: { method?: string; suffix?: string };
  /** Whether a server that accepts it has missed a fault in its query or in its body. */
  mustBeRefused: { query: boolean; body: boolean };
}

/** Returns a draft as a request. */
export function toWire(baseUrl: string, operation: Operation, draft: Draft): WireRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => draft.path[name] ?? '');
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&');
  const body = toBytes(draft.body);
  return {
    method: draft.elsewhere.method ?? operation.method,
    url: `${baseUrl.replace(/\/$/, '')}${path}${draft.elsewhere.suffix ?? ''}${query === '' ? '' : `?${query}`}`,
    headers: draft.headers,
    ...(body ? { body } : {}),
    ...(draft.isChunked && body ? { isChunked: true } : {}),
  };
}

/** Returns the bytes of a draft's body, or undefined where it has none. */
export function toBytes(body: Draft['body']): Buffer | undefined {
  if (body === null) return undefined;
  return 'bytes' in body ? body.bytes : Buffer.from(toJsonText(body.json));
}

/** Returns text as it appears in a URL. A lone surrogate becomes bytes that are invalid UTF-8. */
export function encodeText(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Selects a mutation; numbers wrap around their tables, so that any three are valid. */
export interface MutationChoice {
  kind: number;
  place: number;
  value: number;
}

/** Returns a mutated draft. */
export type RequestMutator = (draft: Draft, choice: MutationChoice, operation: Operation) => Draft;

/** Returns an item of a list by an index that wraps around. Throws where the list is empty. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Returns a changed draft with a description of the change. */
export function mutated(draft: Draft, what: string, change: Partial<Draft>): Draft {
  return { ...draft, ...change, mutations: [...draft.mutations, what] };
}

/** Returns a text as JSON, cut to a readable length. */
export function shown(text: string): string {
  const plain = JSON.stringify(text);
  return plain.length > 60 ? `${plain.slice(0, 60)}… (${text.length} characters)` : plain;
}
