import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiDocument } from '../../src/openapi-document.js';
import { compareDocuments } from './compare-documents.js';
import { changes } from './fixtures/changes.js';
import { createReleased } from './fixtures/released.js';

/** Returns each finding as one text. */
function findingsOf(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return compareDocuments(before, after).map(({ where, what, whom }) => `${where} ${what}; ${whom}`);
}

test('a document breaks nobody when nothing has changed', () => {
  deepEqual(findingsOf(createReleased(), createReleased()), []);
});

for (const { name, change, mutations } of changes) {
  test(`${name} ${mutations === null ? 'breaks nobody' : 'breaks clients'}`, () => {
    const [before, after] = [createReleased(), createReleased()];
    change(after);
    const findings = findingsOf(before, after);
    if (mutations === null) return deepEqual(findings, []);
    equal(findings.length, 1, `judged: ${findings.join(' | ')}`);
    match(findings[0] ?? '', mutations);
  });
}

test('there are at least 20 pairs of either kind', () => {
  equal(changes.filter(({ mutations }) => mutations !== null).length >= 20, true);
  equal(changes.filter(({ mutations }) => mutations === null).length >= 20, true);
});
