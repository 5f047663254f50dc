import { build } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SERVICES, type ServiceName } from '../config.js';
import type { OpenApiDocument } from '../openapi-document.js';
import { projectRoot, version } from '../project-root.js';
import { DEMO_URLS } from './addresses.js';
import { createIndex } from './browser/rank.js';
import { hashContent } from '../http/response/static-file.js';
import { readGuides } from './guides.js';
import { renderMarkdown } from './markdown.js';
import {
  PLAYER_PAGES,
  renderDocs,
  renderGuides,
  renderIndex,
  renderNotFound,
  renderPlayerPage,
  renderRunbook,
  renderText,
  type AssetName,
  type Assets,
} from './pages.js';
import { listEntries } from './search-entries.js';
import { TITLES } from './titles.js';
import { upgradeDocument } from './upgrade-document.js';

const SOURCES = fileURLToPath(new URL('src/web/', projectRoot));
const SCRIPTS = ['docs.js', 'board.js', 'map.js', 'player.js'] as const;

/**
 * Writes all pages into a folder: documentation, guides and texts below api/, and the pages for players. They name the demo's addresses, which
 * a server replaces. Files below api/assets/ are named after their content and compressed.
 */
export async function buildWeb(folder: string): Promise<void> {
  const written = new Set<string>();
  const write = (path: string, content: string | Buffer): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written.add(path);
  };
  const documents = Object.fromEntries(
    SERVICES.map((service) => [
      service,
      JSON.parse(read(`generated/${service}/openapi.json`)) as OpenApiDocument,
    ]),
  ) as Record<ServiceName, OpenApiDocument>;
  const guides = readGuides();
  const searched = SERVICES.map((service) => {
    return { title: TITLES[service], document: documents[service], url: `${service}.html` };
  });
  const assets: Assets = Object.fromEntries(
    [
      ...(await bundle()),
      ['icon.svg', readFileSync(join(SOURCES, 'icon.svg'))] as const,
      ['renderer.js', readFileSync(join(SOURCES, 'renderer/standalone.js'))] as const,
      ['search-index.js', toScript('searchIndex', createIndex(listEntries(searched, guides)))] as const,
      ...SERVICES.map(
        (service) =>
          [service, toScript('apiDocument', JSON.stringify(upgradeDocument(documents[service])))] as const,
      ),
    ].map(([name, content]): [AssetName, string] => {
      const [stem = '', ending = 'js'] = name.split('.');
      const path = `assets/${stem}-${hashContent(Buffer.from(content))}.${ending}`;
      write(`api/${path}`, content);
      // The renderer takes a second: what has this name already has this content.
      for (const [coding, compress] of Object.entries(COMPRESSED)) {
        const compressed = `api/${path}.${coding}`;
        if (existsSync(join(folder, compressed))) written.add(compressed);
        else write(compressed, compress(Buffer.from(content)));
      }
      return [name, path];
    }),
  ) as unknown as Assets;
  const writeText = (name: string, title: string, html: string, current = ''): void =>
    write(`api/${name}.html`, renderText({ title: `${title} · Record services`, current, html }, assets));

  write('api/index.html', renderIndex(guides, assets));
  writeText('guides', 'Guides', `<h1>Guides</h1>${renderGuides(guides)}`, 'Guides');
  for (const { name, title, text } of guides)
    writeText(`guide-${name}`, title, renderMarkdown(text), 'Guides');
  writeText('client', 'The client', readMarkdown('scripts/develop/client/README.md'));
  for (const service of SERVICES) {
    const title = TITLES[service];
    write(
      `api/${service}.html`,
      renderDocs(service, { document: documents[service], guides, version }, assets),
    );
    write(`api/404-${service}.html`, renderNotFound(service, assets));
    writeText(
      `changelog-${service}`,
      `${title} API, changelog`,
      readMarkdown(`specs/${service}/CHANGELOG.md`),
      title,
    );
    write(`api/${service}/openapi.json`, read(`generated/${service}/openapi.json`));
    write(`api/${service}/openapi.yaml`, read(`dist/generated/${service}/openapi.yaml`));
  }
  for (const name of readdirSync(new URL('specs/workflows/', projectRoot)))
    write(
      `api/workflows/${name}`,
      read(`specs/workflows/${name}`).replaceAll(
        /\.\.\/\.\.\/generated\/(\w+)\/openapi\.json/g,
        (_, service) => `${DEMO_URLS[service as ServiceName]}/api/openapi.yaml`,
      ),
    );
  for (const [name, page] of Object.entries(PLAYER_PAGES))
    write(`${name}/index.html`, renderPlayerPage(page, assets));
  // On the admin port, which has none of the other pages; links to files of the repository lead nowhere from there.
  const runbook = read('scripts/deploy/runbook.md').replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
  write('runbook.html', renderRunbook(renderMarkdown(runbook), assets));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!written.has(name) && statSync(join(folder, name)).isFile()) rmSync(join(folder, name));
}

const COMPRESSED = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (content: Buffer) => gzipSync(content, { level: 9 }),
} as const;

/** Returns the scripts of the pages and the style sheet, each as one file. */
async function bundle(): Promise<[AssetName, Buffer][]> {
  const { outputFiles } = await build({
    entryPoints: [...SCRIPTS.map((name) => join(SOURCES, 'browser', name)), join(SOURCES, 'style.css')],
    outdir: join(SOURCES, 'unused'),
    outbase: SOURCES,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, contents }) => [basename(path) as AssetName, Buffer.from(contents)]);
}

/** A script and not a request, so that pages that are read from a folder have it too. */
function toScript(name: string, json: string): string {
  return `globalThis.${name} = ${json};\n`;
}

function read(path: string): string {
  return readFileSync(new URL(path, projectRoot), 'utf8');
}

function readMarkdown(path: string): string {
  return renderMarkdown(read(path));
}
