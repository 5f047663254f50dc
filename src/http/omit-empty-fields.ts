import type { EmptyFields } from './operation-table.js';

/**
 * Returns a value without the optional fields that count as absent: null, and where the contract says so "" or 0.
 * Changes objects in place, which is safe for a body that was just parsed.
 */
export function omitEmptyFields(value: unknown, emptyFields: EmptyFields): unknown {
  if (Array.isArray(value)) {
    const { items } = emptyFields;
    if (items) value.forEach((item) => omitEmptyFields(item, items));
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const [name, inside] of Object.entries(emptyFields.properties ?? {})) {
    if (!Object.hasOwn(fields, name)) continue;
    if (countsAsEmpty(fields[name], inside)) delete fields[name];
    else omitEmptyFields(fields[name], inside);
  }
  return value;
}

function countsAsEmpty(value: unknown, { drop = [] }: EmptyFields): boolean {
  if (value === null) return drop.includes('null');
  if (value === '') return drop.includes('empty');
  return value === 0 && drop.includes('zero');
}
