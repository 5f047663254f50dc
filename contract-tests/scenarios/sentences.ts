import type { ApiDocument } from '../contract/document.js';
import type { Fault } from '../contract/fault.js';
import { escapePointer, valueAt, withoutIndexes } from '../contract/json-pointer.js';
import type { Scenario } from './scenario.js';

/** A description of a document, and the pointer of what it describes; that of the introduction is its own. */
interface Passage {
  pointer: string;
  text: string;
}

const INTRODUCTION = '/info/description';

/** Returns the introduction of a document. */
export function readIntroduction(document: ApiDocument): Passage {
  return passage(INTRODUCTION, String(valueAt(document, INTRODUCTION)));
}

/** Returns the descriptions of an operation and of all that it refers to. */
export function listPassages(document: ApiDocument, operation: string): Passage[] {
  const found: Passage[] = [];
  const visited = new Set<unknown>();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    for (const [key, child] of Object.entries(value)) {
      if (key === '$ref') walk(valueAt(document, String(child).slice(1)), String(child).slice(1));
      else if (key === 'description' && typeof child === 'string') found.push(passage(pointer, child));
      else if (!/^examples?$/.test(key)) walk(child, `${pointer}/${escapePointer(key)}`);
    }
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, documented] of Object.entries(methods as Record<string, { operationId?: string }>))
      if (documented.operationId === operation) walk(documented, `/paths/${escapePointer(path)}/${method}`);
  return found;
}

/** Returns the passage that has these words, at the operation or in the introduction, or undefined. */
export function findPassage(document: ApiDocument, operation: string, says: string): Passage | undefined {
  const passages = [...listPassages(document, operation), readIntroduction(document)];
  return passages.find(({ text }) => text.includes(says));
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
  return found && words !== undefined ? { ...fault, documentPointer: found.pointer, says: words } : fault;
}

function isAt(pointer: string, at: string | undefined): boolean {
  if (at === undefined) return false;
  const [given, own] = [withoutIndexes(pointer), withoutIndexes(at)];
  return `${given}/`.startsWith(`${own}/`) || `${own}/`.startsWith(`${given}/`);
}

function passage(pointer: string, text: string): Passage {
  return { pointer, text: text.replaceAll(/\s+/g, ' ') };
}
