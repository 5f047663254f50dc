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
/** Long, so that a busy machine stays within it. */
const LIMIT_MS = 30_000;
/** A client may try again soon. */
const late = { outcome: 'unreachable', retryAfterSeconds: 5 } as const;
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
  let check: (token: string) => Promise<TokenVerdict>;
  let checkFrom: CheckPluginToken;

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
    checkFrom = createPluginAuth({ url, secret: 'our secret', now: () => time, timeLimitMs: LIMIT_MS });
    check = (token) => checkFrom(token, '192.0.2.1');
  });

  const responses = (body: unknown, status = 200): void => {
    respond = (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };

  /** Ends a series of failures, as the platform does when it is back. */
  const succeed = async (): Promise<void> => {
    responses(ACCOUNT);
    assert.deepEqual(await check(`good ${received.length}`), accepted);
  };

  test('an accepted token names its account', async () => {
    responses(ACCOUNT);
    assert.deepEqual(await check('a token & more'), accepted);
    assert.deepEqual(received, [
      'POST application/x-www-form-urlencoded;charset=UTF-8 token=a+token+%26+more&secret=our+secret',
    ]);
  });

  test('a refused token, with any status below 500', async () => {
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
    const invalid = { outcome: 'invalid_response' };
    for (const [body, status] of bad) {
      responses(body, status);
      assert.deepEqual(await check(`bad ${received.length}`), invalid, JSON.stringify(body).slice(0, 80));
      await succeed();
    }
    respond = (response) => response.writeHead(302, { Location: url }).end();
    assert.deepEqual(await check('elsewhere'), invalid);
  });

  test('a platform that is late, aborts the connection or does not exist', async () => {
    const hasty = createPluginAuth({ url, secret: 'our secret', now: () => time, timeLimitMs: 100 });
    respond = () => undefined;
    assert.deepEqual(await hasty('silent', '192.0.2.1'), late);
    respond = (response) => response.write('{"account_id":');
    assert.deepEqual(await hasty('slow', '192.0.2.1'), late);
    respond = (response) => response.destroy();
    assert.deepEqual(await check('broken off'), late);
    const unreachable = createPluginAuth({ url: 'http://127.0.0.1:1/', secret: 's', now: () => 0 });
    assert.deepEqual(await unreachable('token', '192.0.2.1'), late);
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

  test('an address has 20 tokens a minute that fail, also at once; other addresses and good tokens are not affected', async () => {
    responses(ACCOUNT);
    await check('good');
    responses({ error: 'Token expired.' });
    const verdicts = await Promise.all(Array.from({ length: 300 }, (_, index) => check(`junk ${index}`)));
    const count = (outcome: string): number =>
      verdicts.filter((verdict) => verdict.outcome === outcome).length;
    assert.deepEqual([count('refused'), count('limited'), received.length], [20, 280, 21]);
    assert.deepEqual(await check('more'), { outcome: 'limited', retryAfterSeconds: 60 });
    assert.deepEqual(await check('good'), accepted);
    assert.deepEqual(await check('junk 0'), { outcome: 'refused' });
    assert.deepEqual(await checkFrom('other', '192.0.2.2'), { outcome: 'refused' });
    time = 30_000;
    assert.deepEqual(await check('more'), { outcome: 'limited', retryAfterSeconds: 30 });
    time = 60_000;
    assert.deepEqual(await check('more'), { outcome: 'refused' });
  });

  test('tokens that are accepted take nothing from an address', async () => {
    responses(ACCOUNT);
    for (let index = 0; index < 50; index += 1) assert.deepEqual(await check(`good ${index}`), accepted);
  });

  test('after 5 failures in a row the platform is left alone for 10 seconds', async () => {
    respond = (response) => response.destroy();
    for (let index = 0; index < 5; index += 1) await check(`bad ${index}`);
    assert.deepEqual(await check('next'), { outcome: 'unreachable', retryAfterSeconds: 10 });
    time = 9001;
    assert.deepEqual(await check('next'), { outcome: 'unreachable', retryAfterSeconds: 1 });
    assert.equal(received.length, 5);
    time = 10_000;
    responses(ACCOUNT);
    assert.deepEqual(await check('a'), accepted);
    assert.deepEqual(await Promise.all([check('b'), check('c')]), [accepted, accepted]);
  });

  test('tokens that upset the platform count for their address, and close the route to nobody else', async () => {
    responses({}, 500);
    for (let index = 0; index < 20; index += 1) await check(`odd ${index}`);
    assert.deepEqual(await check('odd'), { outcome: 'limited', retryAfterSeconds: 60 });
    responses(ACCOUNT);
    assert.deepEqual(await checkFrom('good', '192.0.2.2'), accepted);
  });

  test("a failure, and the platform's own limit, is no refusal and not cached", async () => {
    for (const [body, status, outcome] of [
      [{ error: 'Too many requests.' }, 429, 'unreachable'],
      [{}, 500, 'invalid_response'],
    ] as const) {
      responses(body, status);
      assert.equal((await check(`a ${status}`)).outcome, outcome);
      responses(ACCOUNT);
      assert.deepEqual(await check(`a ${status}`), accepted);
    }
  });
});

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return `${request.method} ${request.headers['content-type']} ${text}`;
}
