import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../../src/project-root.js';
import { packClient } from '../pack.js';

const run = promisify(execFile);
const root = fileURLToPath(projectRoot);
const modules = join(root, 'node_modules');

/** The oldest compiler that the README names. npx gets it: it is not installed with the project. */
const OLDEST = '5.4';
/** A compiler, whether Node's types are there, and how packages are resolved. The installed compiler first: a quick run stops after it. */
const SETUPS = [
  { compiler: 'installed', withNode: true, module: 'nodenext', moduleResolution: 'nodenext' },
  { compiler: 'installed', withNode: false, module: 'esnext', moduleResolution: 'bundler' },
  { compiler: OLDEST, withNode: true, module: 'nodenext', moduleResolution: 'nodenext' },
  { compiler: OLDEST, withNode: false, module: 'esnext', moduleResolution: 'bundler' },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'packed-client-'));
const installed = join(folder, 'node_modules/record-services-client');

before(async () => {
  const tarball = await packClient(folder);
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(join(modules, name), join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  [...readme.matchAll(/```ts\n(.*?)```/gs)].forEach(([, text = ''], index) =>
    writeFileSync(join(folder, `${text.includes("from 'node:") ? 'node-' : ''}program-${index}.ts`), text),
  );
});

after(() => rmSync(folder, { recursive: true, force: true }));

for (const { compiler, withNode, ...resolution } of SETUPS.slice(0, process.env['FULL'] ? undefined : 1))
  test(`the samples of the README compile with TypeScript ${compiler}, ${withNode ? 'Node' : 'a browser'}`, async () => {
    const types = join(folder, 'node_modules/@types');
    rmSync(types, { recursive: true, force: true });
    mkdirSync(types);
    if (withNode) symlinkSync(join(modules, '@types/node'), join(types, 'node'));
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022', ...(withNode ? [] : ['dom', 'dom.iterable'])],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: withNode ? ['node'] : [],
    };
    const include = ['program-*.ts', ...(withNode ? ['node-program-*.ts'] : [])];
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
    const [program = '', ...args] =
      compiler === OLDEST
        ? ['npx', '--yes', '-p', `typescript@${compiler}`, 'tsc']
        : [process.execPath, join(modules, 'typescript-7/bin/tsc')];
    const output = await run(program, [...args, '-p', folder], { cwd: folder }).then(
      () => '',
      (failure: unknown) => {
        const { stdout, stderr } = failure as { stdout: string; stderr: string };
        return `${stdout}${stderr}`;
      },
    );
    assert.equal(output, '');
  });

test('the README names the oldest compiler, and Node loads the package', async () => {
  assert.ok(readFileSync(join(installed, 'README.md'), 'utf8').includes(`TypeScript ${OLDEST} and newer`));
  const script = "console.log(Object.keys(await import('record-services-client')).sort().join(' '))";
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  assert.equal(
    stdout.trim(),
    'createAggregator createCachingFetch createCatalog createRetryingFetch createVerification followEvents uploadFile walkPages',
  );
});
