/** A service's documentation page, as a tab in the header. */
export interface RelatedPage {
  title: string;
  /** Absolute, since every service has an origin of its own. */
  url: string;
}

export interface ShellFacts {
  title: string;
  /** The OpenAPI document that the page shows, relative to the page. */
  documentPath: string;
  downloads: readonly { label: string; path: string }[];
  related: readonly RelatedPage[];
  /** Base URL that examples name where the page lies apart from its service; nothing can be tried out then. */
  exampleServer?: string;
  /** Content security policy, where no header can say it. */
  policy?: string;
  /** Addresses of the page's own files, relative to the page. */
  assets: { style: string; icon: string; script: string; renderer: string };
}

/** Returns the HTML around the renderer: header, links, downloads, and words for a reader without JavaScript. */
export function renderShell(facts: ShellFacts): string {
  const { title, documentPath, downloads, assets, exampleServer, policy } = facts;
  const name = escapeHtml(title);
  const meta =
    policy && `\n    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`;
  const server = exampleServer && ` data-example-server="${escapeHtml(exampleServer)}"`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />${meta ?? ''}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${name} API · documentation</title>
    <meta name="description" content="Operations, examples and schemas of the ${name} API, to read and to try." />
    <link rel="icon" href="${assets.icon}" type="image/svg+xml" />
    <link rel="stylesheet" href="${assets.style}" />
    <script src="${assets.script}" defer></script>
    <script src="${assets.renderer}" defer></script>
  </head>
  <body>
    <header class="bar">
      <img src="${assets.icon}" alt="" width="28" height="28" />
      <nav class="services" aria-label="Services">
        ${tabsOf(facts).join('\n        ')}
      </nav>
      <nav class="downloads" aria-label="Download the OpenAPI document">
        <span>OpenAPI <span id="version"></span></span>
        ${downloads.map(({ label, path }) => linkTo(path, label, ' download')).join('\n        ')}
      </nav>
    </header>
    <div id="reference" data-document="${escapeHtml(documentPath)}"${server ?? ''}>
      <p class="notice" id="notice" role="status">Loading the operations…</p>
      <noscript>
        <p class="notice">This page needs JavaScript to show the operations. The document itself can be downloaded above.</p>
      </noscript>
    </div>
  </body>
</html>
`;
}

function tabsOf({ title, related }: ShellFacts): string[] {
  const own = linkTo('./', title, ' aria-current="page"');
  const tabs = related.map((page) => (page.title === title ? own : linkTo(page.url, page.title)));
  return tabs.includes(own) ? tabs : [own, ...tabs];
}

function linkTo(url: string, text: string, attributes = ''): string {
  return `<a href="${escapeHtml(url)}"${attributes}>${escapeHtml(text)}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns text as it stands in HTML, in attributes as well. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
