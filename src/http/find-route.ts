import type Router from '@koa/router';
import type { RequestState } from './request-state.js';

/** A route of @koa/router: its pattern, its methods and its middleware. */
export type Route = Router<RequestState>['stack'][number];

/** Finds the routes that a path may match. */
export type RouteFinder = (path: string) => readonly Route[];

/**
 * Returns a function that finds the routes that a path may match: without the last segment both are equal, or the route has a parameter
 * and the same number of segments. Routes with fewer parameters are first, because a literal path has precedence over a parameter. The
 * router's own `routes()` matches each request against every route, which takes a third more of a cached read's processor time.
 */
export function createRouteFinder(all: readonly Route[]): RouteFinder {
  const routes = all.toSorted((a, b) => a.paramNames.length - b.paramNames.length);
  const parents = routes.map((route) => toParent(String(route.path)));
  const candidatesFor = (parent: string): Route[] =>
    routes.filter((_, index) => {
      const own = parents[index] ?? '';
      return own === parent || (own.includes(':') && countSegments(own) === countSegments(parent));
    });
  const byParent = new Map(parents.map((parent) => [parent, candidatesFor(parent)]));
  const withParameter = Array.from({ length: Math.max(...parents.map(countSegments)) + 1 }, (_, count) =>
    candidatesFor('/-'.repeat(count)),
  );
  return (path) => {
    const parent = toParent(path);
    return byParent.get(parent) ?? withParameter[countSegments(parent)] ?? [];
  };
}

/** Returns a path without its last segment; a trailing slash is none. */
function toParent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/', path.length - 2)));
}

function countSegments(path: string): number {
  let count = 0;
  for (const character of path) if (character === '/') count += 1;
  return count;
}

/** Returns the parameters of a path, or null where it does not match the route. */
export function readPathParameters(route: Route, path: string): Record<string, string> | null {
  const match = route.regexp.exec(path);
  if (!match) return null;
  // Decoding what is not encoded takes the router three times as long.
  if (path.includes('%')) return route.params(path, match.slice(1));
  const parameters: Record<string, string> = {};
  for (const [index, { name }] of route.paramNames.entries()) parameters[name] = match[index + 1] ?? '';
  return parameters;
}
