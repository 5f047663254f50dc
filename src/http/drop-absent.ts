import type { Absence } from './operation-table.js';

/**
 * Returns a value without the optional fields that count as absent: null, and where the contract says so "" or 0.
 * Changes objects in place, which is safe for a body that was just parsed.
 */
export function dropAbsent(value: unknown, absence: Absence): unknown {
  if (Array.isArray(value)) {
    const { items } = absence;
    if (items) value.forEach((item) => dropAbsent(item, items));
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const [name, inside] of Object.entries(absence.properties ?? {})) {
    if (!Object.hasOwn(fields, name)) continue;
    if (countsAsAbsent(fields[name], inside)) delete fields[name];
    else dropAbsent(fields[name], inside);
  }
  return value;
}

function countsAsAbsent(value: unknown, { drop = [] }: Absence): boolean {
  if (value === null) return drop.includes('null');
  if (value === '') return drop.includes('empty');
  return value === 0 && drop.includes('zero');
}
