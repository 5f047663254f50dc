import type { Database } from '../../connection/database.js';
import { rowsOf } from '../../sql/raw-rows.js';

/** The room that all staged files together may take. */
export interface ArtifactRoom {
  /**
   * Returns what of a limit an address may use in its hour. While half of the room is free, that is all of it. Then it shrinks with what
   * is free, so that those are refused first who have sent most, and some room is left for those who have sent little.
   */
  share: () => Promise<(limit: number) => number>;
  /** Reserves bytes for an upload and returns how many: all, what is left if `partly`, or none. */
  reserve: (bytes: number, partly: boolean) => Promise<number>;
  /** Gives reserved bytes back once the upload has ended; `storedBytes` of them are in a file now. */
  release: (bytes: number, storedBytes: number) => void;
}

/** A sum over all files takes a while where there are many; what this process stores meanwhile is added to it. */
const FRESH_MS = 5000;
/** The share of the room that one address may use in an hour while room is scarce, also where uploads have no limit. */
const MAX_SHARE = 1 / 4;

/** Returns the room that `maxBytes` leave. Several processes on one database notice each other's files within seconds. */
export function createArtifactRoom(
  database: Pick<Database, 'read'>,
  maxBytes: number,
  now: () => Date,
): ArtifactRoom {
  let reserved = 0;
  let storedSince = 0;
  let readAt = -Infinity;
  let sum = Promise.resolve(0);

  const readFree = async (): Promise<() => number> => {
    const age = now().getTime() - readAt;
    if (!(age >= 0 && age < FRESH_MS)) {
      readAt = now().getTime();
      // Before the sum is read: a file may be counted twice for some seconds, and never not at all.
      storedSince = 0;
      sum = readSum(database);
      sum.catch(() => {
        readAt = -Infinity;
      });
    }
    const stored = await sum;
    return () => maxBytes - stored - storedSince - reserved;
  };

  return {
    share: async () => {
      const free = Math.max(0, (await readFree())());
      const scarcity = (2 * free) / maxBytes;
      if (scarcity >= 1) return (limit) => limit;
      return (limit) => Math.floor(Math.min(limit, maxBytes * MAX_SHARE) * scarcity);
    },
    reserve: async (bytes, partly) => {
      const free = await readFree();
      // Compared and reserved in one turn, so that two uploads cannot both take the same room.
      const left = Math.max(0, free());
      const granted = bytes <= left ? bytes : partly ? left : 0;
      reserved += granted;
      return granted;
    },
    release: (bytes, storedBytes) => {
      reserved -= bytes;
      storedSince += storedBytes;
    },
  };
}

async function readSum({ read }: Pick<Database, 'read'>): Promise<number> {
  const [row] = rowsOf<{ bytes: number | string | null }>(
    await read.raw('SELECT sum(size_bytes) AS bytes FROM verification_artifact_blobs'),
  );
  return Number(row?.bytes ?? 0);
}
