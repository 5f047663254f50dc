import { readFileSync } from 'node:fs';
import { SERVICES, type Config, type ServiceName } from '../config.js';
import type { OpenApiDocument } from '../openapi-document.js';
import { projectRoot } from '../project-root.js';

/** A service's published document, as text in both forms and as an object. */
export interface ServiceDocument {
  document: OpenApiDocument;
  json: Buffer;
  yaml: Buffer;
}

/** Reads a service's bundled document: the JSON of `npm run generate`, and the YAML that the build makes of it. */
export function readServiceDocument(service: string): ServiceDocument {
  const json = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot));
  const yaml = readFileSync(new URL(`dist/generated/${service}/openapi.yaml`, projectRoot));
  return { document: JSON.parse(json.toString('utf8')) as OpenApiDocument, json, yaml };
}

/**
 * Returns a document, in both forms, with a base URL in `servers`, so that downloaded or imported copies know the service's
 * address. The published files have `/`.
 */
export function withServer({ document, yaml }: ServiceDocument, url: string): ServiceDocument {
  const [server] = document.servers ?? [];
  const named = { ...document, servers: [{ ...server, url }] };
  const published = /^(servers:\n {2}- url: )\/$/m;
  const text = yaml.toString('utf8');
  if (!published.test(text)) throw new Error('The YAML document does not begin its servers with `- url: /`.');
  return {
    document: named,
    json: Buffer.from(`${JSON.stringify(named, null, 2)}\n`),
    yaml: Buffer.from(text.replace(published, (_, start: string) => `${start}${JSON.stringify(url)}`)),
  };
}

/** The addresses that mean all addresses of a machine: a server listens on them, but no link leads there. */
const EVERYWHERE = /^http:\/\/(0\.0\.0\.0|\[::\])(?=:)/;

/** Returns whether a server that listens at this URL listens on all addresses of its machine. */
export function isEverywhere(listenUrl: string): boolean {
  return EVERYWHERE.test(listenUrl);
}

/** Returns the URL at which a person or program on its machine reaches a server: localhost where it listens everywhere. */
export function toReachable(listenUrl: string): string {
  return listenUrl.replace(EVERYWHERE, 'http://localhost');
}

/** Returns the path below which clients find a service, such as `/records`, or "" where they find it at the root. */
export function readPathPrefix(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/**
 * Returns every service's base URL as clients see it: as configured, else where it listens or would by default. `listenUrls` are
 * those of the services of this process.
 */
export function resolvePublicUrls(
  config: Pick<Config, 'host' | 'ports' | 'publicUrls'>,
  listenUrls: Readonly<Partial<Record<ServiceName, string>>>,
): Record<ServiceName, string> {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const urls = SERVICES.map((name): [ServiceName, string] => [
    name,
    config.publicUrls[name] ?? toReachable(listenUrls[name] ?? `http://${host}:${config.ports[name]}`),
  ]);
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}
