import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { nameCells, type Finding } from './report-model.js';
import { toFindingLines } from './summary.js';

/** Returns the third line of a finding. */
function readThirdLine(more: Partial<Finding>): string | undefined {
  const nowhere = { target: null, operation: null, status: null, alsoIn: [], blocks: [], seenBy: [] };
  const finding = { ...nowhere, service: 'catalog', name: 'a route', cause: '', sentence: 'It is late.' };
  const [shown] = toFindingLines([{ ...finding, ...more }], () => false);
  return shown?.split('\n')[2]?.trim();
}

test('Only the words of the document are called so', () => {
  equal(readThirdLine({ quote: 'It is never late.' }), 'The document: "It is never late."');
  equal(
    readThirdLine({ rule: 'The response is compared with another.' }),
    'The response is compared with another.',
  );
});

const cell = (operation: string, status: number): { operation: string; status: number } => ({
  operation,
  status,
});

test('cells are named by status, and all operations as a count', () => {
  const cells = [cell('getMap', 429), cell('getMap', 401), cell('listMaps', 429), cell('getMap', 429)];
  equal(nameCells(cells, 2), '401 of getMap; 429 of all 2 operations');
  equal(nameCells(cells, 3), '401 of getMap; 429 of getMap, listMaps');
  equal(nameCells([], 3), '');
});
