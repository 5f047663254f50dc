import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns overall totals. */
export const getMetricsOverview: Handler<'getMetricsOverview'> = async (_, { totals }) =>
  success({ metrics: await totals.metrics() });
