// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface Client {
  /** The service's base URL, without a path: `https://verification.example`. */
  baseUrl: string;
  /** Sent with every call, such as an ingest token. */
  headers?: Record<string, string>;
  /** Replaces the global fetch, for tests or an own agent. */
  fetch?: typeof fetch;
}

export interface SendOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

interface Parts {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

/**
 * Sends one request and returns status, headers and the body that was read.
 * Throws what fetch throws when the service cannot be reached, and a TypeError when an answer called JSON is none.
 */
export async function send<A>(
  client: Client,
  method: string,
  template: string,
  request: unknown = {},
  options: SendOptions = {},
): Promise<A> {
  const parts = request as Parts;
  const isBytes = parts.body instanceof Blob || parts.body instanceof ArrayBuffer || ArrayBuffer.isView(parts.body);
  const headers: Record<string, string> = { accept: 'application/json', ...client.headers, ...options.headers };
  for (const [name, value] of Object.entries(parts.header ?? {})) headers[name] = String(value);
  if (parts.body !== undefined) headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
  const response = await (client.fetch ?? fetch)(client.baseUrl.replace(/\/$/, '') + address(template, parts), {
    method,
    headers,
    body: parts.body === undefined ? null : isBytes ? (parts.body as Blob) : JSON.stringify(parts.body),
    signal: options.signal ?? null,
  });
  return { status: response.status, headers: response.headers, body: await readBody(response) } as A;
}

function address(template: string, parts: Parts): string {
  const values = (parts.path ?? {}) as Record<string, unknown>;
  const path = template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 304 || !type.includes('json')) {
    const text = await response.text();
    return text === '' ? undefined : text;
  }
  return response.json();
}
