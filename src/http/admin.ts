import { createServer, type Server, type ServerResponse } from 'node:http';
import { createAdminHistory } from './admin-history.js';
import { readAdminPage } from './admin-page/admin-page.js';
import type { Metrics } from './metrics.js';
import { isOwnHost } from './token-guard.js';

const JSON_TYPE = 'application/json';

interface AdminOptions {
  metrics: Pick<Metrics, 'render' | 'failures'>;
  /** Returns why the process is not ready, or null when it is. */
  whyNotReady: () => Promise<string | null>;
  /** Returns whether less disk is free than uploads must leave; the process serves all the same. */
  isDiskLow: () => Promise<boolean>;
  /** Returns whether the store of artifacts can be reached, null where the process has none; it serves all else without. */
  isArtifactStoreUp?: () => Promise<boolean | null>;
  /** Names of the machine that requests may have in Host, besides addresses and names without dots. */
  hostNames?: readonly string[];
}

/**
 * Returns the server for operators: /livez, /readyz, /metrics and a page at /. It is not for the public: a Host that is not its own
 * is a 421, since a page of a stranger may have its name resolved to this address and read what its browser reads here.
 */
export function createAdminServer({
  metrics,
  whyNotReady,
  isDiskLow,
  isArtifactStoreUp,
  hostNames = [],
}: AdminOptions): Server {
  const page = readAdminPage();
  const history = createAdminHistory(metrics.render, () => performance.now());
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const respond = async (): Promise<void> => {
      // Health checks may come without one.
      if (!isOwnHost(request.headers.host, hostNames))
        return send(
          response,
          421,
          'text/plain',
          'Host must be an address, localhost, the name of this machine or one of ADMIN_HOSTS.\n',
        );
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD');
        return send(response, 405, 'text/plain', 'Only GET and HEAD.\n');
      }
      if (path === '/livez') return send(response, 200, 'text/plain', 'ok\n');
      if (path === '/readyz') {
        const reason = await whyNotReady();
        if (reason !== null) return send(response, 503, JSON_TYPE, toLine({ status: 'not ready', reason }));
        const [lowDisk, isStoreUp] = await Promise.all([isDiskLow(), isArtifactStoreUp?.() ?? null]);
        const store = isStoreUp === null ? {} : { artifactStore: isStoreUp ? 'up' : 'down' };
        return send(response, 200, JSON_TYPE, toLine({ status: 'ready', lowDisk, ...store }));
      }
      const file = page.get(path ?? '');
      if (file) return send(response, 200, file.headers, file.body);
      if (path === '/history') return send(response, 200, JSON_TYPE, toLine(history.read()));
      if (path === '/failures') return send(response, 200, JSON_TYPE, toLine(metrics.failures()));
      if (path !== '/metrics')
        return send(response, 404, 'text/plain', 'Try /, /livez, /readyz or /metrics.\n');
      const { contentType, text } = await metrics.render();
      send(response, 200, contentType, text);
    };
    respond().catch(() => send(response, 500, 'text/plain', 'The state could not be read; see the log.\n'));
  });
  let stopHistory = (): void => undefined;
  server.once('listening', () => {
    stopHistory = history.start();
  });
  server.once('close', () => stopHistory());
  return server;
}

function toLine(body: object): string {
  return `${JSON.stringify(body)}\n`;
}

function send(
  response: ServerResponse,
  status: number,
  type: string | Readonly<Record<string, string>>,
  text: string,
): void {
  if (response.headersSent) return;
  const headers = typeof type === 'string' ? { 'Content-Type': type } : type;
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' });
  response.end(text);
}
