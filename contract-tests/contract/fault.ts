import { AssertionError } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { escapePointer, unescapePointer, withoutIndexes } from './json-pointer.js';

/** What is wrong with one response. */
export interface Fault {
  /** A sentence with the actual value. */
  sentence: string;
  /** The kind of the fault and its place, without values: the same for every response with this fault. */
  cause: string;
  /** A key that all responses of the service with this fault share; absent where the fault belongs to this response alone. */
  shared?: string;
  /** JSON pointer to the value in the body. */
  pointer?: string;
  expected?: string;
  actual?: string;
  /** The header at fault. */
  header?: string;
  /** The start of a body that the sentence does not quote. */
  body?: string;
  /** What the document says about it. */
  quote?: string;
  /** Words of the sentence of the introduction about it, where that is not known. */
  says?: string;
  /** The operation at fault, where a request that prepares the scenario has failed. */
  origin?: Origin;
}

/** A documented response of an operation. */
export interface Origin {
  service: string;
  operation: string;
  status: number;
}

/** An error that carries its fault. */
export class FaultError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.sentence);
    this.fault = fault;
  }
}

/** Thrown where a request got no response; its cause is the error of the connection. */
export class NoResponse extends Error {}

/** Returns a fault of an unexpected status: the same cause wherever an operation returns it. */
export function statusFault(
  actual: number,
  expected: number | readonly number[],
  body: Buffer,
  isDocumented = true,
): Fault {
  const documented = [expected].flat().join(' or ');
  const difference = `Status: expected ${documented}, got ${actual}`;
  return {
    sentence: isDocumented
      ? `${difference}.`
      : expected === actual
        ? `Status ${actual} is not documented.`
        : `${difference}, which is not documented.`,
    cause: `status ${actual}`,
    expected: documented,
    actual: String(actual),
    ...excerpt(body),
  };
}

const MAX_EXCERPT_CHARACTERS = 4000;

/** Returns the start of a body, as a part of a fault; nothing of an empty one. */
export function excerpt(body: Buffer): Pick<Fault, 'body'> {
  const text = body.toString('utf8');
  return text === '' ? {} : { body: shortenTo(MAX_EXCERPT_CHARACTERS, text) };
}

/** More differences do not help a reader. */
const MAX_DIFFERENCES = 5;

/**
 * Returns an error as a fault. A failed comparison has all its differences, each at its place in the response,
 * `json`, where the value is found there once. `check` names what failed.
 */
export function toFault(error: unknown, check: string, json?: unknown): Fault {
  if (error instanceof FaultError) return error.fault;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoResponse) return { sentence: message, cause: 'no response', shared: 'no response' };
  const plain = { sentence: message, cause: `check: ${check}` };
  if (!(error instanceof AssertionError) || !/equal$/i.test(error.operator)) return plain;
  const findPlace = createPlaceFinder(json, error.actual);
  const differences = findDifferences(error.expected, error.actual, '').map(
    ({ pointer, documented, given }) => {
      const place = findPlace(pointer);
      const name = place ?? `${check}${pointer && `, ${pointer}`}`;
      return { place, name, expected: shorten(documented), actual: shorten(given) };
    },
  );
  const [first] = differences;
  if (!first) return plain;
  const sentences = differences
    .slice(0, MAX_DIFFERENCES)
    .map((one) => `${one.name}: expected ${one.expected}, got ${one.actual}`);
  const rest = differences.length - sentences.length;
  const shown = [...sentences, ...(rest > 0 ? [`${rest} more differences`] : [])].join('; ');
  const { place, expected, actual } = first;
  return {
    sentence: `${error.generatedMessage ? '' : `${message}: `}${shown}.`,
    cause: place === undefined ? `check: ${check}` : `value of ${withoutIndexes(place)}`,
    ...(place === undefined ? {} : { pointer: place }),
    expected,
    actual,
  };
}

/** Returns a function from a pointer into a compared value to that into the JSON which it was taken from, if that is clear. */
function createPlaceFinder(json: unknown, compared: unknown): (pointer: string) => string | undefined {
  const places = new Map<unknown, string[]>();
  const note = (value: unknown, pointer: string): void => {
    places.set(value, [...(places.get(value) ?? []), pointer]);
    if (isObject(value))
      for (const [key, child] of Object.entries(value)) note(child, `${pointer}/${escapePointer(key)}`);
  };
  note(json, '');
  const only = (value: unknown): string | undefined => {
    const [place, ...others] = places.get(value) ?? [];
    return others.length === 0 ? place : undefined;
  };
  return (pointer) => {
    let [value, place] = [compared, only(compared)];
    for (const part of pointer.split('/').slice(1)) {
      value = isObject(value) ? value[unescapePointer(part)] : undefined;
      place = place === undefined ? only(value) : `${place}/${part}`;
    }
    return place;
  };
}

/** Returns a value as JSON of at most 120 characters, or `nothing`. */
export function shorten(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return shortenTo(120, text);
}

/** Returns the start of a text, with an ellipsis where it is longer. */
export function shortenTo(characters: number, text: string): string {
  return text.length > characters ? `${text.slice(0, characters)}…` : text;
}

/** A place where two JSON values differ. */
interface Difference {
  pointer: string;
  documented: unknown;
  given: unknown;
}

/** Returns the places where two JSON values differ, with pointers below `pointer`. */
export function findDifferences(documented: unknown, given: unknown, pointer: string): Difference[] {
  if (isDeepStrictEqual(documented, given)) return [];
  const isComparable =
    isObject(documented) && isObject(given) && Array.isArray(documented) === Array.isArray(given);
  if (!isComparable) return [{ pointer, documented, given }];
  const keys = new Set([...Object.keys(documented), ...Object.keys(given)]);
  return [...keys].flatMap((key) =>
    findDifferences(documented[key], given[key], `${pointer}/${escapePointer(key)}`),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
