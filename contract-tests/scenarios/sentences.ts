import type { ApiDocument } from '../contract/document.js';
import type { Fault } from '../contract/fault.js';
import { valueAt, withoutIndexes } from '../contract/json-pointer.js';
import type { Scenario } from './scenario.js';

/** Returns the introduction of a document. */
export function readIntroduction(document: ApiDocument): string {
  return inOneLine(String(valueAt(document, '/info/description')));
}

/** Returns the descriptions of an operation and of all that it refers to. */
function listPassages(document: ApiDocument, operation: string): string[] {
  const found: string[] = [];
  const visited = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    for (const [key, child] of Object.entries(value)) {
      if (key === '$ref') walk(valueAt(document, String(child).slice(1)));
      else if (key === 'description' && typeof child === 'string') found.push(inOneLine(child));
      else if (!/^examples?$/.test(key)) walk(child);
    }
  };
  for (const methods of Object.values(document.paths))
    for (const documented of Object.values(methods as Record<string, { operationId?: string }>))
      if (documented.operationId === operation) walk(documented);
  return found;
}

/** Returns the passage that has these words, at the operation or in the introduction, or undefined. */
export function findPassage(document: ApiDocument, operation: string, says: string): string | undefined {
  const passages = [...listPassages(document, operation), readIntroduction(document)];
  return passages.find((text) => text.includes(says));
}

/** Returns the sentences of a text, without its samples and headings. */
function sentencesIn(text: string): string[] {
  return text.replaceAll(/```.*?```/g, ' ').split(/(?<=[.:]) (?=[A-Z`*|#-])| \| |(?<= )- (?=\*\*)| \d\. /);
}

/** Returns the sentence of a text that has these words. */
export function quoteWords(text: string, words: string): string {
  return sentencesIn(text).find((sentence) => sentence.includes(words)) ?? words;
}

/** Returns the fault of a scenario with the document's words about it, where one of its sentences is about its place. */
export function quoteSentence(
  document: ApiDocument,
  { operation, says = {} }: Pick<Scenario, 'operation' | 'says'>,
  fault: Fault,
): Fault {
  const own = Object.entries(says).filter(([, { of }]) => of === undefined);
  const { pointer } = fault;
  const [words] =
    (pointer === undefined ? undefined : own.find(([, { at }]) => isAt(pointer, at))) ??
    (pointer === undefined && own.length === 1 ? own[0] : undefined) ??
    [];
  const found = words === undefined ? undefined : findPassage(document, operation, words);
  return found && words !== undefined ? { ...fault, quote: quoteWords(found, words) } : fault;
}

function isAt(pointer: string, at: string | undefined): boolean {
  if (at === undefined) return false;
  const [given, own] = [withoutIndexes(pointer), withoutIndexes(at)];
  return `${given}/`.startsWith(`${own}/`) || `${own}/`.startsWith(`${given}/`);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
