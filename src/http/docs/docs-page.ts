import { readFileSync } from 'node:fs';
import {
  createHtmlPage,
  createStaticFile,
  findContentType,
  hashContent,
  type StaticFile,
  type StaticResponse,
  type StaticResponses,
} from '../response/static-file.js';
import { DOCS_PATH, type OpenApiDocument } from '../../openapi-document.js';
import { createCodeSamples } from './code-samples.js';
import { renderDocsHeader, type PageLink, type RelatedPage } from './docs-header.js';
import { escapeHtml } from './escape-html.js';
import { docsPolicy, renderShell } from './docs-shell.js';
import { listGuides, type Guide, type Workflow } from './guides.js';
import { renderMarkdown } from './markdown.js';
import { renderSearchIndex, type SearchEntry } from './search-index.js';
import { renderTextPage, TEXT_POLICY, type TextPage } from './text-page.js';

/** A page about the service, which the header links. */
export interface Resource {
  label: string;
  /** Its file: `changelog.html`. */
  name: string;
  /** Markdown. */
  text: string;
}

export interface DocsPageOptions {
  /** The service's short name, as its tab shows it: `Verification`. */
  title: string;
  document: OpenApiDocument;
  /** The version of the server. */
  version: string;
  /** The service's base URL as clients see it, for the page of a 404, which may lie anywhere. */
  baseUrl: string;
  /** The package of the generated client, which samples use. */
  clientPackage: string;
  /** The pages of all services in the order of their tabs; the one with this title is shown as the current one. */
  related: readonly RelatedPage[];
  /** A sentence about each service, by its title. */
  summaries: Readonly<Record<string, string>>;
  /** Reads what the pages show. Called when the first of them is requested, since it takes a while. */
  readContent: () => DocsContent;
}

interface DocsContent {
  /** Pages about the service. */
  resources: readonly Resource[];
  /** Guides to all services. */
  guides: readonly Guide[];
  /** The workflows behind the guides. */
  workflows: readonly Workflow[];
  /** What the search looks at, with absolute addresses or such below the page's folder. */
  searchIndex: readonly SearchEntry[];
}

/** A file that the page uses, and its address relative to the page. */
interface Asset {
  href: string;
  file: StaticFile;
}

/** The files that the pages of all services use. */
export type DocsAssets = Readonly<
  Record<'style' | 'textStyle' | 'headerStyle' | 'script' | 'search' | 'icon' | 'renderer', Asset>
>;

/** The page's plain files, which the build copies beside the compiled code. */
const OWN_FILES = new URL('./', import.meta.url);
/** Scalar's reference as one script; see renderer/README.md. */
const RENDERER = new URL('renderer/', OWN_FILES);

/** The script with what the search looks at. */
export const INDEX_NAME = 'search-index.js';
const FOREVER = 'public, max-age=31536000, immutable';
/** The OpenAPI document, relative to the page. */
const DOCUMENT_PATH = 'openapi.json';
const DOWNLOADS: readonly PageLink[] = [
  { label: 'JSON', path: DOCUMENT_PATH },
  { label: 'YAML', path: 'openapi.yaml' },
];
/** Relative links need the trailing slash of the page. The way to it is relative, because a proxy may serve it below a path. */
const TO_PAGE: StaticResponse = { response: { status: 308, headers: { Location: 'api/' } } };

/**
 * Reads the files that pages use, once for all services of a process: the renderer has megabytes to be read, hashed and
 * compressed. Throws when one of them is missing.
 */
export function readDocsAssets(): DocsAssets {
  return {
    style: readAsset('page.css'),
    textStyle: readAsset('text-page.css'),
    headerStyle: readAsset('header.css'),
    script: readAsset('page.js'),
    search: readAsset('search.js'),
    icon: readAsset('icon.svg'),
    renderer: readAsset('standalone.js', RENDERER),
  };
}

/**
 * Returns the documentation page of a service: `/api/` itself, the files under `/api/docs/` that it uses and the pages that
 * it links, and the way from `/api` to it. A path is only ever looked up, never joined to a folder.
 */
