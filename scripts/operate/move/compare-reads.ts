import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findDifferences } from '../../../contract-tests/contract/fault.js';
import { ID_NAME } from '../../../db/artifacts/artifact-files.js';
import { MOVED } from '../../../db/connection/sqlite.js';
import type { ApiDocument, Operation } from '../../../contract-tests/contract/document.js';
import { createSender, type Response, type Send } from '../../../contract-tests/contract/http-client.js';
import { readProjectJson } from '../../../contract-tests/contract/project.js';
import { ANONYMOUS, toTarget, toWireRequest } from '../../../contract-tests/contract/request.js';
import type { RequestParts } from '../../../contract-tests/scenarios/scenario.js';
import { startServer, type ServerProcess } from '../../../contract-tests/targets/server-process.js';
import { collectValues, listReads, listRequests } from './list-reads.js';

interface ComparedReads {
  operations: number;
  reads: number;
  /** A line for each read whose responses differ. */
  differing: string[];
}

interface CompareOptions {
  dataDir: string;
  databaseUrl: string;
  report: (line: string) => void;
  /** Requests of each operation that combine values of its parameters. */
  combinations?: number;
}

const SERVICES = ['aggregator', 'verification', 'catalog'];
/** Fields that tell of the process: how long it runs, and how long a response took. */
const OF_PROCESS = /\/(uptime\w*|requestId|\w*[dD]uration\w*|\w*[eE]lapsed\w*)$/;
const ENVIRONMENT = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent', DATABASE_TIMEOUT_MS: '60000' };
const DEADLINE_MS = 120_000;

/**
 * Starts the services on the SQLite file in a folder and on a PostgreSQL database, at one moment and without writes, and
 * compares the responses of every read with its variants: statuses, media types and bodies.
 */
export async function compareReads({
  dataDir,
  databaseUrl,
  report,
  combinations = 40,
}: CompareOptions): Promise<ComparedReads> {
  const folder = await linkFolder(dataDir);
  const servers: ServerProcess[] = [];
  const { send, close } = createSender(8, DEADLINE_MS);
  try {
    const moment = new Date().toISOString();
    const places: Record<string, string>[] = [{}, { DATABASE_URL: databaseUrl }];
    for (const settings of places)
      servers.push(
        await startServer({
          services: SERVICES,
          dataDir: folder,
          environment: { ...ENVIRONMENT, ...settings },
          entry: 'dist/scripts/operate/move/serve-reads.js',
          words: [moment],
        }),
      );
    return await compareServers(servers, send, { report, combinations });
  } finally {
    close();
    for (const server of servers) await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns a folder with all that is in another, but of the artifacts only their id, so that no sweep removes any, and nothing that
 * says that the file was moved.
 */
async function linkFolder(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compare-reads-'));
  for (const name of await readdir(dataDir))
    if (name !== 'artifacts' && !name.endsWith(MOVED) && !/-(wal|shm)$/.test(name))
      await symlink(resolve(dataDir, name), join(folder, name));
  const id = resolve(dataDir, 'artifacts', ID_NAME);
  if (existsSync(id)) {
    await mkdir(join(folder, 'artifacts'));
    await copyFile(id, join(folder, 'artifacts', ID_NAME));
  }
  return folder;
}

async function compareServers(
  servers: readonly ServerProcess[],
  send: Send,
  { report, combinations }: Required<Pick<CompareOptions, 'report' | 'combinations'>>,
): Promise<ComparedReads> {
  const documents = SERVICES.map((service) => ({
    service,
    document: readProjectJson(`generated/${service}/openapi.json`) as ApiDocument,
  }));
  const known = new Map<string, Set<string>>();
  const result: ComparedReads = { operations: 0, reads: 0, differing: [] };
  const both = (service: string, operation: Operation, parts: RequestParts): Promise<Response[]> =>
    Promise.all(
      servers.map(({ urls }) => send(toWireRequest(urls[service] ?? '', operation, parts, ANONYMOUS))),
    );
  // Twice: what lists have is what paths and filters ask for.
  for (let round = 0; round < 2; round += 1)
    for (const { service, document } of documents)
      for (const operation of listReads(document)) {
        const [base] = listRequests(document, operation, known, 0);
        if (base) collectValues((await both(service, operation, base))[0]?.json, known);
      }
  for (const { service, document } of documents)
    for (const operation of listReads(document)) {
      const requests = listRequests(document, operation, known, combinations);
      let differing = 0;
      for (const parts of requests) {
        const difference = describeDifference(operation, await both(service, operation, parts));
        if (difference === null) continue;
        differing += 1;
        result.differing.push(`${service} ${toTarget(operation, parts)}: ${difference}`);
      }
      result.operations += 1;
      result.reads += requests.length;
      report(`${service} ${operation.id}: ${requests.length} reads, ${differing} differ`);
    }
  for (const line of result.differing) report(line);
  return result;
}

/** Returns how two responses differ, or null where they do not. */
function describeDifference(operation: Operation, [one, other]: Response[]): string | null {
  if (one === undefined || other === undefined) return 'no response';
  if (one.status !== other.status || one.status >= 500) return `status ${one.status} and ${other.status}`;
  if (one.json === undefined || other.json === undefined)
    return one.body.equals(other.body) ? null : 'other bodies';
  const volatile = operation.responses.get(one.status)?.content?.['application/json']?.['x-volatile'] ?? [];
  const difference = findDifferences(one.json, other.json, '').find(
    ({ pointer }) => !OF_PROCESS.test(pointer) && !volatile.some((part) => pointer.startsWith(part)),
  );
  if (!difference) return null;
  const { pointer, documented, given } = difference;
  return `at ${pointer || '/'} ${JSON.stringify(documented)} and ${JSON.stringify(given)}`.slice(0, 300);
}
