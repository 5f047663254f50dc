import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../../../src/project-root.js';
import { clientPackageName } from '../../../../src/main/service-titles.js';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('node_modules/', projectRoot));
const services = readdirSync(new URL('generated/', projectRoot));

/** A program's set-up: a compiler, the types of its platform and how it resolves packages. */
interface Setup {
  compiler: typeof OLDEST | typeof NEWEST;
  /** Whether Node's types are there; else it is for a browser. */
  withNode: boolean;
  lib: string[];
  module: string;
  moduleResolution: string;
}

/** The oldest compiler that the READMEs name. npx gets it: it is not installed with the project. */
const OLDEST = '5.4';
const NEWEST = 'installed';
const BROWSER = ['es2022', 'dom', 'dom.iterable'];
const NODE = { lib: ['es2022'], module: 'nodenext', moduleResolution: 'nodenext' };
const BUNDLER = { lib: BROWSER, module: 'esnext', moduleResolution: 'bundler' };
const CLASSIC = { lib: BROWSER, module: 'esnext', moduleResolution: 'node10' };

/** The installed compiler first, because a quick run stops after it. */
const SETUPS: readonly Setup[] = [
  { compiler: NEWEST, withNode: true, ...NODE },
  { compiler: NEWEST, withNode: true, ...BUNDLER },
  { compiler: NEWEST, withNode: false, ...BUNDLER },
  { compiler: OLDEST, withNode: true, ...NODE },
  { compiler: OLDEST, withNode: false, ...BUNDLER },
  { compiler: OLDEST, withNode: false, ...CLASSIC },
];

/** A file in each form that a program may have. */
const UPLOADS = `import { uploadMap, type Client } from '${clientPackageName('verification')}';
const client: Client = { baseUrl: 'https://verification.example', fetch };
const query = { filename: 'a.Map.Gbx' };
const view: ArrayBufferView = new Uint8Array(3);
for (const body of [view, new Uint8Array(3), new ArrayBuffer(3), new DataView(new ArrayBuffer(3)), new Blob([])])
  await uploadMap(client, { query, body });
`;
const NODE_UPLOADS = `import { readFile } from 'node:fs/promises';
import { uploadReplay } from '${clientPackageName('verification')}';
const body = await readFile('a.Replay.Gbx');
await uploadReplay({ baseUrl: 'https://verification.example' }, { query: { filename: 'a.Replay.Gbx' }, body });
`;

const folder = mkdtempSync(join(tmpdir(), 'packed-clients-'));

interface Packed {
  name: string;
  filename: string;
  files: { path: string }[];
}

let packages: Packed[];

async function install({ name, filename }: Packed): Promise<void> {
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
}

function readExamples(service: string): string[] {
  const readme = readFileSync(join(folder, 'node_modules', clientPackageName(service), 'README.md'), 'utf8');
  return [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, example = '']) => example);
}

const readsFiles = (program: string): boolean => program.includes("from 'node:");

before(async () => {
  const sources = services.map((service) =>
    fileURLToPath(new URL(`generated/${service}/client/`, projectRoot)),
  );
  const pack = ['pack', '--json', '--offline', '--pack-destination', folder, ...sources];
  packages = JSON.parse((await run('npm', pack)).stdout) as Packed[];
  for (const one of packages) await install(one);
  const programs = [UPLOADS, NODE_UPLOADS, ...services.flatMap(readExamples)];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  programs.forEach((text, index) =>
    writeFileSync(join(folder, `${readsFiles(text) ? 'node-' : ''}program-${index}.ts`), text),
  );
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('each package holds the compiled form, its types and a README', () => {
  const expected =
    'LICENSE README.md lib/index.d.ts lib/index.js lib/pages.d.ts lib/pages.js lib/retry.d.ts lib/retry.js lib/send.d.ts lib/send.js package.json types.d.ts';
  assert.deepEqual(
    packages.map(({ name }) => name),
    services.map(clientPackageName),
  );
  for (const { files } of packages)
    assert.deepEqual(files.map(({ path }) => path).sort(), expected.split(' '));
});

/** Returns what a compiler prints about the programs, the packages' own types checked as well. */
async function compile({ compiler, withNode, ...options }: Setup): Promise<string> {
  const types = join(folder, 'node_modules/@types');
  rmSync(types, { recursive: true, force: true });
  mkdirSync(types);
  if (withNode) symlinkSync(join(modules, '@types/node'), join(types, 'node'));
  const compilerOptions = {
    ...options,
    target: 'es2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: withNode ? ['node'] : [],
  };
  const files = ['program-*.ts', ...(withNode ? ['node-program-*.ts'] : [])];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: files }));
  const [program = '', ...args] =
    compiler === NEWEST
      ? [process.execPath, join(modules, 'typescript/bin/tsc')]
      : ['npx', '--yes', '-p', `typescript@${compiler}`, 'tsc'];
  return run(program, [...args, '-p', folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (failure: unknown) => {
      const { stdout, stderr } = failure as { stdout: string; stderr: string };
      return `${stdout}${stderr}`;
    },
  );
}

for (const setup of process.env['FULL'] ? SETUPS : SETUPS.slice(0, 1)) {
  const { compiler, withNode, moduleResolution } = setup;
  test(`the packages and their samples compile with TypeScript ${compiler}, ${withNode ? 'Node' : 'a browser'}, ${moduleResolution}`, async () => {
    assert.equal(await compile(setup), '');
  });
}

test('the oldest compiler is the one that the READMEs name', () => {
  for (const service of services) {
    const file = join(folder, 'node_modules', clientPackageName(service), 'README.md');
    assert.ok(readFileSync(file, 'utf8').includes(`TypeScript ${OLDEST} and newer`));
  }
});

test('the packed clients are loaded by Node', async () => {
  const names = services.map(clientPackageName);
  const script = `for (const name of ${JSON.stringify(names)}) console.log(typeof (await import(name)).walkPages)`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  assert.deepEqual(
    stdout.trim().split('\n'),
    names.map(() => 'function'),
  );
});
