// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface components {
    schemas: {
        /** Where the parts of the API begin. */
        CatalogBaseUrls: {
            /** The documentation page. @example http://127.0.0.1:4001/api/ */ docs: string;
            /** Routes that read. @example http://127.0.0.1:4001/api/v1 */ public: string;
            /** Routes that contribute. @example http://127.0.0.1:4001/api/v1/ingest */ ingest: string;
        };
        /** The token of the ingest routes. */
        CatalogIngestAuth: {
            /** Always true, since a server may ask for a token: send one where you have it. `enforcedOnThisServer` says whether this server refuses requests without one. @example true */ required: boolean;
            /** Whether this server refuses requests without one. @example false */ enforcedOnThisServer: boolean;
            /** Headers, any one of which may have the token. @example [ "x-ingest-token", "Authorization", "x-admin-token" ] */ acceptedHeaders: string[];
        };
        /** The token of the route for game plugins. */
        CatalogPluginAuth: {
            /** The route. @example /api/v1/ingest/display-names/plugin */ route: string;
            /** The only project that may use it. @example plugin-player-directory */ projectKey: string;
            /** Whether this server refuses requests without a good token of the plugin platform: it checks the token, or, without the platform's secret, the route is closed with a 503 because ingest needs a token. @example false */ enforcedOnThisServer: boolean;
        };
        /** Who may call what. */
        CatalogAuth: {
            /** Whether everybody may read. @example true */ publicRead: boolean;
            ingest: components["schemas"]["CatalogIngestAuth"];
            plugin: components["schemas"]["CatalogPluginAuth"];
        };
        /** A value that a request carries in its path or query. Values are text, as in a URL. */
        CatalogParameter: {
            /** Name of the parameter. @example max_age_seconds */ name: string;
            /** What kind of value it takes. A list is sent as the same name several times. @example number @enum {string} */ type: "string" | "integer" | "number" | "boolean" | "array";
            /** Whether a request without it is refused. @example false */ required: boolean;
            /** What it means. @example Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. */ description: string;
            /** The value that counts when it is left out. Null when there is none. @example null */ default: string | null;
            /** The values that it takes. Empty when any value of the type will do. @example [] */ enum: string[];
            /** A value to try. @example 86400 */ example: string;
        };
        /** The documentation of one endpoint. */
        CatalogEndpoint: {
            /** HTTP method. @example GET @enum {string} */ method: "GET" | "POST";
            /** Route, where `:name` is a value to fill in. @example /api/v1/display-names/resolve/:accountId */ path: string;
            /** What the endpoint does, in a few words. @example Get a display name */ summary: string;
            /** What a caller needs. @example public @enum {string} */ auth: "public" | "ingest_token" | "plugin_token";
            /** Query parameters. */ query: components["schemas"]["CatalogParameter"][];
            /** Values to fill in the path. */ pathParams: components["schemas"]["CatalogParameter"][];
            /** An example of the request's body. Null when there is no body. @example null */
            bodyExample: {
                [key: string]: unknown;
            } | null;
            /** An example of the response. @example { "name": { "displayName": "Kestrel" } } */
            responseExample: {
                [key: string]: unknown;
            } | null;
        };
        /** The endpoints of one subject. */
        CatalogSection: {
            /** The title as a part of a link. @example display-names */ id: string;
            /** The subject. @example Display names */ title: string;
            /** What the subject is about. @example The newest name of each account. */ description: string;
            /** The id of the section whose endpoints are listed here once more, under a name that documentation pages look for. Null for the sections that list each endpoint once. @example null */ aliasOf: string | null;
            /** The endpoints, in the order of the document. */ endpoints: components["schemas"]["CatalogEndpoint"][];
        };
        /** The documentation of the API as data. */
        ApiCatalog: {
            /** Name of the service. @example aggregator @enum {string} */ service: "aggregator";
            /** Version of the API, as in its paths. @example v1 */ version: string;
            /** Version of this catalogue's own form. Format: int64. @example 1 */ docsVersion: number;
            /** When the server started, because the catalogue changes only then. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            baseUrls: components["schemas"]["CatalogBaseUrls"];
            auth: components["schemas"]["CatalogAuth"];
            /** What a contributor should keep to, one sentence each. @example [ "Send batches rather than single rows." ] */ contributionGuidelines: string[];
            /** The endpoints by subject. `meta`, `identity` and `database` come last and repeat `service`, `display-names` and `table-explorer`. */ sections: components["schemas"]["CatalogSection"][];
        };
        /** One part of a request that is at fault. */
        ErrorDetail: {
            /** The place in the request. @example run.startedAt */ path: string;
            /** What is wrong, in the sentence of `error`. @example Body field run.startedAt must not be more than 5 minutes after run.finishedAt (2026-10-03T18:00:00.000Z), got 2026-10-03T18:05:00.001Z. */ message: string;
        };
        /** Why a request failed. */
        ApiError: {
            /** A sentence for people, saying what was wrong and what was expected. @example Query parameter limit must be an integer from 1 to 1000, got "0". */ error: string;
            /** A word for programs. @example invalid_request @enum {string} */ code: "invalid_request" | "unauthorized" | "not_found" | "rate_limited" | "upstream_unavailable" | "internal_error";
            /** The part of the request at fault. Absent where no single part is, as with an unknown route. */ details?: components["schemas"]["ErrorDetail"][];
        };
        /** How much there is. */
        MetaSummary: {
            /** Number of projects that have contributed. Format: int64. @example 3 */ projects: number;
            /** Number of known maps. Format: int64. @example 6 */ maps: number;
            /** Number of events without the system ones. Format: int64. @example 21 */ events: number;
            /** Number of maps, equal to `maps`. Format: int64. @example 6 */ totalMaps: number;
            /** Number of events without the system ones, equal to `events`. Format: int64. @example 21 */ totalEvents: number;
            /** When the newest event happened. Null before the first. Format: date-time. @example 2026-10-06T07:50:31.400Z */ latestEventAt: string | null;
        };
        /** The service and how much it knows. */
        Meta: {
            /** Name of the service. @example aggregator @enum {string} */ service: "aggregator";
            /** Version of the API, as in its paths. @example v1 */ version: string;
            /** How long this server has been up, in days, hours and minutes. @example 4d 12h 30m */ uptime: string;
            /** When the response was made. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            /** Changes when the database is restored from a backup or replaced by another server. Either may have lost the last events: then ids of events may be given a second time. @example 9mXhP2tqRw4cVnLz-00000001 */ epoch: string;
            summary: components["schemas"]["MetaSummary"];
        };
        /** What an account is called. */
        DisplayName: {
            /** Account id. A UUID is in lower case, however it was sent. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string;
            /** The name as it was last observed. Null when none is known. @example Kestrel */ displayName: string | null;
            /** The name as names are compared: in Unicode's compatibility form (NFKC), trimmed, with single spaces and in lower case. @example kestrel */ normalizedDisplayName: string | null;
            /** Label of the contributor who observed the name last. @example player plugin */ source: string | null;
            /** Whether the name is missing, or older than the requested maximum age if there is one. @example false */ stale: boolean;
            /** Whether no name of this account is known. @example false */ missing: boolean;
            /** When the name was last observed. Format: date-time. @example 2026-10-06T07:58:30.000Z */ observedAt: string | null;
            /** When that observation was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ updatedAt: string | null;
            /** Whole seconds since the name was last observed. Format: int64. @example 90 */ ageSeconds: number | null;
        };
        /** Rows of the directory. */
        DisplayNameList: {
            /** The rows. */ names: components["schemas"]["DisplayName"][];
            /** Number of rows in `names`. Format: int64. @example 2 */ count: number;
        };
        /** The accounts to look up. */
        DisplayNameResolutionRequest: {
            /** At most 500 distinct accounts, by ids in any spelling, in a list of at most 2000. Repeated ones count once. @example [ "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0", "00000000-0000-4000-8000-000000000000", "not an id" ] */ accountIds: string[];
            /** Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. @example 3600 */ maxAgeSeconds?: number | null;
            /** Most rows to return in `names`, 500 when it is left out. Format: int64. @example 500 */ limit?: number | null;
        };
        /** What is known of many accounts. */
        DisplayNameResolution: {
            /** Accounts with a name, stale ones too, in the order of the request. */ names: components["schemas"]["DisplayName"][];
            /** Accounts without a name, in the order of the request and spelled as they were asked for. @example [ "00000000-0000-4000-8000-000000000000" ] */ missing: string[];
            /** Texts that are no account ids, as they were sent, cut to 200 characters. @example [ "not an id" ] */ invalid: string[];
            /** Rows of `names`. Format: int64. @example 1 */ count: number;
            /** Distinct accounts of the request, and texts that are no id. Unless the response is `truncated`, the other three counts add up to it. Format: int64. @example 3 */ requestedCount: number;
            /** Number of ids in `missing`. Format: int64. @example 1 */ missingCount: number;
            /** Number of texts in `invalid`. Format: int64. @example 1 */ invalidCount: number;
            /** Whether the limit left rows out of `names`. @example false */ truncated: boolean;
        };
        /** The row of one account. */
        DisplayNameResponse: {
            name: components["schemas"]["DisplayName"];
        };
        /** The accounts with one name. */
        NameMatches: {
            /** The name as it was asked for. @example DUNES */ displayName: string;
            /** The name as names are compared. @example dunes */ normalizedDisplayName: string;
            /** Accounts whose name compares equal, newest observation first. */ matches: components["schemas"]["DisplayName"][];
        };
        /** The accounts with each of some names. */
        DisplayNameLookup: {
            /** One entry per distinct name, in the order of the request. */ queries: components["schemas"]["NameMatches"][];
        };
        /** What an account is called, and how well it matches a search. */
        DisplayNameMatch: {
            /** Account id. A UUID is in lower case, however it was sent. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string;
            /** The name as it was last observed. Null when none is known. @example Kestrel */ displayName: string | null;
            /** The name as names are compared: in Unicode's compatibility form (NFKC), trimmed, with single spaces and in lower case. @example kestrel */ normalizedDisplayName: string | null;
            /** Label of the contributor who observed the name last. @example player plugin */ source: string | null;
            /** Whether the name is older than the requested maximum age; false without one. @example false */ stale: boolean;
            /** Always false for a match. @example false */ missing: boolean;
            /** When the name was last observed. Format: date-time. @example 2026-10-06T07:58:30.000Z */ observedAt: string | null;
            /** When that observation was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ updatedAt: string | null;
            /** Whole seconds since the name was last observed. Format: int64. @example 90 */ ageSeconds: number | null;
            /** The very name has 1, its beginning from 0.9, another part of it from 0.5, more the larger that part is, and a similar name from 0.3. @example 0.673333 */ score: number;
        };
        /** The best matches of a search. */
        DisplayNameSearch: {
            /** The text as it was sent. @example lynx */ query: string;
            /** How names were compared. @example contains @enum {string} */ mode: "prefix" | "contains" | "fuzzy";
            /** Highest score first, then newest observation, then account id. */ matches: components["schemas"]["DisplayNameMatch"][];
            /** Number of rows in `matches`. Format: int64. @example 1 */ count: number;
        };
        /** Accounts whose name should be looked up. */
        CandidateList: {
            /** Account ids, ids without a name first. @example [ "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913" ] */ accountIds: string[];
            /** Number of ids in `accountIds`. Format: int64. @example 1 */ count: number;
            /** Number of all candidates. Format: int64. @example 1 */ total: number;
        };
        /** An account that has no name, or an old one. */
        Candidate: {
            /** Account id. @example 7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913 */ accountId: string;
            /** The name that is known, if any. @example null */ displayName: string | null;
            /** Where the account was seen: in a tracker's check, in a club, in the directory itself, as a map's author or as the holder of a record. @example [ "check" ] */ reasons: ("check" | "club_member" | "directory" | "map_author" | "record_holder")[];
            /** When it was last seen anywhere. Format: date-time. @example 2026-10-03T18:00:12.000Z */ lastSeenAt: string;
            /** When its name was last observed. Format: date-time. @example null */ observedAt: string | null;
            /** Whole seconds since then. Format: int64. @example null */ ageSeconds: number | null;
            /** Whether no name of it is known. @example true */ missing: boolean;
            /** Always true for a candidate. @example true */ stale: boolean;
        };
        /** A stretch of the accounts whose name should be looked up. */
        CandidateDetailList: {
            /** Accounts without a name first, seen last first; then the oldest names. */ candidates: components["schemas"]["Candidate"][];
            /** Number of rows in `candidates`. Format: int64. @example 1 */ count: number;
            /** Number of all candidates. Format: int64. @example 1 */ total: number;
            /** Most rows that were asked for. @example 200 */ limit: number;
            /** Rows that were skipped. @example 0 */ offset: number;
        };
        /** A contributor, with counts of what it has sent. */
        Project: {
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Name of the project. @example Alteration Tracker */ projectName: string;
            /** Name of the project, equal to `projectName`. @example Alteration Tracker */ name: string;
            /** What the project calls the part of it that sends. @example workshop server */ sourceLabel: string;
            /** Whether the project says that it is at work. @example true */ enabled: boolean;
            /** How often it checks its maps, in seconds. Format: int64. @example 300 */ checkIntervalSeconds: number;
            /** When its first contribution was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ firstSeenAt: string;
            /** When its latest contribution was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ lastSeenAt: string;
            /** When its newest run finished or its newest club snapshot was observed. Format: date-time. @example 2026-10-06T07:50:31.400Z */ lastSyncAt: string | null;
            /** Maps that it has checked. Format: int64. @example 6 */ mapCount: number;
            /** Maps among them that it says it tracks. Format: int64. @example 6 */ trackedMaps: number;
            /** Checks that it has sent. Format: int64. @example 9 */ totalChecks: number;
            /** Checks among them that found a change. Format: int64. @example 2 */ totalChanges: number;
            /** When its newest check was made. Format: date-time. @example 2026-10-06T07:50:29.870Z */ latestCheckedAt: string | null;
            /** When its newest run finished. Format: date-time. @example 2026-10-06T07:50:31.400Z */ latestRunAt: string | null;
        };
        /** Projects. */
        ProjectsResponse: {
            /** The projects. */ projects: components["schemas"]["Project"][];
            /** Projects in this response. Format: int64. @example 3 */ count: number;
            /** Projects there are. Format: int64. @example 3 */ total: number;
            /** Most projects that were asked for. Format: int64. @example 120 */ limit: number;
        };
        /** One project. */
        ProjectResponse: {
            project: components["schemas"]["Project"];
        };
        /** A map as one project has checked it. */
        ProjectMap: {
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. Null while nobody has named it. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Name of the map, equal to `mapName`. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** World record in milliseconds that the project reported last, by check time. Null until it reports one. Format: int64. @example 39874 */ wrMs: number | null;
            /** Name of its holder, as the project reported it. @example Kestrel */ wrHolder: string | null;
            /** Account of the holder. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ wrHolderAccountId: string | null;
            /** Whether the project said last that it tracks the map. @example true */ tracked: boolean;
            /** When the project checked the map last. Format: date-time. @example 2026-10-06T07:50:03.120Z */ latestCheckedAt: string;
            /** When it last found a change. Null when it never did. Format: date-time. @example 2026-10-03T18:00:12.000Z */ lastChangedAt: string | null;
            /** Checks of the map by the project. Format: int64. @example 2 */ checkCount: number;
            /** Checks among them that found a change. Format: int64. @example 1 */ changeCount: number;
        };
        /** Whether the total is exact (eq) or a lower bound (gte), as it may be above 10,000, and of searches that look at a part of the rows. @example eq @enum {string} */ TotalRelation: "eq" | "gte";
        /** A page of the maps of a project. */
        ProjectMapsResponse: {
            /** The maps, most recently checked first. */ maps: components["schemas"]["ProjectMap"][];
            /** Maps in this response. Format: int64. @example 6 */ count: number;
            /** Maps that fit the filters. Format: int64. @example 6 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most maps that were asked for. Format: int64. @example 500 */ limit: number;
            /** Maps that were left out before these. Format: int64. @example 0 */ offset: number;
        };
        /** A program that a project runs. */
        Instance: {
            /** Key of its project. @example alteration-tracker */ projectKey: string;
            /** Id within the project. @example workshop-1 */ instanceId: string;
            /** What people call it. @example Workshop server 1 */ instanceName: string;
            /** Label of what it sends. @example workshop server */ sourceLabel: string;
            /** Whether it is alive, by its last sign of life: `online` up to 10 minutes, `stale` up to 24 hours, then `offline`. @example online @enum {string} */ status: "online" | "stale" | "offline";
            /** When it was first heard of. Format: date-time. @example 2026-10-06T08:00:00.000Z */ registeredAt: string;
            /** When it last registered or sent a heartbeat. Format: date-time. @example 2026-10-06T08:00:00.000Z */ lastHeartbeatAt: string;
            /** Whole seconds since then. Format: int64. @example 0 */ heartbeatAgeSeconds: number;
            /** What it last said of itself. Null when it never did. @example idle */ reportedStatus: string | null;
            /** Further facts that the instance last sent. @example { "version": "2.4.1" } */
            meta: {
                [key: string]: unknown;
            } | null;
        };
        /** The instances of a project. */
        InstancesResponse: {
            /** The instances, most recent sign of life first. */ instances: components["schemas"]["Instance"][];
            /** Instances in this response. Format: int64. @example 1 */ count: number;
            /** Instances that the project has. Format: int64. @example 1 */ total: number;
        };
        /** A project as it has checked one map. */
        MapProject: {
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Name of the project. @example Alteration Tracker */ projectName: string;
            /** Name of the project, equal to `projectName`. @example Alteration Tracker */ name: string;
            /** World record in milliseconds that the project reported last, by check time. Null until it reports one. Format: int64. @example 39874 */ wrMs: number | null;
            /** Name of its holder, as the project reported it. @example Kestrel */ wrHolder: string | null;
            /** When the project checked the map last. Format: date-time. @example 2026-10-06T07:50:03.120Z */ latestCheckedAt: string;
            /** When it last found a change. Null when it never did. Format: date-time. @example 2026-10-03T18:00:12.000Z */ lastChangedAt: string | null;
            /** Checks of the map by the project. Format: int64. @example 2 */ checkCount: number;
            /** Checks among them that found a change. Format: int64. @example 1 */ changeCount: number;
        };
        /** The projects that have checked a map. */
        MapProjectsResponse: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** The projects, most recent check first. */ projects: components["schemas"]["MapProject"][];
            /** Projects in this response. Format: int64. @example 1 */ count: number;
        };
        /** Something that has happened. */
        Event: {
            /** Id of the event. A higher one was stored later. An event stays as first reported: two may be of one record, which was known under two names, or was found before somebody called it a change, and a record may have an earlier time and another holder than its event. Format: int64. @example 15 */ eventId: number;
            /**
             * @description What happened:
             *
             *     - `wr_change`: a map has a new world record, or with `afterRemoval` a slower one.
             *     - `map.checked`: a tracker has checked a map, whether or not its record changed.
             *     - `tracker.run`: a tracker has sent a run with checks.
             *     - `club.snapshot`: somebody has reported what a club has.
             *
             *     With `system`, for the service's own sake:
             *
             *     - `wr_baseline`: a world record was found on a map, and nobody says that it is a change.
             *     - `update_request`: somebody asks for a check of a map.
             *     - `displayname.sync`: a contribution has brought names that were not known.
             *     - `instance.register`: an instance has registered.
             *     - `instance.heartbeat`: an instance is back, or reports another status.
             *     - `traffic.batch`: samples of traffic were sent.
             *
             *     Any other type is a contributor's own.
             * @example wr_change
             */
            eventType: string;
            /** Type of the event, equal to `eventType`. @example wr_change */ type: string;
            /** Key of the project that reported it. @example alteration-tracker */ projectKey: string;
            /** Name of that project. @example Alteration Tracker */ projectName: string;
            /** Label of the contributor that reported it. @example workshop server */ source: string;
            /** When it happened, which for a world record is when it was driven, or seen as long as that is not known. Format: date-time. @example 2026-10-03T17:58:40.000Z */ occurredAt: string;
            /** When it happened, equal to `occurredAt`. Format: date-time. @example 2026-10-03T17:58:40.000Z */ recordedAt: string;
            /** When the service received it. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
            /** Whether the service stored it for its own sake. Such events are hidden unless asked for. @example false */ system: boolean;
            /** Whether something has changed with it. @example true */ changed: boolean;
            /** Uid of the map that it is about. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string | null;
            /** Name of that map, with its colour codes. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** What it is about, in words: the name of the map without colour codes, else its uid, else the player's name, else the account id, else the name of the project. @example Fall 2024 - 08 Cleaned */ item: string;
            /** Account that it is about. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** Name of the player that it is about, as it was reported. Without one, the name that the account has now. @example Kestrel */ holder: string | null;
            /** World record in milliseconds. Format: int64. @example 39874 */ wrMs: number | null;
            /** Former world record in milliseconds. Format: int64. @example 40116 */ oldWrTime: number | null;
            /** New world record in milliseconds. Format: int64. @example 39874 */ newWrTime: number | null;
            /** Whether the report behind a `wr_change` says that the board became slower, because a faster record of the map was removed: then it is no new best time. It is as it was when the event was stored. False for every other type. @example false */ afterRemoval: boolean;
            /** A sentence for people. @example null */ message: string | null;
            /** A sentence for people, equal to `message`. @example null */ eventDetail: string | null;
            /** The contributor's own key of the event. @example null */ eventKey: string | null;
            /** Anything else that was reported. Of a changed check whose time is gone, `wiped` says whether the map's board has no record any more. A list has at most 1 MiB of payloads, of its first events; the others are null. @example { "runId": 1 } */
            payload: {
                [key: string]: unknown;
            } | null;
            /** Present, and true, where the event has a payload that this list leaves out. @example true */ payloadTruncated?: boolean;
        };
        /** A page of events by time. */
        EventPage: {
            /** The events, newest first. */ events: components["schemas"]["Event"][];
            /** Events in this response. Format: int64. @example 3 */ count: number;
            /** Events that fit the filters. Format: int64. @example 3 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most events that were asked for. Format: int64. @example 80 */ limit: number;
            /** The page that was asked for. Format: int64. @example 1 */ page: number;
            /** Pages there are, at least one. Format: int64. @example 1 */ totalPages: number;
            /** The last event id that was given when this page was read: the `max_event_id` of a walk that starts with it. Format: int64. @example 28 */ lastEventId: number;
        };
        /** Events after an id. */
        EventsAfter: {
            /** The events, oldest first. */ events: components["schemas"]["Event"][];
            /** Events in this response. Format: int64. @example 3 */ count: number;
            /** Most events that were asked for. Format: int64. @example 80 */ limit: number;
            /** Whether events follow that were not searched; these may not fit the filters, so the next page may be empty. @example false */ hasMore: boolean;
            /** The `after_event_id` to go on with: the id of the last event that was searched, else the one that was sent. Format: int64. @example 28 */ nextAfterEventId: number;
            /** The lowest id of all stored events; where events were removed for their age, the id after these, though world records before it are still stored. Null while there never was an event. Where it is above the `after_event_id` that was sent plus 1, events in between were removed, and cannot be read any more. Format: int64. @example 1 */ oldestEventId: number | null;
            /** The last event id that was given, to an event of any filter. It never decreases in one database, even when events are removed. Where it is below `nextAfterEventId` for a minute, the server has an older copy of the database than the one that you have read: stop, and ask its operator. Format: int64. @example 28 */ lastEventId: number;
            /** Changes when the database is restored from a backup, or another server takes its place. Events with ids that you have read may then be others: go back to one from before. @example 9mXhP2tqRw4cVnLz-00000001 */ epoch: string;
        };
        /** A page of events by time, or with `after_event_id` the events after an id. */ EventsResponse: components["schemas"]["EventPage"] | components["schemas"]["EventsAfter"];
        /** How often a word occurs. */
        EventBucket: {
            /** The word. @example wr_change */ value: string;
            /** Events with it. Format: int64. @example 8 */ count: number;
        };
        /** Sources and types of events, most frequent first, then by value. */
        EventFacets: {
            /** The sources. @example [ "workshop server" ] */ sources: string[];
            /** The types. @example [ "map.checked" ] */ eventTypes: string[];
            /** The sources with their numbers of events. */ sourceBuckets: components["schemas"]["EventBucket"][];
            /** The types with their numbers of events. */ eventTypeBuckets: components["schemas"]["EventBucket"][];
            /** Events in the window. Format: int64. @example 21 */ total: number;
        };
        /** A map about whose world record something is missing. */
        QueueItem: {
            /** Id of the item. Format: int64. @example 2 */ queueId: number;
            /** Key of the project that reported it. @example alteration-tracker */ projectKey: string;
            /** Name of that project. @example Alteration Tracker */ projectName: string;
            /** Uid of the map. @example V2AkWeSSXxx92wzZpxCpbfNOB9t */ mapUid: string;
            /** Name of the map, with its colour codes. Null while nobody has named it. @example $0cfIcy$z Winter 2026 - 21 */ mapName: string | null;
            /** Why it is queued: `wr_baseline_missing`, a changed check came without `oldWrTime`; `wr_holder_missing`, a changed check came without a holder; `update_request`, a client of the catalog asked. @example wr_baseline_missing @enum {string} */ reasonCode: "wr_baseline_missing" | "wr_holder_missing" | "update_request";
            /** How far it is. It is resolved by the next check of the map that reports a record, or by a record that the catalog's webhook takes, and ignored after 30 days. @example queued @enum {string} */ status: "queued" | "processing" | "resolved" | "ignored";
            /** Id of the update request in the records catalog. Null for other reasons. @example upd-kD3vR0aXw1Yy7mQe */ requestId: string | null;
            /** The former record that the check reported, in milliseconds. Format: int64. @example null */ oldWrTime: number | null;
            /** The record that the check reported, in milliseconds. Format: int64. @example 48102 */ newWrTime: number | null;
            /** When it was queued. Format: date-time. @example 2026-10-06T08:00:00.000Z */ createdAt: string;
            /** When its status, note or the name of its map changed last. Format: date-time. @example 2026-10-06T08:00:00.000Z */ updatedAt: string;
            /** When it was resolved or ignored. Format: date-time. @example null */ resolvedAt: string | null;
            /** What the contributor noted. @example Former record unknown. */ note: string | null;
        };
        /** Items by status, under the same filters without the status. */
        QueueCounts: {
            /** Items that wait. Format: int64. @example 2 */ queued: number;
            /** Items that a tracker works on. Format: int64. @example 0 */ processing: number;
            /** Items that are done. Format: int64. @example 0 */ resolved: number;
            /** Items that were given up. Format: int64. @example 0 */ ignored: number;
        };
        /** A page of the queue. */
        QueueResponse: {
            /** The items, newest first. */ items: components["schemas"]["QueueItem"][];
            /** Items in this response. Format: int64. @example 2 */ count: number;
            /** Items that fit the filters. Format: int64. @example 2 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most items that were asked for. Format: int64. @example 100 */ limit: number;
            /** The page that was asked for. Format: int64. @example 1 */ page: number;
            /** Pages there are, at least one. Format: int64. @example 1 */ totalPages: number;
            counts: components["schemas"]["QueueCounts"];
        };
        /** What came in within 24 hours, the present hour included. */
        Throughput: {
            /** Checks of maps. Format: int64. @example 6 */ checks: number;
            /** Checks that reported a change. Format: int64. @example 1 */ changes: number;
            /** Tracker runs. Format: int64. @example 1 */ runs: number;
            /** Maps that the runs say they have checked. Format: int64. @example 6 */ mapsChecked: number;
            /** Events, without system events. Format: int64. @example 8 */ events: number;
            /** Traffic samples. Format: int64. @example 4 */ trafficSamples: number;
        };
        /** Shares of what was contributed. */
        Rates: {
            /** Share of the checks of 24 hours that reported a change, in per cent, equal to `changeRate24hPct` of the figures. @example 16.7 */ changeRate24hPct: number | null;
        };
        /** How long ago tracked maps were checked by anybody. */
        Freshness: {
            /** Tracked maps. Format: int64. @example 6 */ trackedMaps: number;
            /** Checked in the last 6 hours. Format: int64. @example 6 */ checked6h: number;
            /** Checked in the last 24 hours. Format: int64. @example 6 */ checked24h: number;
            /** Checked in the last 7 days. Format: int64. @example 6 */ checked7d: number;
            /** Checked, but not in the last 24 hours. Format: int64. @example 0 */ stale24h: number;
            /** Never checked. Format: int64. @example 0 */ neverChecked: number;
        };
        /** How well the directory of names knows the accounts that were seen. */
        NameHealth: {
            /** Accounts that were seen anywhere. Format: int64. @example 7 */ total: number;
            /** Names that were last observed within 24 hours, the present hour included. Format: int64. @example 6 */ observed24h: number;
            /** Names that were last observed before the last 20 days, the present hour included. Format: int64. @example 0 */ stale20d: number;
            /** Accounts without a name. Format: int64. @example 1 */ missingDisplayNames: number;
            /** Share of the accounts with a name, in per cent with one decimal. Null without accounts. @example 85.7 */ coveragePct: number | null;
        };
        /** Whether instances give signs of life. */
        InstanceHealth: {
            /** Instances with a heartbeat in the last 10 minutes. Format: int64. @example 1 */ online: number;
            /** Instances that are stale or offline. Format: int64. @example 0 */ staleOrOffline: number;
            /** Number of instances that are stale or offline, equal to `staleOrOffline`. Format: int64. @example 0 */ staleOrOfflineInstances: number;
        };
        /** How tracker runs go. */
        RunHealth: {
            /** Average duration of the runs of 24 hours, in seconds with one decimal. Null without runs that gave both their times. @example 31.4 */ avgRunDurationSeconds24h: number | null;
        };
        /** A project that checks maps. */
        TopProject: {
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Name of the project. @example Alteration Tracker */ projectName: string;
            /** Checks within 24 hours. Format: int64. @example 6 */ checks: number;
            /** Checks within 24 hours that reported a change. Format: int64. @example 1 */ changes: number;
            /** Maps that the project says it tracks. Format: int64. @example 6 */ trackedMaps: number;
        };
        /** The current figures. */
        Metrics: {
            /** Events, without system events. Format: int64. @example 21 */ totalEvents: number;
            /** Known maps. Format: int64. @example 6 */ totalMaps: number;
            /** Projects. Format: int64. @example 3 */ totalProjects: number;
            /** Clubs. Format: int64. @example 1 */ totalClubs: number;
            /** When the newest of these events happened. Null without any. Format: date-time. @example 2026-10-06T07:50:31.400Z */ lastEventAt: string | null;
            /** Accounts that were seen anywhere. Format: int64. @example 7 */ accounts: number;
            /** Accounts with a name. Format: int64. @example 6 */ displayNames: number;
            /** Memberships in clubs. Format: int64. @example 5 */ clubMembers: number;
            /** Instances. Format: int64. @example 1 */ instances: number;
            /** Instances with a heartbeat in the last 10 minutes. Format: int64. @example 1 */ onlineInstances: number;
            /** Tracker runs. Format: int64. @example 2 */ ingestRuns: number;
            /** Those events that reported a change. Format: int64. @example 13 */ eventsChanged: number;
            throughput24h: components["schemas"]["Throughput"];
            /** Share of the checks of 24 hours that reported a change, in per cent with one decimal. Null without checks. @example 16.7 */ changeRate24hPct: number | null;
            rates: components["schemas"]["Rates"];
            freshness: components["schemas"]["Freshness"];
            nameHealth: components["schemas"]["NameHealth"];
            instanceHealth: components["schemas"]["InstanceHealth"];
            runHealth: components["schemas"]["RunHealth"];
            queue: components["schemas"]["QueueCounts"];
            /** Projects with the most checks within 24 hours, then by key. */ topProjects: components["schemas"]["TopProject"][];
        };
        /** The current figures. */
        MetricsResponse: {
            /** When the figures were read. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            metrics: components["schemas"]["Metrics"];
        };
        /** Events and checks of one bucket. */
        EventSeriesPoint: {
            /** Start of the bucket. Format: date-time. @example 2026-10-06T07:00:00.000Z */ at: string;
            /** Events, without system events. Format: int64. @example 7 */ events: number;
            /** Checks of maps. Format: int64. @example 6 */ checks: number;
            /** Checks that reported a change. Format: int64. @example 1 */ changes: number;
        };
        /** Tracker runs of one bucket. */
        RunSeriesPoint: {
            /** Start of the bucket. Format: date-time. @example 2026-10-06T07:00:00.000Z */ at: string;
            /** Runs. Format: int64. @example 1 */ runs: number;
            /** Maps that they say they have checked. Format: int64. @example 6 */ mapsChecked: number;
            /** World records that they say they have found. Format: int64. @example 0 */ wrChanges: number;
            /** Average duration in seconds with one decimal. Null without runs that gave both their times. @example 31.4 */ avgDurationSeconds: number | null;
        };
        /** Names of one bucket. */
        NameSeriesPoint: {
            /** Start of the bucket. Format: date-time. @example 2026-10-06T07:00:00.000Z */ at: string;
            /** Names that were new or have changed. Format: int64. @example 6 */ updates: number;
        };
        /** HTTP calls of one bucket. */
        TrafficSeriesPoint: {
            /** Start of the bucket. Format: date-time. @example 2026-10-06T07:00:00.000Z */ at: string;
            /** Samples. Format: int64. @example 4 */ samples: number;
            /** Samples of calls without a response or with a status of 400 or more. Format: int64. @example 1 */ errors: number;
        };
        /** Everything that is counted, each with the same buckets, oldest first. */
        MetricSeries: {
            /** Events and checks. */ events: components["schemas"]["EventSeriesPoint"][];
            /** Tracker runs. */ runs: components["schemas"]["RunSeriesPoint"][];
            /** Names. */ names: components["schemas"]["NameSeriesPoint"][];
            /** HTTP calls. */ traffic: components["schemas"]["TrafficSeriesPoint"][];
        };
        /** What was counted over time. */
        Timeseries: {
            /** When the response was made. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            /** Size of the buckets. @example hour @enum {string} */ bucket: "hour" | "day";
            /** Hours that were asked for. @example 2 */ windowHours: number;
            /** The project that was asked for. Null for all together. @example null */ projectKey: string | null;
            /** Start of the first bucket. Format: date-time. @example 2026-10-06T07:00:00.000Z */ from: string;
            /** End of the last bucket. Format: date-time. @example 2026-10-06T09:00:00.000Z */ to: string;
            series: components["schemas"]["MetricSeries"];
        };
        /** Maps that are known here beside the catalog's overall leaderboard. All counts are over the same maps: the tracked ones, or all. */
        Coverage: {
            /** Maps that are known here. Format: int64. @example 6 */ totalMaps: number;
            /** Those of them with a known world record. Format: int64. @example 5 */ mapsWithKnownWr: number;
            /** Those of them whose world record has a holder, so that the leaderboard counts it. Format: int64. @example 5 */ mapsWithLeaderboardRows: number;
            /** Rows of the leaderboard that are about them, one for each player. Format: int64. @example 4 */ leaderboardRowsStored: number;
            /** Share of the maps with a known world record, in per cent with one decimal. Null without maps. @example 83.3 */ wrCoveragePct: number | null;
            /** Share of the maps that the leaderboard counts, in per cent with one decimal. Null without maps. @example 83.3 */ leaderboardCoveragePct: number | null;
            /** Players on the leaderboard who hold one of their world records. Format: int64. @example 4 */ players: number;
        };
        /** A comparison with the records catalog. */
        CoverageResponse: {
            /** When the catalog was asked. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            /** What was asked. @example http://127.0.0.1:4003/api/v1/alterations/leaderboards */ source: string;
            /** Whether only tracked maps are counted. @example true */ trackedOnly: boolean;
            coverage: components["schemas"]["Coverage"];
        };
        /** A club, as the newest snapshots describe it. */
        Club: {
            /** Id of the club in the game. @example 29812 */ clubId: number;
            /** Name of the club. Null when unknown. @example Alteration Workshop */ name: string | null;
            /** Name of the club, equal to `name`. @example Alteration Workshop */ clubName: string | null;
            /** Campaigns of the club. Format: int64. @example 2 */ campaignCount: number;
            /** Distinct maps of the club. Format: int64. @example 6 */ mapCount: number;
            /** Members of the club. Format: int64. @example 5 */ memberCount: number;
            /** Upload buckets of the club. Format: int64. @example 2 */ uploadCount: number;
            /** When the club was founded. Null when unknown. Format: date-time. @example 2023-04-02T14:00:00.000Z */ createdAt: string | null;
            /** When the first snapshot of the club was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ firstSeenAt: string;
            /** When the newest snapshot that was stored had been observed. Format: date-time. @example 2026-10-06T06:00:00.000Z */ lastSyncedAt: string;
        };
        /** A club. */
        ClubResponse: {
            club: components["schemas"]["Club"];
            summary: components["schemas"]["Club"];
        };
        /** A campaign of a club. */
        ClubCampaign: {
            /** Id of the campaign in the game. @example 63120 */ campaignId: number;
            /** Name of the campaign. Null when unknown. @example Summer 2025 STTF */ name: string | null;
            /** Maps of the campaign. Format: int64. @example 2 */ mapCount: number;
            /** When the campaign was made. Null when unknown. Format: date-time. @example 2025-08-02T16:20:00.000Z */ createdAt: string | null;
            /** When the campaign was published. Null when unknown. Format: date-time. @example 2025-08-03T10:00:00.000Z */ publishedAt: string | null;
            /** When the newest snapshot that showed the campaign had been observed. Format: date-time. @example 2026-10-06T06:00:00.000Z */ lastSyncedAt: string;
        };
        /** A club's campaigns. */
        ClubCampaignList: {
            /** The newest campaigns, campaigns of unknown age last. */ campaigns: components["schemas"]["ClubCampaign"][];
            /** Rows in this response. Format: int64. @example 2 */ count: number;
            /** All campaigns of the club. Format: int64. @example 2 */ total: number;
        };
        /** A place of a map in its club. */
        ClubMapSource: {
            /** Whether it is a campaign or an upload bucket. @example campaign @enum {string} */ type: "campaign" | "upload";
            /** Id of the campaign or bucket in the game. @example 51877 */ id: number;
            /** Its name. Null when unknown. @example Fall 2024 Cleaned */ name: string | null;
            /** Place of the map in it. Null when unknown. Format: int64. @example 0 */ position: number | null;
        };
        /** A map of a club. */
        ClubMap: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. Null when unknown. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** Name of the map, equal to `name`. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Account id of the mapper. Null when unknown. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author: string | null;
            /** Name of the mapper. Null when unknown. @example Tarn */ authorDisplayName: string | null;
            /** Where the map's picture is. Null when unknown. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl: string | null;
            /** Campaigns and buckets of the club that have the map, campaigns first, each by its id. Empty for a map of the club itself. */ sources: components["schemas"]["ClubMapSource"][];
        };
        /** A part of a club's maps. */
        ClubMapList: {
            /** The maps, newest upload first, maps of unknown age last, then by uid. */ maps: components["schemas"]["ClubMap"][];
            /** Rows in this response. Format: int64. @example 6 */ count: number;
            /** All rows that the filter leaves. Format: int64. @example 6 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Maximum number of rows in a response. @example 500 */ limit: number;
            /** Rows that were skipped. @example 0 */ offset: number;
        };
        /** A member of a club. */
        ClubMember: {
            /** Account id of the member. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string;
            /** Name of the member as the directory of names has it. Null when unknown. @example Kestrel */ displayName: string | null;
            /** What the member is in the club, in the game's words. Null when unknown. @example member */ role: string | null;
            /** When the member joined. Null when unknown. Format: date-time. @example 2025-06-11T20:03:54.000Z */ joinedAt: string | null;
        };
        /** A club's members. */
        ClubMemberList: {
            /** The members who joined last, members of unknown age last, then by account id. */ members: components["schemas"]["ClubMember"][];
            /** Rows in this response. Format: int64. @example 5 */ count: number;
            /** All rows that the filter leaves. Format: int64. @example 5 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Maximum number of rows in a response. @example 200 */ limit: number;
        };
        /** A table that can be looked into. */
        TableEntry: {
            /** Name of the table. @example clubs */ table: string;
            /** Number of its columns. Format: int64. @example 11 */ columnCount: number;
            /** Number of its rows. Null when it was not asked for. It is null also where it is above 10,000 and not kept. Format: int64. @example 1 */ rowCount: number | null;
        };
        /** The tables that can be looked into. */
        TableList: {
            /** The tables. */ tables: components["schemas"]["TableEntry"][];
            /** Number of tables. Format: int64. @example 15 */ count: number;
        };
        /** A column of a table. */
        TableColumn: {
            /** Name of the column. @example club_id */ name: string;
            /** What it holds. Times are texts, switches are integers, lists and objects are JSON as text. @example integer @enum {string} */ type: "integer" | "number" | "text";
            /** Whether it may be null. @example false */ nullable: boolean;
            /** Value of rows that were stored without one, as text. Null when there is none. @example null */ defaultValue: string | null;
            /** Whether it is a part of the primary key. @example true */ primaryKey: boolean;
        };
        /** An index of a table. */
        TableIndex: {
            /** Name of the index. @example club_maps_map_uid_index */ name: string;
            /** Whether no two rows may agree in its columns. @example false */ unique: boolean;
            /** Its columns in their order. @example [ "map_uid" ] */ columns: string[];
        };
        /** How a table is made. */
        TableSchema: {
            /** Name of the table. @example club_maps */ table: string;
            /** Its columns in their order. */ columns: components["schemas"]["TableColumn"][];
            /** Its indexes by name, without the primary key's. */ indexes: components["schemas"]["TableIndex"][];
        };
        /** How a table is made. */
        TableSchemaResponse: {
            schema: components["schemas"]["TableSchema"];
        };
        /** A row as it is stored, by column. */
        TableRow: {
            [key: string]: unknown;
        };
        /** Rows of a table. */
        TableRows: {
            /** Name of the table. @example clubs */ table: string;
            /** The columns in their order. @example [ "club_id", "name" ] */ columns: string[];
            /** The rows. */ rows: components["schemas"]["TableRow"][];
            /** Rows in this response. Format: int64. @example 1 */ count: number;
            /** All rows of the table. Format: int64. @example 1 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Maximum number of rows in a response. @example 50 */ limit: number;
            /** Rows that were skipped. @example 0 */ offset: number;
            /** Column that the rows are sorted by. The primary key decides between equal ones. @example club_id */ sortBy: string;
            /** Lowest or highest value first. Null is lower than any value. @example desc @enum {string} */ sortDir: "asc" | "desc";
        };
        /** The run as a whole. */
        RunFacts: {
            /** What made the checks. @example game api */ provider?: string | null;
            /** Why the run was started. @example schedule */ reason?: string | null;
            /** When it started. The time of `finishedAt` when it is left out, and when it is up to 5 minutes later, as clocks differ. @example 2026-10-03T18:00:00.000Z */ startedAt?: string | null;
            /** When it finished. When it is left out, `observedAt` of the request, else the time of receipt. @example 2026-10-03T18:00:21.350Z */ finishedAt?: string | null;
            /** Number of maps that were up for a check. Left out, it is `mapsChecked`. @example 6 */ mapsConsidered?: number | null;
            /** Number of maps that were checked. Left out, it is the number of stored checks. @example 3 */ mapsChecked?: number | null;
            /** World records that were found to have changed. When left out, the number of changed checks with a `newWrTime`. @example 1 */ wrChanges?: number | null;
            /** Anything worth a note. It becomes the message of the event. @example New record on a cleaned map. */ note?: string | null;
        };
        /** What was seen of one map. */
        TrackerCheck: {
            /** Uid of the map, as the game knows it. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. The newest one observed counts; the map's uid is no name. @example Fall 2024 - 08 Cleaned */ mapName?: string | null;
            /** When the check was made. When it is left out, `observedAt` of the request, else the run's `finishedAt`, else the time of receipt. @example 2026-10-03T18:00:12.000Z */ checkedAt?: string | null;
            /** Whether the world record has changed since the last check, which it has not when this is left out. A record that was only found unchanged is a baseline: it is in the map's history, and may be its current one, but is no change in feeds and totals. @example true */ changed?: boolean | null;
            /** The former world record in milliseconds. A changed check without it is queued. @example 40116 */ oldWrTime?: number | null;
            /** The world record in milliseconds, as it is now. A negative number, 2147483647 or 4294967295 says that there is one which the board hides; null, 0 or no field says that there is none. @example 39874 */ newWrTime?: number | null;
            /** Name of the former holder. @example Mirelle */ oldHolder?: string | null;
            /** Account of the former holder. @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f */ oldHolderAccountId?: string | null;
            /** Name of the holder. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example Kestrel */ newHolder?: string | null;
            /** Account of the holder. A changed check with neither holder nor account is queued. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ newHolderAccountId?: string | null;
            /** Accounts seen on the map. Accounts without a name become candidates for a lookup. Ids of nobody are left out. @example [ "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913" ] */ accountIds?: (string | null)[] | null;
            /** Whether the project tracks the map. It does unless its last word was false. @example true */ tracked?: boolean | null;
            /** Label of who made the check, in place of `sourceLabel`. @example workshop server */ source?: string | null;
            /** Anything worth a note. It becomes the message of the event. @example Confirmed by replay. */ note?: string | null;
        };
        /** A run of a tracker with what it has seen of each map. */
        TrackerRunRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When all this was observed, for a run and checks that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            run: components["schemas"]["RunFacts"];
            /** The checks in the order in which they were made, each validated by itself. */ checks?: components["schemas"]["TrackerCheck"][] | null;
        };
        /** A row of a batch that was not stored. */
        RejectedRow: {
            /** Its place in the list that was sent, from 0. Format: int64. @example 3 */ index: number;
            /** What was wrong, as a word for programs. @example missing_field @enum {string} */ reason: "invalid_row" | "missing_field" | "invalid_field" | "invalid_timestamp" | "reserved_type" | "too_large";
            /** What was wrong, and what was expected. @example statusCode is required. */ message: string;
        };
        /** What became of the run. */
        TrackerRunReport: {
            /** Id of the stored run. Format: int64. @example 1 */ runId: number;
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Checks that are stored. Format: int64. @example 3 */ acceptedChecks: number;
            /** Checks among them that found a change. Format: int64. @example 1 */ changedChecks: number;
            /** Checks that were not stored. */ rejected: components["schemas"]["RejectedRow"][];
            /** Checks that were not stored. Format: int64. @example 0 */ rejectedCount: number;
            /** Whether this run was stored before, so that nothing has changed now. @example false */ duplicate: boolean;
            /** When the run was received, for the first time if it is a repeat. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
        };
        /** What became of the run. */
        TrackerRunResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            ingest: components["schemas"]["TrackerRunReport"];
        };
        /** An instance that a project runs. */
        RegisterRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Id of the instance within its project, stored like a project key. @example workshop-1 */ instanceId: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the instance was alive. The time of receipt when it is left out; an older report than the newest one changes nothing. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            /** Name of the instance. Left out, the stored one stays; a new instance is named by its id. @example Workshop server 1 */ instanceName?: string | null;
            /** Whether the project is at work. When left out, the stored value stays; a new project is enabled. @example true */ enabled?: boolean | null;
            /** Seconds between two runs of checks. Left out, the stored number stays; a new project has 300. @example 300 */ checkIntervalSeconds?: number | null;
            /** What the instance says of itself. @example idle */ status?: string | null;
            /** Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole. @example { "version": "2.4.1" } */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** The instance as it is stored now. */
        InstanceResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            instance: components["schemas"]["Instance"];
            /** Whether the instance was not known before. @example true */ created: boolean;
        };
        /** A sign of life. */
        HeartbeatRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Id of the instance within its project, stored like a project key. @example workshop-1 */ instanceId: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the instance was alive. The time of receipt when it is left out; an older report than the newest one changes nothing. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            /** What the instance says of itself. @example idle */ status?: string | null;
            /** Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole. @example { "version": "2.4.1" } */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** A name that an account was seen with. */
        DisplayNameObservation: {
            /** Account id, in any spelling. An id of nobody, such as `-`, `0` or the nil UUID, rejects the row. @example 99198a01-07f5-424d-a5a7-adfb41911e1d */ accountId: string;
            /** The name as the game shows it. @example Dunes */ displayName: string;
            /** When it was observed. @example 2026-10-06T07:55:00.000Z */ observedAt?: string | null;
            /** Label of who observed it, in place of the `sourceLabel`. @example workshop server */ source?: string | null;
        };
        /** Names that a project has observed. At least one is required, in `names` or in `namesByAccountId`. */
        DisplayNameIngestRequest: {
            /** Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. Without it the known one stays. @example Alteration Tracker */ projectName?: string | null;
            /** Label that the rows show as their source. Without it the known one stays. @example workshop server */ sourceLabel?: string | null;
            /** When the names were observed, for rows that do not say it themselves. @example 2026-10-06T07:55:00.000Z */ observedAt?: string | null;
            /** The names, at most 5000 together with `namesByAccountId`. */ names?: components["schemas"]["DisplayNameObservation"][] | null;
            /** Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows of `names`. @example { "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes" } */
            namesByAccountId?: {
                [key: string]: unknown;
            } | null;
        };
        /** A row that was not stored. */
        RejectedDisplayName: {
            /** Place of the row in the request, from 0. Format: int64. @example 5 */ index: number;
            /** The account id of the row as it was sent, cut to 200 characters. Null when it was no text. @example cf220468-7992-4cc1-a99c-6083cd61f42e */ accountId: string | null;
            /** The name of the row as it was sent, cut to 200 characters. Null when it was no text. @example Personal Best */ displayName: string | null;
            /**
             * @description Why. `too_long` is over 64 characters as sent or normalised; `invisible_characters` are bidi controls, zero-width
             *     characters except joiners inside emoji and between letters of joining scripts, tags outside flags, fillers, line
             *     separators, and more than 3 combining marks on a letter. `account_id` is a name that is a UUID, `empty_name` one that is missing, null or nothing but white space, and
             *     `invalid_row` is a row that is no object or has a field of a wrong type.
             *
             *     The first three are labels of other columns in place of a name. Of the name, letters in lower case and digits are
             *     compared: `reserved_field_name` is accountid, zoneid, groupuid, mapid, mapuid or seasonid; `personal_best_label` is
             *     personalbest, personalbests or personalbesttime; `platform_label` is playstation, playstation4, playstation5, ps4, ps5,
             *     psn, xbox, xboxone, xboxseries, xboxseriesx, xboxseriess, nintendo, nintendoswitch, uplay, ubisoft, ubisoftconnect,
             *     steam, epic or epicgames. So `Personal Best` is one, and `PersonalBestGuy` is a name.
             * @example personal_best_label
             * @enum {string}
             */
            reason: "reserved_field_name" | "personal_best_label" | "platform_label" | "invalid_account_id" | "empty_name" | "too_long" | "control_characters" | "invisible_characters" | "invalid_timestamp" | "account_id" | "invalid_row";
        };
        /** What became of the names of a request. */
        DisplayNameReport: {
            /** The project's key as it is stored. @example alteration-tracker */ projectKey: string;
            /** Rows of the request. Format: int64. @example 6 */ received: number;
            /** Rows that were taken. The next four add up to it. Format: int64. @example 5 */ accepted: number;
            /** First names of their accounts. Format: int64. @example 5 */ inserted: number;
            /** Newer names that differ from the former ones. Format: int64. @example 0 */ updated: number;
            /** Names that were known already. A newer observation still moves `observedAt` and `source`. Format: int64. @example 0 */ unchanged: number;
            /** Observations older than the known one. They are kept in the history only. Format: int64. @example 0 */ outdated: number;
            /** Rows that were not stored. */ rejected: components["schemas"]["RejectedDisplayName"][];
            /** Number of rows in `rejected`. Format: int64. @example 1 */ rejectedCount: number;
            /** When the request was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
        };
        /** What became of the names. */
        DisplayNameIngestResponse: {
            /** Always true in a success, also when every row was rejected. @example true @enum {boolean} */ ok: true;
            ingest: components["schemas"]["DisplayNameReport"];
        };
        /** Names that a player of the game has observed through a plugin. At least one is required, in `names` or in `namesByAccountId`. */
        PluginDisplayNameIngestRequest: {
            /** Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`, `_` and `-`. @example plugin-player-directory */ projectKey: string;
            /** Name of the project. Without it the known one stays. @example Plugin player directory */ projectName?: string | null;
            /** Label that the rows show as their source. Without it the known one stays. @example player plugin */ sourceLabel?: string | null;
            /** When the names were observed, for rows that do not say it themselves. @example 2026-10-06T07:55:00.000Z */ observedAt?: string | null;
            /** The names, at most 5000 together with `namesByAccountId`. */ names?: components["schemas"]["DisplayNameObservation"][] | null;
            /** Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows of `names`. @example { "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes" } */
            namesByAccountId?: {
                [key: string]: unknown;
            } | null;
            /** Token that the plugin platform has issued to the player. A server that checks tokens needs it; it is neither stored nor logged. @example f3b0c7d2-51b4-4d0e-8d7a-1c9f6f2ab410 */ opToken?: string | null;
        };
        /** What became of the names, and who sent them. */
        PluginDisplayNameIngestResponse: {
            /** Always true in a success, also when every row was rejected. @example true @enum {boolean} */ ok: true;
            ingest: components["schemas"]["DisplayNameReport"];
            /** The player to whom the token was issued. Null where the server does not check tokens. */
            auth: {
                /** Account id of the player. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string;
                /** Name of the player. @example Kestrel */ displayName: string;
            } | null;
        };
        /** The club itself. Its id is required, under one of its two names. */
        SnapshotClub: {
            /** Id of the club in the game. @example 29812 */ clubId?: number | null;
            /** Id of the club, under the game's name for `clubId`. @example 29812 */ id?: number | null;
            /** Name of the club. @example Alteration Workshop */ name?: string | null;
            /** When the club was founded. @example 2023-04-02T14:00:00.000Z */ createdAt?: string | null;
        };
        /** A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
        SnapshotMap: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid?: string | null;
            /** Uid of the map, under the game's name for `mapUid`. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ uid?: string | null;
            /** Place of the map in its campaign or bucket. @example 0 */ position?: number | null;
            /** Place of the map, under the game's name for `position`. @example 0 */ slot?: number | null;
            /** Id of the map, a UUID. Any other text counts as left out. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId?: string | null;
            /** Name of the map, with its colour codes. The map's uid is no name. @example Fall 2024 - 08 Cleaned */ name?: string | null;
            /** Name of the map, under another name for `name`. @example Fall 2024 - 08 Cleaned */ mapName?: string | null;
            /** Name of the map's file. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename?: string | null;
            /** Where the map's file is. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl?: string | null;
            /** Where the map's file is, under another name for `fileUrl`. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ downloadUrl?: string | null;
            /** Where the map's picture is. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl?: string | null;
            /** Account id of the mapper. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author?: string | null;
            /** Account id of the mapper, under another name for `author`. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ authorAccountId?: string | null;
            /** Account id of the uploader. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter?: string | null;
            /** Author time in milliseconds. @example 41208 */ authorScore?: number | null;
            /** Author time in milliseconds, under another name for `authorScore`. @example 41208 */ authorMs?: number | null;
            /** Gold time in milliseconds. @example 44000 */ goldScore?: number | null;
            /** Gold time in milliseconds, under another name for `goldScore`. @example 44000 */ goldMs?: number | null;
            /** Silver time in milliseconds. @example 50000 */ silverScore?: number | null;
            /** Silver time in milliseconds, under another name for `silverScore`. @example 50000 */ silverMs?: number | null;
            /** Bronze time in milliseconds. @example 62000 */ bronzeScore?: number | null;
            /** Bronze time in milliseconds, under another name for `bronzeScore`. @example 62000 */ bronzeMs?: number | null;
            /** Collection of blocks that the map is built of. @example Stadium */ collectionName?: string | null;
            /** Style of the map. @example */ mapStyle?: string | null;
            /** Game mode that the map is made for. @example TrackMania\TM_Race */ mapType?: string | null;
            /** The map as the game's API has it. Only `mapDetail.collectionName` and `mapDetail.playable` are read, where the fields of this service are left out. @example { "mapDetail": { "collectionName": "Stadium", "playable": true } } */
            raw?: ({
                /** Details of the map. @example { "collectionName": "Stadium", "playable": true } */
                mapDetail?: ({
                    /** Collection of the map, as the game nests it beside `collectionName`, which wins where both are sent. @example Stadium */ collectionName?: string | null;
                    /** Whether the map can be played, another name for `isPlayable`, which wins where both are sent. @example true */ playable?: boolean | null;
                } & {
                    [key: string]: unknown;
                }) | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** Whether the game lets players drive it. @example true */ isPlayable?: boolean | null;
            /** Whether it was built in the editor for gamepads. @example false */ createdWithGamepadEditor?: boolean | null;
            /** Whether it was built in the simple editor. @example false */ createdWithSimpleEditor?: boolean | null;
            /** When the map was uploaded. It is returned with the offset that it was sent with. @example 2024-11-09T10:15:00+00:00 */ timestamp?: string | null;
            /** When the map was uploaded, under another name for `timestamp`. @example 2024-11-09T10:15:00+00:00 */ mapCreatedAt?: string | null;
            /** Season of the map. Read from its name when it is left out. @example Fall */ season?: string | null;
            /** Year of the season. Read from the map's name when it is left out. @example 2024 */ year?: number | null;
            /** Numbers within the season. Read from the map's name when they are left out. @example [ 8 ] */ mapnumber?: number[] | null;
            /** What was changed about the original. Read from the map's name when it is left out. @example Cleaned */ alteration?: string | null;
            /** What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out. @example training */ type?: string | null;
        };
        /** A campaign of the club. Its id is required, under one of its two names. */
        SnapshotCampaign: {
            /** Id of the campaign in the game. @example 51877 */ campaignId?: number | null;
            /** Id of the campaign, under the game's name for `campaignId`. @example 51877 */ id?: number | null;
            /** Name of the campaign. @example Fall 2024 Cleaned */ name?: string | null;
            /** When the campaign was made. @example 2024-11-09T09:50:00.000Z */ createdAt?: string | null;
            /** When the campaign was published. @example 2024-11-10T12:00:00.000Z */ publishedAt?: string | null;
            /** All maps of the campaign. They replace its former maps; an empty list changes nothing. */ maps?: components["schemas"]["SnapshotMap"][] | null;
        };
        /** An upload bucket of the club. Its id is required, under one of its two names. */
        SnapshotUpload: {
            /** Id of the bucket in the game. @example 70214 */ bucketId?: number | null;
            /** Id of the bucket, under the game's name for `bucketId`. @example 70214 */ id?: number | null;
            /** Name of the bucket. @example Icy Odds and Ends */ name?: string | null;
            /** When the bucket was made. @example 2026-01-24T20:00:00.000Z */ createdAt?: string | null;
            /** Maps of the bucket. "Removing rows of a club" says which former maps they replace. */ maps?: components["schemas"]["SnapshotMap"][] | null;
        };
        /** A member of the club. */
        SnapshotMember: {
            /** Account id of the member, in any spelling. An id of nobody, such as `-`, `0` or the nil UUID, rejects the row. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string;
            /** What the member is in the club, in the game's words. @example member */ role?: string | null;
            /** When the member joined. @example 2025-06-11T20:03:54.000Z */ joinedAt?: string | null;
            /** When the member joined, in seconds since 1970, as the game has it. Format: int64. @example 1749672234 */ creationTimestamp?: number | null;
            /** Name of the member. The directory of names stores it, too, unless it is no valid name. @example Kestrel */ displayName?: string | null;
        };
        /** An activity as the game describes it. Its fields are not read. */ SnapshotActivity: Record<string, unknown>;
        /** What a contributor has seen of a club, in full or in part. */
        ClubSnapshotRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the club was looked at. @example 2026-10-06T06:00:00.000Z */ observedAt?: string | null;
            club: components["schemas"]["SnapshotClub"];
            /** Campaigns of the club. */ campaigns?: components["schemas"]["SnapshotCampaign"][] | null;
            /** Upload buckets of the club. */ uploads?: components["schemas"]["SnapshotUpload"][] | null;
            /** More upload buckets, under the name that the game gives them. */ uploadBuckets?: components["schemas"]["SnapshotUpload"][] | null;
            /** Members of the club. */ members?: components["schemas"]["SnapshotMember"][] | null;
            /** Maps of the club in no campaign. */ maps?: components["schemas"]["SnapshotMap"][] | null;
            /** What happened in the club. Only counted. */ activities?: components["schemas"]["SnapshotActivity"][] | null;
            /** Collections that are complete in this snapshot, so that rows which are missing in it go. @example [ "campaigns", "uploads", "members" ] */ complete?: ("campaigns" | "uploads" | "members" | "maps")[] | null;
        };
        /** A row of a snapshot that was not stored. */
        RejectedSnapshotRow: {
            /** The row in the body. @example campaigns[0].maps[3] */ path: string;
            /** Its place in its list, from 0. Format: int64. @example 3 */ index: number;
            /** What was wrong, as a word for programs. @example invalid_field @enum {string} */ reason: "invalid_row" | "missing_field" | "invalid_field" | "invalid_timestamp";
            /** What was wrong, and what was expected. @example authorScore must be an integer from 0 to 2147483647, got "fast". */ message: string;
        };
        /** What was stored of a snapshot. Repeated rows are counted once. */
        ClubSnapshotReport: {
            /** Id of the club in the game. @example 29812 */ clubId: number;
            /** Name of the club as it is stored now. Null when unknown. @example Alteration Workshop */ clubName: string | null;
            /** When the club was looked at, or the receive time. Format: date-time. @example 2026-10-06T06:00:00.000Z */ observedAt: string;
            /** Whether it was stored. False for a snapshot that is older than the newest one. @example true */ applied: boolean;
            /** Campaigns in it. Format: int64. @example 2 */ campaignsSeen: number;
            /** Upload buckets in it. Format: int64. @example 2 */ uploadsSeen: number;
            /** Members in it. Format: int64. @example 5 */ membersSeen: number;
            /** Distinct maps in it. Format: int64. @example 6 */ mapsSeen: number;
            /** Places of maps in its campaigns. Format: int64. @example 4 */ campaignMapsSeen: number;
            /** Places of maps in its upload buckets. Format: int64. @example 2 */ uploadMapsSeen: number;
            /** Activities in it. Format: int64. @example 0 */ activitiesSeen: number;
            /** Maps that the club did not have before. Format: int64. @example 6 */ mapsAdded: number;
            /** Maps that the club does not have any more. Format: int64. @example 0 */ mapsRemoved: number;
            /** Rows that were not stored, the first 1000 of them. */ rejected: components["schemas"]["RejectedSnapshotRow"][];
            /** All rows that were not stored. Format: int64. @example 0 */ rejectedCount: number;
            /** When the snapshot was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
        };
        /** What became of a snapshot. */
        ClubSnapshotResponse: {
            /** Always true. @example true @enum {boolean} */ ok: true;
            ingest: components["schemas"]["ClubSnapshotReport"];
        };
        /** Something that has happened. One of `type` and `eventType` is required. */
        EventFacts: {
            /** What happened, as a word of the contributor's own, or `wr_change` for a new world record. Required, unless `eventType` is sent. The service refuses the types that it stores itself: `wr_baseline`, `map.checked`, `tracker.run`, `club.snapshot`, `update_request`, `displayname.sync`, `instance.register`, `instance.heartbeat` and `traffic.batch`. @example campaign.announced */ type?: string | null;
            /** Type of the event, another name for `type`, which wins where both are sent. @example campaign.announced */ eventType?: string | null;
            /** When it happened, for a world record when it was driven. When it is left out, `observedAt` of the request, else the time of receipt. @example 2025-08-02T17:00:00.000Z */ occurredAt?: string | null;
            /** When it happened, another name for `occurredAt`, which wins where both are sent. @example 2025-08-02T17:00:00.000Z */ recordedAt?: string | null;
            /** Uid of the map that it is about. Required for a `wr_change`. @example Y6l2FpBkciaT5i1FZYiIcTxUvrq */ mapUid?: string | null;
            /** Name of that map, with its colour codes. @example Summer 2025 - 03 (STTF) */ mapName?: string | null;
            /** Account that it is about, such as the holder of the record. @example 02ca118c-2342-4a92-861e-d4811f757650 */ accountId?: string | null;
            /** Name of the player that it is about. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example oakhollow */ holder?: string | null;
            /** World record in milliseconds. Required for a `wr_change`. @example 58233 */ wrMs?: number | null;
            /** Whether something has changed. For a `wr_change` it has unless this says no; then it is stored as a baseline, `wr_baseline`. For others it has not unless this says so. @example false */ changed?: boolean | null;
            /** A sentence for people. @example Summer 2025 STTF is out. */ message?: string | null;
            /** Anything else, at most 16384 bytes as JSON. Integers beyond 2^53 lose digits; send them as text. @example { "campaignId": 63120 } */
            payload?: {
                [key: string]: unknown;
            } | null;
            /** A key of the contributor for this event: the same key again is the same event, also where another event holds its world record. @example campaign-63120 */ eventKey?: string | null;
        };
        /** One event of a project. */
        EventRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the event happened, where it does not say it itself. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            event: components["schemas"]["EventFacts"];
        };
        /** What became of the events. Every event is in exactly one of `accepted`, `duplicates` and `rejectedCount`. */
        EventsReport: {
            /** Events that are stored now. Format: int64. @example 7 */ accepted: number;
            /** Events that were stored before, and world records that are known already. Format: int64. @example 0 */ duplicates: number;
            /** Ids of the events that hold the accepted ones and the duplicates, in the order of the request. @example [ 5, 6, 7, 8, 9, 10, 11 ] */ eventIds: number[];
            /** Events that were not stored. */ rejected: components["schemas"]["RejectedRow"][];
            /** Events that were not stored. Format: int64. @example 1 */ rejectedCount: number;
            /** When the events were received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
        };
        /** What became of the events. */
        EventsReportResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            ingest: components["schemas"]["EventsReport"];
        };
        /** A single event, like an item of `events`. */
        SingleEvent: {
            /** What happened, as a word of the contributor's own, or `wr_change` for a new world record. Required, unless `eventType` is sent. The service refuses the types that it stores itself: `wr_baseline`, `map.checked`, `tracker.run`, `club.snapshot`, `update_request`, `displayname.sync`, `instance.register`, `instance.heartbeat` and `traffic.batch`. @example campaign.announced */ type?: string | null;
            /** Type of the event, another name for `type`, which wins where both are sent. @example campaign.announced */ eventType?: string | null;
            /** When it happened, for a world record when it was driven. When it is left out, `observedAt` of the request, else the time of receipt. @example 2025-08-02T17:00:00.000Z */ occurredAt?: string | null;
            /** When it happened, another name for `occurredAt`, which wins where both are sent. @example 2025-08-02T17:00:00.000Z */ recordedAt?: string | null;
            /** Uid of the map that it is about. Required for a `wr_change`. @example Y6l2FpBkciaT5i1FZYiIcTxUvrq */ mapUid?: string | null;
            /** Name of that map, with its colour codes. @example Summer 2025 - 03 (STTF) */ mapName?: string | null;
            /** Account that it is about, such as the holder of the record. @example 02ca118c-2342-4a92-861e-d4811f757650 */ accountId?: string | null;
            /** Name of the player that it is about. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example oakhollow */ holder?: string | null;
            /** World record in milliseconds. Required for a `wr_change`. @example 58233 */ wrMs?: number | null;
            /** Whether something has changed. For a `wr_change` it has unless this says no; then it is stored as a baseline, `wr_baseline`. For others it has not unless this says so. @example false */ changed?: boolean | null;
            /** A sentence for people. @example Summer 2025 STTF is out. */ message?: string | null;
            /** Anything else, at most 16384 bytes as JSON. Integers beyond 2^53 lose digits; send them as text. @example { "campaignId": 63120 } */
            payload?: {
                [key: string]: unknown;
            } | null;
            /** A key of the contributor for this event: the same key again is the same event, also where another event holds its world record. @example campaign-63120 */ eventKey?: string | null;
        } | null;
        /** Events of a project. One of `events` and `event` is required. */
        EventsRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the events happened that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            /** The events, each validated by itself. Required, unless `event` is sent. */ events?: components["schemas"]["EventFacts"][] | null;
            event?: components["schemas"]["SingleEvent"];
        };
        /** One HTTP call that a project has served or made. */
        TrafficSample: {
            /** Whether the project served the call or made it. @example outgoing @enum {string|null} */ direction?: "incoming" | "outgoing" | null;
            /** The part of the project that was called or has called. The request's own `service` counts when it is left out. @example tracker */ service?: string | null;
            /** What inside that part it was about. @example record lookup */ component?: string | null;
            /** HTTP method. @example GET */ method?: string | null;
            /** Route that was called, at most 300 characters without its query string, which is not stored. @example /api/v1/projects/:projectKey/maps */ route?: string | null;
            /** Host that was called. @example records.example.org */ targetHost?: string | null;
            /** Path that was called, at most 300 characters without its query string, which is not stored. @example /api/v1/projects/alteration-tracker/maps */ targetPath?: string | null;
            /** HTTP status of the response, or 0 when there was none. @example 200 */ statusCode: number;
            /** How long it took, in milliseconds. Stored as a whole number; 0 is a duration too. @example 184 */ durationMs?: number | null;
            /** Bytes that came in. Format: int64. @example 5120 */ bytesIn?: number | null;
            /** Bytes that went out. Format: int64. @example 412 */ bytesOut?: number | null;
            /** When the call was made. When it is left out, `observedAt` of the request, else the time of receipt. @example 2026-10-06T07:50:02.118Z */ occurredAt?: string | null;
        };
        /** One HTTP call of a project. */
        TrafficRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the call was made, where it does not say it itself. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            /** The part of the project that all this is about, unless a sample says otherwise. @example tracker */ service?: string | null;
            sample: components["schemas"]["TrafficSample"];
        };
        /** What became of the samples. */
        TrafficReport: {
            /** Samples that are stored, including samples that were stored before. Format: int64. @example 3 */ accepted: number;
            /** Samples that were not stored. */ rejected: components["schemas"]["RejectedRow"][];
            /** Samples that were not stored. Format: int64. @example 0 */ rejectedCount: number;
            /** When the samples were received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
        };
        /** What became of the samples. */
        TrafficResponse: {
            /** Always true. @example true @enum {boolean} */ ok: true;
            ingest: components["schemas"]["TrafficReport"];
        };
        /** HTTP calls of a project. */
        TrafficBatchRequest: {
            /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
            /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string | null;
            /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string | null;
            /** When the calls were made that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string | null;
            /** The part of the project that all this is about, unless a sample says otherwise. @example tracker */ service?: string | null;
            /** The calls, each validated by itself. */ samples: components["schemas"]["TrafficSample"][];
        };
    };
    responses: {
        /** Nothing has changed since the copy that `If-None-Match` names. There is no body. */
        NotModified: {
            headers: { [name: string]: unknown };
            content?: never;
        };
        /** Too many requests from this address in the last minute, by default more than 1200. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: { "application/json": components["schemas"]["ApiError"] };
        };
        /** The database or the disk cannot serve the request now, or it took longer than it may. Nothing was stored, unless the sentence says that this is unknown. */
        DatabaseUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: { "application/json": components["schemas"]["ApiError"] };
        };
        /** The body is larger than 256 KiB. */ SmallJsonTooLarge: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** The content type is not `application/json`. */ JsonExpected: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** A number is not an integer or out of its bounds. */ MalformedNumber: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** Nobody has contributed under this key. */ ProjectNotFound: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** No snapshot of this club was ever stored. */ UnknownClub: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** There is no such table, or it is not open to readers. */ UnknownTable: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** What is around the checks is malformed, there are too many of them, or the run ends more than 5 minutes before it starts. */ MalformedRun: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** This server asks for a token, and none of the headers carried a valid one, or only one of another project; or it asks for none, and a web page of another address has sent the request. */
        Unauthorized: {
            headers: {
                /** The scheme that is taken; the headers of the other schemes are taken, too. @example Bearer realm="ingest" */ "WWW-Authenticate": "Bearer realm=\"ingest\"";
                [name: string]: unknown;
            };
            content: { "application/json": components["schemas"]["ApiError"] };
        };
        /** The body is larger than 3 MiB. */ JsonTooLarge: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
        /** The body is larger than 32 MiB. */ SnapshotTooLarge: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
    };
    parameters: {
        /** Account ids to look up, in any spelling, at most 2000 distinct ones in a list of at most 4000. Repeated ones count once. A value may have several, separated by commas. The name may also be written without brackets, or with an index in them. */ accountIds: string[];
        /** Another spelling of `accountId[]`, as the records catalog has it. Ids of both are in the order of the request. */ joinedAccountIds: string[];
        /** Part of a name or of an account id, in any case of letters. Every character stands for itself. It is compared in the form of `normalizedDisplayName`; a text of nothing but white space and control characters is no filter. The inside of ids is looked for among the 5000 freshest names, and so is a text of one or two characters inside of names. It has no influence when accounts are named. A text that is a login of the game, or a UUID without dashes, is also looked for as its UUID. */ displayNameFilter: string;
        /** Maximum number of rows, unless accounts are named. */ displayNameLimit: number;
        /** Account id, in any spelling. */ accountId: string;
        /** Names to look for, one in each value: at most 100 distinct ones, together with `name[]`, in a list of at most 200. A name may have spaces in it. The parameter may also be written without brackets, or with an index in them. */ displayNames: string[];
        /** Another spelling of `displayName[]`. Names of both are in the order of the request. */ names: string[];
        /** Text to look for, in any case of letters. Every character stands for itself. It is compared in the form of `normalizedDisplayName`. Four or more hexadecimal digits are also compared with the beginning of account ids, and a login of the game with its UUID. Control characters are left out; a text of nothing but these and white space returns 400. */ searchText: string;
        /** How names are compared: by their beginning, by any part of them, or with tolerance for typos, which covers the 5000 freshest names. */ searchMode: "prefix" | "contains" | "fuzzy";
        /** Maximum number of matches. */ searchLimit: number;
        /** Age in seconds after which a name should be looked up again. */ staleAfterSeconds: number;
        /** Maximum number of candidates. */ candidateLimit: number;
        /** Candidates to skip. */ candidateOffset: number;
        /** Key of the project. It is read as it is stored, in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. */ projectKey: string;
        /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
    };
    requestBodies: never;
    headers: {
        /** Seconds to wait before the next attempt. @example 17 */ RetryAfter: number;
        /** No cache may keep a copy. @example no-store */ NoStore: "no-store";
    };
    pathItems: never;
}
export interface operations {
    getCatalog: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Every endpoint by section, with who may call it and how to contribute. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiCatalog"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMeta: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The service and its totals. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["Meta"] };
            };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listDisplayNames: {
        parameters: {
            query: {
                /** Account ids to look up, in any spelling, at most 2000 distinct ones in a list of at most 4000. Repeated ones count once. A value may have several, separated by commas. The name may also be written without brackets, or with an index in them. */ "accountId[]"?: string[];
                /** Another spelling of `accountId[]`, as the records catalog has it. Ids of both are in the order of the request. */ accountIds?: string[];
                /** Part of a name or of an account id, in any case of letters. Every character stands for itself. It is compared in the form of `normalizedDisplayName`; a text of nothing but white space and control characters is no filter. The inside of ids is looked for among the 5000 freshest names, and so is a text of one or two characters inside of names. It has no influence when accounts are named. A text that is a login of the game, or a UUID without dashes, is also looked for as its UUID. */ q?: string;
                /** Maximum number of rows, unless accounts are named. */ limit: number;
                /** Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. */ max_age_seconds?: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Rows of the directory. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["DisplayNameList"] };
            };
            /** A parameter is malformed, or there are more than 2000 distinct accounts. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    resolveDisplayNames: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** At most 500 distinct accounts, by ids in any spelling, in a list of at most 2000. Repeated ones count once. @example [ "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0", "00000000-0000-4000-8000-000000000000", "not an id" ] */ accountIds: string[];
                    /** Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. @example 3600 */ maxAgeSeconds?: number;
                    /** Most rows to return in `names`, 500 when it is left out. Format: int64. @example 500 */ limit?: number;
                };
            };
        };
        responses: {
            /** The names that are known, and the ids of the others. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["DisplayNameResolution"] };
            };
            /** The list of ids is empty, has more than 500 distinct ids or something that is no text, or the body is not JSON. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            413: components["responses"]["SmallJsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getDisplayName: {
        parameters: {
            query?: {
                /** Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. */ max_age_seconds?: number;
            };
            header?: never;
            path: {
                /** Account id, in any spelling. */ accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The row of the account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["DisplayNameResponse"] };
            };
            /** The account id or the age is malformed. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    findDisplayNames: {
        parameters: {
            query?: {
                /** Names to look for, one in each value: at most 100 distinct ones, together with `name[]`, in a list of at most 200. A name may have spaces in it. The parameter may also be written without brackets, or with an index in them. */ "displayName[]"?: string[];
                /** Another spelling of `displayName[]`. Names of both are in the order of the request. */ "name[]"?: string[];
                /** Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. */ max_age_seconds?: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts with each of the names. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["DisplayNameLookup"] };
            };
            /** There is no name, an empty one, or more than 100 distinct ones. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    searchDisplayNames: {
        parameters: {
            query: {
                /** Text to look for, in any case of letters. Every character stands for itself. It is compared in the form of `normalizedDisplayName`. Four or more hexadecimal digits are also compared with the beginning of account ids, and a login of the game with its UUID. Control characters are left out; a text of nothing but these and white space returns 400. */ q: string;
                /** How names are compared: by their beginning, by any part of them, or with tolerance for typos, which covers the 5000 freshest names. */ mode: "prefix" | "contains" | "fuzzy";
                /** Maximum number of matches. */ limit: number;
                /** Greatest age of a name in seconds; older ones are marked as stale. Without it only missing names are. */ max_age_seconds?: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The best matches. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["DisplayNameSearch"] };
            };
            /** There is no text to look for, or another parameter is malformed. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query: {
                /** Age in seconds after which a name should be looked up again. */ stale_after_seconds: number;
                /** Maximum number of candidates. */ limit: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Ids of accounts to look up. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["CandidateList"] } };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedNumber"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listCandidateDetails: {
        parameters: {
            query: {
                /** Age in seconds after which a name should be looked up again. */ stale_after_seconds: number;
                /** Maximum number of candidates. */ limit: number;
                /** Candidates to skip. */ offset: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Accounts to look up, with reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["CandidateDetailList"] };
            };
            400: components["responses"]["MalformedNumber"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listProjects: {
        parameters: {
            query: {
                /** Most projects to list. */ limit: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The projects, and how many there are. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ProjectsResponse"] } };
            304: components["responses"]["NotModified"];
            /** A query parameter has a value that it does not take. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Key of the project. It is read as it is stored, in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. */ projectKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The project with its counts. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ProjectResponse"] } };
            304: components["responses"]["NotModified"];
            /** The key has more than 120 characters. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listProjectMaps: {
        parameters: {
            query: {
                /** Lists only maps with this text in the uid or the name, in any case. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
                /** Lists only maps on which the project has found a change. */ changed_only: boolean;
                /** Most maps to list. */ limit: number;
                /** Maps to leave out before the first. */ offset: number;
            };
            header?: never;
            path: {
                /** Key of the project. It is read as it is stored, in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. */ projectKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The project's maps, and how many fit the filters. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ProjectMapsResponse"] } };
            304: components["responses"]["NotModified"];
            /** The key has more than 120 characters, or a query parameter has a value that it does not take. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listProjectInstances: {
        parameters: {
            query: {
                /** Most instances to list. */ limit: number;
            };
            header?: never;
            path: {
                /** Key of the project. It is read as it is stored, in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. */ projectKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The project's instances, and how many there are. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["InstancesResponse"] };
            };
            /** The key has more than 120 characters, or a query parameter has a value that it does not take. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listMapProjects: {
        parameters: {
            query: {
                /** Most projects to list. */ limit: number;
            };
            header?: never;
            path: {
                /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The projects that have checked the map. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["MapProjectsResponse"] } };
            304: components["responses"]["NotModified"];
            /** The limit is not an integer or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** Page, from 1. */ page: number;
                /** Most events on a page. */ limit: number;
                /** Lists only what this project has reported. The key may be in any case. */ project_key: string;
                /** Lists only events with this source, in any case of letters. */ source: string;
                /** Lists only events of this type. `eventType` of an event says what types there are. */ event_type: string;
                /** Lists only events about the player with this account id, in any spelling. */ account_id: string;
                /** Lists only events with which something has changed. */ changed_only: boolean;
                /** Whether events that the service stored for its own sake count as well. */ include_system: boolean;
                /** Only events from this time on. A date alone is its midnight; without an offset it is UTC. */ from_iso?: string;
                /** Only events up to this time and at it. A date alone is its midnight; without an offset it is UTC. */ to_iso?: string;
                /** Lists only events with this text in the uid or name of the map, the holder, the type, the key of the project or the message, in any case. Colour codes, control characters and doubled white space count neither in it nor in these: a name as a response shows it is found, except for the holder of an event that was sent without a name. A text of nothing else is no filter. */ q: string;
                /** Leaves out events that were stored after the one with this id. */ max_event_id?: number;
                /** Lists the events that were stored after the one with this id, oldest first; 0 begins with the first. Of the 20,000 events after it, the list has the events that fit the other filters. Not beside `page`. */ after_event_id?: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of events. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EventsResponse"] } };
            304: components["responses"]["NotModified"];
            /** A query parameter has a value that it does not take, the time ends before it begins, or a search does not reach the page. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getEventFacets: {
        parameters: {
            query: {
                /** Lists only what this project has reported. The key may be in any case. */ project_key: string;
                /** Whether events that the service stored for its own sake count as well. */ include_system: boolean;
                /** Only events from this time on. A date alone is its midnight; without an offset it is UTC. */ from_iso?: string;
                /** Only events up to this time and at it. A date alone is its midnight; without an offset it is UTC. */ to_iso?: string;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Sources and types with their numbers of events. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EventFacets"] } };
            304: components["responses"]["NotModified"];
            /** A query parameter has a value that it does not take, or the time ends before it begins. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listWrBaselineQueue: {
        parameters: {
            query: {
                /** Page, from 1. */ page: number;
                /** Most items on a page. */ limit: number;
                /** Lists only items with this status. */ status: "queued" | "processing" | "resolved" | "ignored" | "all";
                /** Lists only what this project has reported. The key may be in any case. */ project_key: string;
                /** Lists only items with this text in the uid or name of the map, the key of the project, the reason or the note, in any case. Colour codes, control characters and doubled white space count neither in it nor in these: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the queue, with the numbers of items by status. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["QueueResponse"] } };
            304: components["responses"]["NotModified"];
            /** A query parameter has a value that it does not take. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getMetricsOverview: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current figures. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["MetricsResponse"] };
            };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getMetricsTimeseries: {
        parameters: {
            query: {
                /** Size of the buckets. */ bucket: "hour" | "day";
                /** Hours to look back. */ window_hours: number;
                /** Key of a project. All together when it is left out or empty. */ project_key: string;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Counts per bucket. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["Timeseries"] };
            };
            /** The window is out of its bounds, or the bucket is neither an hour nor a day. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getLeaderboardCoverage: {
        parameters: {
            query: {
                /** Whether only tracked maps are counted. */ tracked_only: boolean;
                /** Milliseconds to wait for the catalog. */ timeout_ms: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Both sides, and what share the leaderboard covers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["CoverageResponse"] };
            };
            /** The timeout is not an integer or out of its bounds, or `tracked_only` is neither true nor false. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            /** The catalog's response cannot be used. */ 502: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            /** The catalog could not be reached, or not in time; or the database cannot serve the request now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["ApiError"] };
            };
        };
    };
    getClub: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Id of the club in the game. */ clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The club as it is known now. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubResponse"] } };
            304: components["responses"]["NotModified"];
            /** The club id is not an integer or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listClubCampaigns: {
        parameters: {
            query: {
                /** Maximum number of campaigns in the response. */ limit: number;
            };
            header?: never;
            path: {
                /** Id of the club in the game. */ clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The newest campaigns of the club. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubCampaignList"] } };
            304: components["responses"]["NotModified"];
            /** The club id or the limit is not an integer or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listClubMaps: {
        parameters: {
            query: {
                /** Part of a map's name or of its uid, in any case of letters. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
                /** Maximum number of maps in the response. */ limit: number;
                /** Rows to skip. */ offset: number;
            };
            header?: never;
            path: {
                /** Id of the club in the game. */ clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the maps of the club. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubMapList"] } };
            304: components["responses"]["NotModified"];
            /** The club id, the limit or the offset is not an integer or out of its bounds, or the filter is too long. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listClubMembers: {
        parameters: {
            query: {
                /** Part of a member's name or account id, in any case of letters, or a login of the game. It is compared in the form of `normalizedDisplayName`; a text of nothing but white space and control characters is no filter. */ q: string;
                /** Maximum number of members in the response. */ limit: number;
            };
            header?: never;
            path: {
                /** Id of the club in the game. */ clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Members of the club. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubMemberList"] } };
            304: components["responses"]["NotModified"];
            /** The club id or the limit is not an integer or out of its bounds, or the filter is too long. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listTables: {
        parameters: {
            query: {
                /** Whether rows are counted. */ include_counts: boolean;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All tables that can be looked into. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TableList"] } };
            304: components["responses"]["NotModified"];
            /** The switch `include_counts` is neither true nor false. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getTableSchema: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Name of the table. */ table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** How the table is made. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TableSchemaResponse"] } };
            304: components["responses"]["NotModified"];
            /** The name has more than 200 characters. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["UnknownTable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listTableRows: {
        parameters: {
            query: {
                /** Maximum number of rows in the response. */ limit: number;
                /** Rows to skip. */ offset: number;
                /** Column to sort by, the primary key when it is left out. */ sort_by?: string;
                /** Lowest or highest value first. */ sort_dir: "asc" | "desc";
            };
            header?: never;
            path: {
                /** Name of the table. */ table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Rows of the table. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TableRows"] } };
            304: components["responses"]["NotModified"];
            /** The table cannot be sorted by that column, or the limit or the offset is not an integer or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            404: components["responses"]["UnknownTable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestTrackerRun: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When all this was observed, for a run and checks that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** The run as a whole. */
                    run: {
                        /** What made the checks. @example game api */ provider?: string;
                        /** Why the run was started. @example schedule */ reason?: string;
                        /** When it started. The time of `finishedAt` when it is left out, and when it is up to 5 minutes later, as clocks differ. @example 2026-10-03T18:00:00.000Z */ startedAt?: string;
                        /** When it finished. When it is left out, `observedAt` of the request, else the time of receipt. @example 2026-10-03T18:00:21.350Z */ finishedAt?: string;
                        /** Number of maps that were up for a check. Left out, it is `mapsChecked`. @example 6 */ mapsConsidered?: number;
                        /** Number of maps that were checked. Left out, it is the number of stored checks. @example 3 */ mapsChecked?: number;
                        /** World records that were found to have changed. When left out, the number of changed checks with a `newWrTime`. @example 1 */ wrChanges?: number;
                        /** Anything worth a note. It becomes the message of the event. @example New record on a cleaned map. */ note?: string;
                    };
                    /** The checks in the order in which they were made, each validated by itself. */
                    checks?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** What was seen of one map. */
                        row: {
                            /** Uid of the map, as the game knows it. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
                            /** Name of the map, with its colour codes. The newest one observed counts; the map's uid is no name. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                            /** When the check was made. When it is left out, `observedAt` of the request, else the run's `finishedAt`, else the time of receipt. @example 2026-10-03T18:00:12.000Z */ checkedAt?: string;
                            /** Whether the world record has changed since the last check, which it has not when this is left out. A record that was only found unchanged is a baseline: it is in the map's history, and may be its current one, but is no change in feeds and totals. @example true */ changed?: boolean;
                            /** The former world record in milliseconds. A changed check without it is queued. @example 40116 */ oldWrTime?: number;
                            /** The world record in milliseconds, as it is now. A negative number, 2147483647 or 4294967295 says that there is one which the board hides; null, 0 or no field says that there is none. @example 39874 */ newWrTime?: number;
                            /** Name of the former holder. @example Mirelle */ oldHolder?: string;
                            /** Account of the former holder. @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f */ oldHolderAccountId?: string;
                            /** Name of the holder. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example Kestrel */ newHolder?: string;
                            /** Account of the holder. A changed check with neither holder nor account is queued. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ newHolderAccountId?: string;
                            /** Accounts seen on the map. Accounts without a name become candidates for a lookup. Ids of nobody are left out. @example [ "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913" ] */ accountIds?: (string | null)[];
                            /** Whether the project tracks the map. It does unless its last word was false. @example true */ tracked?: boolean;
                            /** Label of who made the check, in place of `sourceLabel`. @example workshop server */ source?: string;
                            /** Anything worth a note. It becomes the message of the event. @example Confirmed by replay. */ note?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** What became of the run and its checks. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TrackerRunResponse"] } };
            400: components["responses"]["MalformedRun"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestTrackerRuns: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When all this was observed, for a run and checks that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** The run as a whole. */
                    run: {
                        /** What made the checks. @example game api */ provider?: string;
                        /** Why the run was started. @example schedule */ reason?: string;
                        /** When it started. The time of `finishedAt` when it is left out, and when it is up to 5 minutes later, as clocks differ. @example 2026-10-03T18:00:00.000Z */ startedAt?: string;
                        /** When it finished. When it is left out, `observedAt` of the request, else the time of receipt. @example 2026-10-03T18:00:21.350Z */ finishedAt?: string;
                        /** Number of maps that were up for a check. Left out, it is `mapsChecked`. @example 6 */ mapsConsidered?: number;
                        /** Number of maps that were checked. Left out, it is the number of stored checks. @example 3 */ mapsChecked?: number;
                        /** World records that were found to have changed. When left out, the number of changed checks with a `newWrTime`. @example 1 */ wrChanges?: number;
                        /** Anything worth a note. It becomes the message of the event. @example New record on a cleaned map. */ note?: string;
                    };
                    /** The checks in the order in which they were made, each validated by itself. */
                    checks?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** What was seen of one map. */
                        row: {
                            /** Uid of the map, as the game knows it. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
                            /** Name of the map, with its colour codes. The newest one observed counts; the map's uid is no name. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                            /** When the check was made. When it is left out, `observedAt` of the request, else the run's `finishedAt`, else the time of receipt. @example 2026-10-03T18:00:12.000Z */ checkedAt?: string;
                            /** Whether the world record has changed since the last check, which it has not when this is left out. A record that was only found unchanged is a baseline: it is in the map's history, and may be its current one, but is no change in feeds and totals. @example true */ changed?: boolean;
                            /** The former world record in milliseconds. A changed check without it is queued. @example 40116 */ oldWrTime?: number;
                            /** The world record in milliseconds, as it is now. A negative number, 2147483647 or 4294967295 says that there is one which the board hides; null, 0 or no field says that there is none. @example 39874 */ newWrTime?: number;
                            /** Name of the former holder. @example Mirelle */ oldHolder?: string;
                            /** Account of the former holder. @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f */ oldHolderAccountId?: string;
                            /** Name of the holder. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example Kestrel */ newHolder?: string;
                            /** Account of the holder. A changed check with neither holder nor account is queued. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ newHolderAccountId?: string;
                            /** Accounts seen on the map. Accounts without a name become candidates for a lookup. Ids of nobody are left out. @example [ "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913" ] */ accountIds?: (string | null)[];
                            /** Whether the project tracks the map. It does unless its last word was false. @example true */ tracked?: boolean;
                            /** Label of who made the check, in place of `sourceLabel`. @example workshop server */ source?: string;
                            /** Anything worth a note. It becomes the message of the event. @example Confirmed by replay. */ note?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** What became of the run and its checks. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TrackerRunResponse"] } };
            400: components["responses"]["MalformedRun"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    registerInstance: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Id of the instance within its project, stored like a project key. @example workshop-1 */ instanceId: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the instance was alive. The time of receipt when it is left out; an older report than the newest one changes nothing. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** Name of the instance. Left out, the stored one stays; a new instance is named by its id. @example Workshop server 1 */ instanceName?: string;
                    /** Whether the project is at work. When left out, the stored value stays; a new project is enabled. @example true */ enabled?: boolean;
                    /** Seconds between two runs of checks. Left out, the stored number stays; a new project has 300. @example 300 */ checkIntervalSeconds?: number;
                    /** What the instance says of itself. @example idle */ status?: string;
                    /** Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole. @example { "version": "2.4.1" } */
                    meta?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** The instance as it is stored now. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["InstanceResponse"] } };
            /** A field is missing or has a value that it does not take, or the body is not JSON. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    sendHeartbeat: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Id of the instance within its project, stored like a project key. @example workshop-1 */ instanceId: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the instance was alive. The time of receipt when it is left out; an older report than the newest one changes nothing. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** What the instance says of itself. @example idle */ status?: string;
                    /** Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole. @example { "version": "2.4.1" } */
                    meta?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** The instance as it is stored now. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["InstanceResponse"] } };
            /** A field is missing or has a value that it does not take, or the body is not JSON. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestDisplayNames: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. Without it the known one stays. @example Alteration Tracker */ projectName?: string;
                    /** Label that the rows show as their source. Without it the known one stays. @example workshop server */ sourceLabel?: string;
                    /** When the names were observed, for rows that do not say it themselves. @example 2026-10-06T07:55:00.000Z */ observedAt?: string;
                    /** The names, at most 5000 together with `namesByAccountId`. */
                    names?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** A name that an account was seen with. */
                        row: {
                            /** Account id, in any spelling. An id of nobody, such as `-`, `0` or the nil UUID, rejects the row. @example 99198a01-07f5-424d-a5a7-adfb41911e1d */ accountId: string;
                            /** The name as the game shows it. @example Dunes */ displayName: string;
                            /** When it was observed. @example 2026-10-06T07:55:00.000Z */ observedAt?: string;
                            /** Label of who observed it, in place of the `sourceLabel`. @example workshop server */ source?: string;
                        };
                    }[];
                    /** Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows of `names`. @example { "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes" } */
                    namesByAccountId?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** What became of each row. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["DisplayNameIngestResponse"] } };
            /** The envelope is malformed, or there are no names or more than 5000. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestPluginDisplayNames: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`, `_` and `-`. @example plugin-player-directory */ projectKey: string;
                    /** Name of the project. Without it the known one stays. @example Plugin player directory */ projectName?: string;
                    /** Label that the rows show as their source. Without it the known one stays. @example player plugin */ sourceLabel?: string;
                    /** When the names were observed, for rows that do not say it themselves. @example 2026-10-06T07:55:00.000Z */ observedAt?: string;
                    /** The names, at most 5000 together with `namesByAccountId`. */
                    names?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** A name that an account was seen with. */
                        row: {
                            /** Account id, in any spelling. An id of nobody, such as `-`, `0` or the nil UUID, rejects the row. @example 99198a01-07f5-424d-a5a7-adfb41911e1d */ accountId: string;
                            /** The name as the game shows it. @example Dunes */ displayName: string;
                            /** When it was observed. @example 2026-10-06T07:55:00.000Z */ observedAt?: string;
                            /** Label of who observed it, in place of the `sourceLabel`. @example workshop server */ source?: string;
                        };
                    }[];
                    /** Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows of `names`. @example { "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes" } */
                    namesByAccountId?: {
                        [key: string]: unknown;
                    };
                    /** Token that the plugin platform has issued to the player. A server that checks tokens needs it; it is neither stored nor logged. @example f3b0c7d2-51b4-4d0e-8d7a-1c9f6f2ab410 */ opToken?: string;
                };
            };
        };
        responses: {
            /** What became of each row. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["PluginDisplayNameIngestResponse"] } };
            /** The envelope is malformed, there are no names or more than 5000, or the project is another one. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            /** This server checks tokens, and there was none or one that the plugin platform refuses; or it checks none, and a web page of another address has sent the request. */
            401: {
                headers: {
                    /** The token is a field of the body, which the realm names. @example ApiKey realm="opToken" */ "WWW-Authenticate": "ApiKey realm=\"opToken\"";
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["ApiError"] };
            };
            413: components["responses"]["SmallJsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            /** Too many requests in the last minute from this address, or too many tokens that the plugin platform refused. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["ApiError"] };
            };
            /** The plugin platform's response cannot be used. */ 502: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            /** The plugin platform could not be reached in time, has failed repeatedly and is left alone for a while, or is not configured; or the database cannot serve the request now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["ApiError"] };
            };
        };
    };
    ingestClubSnapshot: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the club was looked at. @example 2026-10-06T06:00:00.000Z */ observedAt?: string;
                    /** The club itself. Its id is required, under one of its two names. */
                    club: {
                        /** Id of the club in the game. @example 29812 */ clubId?: number;
                        /** Id of the club, under the game's name for `clubId`. @example 29812 */ id?: number;
                        /** Name of the club. @example Alteration Workshop */ name?: string;
                        /** When the club was founded. @example 2023-04-02T14:00:00.000Z */ createdAt?: string;
                    };
                    /** Campaigns of the club. */
                    campaigns?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** A campaign of the club. Its id is required, under one of its two names. */
                        row: {
                            /** Id of the campaign in the game. @example 51877 */ campaignId?: number;
                            /** Id of the campaign, under the game's name for `campaignId`. @example 51877 */ id?: number;
                            /** Name of the campaign. @example Fall 2024 Cleaned */ name?: string;
                            /** When the campaign was made. @example 2024-11-09T09:50:00.000Z */ createdAt?: string;
                            /** When the campaign was published. @example 2024-11-10T12:00:00.000Z */ publishedAt?: string;
                            /** All maps of the campaign. They replace its former maps; an empty list changes nothing. */
                            maps?: {
                                /** Place in the list that was sent, from 0. */ index: number;
                                /** A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                                row: {
                                    /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid?: string;
                                    /** Uid of the map, under the game's name for `mapUid`. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ uid?: string;
                                    /** Place of the map in its campaign or bucket. @example 0 */ position?: number;
                                    /** Place of the map, under the game's name for `position`. @example 0 */ slot?: number;
                                    /** Id of the map, a UUID. Any other text counts as left out. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId?: string;
                                    /** Name of the map, with its colour codes. The map's uid is no name. @example Fall 2024 - 08 Cleaned */ name?: string;
                                    /** Name of the map, under another name for `name`. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                                    /** Name of the map's file. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename?: string;
                                    /** Where the map's file is. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl?: string;
                                    /** Where the map's file is, under another name for `fileUrl`. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ downloadUrl?: string;
                                    /** Where the map's picture is. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl?: string;
                                    /** Account id of the mapper. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author?: string;
                                    /** Account id of the mapper, under another name for `author`. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ authorAccountId?: string;
                                    /** Account id of the uploader. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter?: string;
                                    /** Author time in milliseconds. @example 41208 */ authorScore?: number;
                                    /** Author time in milliseconds, under another name for `authorScore`. @example 41208 */ authorMs?: number;
                                    /** Gold time in milliseconds. @example 44000 */ goldScore?: number;
                                    /** Gold time in milliseconds, under another name for `goldScore`. @example 44000 */ goldMs?: number;
                                    /** Silver time in milliseconds. @example 50000 */ silverScore?: number;
                                    /** Silver time in milliseconds, under another name for `silverScore`. @example 50000 */ silverMs?: number;
                                    /** Bronze time in milliseconds. @example 62000 */ bronzeScore?: number;
                                    /** Bronze time in milliseconds, under another name for `bronzeScore`. @example 62000 */ bronzeMs?: number;
                                    /** Collection of blocks that the map is built of. @example Stadium */ collectionName?: string;
                                    /** Style of the map. @example */ mapStyle?: string;
                                    /** Game mode that the map is made for. @example TrackMania\TM_Race */ mapType?: string;
                                    /** The map as the game's API has it. Only `mapDetail.collectionName` and `mapDetail.playable` are read, where the fields of this service are left out. @example { "mapDetail": { "collectionName": "Stadium", "playable": true } } */
                                    raw?: {
                                        /** Details of the map. @example { "collectionName": "Stadium", "playable": true } */
                                        mapDetail?: {
                                            /** Collection of the map, as the game nests it beside `collectionName`, which wins where both are sent. @example Stadium */ collectionName?: string;
                                            /** Whether the map can be played, another name for `isPlayable`, which wins where both are sent. @example true */ playable?: boolean;
                                        } & {
                                            [key: string]: unknown;
                                        };
                                    } & {
                                        [key: string]: unknown;
                                    };
                                    /** Whether the game lets players drive it. @example true */ isPlayable?: boolean;
                                    /** Whether it was built in the editor for gamepads. @example false */ createdWithGamepadEditor?: boolean;
                                    /** Whether it was built in the simple editor. @example false */ createdWithSimpleEditor?: boolean;
                                    /** When the map was uploaded. It is returned with the offset that it was sent with. @example 2024-11-09T10:15:00+00:00 */ timestamp?: string;
                                    /** When the map was uploaded, under another name for `timestamp`. @example 2024-11-09T10:15:00+00:00 */ mapCreatedAt?: string;
                                    /** Season of the map. Read from its name when it is left out. @example Fall */ season?: string;
                                    /** Year of the season. Read from the map's name when it is left out. @example 2024 */ year?: number;
                                    /** Numbers within the season. Read from the map's name when they are left out. @example [ 8 ] */ mapnumber?: number[];
                                    /** What was changed about the original. Read from the map's name when it is left out. @example Cleaned */ alteration?: string;
                                    /** What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out. @example training */ type?: string;
                                };
                            }[];
                        };
                    }[];
                    /** Upload buckets of the club. */
                    uploads?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** An upload bucket of the club. Its id is required, under one of its two names. */
                        row: {
                            /** Id of the bucket in the game. @example 70214 */ bucketId?: number;
                            /** Id of the bucket, under the game's name for `bucketId`. @example 70214 */ id?: number;
                            /** Name of the bucket. @example Icy Odds and Ends */ name?: string;
                            /** When the bucket was made. @example 2026-01-24T20:00:00.000Z */ createdAt?: string;
                            /** Maps of the bucket. "Removing rows of a club" says which former maps they replace. */
                            maps?: {
                                /** Place in the list that was sent, from 0. */ index: number;
                                /** A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                                row: {
                                    /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid?: string;
                                    /** Uid of the map, under the game's name for `mapUid`. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ uid?: string;
                                    /** Place of the map in its campaign or bucket. @example 0 */ position?: number;
                                    /** Place of the map, under the game's name for `position`. @example 0 */ slot?: number;
                                    /** Id of the map, a UUID. Any other text counts as left out. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId?: string;
                                    /** Name of the map, with its colour codes. The map's uid is no name. @example Fall 2024 - 08 Cleaned */ name?: string;
                                    /** Name of the map, under another name for `name`. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                                    /** Name of the map's file. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename?: string;
                                    /** Where the map's file is. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl?: string;
                                    /** Where the map's file is, under another name for `fileUrl`. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ downloadUrl?: string;
                                    /** Where the map's picture is. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl?: string;
                                    /** Account id of the mapper. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author?: string;
                                    /** Account id of the mapper, under another name for `author`. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ authorAccountId?: string;
                                    /** Account id of the uploader. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter?: string;
                                    /** Author time in milliseconds. @example 41208 */ authorScore?: number;
                                    /** Author time in milliseconds, under another name for `authorScore`. @example 41208 */ authorMs?: number;
                                    /** Gold time in milliseconds. @example 44000 */ goldScore?: number;
                                    /** Gold time in milliseconds, under another name for `goldScore`. @example 44000 */ goldMs?: number;
                                    /** Silver time in milliseconds. @example 50000 */ silverScore?: number;
                                    /** Silver time in milliseconds, under another name for `silverScore`. @example 50000 */ silverMs?: number;
                                    /** Bronze time in milliseconds. @example 62000 */ bronzeScore?: number;
                                    /** Bronze time in milliseconds, under another name for `bronzeScore`. @example 62000 */ bronzeMs?: number;
                                    /** Collection of blocks that the map is built of. @example Stadium */ collectionName?: string;
                                    /** Style of the map. @example */ mapStyle?: string;
                                    /** Game mode that the map is made for. @example TrackMania\TM_Race */ mapType?: string;
                                    /** The map as the game's API has it. Only `mapDetail.collectionName` and `mapDetail.playable` are read, where the fields of this service are left out. @example { "mapDetail": { "collectionName": "Stadium", "playable": true } } */
                                    raw?: {
                                        /** Details of the map. @example { "collectionName": "Stadium", "playable": true } */
                                        mapDetail?: {
                                            /** Collection of the map, as the game nests it beside `collectionName`, which wins where both are sent. @example Stadium */ collectionName?: string;
                                            /** Whether the map can be played, another name for `isPlayable`, which wins where both are sent. @example true */ playable?: boolean;
                                        } & {
                                            [key: string]: unknown;
                                        };
                                    } & {
                                        [key: string]: unknown;
                                    };
                                    /** Whether the game lets players drive it. @example true */ isPlayable?: boolean;
                                    /** Whether it was built in the editor for gamepads. @example false */ createdWithGamepadEditor?: boolean;
                                    /** Whether it was built in the simple editor. @example false */ createdWithSimpleEditor?: boolean;
                                    /** When the map was uploaded. It is returned with the offset that it was sent with. @example 2024-11-09T10:15:00+00:00 */ timestamp?: string;
                                    /** When the map was uploaded, under another name for `timestamp`. @example 2024-11-09T10:15:00+00:00 */ mapCreatedAt?: string;
                                    /** Season of the map. Read from its name when it is left out. @example Fall */ season?: string;
                                    /** Year of the season. Read from the map's name when it is left out. @example 2024 */ year?: number;
                                    /** Numbers within the season. Read from the map's name when they are left out. @example [ 8 ] */ mapnumber?: number[];
                                    /** What was changed about the original. Read from the map's name when it is left out. @example Cleaned */ alteration?: string;
                                    /** What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out. @example training */ type?: string;
                                };
                            }[];
                        };
                    }[];
                    /** More upload buckets, under the name that the game gives them. */
                    uploadBuckets?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** An upload bucket of the club. Its id is required, under one of its two names. */
                        row: {
                            /** Id of the bucket in the game. @example 70214 */ bucketId?: number;
                            /** Id of the bucket, under the game's name for `bucketId`. @example 70214 */ id?: number;
                            /** Name of the bucket. @example Icy Odds and Ends */ name?: string;
                            /** When the bucket was made. @example 2026-01-24T20:00:00.000Z */ createdAt?: string;
                            /** Maps of the bucket. "Removing rows of a club" says which former maps they replace. */
                            maps?: {
                                /** Place in the list that was sent, from 0. */ index: number;
                                /** A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                                row: {
                                    /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid?: string;
                                    /** Uid of the map, under the game's name for `mapUid`. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ uid?: string;
                                    /** Place of the map in its campaign or bucket. @example 0 */ position?: number;
                                    /** Place of the map, under the game's name for `position`. @example 0 */ slot?: number;
                                    /** Id of the map, a UUID. Any other text counts as left out. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId?: string;
                                    /** Name of the map, with its colour codes. The map's uid is no name. @example Fall 2024 - 08 Cleaned */ name?: string;
                                    /** Name of the map, under another name for `name`. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                                    /** Name of the map's file. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename?: string;
                                    /** Where the map's file is. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl?: string;
                                    /** Where the map's file is, under another name for `fileUrl`. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ downloadUrl?: string;
                                    /** Where the map's picture is. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl?: string;
                                    /** Account id of the mapper. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author?: string;
                                    /** Account id of the mapper, under another name for `author`. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ authorAccountId?: string;
                                    /** Account id of the uploader. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter?: string;
                                    /** Author time in milliseconds. @example 41208 */ authorScore?: number;
                                    /** Author time in milliseconds, under another name for `authorScore`. @example 41208 */ authorMs?: number;
                                    /** Gold time in milliseconds. @example 44000 */ goldScore?: number;
                                    /** Gold time in milliseconds, under another name for `goldScore`. @example 44000 */ goldMs?: number;
                                    /** Silver time in milliseconds. @example 50000 */ silverScore?: number;
                                    /** Silver time in milliseconds, under another name for `silverScore`. @example 50000 */ silverMs?: number;
                                    /** Bronze time in milliseconds. @example 62000 */ bronzeScore?: number;
                                    /** Bronze time in milliseconds, under another name for `bronzeScore`. @example 62000 */ bronzeMs?: number;
                                    /** Collection of blocks that the map is built of. @example Stadium */ collectionName?: string;
                                    /** Style of the map. @example */ mapStyle?: string;
                                    /** Game mode that the map is made for. @example TrackMania\TM_Race */ mapType?: string;
                                    /** The map as the game's API has it. Only `mapDetail.collectionName` and `mapDetail.playable` are read, where the fields of this service are left out. @example { "mapDetail": { "collectionName": "Stadium", "playable": true } } */
                                    raw?: {
                                        /** Details of the map. @example { "collectionName": "Stadium", "playable": true } */
                                        mapDetail?: {
                                            /** Collection of the map, as the game nests it beside `collectionName`, which wins where both are sent. @example Stadium */ collectionName?: string;
                                            /** Whether the map can be played, another name for `isPlayable`, which wins where both are sent. @example true */ playable?: boolean;
                                        } & {
                                            [key: string]: unknown;
                                        };
                                    } & {
                                        [key: string]: unknown;
                                    };
                                    /** Whether the game lets players drive it. @example true */ isPlayable?: boolean;
                                    /** Whether it was built in the editor for gamepads. @example false */ createdWithGamepadEditor?: boolean;
                                    /** Whether it was built in the simple editor. @example false */ createdWithSimpleEditor?: boolean;
                                    /** When the map was uploaded. It is returned with the offset that it was sent with. @example 2024-11-09T10:15:00+00:00 */ timestamp?: string;
                                    /** When the map was uploaded, under another name for `timestamp`. @example 2024-11-09T10:15:00+00:00 */ mapCreatedAt?: string;
                                    /** Season of the map. Read from its name when it is left out. @example Fall */ season?: string;
                                    /** Year of the season. Read from the map's name when it is left out. @example 2024 */ year?: number;
                                    /** Numbers within the season. Read from the map's name when they are left out. @example [ 8 ] */ mapnumber?: number[];
                                    /** What was changed about the original. Read from the map's name when it is left out. @example Cleaned */ alteration?: string;
                                    /** What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out. @example training */ type?: string;
                                };
                            }[];
                        };
                    }[];
                    /** Members of the club. */
                    members?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** A member of the club. */
                        row: {
                            /** Account id of the member, in any spelling. An id of nobody, such as `-`, `0` or the nil UUID, rejects the row. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string;
                            /** What the member is in the club, in the game's words. @example member */ role?: string;
                            /** When the member joined. @example 2025-06-11T20:03:54.000Z */ joinedAt?: string;
                            /** When the member joined, in seconds since 1970, as the game has it. Format: int64. @example 1749672234 */ creationTimestamp?: number;
                            /** Name of the member. The directory of names stores it, too, unless it is no valid name. @example Kestrel */ displayName?: string;
                        };
                    }[];
                    /** Maps of the club in no campaign. */
                    maps?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                        row: {
                            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid?: string;
                            /** Uid of the map, under the game's name for `mapUid`. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ uid?: string;
                            /** Place of the map in its campaign or bucket. @example 0 */ position?: number;
                            /** Place of the map, under the game's name for `position`. @example 0 */ slot?: number;
                            /** Id of the map, a UUID. Any other text counts as left out. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId?: string;
                            /** Name of the map, with its colour codes. The map's uid is no name. @example Fall 2024 - 08 Cleaned */ name?: string;
                            /** Name of the map, under another name for `name`. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                            /** Name of the map's file. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename?: string;
                            /** Where the map's file is. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl?: string;
                            /** Where the map's file is, under another name for `fileUrl`. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ downloadUrl?: string;
                            /** Where the map's picture is. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl?: string;
                            /** Account id of the mapper. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author?: string;
                            /** Account id of the mapper, under another name for `author`. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ authorAccountId?: string;
                            /** Account id of the uploader. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter?: string;
                            /** Author time in milliseconds. @example 41208 */ authorScore?: number;
                            /** Author time in milliseconds, under another name for `authorScore`. @example 41208 */ authorMs?: number;
                            /** Gold time in milliseconds. @example 44000 */ goldScore?: number;
                            /** Gold time in milliseconds, under another name for `goldScore`. @example 44000 */ goldMs?: number;
                            /** Silver time in milliseconds. @example 50000 */ silverScore?: number;
                            /** Silver time in milliseconds, under another name for `silverScore`. @example 50000 */ silverMs?: number;
                            /** Bronze time in milliseconds. @example 62000 */ bronzeScore?: number;
                            /** Bronze time in milliseconds, under another name for `bronzeScore`. @example 62000 */ bronzeMs?: number;
                            /** Collection of blocks that the map is built of. @example Stadium */ collectionName?: string;
                            /** Style of the map. @example */ mapStyle?: string;
                            /** Game mode that the map is made for. @example TrackMania\TM_Race */ mapType?: string;
                            /** The map as the game's API has it. Only `mapDetail.collectionName` and `mapDetail.playable` are read, where the fields of this service are left out. @example { "mapDetail": { "collectionName": "Stadium", "playable": true } } */
                            raw?: {
                                /** Details of the map. @example { "collectionName": "Stadium", "playable": true } */
                                mapDetail?: {
                                    /** Collection of the map, as the game nests it beside `collectionName`, which wins where both are sent. @example Stadium */ collectionName?: string;
                                    /** Whether the map can be played, another name for `isPlayable`, which wins where both are sent. @example true */ playable?: boolean;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                            /** Whether the game lets players drive it. @example true */ isPlayable?: boolean;
                            /** Whether it was built in the editor for gamepads. @example false */ createdWithGamepadEditor?: boolean;
                            /** Whether it was built in the simple editor. @example false */ createdWithSimpleEditor?: boolean;
                            /** When the map was uploaded. It is returned with the offset that it was sent with. @example 2024-11-09T10:15:00+00:00 */ timestamp?: string;
                            /** When the map was uploaded, under another name for `timestamp`. @example 2024-11-09T10:15:00+00:00 */ mapCreatedAt?: string;
                            /** Season of the map. Read from its name when it is left out. @example Fall */ season?: string;
                            /** Year of the season. Read from the map's name when it is left out. @example 2024 */ year?: number;
                            /** Numbers within the season. Read from the map's name when they are left out. @example [ 8 ] */ mapnumber?: number[];
                            /** What was changed about the original. Read from the map's name when it is left out. @example Cleaned */ alteration?: string;
                            /** What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out. @example training */ type?: string;
                        };
                    }[];
                    /** What happened in the club. Only counted. */
                    activities?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** An activity as the game describes it. Its fields are not read. */ row: Record<string, unknown>;
                    }[];
                    /** Collections that are complete in this snapshot, so that rows which are missing in it go. @example [ "campaigns", "uploads", "members" ] */ complete?: ("campaigns" | "uploads" | "members" | "maps")[];
                };
            };
        };
        responses: {
            /** What was seen in the snapshot, and what it has changed. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubSnapshotResponse"] } };
            /** The envelope is malformed, or does not say which club or project it is about. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["SnapshotTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestEvent: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the event happened, where it does not say it itself. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** Something that has happened. One of `type` and `eventType` is required. */
                    event: {
                        /** What happened, as a word of the contributor's own, or `wr_change` for a new world record. Required, unless `eventType` is sent. The service refuses the types that it stores itself: `wr_baseline`, `map.checked`, `tracker.run`, `club.snapshot`, `update_request`, `displayname.sync`, `instance.register`, `instance.heartbeat` and `traffic.batch`. @example campaign.announced */ type?: string;
                        /** Type of the event, another name for `type`, which wins where both are sent. @example campaign.announced */ eventType?: string;
                        /** When it happened, for a world record when it was driven. When it is left out, `observedAt` of the request, else the time of receipt. @example 2025-08-02T17:00:00.000Z */ occurredAt?: string;
                        /** When it happened, another name for `occurredAt`, which wins where both are sent. @example 2025-08-02T17:00:00.000Z */ recordedAt?: string;
                        /** Uid of the map that it is about. Required for a `wr_change`. @example Y6l2FpBkciaT5i1FZYiIcTxUvrq */ mapUid?: string;
                        /** Name of that map, with its colour codes. @example Summer 2025 - 03 (STTF) */ mapName?: string;
                        /** Account that it is about, such as the holder of the record. @example 02ca118c-2342-4a92-861e-d4811f757650 */ accountId?: string;
                        /** Name of the player that it is about. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example oakhollow */ holder?: string;
                        /** World record in milliseconds. Required for a `wr_change`. @example 58233 */ wrMs?: number;
                        /** Whether something has changed. For a `wr_change` it has unless this says no; then it is stored as a baseline, `wr_baseline`. For others it has not unless this says so. @example false */ changed?: boolean;
                        /** A sentence for people. @example Summer 2025 STTF is out. */ message?: string;
                        /** Anything else, at most 16384 bytes as JSON. Integers beyond 2^53 lose digits; send them as text. @example { "campaignId": 63120 } */
                        payload?: {
                            [key: string]: unknown;
                        };
                        /** A key of the contributor for this event: the same key again is the same event, also where another event holds its world record. @example campaign-63120 */ eventKey?: string;
                    };
                };
            };
        };
        responses: {
            /** What became of the event. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EventsReportResponse"] } };
            /** A field is missing or has a value that it does not take, or the body is not JSON. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestEvents: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the events happened that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** The events, each validated by itself. Required, unless `event` is sent. */
                    events?: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** Something that has happened. One of `type` and `eventType` is required. */
                        row: {
                            /** What happened, as a word of the contributor's own, or `wr_change` for a new world record. Required, unless `eventType` is sent. The service refuses the types that it stores itself: `wr_baseline`, `map.checked`, `tracker.run`, `club.snapshot`, `update_request`, `displayname.sync`, `instance.register`, `instance.heartbeat` and `traffic.batch`. @example campaign.announced */ type?: string;
                            /** Type of the event, another name for `type`, which wins where both are sent. @example campaign.announced */ eventType?: string;
                            /** When it happened, for a world record when it was driven. When it is left out, `observedAt` of the request, else the time of receipt. @example 2025-08-02T17:00:00.000Z */ occurredAt?: string;
                            /** When it happened, another name for `occurredAt`, which wins where both are sent. @example 2025-08-02T17:00:00.000Z */ recordedAt?: string;
                            /** Uid of the map that it is about. Required for a `wr_change`. @example Y6l2FpBkciaT5i1FZYiIcTxUvrq */ mapUid?: string;
                            /** Name of that map, with its colour codes. @example Summer 2025 - 03 (STTF) */ mapName?: string;
                            /** Account that it is about, such as the holder of the record. @example 02ca118c-2342-4a92-861e-d4811f757650 */ accountId?: string;
                            /** Name of the player that it is about. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example oakhollow */ holder?: string;
                            /** World record in milliseconds. Required for a `wr_change`. @example 58233 */ wrMs?: number;
                            /** Whether something has changed. For a `wr_change` it has unless this says no; then it is stored as a baseline, `wr_baseline`. For others it has not unless this says so. @example false */ changed?: boolean;
                            /** A sentence for people. @example Summer 2025 STTF is out. */ message?: string;
                            /** Anything else, at most 16384 bytes as JSON. Integers beyond 2^53 lose digits; send them as text. @example { "campaignId": 63120 } */
                            payload?: {
                                [key: string]: unknown;
                            };
                            /** A key of the contributor for this event: the same key again is the same event, also where another event holds its world record. @example campaign-63120 */ eventKey?: string;
                        };
                    }[];
                    /** A single event, like an item of `events`. */
                    event?: {
                        /** What happened, as a word of the contributor's own, or `wr_change` for a new world record. Required, unless `eventType` is sent. The service refuses the types that it stores itself: `wr_baseline`, `map.checked`, `tracker.run`, `club.snapshot`, `update_request`, `displayname.sync`, `instance.register`, `instance.heartbeat` and `traffic.batch`. @example campaign.announced */ type?: string;
                        /** Type of the event, another name for `type`, which wins where both are sent. @example campaign.announced */ eventType?: string;
                        /** When it happened, for a world record when it was driven. When it is left out, `observedAt` of the request, else the time of receipt. @example 2025-08-02T17:00:00.000Z */ occurredAt?: string;
                        /** When it happened, another name for `occurredAt`, which wins where both are sent. @example 2025-08-02T17:00:00.000Z */ recordedAt?: string;
                        /** Uid of the map that it is about. Required for a `wr_change`. @example Y6l2FpBkciaT5i1FZYiIcTxUvrq */ mapUid?: string;
                        /** Name of that map, with its colour codes. @example Summer 2025 - 03 (STTF) */ mapName?: string;
                        /** Account that it is about, such as the holder of the record. @example 02ca118c-2342-4a92-861e-d4811f757650 */ accountId?: string;
                        /** Name of the player that it is about. A UUID in any spelling counts as an account id; `-` and `Unknown` count as nobody, and without an account id so do words such as `None`. @example oakhollow */ holder?: string;
                        /** World record in milliseconds. Required for a `wr_change`. @example 58233 */ wrMs?: number;
                        /** Whether something has changed. For a `wr_change` it has unless this says no; then it is stored as a baseline, `wr_baseline`. For others it has not unless this says so. @example false */ changed?: boolean;
                        /** A sentence for people. @example Summer 2025 STTF is out. */ message?: string;
                        /** Anything else, at most 16384 bytes as JSON. Integers beyond 2^53 lose digits; send them as text. @example { "campaignId": 63120 } */
                        payload?: {
                            [key: string]: unknown;
                        };
                        /** A key of the contributor for this event: the same key again is the same event, also where another event holds its world record. @example campaign-63120 */ eventKey?: string;
                    };
                };
            };
        };
        responses: {
            /** What became of each event. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EventsReportResponse"] } };
            /** What is around the events is malformed, or there are none or too many of them. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestTraffic: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the call was made, where it does not say it itself. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** The part of the project that all this is about, unless a sample says otherwise. @example tracker */ service?: string;
                    /** One HTTP call that a project has served or made. */
                    sample: {
                        /** Whether the project served the call or made it. @example outgoing @enum {string} */ direction?: "incoming" | "outgoing";
                        /** The part of the project that was called or has called. The request's own `service` counts when it is left out. @example tracker */ service?: string;
                        /** What inside that part it was about. @example record lookup */ component?: string;
                        /** HTTP method. @example GET */ method?: string;
                        /** Route that was called, at most 300 characters without its query string, which is not stored. @example /api/v1/projects/:projectKey/maps */ route?: string;
                        /** Host that was called. @example records.example.org */ targetHost?: string;
                        /** Path that was called, at most 300 characters without its query string, which is not stored. @example /api/v1/projects/alteration-tracker/maps */ targetPath?: string;
                        /** HTTP status of the response, or 0 when there was none. @example 200 */ statusCode: number;
                        /** How long it took, in milliseconds. Stored as a whole number; 0 is a duration too. @example 184 */ durationMs?: number;
                        /** Bytes that came in. Format: int64. @example 5120 */ bytesIn?: number;
                        /** Bytes that went out. Format: int64. @example 412 */ bytesOut?: number;
                        /** When the call was made. When it is left out, `observedAt` of the request, else the time of receipt. @example 2026-10-06T07:50:02.118Z */ occurredAt?: string;
                    };
                };
            };
        };
        responses: {
            /** The sample is stored, or was stored before. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TrafficResponse"] } };
            /** The sample or what is around it is malformed. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    ingestTrafficBatch: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Key of the contributing project. It is stored in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. @example alteration-tracker */ projectKey: string;
                    /** Name of the project. What is stored already counts when it is left out. @example Alteration Tracker */ projectName?: string;
                    /** What the project calls the part of it that sends this. @example workshop server */ sourceLabel?: string;
                    /** When the calls were made that do not say it themselves. The time of receipt when it is left out. @example 2026-10-06T07:50:00.000Z */ observedAt?: string;
                    /** The part of the project that all this is about, unless a sample says otherwise. @example tracker */ service?: string;
                    /** The calls, each validated by itself. */
                    samples: {
                        /** Place in the list that was sent, from 0. */ index: number;
                        /** One HTTP call that a project has served or made. */
                        row: {
                            /** Whether the project served the call or made it. @example outgoing @enum {string} */ direction?: "incoming" | "outgoing";
                            /** The part of the project that was called or has called. The request's own `service` counts when it is left out. @example tracker */ service?: string;
                            /** What inside that part it was about. @example record lookup */ component?: string;
                            /** HTTP method. @example GET */ method?: string;
                            /** Route that was called, at most 300 characters without its query string, which is not stored. @example /api/v1/projects/:projectKey/maps */ route?: string;
                            /** Host that was called. @example records.example.org */ targetHost?: string;
                            /** Path that was called, at most 300 characters without its query string, which is not stored. @example /api/v1/projects/alteration-tracker/maps */ targetPath?: string;
                            /** HTTP status of the response, or 0 when there was none. @example 200 */ statusCode: number;
                            /** How long it took, in milliseconds. Stored as a whole number; 0 is a duration too. @example 184 */ durationMs?: number;
                            /** Bytes that came in. Format: int64. @example 5120 */ bytesIn?: number;
                            /** Bytes that went out. Format: int64. @example 412 */ bytesOut?: number;
                            /** When the call was made. When it is left out, `observedAt` of the request, else the time of receipt. @example 2026-10-06T07:50:02.118Z */ occurredAt?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** What became of each sample. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TrafficResponse"] } };
            /** What is around the samples is malformed, or there are none. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiError"] } };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
}
