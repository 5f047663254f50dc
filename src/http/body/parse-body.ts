import { describeUnstorable, findUnstorable } from './find-unstorable.js';
import { describeFault } from '../describe-fault.js';
import { createNormalizer } from './normalize-fields.js';
import type { BodyDescription } from '../operation-table.js';
import type { OperationValidators } from '../operation-validators.js';
import { badRequest } from '../response/problem.js';
import { validateRows, type Rejections } from './validate-rows.js';

/** A parsed and validated body, and the rows that were removed from it. */
export interface ParsedBody extends Rejections {
  body: unknown;
}

/** A NUL character or a surrogate, which UTF-8 cannot have otherwise. */
const ESCAPE = /\\u(?:0000|d[89a-f])/i;

/** Returns the function that gives the valid content of a JSON body, without its invalid rows. It throws a 400 problem. */
export function createBodyParser(
  description: BodyDescription,
  { body: validate, rows }: OperationValidators,
): (bytes: Buffer) => Promise<ParsedBody> {
  const { fieldRules, knownFields } = description;
  const normalize = createNormalizer(description);
  return async (bytes) => {
    const text = decode(bytes);
    const body = parse(text);
    const hasEscapes = ESCAPE.test(text);
    const unstorable = findUnstorable(body, { rowLists: rows, hasEscapes, knownFields });
    if (unstorable) {
      const message = describeUnstorable(unstorable, 'The body', 'Body field ');
      throw badRequest(message, [{ path: unstorable.path, message }]);
    }
    normalize(body, fieldRules, rows);
    if (!validate || validate(body))
      return {
        body,
        ...(await validateRows(body, rows, { hasEscapes, knownFields, fieldRules, normalize })),
      };
    const details = (validate.errors ?? []).map((fault) => describeFault(fault, 'Body field'));
    throw badRequest(details[0]?.message ?? 'The body does not fit the documented schema.', details);
  };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The body must be JSON in UTF-8; its bytes are not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw badRequest('The body must be JSON; it is empty.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`The body must be JSON: ${(error as Error).message}.`);
  }
}
