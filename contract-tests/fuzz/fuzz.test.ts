import { createHash } from 'node:crypto';
import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { listOperations, type Operation } from '../contract/document.js';
import { createSender, type Response, type Send } from '../contract/http-client.js';
import { toCurl } from '../contract/request.js';
import { validateEveryResponse } from '../contract/validate-headers.js';
import { validateResponse } from '../contract/validate-response.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { andAlways, startDemo } from '../../src/wiring/testing/server-process.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { createTestDatabase, type Database } from '../targets/test-database.js';
import { generateRequests, toWire, type Draft } from './requests.js';

/** By hand: FUZZ_RUNS=100000 FUZZ_SEED=7 FUZZ_OPERATION=getMap npm run fuzz. */
const { FUZZ_RUNS, FUZZ_SEED, FUZZ_OPERATION, FULL } = process.env;
const RUNS = Number(FUZZ_RUNS ?? (FULL ? 2000 : 200));
const SEED = Number(FUZZ_SEED ?? 20_261_006);
const MAX_SHRINKS = 400;
const SECRET = 'fuzz-secret';
const SETTINGS = {
  WEBHOOK_SECRET: SECRET,
  // Unreachable: no request of this run leaves the machine.
  PLUGIN_AUTH_URL: 'http://127.0.0.1:9/',
  RATE_LIMIT_PER_MINUTE: '0',
  UPLOAD_BYTES_PER_HOUR: '0',
  SUBMISSIONS_PER_HOUR: '0',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'error',
};

/** The sentences of a 400 for what no schema of a body can say: stored state, two fields together, a setting, the calendar. */
const BEYOND_SCHEMA =
  /"Query parameter |must be an ISO 8601 date|must not be more than 5 minutes after|is required; \w+ will do|(accountId or holder|events|club\.clubId) is required|must be the same when both are sent|distinct ids, got|names together, got|bytes as JSON, got|is not a staged (map|replay)|map_uid is not the map of record|on this route, got|The body is empty/;

const planned = suites.flatMap((suite) =>
  listOperations(suite.document)
    .filter(({ id }) => FUZZ_OPERATION === undefined || id === FUZZ_OPERATION)
    .map((operation) => ({ suite, operation })),
);

interface Answered {
  request: string;
  /** Equal for equivalent responses. */
  response: string;
}

/** Sends the same requests for the same seed, one at a time; returns the responses in their order, and what no document describes. */
async function fuzz(database: Database): Promise<{ answered: Answered[]; findings: string[] }> {
  const { environment, drop } = await createTestDatabase(database, 'DEMO_DATABASE_URL');
  const server = await startDemo({ ...SETTINGS, ...environment });
  const { send, close } = createSender(1);
  const answered: Answered[] = [];
  const findings: string[] = [];
  try {
    for (const { suite, operation } of planned) {
      const one = await fuzzOperation(suite, operation, server.urls[suite.service] ?? '', send);
      answered.push(...one.answered);
      findings.push(...one.findings);
    }
  } finally {
    close();
    await andAlways(server.stop(), drop);
  }
  return { answered, findings };
}

async function fuzzOperation(
  suite: ServiceSuite,
  operation: Operation,
  url: string,
  send: Send,
): Promise<{ answered: Answered[]; findings: string[] }> {
  const answered: Answered[] = [];
  /** The first finding, and what it shrinks to. */
  const found: string[] = [];
  let shrinks = 0;
  const isGood = async (draft: Draft): Promise<boolean> => {
    if (found.length > 0 && ++shrinks > MAX_SHRINKS) return true;
    const wire = toWire(url, operation, draft);
    const response = await send(wire).catch((error: unknown) => String(error));
    const faults = typeof response === 'string' ? [response] : findFaults(suite, operation, draft, response);
    if (found.length === 0 && typeof response !== 'string')
      answered.push({
        request: `${wire.method} ${wire.url.slice(url.length)}`,
        response: toComparable(response),
      });
    if (faults.length === 0) return true;
    const broken = draft.broken.join(', ') || 'nothing';
    found.push(`${operation.id} (seed ${SEED}; broken: ${broken}): ${faults.join('; ')}\n  ${toCurl(wire)}`);
    return false;
  };
  const requests = generateRequests(suite.document, operation, { 'x-webhook-secret': SECRET });
  const seed = createHash('sha256').update(`${SEED} ${operation.id}`).digest().readInt32BE();
  await fc.check(fc.asyncProperty(requests, isGood), { seed, numRuns: Math.ceil(RUNS / planned.length) });
  return { answered, findings: found.slice(-1) };
}

