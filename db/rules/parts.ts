/** Returns a list in parts: what is done with each of them holds up other requests for a short time only. */
export function toParts<Row>(rows: readonly Row[], size = 1000): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
