import { deepEqual, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readOptions } from './run-options.js';

const services = ['aggregator', 'verification'];
const url = 'http://127.0.0.1:4001';

describe('The command line of the contract tests', () => {
  test('means all services on spawned servers when it is empty', () => {
    deepEqual(readOptions([], services), {
      urls: {},
      services,
      isSeparate: false,
      isReadOnly: false,
      settings: {},
      reportFolder: null,
    });
  });

  test('can run each service in its own process', () => {
    deepEqual(readOptions(['--separate'], services).isSeparate, true);
  });

  test('names a deployment, its settings and the mode of the run', () => {
    const argv = [
      '--aggregator',
      url,
      '--ingest-token',
      'T',
      '--webhook-secret=S',
      '--read-only',
      '--report',
      'out',
    ];
    deepEqual(readOptions(argv, services), {
      urls: { aggregator: url },
      services: ['aggregator'],
      isSeparate: false,
      isReadOnly: true,
      settings: { INGEST_TOKEN: 'T', WEBHOOK_SECRET: 'S' },
      reportFolder: 'out',
    });
  });

  test('accepts a URL with a path, with or without a trailing slash', () => {
    const { urls } = readOptions(['--aggregator', `${url}/`, '--verification', `${url}/records/`], services);
    deepEqual(urls, { aggregator: url, verification: `${url}/records` });
  });

  test('selects one service, of spawned servers and of a deployment', () => {
    deepEqual(readOptions(['--only', 'verification'], services).services, ['verification']);
    const argv = ['--aggregator', url, '--verification', url, '--only', 'aggregator'];
    const { urls, services: wanted } = readOptions(argv, services);
    deepEqual([urls, wanted], [{ aggregator: url, verification: url }, ['aggregator']]);
  });

  const wrong: [string[], RegExp][] = [
    [['--aggregator', 'localhost:4001'], /--aggregator takes an http:\/\/ or https:\/\/ URL/],
    [['--only', 'records'], /--only takes one of aggregator, verification, got "records"/],
    [['--only', 'verification', '--aggregator', url], /needs the URL/],
    [['--read-only'], /give its URL/],
    [['--ingest-token', 'T'], /give its URL/],
    [['--aggregator', 'https://me:secret@a.example'], /without a user, a query or a fragment/],
    [['--aggregator', `${url}/?of=all`], /without a user, a query or a fragment/],
    [['--aggregator'], /See npm run contract -- --help/],
    [['--separate', '--aggregator', url], /--separate is about spawned servers/],
    [['--records', url], /--records.* See npm run contract -- --help/],
  ];
  for (const [argv, sentence] of wrong)
    test(`refuses ${argv.join(' ')}`, () => throws(() => readOptions(argv, services), sentence));
});
