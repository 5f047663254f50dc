/**
 * Runs third-party tools on the documents and on a server of their examples: `npm run ecosystem`, or `-- TOOL…` for some
 * of them. When: after a change of the documents' form, and before a release; not part of `npm test`. Reads generated/ and
 * dist/. Installs what a tool needs into a temporary folder, which it removes, and says what has to be there before. Writes
 * to standard output how many of each tool's tests passed, and why for each that did not.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemo } from '../../contract-tests/targets/server-process.js';
import { STORY_WEBHOOK_SECRET } from '../../db/seeds/story.js';
import { SERVICES } from '../../src/config.js';
import { projectRoot } from '../../src/project-root.js';
import { exitWithMisuse, readCommandLine, runCommand } from '../command-line.js';
import { heyApi, openapiFetch, orval } from './ecosystem/client-generators.js';
import { describeTool, type Setting, type Tool } from './ecosystem/tool.js';
import { runOrThrow } from './ecosystem/run-program.js';
import { specmatic } from './ecosystem/specmatic.js';

/** The one list of tools that `npm run ecosystem` runs, in their order. */
const tools: readonly Tool[] = [specmatic, openapiFetch, heyApi, orval];

const USAGE = `Usage: npm run ecosystem -- [TOOL…]

Runs third-party tools on the documents and on a server of their examples, all of them or some:
  ${tools.map(({ name }) => name).join(', ')}

It installs what it can into a temporary folder, and says what has to be there before.

Example:
  npm run ecosystem -- ${tools[0]?.name ?? 'TOOL'}`;

const { positionals } = readCommandLine(USAGE, {}, true);

function selectTools(names: string[]): readonly Tool[] {
  const unknown = names.filter((name) => !tools.some((tool) => tool.name === name));
  if (unknown.length > 0) exitWithMisuse(`There is no tool ${unknown.join(', ')}`);
  return names.length === 0 ? tools : tools.filter(({ name }) => names.includes(name));
}

const inProject = (path: string): string => fileURLToPath(new URL(path, projectRoot));

/** Throws when something must be installed by hand. */
async function checkNeeds({ name, needs }: Tool): Promise<void> {
  for (const { program, hint } of needs) {
    await runOrThrow(program, ['--version']).catch(() => {
      throw new Error(`${name} needs ${program}: install ${hint}.`);
    });
  }
}

async function install({ packages }: Tool, folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await runOrThrow('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
}

/** Runs a tool with its own server, which holds only the examples; returns whether it passed. */
async function runTool(tool: Tool, root: string): Promise<boolean> {
  const folder = join(root, tool.name);
  await checkNeeds(tool);
  await install(tool, folder);
  const server = await startDemo({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' });
  const setting: Setting = {
    folder,
    urls: server.urls,
    documents: Object.fromEntries(
      SERVICES.map((service) => [service, inProject(`generated/${service}/openapi.json`)]),
    ),
    webhookSecret: STORY_WEBHOOK_SECRET,
  };
  try {
    const { lines, isGood } = describeTool(tool, await tool.run(setting));
    console.log(lines.join('\n'));
    return isGood;
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'ecosystem-'));
  try {
    for (const tool of selectTools(positionals)) {
      const isGood = await runTool(tool, root).catch((error: unknown) => {
        console.log(`${tool.name} was not run. ${error instanceof Error ? error.message : String(error)}`);
        return false;
      });
      if (!isGood) process.exitCode = 1;
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

runCommand(main);
