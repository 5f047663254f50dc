import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../project-root.js';
import { hasWords, describe } from './pattern-words.js';

type Node = Record<string, unknown>;

/** Returns the patterns of requests, with references resolved. */
function requestPatterns(document: Node): Set<string> {
  const patterns = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { $ref, pattern, ...rest } = value as Node;
    if (typeof pattern === 'string') patterns.add(pattern);
    if (typeof $ref === 'string') visit(resolve(document, $ref));
    Object.values(rest).forEach(visit);
  };
  for (const item of Object.values(document.paths as Record<string, Node>)) {
    visit(item.parameters);
    for (const operation of Object.values(item) as Node[])
      visit([operation.parameters, operation.requestBody]);
  }
  return patterns;
}

function resolve(document: Node, reference: string): unknown {
  const names = reference.slice(2).split('/');
  return names.reduce<unknown>((node, name) => (node as Node)[name], document);
}

for (const service of ['aggregator', 'verification', 'catalog']) {
  test(`each pattern of a request to the ${service} has words`, () => {
    const file = new URL(`generated/${service}/openapi.json`, projectRoot);
    const patterns = requestPatterns(JSON.parse(readFileSync(file, 'utf8')) as Node);
    assert.ok(patterns.size > 0);
    assert.deepEqual(
      [...patterns].filter((pattern) => !hasWords(pattern)),
      [],
    );
  });
}

test('a pattern is said in words, and quoted where it has none', () => {
  assert.equal(describe('^https?://\\S+$'), 'be an http or https URL without white space');
  assert.equal(describe('^b$'), 'match ^b$');
});
