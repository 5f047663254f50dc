import { resolve, type ApiDocument, type ApiHeader, type ApiResponse, type Operation } from './document.js';
import { validatorOf } from './document-validator.js';
import { shorten, type Fault } from './fault.js';
import type { Response } from './http-client.js';
import type { ValidatorError } from './schema-fault.js';

/** Returns the faults in the headers that the document declares for this response of an operation. */
export function validateDocumentedHeaders(
  document: ApiDocument,
  operation: Operation,
  response: Response,
  documented: ApiResponse,
): Fault[] {
  const { status, headers } = response;
  const errors = validatorOf(document).headerErrors(operation, status, headers);
  return Object.entries(documented.headers ?? {}).flatMap(([name, reference]) => {
    const key = name.toLowerCase();
    const { required = false, description } = resolve<ApiHeader>(document, reference);
    const error = errors.find(({ instancePath }) => instancePath === `/headers/${key}`);
    const isMissing = headers[key] === undefined;
    if (isMissing ? !required : !error) return [];
    const expected = error ? describeExpectation(error) : 'a value';
    const fault = headerFault(name, isMissing ? undefined : String(headers[key]), expected);
    return [description === undefined ? fault : { ...fault, quote: description }];
  });
}

function describeExpectation({ keyword, message = '', params }: ValidatorError): string {
  const { allowedValues } = params as { allowedValues?: unknown[] };
  if (keyword === 'enum') return `one of ${[allowedValues].flat().map(shorten).join(', ')}`;
  return message.replace(/^must be /, '');
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
    if (!isRight(actual)) faults.push(serviceWideFault(name, actual, expected));
  };
  expect('X-Request-Id', 'a value', (value) => (value ?? '') !== '');
  if (isPublic === true) expect('Access-Control-Allow-Origin', '*', (value) => value === '*');
  if (isPublic === false)
    expect('Access-Control-Allow-Origin', 'none on a route behind a token', (value) => value === undefined);
  expect('Access-Control-Allow-Credentials', 'none', (value) => value === undefined);
  if (status >= 400) {
    expect('Content-Type', 'application/json on an error', (value) => value === 'application/json');
    expect('Cache-Control', 'no-store on an error', (value) => value === 'no-store');
  }
  return faults;
}

/** Where no 304 is documented, a server may send a tag as well: no line of a document forbids it, and frameworks do. */
function validateEtag({ status, headers }: Response, operation: Operation): Fault[] {
  const { etag } = headers;
  if (!operation.responses.has(304) || (status !== 200 && status !== 304)) return [];
  return /^(W\/)?"[^"]+"$/.test(etag ?? '') ? [] : [serviceWideFault('ETag', etag, 'an entity tag')];
}

/** The headers of all responses, each with the words of the documents' introductions that it follows from. */
export const SERVICE_WIDE_HEADERS: Readonly<Record<string, string>> = {
  'X-Request-Id': 'X-Request-Id',
  'Access-Control-Allow-Origin': 'CORS',
  'Access-Control-Allow-Credentials': 'CORS',
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  ETag: 'ETag',
};

function serviceWideFault(name: string, actual: string | undefined, expected: string): Fault {
  return {
    ...headerFault(name, actual, expected),
    shared: `header ${name.toLowerCase()}`,
    says: SERVICE_WIDE_HEADERS[name] ?? name,
  };
}

function headerFault(name: string, actual: string | undefined, expected: string): Fault {
  const given = actual === undefined ? 'it is missing' : `got "${actual}"`;
  return {
    sentence: `Header ${name}: expected ${expected}, ${given}.`,
    cause: `header ${name.toLowerCase()}`,
    expected,
    actual: actual ?? 'nothing',
    header: name,
  };
}
