import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers what a start page needs. */
export const getDashboard: Handler<'getDashboard'> = async ({ query }, { dashboard }) => {
  const { mapsLimit, mapsOffset, ...others } = query;
  return success(await dashboard.read({ maps: { limit: mapsLimit, offset: mapsOffset }, ...others }));
};
