import { firstExample, listOperations, type ApiParameter, type Operation } from '../contract/document.js';
import { Skipped, type RequestParts, type ScenarioContext } from './scenario.js';

/** More tries than this would be a burden for a server that somebody else runs. */
const MAX_TRIES = 8;

/**
 * Returns a request of an operation for what a server holds already: parameters and body as the document's examples have them,
 * and in the path values that other answers of the server name. Throws LeftOut where nothing suitable is found.
 */
export function findRequest(context: ScenarioContext, operation: Operation): Promise<RequestParts> {
  return context.once(`request ${operation.id}`, () => {
    const [parameter] = pathParametersOf(operation);
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
    // Another place may name something that this operation does not know; anything else is for the judge.
    if ((await context.ask(operation.id, found)).status !== 404) return found;
  }
  throw new Skipped(`The server holds nothing that ${operation.id} could be asked for.`);
}

/** No parameter may be required, and yet one of several be needed. */
async function findQuery(context: ScenarioContext, operation: Operation): Promise<RequestParts> {
  const plain = exampleRequest(context, operation);
  if ((await context.ask(operation.id, plain)).status !== 400) return plain;
  for (const parameter of operation.parameters.filter(({ in: place }) => place === 'query')) {
    const found = { ...plain, query: [...(plain.query ?? []), ...examplesOf(context, parameter)] };
    if ((await context.ask(operation.id, found)).status !== 400) return found;
  }
  return plain;
}

function examplesOf({ document }: ScenarioContext, parameter: ApiParameter): [string, string][] {
  const value = firstExample(document, parameter) ?? parameter.schema.example;
  return [value].flat().map((one): [string, string] => [parameter.name, String(one)]);
}

/** Returns a request made of the document's examples alone: what it requires and nothing else. */
function exampleRequest(context: ScenarioContext, { parameters, body }: Operation): RequestParts {
  const required = parameters.filter((parameter) => parameter.required === true);
  const inPlace = (place: ApiParameter['in']): [string, string][] =>
    required
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => examplesOf(context, parameter));
  return {
    path: Object.fromEntries(inPlace('path')),
    query: inPlace('query'),
    headers: Object.fromEntries(inPlace('header').map(([name, value]) => [name.toLowerCase(), value])),
    ...(body ? { body: firstExample(context.document, body.media) } : {}),
  };
}

/** Returns values that a server's other answers have under a name, the first ones that they give. */
async function findValues(context: ScenarioContext, { id }: Operation, name: string): Promise<string[]> {
  const sources = listOperations(context.document)
    .filter((operation) => operation.isSafe && operation.method === 'GET' && operation.id !== id)
    .sort((a, b) => pathParametersOf(a).length - pathParametersOf(b).length);
  const values = new Set<string>();
  for (const source of sources) {
    const { json } = await context.once(`found ${source.id}`, () =>
      context.ask(source.id, exampleRequest(context, source)),
    );
    for (const value of valuesUnder([name, toSnakeCase(name)], json)) values.add(value);
    if (values.size >= MAX_TRIES) break;
  }
  return [...values].slice(0, MAX_TRIES);
}

function pathParametersOf({ parameters }: Operation): ApiParameter[] {
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
