import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { LeaderboardResult } from '../../handlers/aggregator/common/catalog-leaderboard.js';
import { createFetchLeaderboard } from './fetch-leaderboard.js';

/** Requests the leaderboard of a stub catalog. */
async function fetchFromStub(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs = 5000,
): Promise<LeaderboardResult> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await createFetchLeaderboard(`http://127.0.0.1:${port}`)(timeoutMs);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const players = (count: number): object[] => Array.from({ length: count }, () => ({ totalWrs: 2 }));

test('all pages of the overall list are added up', async () => {
  const requested: string[] = [];
  const found = await fetchFromStub((request, response) => {
    requested.push(request.url ?? '');
    const isFirst = request.url?.includes('overallOffset=0&') === true;
    json(response, { summary: { totalPlayers: 1003 }, overall: players(isFirst ? 1000 : 3) });
  });
  assert.equal(requested.length, 2);
  assert.ok(requested[0]?.includes('includeMaps=false') && requested[0].includes('includeBuckets=false'));
  assert.ok(found.outcome === 'received');
  assert.deepEqual(found.leaderboard, { rows: 1003, records: 2006, players: 1003 });
  assert.match(found.source, /^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/alterations\/leaderboards$/);
});

const unusable: [string, (response: ServerResponse) => void][] = [
  ['an error', (response) => json(response, { error: 'Broken.' }, 500)],
  ['no JSON', (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"a"')],
  [
    'a page of text',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  ],
  ['null', (response) => json(response, null)],
  ['no list', (response) => json(response, { summary: { totalPlayers: 1 } })],
  ['no summary', (response) => json(response, { summary: null, overall: [] })],
  ['rows of another kind', (response) => json(response, { summary: { totalPlayers: 1 }, overall: [null] })],
  [
    'a sum below zero',
    (response) => json(response, { summary: { totalPlayers: 1 }, overall: [{ totalWrs: -1 }] }),
  ],
];

for (const [name, respond] of unusable) {
  test(`${name} is an invalid response`, async () => {
    assert.deepEqual(await fetchFromStub((_, response) => respond(response)), { outcome: 'invalid' });
  });
}

test('a response that is late or never ends counts as unreachable', async () => {
  assert.deepEqual(await fetchFromStub(() => undefined, 100), { outcome: 'unreachable' });
  const endless = (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"overall": [');
  };
  assert.deepEqual(await fetchFromStub(endless, 100), { outcome: 'unreachable' });
});

test('a missing server, or an aborted connection, counts as unreachable', async () => {
  assert.deepEqual(await fetchFromStub((request) => void request.socket.destroy()), {
    outcome: 'unreachable',
  });
  assert.deepEqual(await createFetchLeaderboard('http://127.0.0.1:1')(5000), { outcome: 'unreachable' });
});
