import type { Change, Says, WrittenScenario } from './scenario.js';

export type { Change, Says } from './scenario.js';

/** Before everything. */
export const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** Returns a scenario that rests on sentences. */
export function restingOn<T extends WrittenScenario>(scenario: T, says: Says): T {
  return { ...scenario, says };
}

/** Gives scenarios the sentences that they rest on, by their names. */
export function eachRestingOn<T extends WrittenScenario>(
  scenarios: T[],
  says: Readonly<Record<string, Says>>,
): T[] {
  const unknown = Object.keys(says).filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`There is no scenario ${unknown.join(', ')}.`);
  return scenarios.map((scenario) => {
    const own = says[scenario.name];
    return own ? restingOn(scenario, own) : scenario;
  });
}

/** Gives the values at a pointer, where `*` is any key, another value. */
export function set(at: string, value: unknown): Change {
  return change(at, () => value);
}

/** Adds a field to the response that it has not. */
export function add(name: string, value: unknown): Change {
  return {
    at: `/${name}`,
    make: (response) => void (response.json = { ...(response.json as object), [name]: value }),
  };
}

/** Adds to the numbers at a pointer. */
export function plus(at: string, more: number): Change {
  return change(at, (value) => Number(value) + more);
}

/** Gives the value at a pointer another one in each response. */
export function fresh(at: string, make: (count: number) => unknown): Change {
  let count = 0;
  return change(at, () => make((count += 1)));
}

/** Turns the lists at a pointer round. */
export function reverse(at: string): Change {
  return change(at, (list) => (list as unknown[]).toReversed());
}

/** Lists the first item twice. */
export function duplicate(at: string): Change {
  return change(at, (list) => [...(list as unknown[]).slice(0, 1), ...(list as unknown[])]);
}

/** Leaves the first item out. */
export function removeFirst(at: string): Change {
  return change(at, (list) => (list as unknown[]).slice(1));
}

/** Leaves the last item out. */
export function removeLast(at: string): Change {
  return change(at, (list) => (list as unknown[]).slice(0, -1));
}

/** Sends another status. */
export function status(other: number): Change {
  return { make: (response) => void (response.status = other) };
}

/** Sends a header with another value, or without one not at all. */
export function header(name: string, value?: string): Change {
  return {
    make: ({ headers }) => {
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    },
  };
}

/** The same change of the response of another operation, which the check asks. */
export function inResponseTo(operation: string, broken: Change): Change {
  return { ...broken, of: operation };
}

function change(at: string, make: (value: unknown) => unknown): Change {
  return {
    at,
    make: (response) => void (response.json = replaced(response.json, at.split('/').slice(1), make)),
  };
}

/** Replaces the values at a pointer; a missing place stays missing. */
function replaced(json: unknown, [key, ...rest]: string[], make: (value: unknown) => unknown): unknown {
  if (key === undefined) return make(json);
  if (typeof json !== 'object' || json === null) return json;
  const copy = (Array.isArray(json) ? [...(json as unknown[])] : { ...json }) as Record<string, unknown>;
  for (const name of key === '*' ? Object.keys(copy) : [key])
    if (name in copy) copy[name] = replaced(copy[name], rest, make);
  return copy;
}
