/** Returns the middle one of some figures; of an even number of them, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new Error('The median of no figures is undefined.');
  return (lower + upper) / 2;
}

/** Returns the median of ours ÷ baseline per round: within a round both ran under the same conditions. */
export function ratioTo(ours: number[], baseline: number[]): number {
  return median(ours.map((figure, round) => figure / (baseline[round] ?? NaN)));
}

/** Returns the smallest and the largest of some figures as `(smallest–largest)`. */
export function spread(figures: readonly number[], digits = 0): string {
  return `(${show(Math.min(...figures), digits)}–${show(Math.max(...figures), digits)})`;
}

/** Returns a figure with thousands separators. */
export function show(figure: number, digits = 0): string {
  return figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns the smallest value that at least such a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
