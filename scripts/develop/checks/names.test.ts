import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../../../src/project-root.js';
import { findNameFaults, readNamedParts, type NamedParts } from './names.js';

const good: NamedParts = {
  operationIds: ['getThing'],
  handlerFiles: ['getThing', 'index', 'responses'],
  handlerTexts: { getThing: `export const getThing: Handler<'getThing'> = …` },
  mapKeys: ['getThing'],
};

const bad: [string, Partial<NamedParts>, RegExp][] = [
  ['an operation without a handler file', { handlerFiles: ['index'] }, /no handler file getThing\.ts/],
  [
    'a handler file without an operation',
    { handlerFiles: ['getThing', 'getOther'] },
    /getOther\.ts is spelled like no/,
  ],
  [
    'a handler under another name',
    { handlerTexts: { getThing: 'export const fetchThing' } },
    /does not export getThing/,
  ],
  ['an operation without a map key', { mapKeys: [] }, /no key getThing/],
  ['a map key without an operation', { mapKeys: ['getThing', 'getOther'] }, /Map key getOther/],
];

test('names that agree have no faults', () => {
  assert.deepEqual(findNameFaults(good), []);
});

for (const [name, change, message] of bad) {
  test(`notices ${name}`, () => {
    const faults = findNameFaults({ ...good, ...change });
    assert.equal(faults.length, 1, faults.join(' '));
    assert.match(faults[0] ?? '', message);
  });
}

for (const service of readdirSync(new URL('generated/', projectRoot))) {
  test(`operationIds, handler files and map keys of ${service} agree`, () => {
    const parts = readNamedParts(projectRoot, service);
    assert.ok(parts.operationIds.length > 0, 'nothing was read');
    assert.deepEqual(findNameFaults(parts), []);
  });
}
