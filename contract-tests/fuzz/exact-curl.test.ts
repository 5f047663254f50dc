import { equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { WireRequest } from '../contract/http-client.js';
import { toExactCurl } from './exact-curl.js';

function curl(
  body: Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): string {
  const request: WireRequest = { method: 'POST', url: 'http://maps.example/x?a[]=1', headers, body };
  return toExactCurl(request);
}

test('unprintable bytes, quotes and backslashes are preserved', () => {
  equal(
    curl(Buffer.from("it's \\ a\0b ÿ")),
    `curl -ig -X POST -H 'content-type: application/json' --data-binary ` +
      `@<(printf '%b' 'it'\\''s \\x5c a\\x00b \\xc3\\xbf') 'http://maps.example/x?a[]=1'`,
  );
});

test('an empty header is sent, and no content type is added', () => {
  const line = curl(Buffer.from('{}'), { accept: '' });
  ok(line.includes(`-H 'accept;'`) && line.includes(`-H 'Content-Type:'`), line);
});

test('a long body of repetitions stays short', () => {
  const line = curl(Buffer.from('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)));
  ok(line.length < 300, line);
  ok(line.includes(`$(printf '{"a":%.0s' $(seq 5000))`), line);
});
