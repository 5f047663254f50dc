import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSettings } from '../config.js';
import { findUnknownSettings } from './unknown-settings.js';

test('settings themselves and variables of other programs are no findings', () => {
  const own = Object.fromEntries(listSettings().map(({ name }) => [name, 'x']));
  const others = { PATH: '/bin', HOME: '/', HOSTNAME: 'a', PORT: '80', NODE_ENV: 'production', PGHOST: 'b' };
  assert.deepEqual(findUnknownSettings({ ...own, ...others }), []);
});

test('a misspelt setting is named with the one that was meant', () => {
  assert.deepEqual(
    findUnknownSettings({ VERIFICATION_PROT: '1', RATELIMIT_PER_MINUTE: '5', TRUSTPROXY: '1' }),
    [
      'VERIFICATION_PROT is not a setting; did you mean VERIFICATION_PORT?',
      'RATELIMIT_PER_MINUTE is not a setting; did you mean RATE_LIMIT_PER_MINUTE?',
      'TRUSTPROXY is not a setting; did you mean TRUST_PROXY?',
    ],
  );
});

test('a setting of an earlier version is named with what to use instead', () => {
  assert.deepEqual(findUnknownSettings({ WORKERS: '4' }), [
    'WORKERS is gone, and one process serves; several share one PostgreSQL, as scripts/deploy/README.md describes.',
  ]);
});
