import { createPolicy } from '../response/static-file.js';
import { escapeHtml } from './escape-html.js';
import type { PageLink } from './docs-header.js';

/** A page of text, such as a changelog. */
export interface TextPage {
  title: string;
  /** One sentence for search engines. */
  description?: string;
  /** The page's own URL, for search engines. */
  canonical?: string | undefined;
  /** The pages above this one, the first one first. */
  breadcrumbs?: readonly PageLink[];
  /** The last of the breadcrumbs: the page itself. */
  label?: string;
  /** Addresses of the page's own files, relative to the page. */
  assets: { styles: readonly string[]; icon: string; search?: string };
  /** HTML of the header, which all documentation pages share. */
  header?: string;
  /** HTML. */
  body: string;
}

/** The content security policy of pages whose only scripts are the search and its index. */
export const TEXT_POLICY = createPolicy();

/** Returns a page of text. Its policy stands in the page itself, so that any host may serve it. */
export function renderTextPage({
  title,
  description,
  canonical,
  assets,
  header = '',
  body,
  ...place
}: TextPage): string {
  const lines = [
    description && `<meta name="description" content="${escapeHtml(description)}" />`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    `<link rel="icon" href="${escapeHtml(assets.icon)}" type="image/svg+xml" />`,
    assets.search && `<script src="${escapeHtml(assets.search)}" defer></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" />`),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${TEXT_POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>
    ${lines.filter(Boolean).join('\n    ')}
  </head>
  <body>
    ${header}
    <div class="page">${renderBreadcrumbs(place)}
    ${body}
    </div>
  </body>
</html>
`;
}

function renderBreadcrumbs({ breadcrumbs = [], label }: Pick<TextPage, 'breadcrumbs' | 'label'>): string {
  if (label === undefined) return '';
  const steps = breadcrumbs.map(
    (link) => `<a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a> › `,
  );
  return `
    <nav class="way" aria-label="Where you are">${steps.join('')}${escapeHtml(label)}</nav>`;
}
