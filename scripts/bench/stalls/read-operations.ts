import { readFileSync } from 'node:fs';
import { projectRoot } from '../../../src/project-root.js';
import { SERVICES } from '../bodies-at-limit.js';

/** A parameter as a document has it. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: { type: string; minimum?: number; maximum?: number; maxItems?: number; enum?: string[] };
}

/** An operation that reads. */
export interface ReadOperation {
  service: (typeof SERVICES)[number];
  operationId: string;
  path: string;
  parameters: Parameter[];
}

type Resolved<T> = T | { $ref: string };

interface Operation {
  operationId: string;
  parameters?: Resolved<Parameter>[];
}

interface Document {
  paths: Record<string, { parameters?: Resolved<Parameter>[]; get?: Operation }>;
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, Parameter['schema']> };
}

/** Returns the operations that read, with their parameters, as the documents have them. */
export function listReadOperations(): ReadOperation[] {
  return SERVICES.flatMap((service) => {
    const file = new URL(`generated/${service}/openapi.json`, projectRoot);
    const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const resolve = (one: Resolved<Parameter>): Parameter => {
      const found = '$ref' in one ? components.parameters?.[nameOf(one.$ref)] : one;
      if (!found) throw new Error(`The document of ${service} lacks a parameter.`);
      const { schema } = found as { schema: Resolved<Parameter['schema']> };
      const own = '$ref' in schema ? components.schemas?.[nameOf(schema.$ref)] : schema;
      return { ...found, schema: own ?? { type: 'string' } };
    };
    return Object.entries(paths).flatMap(([path, { get, parameters = [] }]): ReadOperation[] => {
      if (!get) return [];
      const all = [...parameters, ...(get.parameters ?? [])].map(resolve);
      return [{ service, operationId: get.operationId, path, parameters: all }];
    });
  });
}

function nameOf(reference: string): string {
  return reference.split('/').pop() ?? '';
}
