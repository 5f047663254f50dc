/**
 * The rules for specs that redocly.yaml cannot state as assertions, as a plugin of the Redocly linter. Each has a bad document in
 * fixtures/, named like it.
 */
import { isDeepStrictEqual } from 'node:util';

const SCENARIO = /^[a-z][a-zA-Z0-9]*$/;
/** Binary data has its own limit, and a timestamp has a fixed form. */
const BOUNDED_FORMATS = ['binary', 'date-time'];

/** What keeps the values of a schema within bounds, or a sentence about what is missing. */
function missingBounds(schema) {
  if (schema.enum || BOUNDED_FORMATS.includes(schema.format)) return null;
  if (schema.type === 'integer' || schema.type === 'number') {
    return schema.minimum === undefined || schema.maximum === undefined ? 'minimum and maximum' : null;
  }
  if (schema.type === 'string') return schema.pattern || schema.maxLength ? null : 'pattern or maxLength';
  if (schema.type === 'array') return schema.maxItems === undefined ? 'maxItems' : null;
  return null;
}

/** Resolves the reference that a node may be; returns its target, and the file of the target. */
function follow(raw, file, resolve) {
  if (!raw?.$ref) return { node: raw ?? {}, file };
  const { node, location } = resolve(raw, file);
  return { node: node ?? {}, file: location?.source.absoluteRef ?? file };
}

/** Whether a schema needs an example of its own, because none can stand further inside it. */
function wantsExample(schema, file, resolve) {
  if (schema.type === 'object') return false;
  if (schema.type !== 'array') return true;
  const items = follow(schema.items, file, resolve);
  return wantsExample(items.node, items.file, resolve);
}

/** A property says what it means, and shows a value. */
function propertyDocumented() {
  return {
    SchemaProperties(properties, { report, location, resolve }) {
      for (const [name, raw] of Object.entries(properties)) {
        const { node: schema, file } = follow(raw, location.source.absoluteRef, resolve);
        const at = { location: location.child(name) };
        if (!schema.description) report({ ...at, message: `The property ${name} has no description.` });
        if (schema.example !== undefined || !wantsExample(schema, file, resolve)) continue;
        report({ ...at, message: `The property ${name} has no example.` });
      }
    },
  };
}

/** A parameter says what it means, shows a value where test tools look for it, and has bounds. */
function parameterDocumented() {
  return {
    Parameter(parameter, { report, location, resolve }) {
      const { name } = parameter;
      if (!parameter.description) report({ message: `The parameter ${name} has no description.`, location });
      if (parameter.example !== undefined || Object.keys(parameter.examples ?? {}).length === 0) {
        const message = `The parameter ${name} needs examples, keyed like those of the responses, instead of example or none.`;
        report({ message, location });
      }
      const schema = parameter.schema && resolve(parameter.schema).node;
      const missing = schema && missingBounds(schema);
      if (missing) report({ message: `The parameter ${name} has no ${missing}.`, location });
    },
  };
}

/** What is missing in a schema and inside it, as `[path, what]` pairs. A request schema does not contain itself. */
function unbounded(raw, rawFile, resolve, path) {
  const { node: schema, file } = follow(raw, rawFile, resolve);
  const missing = missingBounds(schema);
  const inner = Object.entries(schema.properties ?? {}).map(([name, value]) => [value, `${path}.${name}`]);
  if (schema.items) inner.push([schema.items, `${path}[]`]);
  const deeper = inner.flatMap(([value, at]) => unbounded(value, file, resolve, at));
  return missing ? [[path, missing], ...deeper] : deeper;
}

/** Everything that a client may send in a body has bounds. */
function requestBounds() {
  return {
    RequestBody: {
      MediaType(mediaType, { report, location, resolve }) {
        const found = unbounded(mediaType.schema, location.source.absoluteRef, resolve, 'body');
        for (const [path, missing] of found) {
          const at = location.child('schema');
          report({ message: `The request's ${path} has no ${missing}.`, location: at });
        }
      },
    },
  };
}

/** Bodies are shown by examples, each keyed by its scenario and with a summary. */
function examplesKeyed() {
  return {
    MediaType(mediaType, { report, location, resolve }) {
      const entries = Object.entries(mediaType.examples ?? {});
      if (mediaType.example !== undefined || entries.length === 0) {
        report({
          message: 'The body needs examples, keyed by scenario, instead of example or none.',
          location,
        });
      }
      for (const [key, raw] of entries) {
        const at = { location: location.child(['examples', key]) };
        if (!SCENARIO.test(key)) {
          report({ ...at, message: `The example key "${key}" must name a scenario in camelCase.` });
        }
        if (!resolve(raw).node?.summary) report({ ...at, message: `The example "${key}" has no summary.` });
      }
    },
  };
}

/** The named examples of a success or a 404, by status. */
function pairableExamples(responses, file, resolve) {
  return Object.entries(responses ?? {})
    .filter(([status]) => /^2..$/.test(status) || status === '404')
    .map(([status, raw]) => {
      const { node } = follow(raw, file, resolve);
      const keys = Object.values(node.content ?? {}).flatMap((media) => Object.keys(media.examples ?? {}));
      return [status, keys];
    });
}

