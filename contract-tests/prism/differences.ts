/**
 * What Prism's mock cannot do, and is therefore selected by name (`Prefer: code=…`): the only concession to the mock.
 * A scenario first runs unchanged; its difference applies only where the mock returns something else. Whatever is not
 * listed, every success included, must work unchanged, and a difference that is no longer needed fails the run.
 */
interface Difference {
  status: number;
  /** What the mock does not do, and why. */
  why: string;
}

/** Returns the declared difference for a response, or undefined where the mock must behave like a server. */
export function differenceFor(status: number): Difference | undefined {
  return differences.find((difference) => difference.status === status);
}

/**
 * Reviewed by hand. Since a mock is stateless, it returns the document's example, which is validated against the
 * document and not against what the scenario sent. Changes of the document for the mock are in prepare-document.ts.
 */
export const differences: Difference[] = [
  { status: 304, why: 'It makes no entity tags, so no cached copy is ever fresh.' },
  {
    status: 400,
    why: 'It validates requests against schemas only; rules beyond them are unknown to it.',
  },
  { status: 401, why: 'It checks no tokens, and each operation may be open on some servers.' },
  { status: 403, why: 'It checks no tokens, so none is wrong.' },
  { status: 404, why: 'It is stateless, so nothing is missing.' },
  { status: 409, why: 'It is stateless, so nothing conflicts.' },
  { status: 413, why: 'It does not limit the size of a body.' },
  { status: 429, why: 'It counts no requests.' },
  { status: 502, why: 'It has no upstream that could return an invalid response.' },
  { status: 503, why: 'It has no dependency that could be unavailable.' },
];
