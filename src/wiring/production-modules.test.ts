import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../project-root.js';
import { createFolder, start } from './testing/run-main.js';

/** Returns the files of the project that a process has run; Node.js lists them in its coverage report when it ends. */
function readRunFiles(folder: string): string[] {
  const root = new URL('dist/', projectRoot).href;
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return reports
    .flatMap((report) => (JSON.parse(report) as { result: { url: string }[] }).result)
    .filter(({ url }) => url.startsWith(root))
    .map(({ url }) => url.slice(root.length));
}

test('production does not load the response validators, tests or scripts', async () => {
  const folder = createFolder();
  const { urls, stop } = await start({ NODE_V8_COVERAGE: folder, LOG_LEVEL: 'silent' });
  const service = urls.get('verification') ?? '';
  for (const path of [
    '/api/v1',
    '/api/v1/endpoints',
    '/api/v1/live',
    '/api/v1/records/none',
    '/api/openapi.json',
    '/nowhere',
  ]) {
    await (await fetch(service + path)).text();
  }
  await stop('SIGTERM');
  const files = readRunFiles(folder);
  for (const expected of [
    'src/main.js',
    'generated/verification/request-validators.js',
    'handlers/verification/getRecord.js',
  ]) {
    assert.equal(files.includes(expected), true, `${expected} is not among ${files.join(', ')}`);
  }
  const allowed = /^(src|handlers|db|generated)\//;
  const unexpected = /(\.test\.js$|\/testing\/|\/seeds\/|\/client\/)/;
  assert.deepEqual(
    files.filter((file) => !allowed.test(file) || unexpected.test(file)),
    [],
  );
});
