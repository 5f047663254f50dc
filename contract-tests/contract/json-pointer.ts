/** Returns a key as a JSON pointer has it. */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns a part of a JSON pointer as a key. */
export function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns the value at a JSON pointer, or undefined. */
export function valueAt(json: unknown, pointer: string): unknown {
  let found = json;
  for (const part of pointer.split('/').slice(1))
    found = (found as Record<string, unknown> | null | undefined)?.[unescapePointer(part)];
  return found;
}

/** Returns a JSON pointer with `*` for the indexes of lists. */
export function withoutIndexes(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}
