import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { listOperations, type OpenApiDocument } from '../../../src/openapi-document.js';
import { compareDocuments } from './compare-documents.js';
import { AFFECTED, type Finding } from './finding.js';

/** The documents of all services in one release. */
export interface Release {
  version: string;
  documents: Readonly<Record<string, OpenApiDocument>>;
}

/** The comparison of the project's documents with those of the last release. */
interface ReleaseComparison {
  /** The last release and the version that comes next. */
  from: string;
  to: string;
  /** How many operations were compared, by service. */
  operations: Readonly<Record<string, number>>;
  /** Services that are not in the release. */
  unreleased: string[];
  /** Breaking changes, by service. */
  findings: { service: string; finding: Finding }[];
  /** Whether the version announces breaking changes. */
  isAnnounced: boolean;
}

/**
 * Returns the release that is kept in a folder `<version>/<service>.json`: the last one. Throws when there is none or another one
 * beside it, or when one of its documents cannot be read.
 */
export function readLastRelease(folder: URL): Release {
  const [version, ...others] = existsSync(folder) ? readdirSync(folder) : [];
  if (version === undefined) throw new Error(`There is no release in ${folder.pathname} to compare with.`);
  if (others.length > 0) throw new Error(`Keep only the last release in ${folder.pathname}.`);
  const own = new URL(`${version}/`, folder);
  const names = readdirSync(own).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`Release ${version} has no documents to compare with.`);
  return {
    version,
    documents: Object.fromEntries(names.map((name) => [name.replace(/\.json$/, ''), read(own, name)])),
  };
}

function read(folder: URL, name: string): OpenApiDocument {
  try {
    return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as OpenApiDocument;
  } catch (error) {
    throw new Error(`${new URL(name, folder).pathname} cannot be compared: ${(error as Error).message}`);
  }
}

/**
 * Returns whether a version announces breaking changes: its first number that is not 0 is higher than before, or one
 * to the left of it, as in 1.4.2 to 2.0.0, 0.3.1 to 0.4.0 and 0.9.0 to 1.0.0.
 */
export function announcesBreakingChanges(from: string, to: string): boolean {
  const [a, b] = [from.split('.').map(Number), to.split('.').map(Number)];
  const leading = Math.max(
    0,
    a.findIndex((part) => part > 0),
  );
  const changed = [0, 1, 2].find((index) => a[index] !== b[index]) ?? 3;
  return changed <= leading && (b[changed] ?? 0) > (a[changed] ?? 0);
}

/** Compares the project's documents with those of a release. `version` is the next one. */
export function compareRelease(
  release: Release,
  current: Release['documents'],
  version: string,
): ReleaseComparison {
  const compared = Object.entries(release.documents).map(([service, before]) => {
    const after = current[service];
    if (!after) {
      const finding = { where: service, what: 'is gone', affected: AFFECTED.all };
      return { service, operations: 0, findings: [{ service, finding }] };
    }
    const findings = compareDocuments(before, after).map((finding) => ({ service, finding }));
    return { service, operations: listOperations(before).length, findings };
  });
  return {
    from: release.version,
    to: version,
    operations: Object.fromEntries(compared.map(({ service, operations }) => [service, operations])),
    unreleased: Object.keys(current).filter((service) => !release.documents[service]),
    findings: compared.flatMap(({ findings }) => findings),
    isAnnounced: announcesBreakingChanges(release.version, version),
  };
}

/** Returns a comparison as lines of text, grouped by change. */
export function describeComparison(comparison: ReleaseComparison): string[] {
  const { from, to, operations, unreleased, findings, isAnnounced } = comparison;
  const byChange = new Map<string, string[]>();
  for (const { service, finding } of findings) {
    const key = `${finding.what}; breaks ${finding.affected}`;
    byChange.set(key, [...(byChange.get(key) ?? []), `${service}: ${finding.where}`]);
  }
  const total = Object.values(operations).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(operations)
    .map(([service, count]) => `${service} ${count}`)
    .join(', ');
  const verdict =
    findings.length === 0
      ? 'none'
      : isAnnounced
        ? `${findings.length}, as the version says`
        : findings.length;
  return [
    `Release ${from} to ${to}: ${total} operations compared (${each}), breaking changes: ${verdict}.`,
    ...unreleased.map(
      (service) => `  ${service} is not in release ${from}; there is nothing to compare it with.`,
    ),
    ...[...byChange].flatMap(([change, places]) => places.map((place) => `  ${place} ${change}`)),
    ...(findings.length === 0 || isAnnounced
      ? []
      : [`Take the change back, or announce it in package.json's version (now ${to}).`]),
  ];
}
