import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SERVICES } from '../../../src/config.js';
import { projectRoot } from '../../../src/project-root.js';
import { packContent, type Packed } from '../npm-pack.js';

const ROOT = fileURLToPath(projectRoot);

/** Programs that others start by their address, so that no import names them. */
const STARTED = ['src/worker/inspect-thread.js', 'scripts/operate/move/serve-reads.js'];

/** What the server reads at run time besides its code. */
const READ_FILES = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
  ...SERVICES.map((service) => `generated/${service}/openapi.json`),
  ...SERVICES.map((service) => `dist/generated/${service}/openapi.yaml`),
  'dist/web',
  'scripts/deploy',
  'scripts/operate/backup/README.md',
];

/** The scripts of package.json that the tarball has. */
const COMMANDS =
  /^node scripts\/develop\/build\.js --if-changed && (?:exec )?node (dist\/(?:src|scripts\/(?:operate|try))\/\S+)$/;

interface Manifest {
  version: string;
  scripts: Record<string, string>;
  [field: string]: unknown;
}

interface LockFile {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown }>;
}

/** Packs the server into a folder. The compiled project must be up to date. */
export function packServer(out: string): Promise<Packed> {
  return packContent(writeContent, out);
}

async function writeContent(folder: string): Promise<void> {
  const manifest = await readJson<Manifest>('package.json');
  const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
    const [, program] = COMMANDS.exec(script) ?? [];
    return program === undefined ? [] : [{ name, program }];
  });
  const programs = [...commands.map(({ program }) => program), ...STARTED.map((name) => `dist/${name}`)];
  const files = [...(await listModules(programs)), ...READ_FILES];
  for (const file of files) await copyInto(folder, file);
  const scripts = Object.fromEntries(commands.map(({ name, program }) => [name, `exec node ${program}`]));
  await writeJson(folder, 'package.json', {
    ...manifest,
    private: undefined,
    devDependencies: undefined,
    scripts,
    bin: { 'record-services': 'dist/src/main.js' },
    files: [
      'dist',
      'generated',
      'scripts',
      '.env.example',
      'CHANGELOG.md',
      'SECURITY.md',
      'npm-shrinkwrap.json',
    ],
  });
  await writeJson(
    folder,
    'npm-shrinkwrap.json',
    withoutDevelopment(await readJson<LockFile>('package-lock.json')),
  );
}

/** The lock file under the only name that a package may have it: of the packages that the server runs with. */
function withoutDevelopment(lock: LockFile): LockFile {
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
  const packages = Object.fromEntries(
    kept.map(([path, entry]) => {
      return [path, path === '' ? { ...entry, devDependencies: undefined } : entry];
    }),
  );
  return { ...lock, packages };
}

/** Returns the compiled modules that programs import, relative to the project. */
async function listModules(programs: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: programs.map((program) => join(ROOT, program)),
    absWorkingDir: ROOT,
    outdir: join(ROOT, 'dist/unused'),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

function copyInto(folder: string, path: string): Promise<void> {
  const filter = (source: string): boolean => !source.endsWith('.test.ts');
  return cp(join(ROOT, path), join(folder, path), { recursive: true, filter });
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, projectRoot), 'utf8')) as T;
}

function writeJson(folder: string, name: string, value: object): Promise<void> {
  return writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}
