const MAX_SEGMENT_BYTES = 1_048_576;

/** Bytes that arrive in chunks. */
interface CollectedBytes {
  add: (chunk: Buffer) => void;
  /** Returns all bytes so far, in segments of at most 1 MiB or the size of one chunk. */
  segments: () => Buffer[];
}

/**
 * Collects chunks of any size in few segments: a client may send a byte per chunk, and a buffer takes a hundred times that.
 * Joining them to one would take several milliseconds at once for a large body.
 */
export function collectBytes(): CollectedBytes {
  const full: Buffer[] = [];
  let last: Buffer = Buffer.alloc(0);
  let used = 0;
  let size = 0;
  return {
    add: (chunk) => {
      size += chunk.length;
      for (let copied = 0; copied < chunk.length;) {
        if (used === last.length) {
          if (used > 0) full.push(last);
          // Most bodies are one chunk, which needs no copy.
          if (size === chunk.length) {
            last = chunk;
            used = chunk.length;
            return;
          }
          last = Buffer.allocUnsafe(Math.min(MAX_SEGMENT_BYTES, Math.max(chunk.length - copied, size)));
          used = 0;
        }
        const added = chunk.copy(last, used, copied);
        copied += added;
        used += added;
      }
    },
    segments: () => (used === 0 ? [...full] : [...full, last.subarray(0, used)]),
  };
}
