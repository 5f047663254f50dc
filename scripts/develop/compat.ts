/**
 * Compares the documents with those of the last release and fails on breaking changes that the version does not announce: `npm run
 * compat`, which `npm test` runs too. Reads generated/, specs/releases/ and package.json. With `--publish` it keeps the documents as
 * those of package.json's version, in place of the release before.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { readCommandLine, runCommand } from '../command-line.js';
import { compareDocuments } from './compat/compare-documents.js';

const USAGE = `Usage: npm run compat -- [--publish]

Compares the documents with those of the last release, and says which changes break clients.

  --publish              keeps the present documents as those of this version, in place of the release before

Examples:
  npm run compat
  npm run compat -- --publish`;

const RELEASES = 'specs/releases/';
const SERVICES = ['aggregator', 'verification', 'catalog'];

const at = (path: string): URL => new URL(path, projectRoot);
const readJson = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));
const { version } = readJson('package.json') as { version: string };

function publish(): void {
  const folder = `${RELEASES}${version}/`;
  if (existsSync(at(folder)))
    throw new Error(`Release ${version} never changes; set the next version in package.json.`);
  rmSync(at(RELEASES), { recursive: true, force: true });
  mkdirSync(at(folder), { recursive: true });
  for (const service of SERVICES)
    copyFileSync(at(`generated/${service}/openapi.json`), at(`${folder}${service}.json`));
  console.log(`The documents are kept in ${folder}.`);
}

function compare(): void {
  const [release = '', ...others] = readdirSync(at(RELEASES));
  if (release === '' || others.length > 0)
    throw new Error(`${RELEASES} must have one release, the last one.`);
  const changes = SERVICES.flatMap((service) => {
    const before = readJson(`${RELEASES}${release}/${service}.json`) as OpenApiDocument;
    const after = readJson(`generated/${service}/openapi.json`) as OpenApiDocument;
    return compareDocuments(before, after).map((change) => `  ${service}: ${change}`);
  });
  console.log(
    [`Release ${release} to ${version}: ${changes.length} breaking changes`, ...changes].join('\n'),
  );
  const isAnnounced = Number.parseInt(version, 10) > Number.parseInt(release, 10);
  if (changes.length > 0 && !isAnnounced)
    throw new Error(`Take the changes back, or announce them in package.json's version (now ${version}).`);
}

const { values } = readCommandLine(USAGE, { publish: { type: 'boolean' } });
runCommand(async () => (values.publish ? publish() : compare()));
