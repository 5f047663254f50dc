import { Ajv } from 'ajv';
import {
  resolve,
  type ApiDocument,
  type ApiHeader,
  type ApiResponse,
  type ApiSchema,
  type Operation,
} from './document.js';
import type { Fault } from './fault.js';
import type { Response } from './http-client.js';

const ajv = new Ajv({ strict: false, validateFormats: false });

/** Returns the faults in the headers that the document declares for this response. */
export function validateDocumentedHeaders(
  document: ApiDocument,
  response: Response,
  documented: ApiResponse,
): Fault[] {
  return Object.entries(documented.headers ?? {}).flatMap(([name, reference]) => {
    const header = resolve<ApiHeader>(document, reference);
    const value = response.headers[name.toLowerCase()];
    if (value === undefined) return header.required ? [headerFault(name, undefined, 'a value')] : [];
    const schema = resolve<ApiSchema>(document, header.schema);
    const isValid = ajv.validate(schema, fromText(String(value), schema.type));
    return isValid ? [] : [headerFault(name, String(value), ajv.errorsText().replace(/^data must be /, ''))];
  });
}

/** Text that is not a number stays text, so that the schema rejects it. */
function fromText(text: string, type: string | undefined): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Returns the faults in the headers that every response of an operation has. */
export function validateServiceWideHeaders(response: Response, operation: Operation): Fault[] {
  return [...validateEveryResponse(response, operation.isPublic), ...validateEtag(response, operation)];
}

/**
 * Returns the faults in the headers that every response of a service has. Other origins may read responses of public
 * routes only; `isPublic` is undefined where the route is unknown.
 */
export function validateEveryResponse({ status, headers }: Response, isPublic?: boolean): Fault[] {
  const faults: Fault[] = [];
  const expect = (name: string, expected: string, isRight: (value: string | undefined) => boolean): void => {
    const value = headers[name.toLowerCase()];
    const actual = Array.isArray(value) ? value.join(', ') : value;
    if (!isRight(actual)) faults.push(headerFault(name, actual, expected));
  };
  expect('X-Request-Id', 'a value', (value) => (value ?? '') !== '');
  if (isPublic === true) expect('Access-Control-Allow-Origin', '*', (value) => value === '*');
  if (isPublic === false)
    expect('Access-Control-Allow-Origin', 'none on a route behind a token', (value) => value === undefined);
  expect('Access-Control-Allow-Credentials', 'none', (value) => value === undefined);
  if (status >= 400) expect('Cache-Control', 'no-store on an error', (value) => value === 'no-store');
  return faults;
}

/** A tag is wrong where no 304 is documented. */
function validateEtag({ status, headers }: Response, operation: Operation): Fault[] {
  const mayHave = operation.method === 'GET' && (status === 200 || status === 304);
  if (!mayHave) return [];
  const { etag } = headers;
  if (!operation.responses.has(304))
    return etag === undefined ? [] : [headerFault('ETag', etag, 'none, as no 304 is documented')];
  return /^(W\/)?"[^"]+"$/.test(etag ?? '') ? [] : [headerFault('ETag', etag, 'an entity tag')];
}

function headerFault(name: string, actual: string | undefined, expected: string): Fault {
  const given = actual === undefined ? 'it is missing' : `got "${actual}"`;
  return {
    sentence: `Header ${name}: expected ${expected}, ${given}.`,
    cause: `header ${name.toLowerCase()}`,
    expected,
    actual: actual ?? 'nothing',
  };
}
