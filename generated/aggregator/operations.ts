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
  "getCatalog": {
    "operationId": "getCatalog",
    "method": "get",
    "path": "/api/v1/catalog",
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
  "listDisplayNames": {
    "operationId": "listDisplayNames",
    "method": "get",
    "path": "/api/v1/display-names",
    "parameters": [
      {"name":"accountId[]","in":"query","kind":"string","many":true,"required":false,"takesAnyText":true},
      {"name":"accountIds","in":"query","kind":"string","many":true,"required":false,"takesAnyText":true,"aliasOf":"accountId[]"},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"maxNormalized":200},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":200},
      {"name":"max_age_seconds","in":"query","kind":"number","many":false,"required":false}
    ],
    "body": null
  },
  "resolveDisplayNames": {
    "operationId": "resolveDisplayNames",
    "method": "post",
    "path": "/api/v1/display-names/resolve",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 262144,
      "fieldRules": {"properties":{"maxAgeSeconds":{"optional":true},"limit":{"optional":true}}},
      "fieldTypes": {},
      "knownFields": {"accountIds":null,"maxAgeSeconds":null,"limit":null}
    }
  },
  "getDisplayName": {
    "operationId": "getDisplayName",
    "method": "get",
    "path": "/api/v1/display-names/resolve/{accountId}",
    "parameters": [
      {"name":"accountId","in":"path","kind":"string","many":false,"required":true},
      {"name":"max_age_seconds","in":"query","kind":"number","many":false,"required":false}
    ],
    "body": null
  },
  "findDisplayNames": {
    "operationId": "findDisplayNames",
    "method": "get",
    "path": "/api/v1/display-names/by-name",
    "parameters": [
      {"name":"displayName[]","in":"query","kind":"string","many":true,"required":false},
      {"name":"name[]","in":"query","kind":"string","many":true,"required":false,"aliasOf":"displayName[]"},
      {"name":"max_age_seconds","in":"query","kind":"number","many":false,"required":false}
    ],
    "body": null
  },
  "searchDisplayNames": {
    "operationId": "searchDisplayNames",
    "method": "get",
    "path": "/api/v1/display-names/search",
    "parameters": [
      {"name":"q","in":"query","kind":"string","many":false,"required":true,"maxNormalized":200},
      {"name":"mode","in":"query","kind":"string","many":false,"required":false,"default":"contains"},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":20},
      {"name":"max_age_seconds","in":"query","kind":"number","many":false,"required":false}
    ],
    "body": null
  },
  "listCandidates": {
    "operationId": "listCandidates",
    "method": "get",
    "path": "/api/v1/display-names/candidates",
    "parameters": [
      {"name":"stale_after_seconds","in":"query","kind":"number","many":false,"required":false,"default":86400},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":200}
    ],
    "body": null
  },
  "listCandidateDetails": {
    "operationId": "listCandidateDetails",
    "method": "get",
    "path": "/api/v1/display-names/candidates/details",
    "parameters": [
      {"name":"stale_after_seconds","in":"query","kind":"number","many":false,"required":false,"default":86400},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":200},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "listProjects": {
    "operationId": "listProjects",
    "method": "get",
    "path": "/api/v1/projects",
    "parameters": [
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":120}
    ],
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
      {"name":"changed_only","in":"query","kind":"boolean","many":false,"required":false,"default":false},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":500},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "listProjectInstances": {
    "operationId": "listProjectInstances",
    "method": "get",
    "path": "/api/v1/projects/{projectKey}/instances",
    "parameters": [
      {"name":"projectKey","in":"path","kind":"string","many":false,"required":true},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":120}
    ],
    "body": null
  },
  "listMapProjects": {
    "operationId": "listMapProjects",
    "method": "get",
    "path": "/api/v1/maps/{mapUid}/projects",
    "parameters": [
      {"name":"mapUid","in":"path","kind":"string","many":false,"required":true,"takesAnyText":true},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":120}
    ],
    "body": null
  },
  "listEvents": {
    "operationId": "listEvents",
    "method": "get",
    "path": "/api/v1/events/recent",
    "parameters": [
      {"name":"page","in":"query","kind":"integer","many":false,"required":false,"default":1},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":80},
      {"name":"project_key","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"source","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"event_type","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"account_id","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"changed_only","in":"query","kind":"boolean","many":false,"required":false,"default":false},
      {"name":"include_system","in":"query","kind":"boolean","many":false,"required":false,"default":false},
      {"name":"from_iso","in":"query","kind":"timestamp","many":false,"required":false},
      {"name":"to_iso","in":"query","kind":"timestamp","many":false,"required":false},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"max_event_id","in":"query","kind":"integer","many":false,"required":false},
      {"name":"after_event_id","in":"query","kind":"integer","many":false,"required":false,"excludes":["page"]}
    ],
    "body": null
  },
  "getEventFacets": {
    "operationId": "getEventFacets",
    "method": "get",
    "path": "/api/v1/events/facets",
    "parameters": [
      {"name":"project_key","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"include_system","in":"query","kind":"boolean","many":false,"required":false,"default":false},
      {"name":"from_iso","in":"query","kind":"timestamp","many":false,"required":false},
      {"name":"to_iso","in":"query","kind":"timestamp","many":false,"required":false}
    ],
    "body": null
  },
  "listWrBaselineQueue": {
    "operationId": "listWrBaselineQueue",
    "method": "get",
    "path": "/api/v1/queue/wr-baseline",
    "parameters": [
      {"name":"page","in":"query","kind":"integer","many":false,"required":false,"default":1},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":100},
      {"name":"status","in":"query","kind":"string","many":false,"required":false,"default":"queued"},
      {"name":"project_key","in":"query","kind":"string","many":false,"required":false,"default":""},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200}
    ],
    "body": null
  },
  "getMetricsOverview": {
    "operationId": "getMetricsOverview",
    "method": "get",
    "path": "/api/v1/metrics/overview",
    "parameters": [],
    "body": null
  },
  "getMetricsTimeseries": {
    "operationId": "getMetricsTimeseries",
    "method": "get",
    "path": "/api/v1/metrics/timeseries",
    "parameters": [
      {"name":"bucket","in":"query","kind":"string","many":false,"required":false,"default":"hour"},
      {"name":"window_hours","in":"query","kind":"integer","many":false,"required":false,"default":168},
      {"name":"project_key","in":"query","kind":"string","many":false,"required":false,"default":""}
    ],
    "body": null
  },
  "getLeaderboardCoverage": {
    "operationId": "getLeaderboardCoverage",
    "method": "get",
    "path": "/api/v1/metrics/leaderboards/coverage",
    "parameters": [
      {"name":"tracked_only","in":"query","kind":"boolean","many":false,"required":false,"default":true},
      {"name":"timeout_ms","in":"query","kind":"integer","many":false,"required":false,"default":15000}
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
      {"name":"clubId","in":"path","kind":"integer","many":false,"required":true},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":200}
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
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":500},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0}
    ],
    "body": null
  },
  "listClubMembers": {
    "operationId": "listClubMembers",
    "method": "get",
    "path": "/api/v1/clubs/{clubId}/members",
    "parameters": [
      {"name":"clubId","in":"path","kind":"integer","many":false,"required":true},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":"","maxNormalized":200},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":200}
    ],
    "body": null
  },
  "listTables": {
    "operationId": "listTables",
    "method": "get",
    "path": "/api/v1/db/tables",
    "parameters": [
      {"name":"include_counts","in":"query","kind":"boolean","many":false,"required":false,"default":true}
    ],
    "body": null
  },
  "getTableSchema": {
    "operationId": "getTableSchema",
    "method": "get",
    "path": "/api/v1/db/tables/{table}/schema",
    "parameters": [
      {"name":"table","in":"path","kind":"string","many":false,"required":true}
    ],
    "body": null
  },
  "listTableRows": {
    "operationId": "listTableRows",
    "method": "get",
    "path": "/api/v1/db/tables/{table}/rows",
    "parameters": [
      {"name":"table","in":"path","kind":"string","many":false,"required":true},
      {"name":"limit","in":"query","kind":"integer","many":false,"required":false,"default":50},
      {"name":"offset","in":"query","kind":"integer","many":false,"required":false,"default":0},
      {"name":"sort_by","in":"query","kind":"string","many":false,"required":false},
      {"name":"sort_dir","in":"query","kind":"string","many":false,"required":false,"default":"desc"}
    ],
    "body": null
  },
  "ingestTrackerRun": {
    "operationId": "ingestTrackerRun",
    "method": "post",
    "path": "/api/v1/ingest/tracker-run",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"run":{"type":"object","properties":{"provider":{"optional":true,"type":"text"},"reason":{"optional":true,"type":"text"},"startedAt":{"optional":true,"type":"observed"},"finishedAt":{"optional":true,"type":"observed"},"mapsConsidered":{"optional":true},"mapsChecked":{"optional":true},"wrChanges":{"optional":true},"note":{"optional":true,"type":"text"}}},"checks":{"optional":true,"items":{"properties":{"mapName":{"optional":true,"type":"text"},"checkedAt":{"optional":true,"type":"observed"},"changed":{"optional":true},"oldWrTime":{"optional":true,"type":"record-time"},"newWrTime":{"optional":true,"type":"board-time"},"oldHolder":{"optional":true,"type":"text"},"oldHolderAccountId":{"optional":true,"type":"account-id"},"newHolder":{"optional":true,"type":"text"},"newHolderAccountId":{"optional":true,"type":"account-id"},"accountIds":{"optional":true},"tracked":{"optional":true},"source":{"optional":true,"type":"text"},"note":{"optional":true,"type":"text"}}}}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true},"record-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0]},"board-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0],"hiddenAs":-1},"account-id":{"absent":"^(?:-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]|null|undefined|None|NaN|0|0{8}(?:-?0{4}){3}-?0{12}|A{22})?$"}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"run":{"provider":null,"reason":null,"startedAt":null,"finishedAt":null,"mapsConsidered":null,"mapsChecked":null,"wrChanges":null,"note":null},"checks":{"mapUid":null,"mapName":null,"checkedAt":null,"changed":null,"oldWrTime":null,"newWrTime":null,"oldHolder":null,"oldHolderAccountId":null,"newHolder":null,"newHolderAccountId":null,"accountIds":null,"tracked":null,"source":null,"note":null}}
    }
  },
  "ingestTrackerRuns": {
    "operationId": "ingestTrackerRuns",
    "method": "post",
    "path": "/api/v1/ingest/tracker-runs",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"run":{"type":"object","properties":{"provider":{"optional":true,"type":"text"},"reason":{"optional":true,"type":"text"},"startedAt":{"optional":true,"type":"observed"},"finishedAt":{"optional":true,"type":"observed"},"mapsConsidered":{"optional":true},"mapsChecked":{"optional":true},"wrChanges":{"optional":true},"note":{"optional":true,"type":"text"}}},"checks":{"optional":true,"items":{"properties":{"mapName":{"optional":true,"type":"text"},"checkedAt":{"optional":true,"type":"observed"},"changed":{"optional":true},"oldWrTime":{"optional":true,"type":"record-time"},"newWrTime":{"optional":true,"type":"board-time"},"oldHolder":{"optional":true,"type":"text"},"oldHolderAccountId":{"optional":true,"type":"account-id"},"newHolder":{"optional":true,"type":"text"},"newHolderAccountId":{"optional":true,"type":"account-id"},"accountIds":{"optional":true},"tracked":{"optional":true},"source":{"optional":true,"type":"text"},"note":{"optional":true,"type":"text"}}}}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true},"record-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0]},"board-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0],"hiddenAs":-1},"account-id":{"absent":"^(?:-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]|null|undefined|None|NaN|0|0{8}(?:-?0{4}){3}-?0{12}|A{22})?$"}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"run":{"provider":null,"reason":null,"startedAt":null,"finishedAt":null,"mapsConsidered":null,"mapsChecked":null,"wrChanges":null,"note":null},"checks":{"mapUid":null,"mapName":null,"checkedAt":null,"changed":null,"oldWrTime":null,"newWrTime":null,"oldHolder":null,"oldHolderAccountId":null,"newHolder":null,"newHolderAccountId":null,"accountIds":null,"tracked":null,"source":null,"note":null}}
    }
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
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"instanceName":{"optional":true,"type":"text"},"enabled":{"optional":true},"checkIntervalSeconds":{"optional":true},"status":{"optional":true,"type":"text"},"meta":{"optional":true,"type":"object"}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true}},
      "knownFields": {"projectKey":null,"instanceId":null,"projectName":null,"sourceLabel":null,"observedAt":null,"instanceName":null,"enabled":null,"checkIntervalSeconds":null,"status":null,"meta":null}
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
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"status":{"optional":true,"type":"text"},"meta":{"optional":true,"type":"object"}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true}},
      "knownFields": {"projectKey":null,"instanceId":null,"projectName":null,"sourceLabel":null,"observedAt":null,"status":null,"meta":null}
    }
  },
  "ingestDisplayNames": {
    "operationId": "ingestDisplayNames",
    "method": "post",
    "path": "/api/v1/ingest/display-names",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"names":{"optional":true,"items":{"properties":{"observedAt":{"optional":true,"type":"observed"},"source":{"optional":true,"type":"text"}}}},"namesByAccountId":{"optional":true,"type":"object"}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"names":{"accountId":null,"displayName":null,"observedAt":null,"source":null},"namesByAccountId":null}
    }
  },
  "ingestPluginDisplayNames": {
    "operationId": "ingestPluginDisplayNames",
    "method": "post",
    "path": "/api/v1/ingest/display-names/plugin",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 262144,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"names":{"optional":true,"items":{"properties":{"observedAt":{"optional":true,"type":"observed"},"source":{"optional":true,"type":"text"}}}},"namesByAccountId":{"optional":true,"type":"object"},"opToken":{"optional":true,"type":"text"}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"names":{"accountId":null,"displayName":null,"observedAt":null,"source":null},"namesByAccountId":null,"opToken":null}
    }
  },
  "ingestClubSnapshot": {
    "operationId": "ingestClubSnapshot",
    "method": "post",
    "path": "/api/v1/ingest/club-snapshot",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 33554432,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"club":{"type":"object","properties":{"clubId":{"optional":true},"id":{"optional":true},"name":{"optional":true,"type":"text"},"createdAt":{"optional":true,"type":"date"}}},"campaigns":{"optional":true,"items":{"properties":{"campaignId":{"optional":true},"id":{"optional":true},"name":{"optional":true,"type":"text"},"createdAt":{"optional":true,"type":"date"},"publishedAt":{"optional":true,"type":"date"},"maps":{"optional":true,"items":{"properties":{"mapUid":{"optional":true,"type":"text"},"uid":{"optional":true,"type":"text"},"position":{"optional":true},"slot":{"optional":true},"mapId":{"optional":true,"type":"map-id"},"name":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"filename":{"optional":true,"type":"text"},"fileUrl":{"optional":true,"type":"text"},"downloadUrl":{"optional":true,"type":"text"},"thumbnailUrl":{"optional":true,"type":"text"},"author":{"optional":true,"type":"account-id"},"authorAccountId":{"optional":true,"type":"account-id"},"submitter":{"optional":true,"type":"account-id"},"authorScore":{"optional":true,"type":"record-time"},"authorMs":{"optional":true,"type":"record-time"},"goldScore":{"optional":true,"type":"record-time"},"goldMs":{"optional":true,"type":"record-time"},"silverScore":{"optional":true,"type":"record-time"},"silverMs":{"optional":true,"type":"record-time"},"bronzeScore":{"optional":true,"type":"record-time"},"bronzeMs":{"optional":true,"type":"record-time"},"collectionName":{"optional":true,"type":"text"},"mapStyle":{"optional":true,"type":"text"},"mapType":{"optional":true,"type":"text"},"raw":{"optional":true,"type":"object","properties":{"mapDetail":{"optional":true,"type":"object","properties":{"collectionName":{"optional":true,"type":"text"},"playable":{"optional":true}}}}},"isPlayable":{"optional":true},"createdWithGamepadEditor":{"optional":true},"createdWithSimpleEditor":{"optional":true},"timestamp":{"optional":true,"type":"date"},"mapCreatedAt":{"optional":true,"type":"date"},"season":{"optional":true,"type":"text"},"year":{"optional":true},"mapnumber":{"optional":true},"alteration":{"optional":true,"type":"text"},"type":{"optional":true,"type":"text"}}}}}}},"uploads":{"optional":true,"items":{"properties":{"bucketId":{"optional":true},"id":{"optional":true},"name":{"optional":true,"type":"text"},"createdAt":{"optional":true,"type":"date"},"maps":{"optional":true,"items":{"properties":{"mapUid":{"optional":true,"type":"text"},"uid":{"optional":true,"type":"text"},"position":{"optional":true},"slot":{"optional":true},"mapId":{"optional":true,"type":"map-id"},"name":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"filename":{"optional":true,"type":"text"},"fileUrl":{"optional":true,"type":"text"},"downloadUrl":{"optional":true,"type":"text"},"thumbnailUrl":{"optional":true,"type":"text"},"author":{"optional":true,"type":"account-id"},"authorAccountId":{"optional":true,"type":"account-id"},"submitter":{"optional":true,"type":"account-id"},"authorScore":{"optional":true,"type":"record-time"},"authorMs":{"optional":true,"type":"record-time"},"goldScore":{"optional":true,"type":"record-time"},"goldMs":{"optional":true,"type":"record-time"},"silverScore":{"optional":true,"type":"record-time"},"silverMs":{"optional":true,"type":"record-time"},"bronzeScore":{"optional":true,"type":"record-time"},"bronzeMs":{"optional":true,"type":"record-time"},"collectionName":{"optional":true,"type":"text"},"mapStyle":{"optional":true,"type":"text"},"mapType":{"optional":true,"type":"text"},"raw":{"optional":true,"type":"object","properties":{"mapDetail":{"optional":true,"type":"object","properties":{"collectionName":{"optional":true,"type":"text"},"playable":{"optional":true}}}}},"isPlayable":{"optional":true},"createdWithGamepadEditor":{"optional":true},"createdWithSimpleEditor":{"optional":true},"timestamp":{"optional":true,"type":"date"},"mapCreatedAt":{"optional":true,"type":"date"},"season":{"optional":true,"type":"text"},"year":{"optional":true},"mapnumber":{"optional":true},"alteration":{"optional":true,"type":"text"},"type":{"optional":true,"type":"text"}}}}}}},"uploadBuckets":{"optional":true,"items":{"properties":{"bucketId":{"optional":true},"id":{"optional":true},"name":{"optional":true,"type":"text"},"createdAt":{"optional":true,"type":"date"},"maps":{"optional":true,"items":{"properties":{"mapUid":{"optional":true,"type":"text"},"uid":{"optional":true,"type":"text"},"position":{"optional":true},"slot":{"optional":true},"mapId":{"optional":true,"type":"map-id"},"name":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"filename":{"optional":true,"type":"text"},"fileUrl":{"optional":true,"type":"text"},"downloadUrl":{"optional":true,"type":"text"},"thumbnailUrl":{"optional":true,"type":"text"},"author":{"optional":true,"type":"account-id"},"authorAccountId":{"optional":true,"type":"account-id"},"submitter":{"optional":true,"type":"account-id"},"authorScore":{"optional":true,"type":"record-time"},"authorMs":{"optional":true,"type":"record-time"},"goldScore":{"optional":true,"type":"record-time"},"goldMs":{"optional":true,"type":"record-time"},"silverScore":{"optional":true,"type":"record-time"},"silverMs":{"optional":true,"type":"record-time"},"bronzeScore":{"optional":true,"type":"record-time"},"bronzeMs":{"optional":true,"type":"record-time"},"collectionName":{"optional":true,"type":"text"},"mapStyle":{"optional":true,"type":"text"},"mapType":{"optional":true,"type":"text"},"raw":{"optional":true,"type":"object","properties":{"mapDetail":{"optional":true,"type":"object","properties":{"collectionName":{"optional":true,"type":"text"},"playable":{"optional":true}}}}},"isPlayable":{"optional":true},"createdWithGamepadEditor":{"optional":true},"createdWithSimpleEditor":{"optional":true},"timestamp":{"optional":true,"type":"date"},"mapCreatedAt":{"optional":true,"type":"date"},"season":{"optional":true,"type":"text"},"year":{"optional":true},"mapnumber":{"optional":true},"alteration":{"optional":true,"type":"text"},"type":{"optional":true,"type":"text"}}}}}}},"members":{"optional":true,"items":{"properties":{"role":{"optional":true,"type":"text"},"joinedAt":{"optional":true,"type":"date"},"creationTimestamp":{"optional":true,"type":"seconds"},"displayName":{"optional":true,"type":"text"}}}},"maps":{"optional":true,"items":{"properties":{"mapUid":{"optional":true,"type":"text"},"uid":{"optional":true,"type":"text"},"position":{"optional":true},"slot":{"optional":true},"mapId":{"optional":true,"type":"map-id"},"name":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"filename":{"optional":true,"type":"text"},"fileUrl":{"optional":true,"type":"text"},"downloadUrl":{"optional":true,"type":"text"},"thumbnailUrl":{"optional":true,"type":"text"},"author":{"optional":true,"type":"account-id"},"authorAccountId":{"optional":true,"type":"account-id"},"submitter":{"optional":true,"type":"account-id"},"authorScore":{"optional":true,"type":"record-time"},"authorMs":{"optional":true,"type":"record-time"},"goldScore":{"optional":true,"type":"record-time"},"goldMs":{"optional":true,"type":"record-time"},"silverScore":{"optional":true,"type":"record-time"},"silverMs":{"optional":true,"type":"record-time"},"bronzeScore":{"optional":true,"type":"record-time"},"bronzeMs":{"optional":true,"type":"record-time"},"collectionName":{"optional":true,"type":"text"},"mapStyle":{"optional":true,"type":"text"},"mapType":{"optional":true,"type":"text"},"raw":{"optional":true,"type":"object","properties":{"mapDetail":{"optional":true,"type":"object","properties":{"collectionName":{"optional":true,"type":"text"},"playable":{"optional":true}}}}},"isPlayable":{"optional":true},"createdWithGamepadEditor":{"optional":true},"createdWithSimpleEditor":{"optional":true},"timestamp":{"optional":true,"type":"date"},"mapCreatedAt":{"optional":true,"type":"date"},"season":{"optional":true,"type":"text"},"year":{"optional":true},"mapnumber":{"optional":true},"alteration":{"optional":true,"type":"text"},"type":{"optional":true,"type":"text"}}}},"activities":{"optional":true},"complete":{"optional":true}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true},"date":{"absent":"^$","is":"timestamp"},"map-id":{"unless":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"account-id":{"absent":"^(?:-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]|null|undefined|None|NaN|0|0{8}(?:-?0{4}){3}-?0{12}|A{22})?$"},"record-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0]},"seconds":{"numbers":[0]}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"club":{"clubId":null,"id":null,"name":null,"createdAt":null},"campaigns":{"campaignId":null,"id":null,"name":null,"createdAt":null,"publishedAt":null,"maps":{"mapUid":null,"uid":null,"position":null,"slot":null,"mapId":null,"name":null,"mapName":null,"filename":null,"fileUrl":null,"downloadUrl":null,"thumbnailUrl":null,"author":null,"authorAccountId":null,"submitter":null,"authorScore":null,"authorMs":null,"goldScore":null,"goldMs":null,"silverScore":null,"silverMs":null,"bronzeScore":null,"bronzeMs":null,"collectionName":null,"mapStyle":null,"mapType":null,"raw":{"mapDetail":{"collectionName":null,"playable":null}},"isPlayable":null,"createdWithGamepadEditor":null,"createdWithSimpleEditor":null,"timestamp":null,"mapCreatedAt":null,"season":null,"year":null,"mapnumber":null,"alteration":null,"type":null}},"uploads":{"bucketId":null,"id":null,"name":null,"createdAt":null,"maps":{"mapUid":null,"uid":null,"position":null,"slot":null,"mapId":null,"name":null,"mapName":null,"filename":null,"fileUrl":null,"downloadUrl":null,"thumbnailUrl":null,"author":null,"authorAccountId":null,"submitter":null,"authorScore":null,"authorMs":null,"goldScore":null,"goldMs":null,"silverScore":null,"silverMs":null,"bronzeScore":null,"bronzeMs":null,"collectionName":null,"mapStyle":null,"mapType":null,"raw":{"mapDetail":{"collectionName":null,"playable":null}},"isPlayable":null,"createdWithGamepadEditor":null,"createdWithSimpleEditor":null,"timestamp":null,"mapCreatedAt":null,"season":null,"year":null,"mapnumber":null,"alteration":null,"type":null}},"uploadBuckets":{"bucketId":null,"id":null,"name":null,"createdAt":null,"maps":{"mapUid":null,"uid":null,"position":null,"slot":null,"mapId":null,"name":null,"mapName":null,"filename":null,"fileUrl":null,"downloadUrl":null,"thumbnailUrl":null,"author":null,"authorAccountId":null,"submitter":null,"authorScore":null,"authorMs":null,"goldScore":null,"goldMs":null,"silverScore":null,"silverMs":null,"bronzeScore":null,"bronzeMs":null,"collectionName":null,"mapStyle":null,"mapType":null,"raw":{"mapDetail":{"collectionName":null,"playable":null}},"isPlayable":null,"createdWithGamepadEditor":null,"createdWithSimpleEditor":null,"timestamp":null,"mapCreatedAt":null,"season":null,"year":null,"mapnumber":null,"alteration":null,"type":null}},"members":{"accountId":null,"role":null,"joinedAt":null,"creationTimestamp":null,"displayName":null},"maps":{"mapUid":null,"uid":null,"position":null,"slot":null,"mapId":null,"name":null,"mapName":null,"filename":null,"fileUrl":null,"downloadUrl":null,"thumbnailUrl":null,"author":null,"authorAccountId":null,"submitter":null,"authorScore":null,"authorMs":null,"goldScore":null,"goldMs":null,"silverScore":null,"silverMs":null,"bronzeScore":null,"bronzeMs":null,"collectionName":null,"mapStyle":null,"mapType":null,"raw":{"mapDetail":{"collectionName":null,"playable":null}},"isPlayable":null,"createdWithGamepadEditor":null,"createdWithSimpleEditor":null,"timestamp":null,"mapCreatedAt":null,"season":null,"year":null,"mapnumber":null,"alteration":null,"type":null},"activities":{},"complete":null}
    }
  },
  "ingestEvent": {
    "operationId": "ingestEvent",
    "method": "post",
    "path": "/api/v1/ingest/event",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"event":{"type":"object","properties":{"type":{"optional":true,"type":"text"},"eventType":{"optional":true,"type":"text"},"occurredAt":{"optional":true,"type":"observed"},"recordedAt":{"optional":true,"type":"observed"},"mapUid":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"accountId":{"optional":true,"type":"account-id"},"holder":{"optional":true,"type":"text"},"wrMs":{"optional":true,"type":"record-time"},"changed":{"optional":true},"message":{"optional":true,"type":"text"},"payload":{"optional":true,"type":"object"},"eventKey":{"optional":true,"type":"text"}}}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true},"account-id":{"absent":"^(?:-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]|null|undefined|None|NaN|0|0{8}(?:-?0{4}){3}-?0{12}|A{22})?$"},"record-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0]}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"event":{"type":null,"eventType":null,"occurredAt":null,"recordedAt":null,"mapUid":null,"mapName":null,"accountId":null,"holder":null,"wrMs":null,"changed":null,"message":null,"payload":null,"eventKey":null}}
    }
  },
  "ingestEvents": {
    "operationId": "ingestEvents",
    "method": "post",
    "path": "/api/v1/ingest/events",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"events":{"optional":true,"items":{"properties":{"type":{"optional":true,"type":"text"},"eventType":{"optional":true,"type":"text"},"occurredAt":{"optional":true,"type":"observed"},"recordedAt":{"optional":true,"type":"observed"},"mapUid":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"accountId":{"optional":true,"type":"account-id"},"holder":{"optional":true,"type":"text"},"wrMs":{"optional":true,"type":"record-time"},"changed":{"optional":true},"message":{"optional":true,"type":"text"},"payload":{"optional":true,"type":"object"},"eventKey":{"optional":true,"type":"text"}}}},"event":{"optional":true,"type":"object","properties":{"type":{"optional":true,"type":"text"},"eventType":{"optional":true,"type":"text"},"occurredAt":{"optional":true,"type":"observed"},"recordedAt":{"optional":true,"type":"observed"},"mapUid":{"optional":true,"type":"text"},"mapName":{"optional":true,"type":"text"},"accountId":{"optional":true,"type":"account-id"},"holder":{"optional":true,"type":"text"},"wrMs":{"optional":true,"type":"record-time"},"changed":{"optional":true},"message":{"optional":true,"type":"text"},"payload":{"optional":true,"type":"object"},"eventKey":{"optional":true,"type":"text"}}}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"account-id":{"absent":"^(?:-|[Uu][Nn][Kk][Nn][Oo][Ww][Nn]|null|undefined|None|NaN|0|0{8}(?:-?0{4}){3}-?0{12}|A{22})?$"},"record-time":{"is":"milliseconds","hidden":[2147483647,4294967295],"numbers":[0]},"object":{"isEmptyList":true}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"events":{"type":null,"eventType":null,"occurredAt":null,"recordedAt":null,"mapUid":null,"mapName":null,"accountId":null,"holder":null,"wrMs":null,"changed":null,"message":null,"payload":null,"eventKey":null},"event":{"type":null,"eventType":null,"occurredAt":null,"recordedAt":null,"mapUid":null,"mapName":null,"accountId":null,"holder":null,"wrMs":null,"changed":null,"message":null,"payload":null,"eventKey":null}}
    }
  },
  "ingestTraffic": {
    "operationId": "ingestTraffic",
    "method": "post",
    "path": "/api/v1/ingest/traffic",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"service":{"optional":true,"type":"text"},"sample":{"type":"object","properties":{"direction":{"optional":true,"type":"text"},"service":{"optional":true,"type":"text"},"component":{"optional":true,"type":"text"},"method":{"optional":true,"type":"text"},"route":{"optional":true,"type":"text"},"targetHost":{"optional":true,"type":"text"},"targetPath":{"optional":true,"type":"text"},"durationMs":{"optional":true,"type":"duration"},"bytesIn":{"optional":true},"bytesOut":{"optional":true},"occurredAt":{"optional":true,"type":"observed"}}}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"object":{"isEmptyList":true},"duration":{"is":"milliseconds","hidden":[2147483647,4294967295]}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"service":null,"sample":{"direction":null,"service":null,"component":null,"method":null,"route":null,"targetHost":null,"targetPath":null,"statusCode":null,"durationMs":null,"bytesIn":null,"bytesOut":null,"occurredAt":null}}
    }
  },
  "ingestTrafficBatch": {
    "operationId": "ingestTrafficBatch",
    "method": "post",
    "path": "/api/v1/ingest/traffic/batch",
    "parameters": [],
    "body": {
      "kind": "json",
      "mediaType": "application/json",
      "required": true,
      "maxBytes": 3145728,
      "fieldRules": {"properties":{"projectName":{"optional":true,"type":"text"},"sourceLabel":{"optional":true,"type":"text"},"observedAt":{"optional":true,"type":"observed"},"service":{"optional":true,"type":"text"},"samples":{"items":{"properties":{"direction":{"optional":true,"type":"text"},"service":{"optional":true,"type":"text"},"component":{"optional":true,"type":"text"},"method":{"optional":true,"type":"text"},"route":{"optional":true,"type":"text"},"targetHost":{"optional":true,"type":"text"},"targetPath":{"optional":true,"type":"text"},"durationMs":{"optional":true,"type":"duration"},"bytesIn":{"optional":true},"bytesOut":{"optional":true},"occurredAt":{"optional":true,"type":"observed"}}}}}},
      "fieldTypes": {"text":{"absent":"^$"},"observed":{"absent":"^$","from":"1990-01-01T00:00:00Z","is":"timestamp"},"duration":{"is":"milliseconds","hidden":[2147483647,4294967295]}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"service":null,"samples":{"direction":null,"service":null,"component":null,"method":null,"route":null,"targetHost":null,"targetPath":null,"statusCode":null,"durationMs":null,"bytesIn":null,"bytesOut":null,"occurredAt":null}}
    }
  }
};
