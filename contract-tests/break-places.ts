import { resolve, type ApiDocument, type ApiSchema, type Reference } from './document.js';

type Json = Record<string, unknown>;

/** A place in a body where an object of a documented schema stands. */
interface Place {
  /** Where it is, with `*` for any item of a list or any key of a map. */
  path: string;
  schema: ApiSchema;
  object: Json;
}

/** A change of a body at one place. */
export interface BodyBreak {
  /** What was changed and where. */
  place: string;
  body: unknown;
}

/** Says what can be changed at a place: a name for each change, and the function that makes it in a copy. */
export type PlaceChanges = (document: ApiDocument, place: Place) => [string, (object: Json) => void][];

/** Returns the body once for each change that is possible somewhere in it; one place stands for all that are alike. */
export function breakBody(
  document: ApiDocument,
  schema: ApiSchema | Reference,
  body: unknown,
  changesAt: PlaceChanges,
): BodyBreak[] {
  const distinct = (root: unknown): Place[] => [
    ...new Map(placesIn(document, schema, root, '').map((place) => [place.path, place])).values(),
  ];
  return distinct(body).flatMap((place, index) =>
    changesAt(document, place).map(([name, change]) => {
      const copy = structuredClone(body);
      const counterpart = distinct(copy)[index];
      if (counterpart) change(counterpart.object);
      return { place: `${place.path || '/'} ${name}`, body: copy };
    }),
  );
}

function placesIn(
  document: ApiDocument,
  reference: ApiSchema | Reference,
  value: unknown,
  path: string,
): Place[] {
  const schema = resolve<ApiSchema>(document, reference);
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value))
    return items ? value.flatMap((item) => placesIn(document, items, item, `${path}/*`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Json;
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const inside = Object.entries(object).flatMap(([name, child]) => {
    const documented = properties?.[name] ?? others;
    const step = properties?.[name] ? name : '*';
    return documented ? placesIn(document, documented, child, `${path}/${step}`) : [];
  });
  return properties ? [{ path, schema, object }, ...inside] : inside;
}

/** Drops each required field. */
export const dropRequired: PlaceChanges = (_, { schema, object }) =>
  (schema.required ?? [])
    .filter((name) => name in object)
    .map((name) => [`without ${name}`, (copy) => delete copy[name]]);

/** Gives each field of a documented type a value of another one. */
export const retype: PlaceChanges = (document, { schema, object }) =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]): ReturnType<PlaceChanges> => {
    const { type } = resolve<ApiSchema>(document, property);
    if (!(name in object) || type === undefined) return [];
    const other = type === 'string' ? 12345 : 'of another type';
    return [[`${name} as ${typeof other}`, (copy) => (copy[name] = other)]];
  });

/** Adds a field that is not documented, where the schema does not allow any. */
export const extend: PlaceChanges = (_, { schema }) =>
  schema.additionalProperties === undefined || schema.additionalProperties === false
    ? [['with an undocumented field', (copy) => (copy['undocumented'] = true)]]
    : [];
