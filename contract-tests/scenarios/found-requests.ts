import { firstExample, listOperations, type ApiParameter, type Operation } from '../contract/document.js';
import { Skipped, type RequestParts, type ScenarioContext } from './scenario.js';

/** A limit of the load on a deployment. */
const MAX_TRIES = 8;

/**
 * Returns a request for existing data of a server: required parameters and body from the document's examples, and
 * path values from other responses of the server. Throws Skipped where nothing suitable is found.
 */
export function findRequest(context: ScenarioContext, operation: Operation): Promise<RequestParts> {
  return context.once(`request ${operation.id}`, () => {
    const [parameter] = listPathParameters(operation);
    return parameter ? findInPath(context, operation, parameter.name) : findQuery(context, operation);
  });
}

async function findInPath(
  context: ScenarioContext,
  operation: Operation,
  name: string,
): Promise<RequestParts> {
  const parts = exampleRequest(context, operation);
  for (const value of await findValues(context, operation, name)) {
    const found = { ...parts, path: { ...parts.path, [name]: value } };
    // A 404 means that this operation does not know the value; anything else is validated.
    if ((await context.send(operation.id, found)).status !== 404) return found;
  }
  throw new Skipped(`The server holds no data for ${operation.id}.`);
}

/** Without required parameters, one of several may still be needed. */
async function findQuery(context: ScenarioContext, operation: Operation): Promise<RequestParts> {
  const plain = exampleRequest(context, operation);
  if ((await context.send(operation.id, plain)).status !== 400) return plain;
  for (const parameter of operation.parameters.filter(({ in: place }) => place === 'query')) {
    const found = { ...plain, query: [...(plain.query ?? []), ...toPairs(context, parameter)] };
    if ((await context.send(operation.id, found)).status !== 400) return found;
  }
  return plain;
}

function toPairs({ document }: ScenarioContext, parameter: ApiParameter): [string, string][] {
  const value = firstExample(document, parameter) ?? parameter.schema.example;
  return [value].flat().map((one): [string, string] => [parameter.name, String(one)]);
}

/** Returns a request made of the document's examples: only what is required. */
export function exampleRequest(context: ScenarioContext, { parameters, body }: Operation): RequestParts {
  const required = parameters.filter((parameter) => parameter.required === true);
  const inPlace = (place: ApiParameter['in']): [string, string][] =>
    required
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => toPairs(context, parameter));
  return {
    path: Object.fromEntries(inPlace('path')),
    query: inPlace('query'),
    headers: Object.fromEntries(inPlace('header').map(([name, value]) => [name.toLowerCase(), value])),
    ...(body ? { body: firstExample(context.document, body.media) } : {}),
  };
}

/** Returns the first values under a name in a server's other responses. */
async function findValues(context: ScenarioContext, { id }: Operation, name: string): Promise<string[]> {
  const sources = listOperations(context.document)
    .filter((operation) => operation.isSafe && operation.method === 'GET' && operation.id !== id)
    .sort((a, b) => listPathParameters(a).length - listPathParameters(b).length);
  const values = new Set<string>();
  for (const source of sources) {
    const { json } = await context.once(`found ${source.id}`, () =>
      context.send(source.id, exampleRequest(context, source)),
    );
    for (const value of valuesUnder([name, toSnakeCase(name)], json)) values.add(value);
    if (values.size >= MAX_TRIES) break;
  }
  return [...values].slice(0, MAX_TRIES);
}

function listPathParameters({ parameters }: Operation): ApiParameter[] {
  return parameters.filter((parameter) => parameter.in === 'path');
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function valuesUnder(names: string[], json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesUnder(names, item));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const isWanted = names.includes(key) && (typeof value === 'string' || typeof value === 'number');
    return isWanted && value !== '' ? [String(value)] : valuesUnder(names, value);
  });
}
