// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface paths {
    "/api/v1/public/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all endpoints
         * @description The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked
         *     examples. The list is made when the server starts. The example shows one endpoint out of many.
         */
        get: operations["listEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get service facts
         * @description What this service is, since when it runs, and how much it knows.
         */
        get: operations["getMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metrics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics totals
         * @description Totals over everything that was contributed to the catalog and the aggregator.
         */
        get: operations["getMetricsOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/maps/{mapUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a map
         * @description All that is known of the map, its current world record and those before it, newest first.
         */
        get: operations["getMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/maps/info/{mapUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get map facts
         * @description The older form of the map route: the facts alone, without an envelope and without world records.
         */
        get: operations["getMapInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alterations/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get catalog statistics
         * @description Counts over all known maps, also those that have left the club or are known by their uid only.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alterations/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maps
         * @description All known maps with their current world records, by upload time, newest first and unknown ones last.
         */
        get: operations["listMaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alterations/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Campaigns of the primary club, last discovered first.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alterations/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List upload buckets
         * @description Upload buckets of the primary club, last discovered first.
         */
        get: operations["listUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alterations/leaderboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the leaderboards
         * @description Counts current world records. The overall list has most records first, then the newest record first, then the account
         *     id. A player is an account, or a name where no account is known.
         */
        get: operations["getLeaderboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alterations/leaderboards/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the live leaderboard
         * @description The players with most current world records, and the newest world records.
         */
        get: operations["getLiveLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hook/primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the primary hook
         * @description The connection to the club that the catalog follows. Before its first snapshot it is not enabled, knows no map, and
         *     everything else but its key is null.
         */
        get: operations["getHook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hook/primary/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hook maps
         * @description Maps of the primary club by upload time, newest first and unknown ones last.
         */
        get: operations["listHookMaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hook/primary/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hook runs
         * @description One run for each snapshot of the primary club, newest first.
         */
        get: operations["listHookRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{clubId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a club
         * @description The club in numbers, as its newest snapshot left it.
         */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{clubId}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List club campaigns
         * @description At most 5000 campaigns, newest first, those of unknown age last, then highest id.
         */
        get: operations["listClubCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{clubId}/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List club maps
         * @description Every map once, wherever in the club it stands; newest upload first, unknown ones last.
         */
        get: operations["listClubMaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard
         * @description Counters, tracked maps, the newest world records and the tracker in one answer.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/latest-wr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest record
         * @description The newest world record by the moment when it was driven, and those before it. The list includes the newest one.
         */
        get: operations["getLatestRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracker/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tracker status
         * @description The project whose run is the newest counts as the tracker.
         */
        get: operations["getTrackerStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Everybody who has contributed, at most 1000 projects, last heard of first.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description The project and its settings, as it registered them.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectKey}/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List project maps
         * @description Maps that the project's runs have told of, last checked first. Their records are those that the project told last.
         */
        get: operations["listProjectMaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent events
         * @description What projects have told, newest first. Events about the projects themselves and their names, such as heartbeats, are
         *     left out and not counted.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve display names
         * @description The names of up to 50 accounts. An id that nobody has named, and one that is malformed, is left out.
         */
        get: operations["resolveDisplayNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/request-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an update
         * @description Asks the trackers to look at a map. The request waits in their queue until one of them has checked the map; while
         *     it waits, asking again answers the same request. The map need not be known.
         */
        post: operations["requestUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/wr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a world record
         * @description For trusted services: takes a world record in at once. The same record told again, by whomever, is stored once; the
         *     moment that is told here, when it was driven, replaces the one when a tracker saw it. A faster time always becomes
         *     the current record; a slower one only when it was driven later.
         */
        post: operations["reportWorldRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The API as a whole. */
        ApiSummary: {
            /**
             * @description Name of the API.
             * @example Records catalog
             */
            name: string;
            /**
             * @description Version of the API, as in its paths.
             * @example v1
             */
            version: string;
            /**
             * @description Number of endpoints.
             * @example 27
             */
            totalEndpoints: number;
            /**
             * @description The groups of endpoints, in the order to show them.
             * @example [
             *       "Service",
             *       "Maps"
             *     ]
             */
            groupOrder: string[];
        };
        /** @description A value to fill in the path. */
        EndpointPathParameter: {
            /**
             * @description Name of the parameter.
             * @example mapUid
             */
            name: string;
            /**
             * @description Type of the value.
             * @example string
             * @enum {string}
             */
            type: "string" | "integer" | "boolean";
            /**
             * @description Whether a request must have it.
             * @example true
             */
            required: boolean;
            /**
             * @description What the value means.
             * @example Uid of the map.
             */
            description: string;
            /**
             * @description A value that works, as written in a URL before encoding.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            example: string;
        };
        /** @description A query parameter. */
        EndpointQueryParameter: {
            /**
             * @description Name of the parameter.
             * @example limit
             */
            name: string;
            /**
             * @description Type of the value.
             * @example integer
             * @enum {string}
             */
            type: "string" | "integer" | "boolean";
            /**
             * @description Whether a request must have it.
             * @example false
             */
            required: boolean;
            /**
             * @description What the value means.
             * @example Most rows to answer.
             */
            description: string;
            /**
             * @description A value that works, as written in a URL before encoding.
             * @example 120
             */
            example: string;
            /**
             * @description Value that is used when the parameter is left out. Null when there is none.
             * @example 120
             */
            default: string | null;
            /**
             * @description The values that it takes. Empty when any value of the type will do.
             * @example []
             */
            enum: string[];
        };
        /** @description A request header. */
        EndpointHeader: {
            /**
             * @description Name of the header.
             * @example Accept
             */
            name: string;
            /**
             * @description Whether a request must have it.
             * @example false
             */
            required: boolean;
            /**
             * @description Value to send.
             * @example application/json
             */
            value: string;
            /**
             * @description What the header is for.
             * @example Format of the answer.
             */
            description: string;
        };
        /** @description A response to expect. */
        EndpointResponse: {
            /**
             * @description HTTP status.
             * @example 200
             */
            status: number;
            /**
             * @description The case that the example shows, in a few words.
             * @example A known map
             */
            label: string;
            /**
             * @description What the status means here.
             * @example The map with its world records.
             */
            description: string;
            /**
             * @description The body as text. Empty when there is none.
             * @example {"exists": true}
             */
            body: string;
        };
        /** @description The documentation of one endpoint. */
        Endpoint: {
            /**
             * @description Name of the endpoint, the same as its operationId in the OpenAPI document.
             * @example getMap
             */
            key: string;
            /**
             * @description The service that the data belongs to. Both kinds are answered here.
             * @example catalog
             * @enum {string}
             */
            service: "catalog" | "aggregator";
            /**
             * @description HTTP method.
             * @example GET
             * @enum {string}
             */
            method: "GET" | "POST";
            /**
             * @description Route, where `:name` stands for a value to fill in.
             * @example /api/v1/public/maps/:mapUid
             */
            path: string;
            /**
             * @description Group that the endpoint is shown in.
             * @example Maps
             */
            group: string;
            /**
             * @description Whether anybody may call the endpoint, or only those who know its secret.
             * @example public
             * @enum {string}
             */
            access: "public" | "protected";
            /**
             * @description How far clients can rely on the endpoint: `stable` ones keep their form, `existing` ones may grow, and `legacy`
             *     ones have a better successor.
             * @example stable
             * @enum {string}
             */
            stability: "stable" | "existing" | "legacy";
            /**
             * @description What the endpoint does, in a few words.
             * @example Get a map
             */
            title: string;
            /**
             * @description What there is to know beyond the title.
             * @example The map itself, its world record and those before it.
             */
            description: string;
            /** @description Values to fill in the path. */
            pathParams: components["schemas"]["EndpointPathParameter"][];
            /** @description Query parameters. */
            queryParams: components["schemas"]["EndpointQueryParameter"][];
            /** @description Request headers that matter. */
            headers: components["schemas"]["EndpointHeader"][];
            /**
             * @description An example of the request's body as text. Empty when there is no body.
             * @example
             */
            requestBodyExample: string;
            /** @description Responses to expect. */
            exampleResponses: components["schemas"]["EndpointResponse"][];
        };
        /** @description The documentation of the API as data. */
        EndpointList: {
            /**
             * Format: date-time
             * @description When the list was made, which is when the server started.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            api: components["schemas"]["ApiSummary"];
            /** @description The endpoints, in the order of their groups. */
            endpoints: components["schemas"]["Endpoint"][];
        };
        /** @description A failure. */
        ErrorAnswer: {
            /**
             * @description A sentence for people that says what was wrong. Its wording may change.
             * @example Query parameter limit must be an integer from 1 to 500, got "501".
             */
            error: string;
        };
        /** @description How much there is. */
        MetaSummary: {
            /**
             * @description Number of projects that have contributed.
             * @example 3
             */
            projects: number;
            /**
             * @description Number of known maps.
             * @example 6
             */
            maps: number;
            /**
             * @description Number of events, as the list of recent events counts them.
             * @example 22
             */
            events: number;
            /**
             * @description The same as `maps`.
             * @example 6
             */
            totalMaps: number;
            /**
             * @description The same as `events`.
             * @example 22
             */
            totalEvents: number;
            /**
             * Format: date-time
             * @description When the newest event happened. Null before the first.
             * @example 2026-10-06T08:00:00.000Z
             */
            latestEventAt: string | null;
        };
        /** @description The service and how much it knows. */
        Meta: {
            /**
             * @description Name of the service.
             * @example records-catalog
             * @enum {string}
             */
            service: "records-catalog";
            /**
             * @description Version of the API, as in its paths.
             * @example v1
             */
            version: string;
            /**
             * @description How long this server has been up, in days, hours and minutes.
             * @example 4d 12h 30m
             */
            uptime: string;
            /**
             * Format: date-time
             * @description The moment of the answer.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            summary: components["schemas"]["MetaSummary"];
        };
        /** @description Totals over everything. */
        Metrics: {
            /**
             * @description Number of events, as the list of recent events counts them.
             * @example 22
             */
            totalEvents: number;
            /**
             * @description Number of known maps.
             * @example 6
             */
            totalMaps: number;
            /**
             * @description Number of projects that have contributed.
             * @example 3
             */
            totalProjects: number;
            /**
             * @description Number of known clubs.
             * @example 1
             */
            totalClubs: number;
            /**
             * Format: date-time
             * @description When the newest event happened. Null before the first.
             * @example 2026-10-06T08:00:00.000Z
             */
            lastEventAt: string | null;
        };
        /** @description Totals over everything that was contributed. */
        MetricsOverview: {
            metrics: components["schemas"]["Metrics"];
        };
        /** @description The API as a whole. */
        ApiFacts: {
            /**
             * @description Name of the API.
             * @example Records catalog
             */
            name: string;
            /**
             * @description Version of the API, as in its paths.
             * @example v1
             */
            version: string;
            /**
             * @description Path of the documentation page.
             * @example /api/
             */
            docsPath: string;
        };
        /** @description A map with its current world record. */
        CatalogMap: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Id of the map in the game. Null when it is not known.
             * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
             */
            mapId: string | null;
            /**
             * @description Name of the map, with its colour codes. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description Name of the map's file. Null when it is not known.
             * @example Fall 2024 - 08 Cleaned.Map.Gbx
             */
            filename: string | null;
            /**
             * @description Where the file can be had. Null when it is not known.
             * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
             */
            fileUrl: string | null;
            /**
             * @description Where the picture can be had. Null when it is not known.
             * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
             */
            thumbnailUrl: string | null;
            /**
             * @description Account id of the author. Null when it is not known.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            author: string | null;
            /**
             * @description Account id of whoever uploaded it. Null when it is not known.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            submitter: string | null;
            /**
             * @description Time of the author medal in milliseconds. Null when it is not known.
             * @example 41208
             */
            authorScore: number | null;
            /**
             * @description Time of the gold medal in milliseconds. Null when it is not known.
             * @example 44000
             */
            goldScore: number | null;
            /**
             * @description Time of the silver medal in milliseconds. Null when it is not known.
             * @example 50000
             */
            silverScore: number | null;
            /**
             * @description Time of the bronze medal in milliseconds. Null when it is not known.
             * @example 62000
             */
            bronzeScore: number | null;
            /**
             * @description Environment that it is built in. Null when it is not known.
             * @example Stadium
             */
            collectionName: string | null;
            /**
             * @description Style that the author gave it. Empty when there is none.
             * @example
             */
            mapStyle: string;
            /**
             * @description Type of the map in the game. Null when it is not known.
             * @example TrackMania\TM_Race
             */
            mapType: string | null;
            /**
             * @description Whether the game lets players drive it. Null when it is not known.
             * @example true
             */
            isPlayable: boolean | null;
            /**
             * @description Whether it was made with the gamepad editor. Null when it is not known.
             * @example false
             */
            createdWithGamepadEditor: boolean | null;
            /**
             * @description Whether it was made with the simple editor. Null when it is not known.
             * @example false
             */
            createdWithSimpleEditor: boolean | null;
            /**
             * @description When it was uploaded, with the offset that was sent. Null when it is not known.
             * @example 2024-11-09T10:15:00+00:00
             */
            timestamp: string | null;
            /**
             * @description Season of the map. Empty when it is of none.
             * @example Fall
             */
            season: string;
            /**
             * @description Year of the season. Null when there is none.
             * @example 2024
             */
            year: number | null;
            /**
             * @description Numbers within the season. Empty when there are none.
             * @example [
             *       8
             *     ]
             */
            mapnumber: number[];
            /**
             * @description What was changed. Empty when nothing is known to be.
             * @example Cleaned
             */
            alteration: string;
            /**
             * @description Kind of map, such as `training` or `totd`. Null for a season's map and where nothing is known.
             * @example training
             */
            type: string | null;
            /**
             * @description Current world record in milliseconds. Null when none is known.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * @description Who holds it. Null when nobody is known.
             * @example Kestrel
             */
            wrHolder: string | null;
            /**
             * @description Whether the map is in the primary club or watched by a tracker.
             * @example true
             */
            tracked: boolean;
            /**
             * @description The map is `active` while it is in the primary club, `archived` after it left, and `pending` if it was never there;
             *     of most such maps only uid and name are known.
             * @example active
             * @enum {string}
             */
            status: "active" | "archived" | "pending";
        };
        /** @description A world record of a map, the current one or a former one. */
        WrHistoryEntry: {
            /**
             * @description Number of the event, the same on every service.
             * @example 15
             */
            eventId: number;
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account id of the holder. Null when only a name is known.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description Who drove it, by the name that the account has now, else by the one that was sent. Null when nobody is named.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Time in milliseconds.
             * @example 39874
             */
            wrMs: number;
            /**
             * Format: date-time
             * @description When it was driven, as far as anybody knows.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt: string;
            /**
             * Format: date-time
             * @description When the service first heard of it.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
        };
        /** @description Paths on this server. */
        MapLinks: {
            /**
             * @description This answer.
             * @example /api/v1/public/maps/0J9p5MWjMRWjessjzam7jz0ioFa
             */
            self: string;
            /**
             * @description The older form of it.
             * @example /api/v1/maps/info/0J9p5MWjMRWjessjzam7jz0ioFa
             */
            legacy: string;
            /**
             * @description The documentation page.
             * @example /api/
             */
            docs: string;
        };
        /** @description A map with its world records. */
        MapDetail: {
            /**
             * @description Always true; an unknown map is a 404.
             * @example true
             * @enum {boolean}
             */
            exists: true;
            /**
             * Format: date-time
             * @description The moment of the answer.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            api: components["schemas"]["ApiFacts"];
            map: components["schemas"]["CatalogMap"];
            /** @description World records of the map, newest first. */
            wrHistory: components["schemas"]["WrHistoryEntry"][];
            links: components["schemas"]["MapLinks"];
        };
        /** @description A failure about one map. */
        UnknownMapAnswer: {
            /**
             * @description A sentence for people that says what was wrong. Its wording may change.
             * @example No map NobodyHasDrivenHere00000000 is known.
             */
            error: string;
            /**
             * @description The uid that was asked for.
             * @example NobodyHasDrivenHere00000000
             */
            mapUid: string;
        };
        /** @description A map without anything about its world record. */
        MapInfo: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Id of the map in the game. Null when it is not known.
             * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
             */
            mapId: string | null;
            /**
             * @description Name of the map, with its colour codes. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description Name of the map's file. Null when it is not known.
             * @example Fall 2024 - 08 Cleaned.Map.Gbx
             */
            filename: string | null;
            /**
             * @description Where the file can be had. Null when it is not known.
             * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
             */
            fileUrl: string | null;
            /**
             * @description Where the picture can be had. Null when it is not known.
             * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
             */
            thumbnailUrl: string | null;
            /**
             * @description Account id of the author. Null when it is not known.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            author: string | null;
            /**
             * @description Account id of whoever uploaded it. Null when it is not known.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            submitter: string | null;
            /**
             * @description Time of the author medal in milliseconds. Null when it is not known.
             * @example 41208
             */
            authorScore: number | null;
            /**
             * @description Time of the gold medal in milliseconds. Null when it is not known.
             * @example 44000
             */
            goldScore: number | null;
            /**
             * @description Time of the silver medal in milliseconds. Null when it is not known.
             * @example 50000
             */
            silverScore: number | null;
            /**
             * @description Time of the bronze medal in milliseconds. Null when it is not known.
             * @example 62000
             */
            bronzeScore: number | null;
            /**
             * @description Environment that it is built in. Null when it is not known.
             * @example Stadium
             */
            collectionName: string | null;
            /**
             * @description Style that the author gave it. Empty when there is none.
             * @example
             */
            mapStyle: string;
            /**
             * @description Type of the map in the game. Null when it is not known.
             * @example TrackMania\TM_Race
             */
            mapType: string | null;
            /**
             * @description Whether the game lets players drive it. Null when it is not known.
             * @example true
             */
            isPlayable: boolean | null;
            /**
             * @description Whether it was made with the gamepad editor. Null when it is not known.
             * @example false
             */
            createdWithGamepadEditor: boolean | null;
            /**
             * @description Whether it was made with the simple editor. Null when it is not known.
             * @example false
             */
            createdWithSimpleEditor: boolean | null;
            /**
             * @description When it was uploaded, with the offset that was sent. Null when it is not known.
             * @example 2024-11-09T10:15:00+00:00
             */
            timestamp: string | null;
            /**
             * @description Season of the map. Empty when it is of none.
             * @example Fall
             */
            season: string;
            /**
             * @description Year of the season. Null when there is none.
             * @example 2024
             */
            year: number | null;
            /**
             * @description Numbers within the season. Empty when there are none.
             * @example [
             *       8
             *     ]
             */
            mapnumber: number[];
            /**
             * @description What was changed. Empty when nothing is known to be.
             * @example Cleaned
             */
            alteration: string;
            /**
             * @description Kind of map, such as `training` or `totd`. Null for a season's map and where nothing is known.
             * @example training
             */
            type: string | null;
        };
        /** @description How much there is. */
        CatalogStats: {
            /**
             * @description Number of known maps.
             * @example 6
             */
            total_maps: number;
            /**
             * @description Number of those that are tracked.
             * @example 6
             */
            actively_tracked: number;
            /**
             * @description Number of world records, current and former ones.
             * @example 8
             */
            total_wr_changes: number;
            /**
             * @description Number of campaigns of the primary club.
             * @example 2
             */
            total_campaigns: number;
            /**
             * @description Number of players who hold or once held a world record.
             * @example 4
             */
            total_players: number;
        };
        /** @description A map in a list. */
        MapRow: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description Season of the map. Empty when it is of none.
             * @example Fall
             */
            season: string;
            /**
             * @description Year of the season. Null when there is none.
             * @example 2024
             */
            year: number | null;
            /**
             * @description What was changed. Empty when nothing is known to be.
             * @example Cleaned
             */
            alteration: string;
            /**
             * @description Current world record in milliseconds. Null when none is known.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * @description Who holds it. Null when nobody is known.
             * @example Kestrel
             */
            wrHolder: string | null;
            /**
             * @description Whether the map is in the primary club or watched by a tracker.
             * @example true
             */
            tracked: boolean;
        };
        /** @description How to walk a list page by page. */
        Paging: {
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there are rows after this page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description Offset of the next page. Null on the last one.
             * @example null
             */
            next_offset: number | null;
        };
        /** @description A page of maps. */
        MapList: {
            /** @description Maps by upload time, newest first and unknown ones last, then by uid. */
            maps: components["schemas"]["MapRow"][];
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** @description A campaign of the primary club. */
        Campaign: {
            /**
             * @description The catalog's own number of the campaign; one that is discovered later has a higher number.
             * @example 1
             */
            campaignId: number;
            /**
             * @description Name of the campaign. Null when nobody has told it.
             * @example Fall 2024 Cleaned
             */
            name: string | null;
            /**
             * @description Number of its maps.
             * @example 2
             */
            mapCount: number;
            /**
             * @description Id of the campaign in the game.
             * @example 51877
             */
            externalId: number;
        };
        /** @description A page of campaigns. */
        CampaignList: {
            /** @description Campaigns, last discovered first. */
            campaigns: components["schemas"]["Campaign"][];
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** @description A folder of single maps of the primary club. */
        UploadBucket: {
            /**
             * @description Id of the bucket in the game.
             * @example 70214
             */
            bucketId: number;
            /**
             * @description Name of the bucket. Null when nobody has told it.
             * @example Icy Odds and Ends
             */
            name: string | null;
            /**
             * @description Number of its maps.
             * @example 1
             */
            mapCount: number;
            /**
             * Format: date-time
             * @description When the snapshot that first showed it was observed.
             * @example 2026-10-06T06:00:00.000Z
             */
            discoveredAt: string;
        };
        /** @description A page of upload buckets. */
        UploadList: {
            /** @description Upload buckets, last discovered first, then highest id. */
            uploads: components["schemas"]["UploadBucket"][];
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** @description What the lists are about. */
        LeaderboardSummary: {
            /**
             * @description Number of tracked maps.
             * @example 6
             */
            trackedMaps: number;
            /**
             * @description Number of players who hold a world record now.
             * @example 4
             */
            totalPlayers: number;
        };
        /** @description A player in the overall list. */
        Leader: {
            /**
             * @description Account id of the player. Null when only a name is known.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description The player, by the name that the account has now, else by the one that was sent. Null when neither is known.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Number of maps whose world record this player holds.
             * @example 2
             */
            totalWrs: number;
            /**
             * Format: date-time
             * @description When the newest of these records was driven.
             * @example 2026-10-03T17:58:40.000Z
             */
            latestWrAt: string;
        };
        /** @description A player in the list of one bucket. */
        BucketLeader: {
            /**
             * @description The player, by the name that the account has now, else by the one that was sent. Null when neither is known.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Number of maps whose world record this player holds.
             * @example 2
             */
            totalWrs: number;
        };
        /** @description The players who hold the records of one bucket. */
        BucketLeaders: {
            /**
             * @description Season and year, `Training` or `Other`.
             * @example Fall 2024
             */
            bucket: string;
            /** @description Players in the order of the overall list, by their records in this bucket. */
            leaders: components["schemas"]["BucketLeader"][];
        };
        /** @description How many current world records reach which medal; each counts for its best. */
        Medals: {
            /**
             * @description Records as fast as the author.
             * @example 5
             */
            author: number;
            /**
             * @description Records of gold.
             * @example 0
             */
            gold: number;
            /**
             * @description Records of silver.
             * @example 0
             */
            silver: number;
            /**
             * @description Records of bronze.
             * @example 0
             */
            bronze: number;
            /**
             * @description Records without a medal, or of a map whose medals are not known.
             * @example 0
             */
            none: number;
        };
        /** @description Who holds the world records. */
        Leaderboards: {
            summary: components["schemas"]["LeaderboardSummary"];
            /** @description Most records first, then the newest one first, then by account id. */
            overall: components["schemas"]["Leader"][];
            /** @description Newest season first, then `Training`, then `Other`. */
            buckets?: components["schemas"]["BucketLeaders"][];
            /** @description The maps with the newest current world records, newest first. */
            maps?: components["schemas"]["MapRow"][];
            medals?: components["schemas"]["Medals"];
            paging: components["schemas"]["Paging"];
        };
        /** @description A player in the live list. */
        LiveLeader: {
            /**
             * @description Account id of the player. Null when only a name is known.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description The player, by the name that the account has now, else by the one that was sent. Null when neither is known.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Number of maps whose world record this player holds.
             * @example 2
             */
            totalWrs: number;
        };
        /** @description A world record, the current one of its map or a former one. */
        WrEvent: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account id of the holder. Null when only a name is known.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description Who drove it, by the name that the account has now, else by the one that was sent. Null when nobody is named.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Time in milliseconds.
             * @example 39874
             */
            wrMs: number;
            /**
             * Format: date-time
             * @description When it was driven, as far as anybody knows.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt: string;
        };
        /** @description Who holds the world records, and the latest ones. */
        LiveLeaderboard: {
            /** @description Players in the order of the overall leaderboard. */
            leaderboard: components["schemas"]["LiveLeader"][];
            /** @description World records, newest first. */
            feed: components["schemas"]["WrEvent"][];
        };
        /** @description The connection to the primary club. */
        Hook: {
            /**
             * @description Key of the hook.
             * @example primary
             */
            hookKey: string;
            /**
             * @description Id of the club in the game. Null while there is none.
             * @example 29812
             */
            clubId: number | null;
            /**
             * @description Name of the club. Null when it is not known.
             * @example Alteration Workshop
             */
            clubName: string | null;
            /**
             * @description Whether there is a primary club.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the newest applied snapshot was observed. Null before the first.
             * @example 2026-10-06T06:00:00.000Z
             */
            lastSyncAt: string | null;
            /**
             * @description Number of different maps of the club.
             * @example 6
             */
            mapCount: number;
        };
        /** @description The state of the hook. */
        HookAnswer: {
            hook: components["schemas"]["Hook"];
        };
        /** @description A map in short. */
        ClubMap: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description Account id of the author. Null when it is not known.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            author: string | null;
            /**
             * @description Where the picture can be had. Null when it is not known.
             * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
             */
            thumbnailUrl: string | null;
        };
        /** @description Maps of the primary club. */
        HookMapList: {
            /** @description Maps by upload time, newest first and unknown ones last, then by uid. */
            maps: components["schemas"]["ClubMap"][];
            /**
             * @description Number of these maps.
             * @example 6
             */
            count: number;
        };
        /** @description The taking in of one snapshot of the primary club. */
        HookRun: {
            /**
             * @description Number of the run.
             * @example 1
             */
            runId: number;
            /**
             * @description Key of the hook.
             * @example primary
             */
            hookKey: string;
            /**
             * @description Said to be `ok`, `partial` when rows were refused, or `skipped` when the snapshot was out of date.
             * @example ok
             * @enum {string}
             */
            status: "ok" | "partial" | "skipped";
            /**
             * @description Different maps in the snapshot.
             * @example 6
             */
            mapsSeen: number;
            /**
             * @description Maps that were new in the club.
             * @example 6
             */
            mapsAdded: number;
            /**
             * @description Maps that left the club.
             * @example 0
             */
            mapsRemoved: number;
            /**
             * Format: date-time
             * @description When the snapshot was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it was applied.
             * @example 2026-10-06T08:00:00.000Z
             */
            finishedAt: string;
        };
        /** @description Runs of the hook. */
        HookRunList: {
            /** @description Runs, newest first. */
            runs: components["schemas"]["HookRun"][];
            /**
             * @description Number of these runs.
             * @example 1
             */
            count: number;
        };
        /** @description A club of the game. */
        Club: {
            /**
             * @description Id of the club in the game.
             * @example 29812
             */
            clubId: number;
            /**
             * @description Name of the club. Null when nobody has told it.
             * @example Alteration Workshop
             */
            name: string | null;
            /**
             * @description Number of its campaigns.
             * @example 2
             */
            campaignCount: number;
            /**
             * @description Number of its different maps.
             * @example 6
             */
            mapCount: number;
            /**
             * @description Number of its members.
             * @example 5
             */
            memberCount: number;
            /**
             * Format: date-time
             * @description When it was founded. Null when it is not known.
             * @example 2023-04-02T14:00:00.000Z
             */
            createdAt: string | null;
        };
        /** @description A club in numbers. */
        ClubAnswer: {
            club: components["schemas"]["Club"];
        };
        /** @description A campaign of a club. */
        ClubCampaign: {
            /**
             * @description Id of the campaign in the game.
             * @example 51877
             */
            campaignId: number;
            /**
             * @description Name of the campaign. Null when nobody has told it.
             * @example Fall 2024 Cleaned
             */
            name: string | null;
            /**
             * @description Number of its maps.
             * @example 2
             */
            mapCount: number;
            /**
             * Format: date-time
             * @description When it was made. Null when it is not known.
             * @example 2024-11-09T10:00:00.000Z
             */
            createdAt: string | null;
        };
        /** @description The campaigns of a club. */
        ClubCampaignList: {
            /** @description Campaigns, newest first and those of unknown age last, then highest id. */
            campaigns: components["schemas"]["ClubCampaign"][];
        };
        /** @description A page of a club's maps. */
        ClubMapList: {
            /** @description Maps by upload time, newest first and unknown ones last, then by uid. */
            maps: components["schemas"]["ClubMap"][];
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** @description The dashboard's counters. */
        DashboardStats: {
            /**
             * @description Number of known maps.
             * @example 6
             */
            total_maps: number;
            /**
             * @description Number of those that are tracked.
             * @example 6
             */
            actively_tracked: number;
            /**
             * @description Number of world records, current and former ones.
             * @example 8
             */
            total_wr_changes: number;
        };
        /** @description The tracker in short. Null when it was not asked for. */
        DashboardTracker: {
            /**
             * @description Whether a tracker is at work.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the newest run finished. Null before the first.
             * @example 2026-10-06T07:50:00.000Z
             */
            lastRunAt: string | null;
        } | null;
        /** @description A tracked map to choose. */
        MapOption: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
        };
        /** @description All that a start page needs. */
        Dashboard: {
            stats: components["schemas"]["DashboardStats"];
            /** @description Tracked maps by upload time, newest first and unknown ones last, then by uid. */
            maps: components["schemas"]["MapRow"][];
            /** @description World records, newest first. */
            wrFeed: components["schemas"]["WrEvent"][];
            tracker: components["schemas"]["DashboardTracker"];
            /** @description All tracked maps in the same order, for a list to choose from. */
            mapOptions?: components["schemas"]["MapOption"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The newest world record. Null when there is none. */
        LatestWr: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account id of the holder. Null when only a name is known.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description Who drove it, by the name that the account has now, else by the one that was sent. Null when nobody is named.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Time in milliseconds.
             * @example 39874
             */
            wrMs: number;
            /**
             * Format: date-time
             * @description When it was driven, as far as anybody knows.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt: string;
        } | null;
        /** @description The newest world records. */
        LatestAnswer: {
            latest: components["schemas"]["LatestWr"];
            /** @description World records, newest first. Empty when it was not asked for. */
            recent: components["schemas"]["WrEvent"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The tracker at this moment. */
        TrackerRuntime: {
            /**
             * @description Whether it has finished a run or sent a sign of life within three of its intervals.
             * @example true
             */
            enabled: boolean;
            /**
             * @description How often it looks, in seconds. Null before the first run.
             * @example 300
             */
            intervalSeconds: number | null;
            /**
             * @description Number of tracked maps.
             * @example 6
             */
            trackedMaps: number;
        };
        /** @description The newest run. Null before the first. */
        TrackerRun: {
            /**
             * Format: date-time
             * @description When it finished.
             * @example 2026-10-06T07:50:00.000Z
             */
            finishedAt: string;
            /**
             * @description Number of maps that it looked at.
             * @example 6
             */
            mapsChecked: number;
            /**
             * @description Number of world records that it found changed.
             * @example 0
             */
            wrChanges: number;
            /**
             * @description How long it took, in seconds. Null when the run told no times.
             * @example 12.4s
             */
            duration: string | null;
        } | null;
        /** @description The state of the tracker. */
        TrackerStatus: {
            runtime: components["schemas"]["TrackerRuntime"];
            latestRun: components["schemas"]["TrackerRun"];
        };
        /** @description A project that contributes. */
        Project: {
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project.
             * @example Alteration Tracker
             */
            name: string;
            /**
             * @description Number of maps that its runs have told of.
             * @example 6
             */
            mapCount: number;
            /**
             * @description Whether the project says that it is at work.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When its newest run finished or its newest snapshot was observed. Null before the first.
             * @example 2026-10-06T07:50:00.000Z
             */
            lastSyncAt: string | null;
        };
        /** @description All projects. */
        ProjectList: {
            /** @description Projects, last heard of first. */
            projects: components["schemas"]["Project"][];
        };
        /** @description A project that contributes, with its settings. */
        ProjectDetail: {
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project.
             * @example Alteration Tracker
             */
            name: string;
            /**
             * @description Number of maps that its runs have told of.
             * @example 6
             */
            mapCount: number;
            /**
             * @description Whether the project says that it is at work.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When its newest run finished or its newest snapshot was observed. Null before the first.
             * @example 2026-10-06T07:50:00.000Z
             */
            lastSyncAt: string | null;
            /**
             * @description How often it checks its maps, in seconds.
             * @example 300
             */
            checkIntervalSeconds: number;
        };
        /** @description One project. */
        ProjectAnswer: {
            project: components["schemas"]["ProjectDetail"];
        };
        /** @description A map as one project tells it. */
        ProjectMap: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description World record in milliseconds as the project told it last. Null when it told none.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * @description Who holds it, as the project told it last. Null when it named nobody.
             * @example Kestrel
             */
            wrHolder: string | null;
            /**
             * @description Whether the project tracks the map.
             * @example true
             */
            tracked: boolean;
        };
        /** @description A page of a project's maps. */
        ProjectMapList: {
            /** @description Maps, last checked first, then by uid. */
            maps: components["schemas"]["ProjectMap"][];
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** @description Something that a project has told. */
        Event: {
            /**
             * @description Number of the event, the same on every service.
             * @example 15
             */
            eventId: number;
            /**
             * @description Kind of event, such as `wr_change`.
             * @example wr_change
             */
            type: string;
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Uid of the map that it is about. Null when it is about none.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string | null;
            /**
             * @description Name of the map. Null when nobody has told it.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account id of the player that it is about. Null when it names none.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description That player, by the name that the account has now, else by the one that was sent. Null when it names none.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description World record in milliseconds. Null when it tells none.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt: string;
        };
        /** @description A page of events. */
        EventList: {
            /** @description Events, newest first, then highest number. */
            events: components["schemas"]["Event"][];
            /**
             * @description Number of rows on all pages together.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows on a page.
             * @example 120
             */
            limit: number;
            /**
             * @description Rows before this page.
             * @example 0
             */
            offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** @description Names of accounts. */
        DisplayNames: {
            /**
             * @description Names by account id, as it is stored. Accounts that nobody has named are left out.
             * @example {
             *       "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0": "Kestrel"
             *     }
             */
            names: {
                [key: string]: string;
            };
            /**
             * @description Number of these names.
             * @example 1
             */
            found: number;
            /**
             * @description Number of different ids that were asked for, malformed ones included.
             * @example 2
             */
            requested: number;
        };
        /** @description A request to look at a map. */
        UpdateRequestBody: {
            /**
             * @description Uid of the map. Required, unless `uid` is sent.
             * @example mdLdAOqTZ7QcXOlkVOqNb39mbWc
             */
            mapUid?: string | null;
            /**
             * @description The same as `mapUid`, under a shorter name.
             * @example mdLdAOqTZ7QcXOlkVOqNb39mbWc
             */
            uid?: string | null;
            /**
             * @description Name of the map.
             * @example Training - 01 & 02 Wood
             */
            mapName?: string | null;
            /**
             * @description The same as `mapName`, which wins where both are sent.
             * @example Training - 01 & 02 Wood
             */
            name?: string | null;
            /**
             * @description Why the map should be looked at.
             * @example It has no world record yet.
             */
            reason?: string | null;
        };
        /** @description A request to look at a map. */
        UpdateRequest: {
            /**
             * @description Id of the request; the queue of the aggregator shows it too.
             * @example upd-8Wq3RkTz0LmVb2Xc
             */
            requestId: string;
            /**
             * @description Uid of the map.
             * @example mdLdAOqTZ7QcXOlkVOqNb39mbWc
             */
            mapUid: string;
            /**
             * @description Name of the map as it was sent, else as it is known. Null when neither is.
             * @example Training - 01 & 02 Wood
             */
            mapName: string | null;
            /**
             * @description The request is `queued` until somebody takes it up, and then `processing`.
             * @example queued
             * @enum {string}
             */
            status: "queued" | "processing";
            /**
             * Format: date-time
             * @description When the request was made; asking again while it waits does not change that.
             * @example 2026-10-06T08:00:00.000Z
             */
            createdAt: string;
        };
        /** @description A request that was taken. */
        UpdateRequestAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            request: components["schemas"]["UpdateRequest"];
        };
        /** @description A world record that a trusted service tells. */
        WorldRecordReport: {
            /**
             * @description Uid of the map, which need not be known.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName?: string | null;
            /**
             * @description Account id of the holder. Required, unless `holder` is sent.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId?: string | null;
            /**
             * @description Name of the holder. An empty one, `-` and `Unknown` name nobody; a UUID counts as the account id.
             * @example Kestrel
             */
            holder?: string | null;
            /**
             * @description Time in milliseconds.
             * @example 39874
             */
            wrMs: number;
            /**
             * Format: date-time
             * @description When it was driven; the moment of the report when it is left out or lies more than five minutes ahead.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt?: string | null;
        };
        /** @description The world record as it was taken. */
        WorldRecordEcho: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map as it was sent. Null when it was not.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account id as it was sent, in lower case where it is a UUID. Null when it was not.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description Name of the holder as it was sent. Null when it was not.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description Time in milliseconds.
             * @example 39874
             */
            wrMs: number;
            /**
             * Format: date-time
             * @description When it was driven, as it was sent, else as it is known already, else the moment of the report.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt: string;
        };
        /** @description A world record that was taken. */
        WorldRecordAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            event: components["schemas"]["WorldRecordEcho"];
        };
    };
    responses: {
        /** @description Nothing has changed since the copy that `If-None-Match` names. There is no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Too many requests from this address in the last minute. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Nobody has told of this map. */
        UnknownMap: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnknownMapAnswer"];
            };
        };
        /** @description The uid is longer than 64 characters or has characters that no uid has. */
        MalformedMapUid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The id of the club is not an integer from 1. */
        MalformedClubId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No snapshot has shown this club. */
        UnknownClub: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The key is longer than 120 characters. */
        MalformedProjectKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No project with this key has contributed. */
        UnknownProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        JsonTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The content type is not `application/json`. */
        JsonExpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description Uid of the map, as the game knows it. Upper and lower case are different.
         * @example 0J9p5MWjMRWjessjzam7jz0ioFa
         */
        mapUid: string;
        /**
         * @description Most world records to answer.
         * @example 5
         */
        wrHistoryLimit: number;
        /**
         * @description Part of a map's name, without its colour codes, or of its uid, in any case.
         * @example cleaned
         */
        mapSearch: string;
        /**
         * @description Only maps of this season, in any case.
         * @example Fall
         */
        season: string;
        /**
         * @description Only maps of this year.
         * @example 2024
         */
        year: number;
        /**
         * @description Only maps with exactly this alteration, in any case.
         * @example Cleaned
         */
        alteration: string;
        /**
         * @description Only maps that are tracked, or only those that are not.
         * @example true
         */
        tracked: boolean;
        /**
         * @description Most rows to answer.
         * @example 120
         */
        inventoryLimit: number;
        /**
         * @description Rows to skip.
         * @example 0
         */
        offset: number;
        /**
         * @description Most players in the overall list.
         * @example 100
         */
        overallLimit: number;
        /**
         * @description Players of the overall list to skip.
         * @example 0
         */
        overallOffset: number;
        /**
         * @description Most players in each bucket.
         * @example 10
         */
        perBucketLimit: number;
        /**
         * @description Whether to answer the maps with the newest current world records.
         * @example true
         */
        includeMaps: boolean;
        /**
         * @description Whether to answer the lists by season.
         * @example true
         */
        includeBuckets: boolean;
        /**
         * @description Whether to answer how many current world records reach which medal.
         * @example true
         */
        includeMedals: boolean;
        /**
         * @description Most players to answer.
         * @example 50
         */
        liveLimit: number;
        /**
         * @description Most world records in the feed.
         * @example 24
         */
        feedLimit: number;
        /**
         * @description Most maps to answer.
         * @example 1200
         */
        hookMapLimit: number;
        /**
         * @description Most runs to answer.
         * @example 30
         */
        runLimit: number;
        /**
         * @description Id of the club in the game.
         * @example 29812
         */
        clubId: number;
        /**
         * @description Most maps to answer.
         * @example 100
         */
        mapLimit: number;
        /**
         * @description Most maps to answer.
         * @example 24
         */
        mapsLimit: number;
        /**
         * @description Maps to skip.
         * @example 0
         */
        mapsOffset: number;
        /**
         * @description Most world records in the feed.
         * @example 12
         */
        wrFeedLimit: number;
        /**
         * @description Whether to answer the short list of all tracked maps.
         * @example true
         */
        includeMapOptions: boolean;
        /**
         * @description Whether to answer the state of the tracker.
         * @example true
         */
        includeTracker: boolean;
        /**
         * @description Whether to answer the list of world records.
         * @example true
         */
        includeRecent: boolean;
        /**
         * @description Most world records to answer.
         * @example 24
         */
        recentLimit: number;
        /**
         * @description Key of the project. It is read as it is stored, in lower case and with `-` for every character other than
         *     letters, digits, `.`, `_` and `-`.
         * @example alteration-tracker
         */
        projectKey: string;
        /**
         * @description Only events of the project with this key.
         * @example alteration-tracker
         */
        project: string;
        /**
         * @description Part of a map's name or uid, of a holder, a type, a project or a message, in any case.
         * @example cleaned
         */
        eventSearch: string;
        /**
         * @description Most events to answer.
         * @example 50
         */
        eventLimit: number;
        /**
         * @description Account ids, separated by commas; at least one and at most 50 different ones.
         * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0,00000000-0000-4000-8000-000000000000
         */
        accountIds: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next attempt.
         * @example 17
         */
        RetryAfter: number;
        /**
         * @description Tells every cache to keep no copy.
         * @example no-store
         */
        NoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints of the API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointList"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its totals. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meta"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getMetricsOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsOverview"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMap: {
        parameters: {
            query: {
                /**
                 * @description Most world records to answer.
                 * @example 5
                 */
                wrHistoryLimit: number;
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the map, as the game knows it. Upper and lower case are different.
                 * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                 */
                mapUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The map with its world records. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapDetail"];
                };
            };
            /** @description The uid is malformed or the limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            404: components["responses"]["UnknownMap"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMapInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the map, as the game knows it. Upper and lower case are different.
                 * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                 */
                mapUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts about the map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedMapUid"];
            404: components["responses"]["UnknownMap"];
            429: components["responses"]["RateLimited"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogStats"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    listMaps: {
        parameters: {
            query: {
                /**
                 * @description Part of a map's name, without its colour codes, or of its uid, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Only maps of this season, in any case.
                 * @example Fall
                 */
                season: string;
                /**
                 * @description Only maps of this year.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description Only maps with exactly this alteration, in any case.
                 * @example Cleaned
                 */
                alteration: string;
                /**
                 * @description Only maps that are tracked, or only those that are not.
                 * @example true
                 */
                tracked?: boolean;
                /**
                 * @description Most rows to answer.
                 * @example 120
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of maps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A filter or a limit is malformed or out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listCampaigns: {
        parameters: {
            query: {
                /**
                 * @description Most rows to answer.
                 * @example 120
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A limit or an offset is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listUploads: {
        parameters: {
            query: {
                /**
                 * @description Most rows to answer.
                 * @example 120
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of upload buckets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A limit or an offset is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getLeaderboards: {
        parameters: {
            query: {
                /**
                 * @description Most players in the overall list.
                 * @example 100
                 */
                overallLimit: number;
                /**
                 * @description Players of the overall list to skip.
                 * @example 0
                 */
                overallOffset: number;
                /**
                 * @description Most players in each bucket.
                 * @example 10
                 */
                perBucketLimit: number;
                /**
                 * @description Whether to answer the maps with the newest current world records.
                 * @example true
                 */
                includeMaps: boolean;
                /**
                 * @description Whether to answer the lists by season.
                 * @example true
                 */
                includeBuckets: boolean;
                /**
                 * @description Whether to answer how many current world records reach which medal.
                 * @example true
                 */
                includeMedals: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboards at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboards"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A limit is out of its bounds or a flag is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getLiveLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description Most players to answer.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description Most world records in the feed.
                 * @example 24
                 */
                feedLimit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboard and the feed at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveLeaderboard"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getHook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the hook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    listHookMaps: {
        parameters: {
            query: {
                /**
                 * @description Part of a map's name, without its colour codes, or of its uid, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Most maps to answer.
                 * @example 1200
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Maps of the primary club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookMapList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The filter is too long or the limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listHookRuns: {
        parameters: {
            query: {
                /**
                 * @description Most runs to answer.
                 * @example 30
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookRunList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the club in the game.
                 * @example 29812
                 */
                clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club in numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedClubId"];
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
        };
    };
    listClubCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the club in the game.
                 * @example 29812
                 */
                clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns of the club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubCampaignList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedClubId"];
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
        };
    };
    listClubMaps: {
        parameters: {
            query: {
                /**
                 * @description Part of a map's name, without its colour codes, or of its uid, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Most maps to answer.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the club in the game.
                 * @example 29812
                 */
                clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the club's maps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMapList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id of the club is not an integer, or a limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
        };
    };
    getDashboard: {
        parameters: {
            query: {
                /**
                 * @description Most maps to answer.
                 * @example 24
                 */
                mapsLimit: number;
                /**
                 * @description Maps to skip.
                 * @example 0
                 */
                mapsOffset: number;
                /**
                 * @description Most world records in the feed.
                 * @example 12
                 */
                wrFeedLimit: number;
                /**
                 * @description Whether to answer the short list of all tracked maps.
                 * @example true
                 */
                includeMapOptions: boolean;
                /**
                 * @description Whether to answer the state of the tracker.
                 * @example true
                 */
                includeTracker: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that a start page needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A limit is out of its bounds or a flag is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getLatestRecord: {
        parameters: {
            query: {
                /**
                 * @description Whether to answer the list of world records.
                 * @example true
                 */
                includeRecent: boolean;
                /**
                 * @description Most world records to answer.
                 * @example 24
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest world records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A limit is out of its bounds or a flag is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getTrackerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracker and its newest run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackerStatus"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects that contribute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the project. It is read as it is stored, in lower case and with `-` for every character other than
                 *     letters, digits, `.`, `_` and `-`.
                 * @example alteration-tracker
                 */
                projectKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project with its settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedProjectKey"];
            404: components["responses"]["UnknownProject"];
            429: components["responses"]["RateLimited"];
        };
    };
    listProjectMaps: {
        parameters: {
            query: {
                /**
                 * @description Part of a map's name, without its colour codes, or of its uid, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Most maps to answer.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path: {
                /**
                 * @description Key of the project. It is read as it is stored, in lower case and with `-` for every character other than
                 *     letters, digits, `.`, `_` and `-`.
                 * @example alteration-tracker
                 */
                projectKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the project's maps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMapList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The key is too long, or a limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            404: components["responses"]["UnknownProject"];
            429: components["responses"]["RateLimited"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /**
                 * @description Only events of the project with this key.
                 * @example alteration-tracker
                 */
                project: string;
                /**
                 * @description Part of a map's name or uid, of a holder, a type, a project or a message, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Most events to answer.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A filter is too long or a limit is out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    resolveDisplayNames: {
        parameters: {
            query: {
                /**
                 * @description Account ids, separated by commas; at least one and at most 50 different ones.
                 * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0,00000000-0000-4000-8000-000000000000
                 */
                accountIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names that are known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNames"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description No id, or more than 50 different ones. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    requestUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The map to look at. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Uid of the map. Required, unless `uid` is sent.
                     * @example mdLdAOqTZ7QcXOlkVOqNb39mbWc
                     */
                    mapUid?: string;
                    /**
                     * @description The same as `mapUid`, under a shorter name.
                     * @example mdLdAOqTZ7QcXOlkVOqNb39mbWc
                     */
                    uid?: string;
                    /**
                     * @description Name of the map.
                     * @example Training - 01 & 02 Wood
                     */
                    mapName?: string;
                    /**
                     * @description The same as `mapName`, which wins where both are sent.
                     * @example Training - 01 & 02 Wood
                     */
                    name?: string;
                    /**
                     * @description Why the map should be looked at.
                     * @example It has no world record yet.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The request, as it waits in the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateRequestAnswer"];
                };
            };
            /** @description The body is not JSON, or names no map or two different ones. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    reportWorldRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The world record. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Uid of the map, which need not be known.
                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                     */
                    mapUid: string;
                    /**
                     * @description Name of the map.
                     * @example Fall 2024 - 08 Cleaned
                     */
                    mapName?: string;
                    /**
                     * @description Account id of the holder. Required, unless `holder` is sent.
                     * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
                     */
                    accountId?: string;
                    /**
                     * @description Name of the holder. An empty one, `-` and `Unknown` name nobody; a UUID counts as the account id.
                     * @example Kestrel
                     */
                    holder?: string;
                    /**
                     * @description Time in milliseconds.
                     * @example 39874
                     */
                    wrMs: number;
                    /**
                     * Format: date-time
                     * @description When it was driven; the moment of the report when it is left out or lies more than five minutes ahead.
                     * @example 2026-10-03T17:58:40.000Z
                     */
                    recordedAt?: string;
                };
            };
        };
        responses: {
            /** @description The world record as it was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldRecordAnswer"];
                };
            };
            /** @description The body is not JSON, or a field of it is missing or malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The secret is missing or wrong, or this server has none and takes no reports. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
}
