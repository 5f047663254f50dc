import type { RowValidators } from '../operation-validators.js';
import type { ProblemDetail } from '../response/problem.js';

const MAX_DEPTH = 32;

interface Node {
  value: object;
  key: string;
  parent: Node | null;
  depth: number;
}

/**
 * Returns the first part of a parsed JSON value that the databases cannot store unchanged (a NUL character, half of a
 * surrogate pair, nesting deeper than 32 levels), or null. Not recursive, so that depth cannot exhaust the stack.
 * The row lists named in `apart` are skipped: their rows are validated one by one.
 */
export function findNotStorable(root: unknown, apart: RowValidators = {}): ProblemDetail | null {
  if (typeof root !== 'object' || root === null) {
    const fault = typeof root === 'string' ? textFault(root) : null;
    return fault === null ? null : complaint('', fault);
  }
  const open: Node[] = [{ value: root, key: '', parent: null, depth: 0 }];
  for (let node = open.pop(); node; node = open.pop()) {
    const isList = Array.isArray(node.value);
    for (const [key, child] of Object.entries(node.value)) {
      const fault = isList ? null : textFault(key);
      if (fault) return complaint(pathOf(node), `a field name with ${fault}`);
      if (typeof child === 'string') {
        const inText = textFault(child);
        if (inText) return complaint(join(pathOf(node), key, isList), inText);
      } else if (typeof child === 'object' && child !== null) {
        if (node.parent === null && Object.hasOwn(apart, key)) continue;
        if (node.depth + 1 >= MAX_DEPTH) return complaint('', `more than ${MAX_DEPTH} levels of nesting`);
        open.push({ value: child as object, key, parent: node, depth: node.depth + 1 });
      }
    }
  }
  return null;
}

function complaint(path: string, what: string): ProblemDetail {
  return { path, message: `${path ? `Body field ${path}` : 'The body'} must not contain ${what}.` };
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
