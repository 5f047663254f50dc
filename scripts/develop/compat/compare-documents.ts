import { isDeepStrictEqual } from 'node:util';
import {
  listOperations,
  resolveReference,
  type Header,
  type LocatedOperation,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  type Response,
  type Schema,
} from '../../../src/openapi-document.js';

/** Every value of `given` must fit `taken`: what clients send now, what they read then. */
interface Comparison {
  documents: { given: OpenApiDocument; taken: OpenApiDocument };
  isSent: boolean;
  report: (change: string) => void;
  /** Pairs of schemas that are being compared, because schemas may contain themselves. */
  open: ReadonlySet<string>;
}

type Loose = Readonly<Record<string, unknown>>;

/** Returns each change that breaks clients of the former document. What cannot be compared counts as a change. */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const changes: string[] = [];
  const now = new Map(listOperations(after).map((located) => [toRoute(located), located]));
  const released = listOperations(before);
  if (released.length === 0) changes.push('the released document has no operations');
  for (const old of released) {
    const name = `${old.method.toUpperCase()} ${old.path}`;
    const same = now.get(toRoute(old));
    const report = (change: string): void => void changes.push(`${name} ${change}`);
    if (!same) {
      report('is gone');
      continue;
    }
    const common = { report, open: new Set<string>() };
    const sent = { ...common, documents: { given: before, taken: after }, isSent: true };
    const read = { ...common, documents: { given: after, taken: before }, isSent: false };
    try {
      if (old.operation.operationId !== same.operation.operationId)
        report(`is called ${same.operation.operationId} instead of ${old.operation.operationId}`);
      compareParameters(old, same, sent);
      compareBodies(old.operation, same.operation, sent);
      compareTokens(listTokens(before, old.operation), listTokens(after, same.operation), report);
      compareResponses(old.operation, same.operation, read);
    } catch (error) {
      report(`could not be compared: ${(error as Error).message}`);
    }
  }
  return changes;
}

