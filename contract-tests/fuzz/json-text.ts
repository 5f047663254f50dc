/** A piece of JSON text that no JavaScript value stands for, such as `1e999`. */
export class JsonToken {
  constructor(readonly text: string) {}
}

/** Returns JSON text of a value in which tokens stand as they are. Lone surrogates come out as escapes. */
export function toJsonText(value: unknown): string {
  if (value instanceof JsonToken) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toJsonText(field)}`).join(',')}}`;
}

/** The way to a part of a value: names of fields and places in lists. */
export type Place = readonly (string | number)[];

/** Returns the ways to all parts of a value, the whole first, at most `most` of them. */
export function placesIn(value: unknown, most = 2000): Place[] {
  const places: Place[] = [];
  const open: { value: unknown; place: Place }[] = [{ value, place: [] }];
  for (let next = open.shift(); next && places.length < most; next = open.shift()) {
    const { value: part, place } = next;
    places.push(place);
    if (typeof part !== 'object' || part === null || part instanceof JsonToken) continue;
    for (const [key, child] of Object.entries(part))
      open.push({ value: child, place: [...place, Array.isArray(part) ? Number(key) : key] });
  }
  return places;
}

/** Returns a copy of a value with something else at a place; `undefined` takes the field or the item away. */
export function replaceAt(value: unknown, place: Place, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      if (index !== key) return [item];
      const changed = replaceAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  const entries = Object.entries(value as object).map(([name, field]): [string, unknown] => [
    name,
    name === key ? replaceAt(field, rest, change) : field,
  ]);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}
