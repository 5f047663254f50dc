const MINUTE_MS = 60_000;

/** Returns a length of time as days, hours and minutes, such as "4d 12h 30m". */
export function formatUptime(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  return `${Math.floor(minutes / 1440)}d ${Math.floor(minutes / 60) % 24}h ${minutes % 60}m`;
}
