import type { AnyResponse } from '../contract.js';
import type { StaticFile } from './static-file.js';

/** What is at a path that is no operation: a file that never changes while the server runs, or a small answer. */
export type StaticResponse = { file: StaticFile } | { response: AnyResponse };

export interface StaticResponses {
  /** Returns what is at a path, or undefined when nothing is there. */
  find: (path: string) => StaticResponse | undefined;
}
