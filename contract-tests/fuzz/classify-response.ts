import { listOperations, type Operation } from '../contract/document.js';
import { validatorOf } from '../contract/document-validator.js';
import type { Response, WireRequest } from '../contract/http-client.js';
import { validateEveryResponse } from '../contract/validate-headers.js';
import { validateResponse } from '../contract/validate-response.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import type { Draft } from './draft.js';

/** Longer heads are a 431, as documented for the whole service. */
const MAX_HEAD_BYTES = 128 * 1024;
/** Documented faults of a service's dependencies. */
const UPSTREAM = [502, 503];

/** A request as it was made and as it was sent. */
interface Sent {
  draft: Draft;
  wire: WireRequest;
}

/**
 * Returns findings about a response to an arbitrary request: a 5xx that is not a documented 502 or 503, an
 * undocumented status or body, a success where the request must be refused.
 */
export function classifyFuzzResponse(
  suite: ServiceSuite,
  operation: Operation,
  { draft, wire }: Sent,
  response: Response,
): string[] {
  const { status } = response;
  const isDocumentedFault = UPSTREAM.includes(status) && operation.responses.has(status);
  if (status >= 500 && !isDocumentedFault)
    return [`Status ${status}: ${response.body.toString('utf8').slice(0, 300)}`];
  if (status === 431 && headBytes(wire) > MAX_HEAD_BYTES) return [];
  if (Object.keys(draft.elsewhere).length > 0) return validateElsewhere(suite, response);
  const findings = validateResponse(suite, response, {
    operation,
    status,
    mediaType: null,
    hasServiceWideChecks: true,
  }).map(({ sentence, body }) => (body === undefined ? sentence : `${sentence} Body: ${body.slice(0, 300)}`));
  const { mustBeRefused } = draft;
  if ((mustBeRefused.query || mustBeRefused.body) && status < 400)
    findings.push(`Status ${status} for a request that must be refused.`);
  return findings;
}

/** Responses outside of the operations are described once for the whole service. */
function validateElsewhere(suite: ServiceSuite, response: Response): string[] {
  const { status, json } = response;
  const findings = validateEveryResponse(response).map(({ sentence }) => sentence);
  if (![200, 204, 304, 400, 401, 404, 405, 413, 415, 431].includes(status))
    findings.push(`Status ${status} where there is no operation.`);
  if (status === 405 && !response.headers.allow) findings.push('Header Allow is missing.');
  const isError = status >= 400 && response.body.length > 0;
  if (isError && !isErrorBody(suite, json))
    findings.push(`The error has another shape: ${JSON.stringify(json)}.`);
  return findings;
}

/** Another operation may match, so any documented error is valid. */
function isErrorBody({ document }: ServiceSuite, json: unknown): boolean {
  return listOperations(document).some((operation) =>
    [...operation.responses.keys()].some(
      (status) =>
        status >= 400 &&
        status < 500 &&
        validatorOf(document).bodyErrors(operation, status, json).length === 0,
    ),
  );
}

function headBytes({ method, url, headers }: WireRequest): number {
  return Buffer.byteLength(`${method} ${url} HTTP/1.1`) + Buffer.byteLength(JSON.stringify(headers));
}
