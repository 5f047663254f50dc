import { unsupported } from './fault.js';

/** How many bytes verifying one submission may still allocate, for its files and for what is unpacked from them. */
export type Budget = { take(bytes: number): void };

/** Bodies unpack to 1.0 to 1.8 times their size: a map of 32 MiB and a replay of 16 MiB with its map need 187 MiB at most. */
const MAX_BYTES = 208 * 1024 * 1024;

/** A budget; taking more than is left throws an unsupported `GbxFault`, before anything is allocated. */
export function createBudget(bytes: number = MAX_BYTES): Budget {
  let left = bytes;
  return {
    take: (wanted) => {
      if (wanted > left) throw unsupported(`${wanted} bytes, at most ${left} are left to this submission`);
      left -= wanted;
    },
  };
}
