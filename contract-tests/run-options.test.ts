import { deepEqual, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readOptions as readAny, type RunOptions } from './run-options.js';

const services = ['aggregator', 'verification'];
const command = 'npm run contract --';
const readOptions = (argv: string[], names: string[], environment: Record<string, string> = {}): RunOptions =>
  readAny(argv, names, { command, environment });
const url = 'http://127.0.0.1:4001';

describe('The command line of the contract tests', () => {
  test('means all services on spawned servers when it is empty', () => {
    deepEqual(readOptions([], services), {
      urls: {},
      services,
      operations: [],
      isSeparate: false,
      isReadOnly: false,
      settings: {},
      reportFolder: null,
      minPassed: null,
      since: null,
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
      operations: [],
      isSeparate: false,
      isReadOnly: true,
      settings: { INGEST_TOKEN: 'T', WEBHOOK_SECRET: 'S' },
      reportFolder: 'out',
      minPassed: null,
      since: null,
    });
  });

  test('takes secrets from the environment too, for a deployment only', () => {
    const environment = { INGEST_TOKEN: 'E', WEBHOOK_SECRET: '' };
    deepEqual(readOptions(['--aggregator', url], services, environment).settings, { INGEST_TOKEN: 'E' });
    const argv = ['--aggregator', url, '--ingest-token', 'T'];
    deepEqual(readOptions(argv, services, environment).settings, { INGEST_TOKEN: 'T' });
    deepEqual(readOptions([], services, environment).settings, {});
  });

  test('can ask for a number or a share of responses', () => {
    deepEqual(readOptions(['--min-passed', '40'], services).minPassed, { value: 40, unit: '' });
    deepEqual(readOptions(['--min-passed=90%'], services).minPassed, { value: 90, unit: '%' });
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

  test('limits the run to operations, which may be several', () => {
    const argv = ['--operation', 'getMap', '--operation=listMaps'];
    deepEqual(readOptions(argv, services).operations, ['getMap', 'listMaps']);
  });

  const wrong: [string[], RegExp][] = [
    [['--aggregator', 'localhost:4001'], /--aggregator takes an http:\/\/ or https:\/\/ URL/],
    [['--only', 'records'], /--only takes one of aggregator, verification, got "records"/],
    [['--only', 'verification', '--aggregator', url], /needs the URL/],
    [['--read-only'], /give its URL/],
    [['--ingest-token', 'T'], /give its URL/],
    [['--aggregator', 'https://me:secret@a.example'], /without a user, a query or a fragment/],
    [['--aggregator', `${url}/?of=all`], /without a user, a query or a fragment/],
    [['--min-passed', 'most'], /--min-passed takes a number of responses or a share such as 90%, got "most"/],
    [['--min-passed', '101%'], /--min-passed takes/],
    [['--aggregator'], /See npm run contract -- --help/],
    [['--separate', '--aggregator', url], /--separate is about spawned servers/],
    [['--records', url], /--records.* See npm run contract -- --help/],
  ];
  for (const [argv, sentence] of wrong)
    test(`refuses ${argv.join(' ')}`, () => throws(() => readOptions(argv, services), sentence));
});
