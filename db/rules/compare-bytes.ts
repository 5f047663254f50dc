/** Compares texts by bytes, as the databases do; JavaScript's own order differs beyond the basic plane. */
export function compareBytes(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}
