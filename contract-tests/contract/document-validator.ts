import addFormats from 'ajv-formats';
import { OpenAPIValidator, SetMatchType, type Document } from 'openapi-backend';
import { resolve, type ApiDocument, type Operation, type Reference } from './document.js';
import type { ValidatorError } from './schema-fault.js';

/** Judges responses by a document in which objects have documented properties only, by openapi-backend. */
export interface DocumentValidator {
  /** Returns the errors of a JSON body of a documented status. */
  bodyErrors: (operation: Operation, status: number, json: unknown) => ValidatorError[];
  /** Returns the errors of documented headers. A missing header is an error even where it is optional. */
  headerErrors: (
    operation: Operation,
    status: number,
    headers: Readonly<Record<string, unknown>>,
  ) => ValidatorError[];
}

const validators = new WeakMap<ApiDocument, DocumentValidator>();

/** Returns the validator of a document, which is made once. */
export function validatorOf(document: ApiDocument): DocumentValidator {
  const validator = validators.get(document) ?? createValidator(document);
  validators.set(document, validator);
  return validator;
}

/** All services send times in UTC with milliseconds, as the introductions of the documents say. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function createValidator(document: ApiDocument): DocumentValidator {
  const validator = new OpenAPIValidator({
    definition: toStrict(document),
    // Most schemas are used a few times: what optimizing their code takes is not won back.
    ajvOpts: { allErrors: true, strict: false, verbose: true, code: { optimize: false } },
    lazyCompileValidators: true,
    customizeAjv: (ajv) => {
      addFormats.default(ajv);
      return ajv.addFormat('date-time', DATE_TIME);
    },
  });
  return {
    bodyErrors: ({ id }, status, json) => validator.validateResponse(json, id, status).errors ?? [],
    headerErrors: ({ id }, statusCode, headers) =>
      validator.validateResponseHeaders({ ...headers }, id, {
        statusCode,
        setMatchType: SetMatchType.Superset,
      }).errors ?? [],
  };
}

/** Returns a copy without references, in which objects with documented properties take no others. */
function toStrict(document: ApiDocument): Document {
  const seen = new Map<object, unknown>();
  const copy = (given: unknown, isProperties = false): unknown => {
    if (Array.isArray(given)) return given.map((item) => copy(item));
    if (typeof given !== 'object' || given === null) return given;
    const value = resolve(document, given as object | Reference);
    const known = seen.get(value);
    if (known !== undefined) return known;
    const result: Record<string, unknown> = {};
    seen.set(value, result);
    for (const [key, child] of Object.entries(value))
      if (isProperties || !IGNORED.test(key))
        result[key] = copy(child, key === 'properties' && !isProperties);
    if (!isProperties && 'properties' in value) result['additionalProperties'] ??= false;
    return result;
  };
  return { ...document, paths: copy(document.paths) } as unknown as Document;
}

/** Keywords that do not restrict a response. */
const IGNORED = /^(x-|examples?$)/;