/** The parts of a request that each of its examples must have, as `[what, keys]` pairs. */
function requiredParts(operation, file, resolve) {
  const parameters = (operation.parameters ?? [])
    .map((raw) => follow(raw, file, resolve).node)
    .filter(({ required }) => required === true)
    .map(({ name, examples }) => [`the parameter ${name}`, Object.keys(examples ?? {})]);
  return operation.requestBody
    ? [...parameters, ['the body', bodyKeys(operation, file, resolve)]]
    : parameters;
}

function bodyKeys(operation, file, resolve) {
  const body = follow(operation.requestBody, file, resolve).node;
  return Object.values(body.content ?? {}).flatMap((media) => Object.keys(media.examples ?? {}));
}

/**
 * The examples of a request and of its response have one key, so that tools can send the one and compare the other. An error
 * response is skipped: its request may be invalid, and is in `x-request`.
 */
function examplesPaired() {
  return {
    Operation(operation, { report, location, resolve }) {
      const file = location.source.absoluteRef;
      const parts = requiredParts(operation, file, resolve);
      const statuses = new Map();
      for (const [status, keys] of pairableExamples(operation.responses, file, resolve)) {
        for (const key of keys) {
          const other = statuses.get(key);
          if (other)
            report({
              message: `The example "${key}" is one of the ${other} and of the ${status}.`,
              location,
            });
          statuses.set(key, status);
          for (const [what] of parts.filter(([, present]) => !present.includes(key))) {
            const message = `The example "${key}" of the ${status} has no request: ${what} has no example of that key.`;
            report({ message, location });
          }
        }
      }
      for (const key of bodyKeys(operation, file, resolve)) {
        if (!statuses.has(key))
          report({ message: `The request example "${key}" leads to no response.`, location });
      }
    },
  };
}

/** Whether a value has the place that a JSON pointer names; `*` is every item of a list. */
function hasPlace(value, [key, ...rest]) {
  if (key === undefined) return value !== undefined;
  if (key === '*') return Array.isArray(value) && value.every((item) => hasPlace(item, rest));
  return hasPlace(value?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], rest);
}

/** A place that x-volatile excuses from comparison exists in an example: a response may have several forms. */
function volatileExists() {
  return {
    MediaType(mediaType, { report, location, resolve }) {
      const values = Object.values(mediaType.examples ?? {}).map((raw) => resolve(raw).node?.value);
      for (const pointer of mediaType['x-volatile'] ?? []) {
        if (values.some((value) => hasPlace(value, pointer.split('/').slice(1)))) continue;
        const message = `x-volatile names ${pointer}, which no example has.`;
        report({ message, location: location.child('x-volatile') });
      }
    },
  };
}

/** Each path has its own file: paths/, then the URL with `/` as `_`. */
function pathFileName() {
  return {
    Paths(paths, { report, location }) {
      for (const [url, item] of Object.entries(paths)) {
        const expected = `paths/${url.replace(/^\//, '').replaceAll('/', '_')}.yaml`;
        const actual = item.$ref?.replace(/^\.\//, '');
        if (actual === expected) continue;
        const message = `The path ${url} must be {$ref: ${expected}}, got ${actual ?? 'an inline path'}.`;
        report({ message, location: location.child(url) });
      }
    },
  };
}

/**
 * A schema that is another one, or null, repeats it under another name: a `$ref` takes no `nullable`, and allOf hides what there
 * is. `copies` names the other one of each; they differ in `nullable` and `description` only.
 */
function nullableCopy({ copies = {} }) {
  const seen = new Map();
  return {
    Schema(schema, { location }) {
      const name = location.pointer.match(/^#\/(\w+)$/)?.[1];
      if (name) seen.set(name, { schema, location });
    },
    Root: {
      leave(_, { report }) {
        for (const [copy, original] of Object.entries(copies)) {
          const found = seen.get(copy);
          if (!found || saysTheSame(found.schema, seen.get(original)?.schema)) continue;
          const message = `The schema ${copy} must say what ${original} says, except for nullable and the description.`;
          report({ message, location: found.location });
        }
      },
    },
  };
}

function saysTheSame(copy, original) {
  const compared = (schema) => ({ ...schema, nullable: undefined, description: undefined });
  return (
    copy.nullable === true && original !== undefined && isDeepStrictEqual(compared(copy), compared(original))
  );
}

/** The plugin `house`: its rules are switched on in redocly.yaml as `house/<rule>`. */
export default function house() {
  const oas3 = {
    'path-file-name': pathFileName,
    'nullable-copy': nullableCopy,
    'property-documented': propertyDocumented,
    'parameter-documented': parameterDocumented,
    'request-bounds': requestBounds,
    'examples-keyed': examplesKeyed,
    'examples-paired': examplesPaired,
    'volatile-exists': volatileExists,
  };
  return { id: 'house', rules: { oas3 } };
}
