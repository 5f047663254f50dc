import type { RowValidators } from '../operation-validators.js';

const MAX_DEPTH = 32;

/** A part of a value that cannot be stored. */
export interface NotStorable {
  /** Of the part; empty for the whole value. */
  path: string;
  /** What makes it so, such as `a NUL character`. */
  content: string;
}

/** Returns a sentence about it. `whole` names the value, `field` begins the name of a part: `The body`, `Body field `. */
export function describeNotStorable({ path, content }: NotStorable, whole: string, field: string): string {
  return `${path === '' ? whole : field + path} must not contain ${content}.`;
}

interface Node {
  value: object;
  key: string;
  parent: Node | null;
  depth: number;
}

/**
 * Returns the first part of a parsed JSON value that the databases cannot store unchanged (a NUL character, half of a
 * surrogate pair, nesting deeper than 32 levels), or null. Not recursive, so that depth cannot exhaust the stack.
 * The row lists named in `apart` are skipped: their rows are validated one by one. Texts are read only if the JSON has escapes
 * like `\u0000`: neither character can be sent in another way.
 */
export function findNotStorable(
  root: unknown,
  apart: RowValidators = {},
  hasEscapes = true,
): NotStorable | null {
  if (typeof root !== 'object' || root === null) {
    const fault = hasEscapes && typeof root === 'string' ? textFault(root) : null;
    return fault === null ? null : { path: '', content: fault };
  }
  const open: Node[] = [{ value: root, key: '', parent: null, depth: 0 }];
  for (let node = open.pop(); node; node = open.pop()) {
    const found = Array.isArray(node.value)
      ? searchList(node, node.value, { open, hasEscapes })
      : searchFields(node, { open, hasEscapes, apart: node.parent === null ? apart : undefined });
    if (found) return found;
  }
  return null;
}

interface Search {
  /** What is still to be searched. */
  open: Node[];
  hasEscapes: boolean;
  apart?: RowValidators | undefined;
}

function searchList(node: Node, list: readonly unknown[], search: Search): NotStorable | null {
  for (let index = 0; index < list.length; index += 1) {
    const child = list[index];
    if (typeof child === 'string' ? search.hasEscapes : typeof child === 'object' && child !== null) {
      const found = searchChild(node, String(index), child as string | object, search);
      if (found) return found;
    }
  }
  return null;
}

function searchFields(node: Node, search: Search): NotStorable | null {
  const fields = node.value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const fault = search.hasEscapes ? textFault(key) : null;
    if (fault) return { path: pathOf(node), content: `a field name with ${fault}` };
    const child = fields[key];
    if (typeof child === 'string' ? search.hasEscapes : typeof child === 'object' && child !== null) {
      const isApart = typeof child === 'object' && search.apart && Object.hasOwn(search.apart, key);
      const found = isApart ? null : searchChild(node, key, child as string | object, search);
      if (found) return found;
    }
  }
  return null;
}

/** Searches a text; remembers a list or an object to be searched. */
function searchChild(
  parent: Node,
  key: string,
  child: string | object,
  { open }: Search,
): NotStorable | null {
  if (typeof child === 'string') {
    const fault = textFault(child);
    return fault ? { path: join(pathOf(parent), key, Array.isArray(parent.value)), content: fault } : null;
  }
  if (parent.depth + 1 >= MAX_DEPTH) return { path: '', content: `more than ${MAX_DEPTH} levels of nesting` };
  open.push({ value: child, key, parent, depth: parent.depth + 1 });
  return null;
}

function pathOf(node: Node): string {
  if (node.parent === null) return '';
  return join(pathOf(node.parent), node.key, Array.isArray(node.parent.value));
}

function join(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function textFault(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character';
  return text.isWellFormed() ? null : 'half of a surrogate pair';
}
