import { readFileSync } from 'node:fs';
import { createStaticFile, hashContent, type StaticFile } from '../response/static-file.js';
import { DOCS_PATH, type OpenApiDocument } from '../../openapi-document.js';
import { createCodeSamples } from './code-samples.js';
import { docsPolicy, pageHeaders } from './docs-policy.js';
import { renderDocsHeader, type PageLink, type RelatedPage } from './docs-header.js';
import { escapeHtml } from './escape-html.js';
import { renderShell } from './docs-shell.js';
import { listGuides, type Guide } from './guides.js';
import { renderMarkdown } from './markdown.js';
import { renderSearchIndex } from './render-search.js';
import type { SearchEntry } from './search-index.js';
import { renderTextPage, TEXT_POLICY, type TextPage } from './text-page.js';
import type { Workflow } from './workflows.js';

export type { StaticFile } from '../response/static-file.js';
export type { RelatedPage } from './docs-header.js';

/** A page about the service, which the header links. */
export interface Resource {
  label: string;
  /** Its file: `changelog.html`. */
  name: string;
  /** Markdown. */
  text: string;
}

/** Sends the reader on to the page: relative links need its trailing slash. */
export interface DocsRedirect {
  status: 308;
  headers: Readonly<Record<string, string>>;
}

export interface DocsPage {
  /** Returns the response at a request path such as `/api/`, or undefined without one. */
  find: (path: string) => StaticFile | DocsRedirect | undefined;
  /** Returns the page of a 404, for browsers. */
  notFound: () => StaticFile;
}

