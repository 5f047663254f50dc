import { rejects } from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from './server-process.js';

test('A server whose program is not there is not waited for', async (context) => {
  const { execPath } = process;
  process.execPath = '/there/is/no/node';
  context.after(() => (process.execPath = execPath));
  await rejects(startServer({ services: ['catalog'] }), /The server could not be started: .*ENOENT/);
});
