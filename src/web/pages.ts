import { SERVICES, type ServiceName } from '../config.js';
import type { OpenApiDocument } from '../openapi-document.js';
import { DEMO_URLS } from './addresses.js';
import { escapeHtml } from './escape-html.js';
import { renderFirstView } from './first-view.js';
import type { Guide } from './guides.js';
import { toPlainText } from './markdown.js';
import { SUMMARIES, TITLES } from './titles.js';

/** The files that pages use, relative to the folder of the documentation. */
export type Assets = Readonly<Record<AssetName, string>>;
export type AssetName =
  | 'style.css'
  | 'icon.svg'
  | 'docs.js'
  | 'board.js'
  | 'map.js'
  | 'player.js'
  | 'search-index.js'
  | 'renderer.js'
  | ServiceName;

interface Page {
  title: string;
  description?: string;
  /** The label of the page in the header. */
  current?: string;
  /** What leads from the page to the folder of the documentation. */
  root?: string;
  script?: AssetName;
  /** The id of what the skip link leads to, which is always there. */
  content?: string;
  /** What the page takes from where, besides its own scripts, styles and pictures. */
  policy?: Readonly<Record<string, string>>;
  body: string;
}

const { aggregator, verification, catalog } = DEMO_URLS;

/** Returns a page with the header that all share, and with its content security policy. */
export function renderPage(page: Page, assets: Assets): string {
  const { title, description, current, root = '', script = 'docs.js', content = 'content', body } = page;
  const links = [
    ['Board', `${catalog}/board/`],
    ...SERVICES.map((service) => [TITLES[service], `${root}${service}.html`]),
    ['Guides', `${root}guides.html`],
  ].map(([label = '', href = '']) => {
    const mark = label === current ? ' aria-current="page"' : '';
    return `<a href="${href}"${mark}>${label}</a>`;
  });
  const about = description ? `\n    <meta name="description" content="${escapeHtml(description)}" />` : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${renderPolicy(page.policy)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>${about}
    <link rel="icon" href="${root}${assets['icon.svg']}" type="image/svg+xml" />
    <link rel="stylesheet" href="${root}${assets['style.css']}" />
    <script src="${root}${assets[script]}" defer></script>
  </head>
  <body data-root="${root}" data-index="${root}${assets['search-index.js']}" data-aggregator="${aggregator}" data-verification="${verification}">
    <a class="skip" href="#${content}">Skip to the content</a>
    <header class="bar">
      <a class="brand" href="${root}index.html"><img src="${root}${assets['icon.svg']}" alt="" width="28" height="28" /> Record services</a>
      <nav aria-label="Record services">${links.join(' ')}</nav>
      <form class="search" role="search" hidden>
        <input type="search" maxlength="200" autocomplete="off" placeholder="Search" aria-label="Search" role="combobox" aria-expanded="false" aria-controls="found" />
        <ul id="found" aria-label="Found" hidden></ul>
      </form>
    </header>
    ${body}
  </body>
</html>
`;
}

/** Nothing from another host, no inline script, no eval. */
function renderPolicy(sources: Page['policy'] = {}): string {
  const own = { 'default-src': "'none'", 'script-src': "'self'", 'style-src': "'self'", 'img-src': "'self'" };
  const directives = { ...own, ...sources, 'base-uri': "'none'", 'form-action': "'none'" };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Returns a page of text. */
export function renderText(page: Omit<Page, 'body'> & { html: string }, assets: Assets): string {
  const body = `<main class="page text" id="content" tabindex="-1">\n${page.html}\n    </main>`;
  return renderPage({ ...page, body }, assets);
}

/** Returns the first page of the site, and of what a server has: the services and the guides. */
export function renderIndex(guides: readonly Guide[], assets: Assets): string {
  return renderText(
    {
      title: 'Record services',
      description: 'HTTP services for the community of a racing game: documents, documentation and guides.',
      html: `<h1>Record services</h1>
      <p>HTTP services for the community of a racing game, each with an OpenAPI document that tests compare with the running server.</p>
      ${renderServices('')}
      <h2 id="guides">Guides</h2>
      ${renderGuides(guides)}`,
    },
    assets,
  );
}

/** Returns the list of the guides with their first paragraphs. */
export function renderGuides(guides: readonly Guide[]): string {
  const items = guides.map(
    ({ title, summary, url }) =>
      `<li><a href="${url}">${escapeHtml(title)}</a>: ${escapeHtml(toPlainText(summary))}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function renderServices(current: string): string {
  const cards = SERVICES.map((service) => {
    const mark = service === current ? ' class="current"' : '';
    return `<li${mark}><a href="${service}.html">${TITLES[service]}</a> ${SUMMARIES[service]}</li>`;
  });
  return `<ul class="cards">${cards.join('')}</ul>`;
}

/** Returns the documentation page of a service: what it is readable with, and the renderer's place. */
export function renderDocs(
  service: ServiceName,
  { document, guides, version }: { document: OpenApiDocument; guides: readonly Guide[]; version: string },
  assets: Assets,
): string {
  const url = DEMO_URLS[service];
  const links = guides.map((guide) => `<a href="${guide.url}">${escapeHtml(guide.title)}</a>`);
  return renderPage(
    {
      title: `${TITLES[service]} API · documentation`,
      description: `${SUMMARIES[service]} All operations of the ${TITLES[service]} API, to read and to try.`,
      current: TITLES[service],
      content: 'reference',
      policy: {
        // The renderer sets style attributes and inserts style sheets.
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self' data:",
        'connect-src': `'self' ${url}/`,
      },
      body: `<section class="overview" aria-label="Record services">
      ${renderServices(service)}
      <nav aria-label="About this service"><a href="changelog-${service}.html">Changelog</a> <a href="client.html">Client</a> <a href="${service}/openapi.json" download>JSON</a> <a href="${service}/openapi.yaml" download>YAML</a> <span class="quiet">${version} · OpenAPI ${document.openapi}</span></nav>
      <nav aria-label="Guides">${links.join(' ')}</nav>
    </section>
    <div id="reference" data-server="${url}" data-port="${url.slice(-4)}" data-renderer="${assets['renderer.js']}" data-document="${assets[service]}">
      ${renderFirstView(document)}
    </div>`,
    },
    assets,
  );
}

/** The page of a 404 lies anywhere, so its links are absolute. */
export function renderNotFound(service: ServiceName, assets: Assets): string {
  const root = `${DEMO_URLS[service]}/api/`;
  const html = `<h1>There is no such page</h1>
      <p>Nothing is at this address. The search above knows all pages and operations; the
        <a href="${root}">documentation of the ${TITLES[service]} API</a> lists them.</p>`;
  return renderText({ title: `Not found · ${TITLES[service]} API`, root, html }, assets);
}

interface PlayerPage {
  title: string;
  description: string;
  script: AssetName;
  current?: string;
  main: string;
}

const NO_SCRIPT =
  '<noscript><p>This page needs JavaScript; the <a href="../api/">API</a> has the same facts.</p></noscript>';

/** The pages for players, by the name of their folder; all that they show comes from operations of the three services. */
export const PLAYER_PAGES: Readonly<Record<'board' | 'map' | 'player', PlayerPage>> = {
  board: {
    title: 'Board · Record services',
    description:
      'The newest world records of the tracked maps, who holds the most, and which runs were verified.',
    script: 'board.js',
    current: 'Board',
    main: `<h1 class="unseen">The board: world records, verdicts and leaders</h1>
      <section class="hero" id="latest" aria-label="The newest time"><p>Reading the records…</p></section>
      <div class="columns">
        <section class="card" aria-labelledby="records-title"><h2 id="records-title">Newest times on the boards</h2><div id="records"></div></section>
        <section class="card" aria-labelledby="verdicts-title"><h2 id="verdicts-title">Newest verdicts</h2><div id="verdicts"></div></section>
        <section class="card" aria-labelledby="leaders-title"><h2 id="leaders-title">Most world records</h2><div id="leaders"></div></section>
      </div>`,
  },
  map: {
    title: 'Map · Record services',
    description: "A map's world record, its history, and the verdicts about its runs.",
    script: 'map.js',
    main: '<div id="shown"><p>Reading the map…</p></div>',
  },
  player: {
    title: 'Player · Record services',
    description: "A player's world records, how long each was held, and the verdicts about the runs.",
    script: 'player.js',
    main: '<div id="shown"><p>Reading the player…</p></div>',
  },
};

/** Returns a page for players. */
export function renderPlayerPage({ main, ...page }: PlayerPage, assets: Assets): string {
  const body = `<main class="page" id="content" tabindex="-1">
      ${NO_SCRIPT}
      ${main}
      <p class="quiet foot" id="freshness"></p>
    </main>`;
  const policy = { 'connect-src': `'self' ${aggregator}/ ${verification}/` };
  return renderPage({ ...page, root: '../api/', policy, body }, assets);
}

/** Returns the runbook as the admin port has it. */
export function renderRunbook(html: string, assets: Assets): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Runbook</title>
    <link rel="icon" href="${assets['icon.svg']}" type="image/svg+xml" />
    <link rel="stylesheet" href="${assets['style.css']}" />
  </head>
  <body>
    <main class="page text">
      <p><a href="./">State of the process</a></p>
      ${html}
    </main>
  </body>
</html>
`;
}
