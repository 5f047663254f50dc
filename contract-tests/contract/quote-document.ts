import type { ApiDocument } from './document.js';
import { valueAt } from './json-pointer.js';

/**
 * Returns what a document says about a place of it, in its own words: the paragraph, list item or row of its introduction with
 * these words, the same of a description, else the nearest description at the place or above it. Null where it says nothing.
 */
export function quoteDocument(document: ApiDocument, pointer: string, says?: string): string | null {
  if (pointer === '/info/description' && says === undefined) return null;
  if (says !== undefined) {
    const described = valueAt(document, pointer) as string | { description?: string };
    const text = typeof described === 'string' ? described : (described.description ?? '');
    const found = passagesIn(text).find((passage) => passage.includes(says));
    return found === undefined ? null : plain(found);
  }
  const keys = pointer.split('/');
  // A component or a path is as far up as a description is about the same thing.
  const lowest = pointer.startsWith('/components/') ? 4 : 6;
  for (let length = keys.length; length >= lowest; length--) {
    const part = valueAt(document, keys.slice(0, length).join('/')) as { description?: unknown } | undefined;
    if (typeof part?.description === 'string') return plain(joined(part.description));
  }
  return null;
}

/** Returns a text's paragraphs, list items and rows of tables, each in one line. */
function passagesIn(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- |\|)/)
    .map(joined)
    .filter((passage) => passage !== '' && !/^#/.test(passage));
}

function joined(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replace(/^- /, '').trim();
}

/** Returns a text without the marks of Markdown for bold words and code. */
function plain(text: string): string {
  return text.replaceAll(/\*\*|`/g, '');
}
