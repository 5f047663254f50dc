/** The room that uploads may take on the disk of their folder. */
export interface DiskSpace {
  /** Reserves bytes for an upload; returns false when they would leave less free than must stay. */
  reserve: (bytes: number) => Promise<boolean>;
  /** Gives reserved bytes back once the upload has ended, however it ended. */
  release: (bytes: number) => void;
  /** Returns whether less is free than must stay. */
  isLow: () => Promise<boolean>;
}

/**
 * Returns the room for uploads: what is free beyond `minFreeBytes`, less what uploads under way in this process have reserved.
 * The database is on the same disk, and must be able to grow when uploads no longer can.
 */
export function createDiskSpace(freeBytes: () => Promise<number>, minFreeBytes: number): DiskSpace {
  let reserved = 0;
  return {
    reserve: async (bytes) => {
      const free = await freeBytes();
      // Checked and reserved in one turn, so that two uploads cannot both count the same room.
      if (free - reserved - bytes < minFreeBytes) return false;
      reserved += bytes;
      return true;
    },
    release: (bytes) => {
      reserved -= bytes;
    },
    isLow: async () => (await freeBytes()) < minFreeBytes,
  };
}
