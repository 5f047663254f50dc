import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Usage: node bare-upload.mjs FOLDER sync|no-sync. Hashes every body and writes it to a file, and nothing else. */
const [folder, sync] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

async function store(request) {
  const hash = createHash('sha256');
  const file = await open(join(folder, randomUUID()), 'wx');
  for await (const chunk of request) {
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (sync === 'sync') await file.sync();
  await file.close();
  return hash.digest('hex');
}

const server = createServer((request, response) => {
  store(request).then(
    (sha256) => response.end(JSON.stringify({ sha256 })),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`bare listens on http://127.0.0.1:${server.address().port}\nready\n`);
});
process.once('SIGTERM', () => process.exit(0));
