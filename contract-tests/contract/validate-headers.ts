import { Ajv } from 'ajv';
import {
  resolve,
  type ApiDocument,
  type ApiHeader,
  type ApiResponse,
  type ApiSchema,
  type Operation,
} from './document.js';
import type { Response } from './http-client.js';

const ajv = new Ajv({ strict: false, validateFormats: false });

/** Returns findings about the headers that the document declares for this response. */
export function validateDocumentedHeaders(
  document: ApiDocument,
  response: Response,
  documented: ApiResponse,
): string[] {
  return Object.entries(documented.headers ?? {}).flatMap(([name, reference]) => {
    const header = resolve<ApiHeader>(document, reference);
    const value = response.headers[name.toLowerCase()];
    if (value === undefined) return header.required ? [`Header ${name} is missing.`] : [];
    const schema = resolve<ApiSchema>(document, header.schema);
    const isValid = ajv.validate(schema, fromText(String(value), schema.type));
    return isValid ? [] : [`Header ${name} is "${String(value)}": ${ajv.errorsText()}.`];
  });
}

/** Text that is not a number stays text, so that the schema rejects it. */
function fromText(text: string, type: string | undefined): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Returns findings about the headers that every response of an operation has. */
export function validateServiceWideHeaders(response: Response, operation: Operation): string[] {
  return [...validateEveryResponse(response, operation.isPublic), ...validateEtag(response, operation)];
}

/**
 * Returns findings about the headers that every response of a service has. Other origins may read responses of public
 * routes only; `isPublic` is undefined where the route is unknown.
 */
export function validateEveryResponse({ status, headers }: Response, isPublic?: boolean): string[] {
  const findings: string[] = [];
  if (!headers['x-request-id']) findings.push('Header X-Request-Id is missing.');
  const origin = headers['access-control-allow-origin'];
  if (isPublic === true && origin !== '*') findings.push('Header Access-Control-Allow-Origin is not *.');
  if (isPublic === false && origin !== undefined)
    findings.push('Header Access-Control-Allow-Origin is present on a route behind a token.');
  if (headers['access-control-allow-credentials'] !== undefined)
    findings.push('CORS must be without credentials.');
  if (status >= 400 && headers['cache-control'] !== 'no-store')
    findings.push(`An error must not be stored: Cache-Control is ${headers['cache-control'] ?? 'missing'}.`);
  return findings;
}

/** A tag is wrong where no 304 is documented. */
function validateEtag({ status, headers }: Response, operation: Operation): string[] {
  const mayHave = operation.method === 'GET' && (status === 200 || status === 304);
  if (!mayHave) return [];
  const isRevalidatable = operation.responses.has(304);
  if (!isRevalidatable)
    return headers.etag === undefined ? [] : ['Header ETag is there, but no 304 is documented.'];
  return /^(W\/)?"[^"]+"$/.test(headers.etag ?? '') ? [] : [`Header ETag is ${headers.etag ?? 'missing'}.`];
}
