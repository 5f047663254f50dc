import { formatUptime } from '../shared/uptime.js';
import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the service's name and totals. */
export const getMeta: Handler<'getMeta'> = async (_request, { totals, startedAt, now }) => {
  const at = now();
  return notStored({
    service: 'aggregator' as const,
    version: 'v1',
    uptime: formatUptime(at.getTime() - startedAt.getTime()),
    generatedAt: at.toISOString(),
    epoch: await totals.epoch(),
    summary: await totals.summary(),
  });
};
