import { deepEqual, equal, ok } from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { listCells, listOperations } from '../contract/document.js';
import { projectRoot } from '../contract/project.js';
import { toWireRequest } from '../contract/request.js';
import { listScenarios } from '../run-scenario.js';
import { createContext, toSender } from '../scenarios/context.js';
import type { RequestParts, Scenario } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { spawnServer, type SpawnedServer } from '../targets/spawned-server.js';
import { createTarget, type Target } from '../targets/target.js';
import { freePort } from '../../db/testing/free-port.js';
import { writeForPrism } from './write-for-prism.js';

/** The longest URL that Prism takes. */
const MAX_URL = 16_000;
/** Prism writes lines for each request. */
const MAX_OUTPUT = 10_000;
/** What Prism says of a request with more violations than fit into a header. */
const TOO_MANY = /^Too many violations!/;

let judged = 0;
let folder: string;
let own: SpawnedServer;
let target: Target;
const proxies = new Map<string, { url: string; process: ChildProcess }>();
const witnessed = suites.filter(({ service }) => process.env['FULL'] || service !== 'aggregator');

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prism-'));
  own = await spawnServer(suites, 'SQLite');
  for (const { service } of witnessed) {
    proxies.set(service, await startProxy(service, own.server.urls[service] ?? ''));
  }
  const urls = Object.fromEntries([...proxies].map(([service, { url }]) => [service, url]));
  target = createTarget({ ...own.target, urls, preparationUrls: own.server.urls, run: 'prism' }, suites);
});

after(async () => {
  target.close();
  for (const { process } of proxies.values()) process.kill();
  await own.stop();
  await rm(folder, { recursive: true });
});

for (const suite of witnessed)
  describe(`Prism takes responses of ${suite.service} as documented`, { concurrency: 6 }, () => {
    for (const cell of listOperations(suite.document).flatMap(listCells))
      for (const scenario of listScenarios(suite, cell).filter(isForServer))
        test(`${cell.operation.id} ${cell.status}: ${scenario.name}`, async (t) => {
          let status = 0;
          for (let attempt = 0; attempt < (scenario.attempts ?? 1) && status !== cell.status; attempt += 1) {
            const name = `${suite.service} ${cell.operation.id} ${cell.status} ${scenario.name} ${attempt}`;
            const context = createContext(suites, suite, target, name);
            const parts = await scenario.request(context);
            const request = toWireRequest(
              target.urls[suite.service] ?? '',
              cell.operation,
              parts,
              toSender(target, name),
            );
            const reason = findObstacle(parts, request.url);
            if (reason !== null) return t.skip(reason);
            const response = await target.send(request);
            if (TOO_MANY.test(String(response.headers['sl-violations'])))
              return t.skip('Prism lists no violations of so many rows.');
            deepEqual(readViolations(response.headers), []);
            status = response.status;
          }
          equal(status, cell.status);
          judged += 1;
        });
  });

test('Prism compares every documented body with its schema', async () => {
  for (const { service } of witnessed)
    for (const resource of await getHttpOperationsFromSpec(await writeForPrism(service, folder)))
      for (const { code, contents = [] } of resource.responses)
        if (contents.some(({ mediaType }) => mediaType === 'application/json')) {
          const headers = { 'content-type': 'application/json' };
          const element = { statusCode: Number(code), headers, body: 'neither an object nor a list' };
          const result = validateOutput({ resource, element });
          const violations = result._tag === 'Left' ? result.left : [];
          ok(
            violations.some(({ path }) => path?.[0] === 'body'),
            `${resource.method} ${resource.path} ${code}`,
          );
        }
});

test('README says of how many scenarios Prism judges the response', () => {
  const readme = readFileSync(new URL('README.md', projectRoot), 'utf8').replace(/\s+/g, ' ');
  const [, count = ''] = /response of more than ([\d,]+) scenarios/.exec(readme) ?? [];
  const least = Number(count.replace(',', ''));
  ok(
    least > 0 && (judged > least || witnessed.length < suites.length),
    `${judged} scenarios, README: ${count}`,
  );
});

/** Starts Prism before a service. Rejects with its output when it exits before it listens. */
async function startProxy(service: string, server: string): Promise<{ url: string; process: ChildProcess }> {
  const document = await writeForPrism(service, folder);
  const prism = fileURLToPath(new URL('node_modules/.bin/prism', projectRoot));
  const port = String(await freePort());
  const words = ['proxy', document, server, '--cors=false', '--port', port];
  const proxy = spawn(process.execPath, [prism, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      output = `${output}${chunk.toString('utf8')}`.slice(-MAX_OUTPUT);
      if (output.includes('Prism is listening')) resolve();
    };
    proxy.stdout.on('data', onData);
    proxy.stderr.on('data', onData);
    proxy.once('exit', () => reject(new Error(`Prism ended before it listened:\n${output}`)));
  });
  return { url: `http://127.0.0.1:${port}`, process: proxy };
}

/** Whether a scenario needs only the server behind Prism. */
function isForServer({ isFallback, needsFailingDatabase }: Scenario): boolean {
  return isFallback !== true && needsFailingDatabase !== true;
}

/** Returns why Prism cannot pass a request on as it is, or null. */
function findObstacle({ body }: RequestParts, url: string): string | null {
  if (Buffer.isBuffer(body)) return 'Prism sends a body as JSON of its own.';
  if (url.length > MAX_URL) return 'Prism takes no longer URL.';
  return null;
}

/** Returns what Prism finds in a response that the document does not say; what it finds in a request is the scenario's purpose. */
function readViolations(headers: IncomingHttpHeaders): unknown[] {
  const violations = JSON.parse(String(headers['sl-violations'] ?? '[]')) as { location: string[] }[];
  return violations.filter(({ location }) => location[0] === 'response');
}
