import type { Operation } from './document.js';
import type { Answer } from './http-client.js';
import { judgeDocumentedHeaders, judgeManners } from './judge-headers.js';
import type { BodyValidator, ServiceSuite } from './scenario.js';

/** What an answer is expected to be, and how much of it the target is asked to show. */
export interface Expectation {
  operation: Operation;
  status: number;
  mediaType: string | null;
  /** Whether the headers that every answer of a real server has are expected. A mock has none of them. */
  hasManners: boolean;
}

const MOST_FAULTS = 5;

/** Returns what is wrong with an answer, one sentence each; nothing when it is what the document says. */
export function judge(suite: ServiceSuite, answer: Answer, expected: Expectation): string[] {
  const response = expected.operation.responses.get(answer.status);
  if (!response)
    return [`Status ${answer.status} is not documented; expected ${expected.status}. ${excerpt(answer)}`];
  const findings: string[] = [];
  if (answer.status !== expected.status) {
    findings.push(`Status ${answer.status} instead of ${expected.status}. ${excerpt(answer)}`);
  }
  findings.push(...judgeContent(suite, answer, expected, Object.keys(response.content ?? {})));
  findings.push(...judgeDocumentedHeaders(suite.document, answer, response));
  if (expected.hasManners) findings.push(...judgeManners(answer, expected.operation));
  return findings;
}

function judgeContent(
  suite: ServiceSuite,
  answer: Answer,
  expected: Expectation,
  documented: string[],
): string[] {
  if (documented.length === 0) {
    return answer.body.length === 0
      ? []
      : [`The answer has ${answer.body.length} bytes where no content is documented.`];
  }
  const given = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!documented.includes(given)) {
    return [
      `Content-Type "${given}" is not documented for status ${answer.status}; expected ${documented.join(' or ')}.`,
    ];
  }
  const isOther =
    answer.status === expected.status && expected.mediaType !== null && given !== expected.mediaType;
  if (isOther) return [`Content-Type "${given}" instead of ${expected.mediaType}.`];
  return judgeBody(suite.validators[expected.operation.id]?.[`${answer.status} ${given}`], answer, given);
}

function judgeBody(validate: BodyValidator | undefined, answer: Answer, mediaType: string): string[] {
  if (!/[/+]json$/.test(mediaType)) return answer.body.length > 0 ? [] : ['The body is empty.'];
  if (!validate) return ['No validator was generated for this answer; run `npm run generate`.'];
  if (answer.json === undefined) return [`The body is not JSON. ${excerpt(answer)}`];
  if (validate(answer.json)) return [];
  const faults = (validate.errors ?? []).slice(0, MOST_FAULTS);
  return faults.map(
    ({ instancePath, message, params }) =>
      `Body at ${instancePath || '/'}: ${message} ${JSON.stringify(params)}`,
  );
}

function excerpt({ body }: Answer): string {
  const text = body.toString('utf8');
  return `Body: ${text.length > 300 ? `${text.slice(0, 300)}…` : text || '(empty)'}`;
}
