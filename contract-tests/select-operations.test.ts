import { deepEqual, equal, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { suites } from './scenarios/services.js';
import { selectOperations, testedOperations } from './select-operations.js';

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

test('An unknown operation is refused with the nearest ids', () => {
  throws(
    () => selectOperations(suites, ['getMap', 'listDisplayName']),
    /^Error: --operation takes an operationId or a tag of aggregator, verification, catalog, got "listDisplayName"\. The nearest are listDisplayNames, \w+, \w+\.$/,
  );
  throws(() => selectOperations(suites, [], ['uploadMaps']), /^Error: --skip takes an operationId or a tag/);
  throws(
    () => selectOperations(suites.slice(0, 1), ['reportWorldRecord']),
    /a tag of aggregator, got "reportWorldRecord"/,
  );
});