export function createDocsPage(options: DocsPageOptions, docsAssets: DocsAssets): Required<StaticResponses> {
  const { related } = options;
  const { style, textStyle, headerStyle, script, search, icon, renderer } = docsAssets;
  const files = new Map(Object.values(docsAssets).map(({ href, file }) => [`/api/${href}`, file]));
  const assets = {
    styles: [style.href, headerStyle.href],
    script: script.href,
    search: search.href,
    icon: icon.href,
    renderer: renderer.href,
  };
  const createPages = (): ReadonlyMap<string, StaticFile> => {
    const { guides, workflows, searchIndex, ...content } = options.readContent();
    const index = { label: 'Guides', name: 'guides.html', text: listGuides(guides) };
    const resources = [...(guides.length === 0 ? [] : [index]), ...content.resources];
    const texts = [
      ...resources,
      ...guides.map(({ name, title, text }) => ({ label: title, name: `${GUIDE_PREFIX}${name}.html`, text })),
    ];
    const shell = renderShell({
      ...options,
      documentPath: DOCUMENT_PATH,
      downloads: DOWNLOADS,
      guides: guides.map(({ name, title }) => ({ label: title, path: `docs/guide-${name}.html` })),
      resources: resources.map(({ label, name }) => ({ label, path: `docs/${name}` })),
      samples: createCodeSamples(options.document, options.clientPackage),
      assets,
      search: { index: `docs/${INDEX_NAME}`, root: '' },
    });
    const indexScript = createStaticFile({
      body: Buffer.from(renderSearchIndex(searchIndex)),
      contentType: findContentType(INDEX_NAME),
      cacheControl: 'no-cache',
    });
    return new Map([
      [`/api/docs/${INDEX_NAME}`, indexScript],
      [DOCS_PATH, createHtmlPage(shell, docsPolicy())],
      ...workflows.map(({ name, text }): [string, StaticFile] => [
        `/api/workflows/${name}`,
        createStaticFile({
          body: Buffer.from(text),
          contentType: findContentType(name),
          cacheControl: 'no-cache',
        }),
      ]),
      ...texts.map((resource): [string, StaticFile] => [
        `/api/docs/${resource.name}`,
        createHtmlPage(renderResource(resource, options.title, textFrame('../', resources)), TEXT_POLICY),
      ]),
    ]);
  };
  /** Returns what surrounds a page of text; `root` leads from it to the page of the service. */
  const textFrame = (root: string, resources: readonly Resource[]): Pick<TextPage, 'assets' | 'header'> => ({
    assets: {
      styles: [textStyle, headerStyle].map(({ href }) => root + href),
      icon: root + icon.href,
      search: root + search.href,
    },
    header: renderDocsHeader({
      icon: root + icon.href,
      tabs: related,
      current: options.title,
      search: { index: `${root}docs/${INDEX_NAME}`, root },
      resources: resources.map(({ label, name }) => ({ label, path: `${root}docs/${name}` })),
      downloads: DOWNLOADS.map(({ label, path }) => ({ label, path: root + path })),
      format: `OpenAPI ${options.document.openapi}`,
      version: options.version,
    }),
  });
  let missing: StaticFile | undefined;
  let pages: ReadonlyMap<string, StaticFile> | undefined;
  return {
    find: (path) => {
      if (path === '/api') return TO_PAGE;
      const isPage = /^\/api\/(docs\/[a-z-]+\.(html|js)|workflows\/[a-z-]+\.arazzo\.yaml)?$/.test(path);
      if (isPage) pages ??= createPages();
      const file = files.get(path) ?? pages?.get(path);
      return file && { file };
    },
    notFound: () => {
      const root = `${options.baseUrl}${DOCS_PATH}`;
      return (missing ??= {
        ...createHtmlPage(renderNotFound(options.title, root, textFrame(root, [])), TEXT_POLICY),
        status: 404,
        cacheControl: 'no-store',
      });
    },
  };
}

const GUIDE_PREFIX = 'guide-';

function renderResource(
  { label, name, text }: Resource,
  title: string,
  frame: Pick<TextPage, 'assets' | 'header'>,
): string {
  const isGuide = name.startsWith(GUIDE_PREFIX);
  return renderTextPage({
    title: isGuide ? `${label} · Record services` : `${label} · ${title} API`,
    breadcrumbs: [
      { label: `${title} API`, path: '../' },
      ...(isGuide ? [{ label: 'Guides', path: 'guides.html' }] : []),
    ],
    label,
    ...frame,
    body: `<main class="text" id="content" tabindex="-1">\n${renderMarkdown(text)}\n    </main>`,
  });
}

function renderNotFound(title: string, root: string, frame: Pick<TextPage, 'assets' | 'header'>): string {
  return renderTextPage({
    title: `Not found · ${title} API`,
    ...frame,
    body: `<main class="text" id="content" tabindex="-1">
      <h1>There is no such page</h1>
      <p>Nothing is at this address. The search above knows all pages and operations; the
        <a href="${escapeHtml(root)}">documentation of the ${escapeHtml(title)} API</a> lists them.</p>
    </main>`,
  });
}

/** Reads a file and names it after its content, so that browsers may keep it for ever. */
function readAsset(name: string, folder = OWN_FILES): Asset {
  const contentType = findContentType(name);
  const body = readFileSync(new URL(name, folder));
  const digest = hashContent(body);
  const href = `docs/${name.replace('.', `.${digest}.`)}`;
  return { href, file: createStaticFile({ body, contentType, cacheControl: FOREVER, digest }) };
}
