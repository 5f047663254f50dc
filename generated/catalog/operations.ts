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
    "path": "/api/v1/public/endpoints",
    "parameters": [],
    "body": null
  },
  "getMeta": {
    "operationId": "getMeta",
    "method": "get",
    "path": "/api/v1/meta",
    "parameters": [],
    "body": null
  },
  "getMetricsOverview": {
    "operationId": "getMetricsOverview",
    "method": "get",
    "path": "/api/v1/metrics/overview",
    "parameters": [],
    "body": null
  },
  "getMap": {
    "operationId": "getMap",
    "method": "get",
    "path": "/api/v1/public/maps/{mapUid}",
    "parameters": [
      {"name":"mapUid","in":"path","kind":"string","many":false,"required":true,"takesAnyText":true},
      {"name":"wrHistoryLimit","in":"query","kind":"integer","many":false,"required":false,"default":5}
    ],
    "body": null
  },
  "getMapInfo": {
    "operationId": "getMapInfo",
    "method": "get",
    "path": "/api/v1/maps/info/{mapUid}",
    "parameters": [
      {"name":"mapUid","in":"path","kind":"string","many":false,"required":true,"takesAnyText":true}
    ],
    "body": null
  },
  "getStats": {
    "operationId": "getStats",
    "method": "get",
    "path": "/api/v1/alterations/stats",
    "parameters": [],
    "body": null
  },
  "listMaps": {
    "operationId": "listMaps",
    "method": "get",
    "path": "/api/v1/alterations/maps",
    "parameters": [
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"season","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"year","in":"query","kind":"integer","many":false,"required":false},
      {"name":"alteration","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"tracked","in":"query","kind":"boolean","many":false,"required":false},
      {"name":"accountId","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":120},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "listCampaigns": {
    "operationId": "listCampaigns",
    "method": "get",
    "path": "/api/v1/alterations/campaigns",
    "parameters": [
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":120},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "listUploads": {
    "operationId": "listUploads",
    "method": "get",
    "path": "/api/v1/alterations/uploads",
    "parameters": [
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":120},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "getLeaderboards": {
    "operationId": "getLeaderboards",
    "method": "get",
    "path": "/api/v1/alterations/leaderboards",
    "parameters": [
      {"name":"overallLimit","in":"query","kind":"integer","many":false,"required":false,"default":100},
      {"name":"overallOffset","in":"query","kind":"integer","many":false,"required":false,"default":0},
      {"name":"perBucketLimit","in":"query","kind":"integer","many":false,"required":false,"default":10},
      {"name":"includeMaps","in":"query","kind":"boolean","many":false,"required":false,"default":true},
      {"name":"includeBuckets","in":"query","kind":"boolean","many":false,"required":false,"default":true},
      {"name":"includeMedals","in":"query","kind":"boolean","many":false,"required":false,"default":true}
    ],
    "body": null
  },
  "getLiveLeaderboard": {
    "operationId": "getLiveLeaderboard",
    "method": "get",
    "path": "/api/v1/alterations/leaderboards/live",
    "parameters": [
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":50},
      {"name":"feedLimit","in":"query","kind":"integer","many":false,"required":false,"default":24}
    ],
    "body": null
  },
  "getHook": {
    "operationId": "getHook",
    "method": "get",
    "path": "/api/v1/hook/primary",
    "parameters": [],
    "body": null
  },
  "listHookMaps": {
    "operationId": "listHookMaps",
    "method": "get",
    "path": "/api/v1/hook/primary/maps",
    "parameters": [
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":1200}
    ],
    "body": null
  },
  "listHookRuns": {
    "operationId": "listHookRuns",
    "method": "get",
    "path": "/api/v1/hook/primary/runs",
    "parameters": [
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":30}
    ],
    "body": null
  },
  "getClub": {
    "operationId": "getClub",
    "method": "get",
    "path": "/api/v1/clubs/{clubId}/summary",
    "parameters": [
      {"name":"clubId","in":"path","kind":"integer","many":false,"required":true}
    ],
    "body": null
  },
  "listClubCampaigns": {
    "operationId": "listClubCampaigns",
    "method": "get",
    "path": "/api/v1/clubs/{clubId}/campaigns",
    "parameters": [
      {"name":"clubId","in":"path","kind":"integer","many":false,"required":true}
    ],
    "body": null
  },
  "listClubMaps": {
    "operationId": "listClubMaps",
    "method": "get",
    "path": "/api/v1/clubs/{clubId}/maps",
    "parameters": [
      {"name":"clubId","in":"path","kind":"integer","many":false,"required":true},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":100},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "getDashboard": {
    "operationId": "getDashboard",
    "method": "get",
    "path": "/api/v1/dashboard",
    "parameters": [
      {"name":"mapsLimit","in":"query","kind":"integer","many":false,"required":false,"default":24},
      {"name":"mapsOffset","in":"query","kind":"integer","many":false,"required":false,"default":0},
      {"name":"wrFeedLimit","in":"query","kind":"integer","many":false,"required":false,"default":12},
      {"name":"includeMapOptions","in":"query","kind":"boolean","many":false,"required":false,"default":true},
      {"name":"includeTracker","in":"query","kind":"boolean","many":false,"required":false,"default":true}
    ],
    "body": null
  },
  "getLatestRecord": {
    "operationId": "getLatestRecord",
    "method": "get",
    "path": "/api/v1/latest-wr",
    "parameters": [
      {"name":"includeRecent","in":"query","kind":"boolean","many":false,"required":false,"default":true},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":24},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "getTrackerStatus": {
    "operationId": "getTrackerStatus",
    "method": "get",
    "path": "/api/v1/tracker/status",
    "parameters": [],
    "body": null
  },
  "listProjects": {
    "operationId": "listProjects",
    "method": "get",
    "path": "/api/v1/projects",
    "parameters": [],
    "body": null
  },
  "getProject": {
    "operationId": "getProject",
    "method": "get",
    "path": "/api/v1/projects/{projectKey}",
    "parameters": [
      {"name":"projectKey","in":"path","kind":"string","many":false,"required":true}
    ],
    "body": null
  },
  "listProjectMaps": {
    "operationId": "listProjectMaps",
    "method": "get",
    "path": "/api/v1/projects/{projectKey}/maps",
    "parameters": [
      {"name":"projectKey","in":"path","kind":"string","many":false,"required":true},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":100},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "listEvents": {
    "operationId": "listEvents",
    "method": "get",
    "path": "/api/v1/events/recent",
    "parameters": [
      {"name":"project","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"accountId","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":50},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0},
      {"name":"after_event_id","in":"query","kind":"integer","many":false,"required":false,"excludes":["offset"]}
    ],
    "body": null
  },
  "resolveDisplayNames": {
    "operationId": "resolveDisplayNames",
    "method": "get",
    "path": "/api/v1/display-names",
    "parameters": [
      {"name":"accountIds","in":"query","kind":"string","many":false,"required":true}
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
      "fieldRules": {"properties":{"mapUid":{"optional":true,"type":"text"},"uid":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"name":{"optional":true,"type":"text"},"reason":{"optional":true,"type":"text"}}},
      "fieldTypes": {"text":{"absent":"^$"}},
      "knownFields": {"mapUid":null,"uid":null,"mapName":null,"name":null,"reason":null}
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
      "fieldRules": {"properties":{"mapName":{"optional":true,"type":"text"},"accountId":{"optional":true,"type":"account-id"},"holder":{"optional":true},"wrMs":{"type":"record-time"},"recordedAt":{"optional":true,"type":"observed-as-sent"}}},
      "fieldTypes": {"text":{"absent":"^$"},"account-id":{"absent":"^(?:-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]|null|undefined|None|NaN|0|0{8}(?:-?0{4}){3}-?0{12}|A{22})?$"},"record-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0]},"observed-as-sent":{"absent":"^$","from":"1990-01-01T00:00:00Z"}},
      "knownFields": {"mapUid":null,"mapName":null,"accountId":null,"holder":null,"wrMs":null,"recordedAt":null}
    }
  }
};
