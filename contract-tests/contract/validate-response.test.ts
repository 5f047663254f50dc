import { deepEqual, fail, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { suites } from '../scenarios/services.js';
import { exampleValues, listOperations } from './document.js';
import { validateResponse } from './validate-response.js';

type Body = Record<string, unknown> & { events: Record<string, unknown>[] };

test('a response that may have one of two schemas has the faults of the nearer one', () => {
  const suite = suites.find(({ service }) => service === 'catalog') ?? fail('no catalog');
  const operation = listOperations(suite.document).find(({ id }) => id === 'listEvents');
  const content = operation?.responses.get(200)?.content?.['application/json'];
  ok(operation && content);
  const examples = exampleValues(suite.document, content);
  const sentencesOf = (example: string, change: (body: Body) => void): string[] => {
    const json = structuredClone(examples.get(example)) as Body;
    change(json);
    const headers = { 'content-type': 'application/json' };
    const response = { status: 200, headers, body: Buffer.from('{}'), json, milliseconds: 1 };
    const expected = { operation, status: 200, mediaType: 'application/json', hasServiceWideChecks: false };
    return validateResponse(suite, response, expected).map(({ sentence }) => sentence);
  };
  const cases: [example: string, change: (body: Body) => void, sentences: string[]][] = [
    ['newestRecords', () => undefined, []],
    ['newRecords', () => undefined, []],
    ['newRecords', (body) => delete body['epoch'], ['/: expected a property "epoch", which is missing.']],
    [
      'newestRecords',
      (body) => delete body['paging'],
      ['/: expected a property "paging", which is missing.'],
    ],
    ['newRecords', (body) => (body['total'] = 1), ['/total: is not documented; got 1.']],
    [
      'newRecords',
      ({ events }) => delete events[0]?.['holder'],
      ['/events/0: expected a property "holder", which is missing.'],
    ],
  ];
  for (const [example, change, sentences] of cases) deepEqual(sentencesOf(example, change), sentences);
});
