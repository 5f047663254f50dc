/** A period: `from` is inclusive, `before` exclusive; null is unbounded. */
export interface Period {
  from: string | null;
  before: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The parts of a period that rollups cover, each with its span, and the edges whose events must be counted. */
export interface Covered {
  rollups: { span: 'all' | 'month' | 'day' | 'hour'; period: Period }[];
  edges: Period[];
}

/** Splits a period into whole months, whole days and hours beside them, and the rest. */
export function coverPeriod(period: Period): Covered {
  if (period.from === null && period.before === null)
    return { rollups: [{ span: 'all', period }], edges: [] };
  const hours = whole(period, HOUR_MS);
  if (!hours) return { rollups: [], edges: [period] };
  const edges = beside(period, hours);
  const days = whole(hours, DAY_MS);
  if (!days) return { rollups: [{ span: 'hour', period: hours }], edges };
  const besideDays = beside(hours, days).map((part) => ({ span: 'hour' as const, period: part }));
  const months = wholeMonths(days);
  if (!months) return { rollups: [{ span: 'day', period: days }, ...besideDays], edges };
  const besideMonths = beside(days, months).map((part) => ({ span: 'day' as const, period: part }));
  return { rollups: [{ span: 'month', period: months }, ...besideMonths, ...besideDays], edges };
}

/** Returns the longest part of a period of whole days that is whole months, or null if there is none. */
function wholeMonths({ from, before }: Period): Period | null {
  const start = from === null ? null : startOfMonth(from) === from ? from : startOfMonth(from, 1);
  const end = before === null ? null : startOfMonth(before);
  return start !== null && end !== null && start >= end ? null : { from: start, before: end };
}

/** Returns the start of the month of a time, or of one after it. */
function startOfMonth(at: string, later = 0): string {
  const date = new Date(at);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)).toISOString();
}

/** Returns the longest part of a period of whole units, or null if there is none. */
function whole({ from, before }: Period, unitMs: number): Period | null {
  const start = from === null ? null : Math.ceil(Date.parse(from) / unitMs) * unitMs;
  const end = before === null ? null : Math.floor(Date.parse(before) / unitMs) * unitMs;
  if (start !== null && end !== null && start >= end) return null;
  const text = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
  return { from: text(start), before: text(end) };
}

/** Returns the parts of a period before and after a part of it. */
function beside(period: Period, part: Period): Period[] {
  const parts = [
    { from: period.from, before: part.from },
    { from: part.before, before: period.before },
  ];
  return parts.filter(({ from, before }) => from !== before);
}
