import type { Operation } from './document.js';

/** Returns the operation of a request, or undefined where no documented path and method matches. */
export type FindOperation = (method: string, url: string) => Operation | undefined;

/** Returns a finder among operations. Paths with fewer parameters match first, as in servers. */
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

/** A trailing slash is the same operation. */
function patternOf({ path }: Operation): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}/?$`);
}

function parametersIn({ path }: Operation): number {
  return path.split('{').length - 1;
}
