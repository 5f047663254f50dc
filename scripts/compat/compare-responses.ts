import {
  resolveReference,
  type Header,
  type OpenApiDocument,
  type Operation,
  type Response,
} from '../../src/openapi-document.js';
import { compareSchemas, type Comparison } from './compare-schemas.js';
import { WHOM, type Findings } from './finding.js';

/** Reports what of an operation's answers may break a client. */
export function compareResponses(
  before: Operation,
  after: Operation,
  documents: { before: OpenApiDocument; after: OpenApiDocument },
  findings: Findings,
): void {
  const comparison: Comparison = { ...documents, direction: 'read', open: new Set() };
  for (const [status, reference] of Object.entries(before.responses)) {
    const here = findings.at(`answer ${status}`);
    const now = after.responses[status];
    if (!now) {
      here.report('is gone', WHOM.readers);
      continue;
    }
    const response = resolveReference<Response>(documents.before, reference);
    const same = resolveReference<Response>(documents.after, now);
    compareContent(response, same, comparison, here);
    compareHeaders(response, same, comparison, here);
  }
  for (const status of Object.keys(after.responses)) {
    if (!(status in before.responses) && isUnexpected(status))
      findings.at(`answer ${status}`).report('is new', WHOM.all);
  }
}

/** Clients take a new fault for a fault; a new success they do not know. 304 comes only to those who ask for it. */
function isUnexpected(status: string): boolean {
  return !/^[45]/.test(status) && status !== '304';
}

function compareContent(old: Response, now: Response, comparison: Comparison, findings: Findings): void {
  for (const [type, media] of Object.entries(old.content ?? {})) {
    const same = now.content?.[type];
    if (same) compareSchemas(media.schema, same.schema, comparison, findings);
    else findings.report(`does not come as ${type} any more`, WHOM.readers);
  }
  const isNewlyFull =
    Object.keys(old.content ?? {}).length === 0 && Object.keys(now.content ?? {}).length > 0;
  if (isNewlyFull) findings.report('has a body now', WHOM.readers);
}

function compareHeaders(old: Response, now: Response, comparison: Comparison, findings: Findings): void {
  const after = new Map(
    Object.entries(now.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]),
  );
  for (const [name, reference] of Object.entries(old.headers ?? {})) {
    const here = findings.at(`header ${name}`);
    const same = after.get(name.toLowerCase());
    if (!same) {
      here.report('is gone', WHOM.readers);
      continue;
    }
    const header = resolveReference<Header>(comparison.before, reference);
    const current = resolveReference<Header>(comparison.after, same);
    if (header.required === true && current.required !== true)
      here.report('may be missing now', WHOM.readers);
    compareSchemas(header.schema, current.schema, comparison, here);
  }
}
