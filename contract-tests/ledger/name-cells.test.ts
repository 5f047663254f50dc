import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { nameCells } from './name-cells.js';

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
