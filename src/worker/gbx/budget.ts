import { unsupported } from './fault.js';

/** What verifying one submission may still take. Taking more throws an unsupported `GbxFault`, before it is allocated. */
export type Budget = {
  /** Bytes of memory: for its files, for what is unpacked from them, and for lists that are read from that. */
  take(bytes: number): void;
};

/** Bodies unpack to 1.0 to 1.8 times their size: a map of 32 MiB and a replay of 16 MiB with its map need 187 MiB at most. */
const MAX_BYTES = 208 * 1024 * 1024;

/** A budget of a number of bytes. */
export function createBudget(bytes: number = MAX_BYTES): Budget {
  let left = bytes;
  return {
    take: (wanted) => {
      if (wanted > left) throw unsupported(`${wanted} bytes, at most ${left} are left to this submission`);
      left -= wanted;
    },
  };
}
