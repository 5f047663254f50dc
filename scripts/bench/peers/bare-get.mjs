import { createServer } from 'node:http';

/** Usage: node bare-get.mjs BODY. Answers the same bytes to every request: what Node.js itself can do. */
const body = Buffer.from(process.argv[2] ?? '');
const headers = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`bare listens on http://127.0.0.1:${server.address().port}\nready\n`);
});
process.once('SIGTERM', () => process.exit(0));
