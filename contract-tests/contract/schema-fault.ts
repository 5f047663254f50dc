import type { ApiDocument, ApiSchema } from './document.js';
import { shorten, type Fault } from './fault.js';
import { escapePointer, valueAt, withoutIndexes } from './json-pointer.js';
import { locateValue, type LocatedSchema } from './locate-schema.js';

/** An error of a generated validator. */
export interface ValidatorError {
  instancePath: string;
  keyword?: string;
  message?: string;
  params?: unknown;
}

/** Returns an error of a validator as a fault: its place in the body and in the document, expected and actual value. */
export function toSchemaFault(
  document: ApiDocument,
  root: LocatedSchema | null,
  json: unknown,
  error: ValidatorError,
): Fault {
  const { instancePath, keyword = '', message = 'is invalid' } = error;
  const params = (error.params ?? {}) as Record<string, unknown>;
  const found = root && locateValue(document, root, instancePath);
  const place = instancePath || '/';
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const expected = found ? describeSchema(found.schema.properties?.[name] ?? {}) : 'a value';
    return {
      sentence: `${place}: expected a property "${name}", which is missing.`,
      cause: `${withoutIndexes(`${instancePath}/${name}`)} missing`,
      pointer: instancePath,
      expected: `"${name}": ${expected}`,
      actual: 'nothing',
      ...placed(found && propertyPointer(found, name), 'missing'),
    };
  }
  if (keyword === 'additionalProperties') {
    const name = escapePointer(String(params['additionalProperty']));
    const pointer = `${instancePath}/${name}`;
    const actual = shorten(valueAt(json, pointer));
    return {
      sentence: `${pointer}: is not documented; got ${actual}.`,
      cause: `${withoutIndexes(pointer)} undocumented`,
      pointer,
      expected: 'no such property',
      actual,
      ...placed(found?.pointer, `${name} undocumented`),
    };
  }
  const expected = describeExpectation(keyword, message, params, found?.schema);
  const actual = shorten(valueAt(json, instancePath));
  return {
    sentence: `${place}: expected ${expected}, got ${actual}.`,
    cause: `${withoutIndexes(place)} ${keyword || message}`,
    pointer: instancePath,
    expected,
    actual,
    ...placed(found?.pointer, keyword),
  };
}

/** Operations that share a schema share its faults. */
function placed(
  documentPointer: string | null | undefined,
  kind: string,
): Pick<Fault, 'documentPointer' | 'shared'> {
  if (typeof documentPointer !== 'string') return {};
  const isShared = documentPointer.startsWith('/components/');
  return { documentPointer, ...(isShared ? { shared: `${documentPointer} ${kind}` } : {}) };
}

function propertyPointer({ pointer, schema }: LocatedSchema, name: string): string {
  return schema.properties?.[name] ? `${pointer}/properties/${escapePointer(name)}` : pointer;
}

function describeExpectation(
  keyword: string,
  message: string,
  params: Record<string, unknown>,
  schema: ApiSchema | undefined,
): string {
  if (keyword === 'type') return schema ? describeSchema(schema) : [params['type']].flat().join(' or ');
  if (keyword === 'enum') return `one of ${[params['allowedValues']].flat().map(shorten).join(', ')}`;
  if (keyword === 'pattern') return `a text that matches ${String(params['pattern'])}`;
  if (keyword === 'format') return `a ${String(params['format'])}`;
  return message.replace(/^must (be |have |NOT )?/, (_, word: string | undefined) =>
    word === 'NOT ' ? 'not to ' : word === 'have ' ? 'to have ' : '',
  );
}

/** Returns a schema in a few words, such as `integer or null`. */
function describeSchema({ $ref, type, nullable }: ApiSchema): string {
  const name = type ?? $ref?.split('/').at(-1) ?? 'a value';
  return nullable ? `${name} or null` : name;
}
