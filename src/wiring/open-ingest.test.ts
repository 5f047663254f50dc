import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { start } from './testing/run-main.js';

const ROUTES = ['/api/v1/ingest/instance/heartbeat', '/api/v1/ingest/display-names/plugin'];

/** Sends what both routes refuse with a 400 where they read it; fetch would not send these headers. */
async function post(
  url: string,
  headers: OutgoingHttpHeaders,
): Promise<{ status: number | undefined; challenge: string | undefined; body: string }> {
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  sent.end('{}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(response);
  return { status: response.statusCode, challenge: response.headers['www-authenticate'], body };
}

test('without a token, ingest takes requests of programs, and those of web pages from its own address only', async () => {
  const { urls, stop } = await start({ LOG_LEVEL: 'silent', AGGREGATOR_URL: 'https://records.example/base' });
  const url = urls.get('aggregator') ?? '';
  const { host, port } = new URL(url);
  const taken: OutgoingHttpHeaders[] = [
    {},
    { host: 'any.example' },
    { origin: url },
    { origin: `http://localhost:${port}` },
    { origin: 'http://[::1]:5173' },
    { origin: 'https://records.example', host: 'records.example' },
    // Nobody else has an address, or a name without dots, as the origin of what it sends to itself.
    { origin: `http://192.0.2.7:${port}`, host: `192.0.2.7:${port}` },
    { origin: `http://garage:${port}`, host: `garage:${port}` },
  ];
  const refused: OutgoingHttpHeaders[] = [
    { origin: `http://rebound.example:${port}`, host: `rebound.example:${port}` },
    { origin: 'https://page.example', host },
    { origin: `http://192.0.2.7:${port}`, host },
    { origin: 'https://localhost.page.example', host },
    { origin: 'https://records.example.page.example', host },
    { origin: 'null', host },
  ];
  for (const route of ROUTES) {
    for (const headers of taken)
      assert.equal((await post(url + route, headers)).status, 400, `${route} ${JSON.stringify(headers)}`);
    for (const headers of refused) {
      const { status, challenge, body } = await post(url + route, headers);
      assert.equal(status, 401, `${route} ${JSON.stringify(headers)}`);
      assert.match(challenge ?? '', /^(Bearer realm="ingest"|ApiKey realm="opToken")$/);
      assert.match(body, /"error":"[^"]*set INGEST_TOKEN[^"]*","code":"unauthorized"/);
    }
  }
  await stop('SIGTERM');
});

test('with a token, a web page that has it may be anywhere', async () => {
  const { urls, stop } = await start({ LOG_LEVEL: 'silent', INGEST_TOKEN: 'kestrel' });
  const headers = { origin: 'https://page.example', 'x-ingest-token': 'kestrel' };
  assert.equal((await post(`${urls.get('aggregator')}${ROUTES[0]}`, headers)).status, 400);
  await stop('SIGTERM');
});
