import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the current figures. */
export const getMetricsOverview: Handler<'getMetricsOverview'> = async (_request, { overview, now }) => {
  const at = now();
  return notStored({ generatedAt: at.toISOString(), metrics: await overview.read(at) });
};
