import type { Handler } from './contract.js';
import { ingestTrackerRun } from './ingestTrackerRun.js';

/** The same as in the singular. */
export const ingestTrackerRuns: Handler<'ingestTrackerRuns'> = (request, stores) =>
  ingestTrackerRun(request, stores);
