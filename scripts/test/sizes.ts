/**
 * How much the large tests do: `quick` in `npm test`, `whole` in `npm run test:all`. The runner sets TEST_SIZE; a file that
 * is run without it does the whole.
 */

interface Sizes<T> {
  /** What is counted, as README's table says it. */
  what: string;
  quick: T;
  whole: T;
}

export const sizes = {
  modelSequences: {
    what: 'random ingest sequences compared with a model, per database',
    quick: 25,
    whole: 250,
  },
  clientSetups: {
    what: 'set-ups of compiler, platform types and module resolution that compile the packed clients',
    quick: 1,
    whole: 10,
  },
} satisfies Record<string, Sizes<unknown>>;

/** The runs that sizes are given for. */
export type Size = 'quick' | 'whole';

/** Returns how much a test does in this run. */
export function sizeOf<Name extends keyof typeof sizes>(name: Name): (typeof sizes)[Name][Size] {
  return sizes[name][currentSize()];
}

/** Returns the size of this run. Throws for a TEST_SIZE that is none. */
export function currentSize(): Size {
  const size = process.env['TEST_SIZE'] ?? 'whole';
  if (size === 'quick' || size === 'whole') return size;
  throw new Error(`TEST_SIZE is quick or whole, not "${size}".`);
}
