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

interface Node {
  value: object;
  key: string;
  parent: Node | null;
  depth: number;
  taken: Taken;
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

/**
 * Returns the first part of a parsed JSON value that the databases cannot store unchanged (a NUL character, half of a
 * surrogate pair, a number that has become infinite), or null; fields that are ignored are not looked at. Nesting deeper than 32
 * levels is found anywhere: what is recursive, such as `JSON.stringify`, must not exhaust the stack. This function is not.
 */
export function findUnstorable(
  root: unknown,
  { rowLists = {}, hasEscapes = true, knownFields = null }: SearchOptions = {},
): Unstorable | null {
  if (typeof root !== 'object' || root === null) {
    const fault = hasEscapes && typeof root === 'string' ? textFault(root) : null;
    return fault === null ? null : { path: '', content: fault };
  }
  const open: Node[] = [{ value: root, key: '', parent: null, depth: 0, taken: knownFields }];
  for (let node = open.pop(); node; node = open.pop()) {
    const found = Array.isArray(node.value)
      ? searchList(node, node.value, { open, hasEscapes })
      : searchFields(node, { open, hasEscapes, rowLists: node.parent === null ? rowLists : undefined });
    if (found) return found;
  }
  return null;
}

interface Search {
  /** What is still to be searched. */
  open: Node[];
  hasEscapes: boolean;
  rowLists?: RowValidators | undefined;
}

function searchList(node: Node, list: readonly unknown[], search: Search): Unstorable | null {
  for (let index = 0; index < list.length; index += 1) {
    const found = searchChild(node, String(index), list[index], search, node.taken);
    if (found) return found;
  }
  return null;
}

function searchFields(node: Node, search: Search): Unstorable | null {
  const fields = node.value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const fault = search.hasEscapes && node.taken === null ? textFault(key) : null;
    if (fault) return { path: formatPath(node), content: `a field name with ${fault}` };
    const child = fields[key];
    const isRowList = typeof child === 'object' && search.rowLists && Object.hasOwn(search.rowLists, key);
    const found = isRowList ? null : searchChild(node, key, child, search, findTaken(node.taken, key));
    if (found) return found;
  }
  return null;
}

function findTaken(taken: Taken, key: string): Taken {
  if (taken === null || taken === 'ignored') return taken;
  return Object.hasOwn(taken, key) ? (taken[key] ?? null) : 'ignored';
}

/** Searches a text; remembers a list or an object to be searched. */
function searchChild(
  parent: Node,
  key: string,
  child: unknown,
  { open, hasEscapes }: Search,
  taken: Taken,
): Unstorable | null {
  if (typeof child === 'string') {
    const fault = hasEscapes && taken !== 'ignored' ? textFault(child) : null;
    return fault
      ? { path: join(formatPath(parent), key, Array.isArray(parent.value)), content: fault }
      : null;
  }
  if (typeof child === 'number' && !Number.isFinite(child) && taken !== 'ignored')
    return {
      path: join(formatPath(parent), key, Array.isArray(parent.value)),
      content: 'a number beyond 1.79e308',
    };
  if (typeof child !== 'object' || child === null) return null;
  if (parent.depth + 1 >= MAX_DEPTH) return { path: '', content: `more than ${MAX_DEPTH} levels of nesting` };
  open.push({ value: child, key, parent, depth: parent.depth + 1, taken });
  return null;
}

function formatPath(node: Node): string {
  if (node.parent === null) return '';
  return join(formatPath(node.parent), node.key, Array.isArray(node.parent.value));
}

function join(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function textFault(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character';
  return text.isWellFormed() ? null : 'half of a surrogate pair';
}
