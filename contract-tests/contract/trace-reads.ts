import { escapePointer } from './json-pointer.js';

/** A JSON value that knows where in it values come from. */
export interface Traced {
  json: unknown;
  /**
   * Finds where the parts of a value were read: returns a function from a JSON pointer into the value to those into the JSON. There
   * are several where several places fit, since what is no object does not tell where it comes from.
   */
  placesIn: (value: unknown) => (pointer: string) => string[];
}

interface Read {
  value: unknown;
  pointer: string;
  key: string;
  isLength: boolean;
}

/** What is asked for by promises and by JSON, not by the reader. */
const ASKED_BY_OTHERS = ['then', 'toJSON'];

/** Returns a JSON value that notes what is read from it, so that a failed comparison has its place in the response. */
export function traceReads(json: unknown): Traced {
  const pointers = new WeakMap<object, string>();
  const proxies = new WeakMap<object, object>();
  const reads: Read[] = [];
  const wrap = (value: unknown, pointer: string, key: string, isLength = false): unknown => {
    if (typeof value !== 'object' || value === null) {
      reads.push({ value, pointer, key, isLength });
      return value;
    }
    const known = proxies.get(value);
    if (known) return known;
    const proxy = new Proxy(value, {
      get: (target, name, receiver) => {
        const child: unknown = Reflect.get(target, name, receiver);
        if (typeof name !== 'string' || (!Object.hasOwn(target, name) && name in target)) return child;
        if (ASKED_BY_OTHERS.includes(name)) return child;
        // The length of a list is read at the list.
        const isLength = Array.isArray(target) && name === 'length';
        return wrap(child, isLength ? pointer : `${pointer}/${escapePointer(name)}`, name, isLength);
      },
    });
    proxies.set(value, proxy);
    pointers.set(proxy, pointer);
    return proxy;
  };
  return {
    json: wrap(json, '', ''),
    placesIn: (value) => {
      const { known, leaves } = collectParts(value, pointers);
      const places = findPlaces(leaves, reads);
      return (pointer) => {
        for (const [own, place] of known)
          if (pointer === own || pointer.startsWith(`${own}/`))
            return [`${place}${pointer.slice(own.length)}`];
        return places.get(pointer) ?? [];
      };
    },
  };
}

/** A part of a value that is no object. */
interface Leaf {
  value: unknown;
  pointer: string;
  key: string;
}

/** Returns the objects of a value that are of the traced JSON, with their places there, and what else it holds in its order. */
function collectParts(
  whole: unknown,
  pointers: WeakMap<object, string>,
): { known: Map<string, string>; leaves: Leaf[] } {
  const known = new Map<string, string>();
  const leaves: Leaf[] = [];
  const walk = (value: unknown, pointer: string, key: string): void => {
    if (typeof value !== 'object' || value === null) {
      leaves.push({ value, pointer, key });
      return;
    }
    const place = pointers.get(value);
    if (place !== undefined) known.set(pointer, place);
    else
      for (const [name, child] of Object.entries(value))
        walk(child, `${pointer}/${escapePointer(name)}`, name);
  };
  walk(whole, '', '');
  return { known, leaves };
}

/** A check mostly reads what it compares in the order in which it compares it, which tells equal values apart. */
function findPlaces(leaves: Leaf[], reads: Read[]): Map<string, string[]> {
  const fields = reads.filter(({ isLength }) => !isLength);
  const runs = leaves.length < 2 ? [] : findRuns(leaves, fields);
  return new Map(
    leaves.map(({ value, key, pointer }, index) => {
      const same = reads.filter((read) => isPartOf(read.value, value));
      // In a list that the check has made, the key is the place there.
      const named = /^\d+$/.test(key) ? [] : same.filter((read) => read.key === key);
      const fitting = named.length > 0 ? named : same;
      const inRuns = fitting.filter((read) => runs.some((start) => fields[start + index] === read));
      return [pointer, [...new Set((inRuns.length > 0 ? inRuns : fitting).map((read) => read.pointer))]];
    }),
  );
}

/** Returns where in the reads all values come one after the other; one that was computed from what was read stands for any. */
function findRuns(leaves: Leaf[], reads: Read[]): number[] {
  const values = new Set(reads.map(({ value }) => value));
  return reads.flatMap((_, start) => {
    const isRun = leaves.every(
      ({ value }, index) =>
        start + index < reads.length && (Object.is(reads[start + index]?.value, value) || !values.has(value)),
    );
    return isRun ? [start] : [];
  });
}

/** Whether a value is the one that was read, or the start of that text. */
function isPartOf(read: unknown, value: unknown): boolean {
  if (typeof read === 'string' && typeof value === 'string' && value !== '') return read.startsWith(value);
  return Object.is(read, value);
}
