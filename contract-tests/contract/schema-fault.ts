import type { ApiSchema } from './document.js';
import { shorten, type Fault } from './fault.js';
import { escapePointer, valueAt, withoutIndexes } from './json-pointer.js';

/** An error of the validator, which is asked to add the schema that the value violates. */
export interface ValidatorError {
  instancePath: string;
  keyword?: string;
  message?: string;
  params?: unknown;
  parentSchema?: object;
}

/** Returns an error of the validator as a fault: its place in the body, the expected and the actual value, and what the document says. */
export function toSchemaFault(json: unknown, error: ValidatorError): Fault {
  const { instancePath, keyword = '', message = 'is invalid' } = error;
  const params = (error.params ?? {}) as Record<string, unknown>;
  const schema = (error.parentSchema ?? {}) as ApiSchema;
  const place = instancePath || '/';
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const property = schema.properties?.[name] ?? {};
    return {
      sentence: `${place}: expected a property "${name}", which is missing.`,
      cause: `${withoutIndexes(`${instancePath}/${name}`)} missing`,
      pointer: instancePath,
      expected: `"${name}": ${describeSchema(property)}`,
      actual: 'nothing',
      ...quoted(property, `${name} missing`),
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
      ...quoted(schema, `${name} undocumented`),
    };
  }
  const expected = describeExpectation(keyword, message, params, schema);
  const actual = shorten(valueAt(json, instancePath));
  return {
    sentence: `${place}: expected ${expected}, got ${actual}.`,
    cause: `${withoutIndexes(place)} ${keyword || message}`,
    pointer: instancePath,
    expected,
    actual,
    ...quoted(schema, `${instancePath.split('/').at(-1) ?? ''} ${keyword}`),
  };
}

/** Operations that share a described schema share its faults. */
function quoted(schema: ApiSchema, kind: string): Pick<Fault, 'quote' | 'shared'> {
  const { description } = schema as { description?: string };
  return description === undefined ? {} : { quote: description, shared: `${kind}: ${description}` };
}

function describeExpectation(
  keyword: string,
  message: string,
  params: Record<string, unknown>,
  schema: ApiSchema,
): string {
  if (keyword === 'type') return describeSchema(schema);
  if (keyword === 'enum') return `one of ${[params['allowedValues']].flat().map(shorten).join(', ')}`;
  if (keyword === 'pattern') return `a text that matches ${String(params['pattern'])}`;
  if (keyword === 'format') return `a ${String(params['format'])}`;
  return message.replace(/^must (be |have |NOT )?/, (_, word: string | undefined) =>
    word === 'NOT ' ? 'not to ' : word === 'have ' ? 'to have ' : '',
  );
}

/** Returns a schema in a few words, such as `integer or null`. */
function describeSchema({ type = 'a value', nullable }: ApiSchema): string {
  return nullable ? `${type} or null` : type;
}
