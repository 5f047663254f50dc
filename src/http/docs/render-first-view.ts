import { listOperations, type LocatedOperation, type OpenApiDocument } from '../../openapi-document.js';
import { escapeHtml } from './escape-html.js';
import { renderMarkdown } from './markdown.js';

/** Returns the link of an operation. */
export type OperationLink = (operation: LocatedOperation) => string;

interface Group {
  name: string;
  operations: LocatedOperation[];
}

/**
 * Returns the title, the introduction and the list of operations of a document as HTML, which a browser shows long before
 * the renderer has started, and which readers and search engines without JavaScript keep.
 */
export function renderFirstView(document: OpenApiDocument, toLink: OperationLink = linkToPlace): string {
  const { title, version, description = '' } = document.info;
  const groups = groupByTag(document);
  return `      <div class="first-view">
        <nav aria-label="Operations">
          ${groups.map((group) => renderGroup(group, toLink)).join('\n          ')}
        </nav>
        <main id="content" tabindex="-1">
          <p class="version">${escapeHtml(version)}</p>
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

/** Returns the operations of each tag, in the document's order. */
function groupByTag(document: OpenApiDocument): Group[] {
  const operations = listOperations(document);
  return (document.tags ?? [])
    .map(({ name }) => ({
      name,
      operations: operations.filter(({ operation }) => operation.tags?.[0] === name),
    }))
    .filter((group) => group.operations.length > 0);
}

function renderGroup({ name, operations }: Group, toLink: OperationLink): string {
  const items = operations.map((located) => {
    const { method, path, operation } = located;
    return `<li><a href="${escapeHtml(toLink(located))}">${escapeHtml(operation.summary ?? operation.operationId)}</a> <code>${method.toUpperCase()} ${escapeHtml(path)}</code></li>`;
  });
  return `<h2>${escapeHtml(name)}</h2><ul>${items.join('')}</ul>`;
}
