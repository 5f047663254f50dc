import type { ChunkLayouts } from './chunks.js';
import { hex } from './fault.js';

/**
 * What is unusual about how a file is written, compared with every file of the game that is known. It says nothing about
 * the run, but the game did not write the file that way.
 */
export type LayoutFacts = {
  /** Chunks that all builds write and that are missing, by their ids. */
  missing: string[];
  /** Whether the known chunks have the order in which the game writes them. */
  isInOrder: boolean;
  /** Fields that have one value in all known files, and have another one here. */
  oddFields: string[];
  /** Chunks with the ids of former games, which this one reads beside its own. */
  oldIds: string[];
};

/** The first byte of the ids of former games' classes. */
const OLD_CLASSES = 0x24;

/** Notes each field that does not have the value that it has in all known files. */
export type OddFields = { expect: (isUsual: boolean, field: string) => void; names: string[] };

/** An empty list of odd fields. */
export function createOddFields(): OddFields {
  const names: string[] = [];
  return {
    names,
    expect: (isUsual, field) => {
      if (!isUsual) names.push(field);
    },
  };
}

/**
 * Compares the chunks of a node, in the order of the file, with those of `layouts`, which are in the order of the game.
 * Chunks that `layouts` does not have are of a later build, and say nothing; those in `optional` may be missing.
 */
export function compareLayout(
  chunks: readonly number[],
  layouts: ChunkLayouts<never>,
  optional: ReadonlySet<number>,
  oddFields: readonly string[],
): LayoutFacts {
  const order = [...layouts.keys()];
  const places = chunks.map((id) => order.indexOf(id)).filter((place) => place !== -1);
  return {
    missing: order.filter((id) => !chunks.includes(id) && !optional.has(id)).map(hex),
    isInOrder: places.every((place, index) => place > (places[index - 1] ?? -1)),
    oddFields: [...oddFields],
    oldIds: chunks.filter((id) => id >>> 24 === OLD_CLASSES).map(hex),
  };
}
