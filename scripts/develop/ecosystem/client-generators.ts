import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildMapFile, buildReplayFile } from '../../../src/worker/gbx/testing/gbx-files.js';
import { HEY_API_PROGRAM, OPENAPI_FETCH_PROGRAM, ORVAL_PROGRAM } from './client-programs.js';
import { listRequests } from './list-requests.js';
import { runOrThrow, runProgram } from './run-program.js';
import type { KnownFailure, Setting, Tool, ToolTest } from './tool.js';

/** Common packages: a compiler, and a bundler, since not all generated modules name the files that they import. */
const COMMON_PACKAGES = ['typescript@5.9.3', '@types/node@20.19.43', 'esbuild@0.25.12'];
const MAP_UID = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const ACCOUNT_ID = 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f';

interface ClientGenerator {
  name: string;
  packages: readonly string[];
  /** An ES module that generates the clients; `documents` holds files by service. */
  generator: string;
  /** TypeScript that uses them. */
  program: string;
  known?: readonly KnownFailure[];
}

/** Returns a tool whose clients are generated, compiled and used against the server with every documented request. */
function createClientTool({ name, packages, generator, program, known = [] }: ClientGenerator): Tool {
  return {
    name,
    shows: 'its clients are generated, compile and send each documented request, uploads included',
    needs: [],
    packages: [...packages, ...COMMON_PACKAGES],
    known,
    run: async (setting) => {
      const { folder, documents } = setting;
      const inFolder = { cwd: folder };
      await writeFile(
        join(folder, 'generate.mjs'),
        `const documents = ${JSON.stringify(documents)};\n${generator}`,
      );
      await runOrThrow(process.execPath, ['generate.mjs'], inFolder);
      await writeInput(setting);
      await writeFile(join(folder, 'program.ts'), program);
      const compiled = await compile(folder);
      const bundle = [
        'program.ts',
        '--bundle',
        '--platform=node',
        '--format=esm',
        '--outfile=program.mjs',
        `--banner:js=${REQUIRE}`,
      ];
      await runOrThrow(join(folder, 'node_modules/.bin/esbuild'), bundle, inFolder);
      const output = await runOrThrow(process.execPath, ['program.mjs'], inFolder);
      return [
        compiled,
        ...output
          .split('\n')
          .filter((line) => line.startsWith('{"name"'))
          .map(toTest),
      ];
    },
  };
}

/** CommonJS packages in the bundle look for it. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

function toTest(line: string): ToolTest {
  return JSON.parse(line) as ToolTest;
}

async function writeInput({ folder, documents, urls, webhookSecret }: Setting): Promise<void> {
  const files = {
    map: buildMapFile({ uid: MAP_UID }).toString('base64'),
    replay: buildReplayFile({ mapUid: MAP_UID, timeMs: 40_820, accountId: ACCOUNT_ID }).toString('base64'),
  };
  const input = { urls, webhookSecret, requests: await listRequests(documents), files };
  await writeFile(join(folder, 'input.json'), JSON.stringify(input));
}

/** Generated sources are checked as strictly as those of a program; except the tools' own declarations. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

async function compile(folder: string): Promise<ToolTest> {
  const config = { compilerOptions: COMPILER_OPTIONS, include: ['**/*.ts'], exclude: ['node_modules'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { exitCode, output } = await runProgram(join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: folder,
  });
  return { name: 'all services compile', failure: exitCode === 0 ? null : output.slice(0, 1000) };
}

/** The types of openapi-typescript with the client made for them. */
export const openapiFetch = createClientTool({
  name: 'openapi-fetch',
  packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
  generator: `
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
for (const [service, file] of Object.entries(documents)) {
  const nodes = await openapiTS(await readFile(file, 'utf8'));
  await writeFile(service + '.ts', astToString(nodes));
}
`,
  program: OPENAPI_FETCH_PROGRAM,
});

/** Every response goes through its zod schemas. Requests do not, since those take the bytes of an upload for text. */
export const heyApi = createClientTool({
  name: 'hey-api',
  packages: ['@hey-api/openapi-ts@0.95.0', 'zod@4.6.7'],
  generator: `
import { createClient } from '@hey-api/openapi-ts';
const plugins = [
  '@hey-api/client-fetch',
  '@hey-api/typescript',
  { name: '@hey-api/sdk', validator: { response: 'zod' } },
  { name: 'zod', dates: { offset: true } },
];
for (const [service, input] of Object.entries(documents))
  await createClient({ input, output: './' + service, logs: { level: 'silent' }, plugins });
`,
  program: HEY_API_PROGRAM,
});

/** Its axios client, and every response parsed with its zod schemas. */
export const orval = createClientTool({
  name: 'orval',
  packages: ['orval@7.10.0', 'axios@1.12.2', 'zod@4.6.7'],
  generator: `
import orval from 'orval';
for (const [service, target] of Object.entries(documents)) {
  const input = { target };
  await orval.generate({ input, output: { target: './' + service + '.ts', client: 'axios-functions' } });
  const zod = { dateTimeOptions: { offset: true } };
  await orval.generate({ input, output: { target: './' + service + '.zod.ts', client: 'zod', override: { zod } } });
}
`,
  program: ORVAL_PROGRAM,
});
