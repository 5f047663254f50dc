import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createFolder } from '../../db/testing/folder.js';
import { projectRoot } from '../../src/project-root.js';

const root = fileURLToPath(projectRoot);

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
}

/**
 * Lays out a deployment as `npm ci --omit=dev` leaves it where dist/ came from elsewhere: what is compiled and generated, no
 * sources, and the packages that production needs.
 */
async function deploy(folder: string): Promise<void> {
  const copy = (path: string): Promise<void> =>
    cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !/\.(test\.js|js\.map)$/.test(file),
    });
  for (const path of ['package.json', 'scripts/develop/build.js', 'dist', 'generated']) await copy(path);
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const needed = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional,
  );
  for (const [path] of needed) await copy(path);
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

test('npm start serves a deployment without sources; SIGTERM ends it with 0 and leaves nothing behind', async (t) => {
  const folder = await createFolder(t);
  await deploy(folder);
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

  // Sources that dist/ was not built from need the compiler, which a deployment does not have.
  await cp(join(root, 'src/main.ts'), join(folder, 'src/main.ts'));
  await assert.rejects(startIn(folder), /was built from other sources, and the compiler is not installed/);
});
