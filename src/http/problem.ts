/** One faulty part of a request: where it stands and what was expected there. */
export interface ProblemDetail {
  path: string;
  message: string;
}

/** Why a request is not served. Each service turns it into its own error body. */
export interface Problem {
  status: number;
  message: string;
  details?: ProblemDetail[];
  headers?: Record<string, string>;
}

/** Turns a problem into the error body of one service. */
export type ErrorShape = (problem: Problem) => unknown;

/** Thrown where a request cannot be served; carries the problem that the client is told. */
export class RequestProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Returns the problem of a request that breaks the contract: status 400, naming the part at fault. */
export function badRequest(message: string, details?: ProblemDetail[]): RequestProblem {
  return new RequestProblem({ status: 400, message, ...(details ? { details } : {}) });
}

/** What a client is told of a fault of ours: nothing internal. */
export const unexpectedProblem: Problem = {
  status: 500,
  message:
    'The request could not be served because of an internal error. The request id names it in our log.',
};

/** Thrown when the client went away before its request was read; there is nobody to answer. */
export class ClientGone extends Error {}
