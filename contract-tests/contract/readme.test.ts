import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from './project.js';
import { startServer } from '../targets/server-process.js';
import { suites } from '../scenarios/services.js';

const PORTS: Readonly<Record<string, string>> = {
  4001: 'aggregator',
  4002: 'verification',
  4003: 'catalog',
};

interface Shown {
  service: string;
  path: string;
  response: unknown;
}

/** Returns the reads that README shows with their responses: a curl of a plain URL, and the JSON that follows it. */
function readShown(markdown: string): Shown[] {
  const pattern = /```sh\ncurl -s '?http:\/\/127\.0\.0\.1:(\d+)(\/[^\s']*)'?\n```\n\n```json\n([^]*?)\n```/g;
  return [...markdown.matchAll(pattern)].map(([, port = '', path = '', json = '']) => ({
    service: PORTS[port] ?? '',
    path,
    response: JSON.parse(json) as unknown,
  }));
}

test('README shows one read of each service with the response of the demo', async () => {
  const shown = readShown(readFileSync(new URL('README.md', projectRoot), 'utf8'));
  deepEqual(
    shown.map(({ service }) => service),
    Object.values(PORTS),
  );
  const server = await startServer({
    services: suites.map(({ service }) => service),
    entry: 'dist/scripts/demo.js',
    environment: { LOG_LEVEL: 'error' },
  });
  try {
    for (const { service, path, response } of shown) {
      const given = await fetch(`${server.urls[service] ?? ''}${path}`);
      equal(given.status, 200, path);
      deepEqual(await given.json(), response, path);
    }
  } finally {
    await server.stop();
  }
});