/** Names of path parameters are not part of an address. */
function toRoute({ method, path }: LocatedOperation): string {
  return `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}

function at(comparison: Comparison, part: string): Comparison {
  return { ...comparison, report: (change) => comparison.report(`${part} ${change}`) };
}

/** Compares the parts with the same name, and reports removed ones. */
function compareNamed<T>(
  kind: string,
  old: Readonly<Record<string, T>> = {},
  now: Readonly<Record<string, T>> = {},
  comparison: Comparison,
  compare: (before: T, after: T, here: Comparison) => void,
): void {
  for (const [name, before] of Object.entries(old)) {
    const here = at(comparison, `${kind}${name}`);
    const after = now[name];
    if (after === undefined) here.report('is gone');
    else compare(before, after, here);
  }
}

function compareParameters(old: LocatedOperation, now: LocatedOperation, comparison: Comparison): void {
  const byName = ({ parameters }: LocatedOperation): Record<string, (typeof parameters)[number]> =>
    Object.fromEntries(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const [before, after] = [byName(old), byName(now)];
  compareNamed('parameter in ', before, after, comparison, (one, same, here) => {
    if (same.required && !one.required) here.report('is required now');
    compareSchemas(one.schema, same.schema, here);
  });
  for (const [name, { required, in: place }] of Object.entries(after))
    if (required && place !== 'path' && !before[name])
      comparison.report(`parameter in ${name} is new and required`);
}

function compareBodies(old: Operation, now: Operation, comparison: Comparison): void {
  const { given, taken } = comparison.documents;
  const before = old.requestBody && resolveReference<RequestBody>(given, old.requestBody);
  const after = now.requestBody && resolveReference<RequestBody>(taken, now.requestBody);
  const here = at(comparison, 'body');
  if (after?.required && !before?.required) here.report('is required now');
  const most = (body?: RequestBody): number => Number(body?.['x-max-bytes'] ?? Infinity);
  if (before && most(after) < most(before))
    here.report(`may have ${most(after)} bytes instead of ${most(before)}`);
  compareNamed('as ', before?.content, after?.content, here, ({ schema }, same, inBody) =>
    compareSchemas(schema, same.schema, inBody),
  );
}

function listTokens(document: OpenApiDocument, { security }: Operation): object[] {
  const ways = security ?? (document as { security?: object[] }).security ?? [];
  return ways.length === 0 ? [{}] : ways;
}

/** Each way to authenticate must remain; no token is one of them. */
function compareTokens(before: object[], after: object[], report: (change: string) => void): void {
  for (const way of before)
    if (!after.some((one) => Object.keys(one).every((scheme) => scheme in way)))
      report(`no longer accepts requests with ${Object.keys(way).join(' and ') || 'no token'}`);
}

/** Clients handle a new error as an error, but do not know a new success. A 304 is sent on request only. */
function compareResponses(old: Operation, now: Operation, comparison: Comparison): void {
  const { given, taken } = comparison.documents;
  compareNamed('response ', old.responses, now.responses, comparison, (released, current, here) => {
    const before = resolveReference<Response>(taken, released);
    const after = resolveReference<Response>(given, current);
    if (!before.content && after.content) here.report('has a body now');
    compareNamed('as ', before.content, after.content, here, ({ schema }, same, inBody) =>
      compareSchemas(same.schema, schema, inBody),
    );
    compareNamed('header ', before.headers, after.headers, here, (header, same, inHeader) => {
      const [wanted, sent] = [resolveReference<Header>(taken, header), resolveReference<Header>(given, same)];
      if (wanted.required && !sent.required) inHeader.report('may be missing now');
      compareSchemas(sent.schema, wanted.schema, inHeader);
    });
  });
  for (const status of Object.keys(now.responses))
    if (!(status in old.responses) && /^[^45]/.test(status) && status !== '304')
      comparison.report(`response ${status} is new`);
}

/** Keywords that restrict nothing, or are compared elsewhere. */
const OTHERS =
  /^(title|description|examples?|deprecated|readOnly|writeOnly|type|enum|items|properties|required|additionalProperties|oneOf|anyOf|x-.*)$/;
const LEAST = ['minimum', 'minLength', 'minItems', 'minProperties'];
const MOST = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Reports where a value of `given` does not fit `taken`. */
function compareSchemas(given: Schema, taken: Schema, comparison: Comparison): void {
  const pair = JSON.stringify([given, taken]);
  if (pair.includes('"$ref"') && comparison.open.has(pair)) return;
  const inner = { ...comparison, open: new Set([...comparison.open, pair]) };
  const from = resolveReference<Schema>(comparison.documents.given, given);
  const to = resolveReference<Schema>(comparison.documents.taken, taken);
  if (listChoices(from) ?? listChoices(to)) return compareChoices(from, to, inner);
  if (to.type !== undefined && from.type !== to.type && !(from.type === 'integer' && to.type === 'number'))
    return reportChange('type', from, to, inner);
  compareKeywords(from, to, inner);
  compareFields(from, to, inner);
  if (from.type === 'array') compareSchemas(from.items ?? {}, to.items ?? {}, at(inner, '[]'));
}

function reportChange(keyword: string, given: object, taken: object, { isSent, report }: Comparison): void {
  const [now, old] = (isSent ? [taken, given] : [given, taken]).map((schema) =>
    JSON.stringify((schema as Loose)[keyword] ?? 'none'),
  );
  report(`${keyword} is ${now} instead of ${old}`);
}

function compareKeywords(from: Schema, to: Schema, comparison: Comparison): void {
  const [given, taken] = [from, to] as [Loose, Loose];
  const isNarrower = (keyword: string): boolean => {
    const [is, may] = [given[keyword], taken[keyword]];
    // What counts as an omitted field, and rows that are validated one by one, widens a request.
    if (keyword === 'x-type' || keyword === 'x-rows')
      return comparison.isSent && is !== undefined && is !== may;
    if (keyword === 'default') return comparison.isSent && !isDeepStrictEqual(is, may);
    if (keyword === 'nullable') return is === true && may !== true;
    if (may === undefined) return false;
    const none = keyword === 'minimum' ? -Infinity : 0;
    if (LEAST.includes(keyword)) return Number(may) > Number(is ?? none);
    if (MOST.includes(keyword)) return Number(may) < Number(is ?? Infinity);
    // Values without an order: another one may be narrower as well as wider.
    return !OTHERS.test(keyword) && !isDeepStrictEqual(is, may);
  };
  for (const keyword of new Set([...Object.keys(given), ...Object.keys(taken)]))
    if (isNarrower(keyword)) reportChange(keyword, given, taken, comparison);
  const isTaken = (value: unknown): boolean => to.enum?.some((one) => isDeepStrictEqual(one, value)) ?? true;
  if (to.enum && !(from.enum ?? [{}]).every(isTaken)) reportChange('enum', given, taken, comparison);
}

/** Beside fields, `anyOf` says in documents up to 1.1.0 which of them are required together. */
function listChoices({ properties, oneOf, anyOf }: Schema): Schema[] | undefined {
  return properties ? undefined : (oneOf ?? anyOf);
}

/** Each choice of `given` must fit one of `taken`. */
function compareChoices(given: Schema, taken: Schema, comparison: Comparison): void {
  for (const [index, choice] of (listChoices(given) ?? [given]).entries()) {
    const fits = (listChoices(taken) ?? [taken]).some((other) => {
      let isFitting = true;
      compareSchemas(choice, other, { ...comparison, report: () => (isFitting = false) });
      return isFitting;
    });
    if (!fits)
      comparison.report(`choice ${index + 1} ${comparison.isSent ? 'is no longer taken' : 'is new'}`);
  }
}

function compareFields(given: Schema, taken: Schema, comparison: Comparison): void {
  const { isSent } = comparison;
  const [old, now] = isSent ? [given, taken] : [taken, given];
  compareNamed('', old.properties, now.properties, comparison, (before, after, here) =>
    isSent ? compareSchemas(before, after, here) : compareSchemas(after, before, here),
  );
  for (const name of taken.required ?? [])
    if (!given.required?.includes(name) && (isSent || now.properties?.[name]))
      at(comparison, name).report(isSent ? 'is required now' : 'may be missing now');
  const [from = true, to = true] = [given.additionalProperties, taken.additionalProperties];
  if (typeof from === 'object' && typeof to === 'object')
    compareSchemas(from, to, at(comparison, 'further fields'));
  // Clients ignore fields that they do not know.
  else if (isSent && from !== false && to === false) comparison.report('takes no further fields');
}
