import { createHash } from 'node:crypto';

/** Stored values are never deeper; a rejected row may be, and would exhaust the stack. */
const MAX_DEPTH = 64;

/**
 * Returns a value as JSON with sorted field names, so that equal values give equal texts. Anything deeper than 64
 * levels counts as equal.
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return '"…"';
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field, depth + 1)}`);
  return `{${fields.join(',')}}`;
}

/** Returns a digest of a value: equal for equal values only. */
export function digestValue(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}
