import { escapeHtml } from '../../src/http/docs/docs-shell.js';
import { listOperations, type OpenApiDocument } from '../../src/openapi-document.js';
import { renderMarkdown } from './markdown.js';

/** A service as the site describes it. */
export interface ServicePage {
  /** Name of its folder. */
  service: string;
  /** As its tab shows it. */
  title: string;
  document: OpenApiDocument;
  /** Text of its CHANGELOG.md. */
  changelog: string;
  /** Base URL of a server with default settings. */
  exampleServer: string;
}

/** The content security policy of pages without scripts or external resources. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Returns the first page: the services with their documents, changelogs and clients, and the last contract report. */
export function renderIndex(pages: readonly ServicePage[], version: string, hasReport: boolean): string {
  const report = hasReport
    ? '<p>The last <a href="report/index.html">contract report</a> shows, operation by operation, the responses of a running server.</p>'
    : '<p>There is no contract report in this copy: it was built before <code>npm run contract</code> was run.</p>';
  return renderPage({
    title: 'Record services',
    root: '',
    body: `<header class="intro">
      <h1>Record services</h1>
      <p>HTTP services for the community of a racing game, each with an OpenAPI document that tests compare with the running
        server. Version ${escapeHtml(version)}.</p>
    </header>
    <main>
      ${pages.map(renderCard).join('\n      ')}
    </main>
    <footer>${report}</footer>`,
  });
}

function renderCard({ service, title, document }: ServicePage): string {
  const operations = listOperations(document).length;
  const [summary = ''] = (document.info.description ?? '').split(/(?<=\.)\s/);
  return `<section class="card">
        <h2><a href="${service}/index.html">${escapeHtml(title)}</a></h2>
        <p>${escapeHtml(summary)}</p>
        <p class="facts">API ${escapeHtml(document.info.version)} · OpenAPI ${escapeHtml(document.openapi)} · ${operations} operations</p>
        <nav aria-label="${escapeHtml(title)}">
          <a class="main" href="${service}/index.html">Documentation</a>
          <a href="${service}/changelog.html">Changelog</a>
          <a href="${service}/openapi.json" download>JSON</a>
          <a href="${service}/openapi.yaml" download>YAML</a>
        </nav>
      </section>`;
}

/** Returns the page with the changes of a service's API. */
export function renderChangelog({ title, changelog }: ServicePage): string {
  return renderPage({
    title: `${title} API · changelog`,
    root: '../',
    body: `<nav class="way" aria-label="Where you are">
      <a href="../index.html">Record services</a> › <a href="index.html">${escapeHtml(title)}</a> › Changelog
    </nav>
    <main class="text">
      ${renderMarkdown(changelog)}
    </main>`,
  });
}

interface Page {
  title: string;
  /** The way to the site's first folder, relative to the page. */
  root: string;
  body: string;
}

function renderPage({ title, root, body }: Page): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="${root}assets/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${root}assets/site.css" />
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