/** Returns what is wrong with a response to any request: a 500, what is not documented, or a success where it must be refused. */
function findFaults(suite: ServiceSuite, operation: Operation, draft: Draft, response: Response): string[] {
  const { status } = response;
  const text = response.body.toString('utf8').slice(0, 300);
  const isDocumented = operation.responses.has(status);
  if (status >= 500 && !(isDocumented && status !== 500)) return [`Status ${status}: ${text}`];
  // There another operation or none is requested.
  if (draft.method !== operation.method || draft.suffix !== '')
    return validateEveryResponse(response).map(({ sentence }) => sentence);
  const expected = { operation, status, mediaType: null, hasServiceWideChecks: true };
  const faults = validateResponse(suite, response, expected).map(({ sentence }) => sentence);
  if (draft.mustBeRefused && status < 400)
    faults.push(`Status ${status} for a request that must be refused.`);
  if (draft.broken.length === 0 && status === 400 && !BEYOND_SCHEMA.test(text))
    faults.push(`A 400 for a body that its schema allows: ${text}`);
  return faults;
}

/** Names whose values depend on the clock, or are random. */
const BY_CLOCK =
  /"(\w*(?:[sS]econds|[dD]uration)\w*|generatedAt|requestId|epoch)":(?:"[^"]*"|-?[\d.]+|null)/g;
/** Timestamps of the day on which the demo's clock began; a run takes minutes. */
const TODAY = /2026-10-06T\d\d:[\d:.]+Z/g;

/** Returns status and body without what differs from run to run. */
function toComparable({ status, body }: Response): string {
  const text = body.toString('utf8').replaceAll(BY_CLOCK, '"$1":0').replaceAll(TODAY, 'now');
  return `${status} ${text.replaceAll(/127\.0\.0\.1:\d+/g, 'host').slice(0, 2000)}`;
}

const answeredOn = new Map<Database, Answered[]>();

for (const database of availableDatabases())
  test(`${RUNS} requests to the services on ${database} get documented responses only`, async (context) => {
    const { answered, findings } = await fuzz(database);
    const statuses = answered.map(({ response }) => response.slice(0, 3)).sort();
    const counts = [...new Set(statuses)].map(
      (one) => `${one} ${statuses.filter((other) => other === one).length}`,
    );
    context.diagnostic(`${answered.length} requests: ${counts.join(', ')}`);
    deepEqual(findings, []);
    ok(answered.length >= RUNS);
    answeredOn.set(database, answered);
  });

test('the same requests get the same responses on both databases', async (context) => {
  const [one, other] = [...answeredOn.values()];
  if (!one || !other) return context.skip('Only one database is available.');
  const first = findDifferences(one, other);
  if (first.length === 0) return;
  // Two rows that are received within one millisecond may swap; a difference that recurs is a defect.
  const again = findDifferences((await fuzz('SQLite')).answered, (await fuzz('PostgreSQL')).answered);
  const recurring = new Set(again.map(({ request }) => request));
  deepEqual(
    first.filter(({ request }) => recurring.has(request)),
    [],
  );
});

/** Returns the requests with different responses. The worker's timing decides when verdicts appear, and how long another service takes differs. */
function findDifferences(one: Answered[], other: Answered[]): (Answered & { other: string | undefined })[] {
  return one.flatMap((answer, index) => {
    const found = other[index]?.response;
    const isByTime =
      /[?&]timeout_ms=|\/(verdicts|records|live|submissions|uploads|maps\/[^/]*\/verdicts)\b/.test(
        answer.request,
      );
    const isSame = isByTime ? answer.response.slice(0, 3) === found?.slice(0, 3) : answer.response === found;
    return isSame ? [] : [{ ...answer, other: found }];
  });
}
