import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createFinder, listOperations } from '../contract/document.js';
import { createSender, parseJson, type Response } from '../contract/http-client.js';
import { verification } from '../scenarios/verification/index.js';
import { listen, type Listening } from './listen.js';

/** Where the broken service differs from its document. */
export const BREAKAGES = [
  'GET /api/v1/records/{recordId} 200',
  'GET /api/v1/live 200',
  'POST /api/v1/verdicts/batch 415',
];

/** Starts a server that passes requests on to another one, and changes its responses. */
export async function startChanging(
  serverUrl: string,
  change: (request: IncomingMessage, response: Response) => Response,
): Promise<Listening> {
  const { send, close } = createSender();
  const server = createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = incoming;
      const body = await buffer(incoming);
      const { connection: _, 'transfer-encoding': __, ...sent } = incoming.headers;
      const headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
      const own = {
        method,
        url: `${serverUrl}${url}`,
        headers: { ...headers, 'accept-encoding': 'identity' },
      };
      const response = await send(body.length > 0 ? { ...own, body } : own);
      const changed = change(incoming, response);
      const { 'transfer-encoding': ___, connection: ____, ...shown } = changed.headers;
      const hasBody = method !== 'HEAD' && changed.status !== 304;
      outgoing.writeHead(
        changed.status,
        hasBody ? { ...shown, 'content-length': changed.body.length } : shown,
      );
      outgoing.end(hasBody ? changed.body : undefined);
    };
    pass().catch(() => incoming.socket.destroy());
  });
  const { url, stop } = await listen(server);
  return { url, stop: () => stop().finally(close) };
}

/** Starts a verification service that breaks three things: a value, a header and a status. */
export function startBrokenService(url: string): Promise<Listening> {
  const find = createFinder(listOperations(verification.document));
  return startChanging(url, ({ method = '', url: path = '' }, response) => {
    const { id } = find(method === 'HEAD' ? 'GET' : method, path) ?? {};
    if (id === 'getRecord' && response.status === 200 && method === 'GET') {
      const json = parseJson(response.body) as { data: object };
      return {
        ...response,
        body: Buffer.from(JSON.stringify({ ...json, data: { ...json.data, rank: '4' } })),
      };
    }
    if (id === 'getLiveFeed' && response.status === 200) {
      const { 'x-request-id': _, ...headers } = response.headers;
      return { ...response, headers };
    }
    return id === 'resolveVerdicts' && response.status === 415 ? { ...response, status: 422 } : response;
  });
}
