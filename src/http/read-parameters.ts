import { describeFault } from './describe-fault.js';
import type { ParameterDescription } from './operation-table.js';
import type { SchemaFault, Validate } from './operation-validators.js';
import { completeTimestamp, restorePlus } from '../timestamps.js';
import { badRequest, type ProblemDetail } from './response/problem.js';

interface ReadParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}

/** Reads an operation's parameters from the decoded path, the raw query string and the headers; throws a 400 problem. */
type ParameterReader = (
  path: Record<string, string>,
  search: string,
  headers: Record<string, string | string[] | undefined>,
) => ReadParameters;

/** The most characters that NFKC makes of one. */
const MAX_EXPANSION = 18;

/** The longest list has 4,000 items. To read many more would take long, even if all were ignored. */
const MAX_PARAMETERS = 5000;

/** Longer than any number that is taken. */
const MAX_DIGITS = 50;

/** As in JSON: clients in Java write ten million as 1.0E7. */
const NUMBER = /^-?\d{1,15}(\.\d{1,30})?(e[+-]?\d{1,3})?$/i;

const PART_NAMES: Record<string, string> = {
  path: 'Path parameter',
  query: 'Query parameter',
  header: 'Header',
};

/** Returns the reader of one operation's parameters. Everything that depends only on the spec is computed here, once. */
export function createParameterReader(
  parameters: readonly ParameterDescription[],
  validate: Validate | null,
): ParameterReader {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const aliases = inQuery.filter(({ aliasOf }) => aliasOf !== undefined);
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  return (path, search, headers) => {
    const read: ReadParameters = { path: {}, query: {}, header: {} };
    for (const parameter of inPath) {
      read.path[parameter.name] = convert(parameter, path[parameter.name] ?? '');
    }
    if (inQuery.length > 0 && search !== '') readQuery(inQuery, search, read.query);
    for (const parameter of inHeader) {
      const value = headers[parameter.name.toLowerCase()];
      if (typeof value === 'string') read.header[parameter.name] = convert(parameter, value);
    }
    if (validate && !validate(read)) throw invalidParameters(validate.errors ?? [], search, path, headers);
    for (const alias of aliases) joinAlias(alias, search, read.query);
    return read;
  };
}

function readQuery(
  parameters: readonly ParameterDescription[],
  search: string,
  into: Record<string, unknown>,
): void {
  if (hasMoreThan(search, '&', MAX_PARAMETERS))
    throw badRequest(`The query string must have at most ${MAX_PARAMETERS} parameters.`);
  const given = new URLSearchParams(search);
  for (const parameter of parameters) {
    const { name } = parameter;
    const values = parameter.many
      ? [...given].filter(([key]) => isListKey(key, name)).map(([, value]) => value)
      : given.getAll(name);
    if (values.length === 0) continue;
    if (parameter.many) {
      into[parameter.name] = values.map((value) => convert(parameter, value));
      continue;
    }
    if (values.length > 1) {
      const message = `Query parameter ${parameter.name} must be given once, got ${values.length} values.`;
      throw badRequest(message, [{ path: parameter.name, message }]);
    }
    into[parameter.name] = convert(parameter, values[0] ?? '');
  }
  for (const { name, excludes = [] } of parameters) {
    const excluded = name in into ? excludes.find((other) => other in into) : undefined;
    if (excluded === undefined) continue;
    const message = `Query parameter ${excluded} is not taken beside ${name}.`;
    throw badRequest(message, [{ path: excluded, message }]);
  }
}

/** Returns whether a text has a character more often than `max`. */
function hasMoreThan(text: string, character: string, max: number): boolean {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
    if ((count += 1) > max) return true;
  return false;
}

/** Returns whether a key names a list, in any of the ways in which clients write lists: `id[]=a`, `id=a` or `id[0]=a`. */
function isListKey(key: string, name: string): boolean {
  const bare = name.replace(/\[\]$/, '');
  return key === bare || (key.startsWith(`${bare}[`) && /^\[\d*\]$/.test(key.slice(bare.length)));
}

