import type { Operation } from '../contract/document.js';
import type { Draft } from './draft.js';

/** Which break to make; numbers too large for a table begin again at its start, so that any three will do. */
export interface MutationChoice {
  kind: number;
  place: number;
  value: number;
}

/** Returns a draft with something broken. */
export type RequestMutator = (draft: Draft, choice: MutationChoice, operation: Operation) => Draft;

/** Returns an item of a list, which begins again after its end. Throws where it is empty. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Returns a changed draft that says what was done to it. */
export function broken(draft: Draft, what: string, change: Partial<Draft>): Draft {
  return { ...draft, ...change, mutations: [...draft.mutations, what] };
}

/** Returns a text as it is told to people, cut to a readable length. */
export function shown(text: string): string {
  const plain = JSON.stringify(text);
  return plain.length > 60 ? `${plain.slice(0, 60)}… (${text.length} characters)` : plain;
}
