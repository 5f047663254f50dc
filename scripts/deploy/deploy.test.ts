import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { before, describe, test, type TestContext } from 'node:test';
import { parseYaml } from '@redocly/openapi-core';
import { createFolder } from '../../db/testing/folder.js';
import { start } from '../../src/wiring/testing/run-main.js';
import { PROBLEMS } from '../../src/operator/problems.js';
import { projectRoot } from '../../src/project-root.js';
import { readHaproxyConfig } from '../develop/faults/haproxy.js';

const folder = new URL('scripts/deploy/', projectRoot);
const toPath = (name: string): string => fileURLToPath(new URL(name, folder));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** Returns the names of metrics in an expression: words that are followed by labels, a range or nothing. */
function metricsIn(expression: string): string[] {
  const withoutStrings = expression.replaceAll(/"[^"]*"/g, '""');
  const withoutLabels = withoutStrings
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|on|group_left) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  const words = [...withoutLabels.matchAll(/\b[a-z][a-z0-9_]*\b(?!\()/g)].map(([word]) => word);
  return words.filter((word) => word.includes('_') || word === 'problem');
}

const alerts = [
  ...read('alerts.yml').matchAll(/alert: (\w+)\n\s+expr: (?:>-\n)?([\s\S]*?)\n\s+(?:for|labels):/g),
].map(([, name = '', expression = '']) => ({ name, expression }));

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

interface ComposeFile {
  services: Record<string, Record<string, unknown> & { environment?: Record<string, unknown> }>;
}

const readCompose = (): ComposeFile => parseYaml(read('compose.yaml')) as ComposeFile;

describe('what the alerts and the dashboard read', () => {
  let shown = '';

  before(async () => {
    const { urls, stop } = await start({ LOG_LEVEL: 'silent' });
    shown = await (await fetch(`${urls.get('admin') ?? ''}/metrics`)).text();
    await stop('SIGTERM');
  });

  function assertMetrics(where: string, expression: string): void {
    const names = metricsIn(expression);
    assert.ok(names.length > 0 || expression.startsWith('up{'), `${where} reads no metric: ${expression}`);
    for (const name of names) {
      const family = name.replace(/_(bucket|count|sum)$/, '');
      assert.match(shown, new RegExp(`^# TYPE (${name}|${family}) `, 'm'), `${where} reads ${name}`);
    }
  }

  test('each alert reads metrics that a process has', () => {
    assert.equal(alerts.length, 5);
    for (const { name, expression } of alerts) assertMetrics(name, expression);
  });

  test('each panel reads metrics that a process has', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
    assert.ok(panels.length >= 10);
    for (const { title, targets } of panels) for (const { expr } of targets) assertMetrics(title, expr);
  });

  test('each metric that is not of Node.js itself is on a panel or in an alert', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
    const conditions = readFileSync(new URL('src/operator/problems.ts', projectRoot), 'utf8');
    const expressions = [
      ...[...conditions.matchAll(/'(\w+_\w+)'/g)].map(([, name = '']) => name),
      ...alerts.map(({ expression }) => expression),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const inUse = new Set(
      expressions.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
    );
    const own = [...shown.matchAll(/^# TYPE (\w+) /gm)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(nodejs|process)_/.test(name));
    assert.ok(own.length >= 14, `${own.length} metrics found`);
    assert.deepEqual(
      own.filter((name) => !inUse.has(name)),
      [],
    );
  });

  test('an unknown metric is noticed', () => {
    assert.throws(() => assertMetrics('an alert', 'rate(http_requests_made_up_total{a="b"}[5m]) > 1'));
  });
});

test('each problem has a section of the runbook, and those that wake somebody are problems', () => {
  const sections = [...read('runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  const names = Object.keys(PROBLEMS);
  assert.deepEqual(sections, ['ProcessDown', 'ProcessRestarts', ...names]);
  const named = alerts.flatMap(
    ({ expression }) => /name!?=~?"([^"]+)"/.exec(expression)?.[1]?.split('|') ?? [],
  );
  assert.deepEqual(
    named.filter((name) => !names.includes(name)),
    [],
  );
});

test('each alert has a test in which it fires', () => {
  const fired = read('alerts-test.yml').matchAll(/alertname: (\w+)\n\s+eval_time: \w+\n\s+exp_alerts:\n/g);
  assert.deepEqual(
    [...new Set([...fired].map(([, name]) => name))],
    alerts.map(({ name }) => name),
  );
});

test('each setting in the examples is one of .env.example', () => {
  const known = new Set(
    [...readFileSync(new URL('.env.example', projectRoot), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    ),
  );
  const others = new Set([
    'HOME',
    'NODE_ENV',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'RECORDS_ONE',
    'RECORDS_TWO',
    'RECORDS_THREE',
    'RECORDS_REQUESTS_PER_10S',
  ]);
  const used = [
    ...Object.values(readCompose().services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ...[...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, list = '']) =>
      list.split(' ').map((pair) => pair.split('=')[0]),
    ),
    ...['record-services.service', 'record-services-backup.service', 'record-services@.conf'].flatMap(
      (file) => [...read(file).matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name),
    ),
  ];
  assert.ok(used.length > 10);
  assert.deepEqual(
    used.filter((name = '') => !known.has(name) && !others.has(name)),
    [],
  );
});

const isMissing = (tool: string): string | false => {
  const probe = tool.includes(' ') ? `${tool} version` : `command -v ${tool}`;
  return spawnSync('sh', ['-c', probe]).status === 0 ? false : `${tool} is not installed`;
};

/** Runs a tool that must succeed, and returns what it has written. */
function runTool(tool: string, commandArguments: string[], settings: Record<string, string>): string {
  const [program = '', ...words] = tool.split(' ');
  const { status, stdout, stderr } = spawnSync(program, [...words, ...commandArguments], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    timeout: 30_000,
  });
  assert.equal(status, 0, stdout + stderr);
  return stdout + stderr;
}

