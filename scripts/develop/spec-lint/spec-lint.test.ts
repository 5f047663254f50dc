import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { createConfig, lint, loadConfig } from '@redocly/openapi-core';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const configPath = join(root, 'redocly.yaml');
const fixtures = join(root, 'scripts/develop/spec-lint/fixtures');

/** Every rule, with the beginnings of its findings in its bad fixture, in order. */
const findings: Record<string, string[]> = {
  'path-file-name': [
    'The path /api/runs/{runId} must be {$ref: paths/api_runs_{runId}.yaml}, got paths/runs.yaml',
    'The path /api/maps must be {$ref: paths/api_maps.yaml}, got an inline path',
  ],
  'nullable-copy': [
    'The schema LatestRun must say what Run says, except for nullable',
    'The schema LastMap must say what Map says, except for nullable',
  ],
  'property-documented': [
    'The property runId has no description',
    'The property timeMs has no example',
    'The property splits has no example',
  ],
  'parameter-documented': [
    'The parameter q has no description',
    'The parameter limit needs examples',
    'The parameter page has no minimum and maximum',
  ],
  'request-bounds': [
    "The request's body.name has no pattern or maxLength",
    "The request's body.splits has no maxItems",
    "The request's body.splits[] has no minimum and maximum",
  ],
  'examples-keyed': [
    'The body needs examples, keyed by scenario',
    'The example key "Example 1" must name a scenario',
    'The example "fastRun" has no summary',
  ],
  'examples-paired': [
    'The example "slowRun" of the 200 has no request: the parameter runId has no example of that key',
    'The example "unknownRun" of the 404 has no request: the body has no example of that key',
    'The example "fastRun" is one of the 200 and of the 404',
    'The request example "longRun" leads to no response',
  ],
  'volatile-exists': [
    'x-volatile names /data/storedAt, which no example has',
    'x-volatile names /data/laps/*/age, which no example has',
  ],
};

const copies = { LatestRun: 'Run', NewestRun: 'Run', LastMap: 'Map' };

/** The findings of a single rule in its bad document. */
async function lintFixture(rule: string): Promise<string[]> {
  const rules = { [`house/${rule}`]: { severity: 'error', copies } } as const;
  const plugins = ['./scripts/develop/spec-lint/plugin.js'];
  const config = await createConfig({ plugins, rules }, { configPath });
  const folder = join(fixtures, rule, 'runs/openapi.yaml');
  const problems = await lint({ ref: existsSync(folder) ? folder : join(fixtures, `${rule}.yaml`), config });
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

for (const [rule, expected] of Object.entries(findings)) {
  test(`${rule} is found in its bad fixture, and nothing else is`, async () => {
    const messages = await lintFixture(rule);
    assert.equal(messages.length, expected.length, messages.join('\n'));
    for (const start of expected) {
      assert.ok(
        messages.some((message) => message.startsWith(start)),
        `no "${start}" in:\n${messages.join('\n')}`,
      );
    }
  });
}

const project = await loadConfig({ configPath });

test('every rule is enabled as an error and has a bad document', () => {
  const own = project.plugins.flatMap((plugin) => Object.keys(plugin.rules?.oas3 ?? {}));
  const house = own.filter((rule) => rule.startsWith('house/'));
  assert.deepEqual(
    house.toSorted(),
    Object.keys(findings)
      .map((rule) => `house/${rule}`)
      .toSorted(),
  );
  for (const rule of house) assert.equal(project.getRuleSettings(rule, 'oas3_0').severity, 'error', rule);
});

test('every nullable copy that is compared is a schema of a service', () => {
  const { copies: compared } = project.getRuleSettings('house/nullable-copy', 'oas3_0') as {
    copies?: object;
  };
  const files = readdirSync(join(root, 'specs'), { recursive: true, encoding: 'utf8' });
  const schemas = files
    .filter((file) => /^\w+\/schemas\//.test(file))
    .flatMap((file) => readFileSync(join(root, 'specs', file), 'utf8').match(/^\w+(?=:)/gm) ?? []);
  const names = Object.entries(compared ?? {}).flat() as string[];
  assert.ok(names.length > 0);
  for (const name of names) assert.ok(schemas.includes(name), name);
});
