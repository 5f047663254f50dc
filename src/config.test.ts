import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, listSettings, readConfig, SERVICES, type Config } from './config.js';

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.message;
  }
  return assert.fail(`${JSON.stringify(environment)} was taken`);
}

test('an empty variable counts as unset, and white space around a value does not count', () => {
  const names = [
    'HOST',
    'ADMIN_HOST',
    'ADMIN_PORT',
    'SERVICES',
    'DATABASE_URL',
    'VERIFICATION_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ];
  assert.deepEqual(readConfig(Object.fromEntries(names.map((name) => [name, '  ']))), readConfig({}));
  assert.equal(readConfig({ ADMIN_PORT: ' 81 ' }).adminPort, 81);
});

test('unknown variables are ignored', () => {
  assert.deepEqual(readConfig({ PORT: 'x', VERIFICATION_PORTS: 'x' }), readConfig({}));
});

/** What one setting takes, what it refuses, and how its message ends. */
interface Case {
  good: Readonly<Record<string, unknown>>;
  bad: readonly string[];
  takes: string;
}

const NO_INTEGERS = ['1.5', '1e3', '0x10', '+1', 'many', '1 2', 'Infinity'];

function integer(least: number, most?: number): Case {
  const bad = [...NO_INTEGERS, String(least - 1), String((most ?? Number.MAX_SAFE_INTEGER) + 1)];
  const good = Object.fromEntries([least, most ?? Number.MAX_SAFE_INTEGER].map((value) => [value, value]));
  return { good, bad, takes: `a whole number from ${least}${most === undefined ? '' : ` to ${most}`}` };
}

const URL_CASE: Case = {
  good: {
    'https://a.example/': 'https://a.example',
    'http://127.0.0.1:4002/base//': 'http://127.0.0.1:4002/base',
  },
  bad: ['a.example', 'ftp://a.example', '//a.example', 'https://'],
  takes: 'an http:// or https:// URL',
};

const CASES: Readonly<Record<string, Case>> = {
  ADMIN_PORT: integer(0, 65_535),
  PRIMARY_CLUB_ID: integer(1, 2_147_483_647),
  ARTIFACT_MAX_BYTES: integer(1),
  ARTIFACT_TTL_SECONDS: integer(1, 31_536_000),
  HOST: {
    good: {
      '0.0.0.0': '0.0.0.0',
      '::1': '::1',
      localhost: 'localhost',
      'api.example.org': 'api.example.org',
    },
    bad: ['http://localhost', 'a b', '-a', 'a/', '[::1]', 'localhost:80'],
    takes: 'an IP address or a host name',
  },
  ADMIN_HOSTS: {
    good: { ' a.example , b.svc.local': ['a.example', 'b.svc.local'] },
    bad: ['a.example:4000', 'a.example,', 'http://a.example', '*', 'a b'],
    takes: 'host names without ports, separated by commas',
  },
  SERVICES: {
    good: { verification: ['verification'], ' verification , verification': ['verification'] },
    bad: ['verification,', 'Verification', 'verification,admin', 'verification catalogue', ','],
    takes: `a comma-separated list of ${SERVICES.join(', ')}`,
  },
  PLUGIN_PROJECT_KEY: {
    good: { 'my.plugin-2': 'my.plugin-2' },
    bad: ['My Plugin', 'a/b', 'x'.repeat(121)],
    takes: '1 to 120 of a-z, 0-9, dot, underscore and hyphen',
  },
  TRUST_PROXY: {
    good: { true: { hops: 1 }, 1: { hops: 1 }, false: { hops: 0 }, 0: { hops: 0 }, 3: { hops: 3 } },
    bad: ['yes', 'TRUE', 'on', '10.0.0.0/40'],
    takes: 'true, false, a number of proxies, or their addresses and CIDR ranges, separated by commas',
  },
  LOG_LEVEL: {
    good: { fatal: 'fatal', silent: 'silent' },
    bad: ['verbose'],
    takes: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  PLUGIN_AUTH_URL: URL_CASE,
};

for (const [name, { good, bad, takes }] of Object.entries(CASES))
  test(`${name} takes ${takes}`, () => {
    const setting = listSettings().find((one) => one.name === name) ?? assert.fail();
    for (const [value, expected] of Object.entries(good)) {
      readConfig({ [name]: value });
      assert.deepEqual(setting.type.parse(value.trim(), {}), expected);
    }
    for (const value of bad)
      assert.equal(refusal({ [name]: value }), `${name} is "${value}", but it takes ${takes}.`);
  });

test('HOST does not publish the admin port', () => {
  assert.equal(readConfig({ HOST: '0.0.0.0' }).adminHost, '127.0.0.1');
});

test('uploads to a bucket are at most 64 MiB', () => {
  const settings = { ARTIFACT_STORE: 's3://records', MAP_UPLOAD_LIMIT_BYTES: '67108864' };
  assert.equal(readConfig(settings).uploadLimits.map, 67_108_864);
  const large = { REPLAY_UPLOAD_LIMIT_BYTES: '67108865' };
  assert.equal(readConfig(large).uploadLimits.replay, 67_108_865);
  assert.equal(
    refusal({ ...settings, ...large }),
    'REPLAY_UPLOAD_LIMIT_BYTES is "67108865", but it takes at most 67108864 with ARTIFACT_STORE.',
  );
});

test('ARTIFACT_STORE is a bucket, with the endpoint and region of the SDK', () => {
  const readStore = (environment: Record<string, string>): Config['artifactStore'] =>
    readConfig({ ARTIFACT_STORE: 's3://records/a/b/', ...environment }).artifactStore;
  const records = { bucket: 'records', prefix: 'a/b', endpoint: undefined, region: undefined };
  assert.equal(readConfig({}).artifactStore, undefined);
  assert.deepEqual(readStore({}), records);
  assert.deepEqual(readStore({ ARTIFACT_STORE: 's3://records' }), { ...records, prefix: '' });
  assert.deepEqual(readStore({ AWS_DEFAULT_REGION: 'eu-west-1' }), { ...records, region: 'eu-west-1' });
  const own = { ...records, region: 'us-east-1' };
  assert.deepEqual(readStore({ AWS_ENDPOINT_URL: 'http://a:9000/' }), { ...own, endpoint: 'http://a:9000' });
  assert.deepEqual(readStore({ AWS_ENDPOINT_URL: 'http://a', AWS_ENDPOINT_URL_S3: 'https://b' }), {
    ...own,
    endpoint: 'https://b',
  });
  for (const bad of ['records', 's3:records', 's3://', 's3://r', 's3://records/../other', 'https://records'])
    assert.equal(
      refusal({ ARTIFACT_STORE: bad }),
      `ARTIFACT_STORE is "${bad}", but it takes s3://bucket/prefix, or nothing for DATA_DIR.`,
    );
});

test('a limit of the public holds for this machine too once its variable or TRUST_PROXY is set', () => {
  const readLimit = (environment: Record<string, string>): Config['updateRequestsPerHour'] =>
    readConfig(environment).updateRequestsPerHour;
  const others = readConfig({ SUBMISSIONS_PER_HOUR: '600' });
  assert.equal(others.submissionsPerHour.exemptsLoopback, false);
  assert.equal(others.rateLimitPerMinute.exemptsLoopback, true);
  assert.deepEqual(readLimit({ UPDATE_REQUESTS_PER_HOUR: '60' }), { limit: 60, exemptsLoopback: false });
  assert.deepEqual(readLimit({ UPDATE_REQUESTS_PER_HOUR: '0' }), { limit: 0, exemptsLoopback: false });
  assert.deepEqual(readLimit({ TRUST_PROXY: 'true' }), { limit: 60, exemptsLoopback: false });
  assert.deepEqual(readLimit({ TRUST_PROXY: 'false' }), { limit: 60, exemptsLoopback: true });
  assert.deepEqual(readLimit({ UPDATE_REQUESTS_PER_HOUR: ' ' }), { limit: 60, exemptsLoopback: true });
});

test('rows are kept for ever unless RETENTION_…_DAYS says for how many days, but for update requests', () => {
  const none = {
    events: undefined,
    traffic: undefined,
    runs: undefined,
    submissions: undefined,
    requests: 90,
  };
  assert.deepEqual(readConfig({}).retentionDays, none);
  assert.deepEqual(readConfig({ RETENTION_TRAFFIC_DAYS: '30' }).retentionDays, { ...none, traffic: 30 });
  assert.deepEqual(readConfig({ RETENTION_REQUESTS_DAYS: '7' }).retentionDays, { ...none, requests: 7 });
  assert.match(refusal({ RETENTION_EVENTS_DAYS: '0' }), /^RETENTION_EVENTS_DAYS is "0", but it takes/);
});

test('tokens and secrets are valid header values, and an invalid one is never repeated', () => {
  for (const name of ['INGEST_TOKEN', 'ADMIN_TOKEN', 'PLUGIN_AUTH_SECRET', 'WEBHOOK_SECRET']) {
    for (const bad of [' ', '\t', 'two words', 'späh', 'x'.repeat(513)]) {
      assert.equal(
        refusal({ [name]: bad }),
        `${name} takes 1 to 512 visible ASCII characters without spaces; an empty one counts as unset.`,
      );
    }
  }
  const empty = {
    INGEST_TOKEN: '',
    INGEST_TOKENS: '',
    ADMIN_TOKEN: '',
    PLUGIN_AUTH_SECRET: '',
    WEBHOOK_SECRET: '',
  };
  assert.deepEqual(readConfig(empty), readConfig({}));
  const config = readConfig({ INGEST_TOKEN: ' a-token ', ADMIN_TOKEN: 'b=', PLUGIN_AUTH_SECRET: 'c!' });
  assert.deepEqual([config.ingestToken, config.adminToken, config.pluginAuthSecret], ['a-token', 'b=', 'c!']);
});

test('INGEST_TOKENS are tokens by project, and a bad one is never repeated', () => {
  assert.deepEqual(readConfig({}).ingestTokens, []);
  assert.deepEqual(readConfig({ INGEST_TOKENS: 'a:one, b.c:t:wo' }).ingestTokens, [
    { projectKey: 'a', token: 'one' },
    { projectKey: 'b.c', token: 't:wo' },
  ]);
  for (const bad of [' ', 'a', 'a:', ':one', 'A:one', 'a:one,', 'a:o ne'])
    assert.match(refusal({ INGEST_TOKENS: bad }), /^INGEST_TOKENS takes projectKey:token,… with keys/);
});

const BAD_DATABASE_URL =
  'DATABASE_URL takes postgres://user:password@host:port/database, or nothing for SQLite. Percent-encode special characters of user and password: @ is %40, / is %2F, : is %3A, # is %23, ? is %3F, % is %25.';

test('DATABASE_URL is a PostgreSQL URL, and an invalid one is never repeated', () => {
  for (const good of ['postgres://u:p@h:5432/d', 'postgresql://h/d?sslmode=require']) {
    assert.equal(readConfig({ DATABASE_URL: good }).databaseUrl, good);
  }
  for (const bad of [
    'mysql://u:secret@h/d',
    'u:secret@h/d',
    'postgres://',
    'postgres://u:sec ret@h/d',
    'secret',
  ]) {
    assert.equal(refusal({ DATABASE_URL: bad }), BAD_DATABASE_URL);
  }
});

test('a DATABASE_URL with a special character that is not encoded is refused, and nothing of it is repeated', () => {
  const bad = [
    'abc@SeCrEt/x',
    'SeCrEt/x',
    'SeCrEt#x',
    'SeCrEt?x',
    '12#SeCrEt',
    '12?SeCrEt',
    '12/SeCrEt',
    'abc@SeCrEt?x',
    'abc@SeCrEt#x',
    'SeC rEt',
    'SeCrEt%ff',
  ];
  for (const password of bad) {
    const url = `postgres://records:${password}@127.0.0.1:5432/records`;
    assert.equal(refusal({ DATABASE_URL: url }), BAD_DATABASE_URL, url);
  }
});

test('a DATABASE_URL is taken in each form that the driver takes', () => {
  for (const good of [
    'postgres://127.0.0.1/records',
    'postgresql://records:abc%40SeCrEt%2Fx@127.0.0.1:5432/records?sslmode=verify-full&sslrootcert=/a/b.crt',
    'postgres://records:a@b:c@db/records',
    'postgres://records:100%@db/records',
    'postgres://records@[::1]:5432/records',
    'postgres://records:p@/records?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/records',
    'postgres:///records',
  ])
    assert.equal(readConfig({ DATABASE_URL: good }).databaseUrl, good);
});

test('texts are used unchanged', () => {
  const config = readConfig({
    DATA_DIR: '/srv/my data',
    DEEP_VERIFIER_COMMAND: ' "/opt/deep verify" --fast ',
  });
  assert.equal(config.dataDir, '/srv/my data');
  assert.equal(config.deepVerifierCommand, '"/opt/deep verify" --fast');
});
