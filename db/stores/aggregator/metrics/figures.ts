/** Returns a share in per cent with one decimal, or null if the whole is 0. */
export function toPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

/** Returns the average of durations in seconds with one decimal, or null without any. */
export function averageSeconds(totalMs: number, count: number): number | null {
  return count === 0 ? null : Math.round(totalMs / count / 100) / 10;
}
