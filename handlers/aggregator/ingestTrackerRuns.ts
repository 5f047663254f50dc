import type { Handler } from './contract.js';
import { ingestTrackerRun } from './ingestTrackerRun.js';

/** An alias of ingestTrackerRun. */
export const ingestTrackerRuns: Handler<'ingestTrackerRuns'> = (request, stores) =>
  ingestTrackerRun(request, stores);
