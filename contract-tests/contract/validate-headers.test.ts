import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { suites } from '../scenarios/services.js';
import { listOperations } from './document.js';
import type { Response } from './http-client.js';
import {
  SERVICE_WIDE_HEADERS,
  validateEveryResponse,
  validateServiceWideHeaders,
} from './validate-headers.js';
import { validateResponse } from './validate-response.js';

for (const { service, document } of suites) {
  test(`the introduction of ${service} says what all responses have in their headers`, () => {
    const { description = '' } = document.info as { description?: string };
    const missing = Object.entries(SERVICE_WIDE_HEADERS).filter(([, words]) => !description.includes(words));
    deepEqual(missing, []);
  });
}

const bare: Response = { status: 429, headers: {}, body: Buffer.from(''), json: undefined, milliseconds: 1 };

test('a header of every response is a rule of the introduction', () => {
  const [fault] = validateEveryResponse(bare);
  const { header, shared, says } = fault ?? {};
  deepEqual([header, shared, says], ['X-Request-Id', 'header x-request-id', 'X-Request-Id']);
});

test('a documented header and a status quote what the document says of them', () => {
  const [, suite] = suites;
  const operation = suite && listOperations(suite.document).find(({ id }) => id === 'getLiveFeed');
  if (!suite || !operation) throw new Error('The verification service has a live feed.');
  const expected = { operation, status: 400, mediaType: null, hasServiceWideChecks: false };
  const faults = validateResponse(suite, bare, expected);
  const findQuote = (isIt: (fault: (typeof faults)[number]) => boolean): string | undefined =>
    faults.find(isIt)?.quote;
  match(findQuote(({ header }) => header === 'Retry-After') ?? '', /seconds/i);
  equal(
    findQuote(({ cause }) => cause === 'status 429'),
    operation.responses.get(400)?.description,
  );
});

test('a header that may have certain values only is compared with these', () => {
  const suite = suites.find(({ service }) => service === 'aggregator');
  const operation = suite && listOperations(suite.document).find(({ id }) => id === 'searchDisplayNames');
  if (!suite || !operation) throw new Error('The aggregator has a search for names.');
  const response = { ...bare, status: 200, headers: { 'cache-control': 'public' } };
  const expected = { operation, status: 200, mediaType: null, hasServiceWideChecks: false };
  const faults = validateResponse(suite, response, expected).filter(
    ({ header }) => header === 'Cache-Control',
  );
  deepEqual(
    faults.map(({ sentence }) => sentence),
    ['Header Cache-Control: expected one of "no-store", got "public".'],
  );
});

test('an entity tag is asked for where a 304 is documented, and wrong nowhere', () => {
  const operations = suites.flatMap(({ document }) => listOperations(document));
  const findEtagFaults = (has304: boolean, etag: string | undefined): string[] => {
    const operation = operations.find(
      ({ method, responses }) => method === 'GET' && responses.has(304) === has304,
    );
    if (!operation) throw new Error('There are reads with a 304 and without one.');
    const response = { ...bare, status: 200, headers: { etag } };
    return validateServiceWideHeaders(response, operation).flatMap(({ header, actual }) =>
      header === 'ETag' ? [actual ?? ''] : [],
    );
  };
  deepEqual(findEtagFaults(true, 'W/"1"'), []);
  deepEqual(findEtagFaults(true, undefined), ['nothing']);
  deepEqual(findEtagFaults(true, '1'), ['1']);
  deepEqual(findEtagFaults(false, undefined), []);
  deepEqual(findEtagFaults(false, '"1"'), []);
});
