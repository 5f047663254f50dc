import type { Send } from '../contract/http-client.js';

/** Sends a read, a POST where there is a body; returns its JSON, or null for a 404. Rejects for any other failure. */
export type ReadJson = (path: string, body?: object) => Promise<Record<string, unknown> | null>;

/** Returns a reader of the service at a base URL. */
export function createReader(url: string, send: Send): ReadJson {
  return async (path, body) => {
    const { status, json } = await send({
      method: body ? 'POST' : 'GET',
      url: url + path,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
    });
    if (status === 404) return null;
    if (status !== 200) throw new Error(`${path} returned ${status}: ${JSON.stringify(json)}`);
    return json as Record<string, unknown>;
  };
}
