import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { projectRoot } from '../contract/project.js';
import { startDemo, type ServerProcess } from '../../src/wiring/testing/server-process.js';
import { runDredd } from './run-dredd.js';

const SECRET = 'dredd-secret';
const counts = { passing: 0, total: 0 };

let demo: ServerProcess;
before(async () => {
  demo = await startDemo({ WEBHOOK_SECRET: SECRET, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' });
});
after(() => demo.stop());

for (const service of ['aggregator', 'verification', 'catalog'])
  test(`Dredd takes responses of ${service} as its examples`, async (t) => {
    const url = demo.urls[service] ?? '';
    const result = await runDredd({ service, url, secret: SECRET });
    t.diagnostic(`${service}: ${result.passing} of ${result.total} passed, ${result.skipped.length} skipped`);
    deepEqual(result.output.match(/^(fail|error): .*$/gm) ?? [], []);
    equal(result.passing + result.skipped.length, result.total);
    equal(result.exitCode, 0);
    counts.passing += result.passing;
    counts.total += result.total;
  });

test('README says how many responses Dredd has compared', () => {
  const readme = readFileSync(new URL('README.md', projectRoot), 'utf8').replace(/\s+/g, ' ');
  const sentence = `compares the responses (${counts.passing} of ${counts.total};`;
  ok(readme.includes(sentence), `README lacks: ${sentence}`);
});
