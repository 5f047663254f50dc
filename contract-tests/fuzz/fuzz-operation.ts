import { createHash } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../document.js';
import type { Answer, Send, WireRequest } from '../http-client.js';
import type { ServiceSuite } from '../scenario.js';
import { breakRequest } from './break-request.js';
import { comparableAnswer } from './comparable-answer.js';
import { toWire, type Draft } from './draft.js';
import { toExactCurl } from './exact-curl.js';
import { judgeFuzz } from './judge-fuzz.js';
import { validRequests } from './valid-requests.js';

/** Where requests go, and how many. */
export interface FuzzPlan {
  send: Send;
  url: string;
  /** Sent with every request that is not broken there: tokens and secrets. */
  headers: Readonly<Record<string, string>>;
  runs: number;
  seed: number;
}

/** What came of one operation. */
export interface FuzzResult {
  service: string;
  operation: string;
  requests: number;
  /** How often each status came. */
  statuses: Record<number, number>;
  /** What each answer said, in the order of the requests, and the requests themselves. */
  trail: { request: string; answer: string }[];
  /** The first request with a finding, made as small as possible. */
  found: { findings: string[]; breaks: string[]; curl: string; seed: number } | null;
}

/** Making a found case smaller ends after so many requests. */
const MOST_SHRINKS = 400;

/** Sends an operation `runs` requests, the same ones for the same seed, and stops at the first that has a finding. */
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
    if (result.found && ++shrinks > MOST_SHRINKS) return true;
    const wire = toWire(plan.url, operation, draft);
    const findings = await plan
      .send(wire)
      .then((answer) => {
        if (!result.found) count(result, wire, answer);
        return judgeFuzz(suite, operation, { draft, wire }, answer);
      })
      .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (findings.length > 0)
      result.found = { findings, breaks: draft.breaks, curl: toExactCurl(wire), seed: plan.seed };
    return findings.length === 0;
  };
  const drafts = requestsOf(suite, operation, plan.headers);
  await fc.check(fc.asyncProperty(drafts, isGood), {
    seed: seedFor(operation, plan.seed),
    numRuns: plan.runs,
  });
  return result;
}

function count(result: FuzzResult, wire: WireRequest, answer: Answer): void {
  result.requests += 1;
  result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
  result.trail.push({
    request: `${wire.method} ${wire.url.slice(0, 200)}`,
    answer: comparableAnswer(answer),
  });
}

const LARGE = 100_003;
const choice = fc.record({ kind: fc.nat(LARGE), place: fc.nat(LARGE), value: fc.nat(LARGE) });

/** Returns requests of an operation: a third of them keep to the document, the others are broken in one place or two. */
export function requestsOf(
  suite: ServiceSuite,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
): Arbitrary<Draft> {
  const valid = validRequests(suite.document, operation, headers);
  const breaks = fc.array(choice, { minLength: 1, maxLength: 2 });
  const broken = fc
    .tuple(valid, breaks)
    .map(([draft, choices]) => choices.reduce((made, one) => breakRequest(made, one, operation), draft));
  return fc.oneof({ weight: 1, arbitrary: valid }, { weight: 2, arbitrary: broken });
}

/** Each operation has numbers of its own, whatever others there are. */
function seedFor({ id }: Operation, seed: number): number {
  return createHash('sha256').update(`${seed} ${id}`).digest().readInt32BE();
}
