import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { SaxesParser } from 'saxes';
import { sampleRun } from './sample-run.js';
import { toJUnit } from './to-junit.js';

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** Returns all elements of a well-formed XML text; throws for any other. */
function elementsOf(xml: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.write(xml).close();
  return elements;
}

test('JUnit gets each scenario with its outcome, whatever text a response has', () => {
  const elements = elementsOf(toJUnit(sampleRun));
  const named = (name: string): Record<string, string>[] =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  deepEqual(
    named('testsuite').map(({ name, tests, failures, skipped }) => [name, tests, failures, skipped]),
    [
      ['maps on SQLite', '7', '0', '1'],
      ['maps on https://maps.example', '7', '2', '1'],
    ],
  );
  equal(named('failure').length, 2);
  equal(named('skipped')[0]?.['message'], 'It needs to know more.');
  equal(named('testcase')[0]?.['name'], 'GET /maps 200 application/json: a known map');
});

test('JUnit gets findings of the run as a whole', () => {
  const elements = elementsOf(toJUnit({ ...sampleRun, reports: [], findings: ['A fault & more.'] }));
  equal(elements.find(({ name }) => name === 'failure')?.attributes['message'], 'A fault & more.');
});
