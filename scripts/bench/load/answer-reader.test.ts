import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnswerReader } from './answer-reader.js';

const answer = 'HTTP/1.1 404 Not Found\r\ncontent-length: 11\r\nDate: now\r\n\r\nhello there';

function read(...chunks: string[]): number[] {
  const statuses: number[] = [];
  const reader = createAnswerReader((status) => statuses.push(status));
  for (const chunk of chunks) reader(Buffer.from(chunk));
  return statuses;
}

describe('createAnswerReader', () => {
  it('reads an answer that comes in one piece', () => assert.deepEqual(read(answer), [404]));

  it('reads an answer cut anywhere', () => {
    for (let at = 1; at < answer.length; at += 1) {
      assert.deepEqual(read(answer.slice(0, at), answer.slice(at)), [404], `cut at ${at}`);
    }
  });

  it('reads an answer byte by byte, and the next one', () => {
    const bytes = Array.from(answer + answer.replace('404', '200'));
    assert.deepEqual(read(...bytes), [404, 200]);
  });

  it('refuses what it could not measure', () => {
    assert.throws(() => read('HTTP/1.1 200 OK\r\n\r\n'), /Content-Length/);
    assert.throws(() => read(`${answer}!`), /more than the answer/);
  });
});
