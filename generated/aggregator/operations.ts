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
  /** Any text is taken: one that can be no id is no known one. */
  readonly takesAnyText?: boolean;
  /** The list that its values join, in the order of the request. */
  readonly aliasOf?: string;
  /** Names of parameters that are a 400 beside it. */
  readonly excludes?: readonly string[];
}

/** How the fields of a body are read: which values count as absent, and which are rewritten before they are validated. */
export interface FieldRules {
  readonly drop?: readonly ('null' | 'empty' | 'zero' | 'negative')[];
  /** A pattern; a text that does not match it counts as absent. */
  readonly unless?: string;
  /** Milliseconds are rounded to whole ones, timestamps are completed. */
  readonly is?: 'milliseconds' | 'timestamp';
  readonly properties?: Readonly<Record<string, FieldRules>>;
  readonly items?: FieldRules;
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
      {"name":"q","in":"query","kind":"string","many":false,"required":false},
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
      "fieldRules": {"properties":{"maxAgeSeconds":{"drop":["null"]},"limit":{"drop":["null"]}}},
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
      {"name":"q","in":"query","kind":"string","many":false,"required":true},
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
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":""},
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
      {"name":"changed_only","in":"query","kind":"boolean","many":false,"required":false,"default":false},
      {"name":"include_system","in":"query","kind":"boolean","many":false,"required":false,"default":false},
      {"name":"from_iso","in":"query","kind":"timestamp","many":false,"required":false},
      {"name":"to_iso","in":"query","kind":"timestamp","many":false,"required":false},
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":""},
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
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":""}
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
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":""},
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
      {"name":"q","in":"query","kind":"string","many":false,"required":false,"default":""},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"run":{"properties":{"provider":{"drop":["null","empty"]},"reason":{"drop":["null","empty"]},"startedAt":{"drop":["null","empty"],"is":"timestamp"},"finishedAt":{"drop":["null","empty"],"is":"timestamp"},"mapsConsidered":{"drop":["null"]},"mapsChecked":{"drop":["null"]},"wrChanges":{"drop":["null"]},"note":{"drop":["null","empty"]}}},"checks":{"drop":["null"],"items":{"properties":{"mapName":{"drop":["null","empty"]},"checkedAt":{"drop":["null","empty"],"is":"timestamp"},"changed":{"drop":["null"]},"oldWrTime":{"drop":["null","zero","negative"],"is":"milliseconds"},"newWrTime":{"drop":["null","zero","negative"],"is":"milliseconds"},"oldHolder":{"drop":["null","empty"]},"oldHolderAccountId":{"drop":["null","empty"]},"newHolder":{"drop":["null","empty"]},"newHolderAccountId":{"drop":["null","empty"]},"accountIds":{"drop":["null"]},"tracked":{"drop":["null"]},"source":{"drop":["null","empty"]},"note":{"drop":["null","empty"]}}}}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"run":{"properties":{"provider":{"drop":["null","empty"]},"reason":{"drop":["null","empty"]},"startedAt":{"drop":["null","empty"],"is":"timestamp"},"finishedAt":{"drop":["null","empty"],"is":"timestamp"},"mapsConsidered":{"drop":["null"]},"mapsChecked":{"drop":["null"]},"wrChanges":{"drop":["null"]},"note":{"drop":["null","empty"]}}},"checks":{"drop":["null"],"items":{"properties":{"mapName":{"drop":["null","empty"]},"checkedAt":{"drop":["null","empty"],"is":"timestamp"},"changed":{"drop":["null"]},"oldWrTime":{"drop":["null","zero","negative"],"is":"milliseconds"},"newWrTime":{"drop":["null","zero","negative"],"is":"milliseconds"},"oldHolder":{"drop":["null","empty"]},"oldHolderAccountId":{"drop":["null","empty"]},"newHolder":{"drop":["null","empty"]},"newHolderAccountId":{"drop":["null","empty"]},"accountIds":{"drop":["null"]},"tracked":{"drop":["null"]},"source":{"drop":["null","empty"]},"note":{"drop":["null","empty"]}}}}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"instanceName":{"drop":["null","empty"]},"enabled":{"drop":["null"]},"checkIntervalSeconds":{"drop":["null"]},"status":{"drop":["null","empty"]},"meta":{"drop":["null"]}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"status":{"drop":["null","empty"]},"meta":{"drop":["null"]}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"names":{"drop":["null"],"items":{"properties":{"observedAt":{"drop":["null","empty"],"is":"timestamp"},"source":{"drop":["null","empty"]}}}},"namesByAccountId":{"drop":["null"]}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"names":{"drop":["null"],"items":{"properties":{"observedAt":{"drop":["null","empty"],"is":"timestamp"},"source":{"drop":["null","empty"]}}}},"namesByAccountId":{"drop":["null"]},"opToken":{"drop":["null","empty"]}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"club":{"properties":{"clubId":{"drop":["null"]},"id":{"drop":["null"]},"name":{"drop":["null","empty"]},"createdAt":{"drop":["null","empty"],"is":"timestamp"}}},"campaigns":{"drop":["null"],"items":{"properties":{"campaignId":{"drop":["null"]},"id":{"drop":["null"]},"name":{"drop":["null","empty"]},"createdAt":{"drop":["null","empty"],"is":"timestamp"},"publishedAt":{"drop":["null","empty"],"is":"timestamp"},"maps":{"drop":["null"],"items":{"properties":{"mapUid":{"drop":["null","empty"]},"uid":{"drop":["null","empty"]},"position":{"drop":["null"]},"slot":{"drop":["null"]},"mapId":{"drop":["null","empty"],"unless":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"filename":{"drop":["null","empty"]},"fileUrl":{"drop":["null","empty"]},"downloadUrl":{"drop":["null","empty"]},"thumbnailUrl":{"drop":["null","empty"]},"author":{"drop":["null","empty"]},"authorAccountId":{"drop":["null","empty"]},"submitter":{"drop":["null","empty"]},"authorScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"authorMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"collectionName":{"drop":["null","empty"]},"mapStyle":{"drop":["null","empty"]},"mapType":{"drop":["null","empty"]},"raw":{"drop":["null"],"properties":{"mapDetail":{"drop":["null"],"properties":{"collectionName":{"drop":["null","empty"]},"playable":{"drop":["null"]}}}}},"isPlayable":{"drop":["null"]},"createdWithGamepadEditor":{"drop":["null"]},"createdWithSimpleEditor":{"drop":["null"]},"timestamp":{"drop":["null","empty"],"is":"timestamp"},"mapCreatedAt":{"drop":["null","empty"],"is":"timestamp"},"season":{"drop":["null"]},"year":{"drop":["null"]},"mapnumber":{"drop":["null"]},"alteration":{"drop":["null"]},"type":{"drop":["null","empty"]}}}}}}},"uploads":{"drop":["null"],"items":{"properties":{"bucketId":{"drop":["null"]},"id":{"drop":["null"]},"name":{"drop":["null","empty"]},"createdAt":{"drop":["null","empty"],"is":"timestamp"},"maps":{"drop":["null"],"items":{"properties":{"mapUid":{"drop":["null","empty"]},"uid":{"drop":["null","empty"]},"position":{"drop":["null"]},"slot":{"drop":["null"]},"mapId":{"drop":["null","empty"],"unless":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"filename":{"drop":["null","empty"]},"fileUrl":{"drop":["null","empty"]},"downloadUrl":{"drop":["null","empty"]},"thumbnailUrl":{"drop":["null","empty"]},"author":{"drop":["null","empty"]},"authorAccountId":{"drop":["null","empty"]},"submitter":{"drop":["null","empty"]},"authorScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"authorMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"collectionName":{"drop":["null","empty"]},"mapStyle":{"drop":["null","empty"]},"mapType":{"drop":["null","empty"]},"raw":{"drop":["null"],"properties":{"mapDetail":{"drop":["null"],"properties":{"collectionName":{"drop":["null","empty"]},"playable":{"drop":["null"]}}}}},"isPlayable":{"drop":["null"]},"createdWithGamepadEditor":{"drop":["null"]},"createdWithSimpleEditor":{"drop":["null"]},"timestamp":{"drop":["null","empty"],"is":"timestamp"},"mapCreatedAt":{"drop":["null","empty"],"is":"timestamp"},"season":{"drop":["null"]},"year":{"drop":["null"]},"mapnumber":{"drop":["null"]},"alteration":{"drop":["null"]},"type":{"drop":["null","empty"]}}}}}}},"uploadBuckets":{"drop":["null"],"items":{"properties":{"bucketId":{"drop":["null"]},"id":{"drop":["null"]},"name":{"drop":["null","empty"]},"createdAt":{"drop":["null","empty"],"is":"timestamp"},"maps":{"drop":["null"],"items":{"properties":{"mapUid":{"drop":["null","empty"]},"uid":{"drop":["null","empty"]},"position":{"drop":["null"]},"slot":{"drop":["null"]},"mapId":{"drop":["null","empty"],"unless":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"filename":{"drop":["null","empty"]},"fileUrl":{"drop":["null","empty"]},"downloadUrl":{"drop":["null","empty"]},"thumbnailUrl":{"drop":["null","empty"]},"author":{"drop":["null","empty"]},"authorAccountId":{"drop":["null","empty"]},"submitter":{"drop":["null","empty"]},"authorScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"authorMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"collectionName":{"drop":["null","empty"]},"mapStyle":{"drop":["null","empty"]},"mapType":{"drop":["null","empty"]},"raw":{"drop":["null"],"properties":{"mapDetail":{"drop":["null"],"properties":{"collectionName":{"drop":["null","empty"]},"playable":{"drop":["null"]}}}}},"isPlayable":{"drop":["null"]},"createdWithGamepadEditor":{"drop":["null"]},"createdWithSimpleEditor":{"drop":["null"]},"timestamp":{"drop":["null","empty"],"is":"timestamp"},"mapCreatedAt":{"drop":["null","empty"],"is":"timestamp"},"season":{"drop":["null"]},"year":{"drop":["null"]},"mapnumber":{"drop":["null"]},"alteration":{"drop":["null"]},"type":{"drop":["null","empty"]}}}}}}},"members":{"drop":["null"],"items":{"properties":{"role":{"drop":["null","empty"]},"joinedAt":{"drop":["null","empty"],"is":"timestamp"},"creationTimestamp":{"drop":["null","zero"]},"displayName":{"drop":["null","empty"]}}}},"maps":{"drop":["null"],"items":{"properties":{"mapUid":{"drop":["null","empty"]},"uid":{"drop":["null","empty"]},"position":{"drop":["null"]},"slot":{"drop":["null"]},"mapId":{"drop":["null","empty"],"unless":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"filename":{"drop":["null","empty"]},"fileUrl":{"drop":["null","empty"]},"downloadUrl":{"drop":["null","empty"]},"thumbnailUrl":{"drop":["null","empty"]},"author":{"drop":["null","empty"]},"authorAccountId":{"drop":["null","empty"]},"submitter":{"drop":["null","empty"]},"authorScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"authorMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"goldMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"silverMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeScore":{"drop":["null","zero","negative"],"is":"milliseconds"},"bronzeMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"collectionName":{"drop":["null","empty"]},"mapStyle":{"drop":["null","empty"]},"mapType":{"drop":["null","empty"]},"raw":{"drop":["null"],"properties":{"mapDetail":{"drop":["null"],"properties":{"collectionName":{"drop":["null","empty"]},"playable":{"drop":["null"]}}}}},"isPlayable":{"drop":["null"]},"createdWithGamepadEditor":{"drop":["null"]},"createdWithSimpleEditor":{"drop":["null"]},"timestamp":{"drop":["null","empty"],"is":"timestamp"},"mapCreatedAt":{"drop":["null","empty"],"is":"timestamp"},"season":{"drop":["null"]},"year":{"drop":["null"]},"mapnumber":{"drop":["null"]},"alteration":{"drop":["null"]},"type":{"drop":["null","empty"]}}}},"activities":{"drop":["null"]},"complete":{"drop":["null"]}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"event":{"properties":{"type":{"drop":["null"]},"eventType":{"drop":["null"]},"occurredAt":{"drop":["null","empty"],"is":"timestamp"},"recordedAt":{"drop":["null","empty"],"is":"timestamp"},"mapUid":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"accountId":{"drop":["null","empty"]},"holder":{"drop":["null","empty"]},"wrMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"changed":{"drop":["null"]},"message":{"drop":["null","empty"]},"payload":{"drop":["null"]},"eventKey":{"drop":["null","empty"]}}}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"events":{"drop":["null"],"items":{"properties":{"type":{"drop":["null"]},"eventType":{"drop":["null"]},"occurredAt":{"drop":["null","empty"],"is":"timestamp"},"recordedAt":{"drop":["null","empty"],"is":"timestamp"},"mapUid":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"accountId":{"drop":["null","empty"]},"holder":{"drop":["null","empty"]},"wrMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"changed":{"drop":["null"]},"message":{"drop":["null","empty"]},"payload":{"drop":["null"]},"eventKey":{"drop":["null","empty"]}}}},"event":{"drop":["null"],"properties":{"type":{"drop":["null"]},"eventType":{"drop":["null"]},"occurredAt":{"drop":["null","empty"],"is":"timestamp"},"recordedAt":{"drop":["null","empty"],"is":"timestamp"},"mapUid":{"drop":["null","empty"]},"mapName":{"drop":["null","empty"]},"accountId":{"drop":["null","empty"]},"holder":{"drop":["null","empty"]},"wrMs":{"drop":["null","zero","negative"],"is":"milliseconds"},"changed":{"drop":["null"]},"message":{"drop":["null","empty"]},"payload":{"drop":["null"]},"eventKey":{"drop":["null","empty"]}}}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"service":{"drop":["null","empty"]},"sample":{"properties":{"direction":{"drop":["null"]},"service":{"drop":["null","empty"]},"component":{"drop":["null","empty"]},"method":{"drop":["null","empty"]},"route":{"drop":["null","empty"]},"targetHost":{"drop":["null","empty"]},"targetPath":{"drop":["null","empty"]},"durationMs":{"drop":["null","negative"],"is":"milliseconds"},"bytesIn":{"drop":["null"]},"bytesOut":{"drop":["null"]},"occurredAt":{"drop":["null","empty"],"is":"timestamp"}}}}},
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
      "fieldRules": {"properties":{"projectName":{"drop":["null","empty"]},"sourceLabel":{"drop":["null","empty"]},"observedAt":{"drop":["null","empty"],"is":"timestamp"},"service":{"drop":["null","empty"]},"samples":{"items":{"properties":{"direction":{"drop":["null"]},"service":{"drop":["null","empty"]},"component":{"drop":["null","empty"]},"method":{"drop":["null","empty"]},"route":{"drop":["null","empty"]},"targetHost":{"drop":["null","empty"]},"targetPath":{"drop":["null","empty"]},"durationMs":{"drop":["null","negative"],"is":"milliseconds"},"bytesIn":{"drop":["null"]},"bytesOut":{"drop":["null"]},"occurredAt":{"drop":["null","empty"],"is":"timestamp"}}}}}},
      "knownFields": {"projectKey":null,"projectName":null,"sourceLabel":null,"observedAt":null,"service":null,"samples":{"direction":null,"service":null,"component":null,"method":null,"route":null,"targetHost":null,"targetPath":null,"statusCode":null,"durationMs":null,"bytesIn":null,"bytesOut":null,"occurredAt":null}}
    }
  }
};
