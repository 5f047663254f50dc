import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { quoteForShell } from './contract/request.js';
import { createRedaction } from './redact.js';
import { countResponses, toLines, toMarkdown } from './report.js';
import type { Finding, TestResult } from './test-result.js';

const finding: Finding = {
  key: 'records rank',
  place: 'records GET /records 200',
  sentence: '/rank: expected integer, got "4".',
  quote: 'Rank of the record.',
  request: "curl -gi -X GET 'http://127.0.0.1:1/records'",
};

function createResult(cell: string | null, outcome: TestResult['outcome'], more = {}): TestResult {
  return {
    ...{
      service: 'records',
      target: 'SQLite',
      cell,
      outcome,
      findings: [],
      isRequested: outcome !== 'skipped',
    },
    ...more,
  };
}

const results = [
  createResult('GET /records 200', 'passed'),
  createResult('GET /records 200', 'failed', { findings: [finding] }),
  createResult('GET /live 200', 'failed', { findings: [{ ...finding, place: 'records GET /live 200' }] }),
  createResult('GET /live 404', 'passed'),
  createResult('GET /live 429', 'skipped', { reason: 'It cannot be tested.', isUntestable: true }),
  createResult(null, 'passed'),
];

test('A response is failed where one of its tests failed, else passed where one passed', () => {
  deepEqual(countResponses(results), { all: 4, requested: 3, passed: 1, failed: 2, skipped: 1, testable: 3 });
});

test('A cause is shown once, with its request, and the last line counts', () => {
  const run = { results, problems: [], notes: [] };
  const lines = toLines(run);
  deepEqual(lines.slice(0, 2), [
    'SKIPPED 1 test: It cannot be tested.',
    'records on SQLite: 1 of 4 responses passed, 2 failed, 1 skipped',
  ]);
  match(lines[2] ?? '', /^FAILED records GET \/records 200 and 1 more: \/rank: .*\n.*Rank of.*\n {4}curl /);
  equal(lines.at(-1), '3 passed, 2 failed, 1 skipped; 3 of 4 documented responses were requested');
  match(toMarkdown(run), /^## Contract: 2 of 4 responses are wrong\n[^]*```\n\/rank[^]*\ncurl .*\n```/);
});

test('What a server sends ends no fence of the Markdown', () => {
  const hostile = { ...finding, sentence: '```\n<script>' };
  const markdown = toMarkdown({
    results: [
      createResult('a', 'failed', { findings: [hostile] }),
      createResult('b', 'skipped', { reason: '<script>' }),
    ],
    problems: [],
    notes: [],
  });
  match(markdown, /\n````\n```\n<script>[^]*\n````\n[^]*\n```\nSKIPPED 1 test: <script>\n```\n$/);
});

test('Secrets are shown nowhere, in JSON and within the quotes of a shell either', () => {
  const secret = `it's "secret"`;
  const headers = [{ name: 'Authorization', value: 'Bearer long-token' }];
  const redact = createRedaction({ settings: { INGEST_TOKEN: secret }, headers });
  for (const text of [
    secret,
    JSON.stringify(secret),
    quoteForShell(secret),
    quoteForShell(JSON.stringify(secret)),
  ])
    match(redact(`a ${text} b`), /^a ['"]*<INGEST_TOKEN>['"]* b$/);
  equal(redact('got Bearer long-token, long-token'), 'got <Authorization>, <Authorization>');
});
