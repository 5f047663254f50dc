/** A statement of a write may run as many times longer than one of a read. */
export const WRITE_FACTOR = 5;
/** The longest that a statement of readiness and metrics may run. */
export const MONITOR_LIMIT_MS = 1500;
