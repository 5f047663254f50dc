import { completeTimestamp } from '../../timestamps.js';
import type { FieldRules } from '../operation-table.js';

/**
 * Returns a value without the optional fields that count as absent (null, and where the contract says so "", 0, a negative
 * number or a text that does not match), with whole milliseconds and complete timestamps. Changes objects in place, which is
 * safe for a body that was just parsed. What fits no rule is left for the validator.
 */
export function normalizeFields(value: unknown, rules: FieldRules): unknown {
  if (Array.isArray(value)) {
    const { items } = rules;
    if (items) value.forEach((item) => normalizeFields(item, items));
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const { properties } = rules;
  if (!properties) return value;
  // The fields that were sent, as a row may have far fewer than the schema.
  for (const name of Object.keys(fields)) {
    const inside = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!inside) continue;
    const field = normalizeValue(fields[name], inside);
    if (isAbsent(field, inside)) delete fields[name];
    else {
      fields[name] = field;
      normalizeFields(field, inside);
    }
  }
  return value;
}

function normalizeValue(value: unknown, { is }: FieldRules): unknown {
  if (is === 'milliseconds' && typeof value === 'number') return Math.round(value) + 0;
  if (is === 'timestamp' && typeof value === 'string') return completeTimestamp(value);
  return value;
}

function isAbsent(value: unknown, { drop = [], unless }: FieldRules): boolean {
  if (value === null) return drop.includes('null');
  if (value === '' && drop.includes('empty')) return true;
  if (typeof value === 'number')
    return (value === 0 && drop.includes('zero')) || (value < 0 && drop.includes('negative'));
  return unless !== undefined && typeof value === 'string' && !new RegExp(unless).test(value);
}
