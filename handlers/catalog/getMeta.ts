import { formatUptime } from '../shared/uptime.js';
import type { Handler } from './contract.js';

/** Returns the service's name and totals. */
export const getMeta: Handler<'getMeta'> = async (_, { totals, startedAt, now }) => {
  const at = now();
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      service: 'records-catalog',
      version: 'v1',
      uptime: formatUptime(at.getTime() - startedAt.getTime()),
      generatedAt: at.toISOString(),
      epoch: await totals.epoch(),
      summary: await totals.summary(),
    },
  };
};
