import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the hook of the primary club. */
export const getHook: Handler<'getHook'> = async (_, { primaryClub }) =>
  success({ hook: await primaryClub.findHook() });
