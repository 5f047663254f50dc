import type { Operation } from './document.js';
import type { WireRequest } from './http-client.js';
import type { RequestParts } from '../scenarios/scenario.js';

/** The sender of a request. */
export interface Sender {
  /** The client address for `X-Forwarded-For`; null where the server would not trust it. */
  address: string | null;
  /** The ingest token for secured operations; null where none is known. */
  token: string | null;
}

/** A sender without an address or a token. */
export const ANONYMOUS: Sender = { address: null, token: null };

/** The Accept header of requests that do not set one. */
const ACCEPTED = 'application/json, */*;q=0.1';

/** Returns an operation's request to a service's base URL. The scenario's headers override the sender's. */
export function toWireRequest(
  baseUrl: string,
  operation: Operation,
  parts: RequestParts,
  { address, token }: Sender,
): WireRequest {
  const body = toBytes(parts.body);
  const headers: Record<string, string> = { accept: ACCEPTED };
  if (address !== null) headers['x-forwarded-for'] = address;
  if (token !== null && operation.isSecured) headers['x-ingest-token'] = token;
  if (body && operation.body) headers['content-type'] = operation.body.mediaType;
  return {
    method: operation.method,
    url: `${baseUrl.replace(/\/$/, '')}${toTarget(operation, parts)}`,
    headers: { ...headers, ...parts.headers },
    ...(body ? { body } : {}),
    ...(parts.isChunked ? { isChunked: true } : {}),
  };
}

/** Returns the encoded path and query of an operation's request. Throws when a path parameter has no value. */
export function toTarget(operation: Operation, parts: RequestParts): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = parts.path?.[name];
    if (value === undefined) throw new Error(`The scenario gives no value for ${name} in ${operation.path}.`);
    return encodeURIComponent(value);
  });
  const query = (parts.query ?? []).map(
    ([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Returns a query parameter's name as it is sent: brackets stay unencoded, as clients of these services send `uid[]`. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** Returns a query as pairs. */
export function parseQuery(text: string): [string, string][] {
  return [...new URLSearchParams(text)];
}

function toBytes(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(JSON.stringify(body));
}

/** Returns a request as a curl command. Bodies of more than 2 KB are named by their size. */
export function toCurl({ method, url, headers, body, isChunked = false }: WireRequest): string {
  // An empty header ends in a semicolon, or curl would leave it out.
  const sent = Object.entries(headers).map(([name, value]) =>
    value === '' ? `${name};` : `${name}: ${value}`,
  );
  // curl adds a content type where none is given.
  if (body && headers['content-type'] === undefined) sent.push('content-type:');
  if (isChunked) sent.push('transfer-encoding: chunked');
  const shown = sent.map((header) => `-H ${quoteForShell(header)}`);
  const data = body === undefined ? [] : [bodyForCurl(body)];
  return ['curl -gi', `-X ${method}`, ...shown, ...data, quoteForShell(url)].join(' ');
}

function bodyForCurl(body: Buffer): string {
  const text = body.length <= 2048 ? body.toString('utf8') : null;
  const isPrintable = text !== null && !/[^\x20-\x7e\s]/.test(text);
  // With --data-binary, a text that begins with @ would be the name of a file.
  return isPrintable ? `--data-raw ${quoteForShell(text)}` : `--data-binary @a-file-of-${body.length}-bytes`;
}

/** Returns a text in single quotes for a POSIX shell. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
