import { chooseSchema, type ApiDocument, type ApiSchema } from './document.js';
import { escapePointer, unescapePointer, valueAt } from './json-pointer.js';

/** A schema and its JSON pointer in the document, without references. */
export interface LocatedSchema {
  pointer: string;
  schema: ApiSchema;
}

/** Returns the place of a response's schema in the document. */
export function locateResponse(
  document: ApiDocument,
  { method, path }: { method: string; path: string },
  status: number,
  mediaType: string,
): LocatedSchema | null {
  const response = follow(
    document,
    `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}`,
  );
  return response && follow(document, `${response.pointer}/content/${escapePointer(mediaType)}/schema`);
}

/** Returns the place of the choice of a schema that a body is of; the schema's own where it has none. */
export function locateChoice(document: ApiDocument, from: LocatedSchema, body: unknown): LocatedSchema {
  const choice = chooseSchema(document, from.schema, body);
  return (choice && follow(document, `${from.pointer}/oneOf/${choice.index}`)) ?? from;
}

/**
 * Returns the place of an operation's response, or of a part of it such as a header, behind its references: the nearest
 * place above that the document has.
 */
export function toResponsePointer(
  document: ApiDocument,
  { method, path }: { method: string; path: string },
  status: number,
  ...part: string[]
): string {
  let place = `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses`;
  for (const key of [String(status), ...part]) {
    const found = follow(document, `${place}/${escapePointer(key)}`);
    if (!found) return place;
    place = found.pointer;
  }
  return place;
}

/** Returns the schema of the value that `instancePath` names below a schema; the nearest known one above it otherwise. */
export function locateValue(document: ApiDocument, from: LocatedSchema, instancePath: string): LocatedSchema {
  let found = from;
  for (const key of instancePath.split('/').slice(1)) {
    const next = stepInto(document, found, key);
    if (!next) return found;
    found = next;
  }
  return found;
}

function stepInto(
  document: ApiDocument,
  { pointer, schema }: LocatedSchema,
  key: string,
): LocatedSchema | null {
  if (schema.items) return follow(document, `${pointer}/items`);
  if (schema.properties && unescapePointer(key) in schema.properties)
    return follow(document, `${pointer}/properties/${key}`);
  if (typeof schema.additionalProperties === 'object')
    return follow(document, `${pointer}/additionalProperties`);
  return null;
}

/** Returns what is at a pointer, behind its references. */
function follow(document: ApiDocument, pointer: string): LocatedSchema | null {
  const found = valueAt(document, pointer);
  if (typeof found !== 'object' || found === null) return null;
  const { $ref } = found as ApiSchema;
  return $ref === undefined ? { pointer, schema: found as ApiSchema } : follow(document, $ref.slice(1));
}
