// Rules about the form of a document: names, files, statuses and the facts that other tools derive from it.
import { isDeepStrictEqual } from 'node:util';

const HTTP_STATUS = /^[1-5][0-9]{2}$/;

const FACTS = {
  'x-stability': { allowed: ['existing', 'stable', 'legacy'] },
  'x-access': { allowed: ['public', 'protected'] },
  'x-contract-safe': { allowed: [true, false] },
};

/** An operationId is camelCase and has a verb and a noun. */
function operationIdStyle() {
  return {
    Operation({ operationId }, { report, location }) {
      if (typeof operationId !== 'string' || /^[a-z]+([A-Z][a-z0-9]*)+$/.test(operationId)) return;
      const message = `The operationId "${operationId}" must be a verb and a noun in camelCase, such as getRecord.`;
      report({ message, location: location.child('operationId') });
    },
  };
}

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

/** Schemas are flat: allOf hides what a body really has. */
function noAllOf() {
  return {
    Schema({ allOf }, { report, location }) {
      if (!allOf) return;
      const message = 'The schema uses allOf; write all properties in one schema.';
      report({ message, location: location.child('allOf') });
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

/** Statuses are documented one by one. 500 never is: no request can provoke it. */
function explicitStatus() {
  return {
    Responses(responses, { report, location }) {
      for (const status of Object.keys(responses)) {
        if (HTTP_STATUS.test(status) && status !== '500') continue;
        const message = `The status ${status} must be one that a request can earn, such as '404'; ranges, default and 500 say nothing.`;
        report({ message, location: location.child(status) });
      }
    },
  };
}

/** A 429 documents Retry-After. */
function retryAfter() {
  return {
    Response({ headers }, { key, report, location, resolve }) {
      if (key !== '429') return;
      const header = headers?.['Retry-After'];
      if (header && resolve(header).node?.required === true) return;
      report({ message: 'The 429 must document the header Retry-After with required: true.', location });
    },
  };
}

/** An operation states the facts that the endpoint catalogue and the contract tests are derived from. */
function operationFacts() {
  return {
    Operation(operation, { report, location }) {
      for (const [key, { allowed }] of Object.entries(FACTS)) {
        if (allowed.includes(operation[key])) continue;
        const message = `The operation's ${key} must be one of ${allowed.join(', ')}, got ${operation[key]}.`;
        report({ message, location });
      }
      const notes = operation['x-notes'];
      if (notes !== undefined && !(Array.isArray(notes) && notes.every((note) => /\.$/.test(note)))) {
        report({
          message: "The operation's x-notes must be a list of sentences, each with a period.",
          location,
        });
      }
    },
  };
}

/** The rules about form, by name. */
export const structure = {
  'operation-id-style': operationIdStyle,
  'path-file-name': pathFileName,
  'schema-name': schemaName,
  'no-all-of': noAllOf,
  'nullable-copy': nullableCopy,
  'explicit-status': explicitStatus,
  'retry-after': retryAfter,
  'operation-facts': operationFacts,
};
