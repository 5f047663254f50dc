// Made by `npm run generate` from specs/. Change the spec, not this file.

import type { operations as Documented } from './types.js';

export type Operations = Documented;
export type OperationId = keyof Operations;

export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly kind: 'string' | 'integer' | 'number' | 'boolean';
  readonly many: boolean;
  readonly required: boolean;
  readonly default?: unknown;
}

/** Which values of optional body fields count as absent. */
export interface Absence {
  readonly drop?: readonly ('null' | 'empty' | 'zero')[];
  readonly properties?: Readonly<Record<string, Absence>>;
  readonly items?: Absence;
}

export interface BodyDescription {
  readonly kind: 'json' | 'raw';
  readonly mediaType: string;
  readonly required: boolean;
  readonly maxBytes: number;
  readonly absence: Absence | null;
}

export interface OperationDescription {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterDescription[];
  readonly body: BodyDescription | null;
}

export const operations: Readonly<Record<OperationId, OperationDescription>> = {
  "listEndpoints": {
    "operationId": "listEndpoints",
    "method": "get",
    "path": "/api/v1/public/endpoints",
    "parameters": [],
    "body": null
  }
};
