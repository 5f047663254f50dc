import { deepEqual, equal } from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { STORY_WEBHOOK_SECRET } from '../../db/seeds/story.js';
import { startDemo, type ServerProcess } from '../targets/server-process.js';
import { runDredd } from './run-dredd.js';

let demo: ServerProcess;
before(async () => {
  demo = await startDemo({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' });
});
after(() => demo.stop());

for (const service of ['aggregator', 'verification', 'catalog'])
  test(`Dredd takes responses of ${service} as its examples`, async (t) => {
    const url = demo.urls[service] ?? '';
    const result = await runDredd({ service, url, secret: STORY_WEBHOOK_SECRET });
    t.diagnostic(`${service}: ${result.passing} of ${result.total} passed, ${result.skipped.length} skipped`);
    deepEqual(result.output.match(/^(fail|error): .*$/gm) ?? [], []);
    equal(result.passing + result.skipped.length, result.total);
    equal(result.exitCode, 0);
  });
