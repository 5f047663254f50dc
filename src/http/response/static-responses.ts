import type { AnyResponse } from '../../contract.js';
import type { StaticFile } from './static-file.js';

/** The response at a path without an operation: an immutable file or a small response. */
export type StaticResponse = { file: StaticFile } | { response: AnyResponse };

export interface StaticResponses {
  /** Returns the response at a path, or undefined without one. */
  find: (path: string) => StaticResponse | undefined;
}
