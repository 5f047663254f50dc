const MAX_FAILURES = 5;
const PAUSE_MS = 10_000;

/** Keeps requests from an upstream that fails again and again. */
export interface CircuitBreaker {
  /** Admits one request with 0, or returns the seconds until the next one may be sent. */
  admit: () => number;
  /** Reports the outcome of an admitted request. */
  report: (isSuccess: boolean) => void;
}

/**
 * Returns a breaker that is open for 10 seconds after 5 failures in a row; then one request tries whether the upstream is back,
 * and its failure opens the breaker again.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    admit: () => {
      if (failures < MAX_FAILURES) return 0;
      const time = now();
      if (time < openUntil) return Math.ceil((openUntil - time) / 1000);
      // Others wait for the outcome of this one.
      openUntil = time + PAUSE_MS;
      return 0;
    },
    report: (isSuccess) => {
      failures = isSuccess ? 0 : failures + 1;
      if (failures >= MAX_FAILURES) openUntil = now() + PAUSE_MS;
    },
  };
}
