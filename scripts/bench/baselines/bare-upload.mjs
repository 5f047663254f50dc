import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/**
 * Usage: node bare-upload.mjs FOLDER [flush]. Hashes each body, writes it to its own file and returns the digest; with
 * `flush`, once the bytes are durable, as ours does.
 */
const [folder, mode] = process.argv.slice(2);
const settings = { flush: mode === 'flush', highWaterMark: 1024 * 1024 };
let count = 0;

const server = createServer((request, response) => {
  count += 1;
  const hash = createHash('sha256');
  const file = createWriteStream(join(folder, String(count)), settings);
  request.on('data', (chunk) => {
    hash.update(chunk);
    if (file.write(chunk)) return;
    request.pause();
    file.once('drain', () => request.resume());
  });
  request.on('end', () => file.end());
  file.on('close', () => {
    const body = JSON.stringify({ sha256: hash.digest('hex') });
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`baseline listens on http://127.0.0.1:${server.address().port}\n`);
});
process.once('SIGTERM', () => server.close());
