import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { projectRoot } from '../../../src/project-root.js';
import { createReleased, readIn } from './fixtures/released.js';
import { announcesBreakingChanges, describeComparison, compareRelease, readLastRelease } from './releases.js';

/** Returns a folder of releases with the given files. */
function folderWith(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return pathToFileURL(`${folder}/`);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, projectRoot), 'utf8'));
}

test("the project's documents have no unannounced breaking changes since the last release", (context) => {
  const release = readLastRelease(new URL('specs/releases/', projectRoot));
  const current = Object.fromEntries(
    readdirSync(new URL('generated/', projectRoot)).map((service) => [
      service,
      read(`generated/${service}/openapi.json`) as OpenApiDocument,
    ]),
  );
  const { version } = read('package.json') as { version: string };
  const comparison = compareRelease(release, current, version);
  const lines = describeComparison(comparison);
  for (const line of lines) context.diagnostic(line);
  for (const [service, count] of Object.entries(comparison.operations)) ok(count > 0, service);
  ok(comparison.findings.length === 0 || comparison.isAnnounced, lines.join('\n'));
});

test('the release that is kept is read', () => {
  const folder = folderWith({ '0.10.0/maps.json': JSON.stringify(createReleased()) });
  const { version, documents } = readLastRelease(folder);
  equal(version, '0.10.0');
  deepEqual(Object.keys(documents), ['maps']);
});

test('a comparison that cannot be made is an error', () => {
  throws(() => readLastRelease(folderWith({})), /no release/);
  throws(() => readLastRelease(folderWith({ '1.0.0/note.txt': '' })), /no documents/);
  throws(
    () => readLastRelease(folderWith({ '1.0.0/maps.json': '{}', '1.1.0/maps.json': '{}' })),
    /only the last/,
  );
  throws(() => readLastRelease(folderWith({ '1.0.0/maps.json': '{' })), /maps\.json cannot be compared/);
});

test('a removed service, and a released document without operations, affect every client', () => {
  const release = { version: '1.0.0', documents: { maps: createReleased() } };
  match(
    describeComparison(compareRelease(release, {}, '1.1.0')).join('\n'),
    /maps: maps is gone; breaks every client/,
  );
  const empty = { version: '1.0.0', documents: { maps: { ...createReleased(), paths: {} } } };
  equal(compareRelease(empty, release.documents, '1.1.0').findings.length, 1);
});

test('a service that the release does not have is named', () => {
  const release = { version: '1.0.0', documents: { maps: createReleased() } };
  const comparison = compareRelease(release, { maps: createReleased(), runs: createReleased() }, '1.1.0');
  deepEqual([comparison.unreleased, comparison.findings], [['runs'], []]);
  match(describeComparison(comparison).join('\n'), /runs is not in release 1\.0\.0/);
});

test('a breaking change is reported with its place and the affected clients, and may be announced by the version', () => {
  const changed = createReleased();
  delete readIn(changed).responses['404'];
  const release = { version: '1.4.2', documents: { maps: createReleased() } };
  const minor = compareRelease(release, { maps: changed }, '1.5.0');
  const text = describeComparison(minor).join('\n');
  equal(minor.isAnnounced, false);
  match(text, /1\.4\.2 to 1\.5\.0: 2 operations compared \(maps 2\), breaking changes: 1\./);
  match(text, /maps: GET \/maps\/\{uid\} response 404 is gone; breaks clients that read it/);
  match(text, /Take the change back, or announce it in package\.json/);
  const major = compareRelease(release, { maps: changed }, '2.0.0');
  equal(major.isAnnounced, true);
  match(describeComparison(major).join('\n'), /1, as the version says/);
});

const versions: [from: string, to: string, isAnnounced: boolean][] = [
  ['1.4.2', '2.0.0', true],
  ['1.4.2', '1.5.0', false],
  ['1.4.2', '1.4.3', false],
  ['1.4.2', '1.4.2', false],
  ['2.0.0', '1.9.9', false],
  ['0.3.1', '0.4.0', true],
  ['0.3.1', '0.3.2', false],
  ['0.3.1', '1.0.0', true],
  ['0.0.3', '0.0.4', true],
];

for (const [from, to, isAnnounced] of versions) {
  test(`${from} to ${to} ${isAnnounced ? 'announces' : 'does not announce'} breaking changes`, () => {
    equal(announcesBreakingChanges(from, to), isAnnounced);
  });
}
