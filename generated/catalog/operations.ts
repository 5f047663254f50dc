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
  "getMap": {
    "operationId": "getMap",
    "method": "get",
    "path": "/api/v1/public/maps/{mapUid}",
    "parameters": [
      {
        "name": "mapUid",
        "in": "path",
        "kind": "string",
        "many": false,
        "required": true
      },
      {
        "name": "wrHistoryLimit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 5
      }
    ],
    "body": null
  },
  "getMapInfo": {
    "operationId": "getMapInfo",
    "method": "get",
    "path": "/api/v1/maps/info/{mapUid}",
    "parameters": [
      {
        "name": "mapUid",
        "in": "path",
        "kind": "string",
        "many": false,
        "required": true
      }
    ],
    "body": null
  },
  "listMaps": {
    "operationId": "listMaps",
    "method": "get",
    "path": "/api/v1/alterations/maps",
    "parameters": [
      {
        "name": "q",
        "in": "query",
        "kind": "string",
        "many": false,
        "required": false,
        "default": ""
      },
      {
        "name": "season",
        "in": "query",
        "kind": "string",
        "many": false,
        "required": false,
        "default": ""
      },
      {
        "name": "year",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false
      },
      {
        "name": "alteration",
        "in": "query",
        "kind": "string",
        "many": false,
        "required": false,
        "default": ""
      },
      {
        "name": "tracked",
        "in": "query",
        "kind": "boolean",
        "many": false,
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 120
      },
      {
        "name": "offset",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 0
      }
    ],
    "body": null
  },
  "getLeaderboards": {
    "operationId": "getLeaderboards",
    "method": "get",
    "path": "/api/v1/alterations/leaderboards",
    "parameters": [
      {
        "name": "overallLimit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 100
      },
      {
        "name": "overallOffset",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 0
      },
      {
        "name": "perBucketLimit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 10
      },
      {
        "name": "includeMaps",
        "in": "query",
        "kind": "boolean",
        "many": false,
        "required": false,
        "default": true
      },
      {
        "name": "includeBuckets",
        "in": "query",
        "kind": "boolean",
        "many": false,
        "required": false,
        "default": true
      },
      {
        "name": "includeMedals",
        "in": "query",
        "kind": "boolean",
        "many": false,
        "required": false,
        "default": true
      }
    ],
    "body": null
  },
  "getLiveLeaderboard": {
    "operationId": "getLiveLeaderboard",
    "method": "get",
    "path": "/api/v1/alterations/leaderboards/live",
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 50
      },
      {
        "name": "feedLimit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 24
      }
    ],
    "body": null
  },
  "getLatestRecord": {
    "operationId": "getLatestRecord",
    "method": "get",
    "path": "/api/v1/latest-wr",
    "parameters": [
      {
        "name": "includeRecent",
        "in": "query",
        "kind": "boolean",
        "many": false,
        "required": false,
        "default": true
      },
      {
        "name": "limit",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 24
      },
      {
        "name": "offset",
        "in": "query",
        "kind": "integer",
        "many": false,
        "required": false,
        "default": 0
      }
    ],
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
