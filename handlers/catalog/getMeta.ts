import type { Handler } from './contract.js';

const MINUTE_MS = 60_000;

/** Answers the service and how much it knows. */
export const getMeta: Handler<'getMeta'> = async (_, { totals, startedAt, now }) => {
  const at = now();
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      service: 'records-catalog',
      version: 'v1',
      uptime: uptimeOf(at.getTime() - startedAt.getTime()),
      generatedAt: at.toISOString(),
      summary: await totals.summary(),
    },
  };
};

/** Returns a length of time as days, hours and minutes, such as "4d 12h 30m". */
function uptimeOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  return `${Math.floor(minutes / 1440)}d ${Math.floor(minutes / 60) % 24}h ${minutes % 60}m`;
}
