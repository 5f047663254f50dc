import type { TestFile } from './test-files.js';

/**
 * What keeps a test file in a process of its own: it changes or measures what belongs to the whole process, or shows pages in a
 * browser, which takes minutes at the full sizes.
 */
const NEEDS_PROCESS = [
  /from 'node:(?:inspector|worker_threads)'/,
  /\bprocess\.(?:chdir|cpuUsage|emit|exit|exitCode|kill|listeners|memoryUsage|off|on|once|removeListener)\b/,
  /\bdelete process\.env\b|\bprocess\.env(?:\.\w+|\['\w+'\]) =[^=]/,
  /\bglobalThis\b/,
  /\/browser\.js'/,
];

/** Test files of a kind share a process, this is their maximum: the fewer, the longer each of them takes. */
interface Kind {
  uses: RegExp;
  maxFiles: number;
}

const KINDS: readonly Kind[] = [
  // Servers and commands.
  {
    uses: /'node:child_process'|\/(?:command-line|run-main|run-process|server-process|spawned-server|start-(?:mock|worker)|pooled-worker)\.js'/,
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
  const kindOf = (file: TestFile): Kind | undefined =>
    KINDS.find(({ uses }) => uses.test(texts.get(file) ?? ''));
  const shared = files.filter((file) => !isAlone(file));
  const groups = KINDS.map((kind) =>
    chunk(
      shared.filter((file) => kindOf(file) === kind),
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
