import type {
  ApiDocument,
  ApiParameter,
  ApiSchema,
  Operation,
} from '../../../contract-tests/contract/document.js';
import { exampleValues, listOperations, resolve } from '../../../contract-tests/contract/document.js';
import { createRandom } from '../../../db/testing/random.js';
import type { RequestParts } from '../../../contract-tests/scenarios/scenario.js';

/** Values that responses have, by the camel-case name of their field. */
type KnownValues = ReadonlyMap<string, ReadonlySet<string>>;

/** Values of one parameter. */
const MAX_VALUES = 8;
/** Whether a response comes within so many milliseconds is no difference between databases. */
const OF_THE_CLOCK = 'timeout_ms';

/** Fields with the values of a parameter, where their names differ. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  accountIds: ['accountId'],
  uid: ['mapUid'],
  name: ['displayName'],
  project: ['projectKey'],
  source: ['sourceLabel', 'source'],
  table: ['name'],
  fromIso: ['occurredAt', 'recordedAt'],
  toIso: ['occurredAt', 'recordedAt'],
  maxEventId: ['eventId', 'id'],
  sortBy: ['primaryKey', 'column'],
  q: ['mapName', 'displayName', 'holder', 'mapUid'],
};

/** Returns the operations that read. */
export function listReads(document: ApiDocument): Operation[] {
  return listOperations(document).filter(({ method }) => method === 'GET');
}

/**
 * Returns requests of an operation: each value of each parameter, and so many combinations, the same in each run. Parameters have
 * their examples, all of an enumeration, the bounds and known values.
 */
export function listRequests(
  document: ApiDocument,
  operation: Operation,
  known: KnownValues,
  combinations: number,
): RequestParts[] {
  const given = operation.parameters
    .filter(({ in: place, name }) => place !== 'header' && name !== OF_THE_CLOCK)
    .map((parameter) => ({ parameter, values: listValues(document, parameter, known) }));
  const random = createRandom(operation.id.length);
  const choose = <T>(values: readonly T[]): T | undefined => random.pick(values);
  const first = new Map(
    given
      .filter(({ parameter }) => parameter.required === true)
      .map(({ parameter, values }) => [parameter, values[0] ?? '']),
  );
  const requests = [first];
  for (const { parameter, values } of given)
    for (const value of values) requests.push(new Map(first).set(parameter, value));
  if (given.length > 1)
    for (let count = 0; count < combinations; count += 1) {
      const chosen = given.filter(({ parameter }) => parameter.required === true || random.chance(0.5));
      requests.push(new Map(chosen.map(({ parameter, values }) => [parameter, choose(values) ?? ''])));
    }
  const distinct = new Map(
    requests.map((values) => toParts(values)).map((parts) => [JSON.stringify(parts), parts]),
  );
  return [...distinct.values()];
}

function toParts(values: ReadonlyMap<ApiParameter, string>): RequestParts {
  const pairs = (place: 'path' | 'query'): [string, string][] =>
    [...values].filter(([one]) => one.in === place).map(([{ name }, value]) => [name, value]);
  return { path: Object.fromEntries(pairs('path')), query: pairs('query') };
}

function listValues(document: ApiDocument, parameter: ApiParameter, known: KnownValues): string[] {
  const schema = resolve<ApiSchema>(document, parameter.schema);
  const item = schema.items ? resolve<ApiSchema>(document, schema.items) : schema;
  const examples = [...exampleValues(document, parameter).values()].flat().map(String);
  return [...new Set([...listKnownValues(parameter.name, known), ...examples, ...schemaValues(item)])];
}

function listKnownValues(name: string, known: KnownValues): string[] {
  const field = toCamelCase(name.replace('[]', ''));
  const values = (FIELDS[field] ?? [field]).flatMap((one) =>
    [...(known.get(one) ?? [])].slice(0, MAX_VALUES),
  );
  // A search has whole texts, their beginnings and parts from within.
  return field === 'q'
    ? values.flatMap((text) => [text, text.slice(0, 2), text.slice(1, 6)]).filter(Boolean)
    : values;
}

function schemaValues({ type, enum: choices, minimum, maximum }: ApiSchema): string[] {
  if (choices) return choices.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'integer' || type === 'number')
    return [minimum, maximum, 3, 20].filter((one) => one !== undefined).map(String);
  return ['nothing-has-this'];
}

/** Adds the texts and numbers of a response to the known values. */
export function collectValues(json: unknown, known: Map<string, Set<string>>): void {
  if (Array.isArray(json)) for (const item of json) collectValues(item, known);
  else if (typeof json === 'object' && json !== null)
    for (const [name, value] of Object.entries(json)) {
      if (typeof value === 'object') collectValues(value, known);
      else if (typeof value !== 'boolean' && value !== '') add(known, toCamelCase(name), String(value));
    }
}

function add(known: Map<string, Set<string>>, name: string, value: string): void {
  const values = known.get(name) ?? new Set();
  if (values.size < MAX_VALUES * 4) known.set(name, values.add(value));
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
