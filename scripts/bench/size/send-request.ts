import { request, type Agent } from 'node:http';

/** A request to a server on this machine. */
export interface SentRequest {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** JSON text; with it the request is a POST. */
  body?: string | undefined;
  /** One of this machine's own addresses, where the request comes from. */
  from?: string | undefined;
}

/** Resolves to status and bytes of a response, whose body is not looked at. */
export function sendRequest(
  { port, path, headers = {}, body, from }: SentRequest,
  agent: Agent | false,
): Promise<{ status: number; bytes: number }> {
  const content =
    body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...content },
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
