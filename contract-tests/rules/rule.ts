import type { OutgoingHttpHeaders } from 'node:http';

/** What a document states and a client can observe, and the scenario that finds a server which breaks it. */
export interface Rule {
  id: string;
  operation: string;
  /** Words of the document, at the operation or what it refers to, or in the introduction. */
  says: string;
  /** The name of a scenario of the operation. */
  check: string;
  /** What a server that breaks it makes of its response. */
  broken: Change;
}

/** The same, for a rule that holds for every route; the check is the beginning of a service-wide one's name. */
export interface ServiceWideRule extends Omit<Rule, 'operation'> {
  operation: null;
}

/** Sentences of the document without a check, and why. */
export interface UncheckedRules {
  reason: string;
  says: readonly string[];
}

export interface Rules {
  checked: readonly (Rule | ServiceWideRule)[];
  unchecked: readonly UncheckedRules[];
}

/** A response that a change is made to. */
export interface ChangedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  json: unknown;
}

/** One change of a response; `at` is the place in its JSON that it is about. */
export interface Change {
  at?: string;
  /** The operation whose response it is, where a check asks another one. */
  of?: string;
  make: (response: ChangedResponse) => void;
}

/** Returns a rule of an operation. */
export function rule(id: string, operation: string, says: string, check: string, broken: Change): Rule {
  return { id, operation, says, check, broken };
}

/** Returns a rule of every route. */
export function everywhere(id: string, says: string, check: string, broken: Change): ServiceWideRule {
  return { id, operation: null, says, check, broken };
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

/** What is not there stays so. */
function replaced(json: unknown, [key, ...rest]: string[], make: (value: unknown) => unknown): unknown {
  if (key === undefined) return make(json);
  if (typeof json !== 'object' || json === null) return json;
  const copy = (Array.isArray(json) ? [...(json as unknown[])] : { ...json }) as Record<string, unknown>;
  for (const name of key === '*' ? Object.keys(copy) : [key])
    if (name in copy) copy[name] = replaced(copy[name], rest, make);
  return copy;
}
