import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../../src/config.js';
import { writeEnvExample } from './write-settings.js';

test('.env.example used unchanged changes nothing', () => {
  const listed = [...writeEnvExample().matchAll(/^# ([A-Z_]+)=(.+)$/gm)];
  assert.ok(listed.length > 20);
  const environment: Record<string, string> = {};
  for (const [, name = '', value = ''] of listed) environment[name] = value;
  assert.deepEqual(readConfig(environment), readConfig({}));
});
