/** A clock that moves only when tests move it. */
export interface Clock {
  now: () => Date;
  advance: (milliseconds: number) => void;
  /** Sets it back to its start. */
  reset: () => void;
}

/** Returns a clock that shows a given time until it is moved. */
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

/** Returns a counter in place of random text: `text-1`, `text-2` and so on. */
export function createTexts(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `text-${made}`;
  };
}
