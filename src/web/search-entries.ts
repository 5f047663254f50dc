import { listOperations, resolveReference, type OpenApiDocument } from '../openapi-document.js';
import type { Entry } from './browser/rank.js';
import type { Guide } from './guides.js';
import { toSlug } from './markdown.js';
import { linkToPlace } from './first-view.js';

/** A document whose operations and headings are found. */
interface SearchedDocument {
  title: string;
  document: OpenApiDocument;
  /** The address of its page. */
  url: string;
}

/** Returns what a search over documents and guides looks at. */
export function listEntries(documents: readonly SearchedDocument[], guides: readonly Guide[]): Entry[] {
  return [
    ...documents.flatMap((searched) => {
      const { title, document, url } = searched;
      const text = document.info.description ?? '';
      return [...listOperationEntries(searched), ...listSections(text, title, `${url}#description/`)];
    }),
    ...guides.flatMap(({ title, text, url }) => [
      { title, section: 'Guide', url, about: text.split('\n## ')[0] ?? '', words: '', isOld: false },
      ...listSections(text, `Guide: ${title}`, `${url}#`),
    ]),
  ];
}

function listSections(text: string, section: string, toHeading: string): Entry[] {
  return splitSections(text).map(({ heading, text: about }) => ({
    title: heading,
    section,
    url: toHeading + toSlug(heading),
    about,
    words: '',
    isOld: false,
  }));
}

function listOperationEntries({ title, document, url }: SearchedDocument): Entry[] {
  return listOperations(document).map((located): Entry => {
    const { operation, method, path } = located;
    const { operationId, summary = operationId, description = '', tags = [] } = operation;
    const names = [operationId, method, path, ...tags, description];
    return {
      title: summary,
      section: title,
      url: url + linkToPlace(located),
      about: names.join(' '),
      words: uniqueWords(textsIn(document, { ...operation, description: undefined })),
      isOld: /\bfor older clients\b/.test(description),
    };
  });
}

/** Returns the parts of a Markdown text below its headings of the second level. */
function splitSections(text: string): { heading: string; text: string }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.replaceAll('`', ''), text: lines.join('\n') };
    });
}

/** Names and descriptions of parameters and fields are worth finding; examples and bounds are not. */
function textsIn(document: OpenApiDocument, node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  if (Array.isArray(node)) return node.flatMap((item) => textsIn(document, item, seen));
  return Object.entries(node).flatMap(([key, value]): string[] => {
    if (key === '$ref' && typeof value === 'string')
      return textsIn(document, resolveReference(document, { $ref: value }), seen);
    if (key === 'example' || key === 'examples' || key.startsWith('x-')) return [];
    if (key === 'properties') return [...Object.keys(value as object), ...textsIn(document, value, seen)];
    if (key === 'enum' && Array.isArray(value)) return value.map(String);
    if (typeof value === 'string') return key === 'name' || key === 'description' ? [value] : [];
    return textsIn(document, value, seen);
  });
}

function uniqueWords(texts: readonly string[]): string {
  return [...new Set(texts.join(' ').split(/\W+/))].join(' ');
}
