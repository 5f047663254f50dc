import { createHash } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../contract/document.js';
import type { Response, Send, WireRequest } from '../contract/http-client.js';
import { toCurl } from '../contract/request.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { classifyFuzzResponse } from './classify-response.js';
import { type Draft, toWire } from './draft.js';
import { mutateRequest } from './mutate-request.js';
import { validRequests } from './valid-requests.js';

/** Where requests go, and how many. */
interface FuzzPlan {
  send: Send;
  url: string;
  /** Tokens and secrets for every request whose headers are not mutated there. */
  headers: Readonly<Record<string, string>>;
  runs: number;
  seed: number;
}

/** The result of one operation. */
export interface FuzzResult {
  service: string;
  operation: string;
  requests: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** The comparable form of each response in the order of the requests, and the requests. */
  trail: { request: string; response: string }[];
  /** The first request with a finding, shrunk, as a curl command. */
  found: { findings: string[]; mutations: string[]; request: string; seed: number } | null;
}

/** Shrinking ends after this many requests. */
const MAX_SHRINKS = 400;

/** Sends an operation `runs` requests, the same ones for the same seed, and stops at the first finding. */
export async function fuzzOperation(
  suite: ServiceSuite,
  operation: Operation,
  plan: FuzzPlan,
): Promise<FuzzResult> {
  const result: FuzzResult = {
    service: suite.service,
    operation: operation.id,
    requests: 0,
    statuses: {},
    trail: [],
    found: null,
  };
  let shrinks = 0;
  const isGood = async (draft: Draft): Promise<boolean> => {
    if (result.found && ++shrinks > MAX_SHRINKS) return true;
    const wire = toWire(plan.url, operation, draft);
    const findings = await plan
      .send(wire)
      .then((response) => {
        if (!result.found) count(result, wire, response);
        return classifyFuzzResponse(suite, operation, { draft, wire }, response);
      })
      .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (findings.length > 0)
      result.found = {
        findings,
        mutations: draft.mutations,
        request: toCurl(wire),
        seed: plan.seed,
      };
    return findings.length === 0;
  };
  const drafts = generateRequests(suite, operation, plan.headers);
  await fc.check(fc.asyncProperty(drafts, isGood), {
    seed: seedFor(operation, plan.seed),
    numRuns: plan.runs,
  });
  return result;
}

function count(result: FuzzResult, wire: WireRequest, response: Response): void {
  result.requests += 1;
  result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
  result.trail.push({
    request: `${wire.method} ${wire.url.slice(0, 200)}`,
    response: comparableResponse(response),
  });
}

const LARGE = 100_003;
const choice = fc.record({ kind: fc.nat(LARGE), place: fc.nat(LARGE), value: fc.nat(LARGE) });

/** Returns requests of an operation: a third of them are valid, the others have one or two mutations. */
export function generateRequests(
  suite: ServiceSuite,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
): Arbitrary<Draft> {
  const valid = validRequests(suite.document, operation, headers);
  const mutations = fc.array(choice, { minLength: 1, maxLength: 2 });
  const mutated = fc
    .tuple(valid, mutations)
    .map(([draft, choices]) => choices.reduce((made, one) => mutateRequest(made, one, operation), draft));
  return fc.oneof({ weight: 1, arbitrary: valid }, { weight: 2, arbitrary: mutated });
}

/** Each operation has its own seed, independent of other operations. */
function seedFor({ id }: Operation, seed: number): number {
  return createHash('sha256').update(`${seed} ${id}`).digest().readInt32BE();
}

/** Names whose values come from the clock, or are random. */
const BY_CLOCK =
  /"(\w*(?:[sS]econds|[dD]uration)\w*|generatedAt|requestId|epoch)":(?:"[^"]*"|-?[\d.]+|null)/g;
/** Timestamps of the day on which the server's clock began; a run takes minutes. */
const TODAY = /2026-10-06T\d\d:[\d:.]+Z/g;

/**
 * Returns a short text that is equal for equivalent responses: status and body without what differs from run to run.
 * Two servers that got the same requests in the same order must agree in it.
 */
export function comparableResponse({ status, body }: Response): string {
  const text = body
    .toString('utf8')
    .replaceAll(BY_CLOCK, '"$1":0')
    .replaceAll(TODAY, 'now')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host');
  return `${status} ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
}
