import { FIELD_TYPES } from '../../../db/rules/absent.js';
import type { FieldType } from '../../../src/http/operation-table.js';
import type { Schema } from '../../../src/openapi-document.js';

export const TYPES: Readonly<Record<string, FieldType>> = FIELD_TYPES;

/** Returns the type by which a field is read: its `x-type`, else `object` for objects and `text` for texts that must not be empty. */
export function nameType(schema: Schema): string | undefined {
  const named = schema['x-type'] as string | undefined;
  if (named !== undefined && !TYPES[named])
    throw new Error(`There is no x-type ${named}; db/rules/absent.ts has ${Object.keys(TYPES).join(', ')}.`);
  if (named !== undefined) return named;
  if (schema.type === 'string') return schema.minLength === 0 ? undefined : 'text';
  return schema.type === 'object' ? 'object' : undefined;
}

/** Whether the values of a schema are timestamps in any form of ISO 8601. */
export function isTimestamp(schema: Schema): boolean {
  const type = TYPES[nameType(schema) ?? ''];
  return type?.is === 'timestamp' || type?.from !== undefined;
}
