import { success } from './answers.js';
import type { Handler } from './contract.js';

/** Answers the figures of this moment. */
export const getMetricsOverview: Handler<'getMetricsOverview'> = async (_request, { readOverview, now }) => {
  const at = now();
  const body = { generatedAt: at.toISOString(), metrics: await readOverview(at) };
  return { ...success(body), headers: { 'Cache-Control': 'no-store' } };
};
