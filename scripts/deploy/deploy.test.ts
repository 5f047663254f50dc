import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { before, describe, test } from 'node:test';
import { parseYaml } from '@redocly/openapi-core';
import { createFolder } from '../../db/testing/folder.js';
import { start } from '../../src/main/testing/run-main.js';
import { projectRoot } from '../../src/project-root.js';

const folder = new URL('scripts/deploy/', projectRoot);
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** Returns the names of metrics in an expression: words that are followed by labels, a range or nothing. */
function metricsIn(expression: string): string[] {
  const withoutStrings = expression.replaceAll(/"[^"]*"/g, '""');
  const withoutLabels = withoutStrings
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|on|group_left) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  const words = [...withoutLabels.matchAll(/\b[a-z][a-z0-9_]*\b(?!\()/g)].map(([word]) => word);
  return words.filter((word) => word.includes('_'));
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

/** A list with `!override` replaces the one of the file before it. */
const readCompose = (name: string): ComposeFile =>
  parseYaml(read(name).replaceAll('!override ', '')) as ComposeFile;

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
    assert.ok(alerts.length >= 10, `${alerts.length} alerts found`);
    for (const { name, expression } of alerts) assertMetrics(name, expression);
  });

  test('each panel reads metrics that a process has', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
    assert.ok(panels.length >= 10);
    for (const { title, targets } of panels) for (const { expr } of targets) assertMetrics(title, expr);
  });

  test('each metric that is not of Node.js itself is on a panel or in an alert', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
    const expressions = [
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

test('each alert has a section of the runbook, and each section an alert', () => {
  const sections = [...read('README.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(
    sections,
    alerts.map(({ name }) => name),
  );
});

test('each alert has a test in which it fires', () => {
  const fired = read('alerts-test.yml').matchAll(/alertname: (\w+)\n\s+eval_time: \w+\n\s+exp_alerts:\n/g);
  assert.deepEqual(
    [...fired].map(([, name]) => name),
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
    'NODE_ENV',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'RECORDS_ONE',
    'RECORDS_TWO',
    'RECORDS_THREE',
    // The SDK's.
    'AWS_REGION',
    'AWS_ENDPOINT_URL_S3',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
  ]);
  const used = [
    ...['compose.yaml', 'compose.s3.yaml'].flatMap((file) =>
      Object.values(readCompose(file).services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ),
    ...[...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, list = '']) =>
      list.split(' ').map((pair) => pair.split('=')[0]),
    ),
    ...['record-services.service', 'record-services@.conf'].flatMap((file) =>
      [...read(file).matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name),
    ),
  ];
  assert.ok(used.length > 10);
  assert.deepEqual(
    used.filter((name = '') => !known.has(name) && !others.has(name)),
    [],
  );
});

test('with compose.s3.yaml each process has its artifacts in the bucket and a folder of its own, and all else as before', () => {
  const base = readCompose('compose.yaml').services;
  const { services } = readCompose('compose.s3.yaml');
  const processes = Object.keys(base).filter((name) => 'build' in (base[name] ?? {}));
  assert.deepEqual(Object.keys(services), processes);
  const dataDir = /^ENV .*\bDATA_DIR=(\S+)/m.exec(read('Dockerfile'))?.[1];
  for (const [name, changed] of Object.entries(services)) {
    assert.deepEqual(Object.keys(changed), ['environment', 'volumes'], name);
    assert.ok('ARTIFACT_STORE' in (changed.environment ?? {}), name);
    // Without a name before it, the volume belongs to one container.
    assert.deepEqual(changed['volumes'], [dataDir], name);
  }
  assert.equal(read('compose.s3.yaml').match(/volumes: !override /g)?.length, 1);
});

const isMissing = (tool: string): string | false => {
  const probe = tool.includes(' ') ? `${tool} version` : `command -v ${tool}`;
  return spawnSync('sh', ['-c', probe]).status === 0 ? false : `${tool} is not installed`;
};

/** Runs a tool that must succeed, and returns what it has written. */
function runTool(tool: string, argumentsOf: string[], settings: Record<string, string>): string {
  const [program = '', ...words] = tool.split(' ');
  const { status, stdout, stderr } = spawnSync(program, [...words, ...argumentsOf], {
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
  argumentsOf: string[],
  file: string,
  settings: Record<string, string> = {},
): void {
  test(`${tool} accepts ${file}`, { skip: isMissing(tool) }, () => {
    runTool(tool, [...argumentsOf, pathOf(file)], settings);
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

const SYSTEMD = 'systemd-analyze';
test(`${SYSTEMD} accepts the unit, alone and as a template`, { skip: isMissing(SYSTEMD) }, async (t) => {
  const units = await createFolder(t);
  const template = join(units, 'record-services@.service');
  copyFileSync(pathOf('record-services.service'), template);
  mkdirSync(`${template}.d`);
  copyFileSync(pathOf('record-services@.conf'), join(`${template}.d`, 'record-services@.conf'));
  const files = ['.service', '-health.service', '-health.timer'].map((end) =>
    pathOf(`record-services${end}`),
  );
  for (const unit of [...files, join(units, 'record-services@2.service')]) {
    // A setting that it does not know is only a line.
    assert.doesNotMatch(runTool(SYSTEMD, ['verify', unit], {}), /record-services/);
  }
});

test('the unit leaves little of the system open', { skip: isMissing(SYSTEMD) }, () => {
  const shown = runTool(SYSTEMD, ['security', '--offline=true', pathOf('record-services.service')], {});
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
test(`${COMPOSE} accepts compose.yaml alone and with compose.s3.yaml`, { skip: isMissing(COMPOSE) }, () => {
  const names = ['POSTGRES_PASSWORD', 'INGEST_TOKEN', 'ADMIN_TOKEN', 'WEBHOOK_SECRET'];
  const settings = {
    ...Object.fromEntries(names.map((name) => [name, 'for-a-check'])),
    ARTIFACT_STORE: 's3://records/artifacts',
  };
  const files = ['-f', pathOf('compose.yaml')];
  runTool(COMPOSE, [...files, 'config', '--quiet'], settings);
  runTool(COMPOSE, [...files, '-f', pathOf('compose.s3.yaml'), 'config', '--quiet'], settings);
});
