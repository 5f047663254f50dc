/**
 * Compiles the project into dist/, and adds the plain files that the server reads and the documents as YAML: `npm run build`. With
 * `--if-changed`, as `npm start` runs it, only when dist/ is missing or was built from other sources. When: before anything
 * that runs from dist/. Reads the sources, writes dist/. Plain JavaScript, because it runs before anything is compiled.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeClientTypes } from './client/write-types.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['contract-tests', 'db', 'generated', 'handlers', 'scripts', 'src'];
/** What pages are made of, besides code and documents. */
const PAGES = ['src/web', 'specs/guides', 'specs/workflows'];
const STAMP = 'dist/.sources';

/** Returns the files that a build reads. */
function listSources() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => name.endsWith('.ts') && !name.includes('node_modules') && !name.includes('client/types/'),
      )
      .map((name) => `${folder}/${name}`),
  );
  return [...files, ...listPages(), ...listDocuments(), 'tsconfig.json', 'package.json'].sort();
}

function listServices() {
  const folders = readdirSync(join(root, 'generated'));
  return folders.filter((folder) => existsSync(join(root, 'generated', folder, 'openapi.json')));
}

function listDocuments() {
  return listServices().map((service) => `generated/${service}/openapi.json`);
}

function listPages() {
  const texts = listServices().map((service) => `specs/${service}/CHANGELOG.md`);
  const files = PAGES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
  );
  return [...files, ...texts, 'scripts/deploy/runbook.md', 'scripts/develop/client/README.md'];
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function isBuilt(digest) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/** Returns whether dist/ is missing or was built from other sources, which are compared by content. */
export function needsBuild() {
  return !isBuilt(hashFiles(listSources()));
}

/**
 * Where the compiler is, or null. TypeScript 7 is a native program, which needs a fraction of the time; where it has none for
 * the platform, 5.9, whose API other scripts use, compiles the same.
 */
function findCompiler() {
  const modules = join(root, 'node_modules');
  const native = join(modules, `@typescript/typescript-${process.platform}-${process.arch}`);
  const names = [...(existsSync(native) ? ['typescript-7'] : []), 'typescript'];
  return names.map((name) => join(modules, name, 'bin/tsc')).find((file) => existsSync(file)) ?? null;
}

/** Checks and emits the project, and adds what is no code. Prints what is wrong; returns whether nothing is. */
export async function build() {
  const compiler = findCompiler();
  if (compiler === null) {
    console.error(NO_COMPILER);
    return false;
  }
  const digest = hashFiles(listSources());
  rmSync(join(root, STAMP), { force: true });
  await writeClientTypes(root, listServices());
  // The programs, then the modules of pages, which are only checked.
  for (const project of ['tsconfig.json', 'src/web/browser/tsconfig.json']) {
    const options = { cwd: root, stdio: 'inherit' };
    if (spawnSync(process.execPath, [compiler, '-p', project], options).status !== 0) return false;
  }
  await writeYaml();
  // In a process of its own: a build in a running one would find the modules of the build before.
  const program = "import { buildWeb } from './dist/src/web/build.js'; await buildWeb('dist/web');";
  const pages = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    stdio: 'inherit',
  });
  if (pages.status !== 0) return false;
  writeFileSync(join(root, STAMP), digest);
  return true;
}

/** Writes the documents in the form that people read: the server, the site and the packages have both. */
async function writeYaml() {
  const { stringifyYaml } = await import('@redocly/openapi-core');
  for (const path of listDocuments()) {
    const document = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const yaml = join(root, 'dist', path.replace(/json$/, 'yaml'));
    writeFileSync(yaml, stringifyYaml(document, { lineWidth: 120, noRefs: true }));
  }
}

const NO_COMPILER =
  'dist/ is missing or was built from other sources, and the compiler is not installed. Run `npm ci` first, or take the tarball of `npm run pack:server`.';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if ((!process.argv.includes('--if-changed') || needsBuild()) && !(await build())) process.exitCode = 1;
}
