import { equal, notEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { readGuides } from './guides.js';

/** Ports of the demo by those of a deployment, which begin like others of the demo. */
const DEMO_PORTS: Readonly<Record<string, string>> = {
  40014: '4000',
  40022: '4001',
  40031: '4002',
  40003: '4003',
};

test("snippets have a deployment's URLs, also where its ports begin like the demo's", () => {
  const [admin, aggregator, verification, catalog] = ['40014', '40022', '40031', '40003'].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const deployed = readGuides({ admin, aggregator, verification, catalog });
  for (const [index, { name, text }] of readGuides().entries()) {
    const other = deployed[index]?.text ?? '';
    notEqual(other, text, name);
    const back = other.replaceAll(/:(400\d\d)\b/g, (whole, port: string) => `:${DEMO_PORTS[port] ?? whole}`);
    equal(back, text, name);
  }
});
