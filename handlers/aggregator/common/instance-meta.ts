const MAX_BYTES = 4096;

/** Returns a sentence that says why what an instance says about itself is too much, or null when it is not. */
export function explainMeta(meta: Record<string, unknown> | undefined): string | null {
  const bytes = meta === undefined ? 0 : Buffer.byteLength(JSON.stringify(meta));
  if (bytes <= MAX_BYTES) return null;
  return `Body field meta must have at most ${MAX_BYTES} bytes as JSON, got ${bytes}.`;
}
