import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costlySteps, type PlanSchema, type PlanStep } from './plan-rules.js';

const schema: PlanSchema = {
  tables: new Set(['events', 'maps', 'clubs', 'event_search']),
  uniqueColumns: new Map([
    ['maps', 1],
    ['club_maps_key', 2],
  ]),
  isSmall: (table) => table === 'clubs',
};

/** Returns the costly steps of a plan whose steps stand beside each other. */
function costly(sql: string, ...details: string[]): string[] {
  const steps = details.map((detail, index): PlanStep => ({ id: index + 1, parent: 0, detail }));
  return costlySteps(sql, steps, schema);
}

const SORT = 'USE TEMP B-TREE FOR ORDER BY';

test('a walk through a table that grows is costly, under its own name and under another', () => {
  assert.deepEqual(costly('select * from `events` where type = ?', 'SCAN events'), ['SCAN events']);
  assert.deepEqual(costly('select * from events as e where e.type = ?', 'SCAN e'), ['SCAN e']);
  assert.deepEqual(costly('select count(*) from events', 'SCAN events USING COVERING INDEX i'), [
    'SCAN events USING COVERING INDEX i',
  ]);
});

test('a limit ends a walk along an index, or along the table where it is in the order that is wanted', () => {
  assert.deepEqual(costly('select * from events order by at limit ?', 'SCAN events USING INDEX i'), []);
  assert.deepEqual(costly('select * from events order by id limit ?', 'SCAN events'), []);
  assert.deepEqual(costly('select * from events where x = ? limit ?', 'SCAN events'), ['SCAN events']);
  assert.deepEqual(costly('select * from events order by x limit ?', 'SCAN events', SORT), [
    'SCAN events',
    SORT,
  ]);
});

test('small tables, rows that were sent and parts with plans of their own may be walked through and sorted', () => {
  assert.deepEqual(costly('select * from clubs c', 'SCAN c', SORT), []);
  assert.deepEqual(costly('select * from json_each(?)', 'SCAN json_each VIRTUAL TABLE INDEX 1:', SORT), []);
  assert.deepEqual(costly('select * from (select 1) as part', 'SCAN part', SORT), []);
});

test('a sort is costly unless each of its loops gives one row for each that was sent', () => {
  const sent = 'SCAN json_each VIRTUAL TABLE INDEX 1:';
  const sql = 'select * from json_each(?) join maps m join events e';
  assert.deepEqual(costly(sql, sent, 'SEARCH m USING PRIMARY KEY (map_uid=?)', SORT), []);
  assert.deepEqual(costly(sql, sent, 'SEARCH e USING INTEGER PRIMARY KEY (rowid=?)', SORT), []);
  assert.deepEqual(costly(sql, sent, 'SEARCH m USING INDEX club_maps_key (a=? AND b=?)', SORT), []);
  assert.deepEqual(costly(sql, sent, 'SEARCH m USING INDEX club_maps_key (a=?)', SORT), [SORT]);
  assert.deepEqual(costly(sql, 'SEARCH e USING INDEX events_of_project (project_key=?)', SORT), [SORT]);
});

test('an index for one statement, and a search index that nothing leads, are costly', () => {
  const automatic = 'SEARCH e USING AUTOMATIC COVERING INDEX (map_uid=?)';
  assert.deepEqual(costly('select * from maps m join events e', 'SCAN clubs', automatic), [automatic]);
  assert.deepEqual(costly('select * from event_search', 'SCAN event_search VIRTUAL TABLE INDEX 64:M1'), []);
  const walk = 'SCAN event_search VIRTUAL TABLE INDEX 0:';
  assert.deepEqual(costly('select * from event_search', walk), [walk]);
});

test('rows that were sent, walked through for each stored row, are the product of both', () => {
  const sent = 'SCAN json_each VIRTUAL TABLE INDEX 1:';
  const stored = 'SEARCH e USING INDEX events_of_map (map_uid=?)';
  assert.deepEqual(costly('select * from events e, json_each(?)', stored, sent), [sent]);
  assert.deepEqual(costly('select * from json_each(?), events e', sent, stored), []);
  const binary = 'SCAN jsonb_each VIRTUAL TABLE INDEX 1:';
  assert.deepEqual(costly('select * from events e, jsonb_each(?)', stored, binary), [binary]);
  assert.deepEqual(costly('select * from jsonb_each(?), events e', binary, stored), []);
});
