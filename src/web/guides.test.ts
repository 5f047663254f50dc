import assert, { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { readServiceDocument } from '../wiring/service-documents.js';
import { listOperations } from '../openapi-document.js';
import { withAddresses } from './addresses.js';
import { readGuides } from './guides.js';

test("snippets have a deployment's URLs, also where its ports begin like the demo's", () => {
  const text = readGuides()
    .map((guide) => guide.text)
    .join('\n');
  const ports = { 40022: 4001, 40031: 4002, 40003: 4003 };
  const [aggregator, verification, catalog] = ['40022', '40031', '40003'].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const other = withAddresses(text, {
    aggregator: aggregator ?? '',
    verification: verification ?? '',
    catalog: catalog ?? '',
  });
  assert.notEqual(other, text);
  const back = other.replaceAll(/:(400\d\d)\b/g, (whole, port: keyof typeof ports) =>
    ports[port] ? `:${ports[port]}` : whole,
  );
  assert.equal(back, text);
});

/** The services by the demo's ports. */
const SERVICES: Readonly<Record<string, string>> = {
  4001: 'aggregator',
  4002: 'verification',
  4003: 'catalog',
};

const located = Object.values(SERVICES).flatMap((service) =>
  listOperations(readServiceDocument(service).document).map((one) => ({ ...one, service })),
);

/** Whether a path is one of an operation, with names or values in place of its parameters. */
function matches(path: string, template: string): boolean {
  const segments = template.split('/');
  const given = path.split('/');
  return (
    given.length === segments.length &&
    segments.every((segment, index) => segment.startsWith('{') || segment === given[index])
  );
}

test('paths and query parameters in the guides are those of a service', () => {
  const shown = readGuides().flatMap(({ name, text }) =>
    [...text.matchAll(/(?::(400\d))?(\/api\/v1\/[\w./{}-]*)(\?[^'"`\s]*)?/g)].map(
      ([whole, port, path = '', query]) => {
        const sent = [...new URLSearchParams(query).keys()];
        return { shown: `${name}: ${whole}`, service: SERVICES[port ?? ''], path, sent };
      },
    ),
  );
  ok(shown.length > 20);
  const unknown = shown.filter(
    ({ service, path, sent }) =>
      !located.some(
        (one) =>
          (service ?? one.service) === one.service &&
          matches(path, one.path) &&
          sent.every((key) => one.parameters.some((known) => known.in === 'query' && known.name === key)),
      ),
  );
  deepEqual(
    unknown.map((one) => one.shown),
    [],
  );
});
