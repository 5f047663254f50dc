import { AssertionError } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { escapePointer, withoutIndexes } from './json-pointer.js';
import type { Traced } from './trace-reads.js';

/** What is wrong with one response. */
export interface Fault {
  /** A sentence with the actual value. */
  sentence: string;
  /** The kind of the fault and its place, without values: the same for every response with this fault. */
  cause: string;
  /** What is the same in every response of the service that has this fault; absent where it is one of this response alone. */
  shared?: string;
  /** JSON pointer to the value in the body. */
  pointer?: string;
  expected?: string;
  actual?: string;
  /** The header at fault. */
  header?: string;
  /** The start of a body that the sentence does not quote. */
  body?: string;
  /** JSON pointer to the violated part of the OpenAPI document. */
  documentPointer?: string;
  /** What was violated, where no schema of the document says it. */
  rule?: string;
  /** Words of the document's sentence about it, at `documentPointer`. */
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

const COMPARED = 'The response is compared with what the scenario has sent or prepared.';

/** As many as a reader can take in. */
const MAX_DIFFERENCES = 5;

/** Where more places of a response have the value, none is named. */
const MAX_PLACES = 3;

/**
 * Returns the fault that an error stands for. A failed comparison has all its differences, each at its place in the response,
 * where `placesIn` knows it. `check` names what failed.
 */
export function toFault(error: unknown, check: string, placesIn: Traced['placesIn'] = () => () => []): Fault {
  if (error instanceof FaultError) return error.fault;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoResponse) return { sentence: message, cause: 'no response', shared: 'no response' };
  if (!(error instanceof AssertionError)) return { sentence: message, cause: `check: ${check}` };
  const plain = { sentence: message, cause: `check: ${check}`, rule: COMPARED };
  if (!/equal$/i.test(error.operator)) return plain;
  const findPlaces = placesIn(error.actual);
  const differences = findDifferences(error.expected, error.actual, '').map(
    ({ pointer, documented, given }) => {
      const places = findPlaces(pointer);
      const inCheck = `${check}${pointer && `, ${pointer}`}`;
      const name = places.length > 0 && places.length <= MAX_PLACES ? places.join(' or ') : inCheck;
      const [place] = places.length === 1 ? places : [];
      return { pointer: place, name, expected: shorten(documented), actual: shorten(given) };
    },
  );
  const [first] = differences;
  if (!first) return plain;
  const sentences = differences
    .slice(0, MAX_DIFFERENCES)
    .map((one) => `${one.name}: expected ${one.expected}, got ${one.actual}`);
  const rest = differences.length - sentences.length;
  const shown = [...sentences, ...(rest > 0 ? [`${rest} more differences`] : [])].join('; ');
  const { pointer, expected, actual } = first;
  return {
    sentence: `${error.generatedMessage ? '' : `${message}: `}${shown}.`,
    cause: pointer === undefined ? `check: ${check}` : `value of ${withoutIndexes(pointer)}`,
    ...(pointer === undefined ? {} : { pointer }),
    expected,
    actual,
    rule: COMPARED,
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
