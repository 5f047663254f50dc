import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig, SERVICES, type Config } from './config.js';

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

const integers: [string, number, number, (config: Config) => number][] = [
  ['AGGREGATOR_PORT', 0, 65_535, (config) => config.ports.aggregator],
  ['PRIMARY_CLUB_ID', 1, 2_147_483_647, (config) => config.primaryClubId ?? 0],
  ['CATALOG_PORT', 0, 65_535, (config) => config.ports.catalog],
  ['VERIFICATION_PORT', 0, 65_535, (config) => config.ports.verification],
  ['ADMIN_PORT', 0, 65_535, (config) => config.adminPort],
  ['MAP_UPLOAD_LIMIT_BYTES', 1, Number.MAX_SAFE_INTEGER, (config) => config.uploadLimits.map],
  ['REPLAY_UPLOAD_LIMIT_BYTES', 1, Number.MAX_SAFE_INTEGER, (config) => config.uploadLimits.replay],
  ['ARTIFACT_TTL_SECONDS', 1, 31_536_000, (config) => config.artifactTtlSeconds],
  ['ARTIFACT_KEEP_DAYS', 0, 36_500, (config) => config.artifactKeepDays],
  ['UPLOAD_BYTES_PER_HOUR', 0, Number.MAX_SAFE_INTEGER, (config) => config.uploadBytesPerHour.limit],
  ['SUBMISSIONS_PER_HOUR', 0, Number.MAX_SAFE_INTEGER, (config) => config.submissionsPerHour.limit],
  ['UPDATE_REQUESTS_PER_HOUR', 0, Number.MAX_SAFE_INTEGER, (config) => config.updateRequestsPerHour.limit],
  ['RATE_LIMIT_PER_MINUTE', 0, Number.MAX_SAFE_INTEGER, (config) => config.rateLimitPerMinute.limit],
];

for (const [name, least, most, valueOf] of integers) {
  test(`${name} is a whole number within its bounds`, () => {
    assert.equal(valueOf(readConfig({ [name]: String(least) })), least);
    assert.equal(valueOf(readConfig({ [name]: String(most) })), most);
    const upTo = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`;
    const takes = `but it takes a whole number from ${least}${upTo}.`;
    for (const bad of [
      String(least - 1),
      String(most + 1),
      '1.5',
      '1e3',
      '0x10',
      '+1',
      'many',
      '1 2',
      'Infinity',
    ]) {
      assert.equal(refusal({ [name]: bad }), `${name} is "${bad}", ${takes}`);
    }
  });
}

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

test('HOST and ADMIN_HOST are IP addresses or host names, and HOST does not publish the admin port', () => {
  assert.equal(readConfig({ HOST: '0.0.0.0' }).adminHost, '127.0.0.1');
  assert.equal(readConfig({ ADMIN_HOST: '10.0.0.4' }).adminHost, '10.0.0.4');
  for (const good of ['0.0.0.0', '::', '::1', 'localhost', 'api.example.org', 'a-b']) {
    assert.equal(readConfig({ HOST: good }).host, good);
  }
  for (const bad of ['http://localhost', 'a b', '-a', 'a/', '[::1]', 'localhost:80']) {
    assert.equal(refusal({ HOST: bad }), `HOST is "${bad}", but it takes an IP address or a host name.`);
  }
});

test('ADMIN_HOSTS is a list of host names', () => {
  const read = (text: string): readonly string[] => readConfig({ ADMIN_HOSTS: text }).adminHosts;
  assert.deepEqual(read('host.docker.internal'), ['host.docker.internal']);
  assert.deepEqual(read(' a.example , records.default.svc.cluster.local'), [
    'a.example',
    'records.default.svc.cluster.local',
  ]);
  for (const bad of ['a.example:4000', 'a.example,', 'http://a.example', '*', 'a b'])
    assert.equal(
      refusal({ ADMIN_HOSTS: bad }),
      `ADMIN_HOSTS is "${bad}", but it takes host names without ports, separated by commas.`,
    );
});

test('SERVICES is a list of the services, each of them once', () => {
  assert.deepEqual(readConfig({ SERVICES: 'verification' }).services, ['verification']);
  assert.deepEqual(readConfig({ SERVICES: ' verification , verification' }).services, ['verification']);
  const takes = `but it takes a comma-separated list of ${SERVICES.join(', ')}.`;
  for (const bad of ['verification,', 'Verification', 'verification,admin', 'verification catalogue', ',']) {
    assert.equal(refusal({ SERVICES: bad }), `SERVICES is "${bad}", ${takes}`);
  }
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

test('PLUGIN_PROJECT_KEY is a key as projects are stored', () => {
  assert.equal(readConfig({ PLUGIN_PROJECT_KEY: 'my.plugin-2' }).pluginProjectKey, 'my.plugin-2');
  for (const bad of ['My Plugin', 'a/b', 'x'.repeat(121)]) {
    const takes = 'but it takes 1 to 120 of a-z, 0-9, dot, underscore and hyphen.';
    assert.equal(refusal({ PLUGIN_PROJECT_KEY: bad }), `PLUGIN_PROJECT_KEY is "${bad}", ${takes}`);
  }
});

test('TRUST_PROXY is a switch, a number of proxies or their addresses', () => {
  for (const [text, hops] of [
    ['true', 1],
    ['1', 1],
    ['false', 0],
    ['0', 0],
    ['3', 3],
  ] as const) {
    assert.deepEqual(readConfig({ TRUST_PROXY: text }).trustedProxies, { hops });
  }
  assert.ok('ranges' in readConfig({ TRUST_PROXY: '10.0.0.0/8,::1' }).trustedProxies);
  const takes = 'true, false, a number of proxies, or their addresses and CIDR ranges, separated by commas';
  for (const bad of ['yes', 'TRUE', 'on', '10.0.0.0/40']) {
    assert.equal(refusal({ TRUST_PROXY: bad }), `TRUST_PROXY is "${bad}", but it takes ${takes}.`);
  }
});

test('LOG_LEVEL is one of the logger', () => {
  for (const good of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) {
    assert.equal(readConfig({ LOG_LEVEL: good }).logLevel, good);
  }
  const takes = 'but it takes one of fatal, error, warn, info, debug, trace, silent.';
  assert.equal(refusal({ LOG_LEVEL: 'verbose' }), `LOG_LEVEL is "verbose", ${takes}`);
});

test('public URLs are http or https, and lose their trailing slash', () => {
  const readPublicUrl = (text: string): string | undefined =>
    readConfig({ VERIFICATION_URL: text }).publicUrls.verification;
  assert.equal(readPublicUrl('https://verify.example/'), 'https://verify.example');
  assert.equal(readPublicUrl('http://127.0.0.1:4002/base//'), 'http://127.0.0.1:4002/base');
  for (const bad of ['verify.example', 'ftp://verify.example', '//verify.example', 'https://']) {
    const message = `VERIFICATION_URL is "${bad}", but it takes an http:// or https:// URL.`;
    assert.equal(refusal({ VERIFICATION_URL: bad }), message);
  }
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
