import { traceHeaders } from './trace.js';

/**
 * Requests JSON of another server, as part of the trace of the request that is being served. The body is
 * undefined where it is no JSON or longer than `maxBytes`. Rejects where there is no response.
 */
export async function fetchJson(
  url: string,
  options: RequestInit,
  maxBytes: number,
): Promise<{ status: number; body: unknown }> {
  const headers = { ...traceHeaders(), accept: 'application/json' };
  const response = await fetch(url, { ...options, headers });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return { status: response.status, body: undefined };
    chunks.push(chunk);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return { status: response.status, body };
  } catch {
    return { status: response.status, body: undefined };
  }
}
