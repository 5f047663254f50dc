import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createResponseReader } from './load.js';

const response = 'HTTP/1.1 404 Not Found\r\ncontent-length: 11\r\nDate: now\r\n\r\nhello there';

function read(...chunks: string[]): number[] {
  const statuses: number[] = [];
  const reader = createResponseReader((status) => statuses.push(status));
  for (const chunk of chunks) reader(Buffer.from(chunk));
  return statuses;
}

describe('createResponseReader', () => {
  it('reads a response in one chunk', () => assert.deepEqual(read(response), [404]));

  it('reads a response split anywhere', () => {
    for (let at = 1; at < response.length; at += 1) {
      assert.deepEqual(read(response.slice(0, at), response.slice(at)), [404], `cut at ${at}`);
    }
  });

  it('reads responses byte by byte', () => {
    const bytes = Array.from(response + response.replace('404', '200'));
    assert.deepEqual(read(...bytes), [404, 200]);
  });

  it('refuses what it could not measure', () => {
    assert.throws(() => read('HTTP/1.1 200 OK\r\n\r\n'), /Content-Length/);
    assert.throws(() => read(`${response}!`), /more than the response/);
  });
});
