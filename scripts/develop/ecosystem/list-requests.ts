import { readFile } from 'node:fs/promises';
import {
  exampleValues,
  listOperations,
  type ApiDocument,
  type Operation,
} from '../../../contract-tests/contract/document.js';

/** A documented request in the parts that generated clients need. */
export interface ExampleRequest {
  service: string;
  operationId: string;
  method: string;
  /** The path, with `{name}` for each path parameter. */
  path: string;
  /** Key of the example. */
  key: string;
  parameters: Record<'path' | 'query' | 'header', Record<string, unknown>>;
  /** Names of the path parameters, in their order. */
  pathNames: string[];
  /** Whether the operation has query parameters. */
  hasQuery: boolean;
  body?: unknown;
}

/** Returns the documented requests with a 200, without uploads, whose bytes are no JSON value. `documents` holds files by service. */
export async function listRequests(documents: Readonly<Record<string, string>>): Promise<ExampleRequest[]> {
  const lists = Object.entries(documents).map(async ([service, file]) => {
    const document = JSON.parse(await readFile(file, 'utf8')) as ApiDocument;
    return listOperations(document)
      .filter(({ body }) => body === undefined || body.mediaType === 'application/json')
      .flatMap((operation) => toRequests(service, document, operation));
  });
  return (await Promise.all(lists)).flat();
}

function toRequests(service: string, document: ApiDocument, operation: Operation): ExampleRequest[] {
  const media = operation.responses.get(200)?.content?.['application/json'];
  return [...(media ? exampleValues(document, media).keys() : [])].flatMap((key): ExampleRequest[] => {
    const parameters: ExampleRequest['parameters'] = { path: {}, query: {}, header: {} };
    for (const parameter of operation.parameters) {
      const values = exampleValues(document, parameter);
      if (values.has(key)) parameters[parameter.in][parameter.name] = values.get(key);
      else if (parameter.required === true) return [];
    }
    const bodies = operation.body ? exampleValues(document, operation.body.media) : undefined;
    if (bodies && !bodies.has(key)) return [];
    const { id: operationId, method, path } = operation;
    const pathNames = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const hasQuery = operation.parameters.some((one) => one.in === 'query');
    const request = { service, operationId, method, path, key, parameters, pathNames, hasQuery };
    return [bodies ? { ...request, body: bodies.get(key) } : request];
  });
}
