import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the data of a start page. */
export const getDashboard: Handler<'getDashboard'> = async ({ query }, { dashboard }) => {
  const { mapsLimit, mapsOffset, ...others } = query;
  return success(await dashboard.read({ maps: { limit: mapsLimit, offset: mapsOffset }, ...others }));
};
