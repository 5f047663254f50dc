import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from './testing/run-main.js';

const report = { mapUid: 'm', holder: 'Kestrel', wrMs: 39_874 };

async function post(url: string, secret: string | undefined, body: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/webhook/wr`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(secret === undefined ? {} : { 'x-webhook-secret': secret }),
    },
    body,
  });
  await response.text();
  return response.status;
}

test('without a secret the webhook rejects every request, and a 401 says what it asks for', async () => {
  const { urls, stop } = await start({ LOG_LEVEL: 'silent' });
  const url = urls.get('catalog') ?? '';
  for (const secret of [undefined, '', 'undefined', 'any'])
    assert.equal(await post(url, secret, JSON.stringify(report)), 401);
  const response = await fetch(`${url}/api/v1/webhook/wr`, { method: 'POST' });
  assert.equal(response.status, 401);
  assert.equal(response.headers.get('www-authenticate'), 'ApiKey realm="x-webhook-secret"');
  await stop('SIGTERM');
});

test('with a secret the webhook checks it before the body', async () => {
  const { urls, stop } = await start({ LOG_LEVEL: 'silent', WEBHOOK_SECRET: 'kestrel-was-here' });
  const url = urls.get('catalog') ?? '';
  assert.equal(await post(url, 'kestrel-was-here', JSON.stringify(report)), 200);
  // Its project is silent whenever nobody drives a record: that is nobody's fault, and no alert.
  const metrics = await (await fetch(`${urls.get('admin')}/metrics`)).text();
  assert.doesNotMatch(metrics, /project="records-catalog"/);
  assert.equal(await post(url, 'kestrel-was-here', '{'), 400);
  for (const body of [JSON.stringify(report), '{', 'x'.repeat(300_000)]) {
    assert.equal(await post(url, 'kestrel-was-her', body), 401);
    assert.equal(await post(url, undefined, body), 401);
  }
  await stop('SIGTERM');
});
