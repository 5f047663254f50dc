import type { Operation } from '../document.js';
import type { Answer, WireRequest } from '../http-client.js';
import { judgeEveryAnswer } from '../judge-headers.js';
import { judge } from '../judge.js';
import type { ServiceSuite } from '../scenario.js';
import type { Draft } from './draft.js';

/** Longer heads are a 413, as the documents say for the whole service. */
const LONGEST_HEAD_BYTES = 128 * 1024;
/** Documented faults of what a service depends on. */
const UPSTREAM = [502, 503];

/** A request, as it was made and as it went out. */
export interface Sent {
  draft: Draft;
  wire: WireRequest;
}

/**
 * Returns what is wrong with an answer to any request at all: a 5xx that is no documented 502 or 503, a status or a body that
 * the document does not have, a success where the request should have been refused.
 */
export function judgeFuzz(
  suite: ServiceSuite,
  operation: Operation,
  { draft, wire }: Sent,
  answer: Answer,
): string[] {
  const { status } = answer;
  const isDocumentedFault = UPSTREAM.includes(status) && operation.responses.has(status);
  if (status >= 500 && !isDocumentedFault)
    return [`Status ${status}: ${answer.body.toString('utf8').slice(0, 300)}`];
  if (status === 413 && headBytes(wire) > LONGEST_HEAD_BYTES) return [];
  if (Object.keys(draft.elsewhere).length > 0) return judgeElsewhere(suite, answer);
  const findings = judge(suite, answer, { operation, status, mediaType: null, hasManners: true });
  const { query, body } = draft.mustBeRefused;
  if ((query || body) && status < 400) findings.push(`Status ${status} for a request that must be refused.`);
  return findings;
}

/** What no operation answers is described once for the whole service. */
function judgeElsewhere(suite: ServiceSuite, answer: Answer): string[] {
  const { status, json } = answer;
  const findings = judgeEveryAnswer(answer);
  if (![200, 204, 304, 400, 401, 404, 405, 413, 415].includes(status))
    findings.push(`Status ${status} where there is no operation.`);
  if (status === 405 && !answer.headers.allow) findings.push('Header Allow is missing.');
  const isError = status >= 400 && answer.body.length > 0;
  if (isError && !isErrorBody(suite, json))
    findings.push(`The error has another shape: ${JSON.stringify(json)}.`);
  return findings;
}

/** Another operation may be what is there, so that any documented error will do. */
function isErrorBody({ validators }: ServiceSuite, json: unknown): boolean {
  const all = Object.values(validators).flatMap((one) => Object.entries(one));
  return all.some(([name, validate]) => /^4\d\d application\/json/.test(name) && validate(json));
}

function headBytes({ method, url, headers }: WireRequest): number {
  return Buffer.byteLength(`${method} ${url} HTTP/1.1`) + Buffer.byteLength(JSON.stringify(headers));
}
