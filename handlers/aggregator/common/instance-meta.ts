const MAX_BYTES = 4096;

/** Returns an error sentence when an instance's metadata is too large, or null. */
export function explainMeta(meta: Record<string, unknown> | undefined): string | null {
  const bytes = meta === undefined ? 0 : Buffer.byteLength(JSON.stringify(meta));
  if (bytes <= MAX_BYTES) return null;
  return `Body field meta must have at most ${MAX_BYTES} bytes as JSON, got ${bytes}.`;
}
