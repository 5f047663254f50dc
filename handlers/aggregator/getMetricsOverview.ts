import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the current figures. */
export const getMetricsOverview: Handler<'getMetricsOverview'> = async (_request, { readOverview, now }) => {
  const at = now();
  return notStored({ generatedAt: at.toISOString(), metrics: await readOverview(at) });
};
