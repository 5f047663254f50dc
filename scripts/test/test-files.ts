import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** Folders that hold no sources of the project. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'data', '.git']);

/** A test file: its source, relative to the project, and what is compiled from it. */
export interface TestFile {
  source: string;
  compiled: string;
}

/**
 * Returns every test file of the project, sorted by path. Throws when one of them has not been compiled, so that none is
 * skipped; leftovers of removed files in dist/ are ignored.
 */
export function listTestFiles(root: string): TestFile[] {
  const files = listSources(root).map((source) => ({
    source,
    compiled: join(root, 'dist', source.replace(/\.ts$/, '.js')),
  }));
  const missing = files.filter(({ compiled }) => !existsSync(compiled)).map(({ source }) => source);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: not compiled. Run npm run build; a test file must be in a folder that tsconfig.json includes.`,
    );
  return files;
}

function listSources(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listSources(root, path);
      return entry.name.endsWith('.test.ts') ? [path] : [];
    })
    .sort();
}

/**
 * Returns the test files that paths or parts of paths name; a source file stands for its test, a compiled file for its
 * source. Throws for a path that names none.
 */
export function selectTestFiles(
  files: readonly TestFile[],
  paths: readonly string[],
  root: string,
): TestFile[] {
  const parts = paths.map((path) => ({ path, part: normalize(path, root) }));
  const unknown = parts.filter(({ part }) => !files.some(({ source }) => source.includes(part)));
  if (unknown.length > 0)
    throw new Error(`No test file has "${unknown.map(({ path }) => path).join('" or "')}" in its path.`);
  return files.filter(({ source }) => parts.some(({ part }) => source.includes(part)));
}

function normalize(path: string, root: string): string {
  const fromRoot = isAbsolute(path) ? relative(root, path) : path.replace(/^\.\//, '');
  return fromRoot.replace(/^dist\//, '').replace(/(\.test)?\.[jt]s$/, '.test.ts');
}
