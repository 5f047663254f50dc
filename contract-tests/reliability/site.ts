import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { createSender, type Send } from '../contract/http-client.js';
import { startServer, type ServerProcess } from '../../src/wiring/testing/server-process.js';
import { createTestDatabase, type Database } from '../targets/test-database.js';

/** No limits that a load would meet. */
const ENVIRONMENT = {
  RATE_LIMIT_PER_MINUTE: '0',
  UPDATE_REQUESTS_PER_HOUR: '0',
  UPLOAD_BYTES_PER_HOUR: '0',
  SUBMISSIONS_PER_HOUR: '0',
  LOG_LEVEL: 'error',
};

/** A database and a folder that the processes of one test share; all ends with the test. */
export interface Site {
  send: Send;
  /** The variables by which a command finds the database. */
  environment: Record<string, string>;
  /** Starts a process. `DATA_DIR` among the settings is another folder than the shared one. */
  start: (settings?: Record<string, string>) => Promise<ServerProcess>;
}

/** Returns a site of these services on an empty database. */
export async function createSite(
  context: TestContext,
  database: Database,
  services: string[],
): Promise<Site> {
  const { environment, drop } = await createTestDatabase(database);
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-reliability-'));
  const { send, close } = createSender(64);
  const started: ServerProcess[] = [];
  context.after(async () => {
    close();
    await Promise.all(started.map((server) => server.kill()));
    await rm(dataDir, { recursive: true, force: true });
    await drop();
  });
  return {
    send,
    environment: { DATABASE_URL: '', ...environment, DATA_DIR: dataDir },
    start: async (settings = {}) => {
      const server = await startServer({
        services,
        dataDir: settings['DATA_DIR'] ?? dataDir,
        environment: { ...ENVIRONMENT, ...environment, ...settings },
      });
      started.push(server);
      return server;
    },
  };
}

/** Sends a JSON body; returns the JSON of a 200, and rejects for any other response. */
export async function post(
  send: Send,
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  });
  if (response.status === 200) return response.json as Record<string, unknown>;
  throw new RefusedError(`${url} returned ${response.status}: ${response.body.toString('utf8')}`);
}

/** A server has answered, and not with a 200. */
export class RefusedError extends Error {}