/** Moves the valid values of another spelling of a list into the list, each to its place in the request. */
function joinAlias(
  { name, aliasOf = '' }: ParameterDescription,
  search: string,
  query: Record<string, unknown>,
): void {
  const values = query[name] as unknown[] | undefined;
  if (!values) return;
  const own = (query[aliasOf] ?? []) as unknown[];
  const spellings = [...new URLSearchParams(search).keys()].filter(
    (key) => isListKey(key, name) || isListKey(key, aliasOf),
  );
  const places = { alias: 0, own: 0 };
  query[aliasOf] = spellings.map((key) =>
    isListKey(key, name) ? values[places.alias++] : own[places.own++],
  );
  delete query[name];
}

/** Returns the typed value of a text, or the text itself where it is invalid: the validator then reports what was expected. */
function convert(parameter: ParameterDescription, text: string): unknown {
  if (text.includes('\0')) {
    // No database takes the character; nothing that is stored has its replacement either.
    if (parameter.takesAnyText) return text.replaceAll('\0', '\ufffd');
    const message = `${PART_NAMES[parameter.in]} ${parameter.name} must not contain a NUL character.`;
    throw badRequest(message, [{ path: parameter.name, message }]);
  }
  if (parameter.kind === 'integer') return toNumber(text, /^-?\d+$/);
  if (parameter.kind === 'number') return toNumber(text, NUMBER);
  if (parameter.kind === 'boolean') return toBoolean(text);
  if (parameter.maxNormalized !== undefined)
    requireShortWhenNormalized(parameter, text, parameter.maxNormalized);
  if (parameter.kind === 'timestamp')
    return completeTimestamp(parameter.in === 'query' ? restorePlus(text) : text);
  return text;
}

/** One character can be 18 when normalized, and a search works on normalized texts. */
function requireShortWhenNormalized(parameter: ParameterDescription, text: string, max: number): void {
  // A text that is too long as sent is left to the validator: to normalize it could take long.
  if (text.length <= max / MAX_EXPANSION || Array.from(text).length > max) return;
  const length = Array.from(text.normalize('NFKC')).length;
  if (length <= max) return;
  const { name } = parameter;
  const message = `${PART_NAMES[parameter.in]} ${name} must have at most ${max} characters, also when normalized (NFKC), got ${length}.`;
  throw badRequest(message, [{ path: name, message }]);
}

function toNumber(text: string, form: RegExp): number | string {
  if (text.length > MAX_DIGITS) return text;
  const value = Number(text);
  return form.test(text) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}

/** A parameter that is there without a value is a flag that is set. */
function toBoolean(text: string): boolean | string {
  const word = text.toLowerCase();
  if (word === 'true' || word === '1' || word === '') return true;
  if (word === 'false' || word === '0') return false;
  return text;
}

function invalidParameters(
  faults: SchemaFault[],
  search: string,
  path: Record<string, string>,
  headers: Record<string, string | string[] | undefined>,
): Error {
  const given = new URLSearchParams(search);
  const details = faults.map((fault): ProblemDetail => {
    const [, group = '', name = '', ...inside] = fault.instancePath.split('/');
    const written = { path: path[name], query: given.get(name), header: headers[name.toLowerCase()] };
    const sent = written[group as keyof typeof written];
    // The client wrote text; show it as it was written, not as it was converted.
    const data = inside.length === 0 && typeof sent === 'string' ? sent : fault.data;
    const instancePath = ['', ...(name === '' ? [] : [name]), ...inside].join('/');
    const described = describeFault({ ...fault, instancePath, data }, PART_NAMES[group] ?? 'Parameter');
    const isBoolean = fault.keyword === 'type' && fault.params.type === 'boolean';
    return isBoolean
      ? { ...described, message: described.message.replace('a boolean', 'true, false, 1 or 0') }
      : described;
  });
  return badRequest(details[0]?.message ?? 'The parameters do not fit the documented schema.', details);
}