export interface DocsPageOptions {
  /** The service's short name, as its tab shows it: `Verification`. */
  title: string;
  document: OpenApiDocument;
  /** The version of the server. */
  version: string;
  /** The service's base URL as clients see it, for the page of a 404, which may lie anywhere. */
  baseUrl: () => string;
  /** The OpenAPI document that the page shows, relative to the page: `openapi.json`. */
  documentPath: string;
  /** The package of the generated client, which samples use. */
  clientPackage: string;
  /** The downloads of the header, with paths relative to the page. */
  downloads: readonly PageLink[];
  /**
   * Returns the pages of all services in the order of their tabs; the one with this title is shown as the current one.
   * Called when the page is first read: only then is every port known.
   */
  related: () => readonly RelatedPage[];
  /** Returns the pages about the service. Called at the same time. */
  resources: () => readonly Resource[];
  /** Returns the guides to all services, and the sentence about each service by its title. Called at the same time. */
  guides: () => readonly Guide[];
  summaries: Readonly<Record<string, string>>;
  /** Returns the workflows behind the guides. Called at the same time. */
  workflows: () => readonly Workflow[];
  /** Returns what the search looks at, with absolute addresses or such below the page's folder. Called at the same time. */
  searchIndex: () => readonly SearchEntry[];
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
const TO_PAGE: DocsRedirect = { status: 308, headers: { Location: DOCS_PATH } };

/**
 * Reads the files that pages use, once for all services of a process: the renderer has megabytes to be read, hashed and
 * compressed. Throws when one of them is missing.
 */
export function readDocsAssets(): DocsAssets {
  return {
    style: readAsset('page.css', STYLE_TYPE, OWN_FILES),
    textStyle: readAsset('text-page.css', STYLE_TYPE, OWN_FILES),
    headerStyle: readAsset('header.css', STYLE_TYPE, OWN_FILES),
    script: readAsset('page.js', SCRIPT_TYPE, OWN_FILES),
    search: readAsset('search.js', SCRIPT_TYPE, OWN_FILES),
    icon: readAsset('icon.svg', 'image/svg+xml', OWN_FILES),
    renderer: readAsset('standalone.js', SCRIPT_TYPE, RENDERER),
  };
}

/**
 * Returns the documentation page of a service: `/api/` itself, the files under `/api/docs/` that it uses and the pages that
 * it links, and the way from `/api` to it. A path is only ever looked up, never joined to a folder.
 */
export function createDocsPage(options: DocsPageOptions, docsAssets: DocsAssets): DocsPage {
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
    const guides = options.guides();
    const index = { label: 'Guides', name: 'guides.html', text: listGuides(guides) };
    const resources = [...(guides.length === 0 ? [] : [index]), ...options.resources()];
    const texts = [...resources, ...guides.map(toResource)];
    const related = options.related();
    const shell = renderShell({
      ...options,
      related,
      guides: guides.map(({ name, title }) => ({ label: title, path: `docs/guide-${name}.html` })),
      resources: resources.map(({ label, name }) => ({ label, path: `docs/${name}` })),
      samples: createCodeSamples(options.document, options.clientPackage),
      assets,
      search: { index: `docs/${INDEX_NAME}`, root: '' },
    });
    const searchIndex = createStaticFile({
      body: Buffer.from(renderSearchIndex(options.searchIndex())),
      contentType: SCRIPT_TYPE,
      cacheControl: 'no-cache',
    });
    return new Map([
      [`/api/docs/${INDEX_NAME}`, searchIndex],
      [DOCS_PATH, createPage(shell, docsPolicy().join('; '))],
      ...options.workflows().map(({ name, text }): [string, StaticFile] => [
        `/api/workflows/${name}`,
        createStaticFile({
          body: Buffer.from(text),
          contentType: 'application/yaml; charset=utf-8',
          cacheControl: 'no-cache',
        }),
      ]),
      ...texts.map((resource): [string, StaticFile] => [
        `/api/docs/${resource.name}`,
        createPage(
          renderResource(resource, options.title, textFrame('../', related, resources)),
          TEXT_POLICY,
        ),
      ]),
    ]);
  };
  /** Returns what surrounds a page of text; `root` leads from it to the page of the service. */
  const textFrame = (
    root: string,
    related: readonly RelatedPage[],
    resources: readonly Resource[],
  ): Pick<TextPage, 'assets' | 'header'> => ({
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
      downloads: options.downloads.map(({ label, path }) => ({ label, path: root + path })),
      format: `OpenAPI ${options.document.openapi}`,
      version: options.version,
    }),
  });
  let missing: StaticFile | undefined;
  let pages: ReadonlyMap<string, StaticFile> | undefined;
  return {
    find: (path) => {
      if (path === '/api') return TO_PAGE;
      const file = files.get(path);
      if (file || !/^\/api\/(docs\/[a-z-]+\.(html|js)|workflows\/[a-z-]+\.arazzo\.yaml)?$/.test(path))
        return file;
      pages ??= createPages();
      return pages.get(path);
    },
    notFound: () => {
      const root = `${options.baseUrl()}${DOCS_PATH}`;
      return (missing ??= {
        ...createPage(
          renderNotFound(options.title, root, textFrame(root, options.related(), [])),
          TEXT_POLICY,
        ),
        status: 404,
        cacheControl: 'no-store',
      });
    },
  };
}

const GUIDE_PREFIX = 'guide-';

function toResource({ name, title, text }: Guide): Resource {
  return { label: title, name: `${GUIDE_PREFIX}${name}.html`, text };
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const STYLE_TYPE = 'text/css; charset=utf-8';

function renderResource(
  { label, name, text }: Resource,
  title: string,
  frame: Pick<TextPage, 'assets' | 'header'>,
): string {
  const isGuide = name.startsWith(GUIDE_PREFIX);
  return renderTextPage({
    title: isGuide ? `${label} · Record services` : `${label} · ${title} API`,
    way: [
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

function createPage(html: string, policy: string): StaticFile {
  return createStaticFile({
    body: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    headers: pageHeaders(policy),
  });
}

/** Reads a file and names it after its content, so that browsers may keep it for ever. */
function readAsset(name: string, contentType: string, folder: URL): Asset {
  const body = readFileSync(new URL(name, folder));
  const digest = hashContent(body);
  const href = `docs/${name.replace('.', `.${digest}.`)}`;
  return { href, file: createStaticFile({ body, contentType, cacheControl: FOREVER, digest }) };
}
