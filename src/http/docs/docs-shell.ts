import type { OpenApiDocument } from '../../openapi-document.js';
import { createPolicy } from '../response/static-file.js';
import type { CodeSample } from './code-samples.js';
import { escapeHtml, toScriptJson } from './escape-html.js';
import { firstSentence } from './markdown.js';
import {
  linkTo,
  renderDocsHeader,
  type DocsHeader,
  type PageLink,
  type RelatedPage,
  type SearchPlace,
} from './docs-header.js';
import { renderFirstView, type OperationLink } from './render-first-view.js';

interface ShellFacts {
  title: string;
  document: OpenApiDocument;
  /** The OpenAPI document that the page shows, relative to the page. */
  documentPath: string;
  /** Whether the document stands in the page, so that it can be read from a folder as well. */
  embedsDocument?: boolean;
  downloads: readonly PageLink[];
  /** The version of the server or of the published files. */
  version: string;
  /** Pages about the service, such as its changelog. */
  resources: readonly PageLink[];
  related: readonly RelatedPage[];
  /** What each service is for, by its title. */
  summaries: Readonly<Record<string, string>>;
  /** Guides to all services. */
  guides: readonly PageLink[];
  /** Samples of each operation by its id, see code-samples.ts. */
  samples: Readonly<Record<string, readonly CodeSample[]>>;
  /** The service, where the page lies apart from it; operations can be tried out where it is reachable. */
  server?: { url: string; isReachable: boolean };
  /** The page itself, as its tab links to it. Default: its folder. */
  ownPath?: string;
  /** Content security policy, where no header can say it. */
  policy?: string;
  /** The page's own URL, for search engines. */
  canonical?: string | undefined;
  /** Link of each operation in the first view. Default: its place on this page. */
  toLink?: OperationLink;
  /** Addresses of the page's own files, relative to the page. */
  assets: { styles: readonly string[]; icon: string; script: string; renderer: string; search: string };
  /** Where the search finds what it looks at, and what it links. */
  search: SearchPlace;
}

/**
 * Returns the documentation page: header, links, downloads, and the first view that readers see until the renderer has
 * started, or instead of it where there is no JavaScript.
 */
export function renderShell(facts: ShellFacts): string {
  const { title, document, documentPath, assets, server, samples, embedsDocument, toLink } = facts;
  const { policy, canonical } = facts;
  const meta = [
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
  ];
  const serverData = server
    ? ` data-server="${escapeHtml(server.url)}"${server.isReachable ? '' : ' data-unreachable'}`
    : '';
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />${meta.map((line) => `\n    ${line}`).join('')}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${name} API · documentation</title>
    <meta name="description" content="${escapeHtml(firstSentence(document.info.description ?? ''))} All operations of the ${name} API, to read and to try." />
    <link rel="icon" href="${assets.icon}" type="image/svg+xml" />
    ${assets.styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join('\n    ')}
    <script src="${assets.search}" defer></script>
    <script src="${assets.script}" defer></script>
  </head>
  <body>
    ${renderDocsHeader(toHeader(facts))}
${renderOverview(facts)}
    <div id="reference" data-renderer="${assets.renderer}" data-document="${escapeHtml(documentPath)}"${serverData}>
      <p class="notice" id="notice" role="status" hidden></p>
${renderFirstView(document, toLink)}
    </div>
    <script type="application/json" id="samples">${toScriptJson(samples)}</script>${
      embedsDocument
        ? `\n    <script type="application/json" id="document">${toScriptJson(document)}</script>`
        : ''
    }
  </body>
</html>
`;
}

/** All services side by side, and the guides: whoever comes to one of them first sees where else to look. */
function renderOverview({ title, related, summaries, guides }: ShellFacts): string {
  const services = related.filter((page) => page.title in summaries);
  const cards = services.map((page) => {
    const mark = page.title === title ? ' class="current"' : '';
    return `<li${mark}>${linkTo(page.url, page.title)} <span>${escapeHtml(summaries[page.title] ?? '')}</span></li>`;
  });
  const items = guides.map(({ label, path }) => `<li>${linkTo(path, label)}</li>`);
  return `    <section class="overview" aria-label="Record services">
      <ul class="cards">${cards.join('')}</ul>${
        items.length === 0
          ? ''
          : `\n      <p id="guides">Guides</p>\n      <ul class="guides" aria-labelledby="guides">${items.join('')}</ul>`
      }
    </section>`;
}

function toHeader(facts: ShellFacts): DocsHeader {
  const { title, document, assets, related, ownPath = './', search, resources, downloads, version } = facts;
  const own = { title, url: ownPath };
  const tabs = related.map((page) => (page.title === title ? own : page));
  return {
    ...{ icon: assets.icon, search, resources, downloads, version },
    tabs: tabs.includes(own) ? tabs : [own, ...tabs],
    current: title,
    format: `OpenAPI ${document.openapi}`,
  };
}

/**
 * Returns the content security policy of a documentation page. The renderer sets style attributes and inserts style sheets, hence
 * 'unsafe-inline' for styles; `connect-src` is for the document and for trying its operations, also on services at other origins.
 */
export function docsPolicy(services: readonly string[] = []): string {
  return createPolicy({
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': ["'self'", ...services].join(' '),
  });
}
