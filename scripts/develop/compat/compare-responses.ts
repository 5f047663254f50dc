import {
  resolveReference,
  type Header,
  type OpenApiDocument,
  type Operation,
  type Response,
} from '../../../src/openapi-document.js';
import { compareSchemas, type Comparison } from './compare-schemas.js';
import { AFFECTED, type Findings } from './finding.js';

/** Reports breaking changes of an operation's responses. */
export function compareResponses(
  before: Operation,
  after: Operation,
  documents: { before: OpenApiDocument; after: OpenApiDocument },
  findings: Findings,
): void {
  const comparison: Comparison = { ...documents, direction: 'read', open: new Set() };
  for (const [status, reference] of Object.entries(before.responses)) {
    const here = findings.at(`response ${status}`);
    const now = after.responses[status];
    if (!now) {
      here.report('is gone', AFFECTED.readers);
      continue;
    }
    const response = resolveReference<Response>(documents.before, reference);
    const same = resolveReference<Response>(documents.after, now);
    compareContent(response, same, comparison, here);
    compareHeaders(response, same, comparison, here);
  }
  for (const status of Object.keys(after.responses)) {
    if (!(status in before.responses) && isUnexpected(status))
      findings.at(`response ${status}`).report('is new', AFFECTED.all);
  }
}

/** Clients handle a new error as an error, but do not know a new success. A 304 is sent on request only. */
function isUnexpected(status: string): boolean {
  return !/^[45]/.test(status) && status !== '304';
}

function compareContent(old: Response, now: Response, comparison: Comparison, findings: Findings): void {
  for (const [type, media] of Object.entries(old.content ?? {})) {
    const same = now.content?.[type];
    if (same) compareSchemas(media.schema, same.schema, comparison, findings);
    else findings.report(`is no longer sent as ${type}`, AFFECTED.readers);
  }
  const isNewlyFull =
    Object.keys(old.content ?? {}).length === 0 && Object.keys(now.content ?? {}).length > 0;
  if (isNewlyFull) findings.report('has a body now', AFFECTED.readers);
}

function compareHeaders(old: Response, now: Response, comparison: Comparison, findings: Findings): void {
  const after = new Map(
    Object.entries(now.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]),
  );
  for (const [name, reference] of Object.entries(old.headers ?? {})) {
    const here = findings.at(`header ${name}`);
    const same = after.get(name.toLowerCase());
    if (!same) {
      here.report('is gone', AFFECTED.readers);
      continue;
    }
    const header = resolveReference<Header>(comparison.before, reference);
    const current = resolveReference<Header>(comparison.after, same);
    if (header.required === true && current.required !== true)
      here.report('may be missing now', AFFECTED.readers);
    compareSchemas(header.schema, current.schema, comparison, here);
  }
}
