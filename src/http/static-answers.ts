import type { Context } from 'koa';
import type { AnyAnswer } from '../contract.js';

/** Makes the answer of one path that is no operation. */
export type StaticAnswer = (context: Context) => AnyAnswer;

export interface StaticAnswers {
  /** Returns what answers a path, or undefined when nothing is there. */
  find: (path: string) => StaticAnswer | undefined;
}
