import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { readGuides } from '../../src/http/docs/guides.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { suites } from '../scenarios/services.js';
import { projectRoot } from './project.js';

let server: ServerProcess;
let folder: string;

before(async () => {
  server = await startServer({
    services: suites.map(({ service }) => service),
    entry: 'dist/scripts/try/demo.js',
    environment: { LOG_LEVEL: 'error' },
    // The closing line of its box, which names the folder of the files.
    readyLine: /^└$/m,
  });
  folder = await mkdtemp(join(tmpdir(), 'guides-'));
  const [files = ''] = /\/\S+\/files\b/.exec(server.logs()) ?? [];
  await cp(files, folder, { recursive: true });
});

after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A failed request ends the script. */
const SHELL = `set -eo pipefail
curl() { command curl --fail-with-body -S "$@"; }`;

const LANGUAGES: Readonly<Record<string, { program: string; options: string[]; isThere: string[] }>> = {
  sh: { program: 'bash', options: ['-c'], isThere: ['-c', 'command -v curl'] },
  js: { program: process.execPath, options: ['--input-type=module', '-e'], isThere: ['-v'] },
  python: { program: 'python3', options: ['-c'], isThere: ['-c', 'import requests'] },
};

interface Ended {
  code: number;
  output: string;
}

function run(program: string, words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, words, { cwd: folder, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

/** Returns the snippets of a language as one program; commands of a checkout are not for a running server. */
function programIn(text: string, language: string): string {
  const pattern = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm');
  const snippets = [...text.matchAll(pattern)].map(([, source = '']) => source);
  return snippets.filter((source) => !source.startsWith('npm ')).join('\n');
}

const names = readGuides().map(({ name }) => name);

test('there are six guides, each of one screen, and links lead to guides that exist', () => {
  equal(names.length, 6);
  for (const { name, text } of readGuides()) {
    const lines = text.split('\n').length;
    ok(lines <= 100, `${name} has ${lines} lines`);
    const linked = [...text.matchAll(/\(guide-([a-z-]+)\.html\)/g)].map(([, other = '']) => other);
    deepEqual(
      linked.filter((other) => !names.includes(other)),
      [],
    );
  }
});

for (const name of names) {
  describe(`The guide ${name}`, () => {
    for (const [language, { program, options, isThere }] of Object.entries(LANGUAGES)) {
      if (programIn(readGuides().find((guide) => guide.name === name)?.text ?? '', language) === '') continue;
      test(`runs its ${language} on the demo`, async (t) => {
        if ((await run(program, isThere)).code !== 0)
          return t.skip(`${program} or what it needs is not installed`);
        const guide = readGuides(server.urls).find((one) => one.name === name);
        const source = programIn(guide?.text ?? '', language).replaceAll(
          'http://127.0.0.1:4000',
          server.adminUrl,
        );
        const { code, output } = await run(program, [
          ...options,
          language === 'sh' ? `${SHELL}\n${source}` : source,
        ]);
        equal(code, 0, output);
        match(output, /\S/);
      });
    }
  });
}

test('the workflows behind the guides run on the demo', async () => {
  const files = await readdir(new URL('specs/workflows', projectRoot));
  ok(files.length > 0);
  for (const file of files) {
    const published = await fetch(`${server.urls['catalog'] ?? ''}/api/workflows/${file}`);
    equal(published.status, 200, file);
    await writeFile(join(folder, file), await published.text());
  }
  const redocly = fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', projectRoot));
  const { code, output } = await run(process.execPath, [redocly, 'respect', ...files]);
  equal(code, 0, output);
});
