import { deepEqual, equal, fail, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { suites } from '../scenarios/services.js';
import { exampleValues, listOperations } from './document.js';
import { toFault, type Fault } from './fault.js';
import type { Response } from './http-client.js';
import { validateResponse } from './validate-response.js';

type Json = Record<string, unknown> & { events: Record<string, unknown>[] };
type Edit = (json: Json, response: Response) => unknown;

/** Returns the faults of a response that is an example of the document and has been changed. */
function faultsOf(id: string, key: string, edit: Edit): Fault[] {
  // The last suite is the catalog, whose lists have one of two schemas.
  const suite = suites.findLast(({ document }) => listOperations(document).some((one) => one.id === id));
  const operation = suite && listOperations(suite.document).find((one) => one.id === id);
  const media = operation?.responses.get(200)?.content?.['application/json'];
  ok(suite && operation && media);
  const json = structuredClone(exampleValues(suite.document, media).get(key)) as Json;
  const headers = {
    'content-type': 'application/json',
    'x-request-id': 'any',
    'access-control-allow-origin': '*',
    'cache-control': operation.responses.has(304) ? 'public, max-age=15' : 'no-store',
    ...(operation.responses.has(304) ? { etag: 'W/"1"' } : {}),
  };
  const response = { status: 200, headers, body: Buffer.from('{}'), json, milliseconds: 1 };
  edit(json, response);
  const expected = { operation, status: 200, mediaType: null, hasServiceWideChecks: true };
  return validateResponse(suite, response, expected);
}

const header =
  (name: string, value?: string): Edit =>
  (_, { headers }) =>
    (headers[name] = value);
const first =
  (field: string, value?: unknown): Edit =>
  ({ events: [event] }) =>
    event && (value === undefined ? delete event[field] : (event[field] = value));

const CASES: [operation: string, example: string, edit: Edit, sentences: string[]][] = [
  ['listEvents', 'newestRecords', () => undefined, []],
  // A response that may have one of two schemas has the faults of the nearer one.
  ['listEvents', 'newRecords', () => undefined, []],
  [
    'listEvents',
    'newRecords',
    (json) => delete json['epoch'],
    ['/: expected a property "epoch", which is missing.'],
  ],
  [
    'listEvents',
    'newestRecords',
    (json) => delete json['paging'],
    ['/: expected a property "paging", which is missing.'],
  ],
  ['listEvents', 'newRecords', (json) => (json['total'] = 1), ['/total: is not documented; got 1.']],
  [
    'listEvents',
    'newRecords',
    first('holder'),
    ['/events/0: expected a property "holder", which is missing.'],
  ],
  ['listEvents', 'newRecords', first('wrMs', 'x'), ['/events/0/wrMs: expected integer or null, got "x".']],
  // A time has milliseconds and a Z.
  ...['2026-10-06T08:00:00Z', '2026-10-06T08:00:00.000+00:00', '2026-10-06T08:00:00.000000Z'].map(
    (time): (typeof CASES)[number] => [
      'listEvents',
      'newRecords',
      first('recordedAt', time),
      [`/events/0/recordedAt: expected a date-time, got "${time}".`],
    ],
  ),
  [
    'searchDisplayNames',
    'part',
    header('cache-control', 'public'),
    ['Header Cache-Control: expected one of "no-store", got "public".'],
  ],
  [
    'listEvents',
    'newRecords',
    header('x-request-id'),
    ['Header X-Request-Id: expected a value, it is missing.'],
  ],
  ['listEvents', 'newRecords', header('etag', '1'), ['Header ETag: expected an entity tag, got "1".']],
  [
    'listEvents',
    'newRecords',
    header('content-type', 'text/html'),
    ['Header Content-Type: expected application/json, got "text/html".'],
  ],
  [
    'listEvents',
    'newRecords',
    (_, response) => (response.status = 299),
    ['Status: expected 200, got 299, which is not documented.'],
  ],
];

for (const [operation, example, edit, sentences] of CASES)
  test(`${operation}, ${example}: ${sentences.join() || 'as documented'}`, () =>
    deepEqual(
      faultsOf(operation, example, edit).map(({ sentence }) => sentence),
      sentences,
    ));

test('a fault quotes what the document says of its place', () => {
  const [fault] = faultsOf('listEvents', 'newRecords', first('wrMs', 'x'));
  const { quote = '', cause, pointer } = fault ?? fail('no fault');
  ok(quote.startsWith('World record'), quote);
  deepEqual([cause, pointer], ['/events/*/wrMs type', '/events/0/wrMs']);
});

const body = { maps: [{ uid: 'a', rank: 4 }], total: 7, count: 7 };

/** What a check throws, by the sentence of its fault. */
const CHECKS: Record<string, () => void> = {
  '/maps/0/rank: expected 5, got 4.': () => deepEqual(body.maps, [{ uid: 'a', rank: 5 }]),
  '/maps/0/rank: expected 5, got 4; /maps/0/uid: expected "b", got "a".': () =>
    deepEqual([body.maps[0]?.rank, body.maps[0]?.uid], [5, 'b']),
  // Several places have the value.
  'a known map, /0: expected 8, got 7.': () => deepEqual([body.count], [8]),
  'a known map: expected 2, got 7.': () => equal(body.maps.length + 6, 2),
  'It is late.': () => ok(false, 'It is late.'),
};

for (const [sentence, check] of Object.entries(CHECKS))
  test(`what a check throws becomes a fault: ${sentence}`, () => {
    try {
      check();
    } catch (error) {
      return equal(toFault(error, 'a known map', body).sentence, sentence);
    }
    return fail('It throws.');
  });
