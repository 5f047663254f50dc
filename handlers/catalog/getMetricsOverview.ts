import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers totals over everything. */
export const getMetricsOverview: Handler<'getMetricsOverview'> = async (_, { totals }) =>
  success({ metrics: await totals.metrics() });
