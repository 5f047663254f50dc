import { deepEqual, equal, ok } from 'node:assert/strict';
import { listOperations, toRoutePattern, type ApiDocument } from '../contract/document.js';

/** Fails unless values are in descending order, texts by their code units. */
export function assertDescending(values: readonly (number | string)[]): void {
  deepEqual(
    values,
    values.toSorted((a, b) => Number(a < b) - Number(a > b)),
  );
}

/** An entry of a service's list of endpoints. */
export interface ListedEndpoint {
  key: string;
  method: string;
  path: string;
  group: string;
  exampleResponses: { body: string }[];
}

/** Fails unless a list has every operation in the order of the document, under its id or the key that `keys` has for it. */
export function assertEndpoints(
  document: ApiDocument,
  list: { total: number; groupOrder: string[]; endpoints: ListedEndpoint[] },
  keys: Readonly<Record<string, string>> = {},
): void {
  const operations = listOperations(document);
  equal(list.total, operations.length);
  deepEqual(
    list.endpoints.map(({ key, method, path, group }) => [key, method, path, group]),
    operations.map((operation) => [
      keys[operation.id] ?? operation.id,
      operation.method,
      toRoutePattern(operation),
      operation.tag,
    ]),
  );
  for (const { group, exampleResponses } of list.endpoints) {
    ok(list.groupOrder.includes(group), `${group} is in the order of the groups`);
    for (const { body } of exampleResponses)
      equal(
        body,
        body && JSON.stringify(JSON.parse(body), null, 2),
        'an example is JSON with line breaks, or nothing',
      );
  }
}
