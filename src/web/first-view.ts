import { listOperations, type LocatedOperation, type OpenApiDocument } from '../openapi-document.js';
import { escapeHtml } from './escape-html.js';
import { renderMarkdown } from './markdown.js';

/**
 * Returns the title, the introduction and the list of operations of a document as HTML, which a browser shows long before
 * the renderer has started, and which readers and search engines without JavaScript keep.
 */
export function renderFirstView(document: OpenApiDocument): string {
  const { title, version, description = '' } = document.info;
  return `<div class="first-view">
        <nav aria-label="Operations">${(document.tags ?? []).map(({ name }) => renderTag(document, name)).join('')}</nav>
        <main id="content" class="text" tabindex="-1">
          <p class="quiet">${escapeHtml(version)}</p>
          <h1>${escapeHtml(title)}</h1>
          ${renderMarkdown(description)}
        </main>
      </div>`;
}

/** Returns the place of an operation on the page that the renderer makes. */
export function linkToPlace({ operation }: LocatedOperation): string {
  const slug = (operation.tags?.[0] ?? '').toLowerCase().replaceAll(' ', '-');
  return `#tag/${slug}/${operation.operationId}`;
}

function renderTag(document: OpenApiDocument, name: string): string {
  const items = listOperations(document)
    .filter(({ operation }) => operation.tags?.[0] === name)
    .map((located) => {
      const { method, path, operation } = located;
      return `<li><a href="${linkToPlace(located)}">${escapeHtml(operation.summary ?? operation.operationId)}</a> <code>${method.toUpperCase()} ${escapeHtml(path)}</code></li>`;
    });
  return items.length === 0 ? '' : `<h2>${escapeHtml(name)}</h2><ul>${items.join('')}</ul>`;
}
