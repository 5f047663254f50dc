import { readFileSync } from 'node:fs';
import { clientPackageName } from '../../../../src/main/service-titles.js';
import {
  listOperations,
  resolveReference,
  type LocatedOperation,
  type OpenApiDocument,
  type Operation,
  type Response,
} from '../../../../src/openapi-document.js';
import { projectRoot } from '../../../../src/project-root.js';
import { banner } from '../render-json.js';

/** The modules that all clients have in common; they stand here as they are published. */
const RUNTIME_MODULES = ['send', 'retry', 'pages'] as const;

/** Returns the modules of a service's client by name, as TypeScript. */
export function renderClientModules(document: OpenApiDocument): Map<string, string> {
  const runtime = RUNTIME_MODULES.map((name): [string, string] => {
    const file = new URL(`scripts/develop/generate/client/runtime/${name}.ts`, projectRoot);
    return [name, banner + readFileSync(file, 'utf8')];
  });
  return new Map([['index', renderClient(document)], ...runtime]);
}

/** Returns the module with one typed function per operation; a bundler drops those that a program does not call. */
export function renderClient(document: OpenApiDocument): string {
  const functions = listOperations(document).map((located) => renderFunction(document, located));
  return `${banner}${declarations}${renderPaths(document)}${functions.join('\n\n')}\n`;
}

/** The type by which clients such as openapi-fetch know a service. */
function renderPaths(document: OpenApiDocument): string {
  const operations = new Map<string, string[]>();
  for (const { path, method, operation } of listOperations(document)) {
    const member = `${method}: operations['${operation.operationId}']`;
    operations.set(path, [...(operations.get(path) ?? []), member]);
  }
  const lines = [...operations].map(([path, members]) => `  '${path}': { ${members.join('; ')} };`);
  return `/** The operations by their path and method. */\nexport interface paths {\n${lines.join('\n')}\n}\n\n`;
}

function renderFunction(document: OpenApiDocument, located: LocatedOperation): string {
  const { path, method, operation, parameters } = located;
  const { operationId: id, summary, description } = operation;
  const comment = [summary, description?.split('\n\n')[0]].filter(Boolean).join('. ');
  const { json, empty } = listStatuses(document, operation);
  const body = operation.requestBody && resolveReference(document, operation.requestBody);
  const sends = body && ('application/json' in body.content ? 'json' : 'bytes');
  const shape = [
    `id: '${id}'`,
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    ...(sends ? [`sends: '${sends}'`] : []),
    `json: [${json.join(', ')}]`,
    `empty: [${empty.join(', ')}]`,
  ];
  const isOptional = !body?.required && !parameters.some(({ required }) => required);
  const [generic, options, response] = empty.includes(NOT_MODIFIED)
    ? ['<Tag extends ETag = undefined>', 'ConditionalCallOptions<Tag>', `ResponseOf<'${id}', Tag>`]
    : ['', 'CallOptions', `ResponseOf<'${id}'>`];
  return [
    `/** ${comment.replaceAll('*/', '').replaceAll(/\s+/g, ' ').trim()} */`,
    `export const ${id} = ${generic}(`,
    `  client: Client,`,
    `  request${isOptional ? '?' : ''}: RequestOf<'${id}'>,`,
    `  options?: ${options},`,
    `): Promise<${response}> =>`,
    `  send(client, { ${shape.join(', ')} }, request, options);`,
  ].join('\n');
}

const NOT_MODIFIED = 304;

/** Returns an operation's documented statuses by whether their response has a JSON body or none. */
function listStatuses(
  document: OpenApiDocument,
  { responses }: Operation,
): { json: number[]; empty: number[] } {
  const all = Object.entries(responses).map(([status, response]) => ({
    status: Number(status),
    hasBody: resolveReference<Response>(document, response).content !== undefined,
  }));
  const having = (hasBody: boolean): number[] =>
    all.filter((one) => one.hasBody === hasBody).map(({ status }) => status);
  return { json: having(true), empty: having(false) };
}

const declarations = `import { send, type CallOptions, type Client, type ConditionalCallOptions, type ETag, type UnexpectedResponse } from './send.js';
import type { operations } from './types.js';

export { followEvents, walkPages, type FollowedPage, type FollowOptions, type PageOf, type PageParameter } from './pages.js';
export { createRetryingFetch, type RetryOptions } from './retry.js';
export type { CallOptions, Client, ConditionalCallOptions, ETag, Fetch, UnexpectedResponse } from './send.js';
export type { components, operations } from './types.js';

/** The id of an operation, which is also the name of its function. */
export type OperationId = keyof operations;

type ParametersOf<O extends OperationId> = operations[O]['parameters'];
type Part<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [K in Name]?: T } : { [K in Name]: T };
type BodyOf<B> = B extends { content: { 'application/json': infer Json } } ? Json : B extends { content: object } ? Blob | ArrayBuffer | ArrayBufferView : B;

/** What a call takes: the documented path, query and header parameters and the body. */
export type RequestOf<O extends OperationId> = Part<'path', ParametersOf<O>['path']> &
  Part<'query', ParametersOf<O>['query']> &
  Part<'header', ParametersOf<O>['header']> &
  Part<'body', BodyOf<operations[O]['requestBody']>>;

type ContentOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;
type StatusOf<O extends OperationId, Tag extends ETag> = Exclude<keyof operations[O]['responses'], [Extract<Tag, string>] extends [never] ? 304 : never>;

/**
 * What a call returns: one case per documented status, discriminated by \`status\`, and \`unexpected\`. 304 is one of them only
 * where \`ifNoneMatch\` was sent.
 */
export type ResponseOf<O extends OperationId, Tag extends ETag = ETag> =
  | {
      [S in StatusOf<O, Tag>]: { status: S; headers: Headers; body: ContentOf<operations[O]['responses'][S]> };
    }[StatusOf<O, Tag>]
  | UnexpectedResponse;

`;

/** What the packages take over from the project's own package.json. */
export interface ProjectManifest {
  version: string;
  license: string;
  keywords: string[];
  repository: { type: string; url: string };
}

/** Returns package.json of a service's client. Its version is that of the project whose documents it was made from. */
export function renderClientManifest(
  service: string,
  document: OpenApiDocument,
  project: ProjectManifest,
): string {
  const manifest = {
    name: clientPackageName(service),
    version: project.version,
    description: `Typed client: ${document.info.title}, API ${document.info.version}.`,
    keywords: [...new Set([...project.keywords, service, 'client', 'typescript', 'fetch'])],
    license: project.license,
    repository: { ...project.repository, directory: `generated/${service}/client` },
    type: 'module',
    sideEffects: false,
    main: './lib/index.js',
    types: './lib/index.d.ts',
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    files: ['lib', 'types.d.ts'],
    engines: { node: '>=18' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
