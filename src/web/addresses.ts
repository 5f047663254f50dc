import type { ServiceName } from '../config.js';

/** The demo's addresses, which built pages name; a server and the static site put their own in their place. */
export const DEMO_URLS: Readonly<Record<ServiceName, string>> = {
  aggregator: 'http://127.0.0.1:4001',
  verification: 'http://127.0.0.1:4002',
  catalog: 'http://127.0.0.1:4003',
};

/** All at once: the port 40031 begins like the demo's 4003. */
const ADDRESS = /http:\/\/127\.0\.0\.1:400[1-3]\b/g;

/** Returns a text with the base URLs of services in place of the demo's. */
export function withAddresses(text: string, urls: Readonly<Partial<Record<ServiceName, string>>>): string {
  const own = Object.entries(DEMO_URLS).map(
    ([name, url]) => [url, urls[name as ServiceName] ?? url] as const,
  );
  const byDemo = new Map(own);
  return text.replaceAll(ADDRESS, (url) => byDemo.get(url) ?? url);
}
