import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { STORY_WEBHOOK_SECRET } from '../../db/seeds/story.js';
import { listOperations } from '../contract/document.js';
import { createSender } from '../contract/http-client.js';
import { suites } from '../scenarios/services.js';
import { startDemo } from '../targets/server-process.js';
import { andAlways } from '../testing/concurrency.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import { createTestDatabase } from '../targets/test-database.js';
import { sendSchemaBodies, type SchemaBodiesResult } from './schema-bodies.js';

const RUNS = process.env['FULL'] ? 300 : 10;
const SEED = 20_261_006;
const HEADERS = { 'x-webhook-secret': STORY_WEBHOOK_SECRET };
/** The project of plugins, unless a server is set up otherwise. */
const PLUGIN_PROJECT = { projectKey: 'plugin-player-directory' };
const SETTINGS = { RATE_LIMIT_PER_MINUTE: '0', SUBMISSIONS_PER_HOUR: '0', LOG_LEVEL: 'error' };

for (const database of databasesOrOnly('SQLite')) {
  test(`${RUNS} bodies per operation, made of its schema alone, are no 400 on ${database} but for what no schema can say`, async (context) => {
    const { environment, drop } = await createTestDatabase(database, 'DEMO_DATABASE_URL');
    const server = await startDemo({ ...SETTINGS, ...environment });
    const { send, close } = createSender(1);
    const results: SchemaBodiesResult[] = [];
    try {
      for (const { service, document } of suites) {
        const taking = listOperations(document).filter(({ body }) => body?.mediaType === 'application/json');
        ok(taking.length > 0);
        const plan = { document, send, url: server.urls[service] ?? '', headers: HEADERS };
        for (const operation of taking) {
          const replaced = operation.id === 'ingestPluginDisplayNames' ? PLUGIN_PROJECT : {};
          const result = await sendSchemaBodies(operation, { ...plan, replaced, runs: RUNS, seed: SEED });
          results.push(result);
          context.diagnostic(`${service} ${describe(result)}`);
        }
      }
    } finally {
      close();
      await andAlways(server.stop(), drop);
    }
    deepEqual(
      results.flatMap(({ operation, found }) => (found ? [{ operation, ...found }] : [])),
      [],
    );
    for (const { operation, sent } of results) equal(sent, RUNS, operation);
  });
}

function describe({ operation, sent, beyond }: SchemaBodiesResult): string {
  const counts = Object.entries(beyond).map(([what, count]) => `${count} × ${what}`);
  return `${operation}: ${sent} bodies, ${counts.length === 0 ? 'none a 400' : `a 400 for ${counts.join(', ')}`}`;
}
