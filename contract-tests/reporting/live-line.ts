import type { Progress } from '../ledger/run-service.js';

/** A line that says how far a run is. */
export interface LiveLine {
  show: (progress: Progress) => void;
  /** Takes the line away. */
  clear: () => void;
}

const CLEAR = '\r\u001b[K';
const MIN_PAUSE_MS = 100;

/** Returns a line that is written over itself on a terminal, and nothing elsewhere. */
export function createLiveLine(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  now = () => performance.now(),
): LiveLine {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  let shownAt = -Infinity;
  return {
    show: ({ service, done, all, failed }) => {
      if (now() - shownAt < MIN_PAUSE_MS) return;
      shownAt = now();
      stream.write(`${CLEAR}${service}: ${done} of ${all} scenarios, ${failed} failed`);
    },
    clear: () => {
      stream.write(CLEAR);
    },
  };
}
