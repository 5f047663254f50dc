import type { Operation } from './document.js';
import type { Response } from './http-client.js';
import { validateDocumentedHeaders, validateServiceWideHeaders } from './validate-headers.js';
import type { BodyValidator, ServiceSuite } from '../scenarios/scenario.js';

/** What a response must be, and how much of it the target is expected to provide. */
export interface Expectation {
  operation: Operation;
  status: number;
  mediaType: string | null;
  /** Whether the headers that every response of a real server has are required. A mock has none of them. */
  hasServiceWideChecks: boolean;
}

const MAX_FAULTS = 5;

/** Returns findings about a response, one sentence each; none when it matches the document. */
export function validateResponse(suite: ServiceSuite, response: Response, expected: Expectation): string[] {
  const documentedResponse = expected.operation.responses.get(response.status);
  if (!documentedResponse)
    return [`Status ${response.status} is not documented; expected ${expected.status}. ${excerpt(response)}`];
  const findings: string[] = [];
  if (response.status !== expected.status) {
    findings.push(`Status ${response.status} instead of ${expected.status}. ${excerpt(response)}`);
  }
  findings.push(...validateContent(suite, response, expected, Object.keys(documentedResponse.content ?? {})));
  findings.push(...validateDocumentedHeaders(suite.document, response, documentedResponse));
  if (expected.hasServiceWideChecks)
    findings.push(...validateServiceWideHeaders(response, expected.operation));
  return findings;
}

function validateContent(
  suite: ServiceSuite,
  response: Response,
  expected: Expectation,
  documented: string[],
): string[] {
  if (documented.length === 0) {
    return response.body.length === 0
      ? []
      : [`The response has ${response.body.length} bytes where no content is documented.`];
  }
  const given = (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!documented.includes(given)) {
    return [
      `Content-Type "${given}" is not documented for status ${response.status}; expected ${documented.join(' or ')}.`,
    ];
  }
  const isOther =
    response.status === expected.status && expected.mediaType !== null && given !== expected.mediaType;
  if (isOther) return [`Content-Type "${given}" instead of ${expected.mediaType}.`];
  return validateBody(
    suite.validators[expected.operation.id]?.[`${response.status} ${given}`],
    response,
    given,
  );
}

function validateBody(validate: BodyValidator | undefined, response: Response, mediaType: string): string[] {
  if (!/[/+]json$/.test(mediaType)) return response.body.length > 0 ? [] : ['The body is empty.'];
  if (!validate) return ['No validator was generated for this response; run `npm run generate`.'];
  if (response.json === undefined) return [`The body is not JSON. ${excerpt(response)}`];
  if (validate(response.json)) return [];
  const faults = (validate.errors ?? []).slice(0, MAX_FAULTS);
  return faults.map(
    ({ instancePath, message, params }) =>
      `Body at ${instancePath || '/'}: ${message} ${JSON.stringify(params)}`,
  );
}

function excerpt({ body }: Response): string {
  const text = body.toString('utf8');
  return `Body: ${text.length > 300 ? `${text.slice(0, 300)}…` : text || '(empty)'}`;
}
