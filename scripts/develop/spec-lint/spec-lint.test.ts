import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { createConfig, lint, loadConfig } from '@redocly/openapi-core';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const configPath = join(root, 'redocly.yaml');
const fixtures = join(root, 'scripts/develop/spec-lint/fixtures');

const OUTCOME = 'A response description must state the outcome';
const OPERATION_ID = 'An operationId must be a verb and a noun';
const STATUS = 'A status must be one that a request can earn';
const STABILITY = 'x-stability must be one of existing, stable, legacy';
const ACCESS = 'x-access must be one of public, protected';

/** Every rule, with the beginnings of its findings in its bad fixture, in order. */
const findings: Record<string, string[]> = {
  'summary-style': [
    'The summary "Gets runs" must begin with one of Get, List',
    'The summary "Get" has 1 words',
    'The summary "Get the run." ends with punctuation',
  ],
  'description-adds': [
    'The description repeats the summary "List all runs"',
    'The operation has no description',
  ],
  sentences: [
    'The description "a run is a drive from start to finish." must begin with a capital',
    'The description "A map is a place to drive on" must end with a period',
    'The description "A car is  what is driven." has two spaces',
  ],
  'response-outcome': [OUTCOME, OUTCOME],
  'tag-definition': ['The description of a tag must define the noun'],
  'operation-id-style': [OPERATION_ID, OPERATION_ID],
  'path-file-name': [
    'The path /api/runs/{runId} must be {$ref: paths/api_runs_{runId}.yaml}, got paths/runs.yaml',
    'The path /api/maps must be {$ref: paths/api_maps.yaml}, got an inline path',
  ],
  'schema-name': [
    'The schema name "run_list" must be PascalCase',
    'The schema name "run" must be PascalCase',
  ],
  'no-all-of': ['allOf hides what a body really has'],
  'no-any-of-fields': ['Tools refuse anyOf beside properties'],
  'nullable-copy': [
    'The schema LatestRun must say what Run says, except for nullable',
    'The schema LastMap must say what Map says, except for nullable',
  ],
  'explicit-status': [STATUS, STATUS, STATUS],
  'retry-after': [
    'The 429 must document the header',
    'The 503 must document the header',
    'The 429 must document the header',
  ],
  stability: [STABILITY, STABILITY],
  access: [ACCESS, ACCESS],
  'contract-safe': [
    "The operation's x-contract-safe must be true or false, got undefined",
    "The operation's x-contract-safe must be true or false, got yes",
  ],
  notes: ['x-notes must be a list of sentences'],
  'file-referenced': [
    'Nothing refers to schemas/Old.yaml',
    'Nothing refers to schemas/OldList.yaml',
    'Nothing refers to ../shared/parameters/page.yaml',
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
  'link-resolves': [
    'The link leads to getRuns, which no operation is',
    'The link sets id, which getRun does not have',
    'The link takes runId from a place that no example has',
    'The link takes runId from a place that no example has',
  ],
};

const copies = { LatestRun: 'Run', NewestRun: 'Run', LastMap: 'Map' };

/** The documents of a rule's bad fixture: one file, or the specs in a folder. */
function listFixtures(rule: string): string[] {
  if (existsSync(join(fixtures, `${rule}.yaml`))) return [join(fixtures, `${rule}.yaml`)];
  const services = readdirSync(join(fixtures, rule)).filter((name) => name !== 'shared');
  return services.map((service) => join(fixtures, rule, service, 'openapi.yaml'));
}

const project = await loadConfig({ configPath });
const configured = project.resolvedConfig.rules ?? {};

/** The findings of a single rule in a fixture: one of ours, or an assertion of redocly.yaml. */
async function lintFixture(rule: string): Promise<string[]> {
  const assertion = configured[`rule/${rule}`];
  const own = { severity: 'error', verbs: ['Get', 'List'], copies } as const;
  const config = await createConfig(
    {
      plugins: ['./scripts/develop/spec-lint/plugin.js'],
      rules: assertion ? { [`rule/${rule}`]: assertion } : { [`house/${rule}`]: own },
    },
    { configPath },
  );
  const problems = await Promise.all(listFixtures(rule).map((ref) => lint({ ref, config })));
  return problems
    .flat()
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
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

test('every rule is enabled as an error and has a fixture and an expectation', () => {
  const own = project.plugins
    .filter((plugin) => plugin.id === 'house')
    .flatMap((plugin) => Object.keys(plugin.rules?.oas3 ?? {}).map((name) => name.replace('house/', '')));
  const assertions = Object.keys(configured).filter((name) => name.startsWith('rule/'));
  const offered = [...own, ...assertions.map((name) => name.replace('rule/', ''))].toSorted();
  const fixtureNames = readdirSync(fixtures)
    .filter((name) => !['paths', 'schemas'].includes(name))
    .map((name) => name.replace('.yaml', ''));

  assert.deepEqual(offered, Object.keys(findings).toSorted());
  assert.deepEqual(offered, fixtureNames.toSorted());
  for (const rule of own) {
    assert.equal(project.getRuleSettings(`house/${rule}`, 'oas3_0').severity, 'error', rule);
  }
});

test('every nullable copy that is compared is a schema of a service', () => {
  const { copies: compared } = project.getRuleSettings('house/nullable-copy', 'oas3_0') as {
    copies?: object;
  };
  const files = readdirSync(join(root, 'specs'), { recursive: true, encoding: 'utf8' });
  const names = Object.entries(compared ?? {}).flat() as string[];
  assert.ok(names.length > 0);
  for (const name of names)
    assert.ok(
      files.some((file) => /^\w+\/schemas\//.test(file) && file.endsWith(`/${name}.yaml`)),
      name,
    );
});
