/**
 * Measures pages in a browser: `npm run bench -- pages`, the documentation pages and the admin page of a server of its own, or
 * `npm run bench -- pages URL…`, any others. When: before and after a change of a page; on an idle machine. Reads the built
 * services. Writes a temporary folder.
 */
import type { Request } from 'playwright-core';
import { DESKTOP, launchChromium, type HeadlessBrowser } from '../../contract-tests/testing/browser.js';
import { startServer } from '../../contract-tests/targets/server-process.js';
import { SERVICES } from '../../src/config.js';
import { renderFinding } from './render-finding.js';
import { median } from './statistics.js';

const RUNS = 3;
const MAX_FIRST_CONTENT_MS = 1000;

/** Milliseconds since the navigation. */
interface Times {
  firstContentMs: number;
  largestContentMs: number;
  loadedMs: number;
}

interface PageLoad extends Times {
  /** Over the network, headers of responses included. */
  bytes: number;
  requests: number;
}

/** As the page's own clock has it. */
const READ_TIMES = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve({
    firstContentMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    largestContentMs: list.getEntries().at(-1).startTime,
    loadedMs: performance.getEntriesByType('navigation')[0].loadEventEnd,
  })).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function measurePage(browser: HeadlessBrowser, url: string): Promise<PageLoad> {
  const { page } = await browser.visit(url, DESKTOP);
  try {
    await page.waitForLoadState('networkidle');
    const times = (await page.evaluate(READ_TIMES)) as Times;
    // Requests can be watched from the second load on; the browser keeps none of the first.
    const finished: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/^https?:/.test(request.url())) finished.push(transferredBy(request));
    });
    await page.reload({ waitUntil: 'networkidle' });
    const sizes = await Promise.all(finished);
    return { ...times, bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
  } finally {
    await page.context().close();
  }
}

async function transferredBy(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Measures each page some times and prints the medians; returns whether each shows its first content soon enough. */
async function measurePages(urls: readonly string[]): Promise<boolean> {
  const browser = await launchChromium();
  try {
    const rows: string[][] = [];
    let slowest = 0;
    for (const url of urls) {
      const loads: PageLoad[] = [];
      for (let run = 0; run < RUNS; run++) loads.push(await measurePage(browser, url));
      const of = (key: keyof PageLoad): number => median(loads.map((load) => load[key]));
      slowest = Math.max(slowest, of('firstContentMs'));
      const times = [of('firstContentMs'), of('largestContentMs'), of('loadedMs')];
      const { pathname, hash, host } = new URL(url);
      rows.push([
        `${host}${pathname}${hash}`,
        ...times.map((time) => `${time.toFixed(0)} ms`),
        `${(of('bytes') / 1000).toFixed(0)} KB`,
        String(of('requests')),
      ]);
    }
    const isReached = slowest < MAX_FIRST_CONTENT_MS;
    const text = `first content of each page within ${MAX_FIRST_CONTENT_MS} ms: the slowest takes ${slowest.toFixed(0)} ms`;
    const header = ['page', 'first content', 'largest content', 'loaded', 'transferred', 'requests'];
    const finding = { tables: [{ header, rows }], goals: [{ text, isReached, isAcceptable: isReached }] };
    console.log(`The median of ${RUNS} loads without a cache:\n${renderFinding(finding)}`);
    return isReached;
  } finally {
    await browser.close();
  }
}

/** Measures the pages at some URLs, or those of a server of its own; returns whether each shows its first content soon enough. */
export async function runPages(urls: readonly string[]): Promise<boolean> {
  if (urls.length > 0) return measurePages(urls);
  const server = await startServer({ services: [...SERVICES], environment: { LOG_LEVEL: 'warn' } });
  try {
    const own = SERVICES.flatMap((service) =>
      ['', 'docs/changelog.html'].map((page) => `${server.urls[service] ?? ''}/api/${page}`),
    );
    return await measurePages([...own, `${server.adminUrl}/`]);
  } finally {
    await server.stop();
  }
}
