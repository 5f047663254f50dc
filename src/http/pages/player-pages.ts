import { readFileSync } from 'node:fs';
import { escapeHtml } from '../docs/escape-html.js';
import {
  createHtmlPage,
  createPolicy,
  createStaticFile,
  findContentType,
  hashContent,
  type StaticResponse,
  type StaticResponses,
} from '../response/static-file.js';

/** A link of the header. */
interface HeaderLink {
  label: string;
  url: string;
}

interface PlayerPagesOptions {
  /** The verification service's base URL as browsers reach it. */
  verificationUrl: string;
  /** The links of the header. */
  links: readonly HeaderLink[];
  /** Path of the icon. */
  icon: string;
  /** Paths of the documentation's folder, and of the scripts of its search. */
  documentation: string;
  searchScript: string;
  searchIndex: string;
}

/** Plain files, which the build copies beside the compiled code; the modules import each other, so their names stay. */
const FILES = ['theme.css', 'players.css', 'shared.js', 'board.js', 'map.js', 'chart.js'];

/**
 * Returns the pages for players, `/board/` and `/map/`, and the files that they use. They are static: all that they show comes from
 * public operations of the catalog and of the verification service, which the policy names. Throws when a file is missing.
 */
export function createPlayerPages(options: PlayerPagesOptions): StaticResponses {
  const policy = createPolicy({ 'connect-src': `'self' ${new URL(options.verificationUrl).origin}` });
  const page = (html: string): StaticResponse => ({
    file: createHtmlPage(html, policy),
  });
  const responses = new Map<string, StaticResponse>([
    ['/board', sendTo('board/')],
    ['/board/', page(renderBoard(options))],
    ['/map', sendTo('map/')],
    ['/map/', page(renderMap(options))],
    ...FILES.map((name): [string, StaticResponse] => [`/pages/${name}`, readFile(name)]),
  ]);
  return { find: (path) => responses.get(path) };
}

function sendTo(path: string): StaticResponse {
  return { response: { status: 308, headers: { Location: path } } };
}

function readFile(name: string): StaticResponse {
  const contentType = findContentType(name);
  const body = readFileSync(new URL(name, import.meta.url));
  const file = createStaticFile({ body, contentType, cacheControl: 'no-cache', digest: hashContent(body) });
  return { file };
}

interface Shell {
  title: string;
  description: string;
  script: string;
  /** The label of this page in the header. */
  current?: string;
  body: string;
}

/** Finds maps, and pages of the documentation. */
function renderFind({ documentation, searchScript, searchIndex }: PlayerPagesOptions): string {
  return `<form class="find" role="search" action="../map/" data-documentation="${escapeHtml(documentation)}" data-script="${escapeHtml(searchScript)}" data-index="${escapeHtml(searchIndex)}">
        <input id="find" type="search" maxlength="200" placeholder="Find a map or a help page" aria-label="Find a map by its name or uid, or a page of the documentation" autocomplete="off" />
        <ul id="found" aria-label="Maps and pages found" hidden></ul>
      </form>`;
}

function renderPage(options: PlayerPagesOptions, shell: Shell): string {
  const { verificationUrl, links, icon } = options;
  const { title, description, script, current, body } = shell;
  const items = links.map(({ label, url }) => {
    const mark = label === current ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(url)}"${mark}>${escapeHtml(label)}</a>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml" />
    <link rel="stylesheet" href="../pages/theme.css" />
    <link rel="stylesheet" href="../pages/players.css" />
    <link rel="modulepreload" href="../pages/shared.js" />
    <script type="module" src="../pages/${script}"></script>
  </head>
  <body data-verification="${escapeHtml(verificationUrl)}">
    <a class="skip" href="#content">Skip to the content</a>
    <header class="site">
      <a class="brand" href="../board/"><img src="${escapeHtml(icon)}" alt="" width="28" height="28" /> <span>Record services</span></a>
      <nav aria-label="Record services">
        ${items.join('\n        ')}
      </nav>
      <div class="tools">${renderFind(options)}</div>
    </header>
    ${body}
  </body>
</html>
`;
}

const NO_SCRIPT =
  '<noscript><p class="notice">This page needs JavaScript; the <a href="../api/">API</a> has the same facts.</p></noscript>';

function renderBoard(options: PlayerPagesOptions): string {
  return renderPage(options, {
    title: 'Board · Record services',
    description:
      'The newest world records of the tracked maps, who holds the most, and which runs were verified.',
    script: 'board.js',
    current: 'Board',
    body: `<main id="content" tabindex="-1">
      ${NO_SCRIPT}
      <h1 class="hidden">The board: world records, verdicts and leaders</h1>
      <section class="hero" id="latest" aria-label="The latest world record"><p class="quiet">Reading the records…</p></section>
      <div class="columns">
        <section class="card" aria-labelledby="records-title">
          <h2 id="records-title">Latest world records</h2>
          <div id="records"></div>
        </section>
        <section class="card aside" aria-labelledby="verdicts-title">
          <h2 id="verdicts-title" class="live">Live verdicts</h2>
          <div id="verdicts"></div>
        </section>
        <section class="card" aria-labelledby="leaders-title">
          <h2 id="leaders-title">Most world records</h2>
          <div id="leaders"></div>
        </section>
      </div>
      <p class="foot"><span id="freshness"></span></p>
    </main>`,
  });
}

function renderMap(options: PlayerPagesOptions): string {
  return renderPage(options, {
    title: 'Map · Record services',
    description: "A map's world record, its history, and the verdicts about its runs.",
    script: 'map.js',
    body: `<main id="content" tabindex="-1">
      ${NO_SCRIPT}
      <div id="map"><p class="quiet">Reading the map…</p></div>
      <p class="foot"><span id="freshness"></span></p>
    </main>`,
  });
}
