// Rules about the form of a document: names, files, statuses and the facts that other tools derive from it.
import { isDeepStrictEqual } from 'node:util';

/** A path stands in a file of its own: paths/, then the URL with `/` as `_`. */
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

/** A schema in a file has a PascalCase name, which becomes its component's name; so does one under components. */
function schemaName() {
  const check = (name, report, location) => {
    if (/^([A-Z][a-z0-9]*)+$/.test(name)) return;
    report({ message: `The schema name "${name}" must be PascalCase, such as RecordBundle.`, location });
  };
  return {
    ref(node, { report, location, type }) {
      if (type.name === 'Schema')
        check(
          node.$ref
            .split('/')
            .at(-1)
            .replace(/\.\w+$/, ''),
          report,
          location,
        );
    },
    NamedSchemas(schemas, { report, location }) {
      for (const name of Object.keys(schemas)) check(name, report, location.child(name));
    },
  };
}

/**
 * A schema that is another one, or null, says the same in a file of its own: a `$ref` takes no `nullable`, and allOf hides what there
 * is. `copies` names the other one of each; they differ in `nullable` and `description` only.
 */
function nullableCopy({ copies = {} }) {
  const seen = new Map();
  return {
    Schema(schema, { location }) {
      const name = location.source.absoluteRef.match(/\/schemas\/(\w+)\.yaml$/)?.[1];
      if (name && location.pointer === '#/') seen.set(name, { schema, location });
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

/** A 429 and a 503 document Retry-After. */
function retryAfter() {
  return {
    Response({ headers }, { key, report, location, resolve }) {
      if (key !== '429' && key !== '503') return;
      const header = headers?.['Retry-After'];
      if (header && resolve(header).node?.required === true) return;
      report({ message: `The ${key} must document the header Retry-After with required: true.`, location });
    },
  };
}

/** An operation says whether contract tests may send it anywhere. */
function contractSafe() {
  return {
    Operation({ 'x-contract-safe': value }, { report, location }) {
      if (typeof value === 'boolean') return;
      report({ message: `The operation's x-contract-safe must be true or false, got ${value}.`, location });
    },
  };
}

/** The rules about form, by name. */
export const structure = {
  'path-file-name': pathFileName,
  'schema-name': schemaName,
  'nullable-copy': nullableCopy,
  'retry-after': retryAfter,
  'contract-safe': contractSafe,
};
