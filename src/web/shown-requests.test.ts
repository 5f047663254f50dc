import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { readGuides } from './guides.js';
import { withAddresses } from './addresses.js';
import { listOperations, resolveReference, type Link, type LocatedOperation } from '../openapi-document.js';
import { readServiceDocument } from '../wiring/service-documents.js';
import { projectRoot } from '../project-root.js';
import { SERVICES } from '../config.js';
import { startServer, type ServerProcess } from '../wiring/testing/server-process.js';

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
    services: [...SERVICES],
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

function run(program: string, words: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(program, words, { cwd: folder, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
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

for (const service of SERVICES) {
  test(`the links of ${service} lead from a response of the demo to another one`, async () => {
    const { document } = readServiceDocument(service);
    const located = new Map(listOperations(document).map((one) => [one.operation.operationId, one]));
    const linked = [...located.values()].flatMap((one) => {
      const success = one.operation.responses['200'];
      const { links } = success ? resolveReference(document, success) : {};
      return links && one.method === 'get' ? [{ one, links }] : [];
    });
    ok(linked.length > 0);
    for (const { one, links } of process.env['FULL'] ? linked : linked.slice(0, 6)) {
      const id = one.operation.operationId;
      const body = await (await fetch(`${server.urls[service] ?? ''}${readTarget(one)}`)).text();
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

/** Returns the target of a read with the example of each parameter that leads to the first documented success. */
function readTarget({ path, parameters, operation }: LocatedOperation): string {
  const success = operation.responses['200'];
  const content = success && 'content' in success ? Object.values(success.content ?? {}) : [];
  const [key = ''] = Object.keys(content[0]?.examples ?? {});
  const values = parameters.flatMap(({ name, in: place, required, examples = {} }) => {
    const example = examples[key] ?? (required === true ? Object.values(examples)[0] : undefined);
    return example && 'value' in example ? [{ name, place, value: [example.value].flat().map(String) }] : [];
  });
  const query = values
    .filter(({ place }) => place === 'query')
    .flatMap(({ name, value }) => value.map((one): [string, string] => [name, one]));
  const target = values.reduce(
    (shown, { name, value }) => shown.replace(`{${name}}`, encodeURIComponent(value.join(','))),
    path,
  );
  return `${target}?${new URLSearchParams(query).toString()}`;
}

/** Returns a path with the values that a link takes from a response. */
function readLink({ parameters = {} }: Link, path: string, body: unknown): string {
  return Object.entries(parameters).reduce((target, [name, expression]) => {
    const places = expression.replace('$response.body#/', '').split('/');
    const value = places.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], body);
    return target.replace(`{${name}}`, encodeURIComponent(String(value)));
  }, path);
}

// The guides are last, because they upload and report.

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

test('each guide is of one screen, and links lead to guides that exist', () => {
  ok(names.length >= 10);
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
        const guide = readGuides().find((one) => one.name === name)?.text ?? '';
        const source = programIn(withAddresses(guide, server.urls), language).replaceAll(
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

for (const language of ['js', 'python']) {
  test(`the bot in ${language} announces nothing slower than the current record`, async (t) => {
    const { program, options, isThere } = LANGUAGES[language] ?? { program: '', options: [], isThere: [] };
    if ((await run(program, isThere)).code !== 0)
      return t.skip(`${program} or what it needs is not installed`);
    const report = async (projectKey: string, check: object): Promise<void> => {
      const mapName = 'A map with a baseline';
      const checks = [{ mapUid: 'baseline', mapName, checkedAt: '2026-10-06T07:00:00Z', ...check }];
      const response = await fetch(`${server.urls['aggregator'] ?? ''}/api/v1/ingest/tracker-run`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ projectKey, run: {}, checks }),
      });
      equal(response.status, 200);
    };
    await report('first', { changed: false, newWrTime: 50_000 });
    await report('second', { changed: true, oldWrTime: 56_000, newWrTime: 55_000 });
    const guide = readGuides().find(({ name }) => name === 'follow-events')?.text ?? '';
    const { code, output } = await run(program, [
      ...options,
      programIn(withAddresses(guide, server.urls), language),
    ]);
    equal(code, 0, output);
    match(output, /Fall 2024 - 08 Cleaned/);
    doesNotMatch(output, /A map with a baseline/);
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
