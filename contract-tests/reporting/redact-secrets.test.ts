import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { toCurl } from '../contract/request.js';
import { sampleRun } from './sample-run.js';
import { createRedaction, redactSecrets } from './redact-secrets.js';

test('Reports show the name of a secret in its place, in requests, responses and findings', () => {
  const text = (reports: unknown): string => JSON.stringify(reports);
  ok(text(sampleRun.reports).includes('onerror'));
  const shown = text(
    redactSecrets(sampleRun.reports, { settings: { INGEST_TOKEN: 'onerror', WEBHOOK_SECRET: '' } }),
  );
  equal(shown.includes('onerror'), false);
  ok(shown.includes('<INGEST_TOKEN>'));
});

test('A secret with quotes is found in what is quoted, in JSON, and in headers that repeat it', () => {
  const secret = `it's "a" secret`;
  const sent = {
    method: 'GET',
    url: 'http://127.0.0.1:1/maps',
    headers: { authorization: `Bearer ${secret}`, 'x-ingest-token': secret },
  };
  const { redactResult } = createRedaction({
    settings: { INGEST_TOKEN: secret, PART: 'secret' },
    headers: [{ name: 'authorization', value: `Bearer ${secret}` }],
  });
  const { request, response } = redactResult({
    scenario: 'a gateway that repeats what it was sent',
    outcome: 'failed',
    faults: [],
    request: toCurl(sent),
    response: {
      status: 400,
      headers: { 'x-echo': secret, 'set-cookie': [`token=${secret}`] },
      body: JSON.stringify({ secret }),
      milliseconds: 1,
    },
  });
  equal(
    request,
    `curl -gi -X GET -H 'authorization: <authorization>' -H 'x-ingest-token: <INGEST_TOKEN>' 'http://127.0.0.1:1/maps'`,
  );
  deepEqual(response.headers, { 'x-echo': '<INGEST_TOKEN>', 'set-cookie': ['token=<INGEST_TOKEN>'] });
  equal(response.body, '{"<PART>":"<INGEST_TOKEN>"}');
});

test('A secret that begins with a quote is found at none that opens a text', () => {
  const { redactResult } = createRedaction({ settings: { INGEST_TOKEN: "'ghijkl" } });
  const headers = { 'content-type': 'text/plain', 'x-token': "'ghijkl" };
  const request = toCurl({
    method: 'PUT',
    url: 'http://127.0.0.1:1/',
    headers,
    body: Buffer.from('ghijkl;touch'),
  });
  const shown = redactResult({ scenario: '', outcome: 'failed', faults: [], request }).request;
  ok(shown.endsWith(`-H 'x-token: <INGEST_TOKEN>' --data-raw 'ghijkl;touch' 'http://127.0.0.1:1/'`), shown);
});
