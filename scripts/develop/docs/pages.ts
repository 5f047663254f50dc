import { escapeHtml } from '../../../src/http/docs/escape-html.js';
import { firstSentence, renderMarkdown } from '../../../src/http/docs/markdown.js';
import { renderTextPage, type TextPage } from '../../../src/http/docs/text-page.js';
import { listOperations, type OpenApiDocument } from '../../../src/openapi-document.js';
import type { Verdict } from './read-verdict.js';

/** A service as the site describes it. */
export interface ServicePage {
  /** Name of its folder. */
  service: string;
  /** As its tab shows it. */
  title: string;
  document: OpenApiDocument;
  /** Text of its CHANGELOG.md. */
  changelog: string;
  /** Text of its client's README.md. */
  client: string;
  /** The client's tarball, relative to the site; undefined without packages. */
  clientFile: string | undefined;
  /** Base URL that samples name. */
  baseUrl: string;
  /** Whether that is one that readers can reach. */
  isReachable: boolean;
  mockPort: number;
}

/** What the first page shows besides the services. */
interface IndexFacts extends Pick<TextPage, 'assets' | 'canonical' | 'header'> {
  version: string;
  /** Null without a contract report. */
  verdict: Verdict | null;
  /** The tarball of the contract tests, relative to the site; undefined without packages. */
  contractFile: string | undefined;
}

/** Returns the first page: the services with their documents and clients, and the verdict of the last contract report. */
export function renderIndex(pages: readonly ServicePage[], facts: IndexFacts): string {
  const { version, verdict, contractFile, ...page } = facts;
  return renderTextPage({
    title: 'Record services',
    description:
      'HTTP services for the community of a racing game: OpenAPI documents, documentation and clients.',
    ...page,
    body: `<main id="content" tabindex="-1">
      <div class="intro">
        <h1>Record services</h1>
        <p>HTTP services for the community of a racing game, each with an OpenAPI document that tests compare with the running
          server. Version ${escapeHtml(version)}.</p>
      </div>
      ${renderVerdict(verdict)}
      <p><a href="guides/index.html">Guides</a>: from a first question to a server of your own.</p>
      <div class="cards">
      ${pages.map(renderCard).join('\n      ')}
      </div>
      ${renderContractPackage(contractFile)}
    </main>`,
  });
}

function renderVerdict(verdict: Verdict | null): string {
  if (!verdict) {
    return `<p class="verdict">There is no contract report in this copy: <code>npm run contract</code>, without <code>--operation</code>, makes one.</p>`;
  }
  const { headline, startedAt, failed, responses } = verdict;
  const when = `${startedAt.slice(0, 10)}, ${startedAt.slice(11, 16)} UTC`;
  const counts = `${responses.all} documented responses: ${responses.passed} passed, ${responses.failed} failed, ${responses.skipped} skipped`;
  return `<section class="verdict ${failed === 0 ? 'passed' : 'failed'}" aria-labelledby="verdict">
        <h2 id="verdict"><span class="outcome">${failed === 0 ? 'Passed' : 'Failed'}</span> ${escapeHtml(headline)}</h2>
        <p>Contract run of <time datetime="${escapeHtml(startedAt)}">${escapeHtml(when)}</time>, of
          ${counts}.</p>
      </section>`;
}

function renderCard(page: ServicePage): string {
  const { service, title, document, clientFile } = page;
  const operations = listOperations(document).length;
  const client =
    clientFile === undefined
      ? ''
      : `\n          <a href="${escapeHtml(clientFile)}" download>Client package</a>`;
  return `<section class="card">
        <h2><a href="${service}/index.html">${escapeHtml(title)}</a></h2>
        <p>${escapeHtml(firstSentence(document.info.description ?? ''))}</p>
        <p class="facts">API ${escapeHtml(document.info.version)} · OpenAPI ${escapeHtml(document.openapi)} · ${operations} operations</p>
        <nav aria-label="${escapeHtml(title)}">
          <a class="main" href="${service}/index.html">Documentation</a>
          <a href="${service}/changelog.html">Changelog</a>
          <a href="${service}/client.html">Client</a>
          <a href="${service}/mock.html">Mock</a>
        </nav>
        <nav class="files" aria-label="Downloads of ${escapeHtml(title)}">
          <a href="${service}/openapi.json" download>JSON</a>
          <a href="${service}/openapi.yaml" download>YAML</a>${client}
        </nav>
      </section>`;
}

function renderContractPackage(file: string | undefined): string {
  if (file === undefined) return '';
  return `<section class="tool">
        <h2>Test a server</h2>
        <p>The <a href="${escapeHtml(file)}" download>contract tests as a package</a> compare a running service with its document.
          After <code>npm install ./${escapeHtml(file.split('/').at(-1) ?? file)}</code>:</p>
        <pre tabindex="0"><code>npx record-services-contract --verification https://verification.example</code></pre>
      </section>`;
}

/** Returns a page of a service made of Markdown, such as its changelog. */
export function renderServiceText(
  { title }: ServicePage,
  page: Pick<TextPage, 'assets' | 'canonical' | 'header'> & {
    label: string;
    text: string;
    file?: string | undefined;
  },
): string {
  const { label, text, file, ...shared } = page;
  const download =
    file === undefined ? '' : `<p><a href="${escapeHtml(file)}" download>Download the package</a></p>`;
  return renderTextPage({
    title: `${title} API · ${label.toLowerCase()}`,
    description: `${label} of the ${title} API of the record services.`,
    ...shared,
    breadcrumbs: [
      { label: 'Record services', path: '../index.html' },
      { label: title, path: 'index.html' },
    ],
    label,
    body: `<main class="text" id="content" tabindex="-1">
      ${download}
      ${renderMarkdown(text)}
    </main>`,
  });
}

/** Returns a page of Markdown that is about all services. */
export function renderText({ text, ...page }: Omit<TextPage, 'body'> & { text: string }): string {
  return renderTextPage({
    ...page,
    body: `<main class="text" id="content" tabindex="-1">\n${renderMarkdown(text)}\n    </main>`,
  });
}

/** Returns the sitemap of some absolute URLs. */
export function renderSitemap(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`).join('\n')}
</urlset>
`;
}
