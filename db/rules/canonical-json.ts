import { createHash } from 'node:crypto';

/** What is stored is never deeper; a row that was refused for its depth may be, and would exhaust the stack. */
const MAX_DEPTH = 64;

/**
 * Returns a value as JSON with the fields of objects in one order, so that equal values are equal texts. What lies more than
 * 64 levels deep counts as equal.
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

/** Returns a short text that is the same for equal values only. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}
