import {
  listOperations,
  resolveReference,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../openapi-document.js';
import type { Guide } from './guides.js';
import { toSlug } from './markdown.js';

/** Something that a search can find: an operation, a section of a document's introduction, or a part of a guide. */
export interface SearchEntry {
  title: string;
  /** Where it belongs: `Catalog`, or `Guide`. */
  section: string;
  url: string;
  /** Words that are said about it, each once. */
  about: string;
  /** The other words by which it is found, such as names of fields. */
  words: string;
  /** Whether it is there for older clients, and another operation has more. */
  isOld?: true;
}

/** A document with the addresses of its parts. */
interface SearchedDocument {
  title: string;
  document: OpenApiDocument;
  toLink: (operation: LocatedOperation) => string;
  /** The address of a section of the introduction, by its slug. */
  toSectionLink: (slug: string) => string;
}

/** Returns what a search over documents and guides looks at. */
export function createSearchIndex(
  documents: readonly SearchedDocument[],
  guides: readonly (Guide & { url: string })[],
): SearchEntry[] {
  return [
    ...documents.flatMap((searched) => [...listOperationEntries(searched), ...listSectionEntries(searched)]),
    ...guides.flatMap(listGuideEntries),
  ];
}

function listOperationEntries({ title, document, toLink }: SearchedDocument): SearchEntry[] {
  return listOperations(document).map((located): SearchEntry => {
    const { operation, method, path } = located;
    const { operationId, summary = operationId, description = '', tags = [] } = operation;
    const names = [
      operationId,
      operationId.replaceAll(/([A-Z])/g, ' $1'),
      method,
      path,
      ...tags,
      description,
    ];
    return {
      title: summary,
      section: title,
      url: toLink(located),
      about: listWords(names.join(' ')),
      words: listWords(textsIn(document, { ...operation, description: undefined }).join(' ')),
      ...(/\bfor older clients\b/.test(description) ? { isOld: true } : {}),
    };
  });
}

/** The introduction of a document by its headings. */
function listSectionEntries({ title, document, toSectionLink }: SearchedDocument): SearchEntry[] {
  return splitSections(document.info.description ?? '').map(({ heading, text }) => ({
    title: heading,
    section: title,
    url: toSectionLink(toSlug(heading)),
    about: listWords(text),
    words: '',
  }));
}

function listGuideEntries({ title, text, url }: Guide & { url: string }): SearchEntry[] {
  const parts = splitSections(text).map(({ heading, text: part }) => ({
    title: heading,
    section: `Guide: ${title}`,
    url: `${url}#${toSlug(heading)}`,
    about: listWords(part),
    words: '',
  }));
  return [
    { title, section: 'Guide', url, about: listWords(text.split('\n## ')[0] ?? ''), words: '' },
    ...parts,
  ];
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

/** Returns the words of a text in small letters, each once. */
function listWords(text: string): string {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]{2,}/g);
  return [...new Set(words)].join(' ');
}

/** Returns the script that holds an index. */
export function renderSearchIndex(index: object): string {
  return `globalThis.searchIndex = ${JSON.stringify(index)};\n`;
}
