import { readFileSync, readdirSync } from 'node:fs';
import { listOperations, type OpenApiDocument } from '../../../src/openapi-document.js';

/** The parts of one service that must name an operation alike. */
export interface NamedParts {
  operationIds: string[];
  /** File names in handlers/<service>/, without extension. */
  handlerFiles: string[];
  /** The text of each handler file by its name. */
  handlerTexts: Record<string, string>;
  /** Keys of the typed map in handlers/<service>/index.ts. */
  mapKeys: string[];
}

/**
 * Returns a sentence for every operation whose name differs between operationId, handler file, exported handler and
 * map key. The linter of the documents checks the names of path files.
 */
export function findNameFaults(parts: NamedParts): string[] {
  const ids = new Set(parts.operationIds);
  const named = parts.handlerFiles.filter((name) => /^[a-z]+([A-Z][a-z0-9]*)+$/.test(name));
  return [
    ...parts.operationIds
      .filter((id) => !parts.handlerFiles.includes(id))
      .map((id) => `Operation ${id} has no handler file ${id}.ts.`),
    ...named
      .filter((name) => !ids.has(name))
      .map((name) => `Handler file ${name}.ts is spelled like no operation.`),
    ...parts.operationIds
      .filter((id) => !exportsHandler(parts, id))
      .map((id) => `${id}.ts does not export ${id}.`),
    ...parts.operationIds
      .filter((id) => !parts.mapKeys.includes(id))
      .map((id) => `The map of handlers has no key ${id}.`),
    ...parts.mapKeys
      .filter((key) => !ids.has(key))
      .map((key) => `Map key ${key} is spelled like no operation.`),
  ];
}

function exportsHandler({ handlerTexts }: NamedParts, id: string): boolean {
  const text = handlerTexts[id];
  return text === undefined || text.includes(`export const ${id}: Handler<'${id}'>`);
}

/** Reads the names of one service from the folders of a project. */
export function readNamedParts(root: URL, service: string): NamedParts {
  const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');
  const document = JSON.parse(read(`generated/${service}/openapi.json`)) as OpenApiDocument;
  const handlerFolder = new URL(`handlers/${service}/`, root);
  const handlerFiles = readdirSync(handlerFolder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''));
  const operationIds = listOperations(document).map(({ operation }) => operation.operationId);
  const map = /Handlers = \{([^}]*)\}/.exec(read(`handlers/${service}/index.ts`))?.[1] ?? '';
  return {
    operationIds,
    handlerFiles,
    handlerTexts: Object.fromEntries(
      operationIds
        .filter((id) => handlerFiles.includes(id))
        .map((id) => [id, read(`handlers/${service}/${id}.ts`)]),
    ),
    mapKeys: [...map.matchAll(/^\s*(\w+)(?::.*)?,$/gm)].map(([, key = '']) => key),
  };
}
