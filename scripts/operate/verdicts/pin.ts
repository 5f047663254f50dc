import { readFileSync, statSync } from 'node:fs';
import { createMapPins } from '../../../db/stores/verification/map-pins.js';
import { createBudget } from '../../../src/worker/gbx/budget.js';
import { GbxFault } from '../../../src/worker/gbx/fault.js';
import { readMapFile, type MapFacts } from '../../../src/worker/gbx/map-file.js';
import type { Context } from './context.js';

/**
 * `pin MAP FILE`: from now on only runs on a map that is built as the one in FILE pass under that uid. Returns the exit code: 2 for a file
 * of another map, or one whose blocks cannot be read.
 */
export async function pin({ database, now }: Context, mapUid: string, file: string): Promise<number> {
  const map = readMap(file);
  if (map.mapUid !== mapUid || map.body.mapUid !== mapUid) {
    console.error(`${file} is of map ${map.mapUid}, not of ${mapUid}.`);
    return 2;
  }
  if (map.body.parts === null) {
    console.error(`${file} is of a later build: its blocks cannot be read, so that they cannot be pinned.`);
    return 2;
  }
  await createMapPins(database, now).pin(mapUid, map.body.parts);
  console.error(
    `Map ${mapUid} is pinned: runs on other blocks wait for a person. Former verdicts are decided again by recheck.`,
  );
  return 0;
}

/** `unpin MAP`: the next run that passes pins the map again. Returns the exit code: 2 where the map was not pinned. */
export async function unpin({ database, now }: Context, mapUid: string): Promise<number> {
  const wasPinned = await createMapPins(database, now).unpin(mapUid);
  console.error(
    wasPinned
      ? `Map ${mapUid} is not pinned any more: the next run that passes pins it.`
      : `Map ${mapUid} is not pinned.`,
  );
  return wasPinned ? 0 : 2;
}

/** A budget bounds the file and what is unpacked from it. */
function readMap(file: string): MapFacts {
  const budget = createBudget();
  try {
    budget.take(statSync(file).size);
    return readMapFile(readFileSync(file), budget);
  } catch (error) {
    const hint = error instanceof GbxFault ? 'it has to be a map file of the game' : 'check its name';
    throw new Error(`${file} cannot be read (${(error as Error).message}); ${hint}.`);
  }
}
