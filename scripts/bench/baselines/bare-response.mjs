import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Usage: node bare-response.mjs BODY_FILE. Sends the same JSON to every request: the cost of node:http itself. */
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
  process.stderr.write(`baseline listens on http://127.0.0.1:${server.address().port}\n`);
});
process.once('SIGTERM', () => server.close());
