import Router from '@koa/router';
import type { Context, Middleware } from 'koa';

type Layer = Router['stack'][number];

export interface RoutedOperation {
  method: string;
  /** The path as the document writes it: `/records/{recordId}`. */
  path: string;
  /** Whether pages of other sites may call it. */
  isPublic: boolean;
  serve: (context: Context, path: Record<string, string>) => Promise<void>;
}

export interface OperationRouter {
  /** Serves the request; returns undefined when no operation has its path and method. */
  serve: (context: Context) => Promise<void> | undefined;
  /** Returns the methods of a path, in upper case; none for an unknown path. */
  methodsOf: (path: string) => string[];
  /** Returns whether a public operation has this path. */
  isPublic: (path: string) => boolean;
}

/**
 * Returns a router with one @koa/router route per operation. Its layers hold patterns, methods, parameters and the
 * middleware; a request is matched against the few layers with as many segments instead of all of them, and the match runs
 * without a middleware chain built per request. Measured, that is most of the router's cost.
 */
export function createOperationRouter(
  operations: readonly RoutedOperation[],
  pathOf: (context: Context) => string,
): OperationRouter {
  const router = new Router({ sensitive: true });
  const publicPatterns = new Set<string>();
  for (const { method, path, isPublic, serve } of operations) {
    const pattern = path.replaceAll(/\{([^}]+)\}/g, ':$1');
    if (isPublic) publicPatterns.add(pattern);
    const middleware: Middleware = (context) => serve(context, context.params as Record<string, string>);
    if (method === 'get') router.get(pattern, middleware);
    else if (method === 'post') router.post(pattern, middleware);
    else throw new Error(`${method.toUpperCase()} ${path}: the router carries GET and POST operations only.`);
  }
  // A literal path takes precedence over one with a parameter, whatever their order in the document.
  const layersByShape = groupByShape(
    router.stack.toSorted((a, b) => a.paramNames.length - b.paramNames.length),
  );
  const candidates = (path: string): Layer[] => layersByShape.get(shapeOf(path)) ?? [];
  return {
    serve: (context) => {
      const path = pathOf(context);
      const method = context.req.method ?? '';
      for (const layer of candidates(path)) {
        if (layer.methods.includes(method) && layer.match(path)) return run(layer, context, path);
      }
      return undefined;
    },
    methodsOf: (path) => [
      ...new Set(candidates(path).flatMap((layer) => (layer.match(path) ? layer.methods : []))),
    ],
    isPublic: (path) =>
      candidates(path).some((layer) => layer.match(path) && publicPatterns.has(String(layer.path))),
  };
}

function run(layer: Layer, context: Context, path: string): Promise<void> | undefined {
  context.params = layer.params(path, layer.captures(path));
  const [serve] = layer.stack as unknown as ((context: Context) => Promise<void>)[];
  return serve?.(context);
}

/** The shape of a path is its number of segments; a trailing slash does not count. */
function shapeOf(path: string): number {
  let count = 0;
  for (let index = 0; index < path.length - 1; index += 1) {
    if (path.charCodeAt(index) === 47) count += 1;
  }
  return count;
}

function groupByShape(layers: readonly Layer[]): Map<number, Layer[]> {
  const groups = new Map<number, Layer[]>();
  for (const layer of layers) {
    const shape = shapeOf(String(layer.path));
    groups.set(shape, [...(groups.get(shape) ?? []), layer]);
  }
  return groups;
}
