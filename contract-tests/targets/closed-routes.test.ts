import { deepEqual, match, doesNotMatch } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startServer, type ServerProcess } from '../../src/wiring/testing/server-process.js';

/** Starts an aggregator for one test, and returns its log. */
async function withServer(
  environment: Record<string, string>,
  run: (server: ServerProcess) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const server = await startServer({ services: ['aggregator'], environment });
  try {
    await run(server);
  } finally {
    await server.stop();
  }
  return server.logs();
}

/** Sends JSON to a path of the aggregator's ingest. */
async function ingest(
  { urls }: ServerProcess,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${urls['aggregator'] ?? ''}/api/v1/ingest/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const NAMES = { names: [{ accountId: 'kestrel', displayName: 'Kestrel' }] };
const PLUGIN = { projectKey: 'plugin-player-directory', opToken: 'any', ...NAMES };

test('the plugin route is closed where ingest needs a token and no plugin secret is set', async () => {
  for (const variable of ['INGEST_TOKEN', 'ADMIN_TOKEN']) {
    const logs = await withServer({ [variable]: 'a-token' }, async (server) => {
      const { status, body } = await ingest(server, 'display-names/plugin', PLUGIN);
      deepEqual([status, body['code']], [503, 'upstream_unavailable']);
      match(String(body['error']), /not configured/);
    });
    match(logs, /The plugin route is closed/);
  }
});

test('without any token the plugin route is open', async () => {
  const logs = await withServer({}, async (server) => {
    const { status } = await ingest(server, 'display-names/plugin', PLUGIN);
    deepEqual(status, 200);
  });
  doesNotMatch(logs, /The plugin route is closed|PRIMARY_CLUB_ID/);
  match(logs, /Ingest is open to everybody/);
});

test('beyond loopback the start warns where no primary club is set', async () => {
  const open = await withServer({ HOST: '0.0.0.0' });
  match(open, /PRIMARY_CLUB_ID is not set/);
  match(open, /Ingest is open to everybody/);
  const closed = { HOST: '0.0.0.0', PRIMARY_CLUB_ID: '1', INGEST_TOKEN: 'a-token' };
  doesNotMatch(await withServer(closed), /PRIMARY_CLUB_ID|Ingest is open/);
});

const EVENT = { event: { type: 'custom.thing' } };

describe('Where ingest has tokens of projects and an admin token,', () => {
  let server: ServerProcess;
  before(async () => {
    const environment = { INGEST_TOKENS: 'alpha:one,beta:two,gamma:two', ADMIN_TOKEN: 'admin' };
    server = await startServer({ services: ['aggregator'], environment });
  });
  after(() => server.stop());

  test('a token of one project writes that project only, and nobody the project of the webhook', async () => {
    const readStatus = async (projectKey: string, headers: Record<string, string>): Promise<number> =>
      (await ingest(server, 'event', { projectKey, ...EVENT }, headers)).status;
    deepEqual(await readStatus('Alpha', { 'x-ingest-token': 'one' }), 200);
    deepEqual(await readStatus('alpha', { Authorization: 'Bearer one' }), 200);
    deepEqual(await readStatus('beta', { 'x-ingest-token': 'one' }), 401);
    deepEqual(await readStatus('gamma', { 'x-ingest-token': 'two' }), 200);
    deepEqual(await readStatus('alpha', {}), 401);
    deepEqual(await readStatus('alpha', { 'x-admin-token': 'one' }), 401);
    deepEqual(await readStatus('beta', { 'x-admin-token': 'admin' }), 200);
    const other = await ingest(
      server,
      'event',
      { projectKey: 'beta', ...EVENT },
      { 'x-ingest-token': 'one' },
    );
    deepEqual(other.body, { error: 'Unauthorized', code: 'unauthorized' });
    const reserved = { projectKey: 'Records-Catalog', ...EVENT };
    const refused = await ingest(server, 'event', reserved, { 'x-admin-token': 'admin' });
    deepEqual([refused.status, refused.body['code']], [400, 'invalid_request']);
    match(String(refused.body['error']), /reserved/);
  });

  test('complete removes nothing of a club that another project reported first, but with the admin token', async () => {
    const send = (projectKey: string, headers: Record<string, string>, members: string[]) =>
      ingest(
        server,
        'club-snapshot',
        {
          projectKey,
          ...{ club: { clubId: 7 }, complete: ['members'] },
          members: members.map((accountId) => ({ accountId })),
        },
        headers,
      );
    const countMembers = async (): Promise<number> => {
      const response = await fetch(`${server.urls.aggregator}/api/v1/clubs/7/members`);
      return ((await response.json()) as { total: number }).total;
    };
    await send('alpha', { 'x-ingest-token': 'one' }, ['a', 'b', 'c']);
    const { status, body } = await send('beta', { 'x-ingest-token': 'two' }, ['d']);
    deepEqual([status, await countMembers()], [200, 4]);
    match(JSON.stringify(body), /another project reported the club first/);
    await send('beta', { 'x-admin-token': 'admin' }, ['d']);
    deepEqual(await countMembers(), 1);
  });
});
