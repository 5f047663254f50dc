import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { LeaderboardResult } from '../../handlers/aggregator/common/catalog-leaderboard.js';
import { carryTrace } from '../http/trace.js';
import { createFetchLeaderboard } from './fetch-leaderboard.js';

/** Requests the leaderboard of a stub catalog. */
async function fetchFromStub(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs = 5000,
  ownUrl?: string,
): Promise<LeaderboardResult> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await createFetchLeaderboard(`http://127.0.0.1:${port}`, ownUrl)(timeoutMs);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

test('one request reads the size of the leaderboard, for any number of players', async () => {
  const requested: string[] = [];
  const found = await fetchFromStub((request, response) => {
    requested.push(request.url ?? '');
    json(response, { summary: { totalPlayers: 400_003, mapsWithRecord: 500_000 }, overall: [{}] });
  });
  assert.equal(requested.length, 1);
  const { searchParams } = new URL(requested[0] ?? '', 'http://stub');
  assert.deepEqual(Object.fromEntries(searchParams), {
    overallLimit: '1',
    includeMaps: 'false',
    includeBuckets: 'false',
    includeMedals: 'false',
  });
  assert.ok(found.outcome === 'received');
  assert.deepEqual(found.leaderboard, { maps: 500_000, players: 400_003 });
  assert.match(found.source, /^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/alterations\/leaderboards$/);
});

test('the request is of the trace of the request that led to it', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const received: unknown[] = [];
  const fetchFor = (headers: IncomingMessage['headers']): Promise<unknown> =>
    carryTrace({ headers }, () =>
      fetchFromStub((request, response) => {
        received.push(request.headers['traceparent']);
        json(response, {});
      }),
    );
  await Promise.all([fetchFor({ traceparent }), fetchFor({}), fetchFor({ traceparent: 'a secret' })]);
  assert.deepEqual(received.sort(), [traceparent, undefined, undefined]);
});

test('what is no leaderboard is an invalid response', async () => {
  for (const [status, body] of [
    [500, { error: 'Broken.' }],
    [200, null],
    [200, { summary: null }],
    [200, { summary: { totalPlayers: 1 } }],
    [200, { summary: { totalPlayers: 1, mapsWithRecord: -1 } }],
    [200, { summary: { totalPlayers: 1, mapsWithRecord: 1 }, more: 'x'.repeat(2 * 1024 * 1024) }],
  ] as const)
    assert.deepEqual(await fetchFromStub((_, response) => json(response, body, status)), {
      outcome: 'invalid',
    });
  assert.deepEqual(await fetchFromStub((_, response) => void response.end('{"a"')), { outcome: 'invalid' });
});

test('a response that takes too long to begin or to end is late', async () => {
  assert.deepEqual(await fetchFromStub(() => undefined, 100), { outcome: 'late' });
  const endless = (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"overall": [');
  };
  assert.deepEqual(await fetchFromStub(endless, 100), { outcome: 'late' });
});

test('a missing server, or an aborted connection, counts as unreachable', async () => {
  assert.deepEqual(await fetchFromStub((request) => void request.socket.destroy()), {
    outcome: 'unreachable',
  });
  assert.deepEqual(await createFetchLeaderboard('http://127.0.0.1:1', undefined)(5000), {
    outcome: 'unreachable',
  });
});

test('the catalog of this process is asked where the public URL leads nowhere, and only there', async () => {
  const server = createServer((_, response) =>
    json(response, { summary: { totalPlayers: 2, mapsWithRecord: 1 } }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  assert.deepEqual(await createFetchLeaderboard('http://127.0.0.1:1', own)(5000), {
    outcome: 'received',
    source: `${own}/api/v1/alterations/leaderboards`,
    leaderboard: { players: 2, maps: 1 },
  });
  assert.deepEqual(await fetchFromStub((_, response) => json(response, {}), 5000, own), {
    outcome: 'invalid',
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
