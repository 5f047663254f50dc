import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns whether verification is running; the HTTP status is 200 either way. */
export const getHealth: Handler<'getHealth'> = async (_, { isHealthy, now }) => ({
  ...success({
    status: (await isHealthy()) ? ('ok' as const) : ('degraded' as const),
    api_version: 'v1',
    supported_tracks: ['replay' as const, 'deep' as const],
    checked_at: now().toISOString(),
  }),
  headers: { 'Cache-Control': 'no-store' as const },
});
