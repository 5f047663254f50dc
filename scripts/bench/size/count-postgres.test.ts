import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLog } from './count-postgres.js';

test('counts the statements of a log, and the rows that the scans of its plans look at', () => {
  const plan = {
    'Query Text': 'SELECT 1',
    Plan: {
      'Node Type': 'Nested Loop',
      'Actual Rows': 99,
      'Actual Loops': 1,
      Plans: [
        { 'Node Type': 'Seq Scan', 'Actual Rows': 10, 'Actual Loops': 1, 'Rows Removed by Filter': 5 },
        { 'Node Type': 'Index Scan', 'Actual Rows': 0.5, 'Actual Loops': 10 },
        { 'Node Type': 'Function Scan', 'Actual Rows': 1000, 'Actual Loops': 1 },
      ],
    },
  };
  const lines = JSON.stringify(plan, null, 2)
    .split('\n')
    .map((line) => `\t${line}\n`)
    .join('');
  const log = `LOG:  statement: BEGIN;SET LOCAL statement_timeout = 2000;
LOG:  execute s_1: SELECT 1
DETAIL:  Parameters: $1 = 'LOG:'
LOG:  duration: 0.123 ms  plan:
${lines}LOG:  statement: SELECT 2
\tFROM b
LOG:  statement: COMMIT;
`;
  assert.deepEqual(readLog(log), { statements: 2, rows: 20 });
});