/** Runs a checker on a file, or skips the test where it is not installed. */
function checkWith(
  tool: string,
  commandArguments: string[],
  file: string,
  settings: Record<string, string> = {},
): void {
  test(`${tool} accepts ${file}`, { skip: isMissing(tool) }, () => {
    runTool(tool, [...commandArguments, toPath(file)], settings);
  });
}

checkWith('promtool', ['check', 'rules'], 'alerts.yml');
checkWith('promtool', ['test', 'rules'], 'alerts-test.yml');
checkWith('promtool', ['check', 'config'], 'prometheus.yml');
checkWith('haproxy', ['-c', '-f'], 'haproxy.cfg', {
  RECORDS_ONE: '127.0.0.1',
  RECORDS_TWO: '127.0.0.1',
  RECORDS_THREE: '127.0.0.1',
});

/** Serves in place of the three services on an address of this machine: it responds with what it got, once it has the body. */
async function startStub(
  t: TestContext,
  host: string,
): Promise<{ requests: () => number; stop: () => void }> {
  let requests = 0;
  const servers: Server[] = [];
  const stop = (): void => servers.forEach((server) => server.close().closeAllConnections());
  t.after(stop);
  for (const port of [4000, 4001, 4002, 4003]) {
    const server = createHttpServer((request, response) => {
      if (port !== 4000) requests += 1;
      request.resume().on('end', () => response.end(JSON.stringify({ port, headers: request.headers })));
      request.on('error', () => undefined);
    }).listen(port, host);
    await once(server, 'listening');
    servers.push(server);
  }
  return { requests: () => requests, stop };
}

interface ProxiedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: { port?: number; headers?: IncomingHttpHeaders; error?: unknown };
}

/** Host names of the services by the port that haproxy.cfg gives each. */
const NAMES: Readonly<Record<number, string>> = {
  8001: 'aggregator.example',
  8002: 'verification.example',
  8003: 'records.example',
};

/** Sends a request to a proxy from another address of this machine. */
function requestFrom(
  localAddress: string,
  proxy: string,
  {
    port = 8001,
    name = NAMES[port] ?? '',
    headers = {},
  }: { port?: number; name?: string; headers?: Record<string, string> } = {},
): Promise<ProxiedResponse> {
  const named = { Host: name, ...headers };
  return new Promise((resolve, reject) => {
    get({ host: proxy, port, localAddress, headers: named, agent: false }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: JSON.parse(text || '{}') as ProxiedResponse['body'] });
      });
    }).on('error', reject);
  });
}

/** Opens connections that send the beginning of a body each; resolves with how many are still open once all were dealt with. */
async function openSlowBodies(
  t: TestContext,
  localAddress: string,
  proxy: string,
  count: number,
): Promise<number> {
  let isRefused = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: proxy, port: 8002, localAddress });
      socket
        .on('error', () => undefined)
        .on('close', () => (isRefused += 1))
        .on('data', () => socket.end());
      socket.write('POST /uploads/map HTTP/1.1\r\nHost: a\r\nContent-Length: 400000\r\n\r\n');
      socket.write(Buffer.alloc(1000));
      await once(socket, 'connect').catch(() => undefined);
      return socket;
    }),
  );
  t.after(() => sockets.forEach((socket) => socket.destroy()));
  const most = 100;
  for (let waited = 0; count - isRefused > most && waited < 200; waited += 1) await pause(20);
  return count - isRefused;
}

