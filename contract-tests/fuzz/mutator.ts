import type { Operation } from '../contract/document.js';
import type { Draft } from './draft.js';

/** Selects a mutation; numbers wrap around their tables, so that any three are valid. */
export interface MutationChoice {
  kind: number;
  place: number;
  value: number;
}

/** Returns a mutated draft. */
export type RequestMutator = (draft: Draft, choice: MutationChoice, operation: Operation) => Draft;

/** Returns an item of a list by an index that wraps around. Throws where the list is empty. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Returns a changed draft with a description of the change. */
export function mutated(draft: Draft, what: string, change: Partial<Draft>): Draft {
  return { ...draft, ...change, mutations: [...draft.mutations, what] };
}

/** Returns a text as JSON, cut to a readable length. */
export function shown(text: string): string {
  const plain = JSON.stringify(text);
  return plain.length > 60 ? `${plain.slice(0, 60)}… (${text.length} characters)` : plain;
}
