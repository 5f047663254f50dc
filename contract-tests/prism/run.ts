// Prism in front of any server: it compares what passes through it with the published documents. When: by hand, `npm run prism-proxy`.
// Reads: generated/*/openapi.json. Writes: the documents that Prism reads, into a temporary folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../contract/project.js';
import { exitCodeOf, readUrls } from '../testing/witness-options.js';
import { writeForPrism } from './write-for-prism.js';

const USAGE = `Usage: npm run prism-proxy -- [--aggregator URL] [--verification URL] [--catalog URL]

Puts Prism in front of servers that run, on the ports of the mocks (aggregator 4011, verification 4012, catalog 4013). It names on its
output, and in the header sl-violations, what a response has that the published document does not say.

Example:
  npm run prism-proxy -- --catalog http://127.0.0.1:4003
  curl -i http://127.0.0.1:4013/api/v1/latest-wr`;

const PORTS = { aggregator: '4011', verification: '4012', catalog: '4013' };

const prism = fileURLToPath(new URL('node_modules/.bin/prism', projectRoot));

await exitCodeOf(async () => {
  const urls = readUrls(USAGE);
  const folder = await mkdtemp(join(tmpdir(), 'prism-'));
  const codes = await Promise.all(
    urls.map(async ([service, url]) => {
      const document = await writeForPrism(service, folder);
      const port = PORTS[service];
      const words = ['proxy', document, url, '--cors=false', '--port', port];
      const proxy = spawn(process.execPath, [prism, ...words], { stdio: 'inherit' });
      const [code] = (await once(proxy, 'exit')) as [number | null];
      return code ?? 0;
    }),
  );
  await rm(folder, { recursive: true });
  return Math.max(...codes);
});
