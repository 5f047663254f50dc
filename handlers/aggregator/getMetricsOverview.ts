import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers the figures of this moment. */
export const getMetricsOverview: Handler<'getMetricsOverview'> = async (_request, { readOverview, now }) => {
  const at = now();
  return notStored({ generatedAt: at.toISOString(), metrics: await readOverview(at) });
};
