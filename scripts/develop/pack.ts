/**
 * Packs the server with its operators' commands (`npm run pack:server`), the contract tests (`npm run pack:contract`) or the client
 * (`npm run pack:client`) as a tarball. When: for a release. Reads dist/, generated/, specs/, scripts/develop/client/ and
 * package-lock.json; writes the tarball.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { projectRoot } from '../../src/project-root.js';
import { readCommandLine } from '../command-line.js';

const USAGE = `Usage: npm run pack:server -- [--out FOLDER]
       npm run pack:contract -- [--out FOLDER]
       npm run pack:client -- [--out FOLDER]

Packs the compiled server without tests, the contract tests, or the typed client of the three services, as
record-services-VERSION.tgz, record-services-contract-VERSION.tgz or record-services-client-VERSION.tgz into dist/ or a folder.

Examples:
  npm run pack:server -- --out /tmp && tar -xzf /tmp/record-services-*.tgz -C /tmp
  cd /tmp/package && npm ci --omit=dev && npm start
  npm run pack:contract -- --out /tmp && npm install /tmp/record-services-contract-*.tgz`;

interface Manifest {
  version: string;
  license: string;
  repository: object;
  engines: object;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockFile {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown }>;
}

const ROOT = fileURLToPath(projectRoot);
const SERVICES = ['aggregator', 'verification', 'catalog'];
const DOCUMENTS = SERVICES.map((service) => `generated/${service}/openapi.json`);

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const manifest = readJson('package.json') as Manifest;
const { version, license, repository, engines } = manifest;
/** What the packages for others have of package.json. */
const COMMON = { version, license, repository, type: 'module', engines };

/** Packs the server into a folder and returns the tarball's path. The compiled project must be up to date. */
export function packServer(out: string): Promise<string> {
  return pack(out, async (folder) => {
    const command =
      /^node scripts\/develop\/build\.js --if-changed && (?:exec )?node (dist\/(?:src|scripts\/(?:operate|try))\/\S+)$/;
    const programs = Object.entries(manifest.scripts).flatMap(([name, script]) => {
      const [, program] = command.exec(script) ?? [];
      return program === undefined ? [] : [[name, program] as const];
    });
    // The server starts this one by its address, so that no import names it.
    const started = 'dist/src/worker/inspect-thread.js';
    const { inputs } = await bundle({
      entryPoints: [...programs.map(([, program]) => program), started],
      outdir: 'dist/unused',
      write: false,
      packages: 'external',
    });
    const read = [
      ...DOCUMENTS,
      ...DOCUMENTS.map((path) => `dist/${path.replace(/json$/, 'yaml')}`),
      'dist/web',
    ];
    const texts = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example'];
    const guides = ['scripts/deploy', 'scripts/operate/backup/README.md'];
    for (const path of [...Object.keys(inputs), ...read, ...texts, ...guides]) await copy(path, folder);
    // A package may have a lock file under this name only.
    const lock = readJson('package-lock.json') as LockFile;
    const packages = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
    const [[, own] = []] = packages;
    if (own) delete own.devDependencies;
    await writeJson(folder, 'npm-shrinkwrap.json', { ...lock, packages: Object.fromEntries(packages) });
    await writeJson(folder, 'package.json', {
      ...manifest,
      private: undefined,
      devDependencies: undefined,
      scripts: Object.fromEntries(programs.map(([name, program]) => [name, `exec node ${program}`])),
      bin: { 'record-services': 'dist/src/main.js' },
      files: ['dist', 'generated', 'scripts', ...texts, 'npm-shrinkwrap.json'],
    });
  });
}

