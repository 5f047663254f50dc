import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createFolder } from '../../db/testing/folder.js';
import { packServer } from '../develop/pack.js';
import { projectRoot } from '../../src/project-root.js';

const root = fileURLToPath(projectRoot);

interface Lock {
  packages: Record<string, { dev?: boolean; optional?: boolean }>;
}

/** Unpacks the tarball of the server, with the packages that `npm ci --omit=dev` would install there. */
async function deploy(folder: string): Promise<string> {
  const tarball = await packServer(folder);
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder]);
  const server = join(folder, 'package');
  const { packages } = JSON.parse(await readFile(join(server, 'npm-shrinkwrap.json'), 'utf8')) as Lock;
  assert.deepEqual(
    Object.entries(packages).filter(([, { dev }]) => dev),
    [],
  );
  for (const [path, { optional }] of Object.entries(packages))
    if (path !== '' && !optional) await cp(join(root, path), join(server, path), { recursive: true });
  return server;
}

/** What the documents of operators name although the tarball lacks it: developers read it in the repository. */
const OF_DEVELOPERS = ['db/README.md'];

/** Returns the files that documents of a folder link or name and that are not there, each after the document. */
async function findMissing(folder: string, documents: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const document of documents) {
    const text = await readFile(join(folder, document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    );
    const names = [...text.matchAll(/(?<![./\w])(?:specs|scripts)\/[\w./-]+\.md/g)].map(([path]) => path);
    for (const path of [...links, ...names])
      if (!OF_DEVELOPERS.includes(path) && !existsSync(join(folder, path)))
        missing.push(`${document}: ${path}`);
  }
  return missing;
}

/** Starts `npm start` in a folder; resolves when it is ready, with its output so far. */
async function startIn(folder: string): Promise<{ npm: ReturnType<typeof spawn>; lines: string[] }> {
  const ports = ['AGGREGATOR_PORT', 'VERIFICATION_PORT', 'CATALOG_PORT', 'ADMIN_PORT'];
  const settings = { LOG_LEVEL: 'silent', ...Object.fromEntries(ports.map((name) => [name, '0'])) };
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: npm.stderr })) {
    lines.push(line);
    if (line === 'ready') return { npm, lines };
  }
  throw new Error(`npm start ended before it was ready:\n${lines.join('\n')}`);
}

test('npm start serves from the tarball, which has no tests; SIGTERM ends it with 0 and leaves nothing behind', async (t) => {
  const folder = await deploy(await createFolder(t));
  const files = await readdir(folder, { recursive: true });
  assert.deepEqual(
    files.filter((name) => !name.startsWith('node_modules') && /\.test\.|\.ts$/.test(name)),
    [],
  );
  const ofOperators = files.filter((name) => /^(?:specs|scripts)\/.*\.md$/.test(name));
  assert.ok(ofOperators.includes('scripts/deploy/README.md'));
  assert.deepEqual(await findMissing(folder, ofOperators), []);
  const { npm, lines } = await startIn(folder);
  t.after(() => npm.kill('SIGKILL'));
  const urls = lines.flatMap((line) => / listens on (http:\/\/[^,\s]+), /.exec(line)?.[1] ?? []);
  assert.equal(urls.length, 3, lines.join('\n'));
  for (const url of urls) {
    const page = await (await fetch(`${url}/api/`)).text();
    const [renderer = ''] = /docs\/standalone\.[\w-]+\.js/.exec(page) ?? [];
    for (const path of ['/health', '/api/openapi.yaml', `/api/${renderer}`])
      assert.equal((await fetch(url + path)).status, 200, path);
  }
  npm.kill('SIGTERM');
  const ended = (await once(npm, 'exit')) as [number | null, NodeJS.Signals | null];
  assert.deepEqual(ended, [0, null]);
  for (const url of urls) await assert.rejects(fetch(`${url}/health`), /fetch failed/);
});
