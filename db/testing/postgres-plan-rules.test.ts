import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanNode } from './explain-statement.js';
import { costlyNodes } from './postgres-plan-rules.js';

const isSmall = (table: string): boolean => table === 'clubs';
const walk: PlanNode = { 'Node Type': 'Index Scan', 'Relation Name': 'events' };

test('a walk through a growing table, which no index leads, is costly', () => {
  assert.deepEqual(costlyNodes({ 'Node Type': 'Seq Scan', 'Relation Name': 'events' }, isSmall), [
    'Seq Scan on events',
  ]);
  assert.deepEqual(costlyNodes({ 'Node Type': 'Seq Scan', 'Relation Name': 'clubs' }, isSmall), []);
  assert.deepEqual(costlyNodes(walk, isSmall), ['Index Scan on events']);
  assert.deepEqual(costlyNodes({ ...walk, 'Index Cond': '(event_id = 1)' }, isSmall), []);
});

test('a limit ends a walk along an index, unless a sort or a sum is between them', () => {
  assert.deepEqual(costlyNodes({ 'Node Type': 'Limit', Plans: [walk] }, isSmall), []);
  const sort: PlanNode = { 'Node Type': 'Sort', Plans: [walk] };
  assert.deepEqual(costlyNodes({ 'Node Type': 'Limit', Plans: [sort] }, isSmall), ['Index Scan on events']);
  assert.deepEqual(costlyNodes({ 'Node Type': 'Aggregate', Plans: [walk] }, isSmall), [
    'Index Scan on events',
  ]);
});
