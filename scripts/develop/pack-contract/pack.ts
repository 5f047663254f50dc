import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { SERVICES } from '../../../src/config.js';
import { projectRoot } from '../../../src/project-root.js';
import { packContent, type Packed } from '../npm-pack.js';

/** What the bundle reads at run time, at the same places as in the project. */
const FILES = [
  'LICENSE',
  ...SERVICES.map((service) => `generated/${service}/openapi.json`),
  ...readdirSync(new URL('specs/workflows', projectRoot)).map((name) => `specs/workflows/${name}`),
];

interface Manifest {
  version: string;
  license: string;
  repository: object;
  engines: { node: string };
}

/** Packs the contract tests as a tarball into a folder. The compiled tests must be up to date. */
export function packContract(out: string): Promise<Packed> {
  return packContent((content) => writeContent(pathToFileURL(`${content}/`)), out);
}

async function writeContent(folder: URL): Promise<void> {
  for (const file of FILES) await copyInto(folder, file, file);
  for (const yaml of SERVICES.map((service) => `generated/${service}/openapi.yaml`))
    await copyInto(folder, `dist/${yaml}`, yaml);
  await copyInto(folder, 'contract-tests/package/README.md', 'README.md');
  await copyInto(folder, 'contract-tests/package/contract.yml', 'contract.yml');
  await writeFile(new URL('THIRD-PARTY-LICENSES', folder), await bundleCommand(folder));
  await writeFile(new URL('package.json', folder), `${JSON.stringify(await createManifest(), null, 2)}\n`);
}

async function copyInto(folder: URL, from: string, to: string): Promise<void> {
  const target = new URL(to, folder);
  await mkdir(new URL('.', target), { recursive: true });
  await cp(new URL(from, projectRoot), target);
}

async function createManifest(): Promise<object> {
  const text = await readFile(new URL('package.json', projectRoot), 'utf8');
  const { version, license, repository, engines } = JSON.parse(text) as Manifest;
  return {
    name: 'record-services-contract',
    version,
    description: 'Compares running record services with their OpenAPI documents.',
    keywords: ['openapi', 'contract-testing', 'records'],
    license,
    repository,
    type: 'module',
    bin: { 'record-services-contract': `${BUNDLE_FOLDER}cli.js` },
    files: ['dist', 'generated', 'contract-tests', 'specs', 'contract.yml', 'THIRD-PARTY-LICENSES'],
    exports: {
      './package.json': './package.json',
      ...Object.fromEntries(
        SERVICES.map((service) => [`./${service}.json`, `./generated/${service}/openapi.json`]),
      ),
    },
    engines,
  };
}

/** Where the bundle lies in the package: as deep as the compiled tests, so that the same relative paths hold. */
const BUNDLE_FOLDER = 'dist/contract-tests/package/';

/** CommonJS modules in an ES module expect these names. */
export const BANNER = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const __dirname = import.meta.dirname;
const __filename = import.meta.filename;`;

/** Writes the command, with all that it imports, into a folder; returns the bundled packages' licenses. */
async function bundleCommand(folder: URL): Promise<string> {
  const compiled = (path: string): string =>
    fileURLToPath(new URL(`dist/contract-tests/${path}`, projectRoot));
  const { metafile } = await build({
    entryPoints: {
      cli: compiled('package/cli.js'),
      'contract.test': compiled('contract.test.js'),
    },
    outdir: fileURLToPath(new URL(BUNDLE_FOLDER, folder)),
    bundle: true,
    // The package tests deployments only.
    external: ['*/spawned-server.js'],
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Prefers modules to forms that require at run time.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    banner: { js: BANNER },
    metafile: true,
    logLevel: 'warning',
  });
  return readLicenses(metafile);
}

/** Returns the licenses of all bundled packages, each with its name and version. */
function readLicenses({ inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap((path) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return folder === undefined ? [] : [folder];
  });
  return [...new Set(folders)].sort().map(readLicense).join('\n\n');
}

function readLicense(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined;
  const text = file === undefined ? 'No license file.' : readFileSync(`${folder}/${file}`, 'utf8').trim();
  return `${manifest.name} ${manifest.version}: ${manifest.license ?? 'see below'}\n\n${text}`;
}
