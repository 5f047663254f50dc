// Made by `npm run generate` from specs/. Change the spec, not this file.

import type { operations as Documented } from './types.js';

export type Operations = Documented;
export type OperationId = keyof Operations;

/** A parameter, as the request readers need it. */
export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'timestamp';
  readonly many: boolean;
  readonly required: boolean;
  readonly default?: unknown;
  /** Any text is taken: a text that cannot be an id names nothing stored. */
  readonly takesAnyText?: boolean;
  /** The most characters of a text when it is normalised. */
  readonly maxNormalized?: number;
  /** The list that its values join, in the order of the request. */
  readonly aliasOf?: string;
  /** Names of parameters that the request must not have beside it. */
  readonly excludes?: readonly string[];
}

/** How the fields of a body are read. */
export interface FieldRules {
  /** Whether it may be left out: then null counts as absent, and so does what its type says. */
  readonly optional?: true;
  /** A type of `fieldTypes`. */
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FieldRules>>;
  readonly items?: FieldRules;
}

/** Which values of a type count as absent, and how others are rewritten before they are validated. */
export interface FieldType {
  /** Milliseconds are rounded to whole ones, timestamps are completed. */
  readonly is?: 'milliseconds' | 'timestamp';
  /** A pattern of texts that count as absent, without the white space around them. */
  readonly absent?: string;
  /** A pattern; a text that does not match it counts as absent. */
  readonly unless?: string;
  /** A timestamp; an earlier one counts as absent. */
  readonly from?: string;
  /** Numbers that count as absent. */
  readonly numbers?: readonly number[];
  /** Numbers that say that the value is hidden, as negative ones do. They count as absent, or as `hiddenAs`. */
  readonly hidden?: readonly number[];
  readonly hiddenAs?: number;
  /** Whether an empty list counts as absent, and in a required field as an empty object. */
  readonly isEmptyList?: boolean;
}

/**
 * The fields of an object, or of the objects of a list, that its schema names; others are ignored. Null for a value that is
 * taken whole.
 */
export interface KnownFields {
  readonly [name: string]: KnownFields | null;
}

/** A body, as the request readers need it. */
export interface BodyDescription {
  readonly kind: 'json' | 'raw';
  readonly mediaType: string;
  readonly required: boolean;
  readonly maxBytes: number;
  readonly fieldRules: FieldRules | null;
  /** The types that `fieldRules` names. */
  readonly fieldTypes: Readonly<Record<string, FieldType>>;
  readonly knownFields: KnownFields | null;
}

/** One row of a service's operation table. */
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
    "path": "/api/v1/endpoints",
    "parameters": [],
    "body": null
  },
  "getApiRoot": {
    "operationId": "getApiRoot",
    "method": "get",
    "path": "/api/v1",
    "parameters": [],
    "body": null
  },
  "getHealth": {
    "operationId": "getHealth",
    "method": "get",
    "path": "/api/v1/health",
    "parameters": [],
    "body": null
  },
  "getLiveFeed": {
    "operationId": "getLiveFeed",
    "method": "get",
    "path": "/api/v1/live",
    "parameters": [
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":250},
      {"name":"mapLimit","in":"query","kind":"integer","many":false,"required":false,"default":18},
      {"name":"account_id","in":"query","kind":"string","many":false,"required":false,"default":""}
    ],
    "body": null
  },
  "getRecord": {
    "operationId": "getRecord",
    "method": "get",
    "path": "/api/v1/records/{recordId}",
    "parameters": [
      {"name":"recordId","in":"path","kind":"string","many":false,"required":true,"takesAnyText":true}
    ],
    "body": null
  },
  "getRecordVerdicts": {
    "operationId": "getRecordVerdicts",
    "method": "get",
    "path": "/api/v1/records/{recordId}/verdicts",
    "parameters": [
      {"name":"recordId","in":"path","kind":"string","many":false,"required":true,"takesAnyText":true}
    ],
    "body": null
  },
  "listMapVerdicts": {
    "operationId": "listMapVerdicts",
    "method": "get",
    "path": "/api/v1/maps/{mapUid}/verdicts",
    "parameters": [
      {"name":"mapUid","in":"path","kind":"string","many":false,"required":true,"takesAnyText":true},
      {"name":"track","in":"query","kind":"string","many":false,"required":false,"default":"replay"},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":100},
      {"name":"page","in":"query","kind":"integer","many":false,"required":false,"default":1},
      {"name":"sort","in":"query","kind":"string","many":false,"required":false,"default":"rank_asc"},
      {"name":"status","in":"query","kind":"string","many":false,"required":false,"default":"all"}
    ],
    "body": null
  },
  "resolveVerdicts": {
    "operationId": "resolveVerdicts",
    "method": "post",
    "path": "/api/v1/verdicts/batch",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 262144,
      "fieldRules": {"properties":{"track":{"optional":true,"type":"text"}}},
      "fieldTypes": {"text":{"absent":"^$"}},
      "knownFields": {"record_ids":null,"track":null}
    }
  },
  "uploadMap": {
    "operationId": "uploadMap",
    "method": "post",
    "path": "/api/v1/uploads/map",
    "parameters": [
      {"name":"filename","in":"query","kind":"string","many":false,"required":true}
    ],
    "body": {
      "kind": "raw",
      "mediaType": "application/octet-stream",
      "required": true,
      "maxBytes": 262144,
      "fieldRules": null,
      "fieldTypes": {},
      "knownFields": null
    }
  },
  "uploadReplay": {
    "operationId": "uploadReplay",
    "method": "post",
    "path": "/api/v1/uploads/replay",
    "parameters": [
      {"name":"filename","in":"query","kind":"string","many":false,"required":true}
    ],
    "body": {
      "kind": "raw",
      "mediaType": "application/octet-stream",
      "required": true,
      "maxBytes": 262144,
      "fieldRules": null,
      "fieldTypes": {},
      "knownFields": null
    }
  },
  "createReplaySubmission": {
    "operationId": "createReplaySubmission",
    "method": "post",
    "path": "/api/v1/submissions/replay",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 262144,
      "fieldRules": {"properties":{"rank":{"optional":true}}},
      "fieldTypes": {},
      "knownFields": {"record_id":null,"map_uid":null,"rank":null,"map_ref":null,"replay_ref":null}
    }
  }
};
