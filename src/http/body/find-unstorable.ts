import type { KnownFields } from '../operation-table.js';
import type { RowValidators } from '../operation-validators.js';

const MAX_DEPTH = 32;

/** A part of a value that cannot be stored. */
interface Unstorable {
  /** Of the part; empty for the whole value. */
  path: string;
  /** What makes it so, such as `a NUL character`. */
  content: string;
}

/** Returns a sentence about it. `whole` names the value, `field` begins the name of a part: `The body`, `Body field `. */
export function describeUnstorable({ path, content }: Unstorable, whole: string, field: string): string {
  return `${path === '' ? whole : field + path} must not contain ${content}.`;
}

/** The fields that are taken of a value, null for the whole value, or that it is ignored. */
type Taken = KnownFields | null | 'ignored';

interface SearchOptions {
  /** Row lists of the value, which are skipped: their rows are validated one by one. */
  rowLists?: RowValidators;
  /** Whether the JSON has escapes like `\u0000`. Texts are read only then: neither character can be sent in another way. */
  hasEscapes?: boolean;
  /** The fields that are stored; null for all. */
  knownFields?: KnownFields | null | undefined;
}

const TOO_DEEP: Unstorable = { path: '', content: `more than ${MAX_DEPTH} levels of nesting` };

/**
 * Returns the first part of a parsed JSON value that the databases cannot store unchanged (a NUL character, half of a
 * surrogate pair, a number that has become infinite), or null; ignored fields are skipped. Nesting deeper than 32
 * levels is found anywhere: what is recursive, such as `JSON.stringify`, must not exhaust the stack.
 */
export function findUnstorable(
  root: unknown,
  { rowLists = {}, hasEscapes = true, knownFields = null }: SearchOptions = {},
): Unstorable | null {
  const search = (value: unknown, taken: Taken, depth: number): Unstorable | null => {
    if (typeof value === 'string') {
      const fault = hasEscapes && taken !== 'ignored' ? textFault(value) : null;
      return fault === null ? null : { path: '', content: fault };
    }
    if (typeof value === 'number')
      return Number.isFinite(value) || taken === 'ignored'
        ? null
        : { path: '', content: 'a number beyond 1.79e308' };
    if (typeof value !== 'object' || value === null) return null;
    if (depth > MAX_DEPTH) return TOO_DEEP;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const found = search(item, taken, depth + 1);
        if (found) return within(`[${index}]`, found);
      }
      return null;
    }
    for (const [name, field] of Object.entries(value)) {
      const fault = hasEscapes && taken === null ? textFault(name) : null;
      if (fault !== null) return { path: '', content: `a field name with ${fault}` };
      if (depth === 1 && Array.isArray(field) && Object.hasOwn(rowLists, name)) continue;
      const found = search(field, takenOf(taken, name), depth + 1);
      if (found) return within(name, found);
    }
    return null;
  };
  return search(root, knownFields, 1);
}

function takenOf(taken: Taken, name: string): Taken {
  if (taken === null || taken === 'ignored') return taken;
  return Object.hasOwn(taken, name) ? (taken[name] ?? null) : 'ignored';
}

/** Returns what was found in a field or an item, as a part of its object or list. */
function within(name: string, found: Unstorable): Unstorable {
  if (found === TOO_DEEP) return found;
  const separator = found.path === '' || found.path.startsWith('[') ? '' : '.';
  return { path: `${name}${separator}${found.path}`, content: found.content };
}

function textFault(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character';
  return text.isWellFormed() ? null : 'half of a surrogate pair';
}
