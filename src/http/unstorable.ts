import type { ProblemDetail } from './problem.js';

const DEEPEST = 32;

/**
 * Returns the first part of a parsed JSON value that no database of ours stores faithfully (a NUL character, half of a
 * surrogate pair, nesting deeper than 32 levels), or null. Walks without recursion, so that depth cannot exhaust the stack.
 */
export function findUnstorable(root: unknown): ProblemDetail | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { value, path, depth } = entry;
    if (typeof value === 'string') {
      const fault = textFault(value);
      if (fault)
        return { path, message: `${path ? `Body field ${path}` : 'The body'} must not contain ${fault}.` };
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEEPEST)
        return { path: '', message: `The body must be nested at most ${DEEPEST} levels deep.` };
      for (const [key, child] of Object.entries(value)) {
        const fault = Array.isArray(value) ? null : textFault(key);
        if (fault)
          return { path, message: `A field name${path && ` in ${path}`} must not contain ${fault}.` };
        open.push({ value: child, path: join(path, key, Array.isArray(value)), depth: depth + 1 });
      }
    }
  }
  return null;
}

function join(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function textFault(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character';
  return text.isWellFormed() ? null : 'half of a surrogate pair';
}
