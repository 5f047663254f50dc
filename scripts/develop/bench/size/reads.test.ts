import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations as aggregator } from '../../../../generated/aggregator/operations.js';
import { operations as catalog } from '../../../../generated/catalog/operations.js';
import { operations as verification } from '../../../../generated/verification/operations.js';
import { readsOf } from './reads.js';
import { countsOf, FULL_EVENTS } from './size-rows.js';

const services = { aggregator, verification, catalog };
/** Sent as POST for the length of what they ask for. */
const READS_WITH_BODY = ['aggregator resolveDisplayNames', 'verification resolveVerdicts'];

const readOperations = Object.entries(services).flatMap(([service, operations]) =>
  Object.values(operations)
    .map((operation) => ({ ...operation, key: `${service} ${operation.operationId}` }))
    .filter(({ key, method }) => method === 'get' || READS_WITH_BODY.includes(key)),
);
const measured = readsOf(countsOf(FULL_EVENTS)).map((read) => ({
  ...read,
  key: `${read.service} ${read.operation}`,
}));

test('every operation that reads is measured, and no other', () => {
  assert.deepEqual(
    [...new Set(measured.map(({ key }) => key))].sort(),
    readOperations.map(({ key }) => key).sort(),
    'An operation that reads has its requests in scripts/develop/bench/size/reads.ts, where its cost at full size is measured.',
  );
});

test('every parameter of an operation that reads is measured', () => {
  const missing = readOperations.flatMap(({ key, parameters }) => {
    const targets = measured.filter((read) => read.key === key).flatMap((read) => read.targets);
    const sent = new Set(targets.flatMap(({ path }) => [...new URL(path, 'http://x').searchParams.keys()]));
    return parameters.flatMap(({ name, in: place }) =>
      place === 'query' && !sent.has(name) ? [`${key} ${name}`] : [],
    );
  });
  assert.deepEqual(missing, [], 'A request in scripts/develop/bench/size/reads.ts sends each parameter.');
});

test('no two reads have the same name, and each has something to send', () => {
  const names = measured.map(({ key, variant }) => `${key} ${variant}`);
  assert.equal(new Set(names).size, names.length);
  assert.ok(measured.every(({ targets }) => targets.length > 0));
});
