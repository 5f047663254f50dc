import { chooseSchema, resolve, type ApiSchema, type Operation } from './document.js';
import { excerpt, statusFault, type Fault } from './fault.js';
import type { Response } from './http-client.js';
import { toSchemaFault, type ValidatorError } from './schema-fault.js';
import { validatorOf } from './document-validator.js';
import { validateDocumentedHeaders, validateServiceWideHeaders } from './validate-headers.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

/** What a response must be. */
interface Expectation {
  operation: Operation;
  status: number;
  mediaType: string | null;
  /** Whether the headers that every response has are required. */
  hasServiceWideChecks: boolean;
}

const MAX_FAULTS = 5;

/** Returns the faults of a response; none when it matches the document. */
export function validateResponse(suite: ServiceSuite, response: Response, expected: Expectation): Fault[] {
  const { status, body } = response;
  const { operation } = expected;
  const documentedResponse = operation.responses.get(status);
  const ofStatus = (isDocumented: boolean): Fault => ({
    ...statusFault(status, expected.status, body, isDocumented),
    ...quoted(operation.responses.get(expected.status)?.description),
  });
  if (!documentedResponse) return [ofStatus(false)];
  const faults = status === expected.status ? [] : [ofStatus(true)];
  const mediaTypes = Object.keys(documentedResponse.content ?? {});
  for (const fault of validateContent(suite, response, expected, mediaTypes))
    faults.push({ ...quoted(documentedResponse.description), ...fault });
  faults.push(...validateDocumentedHeaders(suite.document, operation, response, documentedResponse));
  if (expected.hasServiceWideChecks) faults.push(...validateServiceWideHeaders(response, operation));
  return faults;
}

function quoted(quote: string | undefined): Pick<Fault, 'quote'> {
  return quote === undefined ? {} : { quote };
}

function validateContent(
  suite: ServiceSuite,
  response: Response,
  expected: Expectation,
  documented: string[],
): Fault[] {
  const { status, body, headers } = response;
  if (documented.length === 0) {
    if (body.length === 0) return [];
    return [
      { sentence: `The response has ${body.length} bytes where no content is documented.`, cause: 'content' },
    ];
  }
  // Without parameters, as the document says; Dredd compares the same.
  const given = headers['content-type'] ?? '';
  if (!documented.includes(given)) return [contentTypeFault(given, documented.join(' or '))];
  const { mediaType } = expected;
  const isOther = status === expected.status && mediaType !== null && given !== mediaType;
  if (isOther) return [contentTypeFault(given, mediaType)];
  return validateBody(suite, response, expected.operation, given);
}

function contentTypeFault(actual: string, expected: string): Fault {
  return {
    sentence: `Header Content-Type: expected ${expected}, got "${actual}".`,
    cause: 'header content-type',
    expected,
    actual: actual || 'nothing',
    header: 'Content-Type',
  };
}

function validateBody(
  { document }: ServiceSuite,
  { status, body, json }: Response,
  operation: Operation,
  mediaType: string,
): Fault[] {
  if (!/[/+]json$/.test(mediaType))
    return body.length > 0 ? [] : [{ sentence: 'The body is empty.', cause: 'body empty' }];
  if (json === undefined)
    return [{ sentence: 'The body is not JSON.', cause: 'body not JSON', ...excerpt(body) }];
  const schema = operation.responses.get(status)?.content?.[mediaType]?.schema ?? {};
  const choice = chooseSchema(document, resolve<ApiSchema>(document, schema), json);
  const errors = validatorOf(document)
    .bodyErrors(operation, status, json)
    .filter((error) => !choice || isOfChoice(choice, error));
  const faults = errors.map((error) => toSchemaFault(json, error));
  // A list may have the same fault in each of its items.
  return [...new Map(faults.toReversed().map((fault) => [fault.cause, fault])).values()]
    .toReversed()
    .slice(0, MAX_FAULTS);
}

/** Whether an error belongs to the chosen alternative: a validator also lists the errors of the other ones, whose fields differ. */
function isOfChoice(choice: ApiSchema, { instancePath, keyword, params }: ValidatorError): boolean {
  if (instancePath !== '') return true;
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  if (missingProperty !== undefined) return choice.required?.includes(missingProperty) ?? true;
  if (additionalProperty !== undefined) return !(additionalProperty in (choice.properties ?? {}));
  return keyword !== 'oneOf';
}
