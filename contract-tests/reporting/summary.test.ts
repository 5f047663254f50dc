import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { nameCells, type Finding } from './report-model.js';
import { HOSTILE, sampleRun } from './sample-run.js';
import { toFindingLines, toMarkdown } from './summary.js';

/** Returns the third line of a finding. */
function readThirdLine(more: Partial<Finding>): string | undefined {
  const nowhere = { target: null, operation: null, status: null, alsoIn: [], blocks: [], seenBy: [] };
  const finding = { ...nowhere, service: 'catalog', name: 'a route', cause: '', sentence: 'It is late.' };
  const [shown] = toFindingLines([{ ...finding, ...more }]);
  return shown?.split('\n')[2]?.trim();
}

test('Only the words of the document are called so', () => {
  equal(readThirdLine({ quote: 'It is never late.' }), 'The document: "It is never late."');
  equal(
    readThirdLine({ rule: 'The response is compared with another.' }),
    'The response is compared with another.',
  );
});

test('findings about the run are shown before all', () => {
  const nowhere = { target: null, operation: null, status: null, alsoIn: [], blocks: [], seenBy: [] };
  const findings: Finding[] = ['one', 'two', 'three', 'four', 'five', 'six'].map((sentence) => ({
    ...nowhere,
    service: sentence === 'two' ? null : 'catalog',
    name: 'a route',
    cause: sentence,
    sentence,
  }));
  const lines = toFindingLines(findings);
  deepEqual(
    lines.map((line) => line.split('\n')[0]),
    [
      'FAILED two',
      'FAILED catalog: one In a route.',
      'FAILED catalog: three In a route.',
      'FAILED catalog: four In a route.',
      'FAILED catalog: five In a route.',
      'FAILED besides: 1 finding, in the report.',
    ],
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

test('Markdown has each finding with its request, and nothing of a response as markup', () => {
  const text = toMarkdown(sampleRun);
  match(text, /^## Contract: 1 of 4 responses is wrong: GET \/maps\/\{uid\} 404\n/);
  match(text, /\n### maps: GET \/maps\/\{uid\} 404\n\n```\n[^]*\ncurl -i 'http:[^]*\n```\n/);
  const [finding] = sampleRun.findings as [Finding];
  const fenced = toMarkdown({ ...sampleRun, findings: [{ ...finding, sentence: `\`\`\`\n${HOSTILE}` }] });
  match(fenced, /\n````\n```\n<\/script>[^]*\n````\n/);
});
