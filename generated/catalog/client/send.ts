// Made by `npm run generate` from specs/. Change the spec, not this file.

/** Sends one request and resolves to its response; the global `fetch` is one. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where a service is, and what all calls to it share. */
export interface Client {
  /** The service's base URL: `https://verification.example`. */
  baseUrl: string;
  /** Headers of every request, such as a token. */
  headers?: Record<string, string> | undefined;
  /** Replaces the global `fetch`: one that retries, one with an agent of your own, a test double. */
  fetch?: Fetch | undefined;
}

/** What one call may add. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Headers of this request; they replace the client's of the same name. */
  headers?: Record<string, string> | undefined;
}

/** An entity tag as `headers.get('etag')` returns it. */
export type ETag = string | null | undefined;

/** What a call of an operation with a documented 304 may add. */
export interface ConditionalCallOptions<Tag extends ETag = ETag> extends CallOptions {
  /** Sent as `If-None-Match`: the response is a 304 without a body as long as the resource still has this tag. */
  ifNoneMatch?: Tag;
}

/**
 * A response that the document does not have: a status that is not documented for the operation, such as a redirect, which is not
 * followed, or a body that is not JSON where JSON is documented, as proxies send it.
 */
export interface UnexpectedResponse {
  status: 'unexpected';
  /** The status that was received; 0 for a redirect in a browser, which hides it. */
  httpStatus: number;
  headers: Headers;
  /** The value of a JSON body, the text of any other, undefined without one. */
  body: unknown;
}

/** An operation as the document has it. */
export interface OperationDescription {
  id: string;
  method: string;
  /** The path, with `{name}` for each path parameter. */
  path: string;
  /** How the body is sent; absent where the operation takes none. */
  sends?: 'json' | 'bytes';
  /** The documented statuses with a JSON body. */
  json: readonly number[];
  /** The documented statuses without a body. */
  empty: readonly number[];
}

interface RequestParts {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

/**
 * Sends one request and returns its response: status, headers and the parsed body. Rejects with what `fetch` rejects with
 * where there is no response, with a TypeError that names a path parameter without a usable value, and with a SyntaxError
 * where a documented response claims to be JSON and is not.
 */
export async function send<R>(
  client: Client,
  operation: OperationDescription,
  request: unknown = {},
  options: ConditionalCallOptions = {},
): Promise<R> {
  const parts = request as RequestParts;
  const url = client.baseUrl.replace(/\/+$/, '') + renderAddress(operation, parts);
  const body = operation.sends === 'bytes' ? parts.body : JSON.stringify(parts.body);
  const response = await (client.fetch ?? fetch)(url, {
    method: operation.method,
    headers: renderHeaders(client, operation, parts, options),
    body: (body ?? null) as string | null,
    // Where it leads would be sent the token, and the body.
    redirect: 'manual',
    signal: options.signal ?? null,
  });
  return (await readResponse(operation, response, typeof options.ifNoneMatch === 'string')) as R;
}

function renderHeaders(
  client: Client,
  operation: OperationDescription,
  parts: RequestParts,
  options: ConditionalCallOptions,
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const given: object[] = [client.headers ?? {}, options.headers ?? {}, parts.header ?? {}];
  for (const [name, value] of given.flatMap((one) => Object.entries(one) as [string, unknown][])) {
    if (value !== undefined && value !== null) headers.set(name, String(value));
  }
  if (typeof options.ifNoneMatch === 'string') headers.set('if-none-match', options.ifNoneMatch);
  if (parts.body !== undefined) {
    const isBytes = operation.sends === 'bytes';
    headers.set('content-type', isBytes ? 'application/octet-stream' : 'application/json');
  }
  return headers;
}

function renderAddress(operation: OperationDescription, parts: RequestParts): string {
  const values = (parts.path ?? {}) as Record<string, unknown>;
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    renderSegment(operation, name, values[name]),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {}) as [string, unknown][]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/** An empty segment, or one of dots, would be the address of another operation. */
function renderSegment({ id }: OperationDescription, name: string, value: unknown): string {
  const text = String(value ?? '');
  if (text === '') throw new TypeError(`${id}: the path parameter ${name} is missing.`);
  if (text === '.' || text === '..')
    throw new TypeError(`${id}: the path parameter ${name} cannot be "${text}"; URLs do not keep it.`);
  return encodeURIComponent(text);
}

async function readResponse(
  operation: OperationDescription,
  response: Response,
  isConditional: boolean,
): Promise<unknown> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = /[/+]json\b/i.test(headers.get('content-type') ?? '');
  if (operation.empty.includes(status) && (status !== 304 || isConditional))
    return { status, headers, body: undefined };
  if (operation.json.includes(status) && isJson)
    return { status, headers, body: parseDocumented(operation, status, text) };
  return {
    status: 'unexpected',
    httpStatus: status,
    headers,
    body: isJson ? parseAny(text) : text || undefined,
  };
}

function parseDocumented({ id, method, path }: OperationDescription, status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError(`${id}: the response ${status} to ${method} ${path} is not valid JSON.`, { cause });
  }
}

function parseAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}
