import type { ApiDocument } from '../document.js';

/**
 * Returns a copy of a document that Prism reads as it is meant: for a nullable schema with null among its `enum` it would
 * silently check nothing at all, so null is left to `nullable` alone.
 */
export function prepareForPrism(document: ApiDocument): object {
  return withoutNullInEnums(document) as object;
}

function withoutNullInEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullInEnums);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withoutNullInEnums(child)]),
  );
  if (copy['nullable'] === true && Array.isArray(copy['enum'])) {
    copy['enum'] = copy['enum'].filter((choice) => choice !== null);
  }
  return copy;
}
