import { deepEqual, match } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { WireRequest } from './http-client.js';
import { toCurl } from './request.js';

const URL_OF_MAPS = 'http://127.0.0.1:1/maps?uid[]={a,b}';

/** Returns the words that a shell hands to curl. */
async function readWords(request: WireRequest): Promise<string[]> {
  const program = `curl() { printf '%s\\0' "$@"; }\n${toCurl(request)}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', program]);
  return stdout.split('\0').slice(0, -1);
}

test('A curl command runs nothing that a server has chosen, and sends the original texts', async () => {
  const parts = [
    "'",
    "'\\''",
    '"',
    '$',
    '`',
    '\\',
    '\n',
    ';echo owned #',
    '$(echo owned)',
    '-o',
    '@',
    '{a,b}',
    'abc',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => chosen.join(''));
  await fc.assert(
    fc.asyncProperty(texts, texts, async (body, value) => {
      const url = `${URL_OF_MAPS}&q=${value}`;
      const request = { method: 'PUT', url, headers: { 'x-token': value }, body: Buffer.from(body) };
      const header = value === '' ? 'x-token;' : `x-token: ${value}`;
      const sent = ['-gi', '-X', 'PUT', '-H', header, '-H', 'content-type:', '--data-raw', body, url];
      deepEqual(await readWords(request), sent);
    }),
    { numRuns: 25 },
  );
});

test('A curl command says what curl would do otherwise: empty headers, chunks, bodies that are no text', async () => {
  const headers = { accept: '', 'content-type': 'text/plain' };
  const request = { method: 'POST', url: URL_OF_MAPS, headers, body: Buffer.from([0, 1]), isChunked: true };
  deepEqual((await readWords(request)).slice(3, -1), [
    ...['-H', 'accept;', '-H', 'content-type: text/plain', '-H', 'transfer-encoding: chunked'],
    ...['--data-binary', '@a-file-of-2-bytes'],
  ]);
  match(toCurl({ method: 'GET', url: URL_OF_MAPS, headers: {} }), /^curl -gi -X GET 'http:[^ ]+'$/);
});
