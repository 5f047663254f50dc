import type { ApiDocument } from '../contract/document.js';
import type { Fault } from '../contract/fault.js';
import { escapePointer, valueAt, withoutIndexes } from '../contract/json-pointer.js';
import type { Rule, Rules } from './rule.js';

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

/** Returns the passage that has a rule's words, or undefined. */
export function findPassage(document: ApiDocument, { operation, says }: Rule): Passage | undefined {
  const passages = [...listPassages(document, operation), readIntroduction(document)];
  return passages.find(({ text }) => text.includes(says));
}

/** Returns the fault of a scenario with the document's words about it, where one of the scenario's rules is about its place. */
export function quoteRule(
  document: ApiDocument,
  rules: Rules,
  scenario: { operation: string; name: string },
  fault: Fault,
): Fault {
  const own = rules.checked.filter(
    (rule): rule is Rule =>
      rule.operation === scenario.operation && rule.check === scenario.name && rule.broken.of === undefined,
  );
  const { pointer } = fault;
  const rule =
    pointer === undefined ? own[own.length - 1] : own.find(({ broken: { at } }) => isAt(pointer, at));
  if (!rule || (pointer === undefined && own.length > 1)) return fault;
  const found = findPassage(document, rule);
  return found ? { ...fault, documentPointer: found.pointer, says: rule.says } : fault;
}

function isAt(pointer: string, at: string | undefined): boolean {
  if (at === undefined) return false;
  const [given, own] = [withoutIndexes(pointer), withoutIndexes(at)];
  return `${given}/`.startsWith(`${own}/`) || `${own}/`.startsWith(`${given}/`);
}

function passage(pointer: string, text: string): Passage {
  return { pointer, text: text.replaceAll(/\s+/g, ' ') };
}
