import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import type { AnyHandler } from './operation.js';
import { handlers } from './testing/handlers.js';
import { sendRequest } from './testing/send-request.js';
import { serve } from './testing/serve.js';
import { traceHeaders } from './trace.js';

test('what a request leads to is of the trace of its caller, and of no other', async () => {
  const found: unknown[] = [];
  const getThing: AnyHandler = async () => {
    await setImmediate();
    found.push(traceHeaders());
    return { status: 200, body: {} };
  };
  const { port } = await serve({ handlers: { ...handlers, getThing } });
  const traces = ['1', '2'].map((digit) => `00-${digit.repeat(32)}-00f067aa0ba902b7-01`);
  const refused = [
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `${traces[0]}-${'more'.repeat(100)}`,
    'a secret',
  ];
  await Promise.all(
    [...traces, ...refused].map((traceparent) =>
      sendRequest(port, '/things/abc', { headers: { traceparent } }),
    ),
  );
  await sendRequest(port, '/things/abc');
  const key = (value: unknown): string => JSON.stringify(value);
  assert.deepEqual(
    found.map(key).sort(),
    [...traces.map((traceparent) => ({ traceparent })), {}, {}, {}, {}].map(key).sort(),
  );
});
