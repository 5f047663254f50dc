/**
 * Compares the documents with those of the last release and fails on breaking changes that the version does not
 * announce. When: in `npm test`, and by hand as `npm run compat`. Reads generated/, specs/releases/ and package.json.
 * Writes nothing, except with `--publish`: then the documents are kept as those of package.json's version,
 * in place of the release before.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readCommandLine } from '../command-line.js';
import type { OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { describeComparison, compareRelease, readLastRelease } from './compat/releases.js';

const releases = new URL('specs/releases/', projectRoot);
const generated = new URL('generated/', projectRoot);

function currentVersion(): string {
  const manifest = readFileSync(new URL('package.json', projectRoot), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Returns the changelogs without an entry for a version. */
function withoutChanges(version: string): string[] {
  const changelogs = readdirSync(generated).map((service) => `specs/${service}/CHANGELOG.md`);
  return ['CHANGELOG.md', ...changelogs].filter((path) => {
    const changelog = readFileSync(new URL(path, projectRoot), 'utf8');
    return !changelog.split('\n').includes(`## ${version}`);
  });
}

function publish(): void {
  const version = currentVersion();
  const silent = withoutChanges(version);
  if (silent.length > 0)
    throw new Error(`Say what ${version} changes under "## ${version}" in ${silent.join(', ')}.`);
  const folder = new URL(`${version}/`, releases);
  if (existsSync(folder))
    throw new Error(
      `Release ${version} is already kept and never changes; set the next version in package.json.`,
    );
  rmSync(releases, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const service of readdirSync(generated))
    copyFileSync(new URL(`${service}/openapi.json`, generated), new URL(`${service}.json`, folder));
  console.log(`The documents are kept in ${folder.pathname}.`);
}

function compare(): void {
  const documents = Object.fromEntries(
    readdirSync(generated).map((service) => {
      const text = readFileSync(new URL(`${service}/openapi.json`, generated), 'utf8');
      return [service, JSON.parse(text) as OpenApiDocument];
    }),
  );
  const comparison = compareRelease(readLastRelease(releases), documents, currentVersion());
  console.log(describeComparison(comparison).join('\n'));
  if (comparison.findings.length > 0 && !comparison.isAnnounced) process.exitCode = 1;
}

const USAGE = `Usage: npm run compat -- [--publish]

Compares the documents with those of the last release, and says which changes break which clients.

  --publish              keeps the present documents as those of this version, in place of the release before

Examples:
  npm run compat
  npm run compat -- --publish`;

const { values } = readCommandLine(USAGE, { publish: { type: 'boolean' } });
try {
  if (values.publish) publish();
  else compare();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
