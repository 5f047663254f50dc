import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { sizeOf, spread } from '../../scripts/develop/test/sizes.js';
import { BASE_URL, createCodeSamples } from '../../src/http/docs/code-samples.js';
import { readServiceDocument } from '../../src/main/service-documents.js';
import { STORY_WEBHOOK_SECRET } from '../../db/seeds/story.js';
import { projectRoot } from './project.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { runCurl } from '../testing/run-curl.js';
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

let server: ServerProcess;

before(async () => {
  server = await startServer({
    services: suites.map(({ service }) => service),
    entry: 'dist/scripts/try/demo.js',
    environment: { LOG_LEVEL: 'error' },
  });
});

after(() => server.stop());

test('README shows reads with the responses of the demo', async () => {
  const shown = readShown(readFileSync(new URL('README.md', projectRoot), 'utf8'));
  ok(shown.length > 0);
  for (const { service, path, response } of shown) {
    const given = await fetch(`${server.urls[service] ?? ''}${path}`);
    equal(given.status, 200, path);
    deepEqual(await given.json(), response, path);
  }
});

for (const { service } of suites) {
  test(`the curl samples of ${service} succeed on the demo`, async () => {
    const { document } = readServiceDocument(service);
    const samples = createCodeSamples(document, 'client');
    for (const [id, [sample]] of spread(Object.entries(samples), sizeOf('shownOperations'))) {
      const line = (sample?.source ?? '')
        .replaceAll(BASE_URL, server.urls[service] ?? '')
        .replaceAll('YOUR_SECRET', STORY_WEBHOOK_SECRET);
      const [, fileName = 'file.bin'] = /--data-binary '@([^']+)'/.exec(line) ?? [];
      const { status, body } = await runCurl(line, { [fileName]: 'some bytes' });
      equal(status, 200, `${id}: ${body}`);
    }
  });
}
