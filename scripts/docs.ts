/**
 * Builds the site of the published documents: `npm run docs`, or `-- --out FOLDER` for another place than dist/site/. When: to
 * publish the documents on a static host, under any path. Reads generated/, the changelogs in specs/ and the last contract
 * report in contract-tests/report/. Writes the folder, which is emptied before.
 */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readCommandLine } from './command-line.js';
import { readConfig, SERVICES } from '../src/config.js';
import { TITLES } from '../src/main/service-titles.js';
import { projectRoot } from '../src/project-root.js';
import { buildSite } from './docs/build-site.js';

const USAGE = `Usage: npm run docs -- [--out FOLDER]

Builds the static site of the documents in dist/site/ or in a folder, which is emptied before.

Example:
  npm run docs -- --out /tmp/site`;

const { values } = readCommandLine(USAGE, { out: { type: 'string' } });
const out =
  values.out === undefined ? new URL('dist/site/', projectRoot) : pathToFileURL(`${resolve(values.out)}/`);
const { ports } = readConfig({});
const services = SERVICES.map((service) => ({
  service,
  title: TITLES[service],
  exampleServer: `http://127.0.0.1:${ports[service]}`,
}));
await buildSite(services, out, new URL('contract-tests/report/', projectRoot));
console.log(`The site is in ${fileURLToPath(out)}; its first page is index.html.`);
