/** JSON text that no JavaScript value represents, such as `1e999`. */
export class JsonToken {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns JSON text of a value, with its tokens verbatim. Lone surrogates are escaped. */
export function toJsonText(value: unknown): string {
  if (value instanceof JsonToken) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toJsonText(field)}`).join(',')}}`;
}

/** The path to a part of a value: field names and list indexes. */
export type Place = readonly (string | number)[];

/** Returns the paths to all parts of a value, the root first, at max `max` of them. */
export function placesIn(value: unknown, max = 2000): Place[] {
  const places: Place[] = [];
  const open: { value: unknown; place: Place }[] = [{ value, place: [] }];
  for (let next = open.shift(); next && places.length < max; next = open.shift()) {
    const { value: part, place } = next;
    places.push(place);
    if (typeof part !== 'object' || part === null || part instanceof JsonToken) continue;
    for (const [key, child] of Object.entries(part))
      open.push({ value: child, place: [...place, Array.isArray(part) ? Number(key) : key] });
  }
  return places;
}

/** Returns a copy of a value with one part changed; `undefined` removes the field or the item. */
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
