/** Builds dist/ from the sources. Plain JavaScript, since it runs before anything is compiled. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['contract-tests', 'db', 'generated', 'handlers', 'scripts', 'src'];
/** Files that the compiler does not write; the server reads them beside its compiled code. */
const ASSETS = 'src';
const STAMP = 'dist/.sources';

/** Returns the files that a build reads, as far as they are there: a deployment may have dist/ alone. */
function listSources() {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  );
  return [...files, ...listAssets(), 'tsconfig.json'].filter((file) => existsSync(join(root, file))).sort();
}

function listAssets() {
  if (!existsSync(join(root, ASSETS))) return [];
  return readdirSync(join(root, ASSETS), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(ts|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

function digestOf(files) {
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

/**
 * Returns whether dist/ is missing or was built from other sources. They are compared by content, so that a dist/ from
 * elsewhere counts as built; without any sources, it is taken as it is.
 */
export function needsBuild() {
  const sources = listSources();
  const hasSources = sources.some((file) => file.endsWith('.ts') && !file.startsWith('generated/'));
  return hasSources && !isBuilt(digestOf(sources));
}

/** Returns the program of tsconfig.json with what the last build left, or null without the compiler. */
export async function createProgram() {
  const ts = await import('typescript').then(
    (module) => module.default,
    () => null,
  );
  if (ts === null) return null;
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (one) => {
      throw new Error(ts.flattenDiagnosticMessageText(one.messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host);
  return {
    ts,
    builder: ts.createIncrementalProgram({
      rootNames: config.fileNames,
      options: config.options,
      configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(config),
    }),
  };
}

/** Checks and emits the program, and copies the assets. Prints what is wrong; returns whether nothing is. */
export function build({ ts, builder }) {
  const digest = digestOf(listSources());
  rmSync(join(root, STAMP), { force: true });
  const diagnostics = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
    ...builder.emit().diagnostics,
  ];
  const format = process.stdout.isTTY ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  const names = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  if (diagnostics.length > 0) console.log(format(ts.sortAndDeduplicateDiagnostics(diagnostics), names));
  if (diagnostics.some(({ category }) => category === ts.DiagnosticCategory.Error)) return false;
  for (const asset of listAssets()) cpSync(join(root, asset), join(root, 'dist', asset));
  writeFileSync(join(root, STAMP), digest);
  return true;
}

export const NO_COMPILER =
  'dist/ is missing or was built from other sources, and the compiler is not installed. Run `npm ci && npm run build`, or copy the dist/ of a build of these sources.';
