import { STORY_WEBHOOK_SECRET } from '../../db/seeds/story.js';
import { createSender } from '../contract/http-client.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { testedOperations } from '../select-operations.js';
import { startDemo } from '../targets/server-process.js';
import { andAlways } from '../testing/concurrency.js';
import { createTestDatabase, type Database } from '../targets/test-database.js';
import { fuzzOperation, type FuzzResult } from './fuzz-operation.js';

/** Options of a fuzz run. */
export interface FuzzOptions {
  /** Of all operations together. */
  runs: number;
  seed: number;
  /** The suites whose tested operations are fuzzed. Default: all. */
  wanted?: ServiceSuite[];
}

/** Settings of the server, and the headers of requests that pass its authentication. Ingest is open, and so is the plugin route. */
const HEADERS = { 'x-webhook-secret': STORY_WEBHOOK_SECRET };
const ENVIRONMENT = {
  WEBHOOK_SECRET: STORY_WEBHOOK_SECRET,
  // Unreachable: no request of this run leaves the machine.
  PLUGIN_AUTH_URL: 'http://127.0.0.1:9/',
  RATE_LIMIT_PER_MINUTE: '0',
  UPLOAD_BYTES_PER_HOUR: '0',
  SUBMISSIONS_PER_HOUR: '0',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'error',
};

/** Fuzzes operations on a server of all services that holds the documents' examples, one request at a time. */
export async function fuzzServices(
  suites: ServiceSuite[],
  database: Database,
  options: FuzzOptions,
): Promise<FuzzResult[]> {
  const { environment, drop } = await createTestDatabase(database, 'DEMO_DATABASE_URL');
  const server = await startDemo({ ...ENVIRONMENT, ...environment });
  const { send, close } = createSender(1);
  const planned = (options.wanted ?? suites).flatMap((suite) =>
    testedOperations(suite).map((operation) => ({ suite, operation })),
  );
  const runs = Math.ceil(options.runs / planned.length);
  const results: FuzzResult[] = [];
  try {
    for (const { suite, operation } of planned) {
      const url = server.urls[suite.service] ?? '';
      results.push(
        await fuzzOperation(suite, operation, { send, url, headers: HEADERS, runs, seed: options.seed }),
      );
    }
  } finally {
    close();
    await andAlways(server.stop(), drop);
  }
  return results;
}

/** Returns a line for what was sent, and for each finding its description and how to reproduce it. */
export function describeFuzz(results: FuzzResult[]): string[] {
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  const statuses = new Map<string, number>();
  for (const result of results) {
    for (const [status, count] of Object.entries(result.statuses))
      statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const shown = [...statuses].sort().map(([status, count]) => `${status} ${count} times`);
  const found = results.filter((result) => result.found !== null);
  return [
    `${requests} requests to ${results.length} operations: ${shown.join(', ')}; ${found.length} findings`,
    ...found.map(describeFinding),
  ];
}

function describeFinding({ service, operation, found }: FuzzResult): string {
  if (!found) return '';
  const what = found.mutations.length === 0 ? 'a valid request' : found.mutations.join(', and ');
  return [
    `FAILED ${service} ${operation} (seed ${found.seed}): ${what}`,
    ...found.findings.map((finding) => `  ${finding}`),
    `  npm run fuzz -- --seed ${found.seed} --operation ${operation}`,
    `  ${found.request}`,
  ].join('\n');
}