/** Starts a proxy in front of stubs; resolves once it lets requests through. */
async function startProxy(
  t: TestContext,
  program: string,
  words: string[],
  proxy: string,
  settings = {},
): Promise<void> {
  const child = spawn(program, words, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  t.after(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const first = await requestFrom('127.0.0.1', proxy).catch(() => undefined);
    if (first?.status === 200) return;
    await pause(50);
  }
  assert.fail(`${program} lets nothing through: ${said}`);
}

/** An address of this machine for each part; runs at the same time keep out of each other's way. */
function addresses(): { proxy: string; stub: string; stranger: string; other: string } {
  const network = `127.${randomInt(2, 250)}.${randomInt(1, 250)}`;
  return { proxy: `${network}.1`, stub: `${network}.2`, stranger: `${network}.3`, other: `${network}.4` };
}

async function checkSources(
  t: TestContext,
  { proxy, stranger, other }: ReturnType<typeof addresses>,
  requests: () => number,
): Promise<void> {
  const forged = { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
  for (const [port, servicePort] of [
    [8001, 4001],
    [8002, 4002],
    [8003, 4003],
  ] as const) {
    const { body } = await requestFrom(stranger, proxy, { port, headers: forged });
    const { 'x-forwarded-for': address, forwarded } = body.headers ?? {};
    assert.deepEqual([body.port, address, forwarded || undefined], [servicePort, stranger, undefined]);
  }
  const before = requests();
  const open = await openSlowBodies(t, stranger, proxy, 210);
  assert.ok(open <= 100, `${open} slow bodies of one source are open`);
  assert.ok(requests() - before <= 100, `${requests() - before} of them have reached a service`);
  assert.equal((await requestFrom(other, proxy)).status, 200);
}

/** Asserts that a body has the form of the errors of the service behind a port. */
function assertServiceError(port: number, body: ProxiedResponse['body'], code: string): void {
  const [sentence] = /[A-Z][^"]+\./.exec(JSON.stringify(body.error)) ?? [];
  const forms: Record<number, unknown> = {
    8001: { error: sentence, code },
    8002: { ok: false, error: { code, message: sentence } },
    8003: { error: sentence },
  };
  assert.deepEqual(body, forms[port]);
}

/** Without a server, responses have the form of the services' own errors. */
async function checkNoServer(proxy: string, stop: () => void): Promise<void> {
  stop();
  for (const port of [8001, 8002, 8003]) {
    const { status, headers, body } = await requestFrom('127.0.0.1', proxy, { port });
    assert.deepEqual(
      [status, headers['content-type'], headers['retry-after'], headers['access-control-allow-origin']],
      [503, 'application/json', '5', '*'],
    );
    assertServiceError(port, body, 'upstream_unavailable');
  }
}

test(
  'behind haproxy.cfg a source has its own address and no more than its share',
  { skip: isMissing('haproxy') },
  async (t) => {
    const at = addresses();
    const { requests, stop } = await startStub(t, at.stub);
    const hosts = { RECORDS_ONE: at.stub, RECORDS_TWO: at.stub, RECORDS_THREE: at.stub };
    const settings = { ...hosts, RECORDS_BIND: at.proxy, RECORDS_REQUESTS_PER_10S: '400' };
    const file = join(await createFolder(t), 'haproxy.cfg');
    // The port of TLS as one of HTTP, so that no certificate is needed.
    const byName = readHaproxyConfig().replace(/^ {2}# (bind "\S+:443" name \w+) ssl .*$/m, '  $1');
    writeFileSync(file, byName.replaceAll('443', '8443'));
    await startProxy(t, 'haproxy', ['-db', '-q', '-f', file], at.proxy, settings);
    for (const [port, name] of Object.entries(NAMES)) {
      const { body } = await requestFrom(at.stranger, at.proxy, { port: 8443, name });
      assert.equal(body.port, Number(port) - 4000, name);
      // On its own port a service has any name.
      assert.equal((await requestFrom(at.stranger, at.proxy, { name })).body.port, 4001);
    }
    await checkSources(t, at, requests);
    const flood = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const responses = [];
        for (let sent = 0; sent < 30; sent += 1) responses.push(await requestFrom(`${at.other}0`, at.proxy));
        return responses;
      }),
    );
    const refused = flood.flat().find(({ status }) => status === 429);
    assert.equal(refused?.headers['retry-after'], '10');
    assert.equal(refused.headers['access-control-expose-headers'], 'Retry-After');
    assertServiceError(8001, refused.body, 'rate_limited');
    assert.equal((await requestFrom(at.other, at.proxy)).status, 200);
    await checkNoServer(at.proxy, stop);
  },
);

test('the proxy listens on IPv6 too, and pages of other origins may read how long to wait', () => {
  const file = read('haproxy.cfg');
  for (const [listens, count] of [
    [/^ {2}bind (.*?):?800\d/gm, 3],
    [/^ {2}# bind (.*?):?443"? .*ssl crt/gm, 1],
  ] as const) {
    const hosts = [...file.matchAll(listens)].map(([, host]) => host);
    const newer = hosts.filter((host) => host === '[::]').length;
    assert.deepEqual([hosts.length - newer, newer], [count, count]);
  }
  const exposed = file.match(/Access-Control-Expose-Headers Retry-After/g)?.length;
  assert.equal(exposed, file.match(/\bRetry-After \d+/g)?.length);
});

test('compose.yaml trusts the address of its proxy alone', () => {
  const { services } = readCompose();
  const proxy = services['proxy']?.['networks'] as { default: { ipv4_address: string } };
  for (const name of ['one', 'two', 'three'])
    assert.equal(services[name]?.environment?.['TRUST_PROXY'], proxy.default.ipv4_address);
});

test('the unit, which several processes have as their template, asks for no unit of one process alone', () => {
  assert.doesNotMatch(read('record-services.service'), /^(?:Wants|Requires|BindsTo)=.*record-services/m);
  assert.match(read('record-services-health.timer'), /^WantedBy=record-services\.service$/m);
  assert.ok(read('README.md').includes('enable --now record-services record-services-health.timer '));
});

test('the unit of backups makes one with the settings of the services, and keeps the newest 14', async (t) => {
  const lines = read('record-services-backup.service').split('\n');
  for (const line of read('record-services.service').split('\n'))
    if (/^(?:WorkingDirectory|EnvironmentFile|Environment=DATA_DIR)=/.test(line))
      assert.ok(lines.includes(line), line);
  const folder = await createFolder(t);
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const { stop } = await start({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  t.after(() => stop('SIGTERM'));
  for (let day = 10; day < 26; day += 1)
    mkdirSync(join(backups, `2025-06-${day}-033000`), { recursive: true });
  mkdirSync(join(backups, 'mine'));
  for (const name of ['ExecStart', 'ExecStartPost']) {
    const line = lines.find((one) => one.startsWith(`${name}=`)) ?? '';
    const [, command = ''] = /^\w+=\/bin\/sh -c '(.*)'$/.exec(line) ?? [];
    const here = command
      .replaceAll('$$', '$')
      .replaceAll('%%', '%')
      .replaceAll('/var/backups/record-services', backups)
      .replace('/usr/bin/node', process.execPath);
    const { status, stderr } = spawnSync('sh', ['-c', here], {
      cwd: fileURLToPath(projectRoot),
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  }
  const kept = readdirSync(backups).sort();
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [15, '2025-06-13-033000', 'mine']);
  assert.ok(existsSync(join(backups, kept[13] ?? '', 'backup.json')), kept[13]);
});

const SYSTEMD = 'systemd-analyze';
test(`${SYSTEMD} accepts the unit, alone and as a template`, { skip: isMissing(SYSTEMD) }, async (t) => {
  const units = await createFolder(t);
  const template = join(units, 'record-services@.service');
  copyFileSync(toPath('record-services.service'), template);
  mkdirSync(`${template}.d`);
  copyFileSync(toPath('record-services@.conf'), join(`${template}.d`, 'record-services@.conf'));
  const ends = ['.service', '-health.service', '-health.timer', '-backup.service', '-backup.timer'];
  const files = ends.map((end) => toPath(`record-services${end}`));
  for (const unit of [...files, join(units, 'record-services@2.service')]) {
    // A setting that it does not know is only a line.
    assert.doesNotMatch(runTool(SYSTEMD, ['verify', unit], {}), /record-services/);
  }
});

test('the unit leaves little of the system open', { skip: isMissing(SYSTEMD) }, () => {
  const shown = runTool(SYSTEMD, ['security', '--offline=true', toPath('record-services.service')], {});
  assert.match(shown, /Overall exposure level for record-services\.service: [0-2]\.\d /);
});

test('promtool accepts the expressions of the panels', { skip: isMissing('promtool') }, async (t) => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  // Each as a rule that records it; Grafana puts a duration in place of its variable.
  const rules = expressions.map((expr, index) => ({
    record: `panel_${index}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  const file = join(await createFolder(t), 'panels.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  runTool('promtool', ['check', 'rules', file], {});
});

const COMPOSE = 'docker compose';
test(`${COMPOSE} accepts compose.yaml`, { skip: isMissing(COMPOSE) }, () => {
  const names = ['POSTGRES_PASSWORD', 'INGEST_TOKEN', 'ADMIN_TOKEN', 'WEBHOOK_SECRET'];
  const settings = Object.fromEntries(names.map((name) => [name, 'for-a-check']));
  runTool(COMPOSE, ['-f', toPath('compose.yaml'), 'config', '--quiet'], settings);
});
