import { listOperations, type OpenApiDocument } from '../../src/openapi-document.js';
import { banner } from './banner.js';

/** Returns the module with one typed function per operation; a bundler drops those that a program does not call. */
export function renderClient(document: OpenApiDocument): string {
  const functions = listOperations(document).map(({ path, method, operation }) => {
    const id = operation.operationId;
    const description = [operation.summary, operation.description?.split('\n\n')[0]]
      .filter(Boolean)
      .join('. ');
    return [
      `/** ${description.replaceAll('*/', '').replaceAll(/\s+/g, ' ').trim()} */`,
      `export const ${id} = (client: Client, ...[request, options]: Arguments<'${id}'>): Promise<Answer<'${id}'>> =>`,
      `  send(client, '${method.toUpperCase()}', '${path}', request, options);`,
    ].join('\n');
  });
  return `${banner}${declarations}${functions.join('\n\n')}\n`;
}

const declarations = `import type { operations } from './types.js';
import { send, type Client, type SendOptions } from './send.js';

export type { Client, SendOptions } from './send.js';
export type { components } from './types.js';

type Id = keyof operations;
type Parameters<O extends Id> = operations[O]['parameters'];
type Given<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [K in Name]?: T } : { [K in Name]: T };
type BodyOf<O extends Id> = operations[O] extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer J }
    ? J
    : Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  : undefined;

/** What a call takes: the documented path, query and header parameters and the body. */
export type Request<O extends Id> = Given<'path', Parameters<O>['path']> &
  Given<'query', Parameters<O>['query']> &
  Given<'header', Parameters<O>['header']> &
  Given<'body', BodyOf<O>>;

type Arguments<O extends Id> = {} extends Request<O>
  ? [request?: Request<O>, options?: SendOptions]
  : [request: Request<O>, options?: SendOptions];

type ContentOf<R> = R extends { content: { 'application/json': infer J } } ? J : undefined;

/** What a call returns: one case per documented status, told apart by \`status\`. */
export type Answer<O extends Id> = {
  [S in keyof operations[O]['responses']]: {
    status: S;
    headers: Headers;
    body: ContentOf<operations[O]['responses'][S]>;
  };
}[keyof operations[O]['responses']];

`;
