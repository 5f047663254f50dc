import type { Operation } from './document.js';

/** Returns the operation that a request is for, or undefined where no documented path and method fits. */
export type FindOperation = (method: string, url: string) => Operation | undefined;

/** Returns a finder among operations. A path with fewer parameters is looked at first, as servers do. */
export function createFinder(operations: Operation[]): FindOperation {
  const patterns = operations
    .map((operation) => ({ operation, pattern: patternOf(operation) }))
    .sort((a, b) => parametersIn(a.operation) - parametersIn(b.operation));
  return (method, url) => {
    const [path = ''] = url.split('?');
    return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
      ?.operation;
  };
}

/** A slash behind the path is the same operation. */
function patternOf({ path }: Operation): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}/?$`);
}

function parametersIn({ path }: Operation): number {
  return path.split('{').length - 1;
}
