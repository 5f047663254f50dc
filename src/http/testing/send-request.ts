import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A response, read to its end. */
export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The body as JSON; undefined when it is empty. */
  json: unknown;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Sends one request on its own connection. The path is sent verbatim. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, bytes, json: parse(bytes, received) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts a body as JSON, verbatim. */
export function post(
  port: number,
  path: string,
  body: string | Buffer,
  headers: RequestOptions['headers'] = {},
): Promise<ReceivedResponse> {
  return sendRequest(port, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

function parse(bytes: Buffer, headers: IncomingHttpHeaders): unknown {
  const isPlain = headers['content-encoding'] === undefined;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return bytes.length > 0 && isPlain && isJson ? JSON.parse(bytes.toString('utf8')) : undefined;
}

/** A raw connection: what was received so far, and promises for more of it. */
export interface Wire {
  socket: Socket;
  /** Resolves with everything received once it contains a text; rejects when the connection ends without it. */
  until: (text: string) => Promise<string>;
  /** Resolves with everything received when the server has ended the connection. */
  ended: Promise<string>;
}

/** Opens a connection and writes to it; for what an HTTP client would not send. */
export function wire(port: number, text: string | Buffer): Wire {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.once('end', () => resolve(received));
    socket.once('close', () => resolve(received));
  });
  socket.write(text);
  const until = (wanted: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (received.includes(wanted)) resolve(received);
      };
      look();
      socket.on('data', look);
      void ended.then(() =>
        reject(new Error(`The connection ended without "${wanted}"; received: ${received}`)),
      );
    });
  return { socket, until, ended };
}

/** Splits a received response into status, head and parsed JSON body. */
export function parseResponse(text: string): { status: number; head: string; json: unknown } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, json: body === '' ? undefined : JSON.parse(body) };
}
