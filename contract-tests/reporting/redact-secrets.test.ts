import { equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { sampleRun } from './sample-run.js';
import { redactSecrets } from './redact-secrets.js';

test('Reports show the name of a secret in its place, in requests, responses and findings', () => {
  const text = (reports: unknown): string => JSON.stringify(reports);
  ok(text(sampleRun.reports).includes('onerror'));
  const shown = text(
    redactSecrets(sampleRun.reports, { settings: { INGEST_TOKEN: 'onerror', WEBHOOK_SECRET: '' } }),
  );
  equal(shown.includes('onerror'), false);
  ok(shown.includes('<INGEST_TOKEN>'));
});
