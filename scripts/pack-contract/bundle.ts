import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { projectRoot } from '../../src/project-root.js';

/** Where the bundle lies in the package: as deep as the compiled tests, so that the same relative paths hold. */
export const BUNDLE_FOLDER = 'dist/contract-tests/package/';

/** CommonJS modules in an ES module expect these names. */
export const BANNER = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const __dirname = import.meta.dirname;
const __filename = import.meta.filename;`;

/**
 * Parts of Prism that a mock of examples never uses, 7 MB of them: invented values and Postman collections. A call of one
 * throws.
 */
const UNUSED = /^(@faker-js\/faker|postman-collection)(\/|$)/;
const STUB = `const stub = new Proxy(function () {}, {
  get: (_, key) => (key === 'prototype' ? {} : stub),
  apply() { throw new Error('This part of Prism is not in the package.'); },
  construct() { throw new Error('This part of Prism is not in the package.'); },
});
module.exports = stub;`;

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  setup: (bundler) => {
    bundler.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'unused' }));
    bundler.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: STUB }));
  },
};

/** Writes the command and Dredd's hooks, with all that they import, into a folder; returns the bundled packages' licenses. */
export async function bundleCommand(folder: URL): Promise<string> {
  const compiled = (path: string): string =>
    fileURLToPath(new URL(`dist/contract-tests/${path}`, projectRoot));
  const { metafile } = await build({
    entryPoints: { cli: compiled('package/cli.js'), hooks: compiled('dredd/hooks.js') },
    outdir: fileURLToPath(new URL(BUNDLE_FOLDER, folder)),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Prefers modules to forms that require at run time.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    banner: { js: BANNER },
    plugins: [withoutUnusedParts],
    metafile: true,
    logLevel: 'warning',
  });
  return licensesOf(metafile);
}

/** Returns the licenses of all bundled packages, each with its name and version. */
function licensesOf({ inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap((path) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return folder === undefined ? [] : [folder];
  });
  return [...new Set(folders)].sort().map(licenseOf).join('\n\n');
}

function licenseOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined;
  const text = file === undefined ? 'No license file.' : readFileSync(`${folder}/${file}`, 'utf8').trim();
  return `${manifest.name} ${manifest.version}: ${manifest.license ?? 'see below'}\n\n${text}`;
}
