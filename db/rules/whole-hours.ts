/** A period: `from` is inclusive, `before` exclusive; null is unbounded. */
export interface Period {
  from: string | null;
  before: string | null;
}

const HOUR_MS = 3_600_000;

/** Splits a period into its whole hours, null without any, and the parts of an hour at its ends. */
export function splitByHours(period: Period): { hours: Period | null; ends: Period[] } {
  const from = period.from === null ? null : startOfHour(period.from, Math.ceil);
  const before = period.before === null ? null : startOfHour(period.before, Math.floor);
  if (from !== null && before !== null && from >= before) return { hours: null, ends: [period] };
  const ends = [
    { from: period.from, before: from },
    { from: before, before: period.before },
  ];
  return { hours: { from, before }, ends: ends.filter((end) => end.from !== end.before) };
}

function startOfHour(at: string, round: (hours: number) => number): string {
  return new Date(round(Date.parse(at) / HOUR_MS) * HOUR_MS).toISOString();
}
