import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { start, type Started } from './testing/run-main.js';

const ROOT = '/api/v1';
/** A rate limit counts for so long, at first from the start on. */
const WINDOW_MS = 60_000;

/** Sends a GET on a connection of an agent, or on one of its own, and returns the status. */
function statusOf(url: string, agent: Agent | false = false): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    }).once('error', reject);
  });
}

/** Returns the lines of the log so far. */
function logOf({ output }: Started): Record<string, unknown>[] {
  return output.stdout.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Resolves with what `find` returns, once it returns something. */
async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await pause(10);
  }
}

/** Returns the process id of each worker that has logged a request. */
function pidsOf(server: Started): Map<unknown, number> {
  const requests = logOf(server).filter(({ msg }) => msg === 'request');
  return new Map(requests.map(({ worker, pid }) => [worker, Number(pid)]));
}

/** Has each of two workers serve a request, and returns their process ids. */
async function meetWorkers(server: Started, url: string): Promise<Map<unknown, number>> {
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  // A connection goes to the worker with the fewest.
  for (const agent of agents) assert.equal(await statusOf(url, agent), 200);
  const pids = await until(() => (pidsOf(server).size === 2 ? pidsOf(server) : undefined));
  for (const agent of agents) agent.destroy();
  return pids;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function readMetrics({ urls }: Started): Promise<string> {
  return (await fetch(`${urls.get('admin') ?? ''}/metrics`)).text();
}

test('limits hold for all workers, metrics are sums, log lines have the number of the worker', async (t) => {
  const limit = 30;
  const startedAt = performance.now();
  const server = await start({
    WORKERS: '2',
    SERVICES: 'verification',
    RATE_LIMIT_PER_MINUTE: String(limit),
    LOG_LEVEL: 'info',
  });
  const url = `${server.urls.get('verification') ?? ''}${ROOT}`;
  const pids = await meetWorkers(server, url);
  assert.deepEqual([...pids.keys()].sort(), [1, 2]);
  const agents = [1, 2, 3, 4].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const statuses = await Promise.all(
    Array.from({ length: limit }, (_, index) => statusOf(url, agents[index % agents.length])),
  );
  for (const agent of agents) agent.destroy();
  if (performance.now() - startedAt >= WINDOW_MS) {
    await server.stop('SIGTERM');
    return t.skip('this machine needs longer than a window of the rate limit');
  }
  // Two were sent before.
  const countOf = (status: number): number => statuses.filter((one) => one === status).length;
  assert.deepEqual([countOf(200), countOf(429)], [limit - 2, 2]);
  const metrics = (await readMetrics(server)).split('\n');
  const labels = 'service="verification",operation="getApiRoot"';
  for (const line of [
    `http_request_duration_seconds_count{${labels},status="200"} ${limit}`,
    `http_request_duration_seconds_count{${labels},status="429"} 2`,
    'database_up{database="sqlite"} 1',
    'verification_queue_jobs{state="waiting"} 0',
  ]) {
    assert.ok(metrics.includes(line), `${line} is not in\n${metrics.join('\n')}`);
  }
  const ofMemory = metrics.filter((line) => line.startsWith('process_resident_memory_bytes{'));
  assert.deepEqual(ofMemory.map((line) => /worker="(\w+)"/.exec(line)?.[1]).sort(), ['1', '2', 'primary']);
  const { code } = await server.stop('SIGTERM');
  assert.equal(code, 0);
  for (const pid of pids.values()) assert.equal(isAlive(pid), false);
});

test('a worker that is killed under load loses its own connections only, and is replaced', async () => {
  const server = await start({ WORKERS: '2', SERVICES: 'verification', LOG_LEVEL: 'info' });
  const url = `${server.urls.get('verification') ?? ''}${ROOT}`;
  const pids = await meetWorkers(server, url);
  const state = { isOver: false, served: 0, failed: 0 };
  const keepSending = async (isReused: boolean): Promise<void> => {
    const agent = isReused && new Agent({ keepAlive: true, maxSockets: 1 });
    while (!state.isOver) {
      await statusOf(url, agent).then(
        (status) => (status === 200 ? (state.served += 1) : assert.fail(`status ${status}`)),
        () => (state.failed += 1),
      );
    }
    if (agent) agent.destroy();
  };
  const clients = Array.from({ length: 8 }, (_, index) => keepSending(index < 4));
  await until(() => (state.served > 100 ? true : undefined));
  const killed = pids.get(1) ?? 0;
  process.kill(killed, 'SIGKILL');
  const log = (message: string): unknown => logOf(server).find(({ msg }) => msg === message);
  const ended = (await until(() => log('worker ended; it is replaced'))) as Record<string, unknown>;
  assert.deepEqual([ended.worker, ended.workerPid, ended.how], [1, killed, 'signal SIGKILL']);
  await until(() => log('worker replaced'));
  const servedBefore = state.served;
  await until(() => (state.served > servedBefore + 100 ? true : undefined));
  const again = await until(() => {
    const pid = pidsOf(server).get(1);
    return pid === killed ? undefined : pid;
  });
  state.isOver = true;
  await Promise.all(clients);
  // At most one request of each of the connections that it had.
  assert.ok(state.failed <= 8, `${state.failed} requests failed`);
  const lines = (await readMetrics(server)).split('\n');
  assert.ok(lines.some((line) => /^process_resident_memory_bytes\{worker="1"\}/.test(line)));
  assert.equal((await server.stop('SIGTERM')).code, 0);
  assert.deepEqual([isAlive(again), isAlive(pids.get(2) ?? 0)], [false, false]);
});

test('workers end with the primary', async () => {
  const server = await start({ WORKERS: '2', SERVICES: 'verification', LOG_LEVEL: 'info' });
  const pids = await meetWorkers(server, `${server.urls.get('verification') ?? ''}${ROOT}`);
  await server.stop('SIGKILL');
  for (const pid of pids.values()) await until(() => (isAlive(pid) ? undefined : true));
});

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  after(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

test('open connections have one limit for all workers', async () => {
  const server = await start({
    WORKERS: '2',
    SERVICES: 'catalog',
    MAX_CONNECTIONS: '3',
    LOG_LEVEL: 'silent',
  });
  const url = server.urls.get('catalog') ?? '';
  const held = [await openConnection(url), await openConnection(url), await openConnection(url)];
  await assert.rejects(statusOf(`${url}/health`));
  assert.match(await readMetrics(server), /^http_connections_closed_total\{.*reason="too_many"\} 1$/m);
  for (const socket of held) socket.destroy();
  await until(() =>
    statusOf(`${url}/health`).then(
      () => true,
      () => undefined,
    ),
  );
  assert.equal((await server.stop('SIGTERM')).code, 0);
});

test('small and large bodies that several workers receive at once are all stored', async () => {
  const server = await start({ WORKERS: '2', SERVICES: 'aggregator', LOG_LEVEL: 'silent' });
  const url = server.urls.get('aggregator') ?? '';
  const headers = { 'Content-Type': 'application/json' };
  const post = async (first: number, padding: number): Promise<unknown> => {
    const names = Array.from({ length: 50 }, (_, index) => ({
      accountId: `a3f1c0de-0000-4000-8000-${(first + index).toString(16).padStart(12, '0')}`,
      displayName: `Driver ${first + index}`,
    }));
    const body = JSON.stringify({ projectKey: 'p', names }) + ' '.repeat(padding);
    const response = await fetch(`${url}/api/v1/ingest/display-names`, { method: 'POST', headers, body });
    const { ingest } = (await response.json()) as { ingest?: { inserted: number } };
    return ingest?.inserted;
  };
  for (let first = 0; first < 600; first += 150) {
    const inserted = await Promise.all([post(first, 0), post(first + 50, 400_000), post(first + 100, 0)]);
    assert.deepEqual(inserted, [50, 50, 50]);
  }
  assert.equal((await server.stop('SIGTERM')).code, 0);
});
