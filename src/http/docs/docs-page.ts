import { readFileSync } from 'node:fs';
import { createStaticFile, digestOf, type StaticFile } from '../response/static-file.js';
import { DOCS_POLICY } from './docs-policy.js';
import { renderShell, type RelatedPage } from './docs-shell.js';

export type { StaticFile } from '../response/static-file.js';
export type { RelatedPage } from './docs-shell.js';

/** Sends the reader on to the page: relative links need its trailing slash. */
export interface DocsRedirect {
  status: 308;
  headers: Readonly<Record<string, string>>;
}

export interface DocsPage {
  /** Returns the response at a request path such as `/api/`, or undefined without one. */
  find: (path: string) => StaticFile | DocsRedirect | undefined;
}

export interface DocsPageOptions {
  /** The service's short name, as its tab shows it: `Verification`. */
  title: string;
  /** The OpenAPI document that the page shows, relative to the page: `openapi.json`. */
  documentPath: string;
  /** The downloads of the header, with paths relative to the page. */
  downloads: readonly { label: string; path: string }[];
  /**
   * Returns the pages of all services in the order of their tabs; the one with this title is shown as the current one.
   * Called when the page is first read: only then is every port known.
   */
  related: () => readonly RelatedPage[];
}

/** A file that the page uses, and its address relative to the page. */
interface Asset {
  href: string;
  file: StaticFile;
}

/** The files that the pages of all services use. */
export type DocsAssets = Readonly<Record<'style' | 'script' | 'icon' | 'renderer', Asset>>;

/** The page's plain files, which the build copies beside the compiled code. */
const OWN_FILES = new URL('./', import.meta.url);
/** Scalar's reference as one script; see renderer/README.md. */
const RENDERER = new URL('renderer/', OWN_FILES);

const PAGE_HEADERS = {
  // Only a header can say who may frame the page.
  'Content-Security-Policy': [...DOCS_POLICY, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};
const FOREVER = 'public, max-age=31536000, immutable';
const TO_PAGE: DocsRedirect = { status: 308, headers: { Location: '/api/' } };

/**
 * Reads the files that pages use, once for all services of a process: the renderer has megabytes to be read, hashed and
 * compressed. Throws when one of them is missing.
 */
export function readDocsAssets(): DocsAssets {
  return {
    style: readAsset('page.css', 'text/css; charset=utf-8', OWN_FILES),
    script: readAsset('page.js', SCRIPT_TYPE, OWN_FILES),
    icon: readAsset('icon.svg', 'image/svg+xml', OWN_FILES),
    renderer: readAsset('standalone.js', SCRIPT_TYPE, RENDERER),
  };
}

/**
 * Returns the documentation page of a service: `/api/` itself, the files under `/api/docs/` that it uses, and the way from
 * `/api` to it. A path is only ever looked up, never joined to a folder.
 */
export function createDocsPage(
  options: DocsPageOptions,
  { style, script, icon, renderer }: DocsAssets,
): DocsPage {
  const files = new Map([style, script, icon, renderer].map(({ href, file }) => [`/api/${href}`, file]));
  const assets = { style: style.href, script: script.href, icon: icon.href, renderer: renderer.href };
  let page: StaticFile | undefined;
  return {
    find: (path) => {
      if (path === '/api') return TO_PAGE;
      if (path !== '/api/') return files.get(path);
      page ??= createPage(renderShell({ ...options, related: options.related(), assets }));
      return page;
    },
  };
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

function createPage(html: string): StaticFile {
  const contentType = 'text/html; charset=utf-8';
  return createStaticFile({
    body: Buffer.from(html),
    contentType,
    cacheControl: 'no-cache',
    headers: PAGE_HEADERS,
  });
}

/** Reads a file and names it after its content, so that browsers may keep it for ever. */
function readAsset(name: string, contentType: string, folder: URL): Asset {
  const body = readFileSync(new URL(name, folder));
  const digest = digestOf(body);
  const href = `docs/${name.replace('.', `.${digest}.`)}`;
  return { href, file: createStaticFile({ body, contentType, cacheControl: FOREVER, digest }) };
}
