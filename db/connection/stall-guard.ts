const TICKS = 8;

/** Watches a connection on which many statements wait for each other. */
export interface StallGuard {
  start: () => void;
  end: () => void;
}

/**
 * Returns a guard that calls `onStall` when statements are under way and none has ended for between seven eighths of `limitMs`
 * and all of it. One timer for all, because a timer for each costs too much in the hottest reads.
 */
export function createStallGuard(limitMs: number, onStall: () => void): StallGuard {
  let running = 0;
  let idleTicks = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = (): void => {
    if (running === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    idleTicks += 1;
    if (idleTicks < TICKS) return;
    idleTicks = 0;
    onStall();
  };
  return {
    start: () => {
      if (running === 0) idleTicks = 0;
      running += 1;
      timer ??= setInterval(tick, limitMs / TICKS).unref();
    },
    end: () => {
      running -= 1;
      idleTicks = 0;
    },
  };
}
