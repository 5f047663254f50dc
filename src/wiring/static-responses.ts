import type { ServiceName } from '../config.js';
import {
  createStaticFile,
  findContentType,
  type StaticResponse,
  type StaticResponses,
} from '../http/response/static-file.js';
import { createWebPages } from '../web/serve.js';
import type { ServiceDocument } from './service-documents.js';
import type { ProcessDependencies } from './service-parts.js';

/** Returns what a service has besides its operations: its document in both forms, the built pages, and /health. */
export function createStaticResponses(
  name: ServiceName,
  { json, yaml }: ServiceDocument,
  urls: ProcessDependencies['publicUrls'],
): StaticResponses {
  const pages = createWebPages(name, urls);
  const asFile = (path: string, body: Buffer): [string, StaticResponse] => [
    path,
    { file: createStaticFile({ body, contentType: findContentType(path), cacheControl: 'no-cache' }) },
  ];
  const responses = new Map<string, StaticResponse>([
    asFile('/api/openapi.json', json),
    asFile('/api/openapi.yaml', yaml),
    // As the pages name them, which the static site has as well.
    asFile(`/api/${name}/openapi.json`, json),
    asFile(`/api/${name}/openapi.yaml`, yaml),
    [
      '/health',
      { response: { status: 200, body: { status: 'ok' }, headers: { 'Cache-Control': 'no-store' } } },
    ],
  ]);
  return { find: (path) => responses.get(path) ?? pages.find(path), notFound: pages.notFound };
}
