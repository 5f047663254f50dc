import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Usage: node bare-answer.mjs BODY_FILE. Answers every request with the same JSON from memory: what node:http itself costs. */
const body = readFileSync(process.argv[2], 'utf8');
const headers = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Content-Length',
  Buffer.byteLength(body),
];

const server = createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`peer listens on http://127.0.0.1:${server.address().port}\n`);
});
process.once('SIGTERM', () => server.close());
