import { deepEqual, equal, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readOptions as readAny, type RunOptions } from './options.js';

const services = ['aggregator', 'verification'];
const command = 'npm run contract --';
const readOptions = (argv: string[], names: string[], environment: Record<string, string> = {}): RunOptions =>
  readAny(argv, names, { command, environment });
const url = 'http://127.0.0.1:4001';

const DEFAULTS: RunOptions = {
  urls: {},
  services,
  operations: [],
  skipped: [],
  isWithoutVerifier: false,
  isImplementedOnly: false,
  headers: [],
  timeoutSeconds: 20,
  waitSeconds: 0,
  isFailFast: false,
  isReadOnly: false,
  settings: {},
  reportFolder: null,
  junitFile: null,
  minPassed: null,
};

describe('The command line of the contract tests', () => {
  test('means all services on spawned servers when it is empty', () => {
    deepEqual(readOptions([], services), DEFAULTS);
  });

  test('names a deployment, the mode of the run and where its results go', () => {
    const argv = ['--aggregator', url, '--write', '--report', 'out', '--junit=out.xml'];
    deepEqual(readOptions(argv, services), {
      ...DEFAULTS,
      urls: { aggregator: url },
      services: ['aggregator'],
      reportFolder: 'out',
      junitFile: 'out.xml',
    });
  });

  test('only reads where the server is given by its URL, on any host, unless --write is given', () => {
    for (const argv of [[], ['--read-only']])
      equal(readOptions(['--aggregator', 'http://127.0.0.1:4001', ...argv], services).isReadOnly, true);
    equal(readOptions(['--aggregator', 'http://127.0.0.1:4001', '--write'], services).isReadOnly, false);
    equal(readOptions([], services).isReadOnly, false);
  });

  test('takes secrets from the environment, for a deployment only', () => {
    const environment = { INGEST_TOKEN: 'E', WEBHOOK_SECRET: '' };
    deepEqual(readOptions(['--aggregator', url], services, environment).settings, { INGEST_TOKEN: 'E' });
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
    const argv = ['--operation', 'getMap', '--operation=listMaps, Clubs', '--skip', 'uploadMap,getMap'];
    const { operations, skipped } = readOptions(argv, services);
    deepEqual(
      [operations, skipped],
      [
        ['getMap', 'listMaps', 'Clubs'],
        ['uploadMap', 'getMap'],
      ],
    );
    const { skipped: left, isWithoutVerifier } = readOptions(['--skip=verifier,getMap'], services);
    deepEqual([left, isWithoutVerifier], [['getMap'], true]);
  });

  test('has headers for gateways, whose values may be in the environment, and a user in a URL is one', () => {
    const argv = [
      '--aggregator=https://me:s%2Fcr@et@a.example/base',
      '--header',
      'X-Api-Key: env:API_KEY',
      '--header=X-Stage: blue',
    ];
    const { headers, urls } = readOptions(argv, services, { API_KEY: 'a-key' });
    deepEqual(urls, { aggregator: 'https://a.example/base' });
    deepEqual(headers, [
      { name: 'X-Api-Key', value: 'a-key' },
      { name: 'X-Stage', value: 'blue' },
      { name: 'Authorization', value: 'Basic bWU6cy9jckBldA==', url: 'https://a.example/base' },
    ]);
  });

  test('takes an empty value as if the option were absent, as CI gives variables that are not set', () => {
    const argv = ['--aggregator', url, '--verification=', '--min-passed=', '--skip='];
    deepEqual(readOptions(argv, services), {
      ...DEFAULTS,
      urls: { aggregator: url },
      services: ['aggregator'],
      isReadOnly: true,
    });
  });

  const wrong: [string[], RegExp][] = [
    [['--aggregator', 'localhost:4001'], /--aggregator takes an http:\/\/ or https:\/\/ URL/],
    [['--only', 'records'], /--only takes one of aggregator, verification, got "records"/],
    [['--only', 'verification', '--aggregator', url], /needs the URL/],
    [['--read-only'], /--read-only: this is about a deployment; give its URL/],
    [['--write'], /--write: this is about a deployment; give its URL/],
    [['--aggregator', url, '--read-only', '--write'], /--read-only is the opposite of --write/],
    [['--aggregator', url, '--header', 'X-Api-Key'], /--header takes 'NAME: VALUE'/],
    [['--aggregator', url, '--header', 'X-Key: env:NONE'], /the environment has no variable NONE/],
    [['--aggregator', url, '--timeout', 'long'], /--timeout takes seconds, .* got "long"/],
    [['--aggregator', url, '--accept'], /Unknown option '--accept'\. See npm run contract -- --help/],
    [['--aggregator', 'ftp://me:secret@a.example'], /URL, got "ftp:\/\/…@a\.example"/],
    [['--aggregator', `${url}/?of=all`], /without a query or a fragment/],
    [['--min-passed', 'most'], /--min-passed takes a number of responses or a share such as 90%, got "most"/],
    [['--min-passed', '101%'], /--min-passed takes/],
    [['--aggregator'], /See npm run contract -- --help/],
    [['--records', url], /--records.* See npm run contract -- --help/],
  ];
  for (const [argv, sentence] of wrong)
    test(`refuses ${argv.join(' ')}`, () => throws(() => readOptions(argv, services), sentence));
});
