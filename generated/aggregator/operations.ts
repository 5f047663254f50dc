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
  "getCatalog": {
    "operationId": "getCatalog",
    "method": "get",
    "path": "/api/v1/catalog",
    "parameters": [],
    "body": null
  },
  "listProjects": {
    "operationId": "listProjects",
    "method": "get",
    "path": "/api/v1/projects",
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 120
      }
    ],
    "body": null
  },
  "getProject": {
    "operationId": "getProject",
    "method": "get",
    "path": "/api/v1/projects/{projectKey}",
    "parameters": [
      {
        "name": "projectKey",
        "in": "path",
        "kind": "string",
        "many": false,
        "required": true
      }
    ],
    "body": null
  },
  "listProjectInstances": {
    "operationId": "listProjectInstances",
    "method": "get",
    "path": "/api/v1/projects/{projectKey}/instances",
    "parameters": [
      {
        "name": "projectKey",
        "in": "path",
        "kind": "string",
        "many": false,
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 120
      }
    ],
    "body": null
  },
  "registerInstance": {
    "operationId": "registerInstance",
    "method": "post",
    "path": "/api/v1/ingest/instance/register",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "absence": {
        "properties": {
          "projectName": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "sourceLabel": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "instanceName": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "enabled": {
            "drop": [
              "null"
            ]
          },
          "checkIntervalSeconds": {
            "drop": [
              "null"
            ]
          },
          "status": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "meta": {
            "drop": [
              "null"
            ]
          }
        }
      }
    }
  },
  "sendHeartbeat": {
    "operationId": "sendHeartbeat",
    "method": "post",
    "path": "/api/v1/ingest/instance/heartbeat",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "absence": {
        "properties": {
          "status": {
            "drop": [
              "null",
              "empty"
            ]
          },
          "meta": {
            "drop": [
              "null"
            ]
          }
        }
      }
    }
  }
};
