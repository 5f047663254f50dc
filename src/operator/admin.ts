import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../http/metrics.js';
import { isOwnHost } from '../http/token-guard.js';
import { readOperatorFiles } from '../web/serve.js';
import { renderOperatorPage, type State } from './page.js';
import { createWatch, listProblems, PROBLEMS } from './problems.js';

const JSON_TYPE = 'application/json';
const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

interface AdminOptions {
  metrics: Pick<Metrics, 'render' | 'failures' | 'samples' | 'gauge'>;
  /** Returns why the process is not ready, or null when it is. */
  whyNotReady: () => Promise<string | null>;
  /** Returns whether less disk is free than uploads must leave; the process serves all the same. */
  isDiskLow: () => Promise<boolean>;
  /** Returns whether the store of artifacts can be reached, null where the process has none; it serves all else without. */
  isArtifactStoreUp?: () => Promise<boolean | null>;
  /** The versions of the server and of what is in it, one a line. */
  version?: string;
  /** Names of the machine that requests may have in Host, besides addresses and names without dots. */
  hostNames?: readonly string[];
}

/**
 * Returns the server for operators: /livez, /readyz, /metrics and a page at /. It is not for the public: a Host that is not its own
 * gets a 421, because a stranger's page may have its name resolved to this address, and could then read what the browser can.
 */
export function createAdminServer({
  metrics,
  whyNotReady,
  isDiskLow,
  isArtifactStoreUp,
  hostNames = [],
  version = '',
}: AdminOptions): Server {
  const { files, style, icon } = readOperatorFiles();
  const watch = createWatch(metrics);
  metrics.gauge('problem', 'Whether a problem holds now; the runbook says what to do.', 'name', async () => {
    const holding = new Set(listProblems(await watch.read()).map(([name]) => name));
    return Object.fromEntries(Object.keys(PROBLEMS).map((name) => [name, Number(holding.has(name))]));
  });
  const readState = async (): Promise<State> => {
    const reason = await whyNotReady();
    if (reason !== null) return { reason, lowDisk: false, isStoreUp: null };
    const [lowDisk, isStoreUp] = await Promise.all([isDiskLow(), isArtifactStoreUp?.() ?? null]);
    return { reason, lowDisk, isStoreUp };
  };
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
        const { reason, lowDisk, isStoreUp } = await readState();
        if (reason !== null) return send(response, 503, JSON_TYPE, toLine({ status: 'not ready', reason }));
        const store = isStoreUp === null ? {} : { artifactStore: isStoreUp ? 'up' : 'down' };
        return send(response, 200, JSON_TYPE, toLine({ status: 'ready', lowDisk, ...store }));
      }
      if (path === '/') {
        const facts = { state: await readState(), reading: await watch.read(), failures: metrics.failures() };
        return send(
          response,
          200,
          PAGE,
          renderOperatorPage({ ...facts, now: new Date(), version, style, icon }),
        );
      }
      const file = files.get(path ?? '');
      if (file) return send(response, 200, { ...PAGE, 'Content-Type': file.contentType }, file.body);
      if (path !== '/metrics')
        return send(response, 404, 'text/plain', 'Try /, /livez, /readyz or /metrics.\n');
      const { contentType, text } = await metrics.render();
      send(response, 200, contentType, text);
    };
    respond().catch(() => send(response, 500, 'text/plain', 'The state could not be read; see the log.\n'));
  });
  const timer = setInterval(() => void watch.minute().catch(() => undefined), 60_000).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

function toLine(body: object): string {
  return `${JSON.stringify(body)}\n`;
}

function send(
  response: ServerResponse,
  status: number,
  type: string | Readonly<Record<string, string>>,
  text: string | Buffer,
): void {
  if (response.headersSent) return;
  const headers = typeof type === 'string' ? { 'Content-Type': type } : type;
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' });
  response.end(text);
}
