/**
 * What Prism's mock cannot do, and is therefore asked for by name (`Prefer: code=…`): the one place where the suite is kinder
 * to the mock than to a server. A scenario is first asked as it is; only where the mock then answers something else does its
 * difference apply. What is not listed, success above all, has to come by itself, and a difference that nothing needs any more
 * makes the run red.
 */
export interface Difference {
  status: number;
  /** What the mock does not do, with its reason. */
  why: string;
}

/** Returns the declared difference for an answer, or undefined where the mock has to do what a server does. */
export function differenceFor(status: number): Difference | undefined {
  return differences.find((difference) => difference.status === status);
}

/**
 * Reviewed by hand. Since a mock keeps nothing, it answers with the document's example, which is held against the document and
 * not against what the scenario sent; that goes without saying for all of them. What the mock is told otherwise than readers of
 * the document stands in prepare-document.ts.
 */
export const differences: Difference[] = [
  { status: 304, why: 'It makes no entity tags, so no copy of a client is ever known to be fresh.' },
  {
    status: 400,
    why: 'It checks requests against schemas; rules that no schema can state are unknown to it.',
  },
  { status: 401, why: 'It knows no tokens, and every operation can be documented as open to some servers.' },
  { status: 403, why: 'It knows no tokens, so none is the wrong one.' },
  { status: 404, why: 'It keeps nothing, so there is nothing that it could miss.' },
  { status: 409, why: 'It keeps nothing, so nothing that is sent contradicts anything.' },
  { status: 413, why: 'It has no limit for the size of a body.' },
  { status: 429, why: 'It counts no requests.' },
  { status: 502, why: 'It asks nobody else, so nobody can answer it with nonsense.' },
  { status: 503, why: 'It needs nothing that could be out of order.' },
];
