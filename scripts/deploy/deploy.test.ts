import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { before, describe, test, type TestContext } from 'node:test';
import { parseYaml } from '@redocly/openapi-core';
import { createFolder } from '../../db/testing/folder.js';
import { start } from '../../src/wiring/testing/run-main.js';
import { PROBLEMS } from '../../src/operator/problems.js';
import { projectRoot } from '../../src/project-root.js';
import { startHaproxy } from '../develop/faults/haproxy.js';

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
});

test('each problem has a section of the runbook, and alerts name existing problems', () => {
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

/** Serves in place of the three services on an address of this machine: responds with the port and the headers that it got. */
async function startStub(t: TestContext, host: string): Promise<() => void> {
  const servers = await Promise.all(
    [4000, 4001, 4002, 4003].map(async (port) => {
      const server = createHttpServer(({ headers }, response) =>
        response.end(JSON.stringify({ port, headers })),
      );
      await once(server.listen(port, host), 'listening');
      return server;
    }),
  );
  const stop = (): void => servers.forEach((server) => server.close().closeAllConnections());
  t.after(stop);
  return stop;
}

interface ProxiedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: { port?: number; headers?: IncomingHttpHeaders; error?: unknown };
}

/** Sends a request to the proxy from another address of this machine. */
async function requestFrom(
  localAddress: string,
  host: string,
  port = 8001,
  headers: Record<string, string> = {},
): Promise<ProxiedResponse> {
  const [response] = (await once(get({ host, port, localAddress, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const body = (await json(response)) as ProxiedResponse['body'];
  return { status: response.statusCode ?? 0, headers: response.headers, body };
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

test(
  'behind haproxy.cfg a service gets the address of the client, too many requests are refused, and errors have the form of the service',
  { skip: isMissing('haproxy') },
  async (t) => {
    // Runs at the same time have other addresses of this machine.
    const network = `127.${randomInt(2, 250)}.${randomInt(1, 250)}`;
    const [proxy, stub, client, flooder] = [1, 2, 3, 4].map((part) => `${network}.${part}`) as [
      string,
      string,
      string,
      string,
    ];
    const stopStub = await startStub(t, stub);
    t.after(await startHaproxy(proxy, [stub, stub, stub], '400'));
    const forged = { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
    for (const port of [8001, 8002, 8003]) {
      const { body } = await requestFrom(client, proxy, port, forged);
      const { 'x-forwarded-for': address, forwarded } = body.headers ?? {};
      assert.deepEqual([body.port, address, forwarded || undefined], [port - 4000, client, undefined]);
    }
    let refused: ProxiedResponse | undefined;
    for (let sent = 0; sent < 600 && refused === undefined; sent += 20) {
      const some = await Promise.all(Array.from({ length: 20 }, () => requestFrom(flooder, proxy)));
      refused = some.find(({ status }) => status === 429);
    }
    assert.equal(refused?.headers['retry-after'], '10');
    assert.equal(refused.headers['access-control-expose-headers'], 'Retry-After');
    assertServiceError(8001, refused.body, 'rate_limited');
    assert.equal((await requestFrom(client, proxy)).status, 200);
    stopStub();
    for (const port of [8001, 8002, 8003]) {
      const { status, headers, body } = await requestFrom(client, proxy, port);
      assert.deepEqual(
        [status, headers['content-type'], headers['retry-after'], headers['access-control-allow-origin']],
        [503, 'application/json', '5', '*'],
      );
      assertServiceError(port, body, 'upstream_unavailable');
    }
  },
);

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
