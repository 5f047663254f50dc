/**
 * Makes generated/ from specs/: bundle, types, validators and operation table of every service in redocly.yaml, and the game files
 * of the contract tests; and .env.example from the settings in src/config.ts.
 * When: after every change of a spec or a setting (`npm run generate`); CI runs it with `--check`, which writes nothing
 * and fails when a committed file differs.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import { bundleSpecs } from './generate/bundle-spec.js';
import { readCommandLine } from '../command-line.js';
import { renderService } from './generate/render-service.js';
import { writeGameFiles } from './generate/write-game-files.js';
import { writeEnvExample } from './generate/write-settings.js';

const generatedRoot = new URL('generated/', projectRoot);

async function readIfThere(file: URL): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

async function listFiles(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)));
}

const USAGE = `Usage: npm run generate -- [--check]

Makes generated/ from specs/, the game files of the contract tests, and .env.example from src/config.ts.

  --check                writes nothing; fails where a file differs

Examples:
  npm run generate
  npm run specs:check`;

async function main(): Promise<void> {
  const { values } = readCommandLine(USAGE, { check: { type: 'boolean' } });
  const isCheck = values.check === true;
  const wanted = new Map<string, string>();
  for (const spec of await bundleSpecs(projectRoot)) {
    for (const [name, text] of await renderService(spec))
      wanted.set(`generated/${spec.service}/${name}`, text);
  }
  wanted.set('generated/contract/game-files.json', writeGameFiles());
  const present = (await listFiles(generatedRoot)).map((name) => `generated/${name}`);
  const stale = present.filter((name) => !wanted.has(name));
  wanted.set('.env.example', writeEnvExample());
  const changed: string[] = [];
  for (const [name, text] of wanted) {
    if ((await readIfThere(new URL(name, projectRoot))) !== text) changed.push(name);
  }
  if (isCheck) return report([...changed, ...stale]);
  for (const name of stale) await rm(new URL(name, projectRoot));
  for (const name of changed) {
    const file = new URL(name, projectRoot);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, wanted.get(name) ?? '');
  }
  console.log(`${wanted.size} files, ${changed.length} written, ${stale.length} removed.`);
}

function report(differing: string[]): void {
  if (differing.length === 0) return console.log('Generated files are what specs and settings say.');
  console.error(
    `Specs or settings say something else than ${differing.join(', ')}. Run \`npm run generate\` and commit.`,
  );
  process.exitCode = 1;
}

await main();
