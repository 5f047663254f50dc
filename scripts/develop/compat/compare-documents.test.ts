import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { compareDocuments } from './compare-documents.js';
import { bodyChanges } from './fixtures/body-changes.js';
import { createReleased } from './fixtures/released.js';
import { requestChanges } from './fixtures/request-changes.js';
import { responseChanges } from './fixtures/response-changes.js';

/** Every rule, on a pair of documents. */
const changes = [...requestChanges, ...bodyChanges, ...responseChanges];

/** Returns each finding as one text. */
function listFindings(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return compareDocuments(before, after).map(({ where, what, affected }) => `${where} ${what}; ${affected}`);
}

test('an unchanged document has no breaking changes', () => {
  deepEqual(listFindings(createReleased(), createReleased()), []);
});

for (const { name, change, breaking } of changes) {
  test(`${name} ${breaking === null ? 'is compatible' : 'is a breaking change'}`, () => {
    const [before, after] = [createReleased(), createReleased()];
    change(after);
    const findings = listFindings(before, after);
    if (breaking === null) return deepEqual(findings, []);
    equal(findings.length, 1, `found: ${findings.join(' | ')}`);
    match(findings[0] ?? '', breaking);
  });
}

test('there are at least 20 pairs of either kind', () => {
  equal(changes.filter(({ breaking }) => breaking !== null).length >= 20, true);
  equal(changes.filter(({ breaking }) => breaking === null).length >= 20, true);
});
