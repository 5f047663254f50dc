/** One invalid part of a request: its place and what was expected. */
export interface ProblemDetail {
  path: string;
  message: string;
}

/** Why a request is rejected. Each service turns it into its own error body. */
export interface Problem {
  status: number;
  message: string;
  details?: ProblemDetail[];
  headers?: Record<string, string>;
}

/** Turns a problem into the error body of one service. */
export type ErrorShape = (problem: Problem) => unknown;

/** Thrown where a request cannot be served, with the problem to report. */
export class RequestProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    // Nobody reads its stack, which takes longer than the rest of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problem.message);
    Error.stackTraceLimit = stackTraceLimit;
    this.problem = problem;
  }
}

/** Thrown where the database or the disk cannot serve a request now: a 503, with what the log and the metrics name. */
export class OutageProblem extends RequestProblem {
  /** Why, as a label: `timeout`, `unreachable`. */
  readonly reason: string;
  /** What the driver or the system said, for the log. */
  override readonly cause: string;

  constructor(problem: Problem, reason: string, cause: string) {
    super(problem);
    this.reason = reason;
    this.cause = cause;
  }
}

/** Returns the problem behind an error that is a passing failure of the database or the disk, else undefined. */
export type OutageReader = (error: unknown, method: string) => OutageProblem | undefined;

/** Returns the problem of an invalid request: status 400, naming the invalid part. */
export function badRequest(message: string, details?: ProblemDetail[]): RequestProblem {
  return new RequestProblem({ status: 400, message, ...(details ? { details } : {}) });
}

/** The problem reported for an internal error, without internals. */
export const unexpectedProblem: Problem = {
  status: 500,
  message:
    'The request could not be served because of an internal error. The request id names it in our log.',
};

/** Thrown when the client disconnects before its request is read; no response is possible. */
export class ClientGone extends Error {}
