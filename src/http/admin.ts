import { createServer, type Server, type ServerResponse } from 'node:http';
import { readAdminPage } from './admin-page/admin-page.js';
import type { Metrics } from './metrics.js';

const JSON_TYPE = 'application/json';

export interface AdminOptions {
  renderMetrics: Metrics['render'];
  /** Returns why the process is not ready, or null when it is. */
  whyNotReady: () => Promise<string | null>;
  /** Returns whether less disk is free than uploads must leave; the process serves all the same. */
  isDiskLow: () => Promise<boolean>;
  /** Returns whether the store of artifacts can be reached, null where the process has none; it serves all else without. */
  isArtifactStoreUp?: () => Promise<boolean | null>;
}

/** Returns the server for operators: /livez, /readyz, /metrics and a page at /. It is not for the public. */
export function createAdminServer({
  renderMetrics,
  whyNotReady,
  isDiskLow,
  isArtifactStoreUp,
}: AdminOptions): Server {
  const page = readAdminPage();
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const respond = async (): Promise<void> => {
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
      if (path !== '/metrics')
        return send(response, 404, 'text/plain', 'Try /, /livez, /readyz or /metrics.\n');
      const { contentType, text } = await renderMetrics();
      send(response, 200, contentType, text);
    };
    respond().catch(() => send(response, 500, 'text/plain', 'The state could not be read; see the log.\n'));
  });
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
