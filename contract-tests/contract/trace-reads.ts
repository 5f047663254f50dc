import { escapePointer } from './fault.js';

/** A JSON value that knows where in it values come from. */
export interface Traced {
  json: unknown;
  /** Returns the JSON pointer of a value that was read from it: the last such place, best one with this key. */
  pointerTo: (value: unknown, key: string | undefined) => string | undefined;
}

/** What is asked for by promises and by JSON, not by the reader. */
const ASKED_BY_OTHERS = ['then', 'toJSON'];

/** Returns a JSON value that notes what is read from it, so that a failed comparison has its place in the response. */
export function traceReads(json: unknown): Traced {
  const pointers = new WeakMap<object, string>();
  const proxies = new WeakMap<object, object>();
  const reads: { value: unknown; pointer: string; key: string }[] = [];
  const wrap = (value: unknown, pointer: string, key: string): unknown => {
    if (typeof value !== 'object' || value === null) {
      reads.push({ value, pointer, key });
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
        return wrap(child, isLength ? pointer : `${pointer}/${escapePointer(name)}`, name);
      },
    });
    proxies.set(value, proxy);
    pointers.set(proxy, pointer);
    return proxy;
  };
  return {
    json: wrap(json, '', ''),
    pointerTo: (value, key) => {
      if (typeof value === 'object' && value !== null) return pointers.get(value);
      const same = reads.filter((read) => Object.is(read.value, value));
      return (same.findLast((read) => read.key === key) ?? same.at(-1))?.pointer;
    },
  };
}
