/** A clock that only tests move. */
export interface Clock {
  now: () => Date;
  advance: (milliseconds: number) => void;
  /** Sets it back to where it stood at first. */
  reset: () => void;
}

/** Returns a clock that stands at a moment until it is moved. */
export function createClock(start = '2026-03-01T12:00:00.000Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    reset: () => {
      time = Date.parse(start);
    },
  };
}

/** Returns what stands for random text in tests: `text-1`, `text-2` and so on. */
export function createTexts(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `text-${made}`;
  };
}
