import { deepEqual, equal, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { suites } from './scenarios/services.js';
import { selectOperations, testedOperations, withoutVerifier } from './select-operations.js';

function listTested(only: string[], except: string[] = []): Record<string, string[]> {
  const selected = selectOperations(suites, only, except);
  return Object.fromEntries(
    selected.map((suite) => [suite.service, testedOperations(suite).map(({ id }) => id)]),
  );
}

test('Operations are selected in every service that has them, and other services are not tested', () => {
  deepEqual(listTested(['getMap', 'getClub']), {
    aggregator: ['getClub'],
    catalog: ['getMap', 'getClub'],
  });
});

test('Operations are selected by their tag, and some of them left out', () => {
  deepEqual(listTested(['Artifacts', 'Submissions'], ['uploadMap']), {
    verification: ['uploadReplay', 'createReplaySubmission'],
  });
  const all = listTested([], ['Artifacts']);
  deepEqual([Object.keys(all).length, all['verification']?.includes('uploadReplay')], [3, false]);
});

test('Without a selection every suite is whole', () => {
  equal(selectOperations(suites, []), suites);
});

test('Without a verifier, every documented response of the other scenarios is still tested', () => {
  const left = withoutVerifier(suites);
  for (const [index, { scenarios }] of left.entries()) {
    const responses = (all: typeof scenarios): string[] =>
      [...new Set(all.map(({ operation, status }) => `${operation} ${status}`))].sort();
    deepEqual(responses(scenarios), responses(suites[index]?.scenarios ?? []));
  }
  const names = suites
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ needsVerifier }) => needsVerifier)
    .map(({ operation }) => operation);
  deepEqual([...new Set(names)].sort(), [
    'createReplaySubmission',
    'getRecord',
    'getRecordVerdicts',
    'listMapVerdicts',
  ]);
});

test('A selection that leaves nothing is refused', () => {
  throws(() => selectOperations(suites, ['getMap'], ['getMap']), /leave no operation to test/);
});

test('An unknown operation is refused with the ids that are near, if there are any', () => {
  throws(
    () => selectOperations(suites, ['getMap', 'listDisplayName']),
    /^Error: --operation takes an operationId or a tag of aggregator, verification, catalog, got "listDisplayName"\. Near it: listDisplayNames, \w+, \w+\.$/,
  );
  throws(() => selectOperations(suites, ['nope']), /got "nope"\.$/);
  throws(() => selectOperations(suites, [], ['verifer']), /Near it: verifier/);
  throws(() => selectOperations(suites, [], ['uploadMaps']), /^Error: --skip takes an operationId or a tag/);
  throws(
    () => selectOperations(suites.slice(0, 1), ['reportWorldRecord']),
    /a tag of aggregator, got "reportWorldRecord"/,
  );
});
