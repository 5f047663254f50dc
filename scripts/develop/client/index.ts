/**
 * The package record-services-client: the three services by openapi-fetch, with the types of their documents, and what programs need
 * besides: uploads, walks of pages, following the events, retries and polling.
 */
import createFetchClient, { type Client, type ClientOptions, type FetchResponse } from 'openapi-fetch';
import type { paths as AggregatorPaths } from './types/aggregator.js';
import type { paths as CatalogPaths } from './types/catalog.js';
import type { paths as VerificationPaths } from './types/verification.js';

export { followEvents, type FollowOptions, type EventsAfter } from './follow-events.js';
export { createCachingFetch, createRetryingFetch, type Fetch, type RetryOptions } from './fetches.js';
export { walkPages, type Position } from './walk-pages.js';
export type { components as AggregatorComponents } from './types/aggregator.js';
export type { components as CatalogComponents } from './types/catalog.js';
export type { components as VerificationComponents } from './types/verification.js';

export type Aggregator = Client<AggregatorPaths>;
export type Catalog = Client<CatalogPaths>;
export type Verification = Client<VerificationPaths>;

/** openapi-fetch's options, such as `headers` with a token and `fetch`; `baseUrl` is the service's URL. */
export interface ServiceOptions extends ClientOptions {
  baseUrl: string;
}

/** A redirect would take a token and the body to another site: it is a response without `data`. */
const DEFAULTS: ClientOptions = { redirect: 'manual' };

export function createAggregator(options: ServiceOptions): Aggregator {
  return createFetchClient<AggregatorPaths>({ ...DEFAULTS, ...options });
}

export function createCatalog(options: ServiceOptions): Catalog {
  return createFetchClient<CatalogPaths>({ ...DEFAULTS, ...options });
}

export function createVerification(options: ServiceOptions): Verification {
  return createFetchClient<VerificationPaths>({ ...DEFAULTS, ...options });
}

/** The bytes of a file; a Buffer is one. */
export type FileBytes = Blob | ArrayBuffer | ArrayBufferView;

/** The response to an upload, as openapi-fetch returns it. */
export type Uploaded = FetchResponse<
  VerificationPaths['/api/v1/uploads/map']['post'],
  object,
  'application/json'
>;

/** Uploads the bytes of a map or a replay. `data.data.artifact_ref` of the response names the file in a submission. */
export function uploadFile(
  verification: Verification,
  kind: 'map' | 'replay',
  filename: string,
  file: FileBytes,
  signal: AbortSignal | null = null,
): Promise<Uploaded> {
  // Both uploads have the same responses.
  const path = `/api/v1/uploads/${kind}` as '/api/v1/uploads/map';
  return verification.POST(path, {
    params: { query: { filename } },
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
    bodySerializer: (body) => body as ArrayBuffer,
    signal,
  });
}
