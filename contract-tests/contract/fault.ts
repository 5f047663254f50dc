import { AssertionError } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

/** What is wrong with one response. */
export interface Fault {
  /** A sentence with the actual value. */
  sentence: string;
  /** The kind of the fault and its place, without values: the same for every response with this fault. */
  cause: string;
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
  /** What was violated, where no line of the document alone says it: a rule of its introduction, or of this suite. */
  rule?: string;
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
export function statusFault(actual: number, expected: number, body: Buffer, isDocumented = true): Fault {
  const difference = `Status: expected ${expected}, got ${actual}`;
  return {
    sentence: isDocumented
      ? `${difference}.`
      : expected === actual
        ? `Status ${actual} is not documented.`
        : `${difference}, which is not documented.`,
    cause: `status ${actual}`,
    expected: String(expected),
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

const COMPARED =
  'This suite compares the response with what its scenario has sent or prepared; no line of the document says it.';

/**
 * Returns the fault that an error stands for. A failed assertion has its first difference, at its place in `json`, the
 * body of the response, where the compared value is part of it. `check` names what failed.
 */
export function toFault(error: unknown, check: string, json?: unknown): Fault {
  if (error instanceof FaultError) return error.fault;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoResponse) return { sentence: message, cause: 'no response' };
  if (!(error instanceof AssertionError)) return { sentence: message, cause: `check: ${check}` };
  const plain = { sentence: message, cause: `check: ${check}`, rule: COMPARED };
  if (!/equal$/i.test(error.operator)) return plain;
  const [first, ...others] = differencesOf(error.expected, error.actual, '');
  if (!first) return plain;
  const base = pointerTo(json, error.actual);
  const pointer = base === null ? undefined : `${base}${first.pointer}`;
  const [expected, actual] = [shorten(first.documented), shorten(first.given)];
  const prefix = error.generatedMessage
    ? (pointer ?? `${check}${first.pointer && `, ${first.pointer}`}`)
    : message;
  const rest = others.length > 0 ? `; ${others.length} more differences` : '';
  return {
    sentence: `${prefix}: expected ${expected}, got ${actual}${rest}.`,
    cause: pointer === undefined ? `check: ${check}` : `value of ${withoutIndexes(pointer)}`,
    ...(pointer === undefined ? {} : { pointer }),
    expected,
    actual,
    rule: COMPARED,
  };
}

/** Returns a JSON pointer with `*` for the indexes of lists. */
export function withoutIndexes(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
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

/** Returns the pointer to the only place of a value within a JSON value; null where it is in none or in several. */
function pointerTo(json: unknown, value: unknown): string | null {
  const places = placesOf(json, value, '');
  return places.length === 1 ? (places[0] ?? null) : null;
}

function placesOf(json: unknown, value: unknown, pointer: string): string[] {
  if (json === undefined) return [];
  const own = json === value ? [pointer] : [];
  if (typeof json !== 'object' || json === null) return own;
  return [
    ...own,
    ...Object.entries(json).flatMap(([key, child]) =>
      placesOf(child, value, `${pointer}/${escapePointer(key)}`),
    ),
  ];
}

/** Returns a key as a JSON pointer has it. */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A place where two JSON values differ. */
export interface Difference {
  pointer: string;
  documented: unknown;
  given: unknown;
}

/** Returns the places where two JSON values differ, with pointers below `pointer`. */
export function differencesOf(documented: unknown, given: unknown, pointer: string): Difference[] {
  if (isDeepStrictEqual(documented, given)) return [];
  const isComparable =
    isObject(documented) && isObject(given) && Array.isArray(documented) === Array.isArray(given);
  if (!isComparable) return [{ pointer, documented, given }];
  const keys = new Set([...Object.keys(documented), ...Object.keys(given)]);
  return [...keys].flatMap((key) =>
    differencesOf(
      documented[key],
      given[key],
      `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
