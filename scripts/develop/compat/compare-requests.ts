import {
  resolveReference,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type RequestBody,
} from '../../../src/openapi-document.js';
import { compareSchemas, type Comparison } from './compare-schemas.js';
import { AFFECTED, type Findings } from './finding.js';

/** Reports breaking changes of an operation's parameters, body and tokens. */
export function compareRequests(
  before: LocatedOperation,
  after: LocatedOperation,
  documents: { before: OpenApiDocument; after: OpenApiDocument },
  findings: Findings,
): void {
  const comparison: Comparison = { ...documents, direction: 'sent', open: new Set() };
  compareParameters(before.parameters, after.parameters, comparison, findings);
  compareBodies(before.operation, after.operation, comparison, findings);
  const security = (document: OpenApiDocument, { security: own }: Operation): Record<string, string[]>[] =>
    own ?? (document as { security?: Record<string, string[]>[] }).security ?? [];
  compareSecurity(
    security(documents.before, before.operation),
    security(documents.after, after.operation),
    findings,
  );
}

function compareParameters(
  before: Parameter[],
  after: Parameter[],
  comparison: Comparison,
  findings: Findings,
): void {
  const toName = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`;
  const old = new Map(before.map((parameter) => [toName(parameter), parameter]));
  const now = new Map(after.map((parameter) => [toName(parameter), parameter]));
  for (const [name, parameter] of old) {
    const same = now.get(name);
    const here = findings.at(name);
    if (same) compareParameter(parameter, same, comparison, here);
    else if (parameter.in === 'path') here.report('has another name', AFFECTED.generated);
    else here.report('is no longer read', AFFECTED.senders);
  }
  for (const [name, parameter] of now) {
    const isNewlyRequired = !old.has(name) && parameter.required === true && parameter.in !== 'path';
    if (isNewlyRequired) findings.at(name).report('is new and required', AFFECTED.all);
  }
}

function compareParameter(old: Parameter, now: Parameter, comparison: Comparison, findings: Findings): void {
  if (now.required === true && old.required !== true) findings.report('is required now', AFFECTED.omitters);
  const form = ({ style, explode, allowReserved }: Loose): string =>
    JSON.stringify([style, explode, allowReserved]);
  if (form(old as unknown as Loose) !== form(now as unknown as Loose))
    findings.report('is written in another way', AFFECTED.senders);
  compareSchemas(old.schema, now.schema, comparison, findings);
}

type Loose = Readonly<Record<string, unknown>>;

function compareBodies(old: Operation, now: Operation, comparison: Comparison, findings: Findings): void {
  const here = findings.at('body');
  const before = old.requestBody && resolveReference<RequestBody>(comparison.before, old.requestBody);
  const after = now.requestBody && resolveReference<RequestBody>(comparison.after, now.requestBody);
  if (after?.required === true && before?.required !== true)
    here.report('is required now', AFFECTED.omitters);
  if (!before) return;
  if (!after) return here.report('is no longer read', AFFECTED.senders);
  const limit = (body: RequestBody): number => Number(body['x-max-bytes'] ?? Infinity);
  if (limit(after) < limit(before))
    here.report(`may have ${limit(after)} bytes instead of ${limit(before)}`, AFFECTED.senders);
  for (const [type, media] of Object.entries(before.content)) {
    const same: MediaType | undefined = after.content[type];
    if (same) compareSchemas(media.schema, same.schema, comparison, here);
    else here.report(`is no longer taken as ${type}`, AFFECTED.senders);
  }
}

/** Each way to authenticate must remain; no authentication is one of them. */
function compareSecurity(
  before: Record<string, string[]>[],
  after: Record<string, string[]>[],
  findings: Findings,
): void {
  if (after.length === 0) return;
  const ways = before.length === 0 ? [{}] : before;
  for (const way of ways) {
    const isEnough = after.some((one) => Object.keys(one).every((scheme) => scheme in way));
    if (isEnough) continue;
    const named = Object.keys(way).join(' and ') || 'no token';
    findings.report(`no longer accepts requests with ${named}`, AFFECTED.all);
  }
}
