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

/** What only developers run, on a version of Node.js that they choose: tools, documents, set-ups of other programs. */
const FOR_DEVELOPERS = /^scripts\/(?:deploy|develop)\//;
/** What others run is made there: clients, and the packages. */
const FOR_OTHERS = /^scripts\/develop\/(?:generate\/client|pack-contract|pack-server)\//;
/** The browser is the same, and what serves its pages has tests of its own; the compiler has a version of its own. */
const OTHER_ENGINES = /\/browser\.js'|from 'typescript'/;

/**
 * Whether what a test file shows depends on the version of Node.js: it is about something that others run there, and not about
 * what a browser or the compiler makes of it. Only such files are repeated on the other versions.
 */
export function dependsOnNode({ source }: TestFile, text: string): boolean {
  const isForOthers = !FOR_DEVELOPERS.test(source) || FOR_OTHERS.test(source);
  return isForOthers && !OTHER_ENGINES.test(text);
}

/**
 * What keeps a test file in a process of its own: it changes or measures what belongs to the whole process, or shows pages in a
 * browser, which takes minutes at the full sizes.
 */
const NEEDS_PROCESS = [
  /from 'node:(?:cluster|inspector|worker_threads)'/,
  /\bprocess\.(?:chdir|cpuUsage|emit|exit|exitCode|kill|listeners|memoryUsage|off|on|once|removeListener)\b/,
  /\bdelete process\.env\b|\bprocess\.env(?:\.\w+|\['\w+'\]) =[^=]/,
  /\bglobalThis\b/,
  /\/browser\.js'/,
];

/** Test files of a kind share a process, at most so many of them: the fewer, the longer each of them takes. */
interface Kind {
  uses: RegExp;
  maxFiles: number;
}

const KINDS: readonly Kind[] = [
  // Servers and commands.
  {
    uses: /'node:child_process'|\/(?:command-line|run-main|run-process|server-process|spawned-server|start(?:-(?:mock|process|worker))?)\.js'/,
    maxFiles: 4,
  },
  // The compiler.
  { uses: /'typescript'|\/render-service\.js'/, maxFiles: 8 },
  { uses: /\/(?:artifact-stores|connect|databases|s3-server)\.js'/, maxFiles: 8 },
  { uses: /^/, maxFiles: 40 },
];

/**
 * Returns the test files in groups that share a process, which loads their modules once. The quick groups come last, so that
 * the processors end at the same time.
 */
export function groupFiles(files: readonly TestFile[], read: (file: TestFile) => string): TestFile[][] {
  const texts = new Map(files.map((file) => [file, read(file)]));
  const isAlone = (file: TestFile): boolean =>
    NEEDS_PROCESS.some((pattern) => pattern.test(texts.get(file) ?? ''));
  const findKind = (file: TestFile): Kind | undefined =>
    KINDS.find(({ uses }) => uses.test(texts.get(file) ?? ''));
  const shared = files.filter((file) => !isAlone(file));
  const groups = KINDS.map((kind) =>
    chunk(
      shared.filter((file) => findKind(file) === kind),
      kind.maxFiles,
    ),
  );
  const alone = files.filter(isAlone).map((file) => [file]);
  return [...alone, ...groups.flat()];
}

/** Returns the files in as few groups as the limit allows, of about the same size. */
function chunk(files: readonly TestFile[], limit: number): TestFile[][] {
  const count = Math.ceil(files.length / limit);
  return Array.from({ length: count }, (_, index) => files.filter((_file, place) => place % count === index));
}
