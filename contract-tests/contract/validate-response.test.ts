import { deepEqual, equal, fail, ok } from 'node:assert/strict';
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

test('a time has milliseconds and a Z, and a field inside of a list is documented', () => {
  const suite = suites.find(({ service }) => service === 'verification') ?? fail('no verification');
  const operation = listOperations(suite.document).find(({ id }) => id === 'getLiveFeed');
  const content = operation?.responses.get(200)?.content?.['application/json'];
  ok(operation && content);
  const [example] = exampleValues(suite.document, content).values();
  const text = JSON.stringify(example);
  const causesOf = (body: string): string[] => {
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=15',
      etag: '"1"',
    };
    const response = {
      status: 200,
      headers,
      body: Buffer.from(body),
      json: JSON.parse(body) as unknown,
      milliseconds: 1,
    };
    const expected = { operation, status: 200, mediaType: 'application/json', hasServiceWideChecks: false };
    return validateResponse(suite, response, expected)
      .filter(({ header }) => header === undefined)
      .map(({ cause }) => cause.replace(/^.*[/]/, ''));
  };
  deepEqual(causesOf(text), []);
  const [time = ''] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(text) ?? [];
  for (const wrong of [time.replace(/\.\d+/, ''), time.replace('Z', '+00:00'), time.replace('Z', '000Z')])
    equal(causesOf(text.replace(time, wrong))[0]?.endsWith(' format'), true, wrong);
  deepEqual(causesOf(text.replace('"record_id"', '"more":1,"record_id"')), ['more undocumented']);
});
