import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { sizeOf, spread } from '../../scripts/develop/test/sizes.js';
import { BASE_URL, createCodeSamples, type CodeSample } from '../../src/http/docs/code-samples.js';
import { readGuides } from '../../src/http/docs/guides.js';
import { listOperations, resolveReference, type Link } from '../../src/openapi-document.js';
import { readServiceDocument } from '../../src/main/service-documents.js';
import { STORY_WEBHOOK_SECRET } from '../../db/seeds/story.js';
import { projectRoot } from './project.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { runCurl } from '../testing/run-curl.js';
import { suites } from '../scenarios/services.js';

const PORTS: Readonly<Record<string, string>> = {
  4001: 'aggregator',
  4002: 'verification',
  4003: 'catalog',
};

interface Shown {
  service: string;
  path: string;
  response: unknown;
}

/** Returns the reads that README shows with their responses: a curl of a plain URL, and the JSON that follows it. */
function readShown(markdown: string): Shown[] {
  const pattern = /```sh\ncurl -s '?http:\/\/127\.0\.0\.1:(\d+)(\/[^\s']*)'?\n```\n\n```json\n([^]*?)\n```/g;
  return [...markdown.matchAll(pattern)].map(([, port = '', path = '', json = '']) => ({
    service: PORTS[port] ?? '',
    path,
    response: JSON.parse(json) as unknown,
  }));
}

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
  folder = await mkdtemp(join(tmpdir(), 'shown-requests-'));
  const [files = ''] = /\/\S+\/files\b/.exec(server.logs()) ?? [];
  await cp(files, folder, { recursive: true });
});

after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Returns the samples of a service in a language by operation, for the demo. */
function listSamples(service: string, lang: CodeSample['lang']): [string, string][] {
  const client = new URL(`dist/generated/${service}/client/index.js`, projectRoot).href;
  const samples = createCodeSamples(readServiceDocument(service).document, client);
  return Object.entries(samples).map(([id, all]) => [
    id,
    (all.find((sample) => sample.lang === lang)?.source ?? '')
      .replaceAll(BASE_URL, server.urls[service] ?? '')
      .replaceAll('YOUR_SECRET', STORY_WEBHOOK_SECRET),
  ]);
}

function run(program: string, words: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(program, words, { cwd: folder, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

async function demoFiles(): Promise<Record<string, Uint8Array>> {
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/** Returns JavaScript samples as one module: their imports, and each in a block of its own. */
function toModule(samples: readonly [string, string][]): string {
  const imports = new Set<string>();
  const blocks = samples.map(([id, source]) => {
    for (const [line] of source.matchAll(/^import .*$/gm)) imports.add(line);
    return `{\nconsole.log('${id}');\n${source.replaceAll(/^import .*$/gm, '')}\n}`;
  });
  return [...imports, ...blocks].join('\n');
}

test('README shows reads with the responses of the demo', async () => {
  const shown = readShown(readFileSync(new URL('README.md', projectRoot), 'utf8'));
  ok(shown.length > 0);
  for (const { service, path, response } of shown) {
    const given = await fetch(`${server.urls[service] ?? ''}${path}`);
    equal(given.status, 200, path);
    deepEqual(await given.json(), response, path);
  }
});

for (const { service } of suites) {
  test(`the curl samples of ${service} succeed on the demo`, async () => {
    for (const [id, line] of spread(listSamples(service, 'shell'), sizeOf('shownOperations'))) {
      const { status, body } = await runCurl(line, await demoFiles());
      equal(status, 200, `${id}: ${body}`);
    }
  });

  if (sizeOf('services').includes(service)) testSamples(service);

  test(`the links of ${service} lead from a response of the demo to another one`, async () => {
    const { document } = readServiceDocument(service);
    const located = new Map(listOperations(document).map((one) => [one.operation.operationId, one]));
    const linked = listSamples(service, 'shell').flatMap(([id, line]) => {
      const success = located.get(id)?.operation.responses['200'];
      const { links } = success ? resolveReference(document, success) : {};
      return links ? [{ id, line, links }] : [];
    });
    ok(linked.length > 0);
    for (const { id, line, links } of spread(linked, sizeOf('shownOperations'))) {
      const { body } = await runCurl(line, await demoFiles());
      for (const [name, link] of Object.entries(links)) {
        const target = located.get(link.operationId);
        // The links of uploads lead to a body, which the workflow of that guide sends.
        if (target?.method !== 'get') continue;
        const path = readLink(link, target.path, JSON.parse(body));
        const response = await fetch(`${server.urls[service] ?? ''}${path}`);
        equal(response.status, 200, `${id}, ${name}: ${path} returned ${await response.text()}`);
      }
    }
  });
}

/** The samples of each language are one program. */
function testSamples(service: string): void {
  test(`the samples of ${service} with fetch succeed on the demo`, async () => {
    const source = toModule(listSamples(service, 'javascript'));
    const { code, output } = await run(process.execPath, ['--input-type=module', '-e', source]);
    equal(code, 0, output);
  });

  test(`the samples of ${service} with its client succeed on the demo`, async () => {
    const source = toModule(listSamples(service, 'typescript')).replaceAll(
      'console.error(response)',
      'throw response',
    );
    const { code, output } = await run(process.execPath, ['--input-type=module', '-e', source]);
    equal(code, 0, output);
  });

  test(`the samples of ${service} in Python succeed on the demo`, async (t) => {
    if ((await run('python3', ['-c', 'import requests'])).code !== 0)
      return t.skip('python3 with requests is not installed');
    const source = listSamples(service, 'python').map(([id, sample]) => `print("${id}")\n${sample}`);
    const { code, output } = await run('python3', ['-c', source.join('\n')]);
    equal(code, 0, output);
  });
}

/** Returns a path with the values that a link takes from a response. */
function readLink({ parameters = {} }: Link, path: string, body: unknown): string {
  return Object.entries(parameters).reduce((target, [name, expression]) => {
    const places = expression.replace('$response.body#/', '').split('/');
    const value = places.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], body);
    return target.replace(`{${name}}`, encodeURIComponent(String(value)));
  }, path);
}

// The guides come last, since they upload and report.

/** A failed request ends the script. */
const SHELL = `set -eo pipefail
curl() { command curl --fail-with-body -S "$@"; }`;

const LANGUAGES: Readonly<Record<string, { program: string; options: string[]; isThere: string[] }>> = {
  sh: { program: 'bash', options: ['-c'], isThere: ['-c', 'command -v curl'] },
  js: { program: process.execPath, options: ['--input-type=module', '-e'], isThere: ['-v'] },
  python: { program: 'python3', options: ['-c'], isThere: ['-c', 'import requests'] },
};

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
        const guides = readGuides({ ...server.urls, admin: server.adminUrl });
        const source = programIn(guides.find((one) => one.name === name)?.text ?? '', language);
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
