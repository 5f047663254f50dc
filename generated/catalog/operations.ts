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
  },
  "requestUpdate": {
    "operationId": "requestUpdate",
    "method": "post",
    "path": "/api/v1/request-update",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 262144,
      "absence": {
        "properties": {
          "mapUid": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "uid": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "mapName": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "name": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "reason": {
            "drop": [
              "null",
              "empty"
            ]
          }
        }
      }
    }
  },
  "reportWorldRecord": {
    "operationId": "reportWorldRecord",
    "method": "post",
    "path": "/api/v1/webhook/wr",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 262144,
      "absence": {
        "properties": {
          "mapName": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "accountId": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "holder": {
            "drop": [
              "null"
            ]
          },
          "recordedAt": {
            "drop": [
              "null",
              "empty"
            ]
          }
        }
      }
    }
  }
};
