/**
 * Writes the site of the documents: `npm run docs`, in dist/site/ or, with `--out FOLDER`, elsewhere. When: to publish the documentation on a
 * static host, under any path, or to read it from a folder. Copies what the build has made in dist/web/api/, with the addresses of the services.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exitWithMisuse, readCommandLine } from '../command-line.js';
import { SERVICES, type ServiceName } from '../../src/config.js';
import { renderContractTables } from './contract-table.js';
import { projectRoot } from '../../src/project-root.js';
import { withAddresses } from '../../src/web/addresses.js';

const USAGE = `Usage: npm run docs -- [options]

Writes the static site of the documents, which can be published on any host or read from its folder.

  --out FOLDER          the site's folder, which is emptied before; default: dist/site
  --aggregator URL      the base URL of a service, without /api/v1, which samples name and operations are tried on;
  --verification URL    default: a server on this machine
  --catalog URL
  --junit FILE          of a run of \`npm run contract\`, for a page with its tests by operation and status: contract.html

Examples:
  npm run docs -- --out /tmp/site
  npm run docs -- --verification https://verification.example`;

const { values } = readCommandLine(USAGE, {
  out: { type: 'string' },
  aggregator: { type: 'string' },
  verification: { type: 'string' },
  catalog: { type: 'string' },
  junit: { type: 'string' },
});

function readUrl(option: ServiceName): [ServiceName, string][] {
  const value = values[option];
  if (value === undefined) return [];
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '')
    return exitWithMisuse(`--${option} takes a URL such as https://records.example, not "${value}"`);
  return [[option, url.href.replace(/\/+$/, '')]];
}

const urls = Object.fromEntries(SERVICES.flatMap(readUrl));
const built = new URL('dist/web/api/', projectRoot);
const out =
  values.out === undefined ? new URL('dist/site/', projectRoot) : pathToFileURL(`${resolve(values.out)}/`);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(built, out, { recursive: true, filter: (path) => !/404-\w+\.html$|\.(br|gz)$/.test(path) });
for (const name of await readdir(out, { recursive: true }))
  if (/\.(html|yaml)$/.test(name)) {
    const file = new URL(name, out);
    await writeFile(file, withAddresses(await readFile(file, 'utf8'), urls));
  }
if (values.junit !== undefined) {
  const table = renderContractTables(await readFile(values.junit, 'utf8'));
  const page = await readFile(new URL('guides.html', out), 'utf8');
  const main = `$1<h1>Contract tests</h1><p>How many tests of each documented response have passed.</p>${table}$2`;
  const text = page
    .replace(/<title>[^<]*/, '<title>Contract tests')
    .replace(' aria-current="page"', '')
    .replace(/(<main[^>]*>)[^]*(<\/main>)/, main);
  await writeFile(new URL('contract.html', out), text);
  const first = new URL('index.html', out);
  const link = '<p><a href="contract.html">What the contract tests have found</a></p></main>';
  await writeFile(first, (await readFile(first, 'utf8')).replace('</main>', link));
}
console.log(`The site is in ${fileURLToPath(out)}; its first page is index.html.`);