/** Packs the contract tests into a folder and returns the tarball's path. The compiled project must be up to date. */
export function packContract(out: string): Promise<string> {
  return pack(out, async (folder) => {
    // As deep as the compiled tests, so that the same relative paths hold.
    const target = 'dist/contract-tests/package/';
    const metafile = await bundle({
      entryPoints: {
        cli: 'dist/contract-tests/package/cli.js',
        'contract.test': 'dist/contract-tests/contract.test.js',
      },
      outdir: join(folder, target),
      // The package tests deployments only.
      external: ['*/spawned-server.js'],
      splitting: true,
      mainFields: ['module', 'main'],
      legalComments: 'none',
      banner: { js: BANNER },
    });
    for (const path of ['LICENSE', 'specs/workflows', 'generated/contract', ...DOCUMENTS])
      await copy(path, folder);
    for (const path of DOCUMENTS.map((json) => json.replace(/json$/, 'yaml')))
      await copy(`dist/${path}`, folder, path);
    for (const name of ['README.md', 'contract.yml'])
      await copy(`contract-tests/package/${name}`, folder, name);
    await writeFile(join(folder, 'THIRD-PARTY-LICENSES'), readLicenses(metafile));
    const documents = SERVICES.map((service): [string, string] => [
      `./${service}.json`,
      `./generated/${service}/openapi.json`,
    ]);
    await writeJson(folder, 'package.json', {
      name: 'record-services-contract',
      ...COMMON,
      description: 'Compares running record services with their OpenAPI documents.',
      keywords: ['openapi', 'contract-testing', 'records'],
      bin: { 'record-services-contract': `${target}cli.js` },
      exports: { './package.json': './package.json', ...Object.fromEntries(documents) },
    });
  });
}

/** Packs the client into a folder and returns the tarball's path. The types of the documents, which a build makes, must be there. */
export function packClient(out: string): Promise<string> {
  const client = 'scripts/develop/client';
  return pack(out, async (folder) => {
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['-p', join(ROOT, client), '--outDir', join(folder, 'lib')];
    await promisify(execFile)(process.execPath, [compiler, ...options]);
    await copy(`${client}/types`, folder, 'lib/types');
    await copy(`${client}/README.md`, folder, 'README.md');
    await copy('LICENSE', folder);
    await writeJson(folder, 'package.json', {
      name: 'record-services-client',
      ...COMMON,
      description: 'Typed client of the record services: aggregator, verification and records catalog.',
      keywords: ['openapi', 'client', 'records'],
      sideEffects: false,
      exports: {
        '.': { types: './lib/index.d.ts', default: './lib/index.js' },
        './package.json': './package.json',
      },
      types: './lib/index.d.ts',
      files: ['lib'],
      dependencies: { 'openapi-fetch': manifest.devDependencies['openapi-fetch'] },
    });
  });
}

/** CommonJS modules in an ES module expect these names. */
export const BANNER = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const __dirname = import.meta.dirname;
const __filename = import.meta.filename;`;

/** Packs what a function writes into an empty folder, and returns the tarball's path. */
async function pack(out: string, write: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    await write(folder);
    await mkdir(out, { recursive: true });
    const words = ['pack', '--json', '--offline', '--pack-destination', out];
    const { stdout } = await promisify(execFile)('npm', words, { cwd: folder, maxBuffer: 1e8 });
    const [packed] = JSON.parse(stdout) as { filename: string }[];
    return join(out, packed?.filename ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundle(options: BuildOptions): Promise<Metafile> {
  const common = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  } as const;
  const { metafile } = await build({ ...common, ...options, absWorkingDir: ROOT, metafile: true });
  return metafile;
}

function copy(path: string, folder: string, to = path): Promise<void> {
  const filter = (source: string): boolean => !source.endsWith('.test.ts');
  return cp(join(ROOT, path), join(folder, to), { recursive: true, filter });
}

function writeJson(folder: string, name: string, value: object): Promise<void> {
  return writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the licenses of all bundled packages, each with its name and version. */
function readLicenses({ inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  );
  const texts = [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = readJson(`${folder}/package.json`) as Manifest & { name: string };
    const file = readdirSync(join(ROOT, folder)).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? 'No license file.' : readFileSync(join(ROOT, folder, file), 'utf8');
    return `${name} ${version}: ${license}\n\n${text.trim()}`;
  });
  return texts.join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = readCommandLine(USAGE, { out: { type: 'string' } }, true);
  const out = resolve(values.out ?? join(ROOT, 'dist'));
  const packs: Record<string, typeof packServer> = { contract: packContract, client: packClient };
  console.log(await (packs[positionals[0] ?? ''] ?? packServer)(out));
}
