import { completeTimestamp } from '../../timestamps.js';
import type { BodyDescription, FieldRules, FieldType } from '../operation-table.js';

/** Returns the value to validate, or undefined for one that counts as absent. */
type ReadValue = (value: unknown) => unknown;

/** Rewrites a value, by the rules of the body or those of a part, and returns it. Row lists that `skipped` names stay as they are. */
export type Normalize = (value: unknown, rules?: FieldRules | null, skipped?: object) => unknown;

/**
 * Returns the function that leaves out the optional fields of a body that count as absent, and rewrites others as their type says. It changes
 * objects in place, which is safe for a body that was just parsed. What fits no rule is left for the validator.
 */
export function createNormalizer({
  fieldRules,
  fieldTypes,
}: Pick<BodyDescription, 'fieldRules' | 'fieldTypes'>): Normalize {
  const types = new Map(Object.entries(fieldTypes).map(([name, type]) => [name, createReader(type)]));
  return (value, rules = fieldRules, skipped = {}) => {
    if (rules) normalize(value, rules, types, skipped);
    return value;
  };
}

function normalize(
  value: unknown,
  { properties, items }: FieldRules,
  types: ReadonlyMap<string, ReadValue>,
  skipped: object = {},
): void {
  if (Array.isArray(value)) {
    if (items) value.forEach((item) => normalize(item, items, types));
    return;
  }
  if (typeof value !== 'object' || value === null || !properties) return;
  const fields = value as Record<string, unknown>;
  // The fields that were sent, as a row may have far fewer than the schema.
  for (const name of Object.keys(fields)) {
    const inside = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const sent = fields[name];
    if (!inside || (Array.isArray(sent) && Object.hasOwn(skipped, name))) continue;
    const read = types.get(inside.type ?? '');
    const field = sent === null ? undefined : read ? read(sent) : sent;
    if (field !== undefined) fields[name] = field;
    else if (inside.optional) delete fields[name];
    // A list counts as absent in place of an object only.
    else if (Array.isArray(sent)) fields[name] = {};
    normalize(fields[name], inside, types);
  }
}

function createReader({ absent, unless, from, ...type }: FieldType): ReadValue {
  const isAbsent = absent === undefined ? null : new RegExp(absent);
  const isWanted = unless === undefined ? null : new RegExp(unless);
  const fromMs = from === undefined ? null : Date.parse(from);
  const readText = (text: string): string | undefined => {
    if (isAbsent?.test(text.trim()) || isWanted?.test(text) === false) return undefined;
    if (fromMs === null && type.is !== 'timestamp') return text;
    const timestamp = completeTimestamp(text);
    if (fromMs !== null && Date.parse(timestamp) < fromMs) return undefined;
    return type.is === 'timestamp' ? timestamp : text;
  };
  return (value) => {
    if (typeof value === 'string') return readText(value);
    if (typeof value === 'number') return readNumber(value, type);
    return type.isEmptyList && Array.isArray(value) && value.length === 0 ? undefined : value;
  };
}

function readNumber(sent: number, { is, numbers, hidden, hiddenAs }: FieldType): number | undefined {
  const number = is === 'milliseconds' ? Math.round(sent) + 0 : sent;
  if (hidden && (sent < 0 || hidden.includes(number))) return hiddenAs;
  return numbers?.includes(number) ? undefined : number;
}
