import { BASE_URL, type CodeSample } from '../../../src/http/docs/code-samples.js';
import { escapeHtml } from '../../../src/http/docs/escape-html.js';
import { firstSentence, renderMarkdown } from '../../../src/http/docs/markdown.js';
import { linkToPlace } from '../../../src/http/docs/render-first-view.js';
import { renderTextPage, type TextPage } from '../../../src/http/docs/text-page.js';
import {
  firstValue,
  resolveReference,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Response,
} from '../../../src/openapi-document.js';
import { describeType, listFields, type Field } from './list-fields.js';

/** What surrounds an operation on its page. */
interface OperationPage extends Pick<TextPage, 'assets' | 'canonical' | 'header'> {
  /** The service's short name, as its tab shows it. */
  title: string;
  document: OpenApiDocument;
  located: LocatedOperation;
  samples: readonly CodeSample[];
  baseUrl: string;
}

/** Returns the page of one operation, to be linked and found: all that the document says of it, without scripts. */
export function renderOperationPage(page: OperationPage): string {
  const { title, document, located, samples, baseUrl, assets, canonical, header } = page;
  const { method, path, operation, parameters } = located;
  const summary = operation.summary ?? operation.operationId;
  const address = `${method.toUpperCase()} ${path}`;
  const sentence = operation.description === undefined ? '' : firstSentence(operation.description);
  return renderTextPage({
    title: `${summary} · ${address} · ${title} API`,
    description: `${address}: ${[`${summary}.`, sentence].join(' ').trim()}`,
    canonical,
    breadcrumbs: [
      { label: 'Record services', path: '../../index.html' },
      { label: title, path: '../index.html' },
    ],
    label: summary,
    assets,
    ...(header ? { header } : {}),
    body: `<main class="text" id="content" tabindex="-1">
      <h1>${escapeHtml(summary)}</h1>
      <p><code>${escapeHtml(address)}</code></p>
      ${renderMarkdown(operation.description ?? '', 2)}
      <p><a href="../index.html${escapeHtml(linkToPlace(located))}">In the documentation</a>, to search and to try.</p>
      ${samples.map(({ label, source }) => `<h2>${escapeHtml(label)}</h2>${code(source.replaceAll(BASE_URL, baseUrl))}`).join('\n      ')}
      ${renderParameters(document, parameters)}
      ${renderBody(document, located)}
      ${Object.entries(operation.responses)
        .map(([status, response]) => renderResponse(document, status, resolveReference(document, response)))
        .join('\n      ')}
    </main>`,
  });
}

function code(text: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}

function renderParameters(document: OpenApiDocument, parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const fields = parameters.map(({ name, in: place, required, schema, description = '' }): Field => {
    const byDefault = schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} by default`;
    return {
      name,
      type: `${describeType(document, schema)} in the ${place}${byDefault}`,
      isRequired: required === true,
      description,
    };
  });
  return `<h2>Parameters</h2>${renderFields(fields)}`;
}

function renderBody(document: OpenApiDocument, { operation }: LocatedOperation): string {
  if (!operation.requestBody) return '';
  const { description = '', content } = resolveReference(document, operation.requestBody);
  return `<h2>Body</h2>${renderMarkdown(description, 3)}${renderContent(document, content)}`;
}

function renderResponse(
  document: OpenApiDocument,
  status: string,
  { description, content }: Response,
): string {
  const shown = renderContent(document, content ?? {}, status === '200');
  return `<h2>Response ${escapeHtml(status)}</h2>${renderMarkdown(description, 3)}${shown}`;
}

function renderContent(
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  hasFields = true,
): string {
  return Object.entries(content)
    .map(([mediaType, { schema, examples, example }]) => {
      const value = firstValue(document, examples) ?? example;
      const shown = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
      const fields = hasFields ? listFields(document, schema) : [];
      return `<p><code>${escapeHtml(mediaType)}</code></p>${value === undefined ? '' : code(shown)}${renderFields(fields)}`;
    })
    .join('');
}

function renderFields(fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, type, isRequired, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}${isRequired ? ', required' : ''}</td><td>${renderMarkdown(description, 4)}</td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
