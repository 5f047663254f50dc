import type { OutgoingHttpHeaders } from 'node:http';

/** What a document states and a client can observe, and the scenario that finds a server which breaks it. */
export interface Rule {
  operation: string;
  /** The name of a scenario of the operation. */
  check: string;
  /** Words of the document, at the operation or what it refers to, or in the introduction. */
  says: string;
  /** What a server that breaks it makes of its response. */
  broken: Change;
}

/** The same, for a rule that holds for every route; the check is the beginning of a service-wide one's name. */
export interface ServiceWideRule extends Omit<Rule, 'operation'> {
  operation: null;
}

/** Sentences of the document without a check, and why. */
interface UncheckedRules {
  reason: string;
  says: readonly string[];
}

export interface Rules {
  checked: readonly (Rule | ServiceWideRule)[];
  unchecked: readonly UncheckedRules[];
}

/** A response that a change is made to. */
interface ChangedResponse {
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

/** The rules of an operation: by the scenario that tests them, the words of the document, each with what breaks it. */
export type RulesByScenario = Readonly<Record<string, Readonly<Record<string, Change>>>>;

/** What the documents say of every route in different words. */
interface ServiceWideWords {
  trailingSlash: string;
  otherSites: string;
  allowedMethods: string;
  unknownRoute: string;
}

/** Returns the rules of a service: those of its operations, and those of every route, which the three documents state. */
export function listRules(
  operations: Readonly<Record<string, RulesByScenario>>,
  words: ServiceWideWords,
): Rules['checked'] {
  const everyRoute: RulesByScenario = {
    HEAD: {
      'works wherever GET does': status(404),
      'Every response has an `X-Request-Id`': header('x-request-id'),
    },
    '/api/v1/': { [words.trailingSlash]: status(404) },
    OPTIONS: { [words.otherSites]: header('access-control-allow-methods', 'DELETE') },
    PATCH: { [words.allowedMethods]: header('allow', 'DELETE') },
    'an unknown route': {
      [words.unknownRoute]: status(400),
      'Their `Content-Type` is `application/json`, without parameters.': header(
        'content-type',
        'application/json; charset=utf-8',
      ),
    },
    'a head of 160 KiB': { 'Request headers of more than 128 KiB in total are a 431.': status(200) },
    'a request id of your own': { 'your own if you send one': header('x-request-id', 'another') },
  };
  const ofOperations = Object.entries(operations).flatMap(([operation, rules]) =>
    listScenarioRules(rules).map((rule) => ({ operation, ...rule })),
  );
  return [...ofOperations, ...listScenarioRules(everyRoute).map((rule) => ({ operation: null, ...rule }))];
}

function listScenarioRules(rules: RulesByScenario): Omit<Rule, 'operation'>[] {
  return Object.entries(rules).flatMap(([check, changes]) =>
    Object.entries(changes).map(([says, broken]) => ({ check, says, broken })),
  );
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
