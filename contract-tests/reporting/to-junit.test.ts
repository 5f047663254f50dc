import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { SaxesParser } from 'saxes';
import { runFinding } from './findings.js';
import { sampleRun } from './sample-run.js';
import { toJUnit } from './to-junit.js';

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** Returns all elements of a well-formed XML text; throws for any other. */
function parseElements(xml: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.write(xml).close();
  return elements;
}

test('JUnit has the sums of the run, and each finding once, whatever text a response has', () => {
  const elements = parseElements(toJUnit(sampleRun));
  const named = (name: string): Record<string, string>[] =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  deepEqual(
    named('testsuite').map(({ name, tests, failures, skipped }) => [name, tests, failures, skipped]),
    [
      ['maps on SQLite', '6', '0', '1'],
      ['maps on https://maps.example', '5', '1', '1'],
    ],
  );
  const [{ tests, failures, skipped } = {}] = named('testsuites');
  const { passed, failed } = sampleRun;
  deepEqual(
    [tests, failures, skipped],
    [passed + failed + sampleRun.skipped, failed, sampleRun.skipped].map(String),
  );
  equal(named('testcase').length, Number(tests));
  equal(named('failure').length, failed);
  equal(named('skipped')[0]?.['message'], 'It needs to know more.');
});

test('JUnit has findings of the run as a whole', () => {
  const elements = parseElements(
    toJUnit({ ...sampleRun, reports: [], findings: [runFinding('A fault & more.')] }),
  );
  equal(elements.find(({ name }) => name === 'failure')?.attributes['message'], 'A fault & more.');
});
