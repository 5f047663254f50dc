import type { Break, PassingAnswer } from './breaks.js';
import { resolve, type ApiDocument, type ApiSchema, type Operation, type Reference } from './document.js';
import { parseJson } from './http-client.js';

/** Something that a server may come to do wrong. */
export interface BreakKind {
  name: string;
  /** Whether it can show in answers of this status. */
  affects: (status: number) => boolean;
  /** Returns the change for one operation, or null where the operation has nothing of the kind. */
  of: (document: ApiDocument, operation: Operation) => Break | null;
}

const onSuccess = (status: number): boolean => status === 200;
const onError = (status: number): boolean => status >= 400;

/** The kinds of breaks that the suite has to notice, for every operation that they apply to. */
export const breakKinds: BreakKind[] = [
  kind('a required field dropped', onSuccess, (document, operation) => bodyChange(document, operation, drop)),
  kind('a wrong type', onSuccess, (document, operation) => bodyChange(document, operation, retype)),
  kind('an extra field', onSuccess, (document, operation) => bodyChange(document, operation, extend)),
  kind('a wrong status', onSuccess, () => (answer) => ({ ...answer, status: 201 })),
  kind('a wrong media type', onSuccess, () => (answer) => withHeader(answer, 'content-type', 'text/plain')),
  kind('an answer of 500', onSuccess, () => (answer) => ({ ...answer, status: 500 })),
  kind('a wrong error shape', onError, () => (answer) => ({ ...answer, body: WRONG_ERROR })),
  kind('no entity tag', onSuccess, (_, { responses }) =>
    responses.has(304) ? (answer) => withHeader(answer, 'etag', undefined) : null,
  ),
  kind('no Retry-After', onError, (_, { responses }) =>
    responses.has(429) ? (answer) => withHeader(answer, 'retry-after', undefined) : null,
  ),
  kind('no request id', onSuccess, () => (answer) => withHeader(answer, 'x-request-id', undefined)),
];

const WRONG_ERROR = Buffer.from('{"message": "Something went wrong."}');

type Change = (answer: PassingAnswer) => PassingAnswer;

/** Returns a kind of break that changes the answers of one operation with certain statuses. */
function kind(
  name: string,
  affects: BreakKind['affects'],
  changeOf: (document: ApiDocument, operation: Operation) => Change | null,
): BreakKind {
  return {
    name,
    affects,
    of: (document, operation) => {
      const isThere = [...operation.responses.keys()].some(affects);
      const change = isThere ? changeOf(document, operation) : null;
      return (
        change &&
        (({ id }, answer) => (id === operation.id && affects(answer.status) ? change(answer) : answer))
      );
    },
  };
}

function withHeader(answer: PassingAnswer, name: string, value: string | undefined): PassingAnswer {
  const { [name]: _, ...rest } = answer.headers;
  return { ...answer, headers: value === undefined ? rest : { ...rest, [name]: value } };
}

/** A place in a body where an object of a documented schema stands. */
interface Spot {
  schema: ApiSchema;
  object: Record<string, unknown>;
  depth: number;
}

/** Changes the object at a spot; returns whether there was anything to change. */
type SpotChange = (document: ApiDocument, spot: Spot) => boolean;

/** Returns a change of a JSON body at the deepest place where it is possible, where it is hardest to notice. */
function bodyChange(document: ApiDocument, operation: Operation, change: SpotChange): Change | null {
  const schema = operation.responses.get(200)?.content?.['application/json']?.schema;
  if (!schema) return null;
  return (answer) => {
    const body = parseJson(answer.body);
    const spots = spotsIn(document, schema, body, 0).sort((a, b) => b.depth - a.depth);
    if (!spots.some((spot) => change(document, spot)))
      throw new Error(`Nothing to break in an answer of ${operation.id}.`);
    return { ...answer, body: Buffer.from(JSON.stringify(body)) };
  };
}

function spotsIn(
  document: ApiDocument,
  reference: ApiSchema | Reference,
  value: unknown,
  depth: number,
): Spot[] {
  const schema = resolve<ApiSchema>(document, reference);
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value))
    return items ? value.flatMap((item) => spotsIn(document, items, item, depth + 1)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  const inside = Object.entries(object).flatMap(([name, child]) => {
    const documented =
      properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return documented ? spotsIn(document, documented, child, depth + 1) : [];
  });
  return properties ? [{ schema, object, depth }, ...inside] : inside;
}

function drop(_: ApiDocument, { schema, object }: Spot): boolean {
  const name = schema.required?.find((required) => required in object);
  if (name === undefined) return false;
  delete object[name];
  return true;
}

function retype(document: ApiDocument, { schema, object }: Spot): boolean {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { type } = resolve<ApiSchema>(document, property);
    if (!(name in object) || type === undefined) continue;
    object[name] = type === 'string' ? 12345 : 'of another type';
    return true;
  }
  return false;
}

function extend(_: ApiDocument, { schema, object }: Spot): boolean {
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) return false;
  object['undocumented'] = true;
  return true;
}
