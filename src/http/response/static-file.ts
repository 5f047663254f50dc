import { createHash } from 'node:crypto';
import type { AnyResponse } from '../../contract.js';
import type { StaticFile } from '../request-state.js';
import { compress } from './compression.js';

/** The response at a path without an operation: an immutable file or a small response. */
export type StaticResponse = { file: StaticFile } | { response: AnyResponse };

export interface StaticResponses {
  /** Returns the response at a path, or undefined without one. */
  find: (path: string) => StaticResponse | undefined;
  /** Returns the page that a browser gets where there is no route; without it, it gets the error that programs get. */
  notFound?: () => StaticFile;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  yaml: 'application/yaml; charset=utf-8',
};

/** Returns the content type of a file by the ending of its name. */
export function findContentType(name: string): string {
  return CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

type FileFacts = Pick<StaticFile, 'body' | 'contentType' | 'cacheControl'> &
  Partial<Pick<StaticFile, 'headers'>> & {
    /** The body's digest, where it is known. */
    digest?: string;
  };

/** Returns the file with its entity tag and its compressed forms. */
export function createStaticFile({
  body,
  contentType,
  cacheControl,
  headers = {},
  digest,
}: FileFacts): StaticFile {
  const compressed = new Map<string, Promise<Buffer>>();
  const encoded: StaticFile['encoded'] = (coding) => {
    const known = compressed.get(coding);
    if (known) return known;
    const started = compress(coding, body, 'file');
    compressed.set(coding, started);
    // Where it fails, the next request tries again.
    started.catch(() => compressed.delete(coding));
    return started;
  };
  const etag = `W/"${digest ?? hashContent(body)}"`;
  return { status: 200, body, contentType, etag, cacheControl, headers, encoded };
}

/** Returns a digest of the content: 16 characters that are safe in file names. */
export function hashContent(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}
