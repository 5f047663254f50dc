import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createPluginAuth, type CheckPluginToken, type TokenVerdict } from './plugin-auth.js';

const ACCOUNT = {
  account_id: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0',
  display_name: 'Kestrel',
  token_time: 1,
};
const accepted = {
  outcome: 'accepted',
  account: { accountId: ACCOUNT.account_id, displayName: 'Kestrel' },
} as const;

describe('checking a token with the plugin platform', () => {
  let platform: Server;
  let url: string;
  let time: number;
  let received: string[];
  let respond: (response: ServerResponse) => void;
  let check: CheckPluginToken;

  before(async () => {
    platform = createServer(
      (request, response) =>
        void readForm(request).then((form) => {
          received.push(form);
          respond(response);
        }),
    );
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/auth/validate`;
  });
  after(() => {
    platform.closeAllConnections();
    platform.close();
  });
  beforeEach(() => {
    time = 0;
    received = [];
    check = createPluginAuth({ url, secret: 'our secret', now: () => time, timeLimitMs: 300 });
  });

  const responses = (body: unknown, status = 200): void => {
    respond = (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };

  test('an accepted token names its account', async () => {
    responses(ACCOUNT);
    assert.deepEqual(await check('a token & more'), accepted);
    assert.deepEqual(received, [
      'POST application/x-www-form-urlencoded;charset=UTF-8 token=a+token+%26+more&secret=our+secret',
    ]);
  });

  test('a refused token, with whatever status', async () => {
    for (const status of [200, 401, 403]) {
      responses({ error: 'Token expired.' }, status);
      assert.deepEqual(await check(`token ${status}`), { outcome: 'refused' });
    }
  });

  test('invalid responses', async () => {
    const bad: [unknown, number][] = [
      ['', 200],
      ['<html>', 200],
      ['null', 200],
      [[], 200],
      [{}, 200],
      [{ ...ACCOUNT, account_id: 7 }, 200],
      [{ ...ACCOUNT, display_name: ' ' }, 200],
      [{ error: '' }, 200],
      [ACCOUNT, 404],
      [{ error: 'Oops.' }, 500],
      [{ ...ACCOUNT, more: 'x'.repeat(20_000) }, 200],
    ];
    for (const [body, status] of bad) {
      responses(body, status);
      assert.deepEqual(
        await check(`bad ${received.length}`),
        { outcome: 'invalid_response' },
        JSON.stringify(body).slice(0, 80),
      );
    }
    respond = (response) => response.writeHead(302, { Location: url }).end();
    assert.deepEqual(await check('elsewhere'), { outcome: 'invalid_response' });
  });

  test('a platform that is late, aborts the connection or does not exist', async () => {
    respond = () => undefined;
    assert.deepEqual(await check('silent'), { outcome: 'unreachable' });
    respond = (response) => response.write('{"account_id":');
    assert.deepEqual(await check('slow'), { outcome: 'unreachable' });
    respond = (response) => response.destroy();
    assert.deepEqual(await check('broken off'), { outcome: 'unreachable' });
    const unreachable = createPluginAuth({ url: 'http://127.0.0.1:1/', secret: 's', now: () => 0 });
    assert.deepEqual(await unreachable('token'), { outcome: 'unreachable' });
  });

  test('a verdict is cached for a minute', async () => {
    responses(ACCOUNT);
    const verdicts: TokenVerdict[] = await Promise.all([check('a'), check('a'), check('b')]);
    assert.deepEqual(verdicts, [accepted, accepted, accepted]);
    time = 59_999;
    await check('a');
    assert.equal(received.length, 2);
    time = 60_000;
    responses({ error: 'Token expired.' });
    assert.deepEqual(await check('a'), { outcome: 'refused' });
    assert.equal(received.length, 3);
    await check('a');
    assert.equal(received.length, 3);
  });

  test('a failure is not cached', async () => {
    responses({}, 500);
    assert.deepEqual(await check('a'), { outcome: 'invalid_response' });
    responses(ACCOUNT);
    assert.deepEqual(await check('a'), accepted);
  });
});

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return `${request.method} ${request.headers['content-type']} ${text}`;
}
