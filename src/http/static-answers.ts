import type { AnyAnswer } from '../contract.js';
import type { StaticFile } from './static-file.js';

/** What is at a path that is no operation: a file that never changes while the server runs, or a small answer. */
export type StaticAnswer = { file: StaticFile } | { answer: AnyAnswer };

export interface StaticAnswers {
  /** Returns what is at a path, or undefined when nothing is there. */
  find: (path: string) => StaticAnswer | undefined;
}
