// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface paths {
    "/api/v1/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the API catalogue
         * @description The documentation as data, for programs and documentation pages. It is made from the OpenAPI document and
         *     cannot differ from it. The example shows one endpoint out of all.
         */
        get: operations["getCatalog"];
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
         * Get the service's totals
         * @description How much the service holds at the moment. System events, which only tell of the machinery, are not counted.
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
    "/api/v1/display-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List display names
         * @description With `accountId[]` there is one row for each account, in the order of the request, and those without a name say so.
         *     With `q` there are the names and accounts that it is a part of, newest observation first. With neither there are the
         *     newest rows.
         */
        get: operations["listDisplayNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve many accounts
         * @description Looks up as many as 500 accounts in one request and changes nothing. Stale names are answered as well; whether to
         *     look them up elsewhere is up to you. A malformed id spoils nothing but itself.
         */
        post: operations["resolveDisplayNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names/resolve/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a display name
         * @description An account that nobody has named is no failure: its row says that the name is missing.
         */
        get: operations["getDisplayName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names/by-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find accounts by name
         * @description Names are compared whole, in their normalized form, so case, width and spare white space make no difference. Several
         *     accounts may bear one name; the 100 with the newest observations are answered.
         */
        get: operations["findDisplayNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search display names
         * @description `prefix` suits pickers, `contains` finds any part of a name, and `fuzzy` forgives typos among the 5000 freshest names.
         *     A text of one or two characters is looked for at the beginning of all names, and inside of the 5000 freshest.
         */
        get: operations["searchDisplayNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts without names
         * @description Accounts that were seen anywhere and have no name, the longest known first, and then those whose name is the oldest.
         *     Whoever can look up names finds here what to look up next.
         */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/display-names/candidates/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List candidates in detail
         * @description The same accounts in the same order, with where they were seen and what is known of them.
         */
        get: operations["listCandidateDetails"];
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
         * @description Newest `lastSyncAt` first, then by key; projects without one come last.
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
         * @description The counts are kept with every contribution, so they are exact at any moment.
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
         * List a project's maps
         * @description The maps that the tracker runs of a project have checked, most recent check first, then by uid. The record of a map
         *     is the one that this project told last; other projects may know another.
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
    "/api/v1/projects/{projectKey}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a project's instances
         * @description Most recent sign of life first, then by id. The ages are those of the moment of the answer, so nothing is cached.
         */
        get: operations["listProjectInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/maps/{mapUid}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a map's projects
         * @description The projects whose tracker runs have checked a map, most recent check first, then by key. A map that nobody has
         *     checked has none.
         */
        get: operations["listMapProjects"];
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
         * List events
         * @description Newest `occurredAt` first, then highest id. Events that the service stores for its own sake are left out unless asked
         *     for.
         *
         *     To walk through all pages while new events arrive, send the `lastEventId` of the first page as `max_event_id` with the
         *     others: later events are left out then, also from `total`, whenever they happened, so that each event is met once.
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
    "/api/v1/events/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get event facets
         * @description The sources and types of the events in a window, most frequent first, then by value; at most 1000 of each. System events
         *     are left out unless asked for.
         */
        get: operations["getEventFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/wr-baseline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the queue
         * @description Newest items first. An item is open, `queued` or `processing`, until a later check of its map tells a record, or a world
         *     record is reported to the catalog. One that nobody resolves within 30 days is ignored.
         */
        get: operations["listWrBaselineQueue"];
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
         * Get the metrics
         * @description Totals, and what came in within 24 hours: the present hour and the 23 before it. Events that only tell of the machinery
         *     are not counted.
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
    "/api/v1/metrics/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time series
         * @description Counts per hour or UTC day, oldest first, with zeroes where nothing was counted. There are as many buckets as hold the
         *     window, the present one included. Things are counted by when they happened.
         */
        get: operations["getMetricsTimeseries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metrics/leaderboards/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check leaderboard coverage
         * @description Asks the records catalog for its overall leaderboard, page by page, and compares it with the maps that are known here.
         *     The catalog's address is a setting of this server.
         */
        get: operations["getLeaderboardCoverage"];
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
         * @description What the newest snapshots tell of the club. The same object stands under both names.
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
         * List a club's campaigns
         * @description Newest first by the time at which a campaign was made, those of an unknown age last, then highest id first.
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
         * List a club's maps
         * @description Lists each distinct map once, with all its places in campaigns and upload buckets. Newest upload first, those of an
         *     unknown age last, then by uid.
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
    "/api/v1/clubs/{clubId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a club's members
         * @description The members who joined last come first, those of an unknown age last, then by account id. Names are those of the
         *     directory of names.
         */
        get: operations["listClubMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/db/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tables
         * @description Lists what the table explorer shows, always in the same order.
         */
        get: operations["listTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/db/tables/{table}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a table's schema
         * @description Columns and indexes, named alike whatever database the server runs on.
         */
        get: operations["getTableSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/db/tables/{table}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a table's rows
         * @description Rows as they are stored, sorted by one column and then by the primary key in the same direction. Null is lower than
         *     any value. A table of more than 100000 rows can be sorted only by columns that an index sorts; the answer to any other
         *     column names them.
         */
        get: operations["listTableRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/tracker-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a tracker run
         * @description Stores a run and what follows from its checks: events, world records, names of holders, and queue items where something
         *     is missing. The same run of a project again, told by its times and content, changes nothing; a run without times is
         *     a new one each time. A check that cannot be taken is reported and the others are stored.
         */
        post: operations["ingestTrackerRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/tracker-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one tracker run
         * @description Does the same as the route in the singular, with one run per request.
         */
        post: operations["ingestTrackerRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/instance/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an instance
         * @description Tells of a program that a project runs, and counts as a heartbeat. What is left out keeps its stored value.
         */
        post: operations["registerInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/instance/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a heartbeat
         * @description Tells that an instance is alive. One that is not known yet is registered.
         */
        post: operations["sendHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/display-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send display names
         * @description Of each account the newest observation stays, whichever arrives first; all of them join its history. A row that is
         *     no proper name is rejected with its reason, and the others are stored. Sending a request again changes nothing.
         */
        post: operations["ingestDisplayNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/display-names/plugin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send names from plugins
         * @description For players rather than operators: the body carries a token of the plugin platform in place of an ingest token, and a
         *     server that is set up for it asks the platform whether the token is good. All players contribute as one project. The
         *     rows are treated as on the other route for names.
         */
        post: operations["ingestPluginDisplayNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/club-snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a club snapshot
         * @description Stores what was seen of a club in one transaction. A snapshot adds and updates: a collection that is absent or empty
         *     removes nothing, so that contributors may send only what is new. There are two ways to remove:
         *
         *     - The maps of a listed campaign replace those that it had, unless none are listed. Maps of an upload bucket are
         *       added to those that it has.
         *     - A collection named in `complete` replaces the club's former one, so that rows which are missing in it go.
         *
         *     A row that was rejected but names its id removes nothing either. A snapshot that was observed before the newest one is
         *     not applied; sending one again changes nothing.
         *
         *     Of a map's fields the newest observation counts, whichever club it came with. `wrMs`, `wrHolder`, `tracked` and
         *     `status` of a map are ignored, since the server works them out. Names of members go to the directory of names.
         */
        post: operations["ingestClubSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event
         * @description Stores one event as the route for many does. One that cannot be taken is a 400 here, not a rejected row.
         */
        post: operations["ingestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events
         * @description An event with an `eventKey` is stored once per project, and so is one with `occurredAt` by its content. A world record that
         *     is known already is no new event. An event that cannot be taken is reported and the others are stored.
         */
        post: operations["ingestEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a traffic sample
         * @description Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it
         *     is sent.
         */
        post: operations["ingestTraffic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ingest/traffic/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send traffic samples
         * @description Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it
         *     is sent; equal ones in one request are different calls. A sample that cannot be taken is reported and the others are
         *     stored.
         */
        post: operations["ingestTrafficBatch"];
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
        /** @description Where the parts of the API begin. */
        CatalogBaseUrls: {
            /**
             * @description The documentation page.
             * @example http://127.0.0.1:4001/api/
             */
            docs: string;
            /**
             * @description Routes that read.
             * @example http://127.0.0.1:4001/api/v1
             */
            public: string;
            /**
             * @description Routes that contribute.
             * @example http://127.0.0.1:4001/api/v1/ingest
             */
            ingest: string;
        };
        /** @description The token of the ingest routes. */
        CatalogIngestAuth: {
            /**
             * @description Whether contributors should expect to need a token.
             * @example true
             */
            required: boolean;
            /**
             * @description Whether this server refuses requests without one.
             * @example false
             */
            enforcedOnThisServer: boolean;
            /**
             * @description Headers of which any one may carry the token.
             * @example [
             *       "x-ingest-token",
             *       "Authorization",
             *       "x-admin-token"
             *     ]
             */
            acceptedHeaders: string[];
        };
        /** @description The token of the route for game plugins. */
        CatalogPluginAuth: {
            /**
             * @description The route.
             * @example /api/v1/ingest/display-names/plugin
             */
            route: string;
            /**
             * @description The only project that may use it.
             * @example plugin-player-directory
             */
            projectKey: string;
            /**
             * @description Whether this server checks the token of the plugin platform.
             * @example false
             */
            enforcedOnThisServer: boolean;
        };
        /** @description Who may call what. */
        CatalogAuth: {
            /**
             * @description Whether everybody may read.
             * @example true
             */
            publicRead: boolean;
            ingest: components["schemas"]["CatalogIngestAuth"];
            plugin: components["schemas"]["CatalogPluginAuth"];
        };
        /** @description A value that a request carries in its path or query. Values are text, as in a URL. */
        CatalogParameter: {
            /**
             * @description Name of the parameter.
             * @example max_age_seconds
             */
            name: string;
            /**
             * @description What kind of value it takes. A list is sent as the same name several times.
             * @example integer
             * @enum {string}
             */
            type: "string" | "integer" | "boolean" | "array";
            /**
             * @description Whether a request without it is refused.
             * @example false
             */
            required: boolean;
            /**
             * @description What it means.
             * @example Age in seconds above which the row counts as stale.
             */
            description: string;
            /**
             * @description The value that counts when it is left out. Null when there is none.
             * @example null
             */
            default: string | null;
            /**
             * @description The values that it takes. Empty when any value of the type will do.
             * @example []
             */
            enum: string[];
            /**
             * @description A value to try.
             * @example 86400
             */
            example: string;
        };
        /** @description The documentation of one endpoint. */
        CatalogEndpoint: {
            /**
             * @description HTTP method.
             * @example GET
             * @enum {string}
             */
            method: "GET" | "POST";
            /**
             * @description Route, where `:name` stands for a value to fill in.
             * @example /api/v1/display-names/resolve/:accountId
             */
            path: string;
            /**
             * @description What the endpoint does, in a few words.
             * @example Get a display name
             */
            summary: string;
            /**
             * @description What a caller needs.
             * @example public
             * @enum {string}
             */
            auth: "public" | "ingest_token" | "plugin_token";
            /** @description Query parameters. */
            query: components["schemas"]["CatalogParameter"][];
            /** @description Values to fill in the path. */
            pathParams: components["schemas"]["CatalogParameter"][];
            /**
             * @description An example of the request's body. Null when there is no body.
             * @example null
             */
            bodyExample: {
                [key: string]: unknown;
            } | null;
            /**
             * @description An example of the answer.
             * @example {
             *       "name": {
             *         "displayName": "Kestrel"
             *       }
             *     }
             */
            responseExample: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The endpoints of one subject. */
        CatalogSection: {
            /**
             * @description The title as it stands in a link.
             * @example display-names
             */
            id: string;
            /**
             * @description The subject.
             * @example Display names
             */
            title: string;
            /**
             * @description What the subject is about.
             * @example The newest name of each account.
             */
            description: string;
            /** @description The endpoints, in the order of the document. */
            endpoints: components["schemas"]["CatalogEndpoint"][];
        };
        /** @description The documentation of the API as data. */
        ApiCatalog: {
            /**
             * @description Name of the service.
             * @example aggregator
             * @enum {string}
             */
            service: "aggregator";
            /**
             * @description Version of the API, as in its paths.
             * @example v1
             */
            version: string;
            /**
             * @description Version of this catalogue's own form.
             * @example 1
             */
            docsVersion: number;
            /**
             * Format: date-time
             * @description When the server started, since the catalogue changes only then.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            baseUrls: components["schemas"]["CatalogBaseUrls"];
            auth: components["schemas"]["CatalogAuth"];
            /**
             * @description What a contributor should keep to, one sentence each.
             * @example [
             *       "Send batches rather than single rows."
             *     ]
             */
            contributionGuidelines: string[];
            /** @description The endpoints by subject. */
            sections: components["schemas"]["CatalogSection"][];
        };
        /** @description One part of a request that is at fault. */
        ErrorDetail: {
            /**
             * @description Where it stands in the request.
             * @example run.startedAt
             */
            path: string;
            /**
             * @description The same sentence as in `error`.
             * @example Body field run.startedAt must not be after run.finishedAt.
             */
            message: string;
        };
        /** @description Why a request failed. */
        ApiError: {
            /**
             * @description A sentence for people, saying what was wrong and what was expected.
             * @example Query parameter limit must be an integer from 1 to 1000, got "0".
             */
            error: string;
            /**
             * @description A word for programs.
             * @example invalid_request
             * @enum {string}
             */
            code: "invalid_request" | "unauthorized" | "not_found" | "rate_limited" | "upstream_unavailable" | "internal_error";
            /** @description The part of the request at fault. Absent where no single part is, as with an unknown route. */
            details?: components["schemas"]["ErrorDetail"][];
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
             * @description Number of events without the system ones.
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
             * @example aggregator
             * @enum {string}
             */
            service: "aggregator";
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
        /** @description What an account is called. */
        DisplayName: {
            /**
             * @description Account id. A UUID is in lower case, however it was sent.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string;
            /**
             * @description The name as it was last observed. Null when none is known.
             * @example Kestrel
             */
            displayName: string | null;
            /**
             * @description The name as names are compared: in Unicode's compatibility form (NFKC), trimmed, with single spaces and in lower
             *     case.
             * @example kestrel
             */
            normalizedDisplayName: string | null;
            /**
             * @description Label of the contributor who observed the name last.
             * @example player plugin
             */
            source: string | null;
            /**
             * @description Whether the name is older than the greatest age that was asked for, or missing.
             * @example false
             */
            stale: boolean;
            /**
             * @description Whether no name of this account is known.
             * @example false
             */
            missing: boolean;
            /**
             * Format: date-time
             * @description When the name was last observed.
             * @example 2026-10-06T07:58:30.000Z
             */
            observedAt: string | null;
            /**
             * Format: date-time
             * @description When that observation was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            updatedAt: string | null;
            /**
             * @description Whole seconds since the name was last observed.
             * @example 90
             */
            ageSeconds: number | null;
        };
        /** @description Rows of the directory. */
        DisplayNameList: {
            /** @description The rows. */
            names: components["schemas"]["DisplayName"][];
            /**
             * @description Number of rows in `names`.
             * @example 2
             */
            count: number;
        };
        /** @description The accounts to look up. */
        DisplayNameResolutionRequest: {
            /**
             * @description At most 500 distinct account ids, in any case of letters. Repeated ones count once.
             * @example [
             *       "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0",
             *       "00000000-0000-4000-8000-000000000000",
             *       "not an id"
             *     ]
             */
            accountIds: string[];
            /**
             * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
             * @example 3600
             */
            maxAgeSeconds?: number | null;
            /**
             * @description Most rows to answer in `names`.
             * @default 500
             * @example 500
             */
            limit: number | null;
        };
        /** @description What is known of many accounts. */
        DisplayNameResolution: {
            /** @description Accounts with a name, stale ones too, in the order of the request. */
            names: components["schemas"]["DisplayName"][];
            /**
             * @description Accounts without a name, in the order of the request.
             * @example [
             *       "00000000-0000-4000-8000-000000000000"
             *     ]
             */
            missing: string[];
            /**
             * @description Texts that are no account ids, as they were sent, cut to 200 characters.
             * @example [
             *       "not an id"
             *     ]
             */
            invalid: string[];
            /**
             * @description Accounts with a name, also those that the limit left out of `names`.
             * @example 1
             */
            count: number;
            /**
             * @description Distinct ids of the request. The other three counts add up to it.
             * @example 3
             */
            requestedCount: number;
            /**
             * @description Number of ids in `missing`.
             * @example 1
             */
            missingCount: number;
            /**
             * @description Number of texts in `invalid`.
             * @example 1
             */
            invalidCount: number;
            /**
             * @description Whether the limit left rows out of `names`.
             * @example false
             */
            truncated: boolean;
        };
        /** @description The row of one account. */
        DisplayNameAnswer: {
            name: components["schemas"]["DisplayName"];
        };
        /** @description Who bears one name. */
        DisplayNameBearers: {
            /**
             * @description The name as it was asked for.
             * @example DUNES
             */
            displayName: string;
            /**
             * @description The name as names are compared.
             * @example dunes
             */
            normalizedDisplayName: string;
            /** @description Accounts whose name compares equal, newest observation first. */
            matches: components["schemas"]["DisplayName"][];
        };
        /** @description Who bears each of some names. */
        DisplayNameLookup: {
            /** @description One entry per distinct name, in the order of the request. */
            queries: components["schemas"]["DisplayNameBearers"][];
        };
        /** @description What an account is called, and how well it matches a search. */
        DisplayNameMatch: {
            /**
             * @description Account id. A UUID is in lower case, however it was sent.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string;
            /**
             * @description The name as it was last observed. Null when none is known.
             * @example Kestrel
             */
            displayName: string | null;
            /**
             * @description The name as names are compared: in Unicode's compatibility form (NFKC), trimmed, with single spaces and in lower
             *     case.
             * @example kestrel
             */
            normalizedDisplayName: string | null;
            /**
             * @description Label of the contributor who observed the name last.
             * @example player plugin
             */
            source: string | null;
            /**
             * @description Whether the name is older than the greatest age that was asked for, or missing.
             * @example false
             */
            stale: boolean;
            /**
             * @description Whether no name of this account is known.
             * @example false
             */
            missing: boolean;
            /**
             * Format: date-time
             * @description When the name was last observed.
             * @example 2026-10-06T07:58:30.000Z
             */
            observedAt: string | null;
            /**
             * Format: date-time
             * @description When that observation was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            updatedAt: string | null;
            /**
             * @description Whole seconds since the name was last observed.
             * @example 90
             */
            ageSeconds: number | null;
            /**
             * @description The very name has 1, its beginning from 0.9, another part of it from 0.5, more the larger that part is,
             *     and a similar name from 0.3.
             * @example 0.673333
             */
            score: number;
        };
        /** @description The best matches of a search. */
        DisplayNameSearch: {
            /**
             * @description The text as it was sent.
             * @example lynx
             */
            query: string;
            /**
             * @description How names were compared.
             * @example contains
             * @enum {string}
             */
            mode: "prefix" | "contains" | "fuzzy";
            /** @description Highest score first, then newest observation, then account id. */
            matches: components["schemas"]["DisplayNameMatch"][];
            /**
             * @description Number of rows in `matches`.
             * @example 1
             */
            count: number;
        };
        /** @description Accounts whose name should be looked up. */
        CandidateList: {
            /**
             * @description Account ids, those without a name first.
             * @example [
             *       "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913"
             *     ]
             */
            accountIds: string[];
            /**
             * @description Number of ids in `accountIds`.
             * @example 1
             */
            count: number;
            /**
             * @description Number of all candidates.
             * @example 1
             */
            total: number;
        };
        /** @description An account that has no name, or an old one. */
        Candidate: {
            /**
             * @description Account id.
             * @example 7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913
             */
            accountId: string;
            /**
             * @description The name that is known, if any.
             * @example null
             */
            displayName: string | null;
            /**
             * @description Where the account was seen: in a tracker's check, in a club, in the directory itself, as a map's author or as the
             *     holder of a record.
             * @example [
             *       "check"
             *     ]
             */
            reasons: ("check" | "club_member" | "directory" | "map_author" | "record_holder")[];
            /**
             * Format: date-time
             * @description When it was last seen anywhere.
             * @example 2026-10-03T18:00:12.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description When its name was last observed.
             * @example null
             */
            observedAt: string | null;
            /**
             * @description Whole seconds since then.
             * @example null
             */
            ageSeconds: number | null;
            /**
             * @description Whether no name of it is known.
             * @example true
             */
            missing: boolean;
            /**
             * @description Always true for a candidate.
             * @example true
             */
            stale: boolean;
        };
        /** @description A stretch of the accounts whose name should be looked up. */
        CandidateDetailList: {
            /** @description Those without a name first, the longest known first; then the oldest names. */
            candidates: components["schemas"]["Candidate"][];
            /**
             * @description Number of rows in `candidates`.
             * @example 1
             */
            count: number;
            /**
             * @description Number of all candidates.
             * @example 1
             */
            total: number;
            /**
             * @description Most rows that were asked for.
             * @example 200
             */
            limit: number;
            /**
             * @description Rows that were skipped.
             * @example 0
             */
            offset: number;
        };
        /** @description A contributor, with counts of what it has sent. */
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
            projectName: string;
            /**
             * @description The same name.
             * @example Alteration Tracker
             */
            name: string;
            /**
             * @description What the project calls the part of it that sends.
             * @example workshop server
             */
            sourceLabel: string;
            /**
             * @description Whether the project says that it is at work.
             * @example true
             */
            enabled: boolean;
            /**
             * @description How often it checks its maps, in seconds.
             * @example 300
             */
            checkIntervalSeconds: number;
            /**
             * Format: date-time
             * @description When its first contribution was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            firstSeenAt: string;
            /**
             * Format: date-time
             * @description When its latest contribution was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description When its newest run finished or its newest club snapshot was observed.
             * @example 2026-10-06T07:50:31.400Z
             */
            lastSyncAt: string | null;
            /**
             * @description Maps that it has checked.
             * @example 6
             */
            mapCount: number;
            /**
             * @description Maps among them that it says it tracks.
             * @example 6
             */
            trackedMaps: number;
            /**
             * @description Checks that it has sent.
             * @example 9
             */
            totalChecks: number;
            /**
             * @description Checks among them that found a change.
             * @example 2
             */
            totalChanges: number;
            /**
             * Format: date-time
             * @description When its newest check was made.
             * @example 2026-10-06T07:50:29.870Z
             */
            latestCheckedAt: string | null;
            /**
             * Format: date-time
             * @description When its newest run finished.
             * @example 2026-10-06T07:50:31.400Z
             */
            latestRunAt: string | null;
        };
        /** @description Projects. */
        ProjectsAnswer: {
            /** @description The projects. */
            projects: components["schemas"]["Project"][];
            /**
             * @description Projects in this answer.
             * @example 3
             */
            count: number;
            /**
             * @description Projects there are.
             * @example 3
             */
            total: number;
            /**
             * @description Most projects that were asked for.
             * @example 120
             */
            limit: number;
        };
        /** @description One project. */
        ProjectAnswer: {
            project: components["schemas"]["Project"];
        };
        /** @description A map as one project has checked it. */
        ProjectMap: {
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null while nobody has named it.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description The same name.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description World record in milliseconds that the project told last, by when it was checked. Null until it tells one.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * @description Name of its holder, as the project told it.
             * @example Kestrel
             */
            wrHolder: string | null;
            /**
             * @description Account of the holder.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            wrHolderAccountId: string | null;
            /**
             * @description Whether the project said last that it tracks the map.
             * @example true
             */
            tracked: boolean;
            /**
             * Format: date-time
             * @description When the project checked the map last.
             * @example 2026-10-06T07:50:03.120Z
             */
            latestCheckedAt: string;
            /**
             * Format: date-time
             * @description When it last found a change. Null when it never did.
             * @example 2026-10-03T18:00:12.000Z
             */
            lastChangedAt: string | null;
            /**
             * @description Checks of the map by the project.
             * @example 2
             */
            checkCount: number;
            /**
             * @description Checks among them that found a change.
             * @example 1
             */
            changeCount: number;
        };
        /** @description A page of the maps of a project. */
        ProjectMapsAnswer: {
            /** @description The maps, most recently checked first. */
            maps: components["schemas"]["ProjectMap"][];
            /**
             * @description Maps in this answer.
             * @example 6
             */
            count: number;
            /**
             * @description Maps that fit the filters.
             * @example 6
             */
            total: number;
            /**
             * @description Most maps that were asked for.
             * @example 500
             */
            limit: number;
            /**
             * @description Maps that were left out before these.
             * @example 0
             */
            offset: number;
        };
        /** @description A program that a project runs. */
        Instance: {
            /**
             * @description Key of its project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Id within the project.
             * @example workshop-1
             */
            instanceId: string;
            /**
             * @description What people call it.
             * @example Workshop server 1
             */
            instanceName: string;
            /**
             * @description Label of what it sends.
             * @example workshop server
             */
            sourceLabel: string;
            /**
             * @description Whether it is alive, by its last sign of life: `online` up to 10 minutes, `stale` up to 24 hours, then `offline`.
             * @example online
             * @enum {string}
             */
            status: "online" | "stale" | "offline";
            /**
             * Format: date-time
             * @description When it was first heard of.
             * @example 2026-10-06T08:00:00.000Z
             */
            registeredAt: string;
            /**
             * Format: date-time
             * @description When it last registered or sent a heartbeat.
             * @example 2026-10-06T08:00:00.000Z
             */
            lastHeartbeatAt: string;
            /**
             * @description Whole seconds since then.
             * @example 0
             */
            heartbeatAgeSeconds: number;
            /**
             * @description What it last said of itself. Null when it never did.
             * @example idle
             */
            reportedStatus: string | null;
            /**
             * @description What it last said about itself besides.
             * @example {
             *       "version": "2.4.1"
             *     }
             */
            meta: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The instances of a project. */
        InstancesAnswer: {
            /** @description The instances, most recent sign of life first. */
            instances: components["schemas"]["Instance"][];
            /**
             * @description Instances in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Instances that the project has.
             * @example 1
             */
            total: number;
        };
        /** @description A project as it has checked one map. */
        MapProject: {
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project.
             * @example Alteration Tracker
             */
            projectName: string;
            /**
             * @description The same name.
             * @example Alteration Tracker
             */
            name: string;
            /**
             * @description World record in milliseconds that the project told last, by when it was checked. Null until it tells one.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * @description Name of its holder, as the project told it.
             * @example Kestrel
             */
            wrHolder: string | null;
            /**
             * Format: date-time
             * @description When the project checked the map last.
             * @example 2026-10-06T07:50:03.120Z
             */
            latestCheckedAt: string;
            /**
             * Format: date-time
             * @description When it last found a change. Null when it never did.
             * @example 2026-10-03T18:00:12.000Z
             */
            lastChangedAt: string | null;
            /**
             * @description Checks of the map by the project.
             * @example 2
             */
            checkCount: number;
            /**
             * @description Checks among them that found a change.
             * @example 1
             */
            changeCount: number;
        };
        /** @description The projects that have checked a map. */
        MapProjectsAnswer: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /** @description The projects, most recent check first. */
            projects: components["schemas"]["MapProject"][];
            /**
             * @description Projects in this answer.
             * @example 1
             */
            count: number;
        };
        /** @description Something that has happened. */
        Event: {
            /**
             * @description Id of the event. A higher one was stored later.
             * @example 15
             */
            eventId: number;
            /**
             * @description What happened.
             * @example wr_change
             */
            eventType: string;
            /**
             * @description The same word.
             * @example wr_change
             */
            type: string;
            /**
             * @description Key of the project that told of it.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of that project.
             * @example Alteration Tracker
             */
            projectName: string;
            /**
             * @description Label of who told of it.
             * @example workshop server
             */
            source: string;
            /**
             * Format: date-time
             * @description When it happened, which for a world record is when it was driven, or seen as long as that is not known.
             * @example 2026-10-03T17:58:40.000Z
             */
            occurredAt: string;
            /**
             * Format: date-time
             * @description The same moment.
             * @example 2026-10-03T17:58:40.000Z
             */
            recordedAt: string;
            /**
             * Format: date-time
             * @description When the service was told.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
            /**
             * @description Whether the service stored it for its own sake. Such events are hidden unless asked for.
             * @example false
             */
            system: boolean;
            /**
             * @description Whether something has changed with it.
             * @example true
             */
            changed: boolean;
            /**
             * @description Uid of the map that it is about.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string | null;
            /**
             * @description Name of that map, with its colour codes.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account that it is about.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string | null;
            /**
             * @description Name of whom it is about, as it was told.
             * @example Kestrel
             */
            holder: string | null;
            /**
             * @description World record in milliseconds.
             * @example 39874
             */
            wrMs: number | null;
            /**
             * @description Former world record in milliseconds.
             * @example 40116
             */
            oldWrTime: number | null;
            /**
             * @description New world record in milliseconds.
             * @example 39874
             */
            newWrTime: number | null;
            /**
             * @description A sentence for people.
             * @example null
             */
            message: string | null;
            /**
             * @description The contributor's own key of the event.
             * @example null
             */
            eventKey: string | null;
            /**
             * @description Whatever else was told.
             * @example {
             *       "runId": 1
             *     }
             */
            payload: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A page of events. */
        EventsAnswer: {
            /** @description The events, newest first. */
            events: components["schemas"]["Event"][];
            /**
             * @description Events in this answer.
             * @example 3
             */
            count: number;
            /**
             * @description Events that fit the filters.
             * @example 3
             */
            total: number;
            /**
             * @description Most events that were asked for.
             * @example 80
             */
            limit: number;
            /**
             * @description The page that was asked for.
             * @example 1
             */
            page: number;
            /**
             * @description Pages there are, at least one.
             * @example 1
             */
            totalPages: number;
            /**
             * @description The highest event id that was stored when this page was read: the `max_event_id` of a walk that starts with it.
             * @example 28
             */
            lastEventId: number;
        };
        /** @description How often a word occurs. */
        EventBucket: {
            /**
             * @description The word.
             * @example wr_change
             */
            value: string;
            /**
             * @description Events with it.
             * @example 8
             */
            count: number;
        };
        /** @description Sources and types of events, most frequent first, then by value. */
        EventFacets: {
            /**
             * @description The sources.
             * @example [
             *       "workshop server"
             *     ]
             */
            sources: string[];
            /**
             * @description The types.
             * @example [
             *       "map.checked"
             *     ]
             */
            eventTypes: string[];
            /** @description The sources with their numbers of events. */
            sourceBuckets: components["schemas"]["EventBucket"][];
            /** @description The types with their numbers of events. */
            eventTypeBuckets: components["schemas"]["EventBucket"][];
            /**
             * @description Events in the window.
             * @example 20
             */
            total: number;
        };
        /** @description A map about whose world record something is missing. */
        QueueItem: {
            /**
             * @description Id of the item.
             * @example 2
             */
            queueId: number;
            /**
             * @description Key of the project that told of it.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of that project.
             * @example Alteration Tracker
             */
            projectName: string;
            /**
             * @description Uid of the map.
             * @example V2AkWeSSXxx92wzZpxCpbfNOB9t
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null while nobody has named it.
             * @example $0cfIcy$z Winter 2026 - 21
             */
            mapName: string | null;
            /**
             * @description Why it is queued: a changed check came without the former record or without a holder, or somebody asked.
             * @example wr_baseline_missing
             * @enum {string}
             */
            reasonCode: "wr_baseline_missing" | "wr_holder_missing" | "update_request";
            /**
             * @description How far it is. It is resolved by the next check of the map that tells a record, and ignored after 30 days.
             * @example queued
             * @enum {string}
             */
            status: "queued" | "processing" | "resolved" | "ignored";
            /**
             * @description Id of the update request in the records catalog. Null for other reasons.
             * @example upd-kD3vR0aXw1Yy7mQe
             */
            requestId: string | null;
            /**
             * @description The former record that the check told, in milliseconds.
             * @example null
             */
            oldWrTime: number | null;
            /**
             * @description The record that the check told, in milliseconds.
             * @example 48102
             */
            newWrTime: number | null;
            /**
             * Format: date-time
             * @description When it was queued.
             * @example 2026-10-06T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its status changed last.
             * @example 2026-10-06T08:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it was resolved or ignored.
             * @example null
             */
            resolvedAt: string | null;
            /**
             * @description What the contributor noted.
             * @example Former record unknown.
             */
            note: string | null;
        };
        /** @description Items by status, under the same filters except that of the status. */
        QueueCounts: {
            /**
             * @description Items that wait.
             * @example 2
             */
            queued: number;
            /**
             * @description Items that somebody works on.
             * @example 0
             */
            processing: number;
            /**
             * @description Items that are done.
             * @example 0
             */
            resolved: number;
            /**
             * @description Items that were given up.
             * @example 0
             */
            ignored: number;
        };
        /** @description A page of the queue. */
        QueueAnswer: {
            /** @description The items, newest first. */
            items: components["schemas"]["QueueItem"][];
            /**
             * @description Items in this answer.
             * @example 2
             */
            count: number;
            /**
             * @description Items that fit the filters.
             * @example 2
             */
            total: number;
            /**
             * @description Most items that were asked for.
             * @example 100
             */
            limit: number;
            /**
             * @description The page that was asked for.
             * @example 1
             */
            page: number;
            /**
             * @description Pages there are, at least one.
             * @example 1
             */
            totalPages: number;
            counts: components["schemas"]["QueueCounts"];
        };
        /** @description What came in within 24 hours, the present hour included. */
        Throughput: {
            /**
             * @description Checks of maps.
             * @example 6
             */
            checks: number;
            /**
             * @description Checks that told a change.
             * @example 1
             */
            changes: number;
            /**
             * @description Tracker runs.
             * @example 1
             */
            runs: number;
            /**
             * @description Maps that the runs say they have checked.
             * @example 6
             */
            mapsChecked: number;
            /**
             * @description Events, without those that only tell of the machinery.
             * @example 9
             */
            events: number;
            /**
             * @description Traffic samples.
             * @example 4
             */
            trafficSamples: number;
        };
        /** @description How long ago tracked maps were checked by anybody. */
        Freshness: {
            /**
             * @description Tracked maps.
             * @example 6
             */
            trackedMaps: number;
            /**
             * @description Checked in the last 6 hours.
             * @example 6
             */
            checked6h: number;
            /**
             * @description Checked in the last 24 hours.
             * @example 6
             */
            checked24h: number;
            /**
             * @description Checked in the last 7 days.
             * @example 6
             */
            checked7d: number;
            /**
             * @description Checked, but not in the last 24 hours.
             * @example 0
             */
            stale24h: number;
            /**
             * @description Never checked.
             * @example 0
             */
            neverChecked: number;
        };
        /** @description How well the directory of names knows the accounts that were seen. */
        NameHealth: {
            /**
             * @description Accounts that were seen anywhere.
             * @example 7
             */
            total: number;
            /**
             * @description Names that were last observed within 24 hours, the present hour included.
             * @example 6
             */
            observed24h: number;
            /**
             * @description Accounts without a name.
             * @example 1
             */
            missingDisplayNames: number;
            /**
             * @description Share of the accounts with a name, in per cent with one decimal. Null without accounts.
             * @example 85.7
             */
            coveragePct: number | null;
        };
        /** @description Whether instances give signs of life. */
        InstanceHealth: {
            /**
             * @description Instances with a heartbeat in the last 10 minutes.
             * @example 1
             */
            online: number;
            /**
             * @description All others.
             * @example 0
             */
            staleOrOffline: number;
        };
        /** @description How tracker runs go. */
        RunHealth: {
            /**
             * @description Average duration of the runs of 24 hours, in seconds with one decimal. Null without runs that told both their times.
             * @example 31.4
             */
            avgRunDurationSeconds24h: number | null;
        };
        /** @description A project that checks maps. */
        TopProject: {
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project.
             * @example Alteration Tracker
             */
            projectName: string;
            /**
             * @description Checks within 24 hours.
             * @example 6
             */
            checks: number;
            /**
             * @description Checks within 24 hours that told a change.
             * @example 1
             */
            changes: number;
            /**
             * @description Maps that the project says it tracks.
             * @example 6
             */
            trackedMaps: number;
        };
        /** @description Figures of this moment. */
        Metrics: {
            /**
             * @description Events, without those that only tell of the machinery.
             * @example 20
             */
            totalEvents: number;
            /**
             * @description Known maps.
             * @example 6
             */
            totalMaps: number;
            /**
             * @description Projects.
             * @example 3
             */
            totalProjects: number;
            /**
             * @description Clubs.
             * @example 1
             */
            totalClubs: number;
            /**
             * Format: date-time
             * @description When the newest of those events happened. Null without any.
             * @example 2026-10-06T08:00:00.000Z
             */
            lastEventAt: string | null;
            /**
             * @description Accounts that were seen anywhere.
             * @example 7
             */
            accounts: number;
            /**
             * @description Accounts with a name.
             * @example 6
             */
            displayNames: number;
            /**
             * @description Memberships in clubs.
             * @example 5
             */
            clubMembers: number;
            /**
             * @description Instances.
             * @example 1
             */
            instances: number;
            /**
             * @description Instances with a heartbeat in the last 10 minutes.
             * @example 1
             */
            onlineInstances: number;
            /**
             * @description Tracker runs.
             * @example 2
             */
            ingestRuns: number;
            /**
             * @description Those events that told a change.
             * @example 12
             */
            eventsChanged: number;
            throughput24h: components["schemas"]["Throughput"];
            /**
             * @description Share of the checks of 24 hours that told a change, in per cent with one decimal. Null without checks.
             * @example 16.7
             */
            changeRate24hPct: number | null;
            freshness: components["schemas"]["Freshness"];
            nameHealth: components["schemas"]["NameHealth"];
            instanceHealth: components["schemas"]["InstanceHealth"];
            runHealth: components["schemas"]["RunHealth"];
            queue: components["schemas"]["QueueCounts"];
            /** @description Projects with the most checks within 24 hours, then by key. */
            topProjects: components["schemas"]["TopProject"][];
        };
        /** @description Figures of this moment. */
        MetricsAnswer: {
            /**
             * Format: date-time
             * @description The moment.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            metrics: components["schemas"]["Metrics"];
        };
        /** @description Events and checks of one bucket. */
        EventSeriesPoint: {
            /**
             * Format: date-time
             * @description Start of the bucket.
             * @example 2026-10-06T07:00:00.000Z
             */
            at: string;
            /**
             * @description Events, without those that only tell of the machinery.
             * @example 7
             */
            events: number;
            /**
             * @description Checks of maps.
             * @example 6
             */
            checks: number;
            /**
             * @description Checks that told a change.
             * @example 1
             */
            changes: number;
        };
        /** @description Tracker runs of one bucket. */
        RunSeriesPoint: {
            /**
             * Format: date-time
             * @description Start of the bucket.
             * @example 2026-10-06T07:00:00.000Z
             */
            at: string;
            /**
             * @description Runs.
             * @example 1
             */
            runs: number;
            /**
             * @description Maps that they say they have checked.
             * @example 6
             */
            mapsChecked: number;
            /**
             * @description World records that they say they have found.
             * @example 0
             */
            wrChanges: number;
            /**
             * @description Average duration in seconds with one decimal. Null without runs that told both their times.
             * @example 31.4
             */
            avgDurationSeconds: number | null;
        };
        /** @description Names of one bucket. */
        NameSeriesPoint: {
            /**
             * Format: date-time
             * @description Start of the bucket.
             * @example 2026-10-06T07:00:00.000Z
             */
            at: string;
            /**
             * @description Names that were new or have changed.
             * @example 6
             */
            updates: number;
        };
        /** @description HTTP calls of one bucket. */
        TrafficSeriesPoint: {
            /**
             * Format: date-time
             * @description Start of the bucket.
             * @example 2026-10-06T07:00:00.000Z
             */
            at: string;
            /**
             * @description Samples.
             * @example 4
             */
            samples: number;
            /**
             * @description Samples of calls without an answer or with a status of 400 or more.
             * @example 1
             */
            errors: number;
        };
        /** @description Everything that is counted, each with the same buckets, oldest first. */
        MetricSeries: {
            /** @description Events and checks. */
            events: components["schemas"]["EventSeriesPoint"][];
            /** @description Tracker runs. */
            runs: components["schemas"]["RunSeriesPoint"][];
            /** @description Names. */
            names: components["schemas"]["NameSeriesPoint"][];
            /** @description HTTP calls. */
            traffic: components["schemas"]["TrafficSeriesPoint"][];
        };
        /** @description What was counted over time. */
        Timeseries: {
            /**
             * Format: date-time
             * @description When it was answered.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            /**
             * @description Size of the buckets.
             * @example hour
             * @enum {string}
             */
            bucket: "hour" | "day";
            /**
             * @description Hours that were asked for.
             * @example 2
             */
            windowHours: number;
            /**
             * @description The project that was asked for. Null for all together.
             * @example null
             */
            projectKey: string | null;
            /**
             * Format: date-time
             * @description Start of the first bucket.
             * @example 2026-10-06T07:00:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the last bucket.
             * @example 2026-10-06T09:00:00.000Z
             */
            to: string;
            series: components["schemas"]["MetricSeries"];
        };
        /** @description Maps that are known here beside the catalog's overall leaderboard. */
        Coverage: {
            /**
             * @description Maps that are known here.
             * @example 6
             */
            totalMaps: number;
            /**
             * @description Those of them with a known world record.
             * @example 5
             */
            mapsWithKnownWr: number;
            /**
             * @description Maps whose world record the leaderboard counts.
             * @example 5
             */
            mapsWithLeaderboardRows: number;
            /**
             * @description Rows of the leaderboard.
             * @example 4
             */
            leaderboardRowsStored: number;
            /**
             * @description Share of the maps with a known world record, in per cent with one decimal. Null without maps.
             * @example 83.3
             */
            wrCoveragePct: number | null;
            /**
             * @description What the leaderboard counts in relation to the maps, in per cent with one decimal. Null without maps.
             * @example 83.3
             */
            leaderboardCoveragePct: number | null;
            /**
             * @description Players on the leaderboard.
             * @example 4
             */
            players: number;
        };
        /** @description A comparison with the records catalog. */
        CoverageAnswer: {
            /**
             * Format: date-time
             * @description When the catalog was asked.
             * @example 2026-10-06T08:00:00.000Z
             */
            generatedAt: string;
            /**
             * @description What was asked.
             * @example http://127.0.0.1:4003/api/v1/alterations/leaderboards
             */
            source: string;
            /**
             * @description Whether only tracked maps are counted here.
             * @example true
             */
            trackedOnly: boolean;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A club, as the newest snapshots tell it. */
        Club: {
            /**
             * @description Id of the club in the game.
             * @example 29812
             */
            clubId: number;
            /**
             * @description Name of the club. Null when unknown.
             * @example Alteration Workshop
             */
            name: string | null;
            /**
             * @description The same.
             * @example Alteration Workshop
             */
            clubName: string | null;
            /**
             * @description Campaigns of the club.
             * @example 2
             */
            campaignCount: number;
            /**
             * @description Distinct maps of the club, wherever they stand.
             * @example 6
             */
            mapCount: number;
            /**
             * @description Members of the club.
             * @example 5
             */
            memberCount: number;
            /**
             * @description Upload buckets of the club.
             * @example 2
             */
            uploadCount: number;
            /**
             * Format: date-time
             * @description When the club was founded. Null when unknown.
             * @example 2023-04-02T14:00:00.000Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When the first snapshot of the club was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            firstSeenAt: string;
            /**
             * Format: date-time
             * @description When the newest snapshot that was stored had been observed.
             * @example 2026-10-06T06:00:00.000Z
             */
            lastSyncedAt: string;
        };
        /** @description A club. */
        ClubAnswer: {
            club: components["schemas"]["Club"];
            summary: components["schemas"]["Club"];
        };
        /** @description A campaign of a club. */
        ClubCampaign: {
            /**
             * @description Id of the campaign in the game.
             * @example 63120
             */
            campaignId: number;
            /**
             * @description Name of the campaign. Null when unknown.
             * @example Summer 2025 STTF
             */
            name: string | null;
            /**
             * @description Maps of the campaign.
             * @example 2
             */
            mapCount: number;
            /**
             * Format: date-time
             * @description When the campaign was made. Null when unknown.
             * @example 2025-08-02T16:20:00.000Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When the campaign was published. Null when unknown.
             * @example 2025-08-03T10:00:00.000Z
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When the newest snapshot that showed the campaign had been observed.
             * @example 2026-10-06T06:00:00.000Z
             */
            lastSyncedAt: string;
        };
        /** @description A club's campaigns. */
        ClubCampaignList: {
            /** @description The newest campaigns, those of an unknown age last. */
            campaigns: components["schemas"]["ClubCampaign"][];
            /**
             * @description Rows in this answer.
             * @example 2
             */
            count: number;
            /**
             * @description All campaigns of the club.
             * @example 2
             */
            total: number;
        };
        /** @description A place of a map in its club. */
        ClubMapSource: {
            /**
             * @description Whether it is a campaign or an upload bucket.
             * @example campaign
             * @enum {string}
             */
            type: "campaign" | "upload";
            /**
             * @description Id of the campaign or bucket in the game.
             * @example 51877
             */
            id: number;
            /**
             * @description Its name. Null when unknown.
             * @example Fall 2024 Cleaned
             */
            name: string | null;
            /**
             * @description Place of the map in it. Null when unknown.
             * @example 0
             */
            position: number | null;
        };
        /** @description A map of a club. */
        ClubMap: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. Null when unknown.
             * @example Fall 2024 - 08 Cleaned
             */
            name: string | null;
            /**
             * @description The same.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName: string | null;
            /**
             * @description Account id of the mapper. Null when unknown.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            author: string | null;
            /**
             * @description Name of the mapper. Null when unknown.
             * @example Tarn
             */
            authorDisplayName: string | null;
            /**
             * @description Where the map's picture is. Null when unknown.
             * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
             */
            thumbnailUrl: string | null;
            /** @description Where in the club it stands, campaigns first, each by its id. Empty for a map of the club itself. */
            sources: components["schemas"]["ClubMapSource"][];
        };
        /** @description A part of a club's maps. */
        ClubMapList: {
            /** @description The maps, newest upload first, those of an unknown age last, then by uid. */
            maps: components["schemas"]["ClubMap"][];
            /**
             * @description Rows in this answer.
             * @example 6
             */
            count: number;
            /**
             * @description All rows that the filter leaves.
             * @example 6
             */
            total: number;
            /**
             * @description Most rows in an answer.
             * @example 500
             */
            limit: number;
            /**
             * @description Rows that were skipped.
             * @example 0
             */
            offset: number;
        };
        /** @description A member of a club. */
        ClubMember: {
            /**
             * @description Account id of the member.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string;
            /**
             * @description Name of the member as the directory of names has it. Null when unknown.
             * @example Kestrel
             */
            displayName: string | null;
            /**
             * @description What the member is in the club, in the game's words. Null when unknown.
             * @example member
             */
            role: string | null;
            /**
             * Format: date-time
             * @description When the member joined. Null when unknown.
             * @example 2025-06-11T20:03:54.000Z
             */
            joinedAt: string | null;
        };
        /** @description A club's members. */
        ClubMemberList: {
            /** @description The members who joined last, those of an unknown age last, then by account id. */
            members: components["schemas"]["ClubMember"][];
            /**
             * @description Rows in this answer.
             * @example 5
             */
            count: number;
            /**
             * @description All rows that the filter leaves.
             * @example 5
             */
            total: number;
            /**
             * @description Most rows in an answer.
             * @example 200
             */
            limit: number;
        };
        /** @description A table that can be looked into. */
        TableEntry: {
            /**
             * @description Name of the table.
             * @example clubs
             */
            table: string;
            /**
             * @description Number of its columns.
             * @example 9
             */
            columnCount: number;
            /**
             * @description Number of its rows. Null when it was not asked for.
             * @example 1
             */
            rowCount: number | null;
        };
        /** @description The tables that can be looked into. */
        TableList: {
            /** @description The tables. */
            tables: components["schemas"]["TableEntry"][];
            /**
             * @description Number of tables.
             * @example 15
             */
            count: number;
        };
        /** @description A column of a table. */
        TableColumn: {
            /**
             * @description Name of the column.
             * @example club_id
             */
            name: string;
            /**
             * @description What it holds. Moments are texts, switches are integers, lists and objects are JSON as text.
             * @example integer
             * @enum {string}
             */
            type: "integer" | "number" | "text";
            /**
             * @description Whether it may be null.
             * @example false
             */
            nullable: boolean;
            /**
             * @description Value of rows that were stored without one, as text. Null when there is none.
             * @example null
             */
            defaultValue: string | null;
            /**
             * @description Whether it is a part of the primary key.
             * @example true
             */
            primaryKey: boolean;
        };
        /** @description An index of a table. */
        TableIndex: {
            /**
             * @description Name of the index.
             * @example club_maps_map_uid_index
             */
            name: string;
            /**
             * @description Whether no two rows may agree in its columns.
             * @example false
             */
            unique: boolean;
            /**
             * @description Its columns in their order.
             * @example [
             *       "map_uid"
             *     ]
             */
            columns: string[];
        };
        /** @description How a table is made. */
        TableSchema: {
            /**
             * @description Name of the table.
             * @example club_maps
             */
            table: string;
            /** @description Its columns in their order. */
            columns: components["schemas"]["TableColumn"][];
            /** @description Its indexes by name, besides that of the primary key. */
            indexes: components["schemas"]["TableIndex"][];
        };
        /** @description How a table is made. */
        TableSchemaAnswer: {
            schema: components["schemas"]["TableSchema"];
        };
        /** @description A row as it is stored, by column. */
        TableRow: {
            [key: string]: unknown;
        };
        /** @description Rows of a table. */
        TableRows: {
            /**
             * @description Name of the table.
             * @example clubs
             */
            table: string;
            /**
             * @description The columns in their order.
             * @example [
             *       "club_id",
             *       "name"
             *     ]
             */
            columns: string[];
            /** @description The rows. */
            rows: components["schemas"]["TableRow"][];
            /**
             * @description Rows in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description All rows of the table.
             * @example 1
             */
            total: number;
            /**
             * @description Most rows in an answer.
             * @example 50
             */
            limit: number;
            /**
             * @description Rows that were skipped.
             * @example 0
             */
            offset: number;
            /**
             * @description Column that the rows are sorted by. The primary key decides between equal ones.
             * @example club_id
             */
            sortBy: string;
            /**
             * @description Lowest or highest value first. Null is lower than any value.
             * @example desc
             * @enum {string}
             */
            sortDir: "asc" | "desc";
        };
        /** @description The run as a whole. */
        RunFacts: {
            /**
             * @description What made the checks.
             * @example game api
             */
            provider?: string | null;
            /**
             * @description Why the run was started.
             * @example schedule
             */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When it started. The moment of `finishedAt` when it is left out.
             * @example 2026-10-03T18:00:00.000Z
             */
            startedAt?: string | null;
            /**
             * Format: date-time
             * @description When it finished. The moment of receipt when it is left out.
             * @example 2026-10-03T18:00:21.350Z
             */
            finishedAt?: string | null;
            /**
             * @description Maps that were up for a check. Left out, as many as were checked.
             * @example 6
             */
            mapsConsidered?: number | null;
            /**
             * @description Maps that were checked. Left out, as many as there are stored checks.
             * @example 3
             */
            mapsChecked?: number | null;
            /**
             * @description World records that were found to have changed. Left out, as many as the checks tell of.
             * @example 1
             */
            wrChanges?: number | null;
            /**
             * @description Anything worth a note. It becomes the message of the event.
             * @example New record on a cleaned map.
             */
            note?: string | null;
        };
        /** @description What was seen of one map. */
        TrackerCheck: {
            /**
             * @description Uid of the map, as the game knows it.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid: string;
            /**
             * @description Name of the map, with its colour codes. The newest one observed counts.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName?: string | null;
            /**
             * Format: date-time
             * @description When the check was made. The moment of receipt when it is left out.
             * @example 2026-10-03T18:00:12.000Z
             */
            checkedAt?: string | null;
            /**
             * @description Whether the world record has changed since the last check.
             * @default false
             * @example true
             */
            changed: boolean | null;
            /**
             * @description The former world record in milliseconds. A changed check without it is queued.
             * @example 40116
             */
            oldWrTime?: number | null;
            /**
             * @description The world record in milliseconds, as it is now.
             * @example 39874
             */
            newWrTime?: number | null;
            /**
             * @description Name of the former holder.
             * @example Mirelle
             */
            oldHolder?: string | null;
            /**
             * @description Account of the former holder.
             * @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f
             */
            oldHolderAccountId?: string | null;
            /**
             * @description Name of the holder. A UUID counts as an account id; `-` and `Unknown` count as nobody.
             * @example Kestrel
             */
            newHolder?: string | null;
            /**
             * @description Account of the holder. A changed check with neither holder nor account is queued.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            newHolderAccountId?: string | null;
            /**
             * @description Accounts seen on the map. Those without a name become candidates for a lookup.
             * @example [
             *       "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913"
             *     ]
             */
            accountIds?: string[] | null;
            /**
             * @description Whether the project tracks the map. What it said last counts.
             * @example true
             */
            tracked?: boolean | null;
            /**
             * @description Label of who made the check, in place of `sourceLabel`.
             * @example workshop server
             */
            source?: string | null;
            /**
             * @description Anything worth a note. It becomes the message of the event.
             * @example Confirmed by replay.
             */
            note?: string | null;
        };
        /** @description A run of a tracker with what it has seen of each map. */
        TrackerRunRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            run: components["schemas"]["RunFacts"];
            /** @description The checks in the order in which they were made, each judged by itself. */
            checks?: components["schemas"]["TrackerCheck"][] | null;
        };
        /** @description A row of a batch that was not stored. */
        RejectedRow: {
            /**
             * @description Its place in the list that was sent, from 0.
             * @example 3
             */
            index: number;
            /**
             * @description What was wrong, as a word for programs.
             * @example missing_field
             * @enum {string}
             */
            reason: "invalid_row" | "missing_field" | "invalid_field" | "invalid_timestamp" | "reserved_type" | "too_large";
            /**
             * @description What was wrong, and what was expected.
             * @example statusCode is required.
             */
            message: string;
        };
        /** @description What became of the run. */
        TrackerRunReport: {
            /**
             * @description Id of the stored run.
             * @example 1
             */
            runId: number;
            /**
             * @description Key of the project.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Checks that are stored.
             * @example 3
             */
            acceptedChecks: number;
            /**
             * @description Checks among them that found a change.
             * @example 1
             */
            changedChecks: number;
            /** @description Checks that were not stored. */
            rejected: components["schemas"]["RejectedRow"][];
            /**
             * @description Checks that were not stored.
             * @example 0
             */
            rejectedCount: number;
            /**
             * @description Whether this run was stored before, so that nothing has changed now.
             * @example false
             */
            duplicate: boolean;
            /**
             * Format: date-time
             * @description When the run was received, for the first time if it is a repeat.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
        };
        /** @description What became of the run. */
        TrackerRunAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            ingest: components["schemas"]["TrackerRunReport"];
        };
        /** @description An instance that a project runs. */
        RegisterRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Id of the instance within its project, stored like a project key.
             * @example workshop-1
             */
            instanceId: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            /**
             * @description Name of the instance. Left out, the stored one stays; a new instance is named by its id.
             * @example Workshop server 1
             */
            instanceName?: string | null;
            /**
             * @description Whether the project is at work. Left out, the stored answer stays; a new project is.
             * @example true
             */
            enabled?: boolean | null;
            /**
             * @description Seconds between two runs of checks. Left out, the stored number stays; a new project has 300.
             * @example 300
             */
            checkIntervalSeconds?: number | null;
            /**
             * @description What the instance says of itself.
             * @example idle
             */
            status?: string | null;
            /**
             * @description Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole.
             * @example {
             *       "version": "2.4.1"
             *     }
             */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The instance as it is stored now. */
        InstanceAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            instance: components["schemas"]["Instance"];
            /**
             * @description Whether the instance was not known before.
             * @example true
             */
            created: boolean;
        };
        /** @description A sign of life. */
        HeartbeatRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Id of the instance within its project, stored like a project key.
             * @example workshop-1
             */
            instanceId: string;
            /**
             * @description What the instance says of itself.
             * @example idle
             */
            status?: string | null;
            /**
             * @description Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole.
             * @example {
             *       "version": "2.4.1"
             *     }
             */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A name that an account was seen with. */
        DisplayNameObservation: {
            /**
             * @description Account id. A UUID may be in any case.
             * @example 99198a01-07f5-424d-a5a7-adfb41911e1d
             */
            accountId: string;
            /**
             * @description The name as the game shows it.
             * @example Dunes
             */
            displayName: string;
            /**
             * Format: date-time
             * @description When it was observed.
             * @example 2026-10-06T07:55:00.000Z
             */
            observedAt?: string | null;
            /**
             * @description Label of who observed it, in place of the `sourceLabel`.
             * @example workshop server
             */
            source?: string | null;
        };
        /** @description Names that a project has observed. */
        DisplayNameIngestRequest: {
            /**
             * @description Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`,
             *     `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. Without it the known one stays.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description Label that the rows show as their source. Without it the known one stays.
             * @example workshop server
             */
            sourceLabel?: string | null;
            /**
             * Format: date-time
             * @description When the names were observed, for rows that do not say it themselves.
             * @example 2026-10-06T07:55:00.000Z
             */
            observedAt?: string | null;
            /** @description The names, at most 5000 together with those of `namesByAccountId`. */
            names?: components["schemas"]["DisplayNameObservation"][] | null;
            /**
             * @description Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows
             *     of `names`.
             * @example {
             *       "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes"
             *     }
             */
            namesByAccountId?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A row that was not stored. */
        RejectedDisplayName: {
            /**
             * @description Place of the row in the request, from 0.
             * @example 5
             */
            index: number;
            /**
             * @description The account id of the row as it was sent, cut to 200 characters. Null when it was no text.
             * @example cf220468-7992-4cc1-a99c-6083cd61f42e
             */
            accountId: string | null;
            /**
             * @description The name of the row as it was sent, cut to 200 characters. Null when it was no text.
             * @example Personal Best
             */
            displayName: string | null;
            /**
             * @description Why. The first three are labels of other columns in place of a name, `account_id` is a name that is a UUID, and
             *     `invalid_row` is a row that is no object or has a field of a wrong type.
             * @example personal_best_label
             * @enum {string}
             */
            reason: "reserved_field_name" | "personal_best_label" | "platform_label" | "invalid_account_id" | "empty_name" | "too_long" | "control_characters" | "invalid_timestamp" | "account_id" | "invalid_row";
        };
        /** @description What became of the names of a request. */
        DisplayNameReport: {
            /**
             * @description The project's key as it is stored.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Rows of the request.
             * @example 6
             */
            received: number;
            /**
             * @description Rows that were taken. The next four add up to it.
             * @example 5
             */
            accepted: number;
            /**
             * @description First names of their accounts.
             * @example 5
             */
            inserted: number;
            /**
             * @description Newer names that differ from the former ones.
             * @example 0
             */
            updated: number;
            /**
             * @description Names that were known already. A newer observation still moves `observedAt` and `source`.
             * @example 0
             */
            unchanged: number;
            /**
             * @description Observations older than the known one. They are kept in the history only.
             * @example 0
             */
            outdated: number;
            /** @description Rows that were not stored. */
            rejected: components["schemas"]["RejectedDisplayName"][];
            /**
             * @description Number of rows in `rejected`.
             * @example 1
             */
            rejectedCount: number;
            /**
             * Format: date-time
             * @description When the request was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
        };
        /** @description What became of the names. */
        DisplayNameIngestAnswer: {
            /**
             * @description Always true in a success, also when every row was rejected.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            ingest: components["schemas"]["DisplayNameReport"];
        };
        /** @description Names that a player of the game has observed through a plugin. */
        PluginDisplayNameIngestRequest: {
            /**
             * @description Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`,
             *     `_` and `-`.
             * @example plugin-player-directory
             */
            projectKey: string;
            /**
             * @description Name of the project. Without it the known one stays.
             * @example Plugin player directory
             */
            projectName?: string | null;
            /**
             * @description Label that the rows show as their source. Without it the known one stays.
             * @example player plugin
             */
            sourceLabel?: string | null;
            /**
             * Format: date-time
             * @description When the names were observed, for rows that do not say it themselves.
             * @example 2026-10-06T07:55:00.000Z
             */
            observedAt?: string | null;
            /** @description The names, at most 5000 together with those of `namesByAccountId`. */
            names?: components["schemas"]["DisplayNameObservation"][] | null;
            /**
             * @description Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows
             *     of `names`.
             * @example {
             *       "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes"
             *     }
             */
            namesByAccountId?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Token that the plugin platform has issued to the player. A server that checks tokens needs it; it is neither
             *     stored nor logged.
             * @example f3b0c7d2-51b4-4d0e-8d7a-1c9f6f2ab410
             */
            opToken?: string | null;
        };
        /** @description What became of the names, and who sent them. */
        PluginDisplayNameIngestAnswer: {
            /**
             * @description Always true in a success, also when every row was rejected.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            ingest: components["schemas"]["DisplayNameReport"];
            /** @description The player to whom the token was issued. Null where the server does not check tokens. */
            auth: {
                /**
                 * @description Account id of the player.
                 * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
                 */
                accountId: string;
                /**
                 * @description Name of the player.
                 * @example Kestrel
                 */
                displayName: string;
            } | null;
        };
        /** @description The club itself. Its id is required, under one of its two names. */
        SnapshotClub: {
            /**
             * @description Id of the club in the game.
             * @example 29812
             */
            clubId?: number | null;
            /**
             * @description The same, as the game names it.
             * @example 29812
             */
            id?: number | null;
            /**
             * @description Name of the club.
             * @example Alteration Workshop
             */
            name?: string | null;
            /**
             * Format: date-time
             * @description When the club was founded.
             * @example 2023-04-02T14:00:00.000Z
             */
            createdAt?: string | null;
        };
        /** @description A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
        SnapshotMap: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            mapUid?: string | null;
            /**
             * @description The same, as the game names it.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            uid?: string | null;
            /**
             * @description Place of the map in its campaign or bucket.
             * @example 0
             */
            position?: number | null;
            /**
             * @description The same, as the game names it.
             * @example 0
             */
            slot?: number | null;
            /**
             * @description Id of the map, a UUID.
             * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
             */
            mapId?: string | null;
            /**
             * @description Name of the map, with its colour codes.
             * @example Fall 2024 - 08 Cleaned
             */
            name?: string | null;
            /**
             * @description The same under another name.
             * @example Fall 2024 - 08 Cleaned
             */
            mapName?: string | null;
            /**
             * @description Name of the map's file.
             * @example Fall 2024 - 08 Cleaned.Map.Gbx
             */
            filename?: string | null;
            /**
             * @description Where the map's file is.
             * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
             */
            fileUrl?: string | null;
            /**
             * @description The same under another name.
             * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
             */
            downloadUrl?: string | null;
            /**
             * @description Where the map's picture is.
             * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
             */
            thumbnailUrl?: string | null;
            /**
             * @description Account id of the mapper.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            author?: string | null;
            /**
             * @description The same under another name.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            authorAccountId?: string | null;
            /**
             * @description Account id of whoever uploaded the map.
             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
             */
            submitter?: string | null;
            /**
             * @description Author time in milliseconds.
             * @example 41208
             */
            authorScore?: number | null;
            /**
             * @description The same under another name.
             * @example 41208
             */
            authorMs?: number | null;
            /**
             * @description Gold time in milliseconds.
             * @example 44000
             */
            goldScore?: number | null;
            /**
             * @description The same under another name.
             * @example 44000
             */
            goldMs?: number | null;
            /**
             * @description Silver time in milliseconds.
             * @example 50000
             */
            silverScore?: number | null;
            /**
             * @description The same under another name.
             * @example 50000
             */
            silverMs?: number | null;
            /**
             * @description Bronze time in milliseconds.
             * @example 62000
             */
            bronzeScore?: number | null;
            /**
             * @description The same under another name.
             * @example 62000
             */
            bronzeMs?: number | null;
            /**
             * @description Collection of blocks that the map is built of.
             * @example Stadium
             */
            collectionName?: string | null;
            /**
             * @description Style of the map. May be empty.
             * @example
             */
            mapStyle?: string | null;
            /**
             * @description Game mode that the map is made for.
             * @example TrackMania\TM_Race
             */
            mapType?: string | null;
            /**
             * @description Whether the game lets players drive it.
             * @example true
             */
            isPlayable?: boolean | null;
            /**
             * @description Whether it was built in the editor for gamepads.
             * @example false
             */
            createdWithGamepadEditor?: boolean | null;
            /**
             * @description Whether it was built in the simple editor.
             * @example false
             */
            createdWithSimpleEditor?: boolean | null;
            /**
             * Format: date-time
             * @description When the map was uploaded. It is answered with the offset that it was sent with.
             * @example 2024-11-09T10:15:00+00:00
             */
            timestamp?: string | null;
            /**
             * Format: date-time
             * @description The same under another name.
             * @example 2024-11-09T10:15:00+00:00
             */
            mapCreatedAt?: string | null;
            /**
             * @description Season of the map. Read from its name when it is left out.
             * @example Fall
             */
            season?: string | null;
            /**
             * @description Year of the season. Read from the map's name when it is left out.
             * @example 2024
             */
            year?: number | null;
            /**
             * @description Numbers within the season. Read from the map's name when they are left out.
             * @example [
             *       8
             *     ]
             */
            mapnumber?: number[] | null;
            /**
             * @description What was changed about the original. Read from the map's name when it is left out.
             * @example Cleaned
             */
            alteration?: string | null;
            /**
             * @description What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out.
             * @example training
             */
            type?: string | null;
        };
        /** @description A campaign of the club. Its id is required, under one of its two names. */
        SnapshotCampaign: {
            /**
             * @description Id of the campaign in the game.
             * @example 51877
             */
            campaignId?: number | null;
            /**
             * @description The same, as the game names it.
             * @example 51877
             */
            id?: number | null;
            /**
             * @description Name of the campaign.
             * @example Fall 2024 Cleaned
             */
            name?: string | null;
            /**
             * Format: date-time
             * @description When the campaign was made.
             * @example 2024-11-09T09:50:00.000Z
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the campaign was published.
             * @example 2024-11-10T12:00:00.000Z
             */
            publishedAt?: string | null;
            /** @description All maps of the campaign. They replace those that it had. None leaves it as it is. */
            maps?: components["schemas"]["SnapshotMap"][] | null;
        };
        /** @description An upload bucket of the club. Its id is required, under one of its two names. */
        SnapshotUpload: {
            /**
             * @description Id of the bucket in the game.
             * @example 70214
             */
            bucketId?: number | null;
            /**
             * @description The same, as the game names it.
             * @example 70214
             */
            id?: number | null;
            /**
             * @description Name of the bucket.
             * @example Icy Odds and Ends
             */
            name?: string | null;
            /**
             * Format: date-time
             * @description When the bucket was made.
             * @example 2026-01-24T20:00:00.000Z
             */
            createdAt?: string | null;
            /** @description Maps of the bucket. They are added to those that it has. */
            maps?: components["schemas"]["SnapshotMap"][] | null;
        };
        /** @description A member of the club. */
        SnapshotMember: {
            /**
             * @description Account id of the member.
             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
             */
            accountId: string;
            /**
             * @description What the member is in the club, in the game's words.
             * @example member
             */
            role?: string | null;
            /**
             * Format: date-time
             * @description When the member joined.
             * @example 2025-06-11T20:03:54.000Z
             */
            joinedAt?: string | null;
            /**
             * @description The same in seconds since 1970, as the game tells it.
             * @example 1749672234
             */
            creationTimestamp?: number | null;
            /**
             * @description Name of the member. It goes to the directory of names, unless the directory does not take it.
             * @example Kestrel
             */
            displayName?: string | null;
        };
        /** @description Anything that the game tells about an activity. Its fields are not looked at. */
        SnapshotActivity: {
            [key: string]: unknown;
        };
        /** @description What a contributor has seen of a club, in full or in part. */
        ClubSnapshotRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            /**
             * Format: date-time
             * @description When the club was looked at.
             * @example 2026-10-06T06:00:00.000Z
             */
            observedAt?: string | null;
            club: components["schemas"]["SnapshotClub"];
            /** @description Campaigns of the club. */
            campaigns?: components["schemas"]["SnapshotCampaign"][] | null;
            /** @description Upload buckets of the club. */
            uploads?: components["schemas"]["SnapshotUpload"][] | null;
            /** @description More upload buckets, under the name that the game gives them. */
            uploadBuckets?: components["schemas"]["SnapshotUpload"][] | null;
            /** @description Members of the club. */
            members?: components["schemas"]["SnapshotMember"][] | null;
            /** @description Maps of the club that stand in no campaign. */
            maps?: components["schemas"]["SnapshotMap"][] | null;
            /** @description What happened in the club. Only counted. */
            activities?: components["schemas"]["SnapshotActivity"][] | null;
            /**
             * @description Collections that are complete in this snapshot, so that rows which are missing in it go.
             * @example [
             *       "campaigns",
             *       "uploads",
             *       "members"
             *     ]
             */
            complete?: ("campaigns" | "uploads" | "members" | "maps")[] | null;
        };
        /** @description A row of a snapshot that was not stored. */
        RejectedSnapshotRow: {
            /**
             * @description The row in the body.
             * @example campaigns[0].maps[3]
             */
            path: string;
            /**
             * @description Its place in its list, from 0.
             * @example 3
             */
            index: number;
            /**
             * @description What was wrong, as a word for programs.
             * @example invalid_field
             * @enum {string}
             */
            reason: "invalid_row" | "missing_field" | "invalid_field" | "invalid_timestamp";
            /**
             * @description What was wrong, and what was expected.
             * @example authorScore must be an integer from 0 to 2147483647, got "fast".
             */
            message: string;
        };
        /** @description What became of a snapshot. What was seen in it is counted once, however often it stands there. */
        ClubSnapshotReport: {
            /**
             * @description Id of the club in the game.
             * @example 29812
             */
            clubId: number;
            /**
             * @description Name of the club as it is stored now. Null when unknown.
             * @example Alteration Workshop
             */
            clubName: string | null;
            /**
             * Format: date-time
             * @description When the club was looked at, or the receive time.
             * @example 2026-10-06T06:00:00.000Z
             */
            observedAt: string;
            /**
             * @description Whether it was stored. False for a snapshot that is older than the newest one.
             * @example true
             */
            applied: boolean;
            /**
             * @description Campaigns in it.
             * @example 2
             */
            campaignsSeen: number;
            /**
             * @description Upload buckets in it.
             * @example 2
             */
            uploadsSeen: number;
            /**
             * @description Members in it.
             * @example 5
             */
            membersSeen: number;
            /**
             * @description Distinct maps in it.
             * @example 6
             */
            mapsSeen: number;
            /**
             * @description Places of maps in its campaigns.
             * @example 4
             */
            campaignMapsSeen: number;
            /**
             * @description Places of maps in its upload buckets.
             * @example 2
             */
            uploadMapsSeen: number;
            /**
             * @description Activities in it.
             * @example 0
             */
            activitiesSeen: number;
            /**
             * @description Maps that the club did not have before.
             * @example 6
             */
            mapsAdded: number;
            /**
             * @description Maps that the club does not have any more.
             * @example 0
             */
            mapsRemoved: number;
            /** @description Rows that were not stored, the first 1000 of them. */
            rejected: components["schemas"]["RejectedSnapshotRow"][];
            /**
             * @description All rows that were not stored.
             * @example 0
             */
            rejectedCount: number;
            /**
             * Format: date-time
             * @description When the snapshot was received.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
        };
        /** @description What became of a snapshot. */
        ClubSnapshotAnswer: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            ingest: components["schemas"]["ClubSnapshotReport"];
        };
        /** @description Something that has happened. */
        EventFacts: {
            /**
             * @description What happened, as a word of the contributor's own, or `wr_change` for a new world record. The types that the service
             *     stores itself are refused.
             * @example campaign.announced
             */
            type: string;
            /**
             * Format: date-time
             * @description When it happened, for a world record when it was driven. The moment of receipt when it is left out.
             * @example 2025-08-02T17:00:00.000Z
             */
            occurredAt?: string | null;
            /**
             * @description Uid of the map that it is about. Required for a `wr_change`.
             * @example Y6l2FpBkciaT5i1FZYiIcTxUvrq
             */
            mapUid?: string | null;
            /**
             * @description Name of that map, with its colour codes.
             * @example Summer 2025 - 03 (STTF)
             */
            mapName?: string | null;
            /**
             * @description Account that it is about, such as the holder of the record.
             * @example 02ca118c-2342-4a92-861e-d4811f757650
             */
            accountId?: string | null;
            /**
             * @description Name of whom it is about. A UUID counts as an account id; `-` and `Unknown` count as nobody.
             * @example oakhollow
             */
            holder?: string | null;
            /**
             * @description World record in milliseconds. Required for a `wr_change`.
             * @example 58233
             */
            wrMs?: number | null;
            /**
             * @description Whether something has changed. For a `wr_change` it has unless this says no, for others it has not.
             * @example false
             */
            changed?: boolean | null;
            /**
             * @description A sentence for people.
             * @example Summer 2025 STTF is out.
             */
            message?: string | null;
            /**
             * @description Anything else, at most 16384 bytes as JSON.
             * @example {
             *       "campaignId": 63120
             *     }
             */
            payload?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description A key of the contributor for this event: the same key again is the same event.
             * @example campaign-63120
             */
            eventKey?: string | null;
        };
        /** @description One event of a project. */
        EventRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            event: components["schemas"]["EventFacts"];
        };
        /** @description What became of the events. Every event is in exactly one of `accepted`, `duplicates` and `rejectedCount`. */
        EventsReport: {
            /**
             * @description Events that are stored now.
             * @example 7
             */
            accepted: number;
            /**
             * @description Events that were stored before, and world records that are known already.
             * @example 0
             */
            duplicates: number;
            /**
             * @description Ids of the events that hold the accepted ones and the duplicates, in the order of the request.
             * @example [
             *       5,
             *       6,
             *       7,
             *       8,
             *       9,
             *       10,
             *       11
             *     ]
             */
            eventIds: number[];
            /** @description Events that were not stored. */
            rejected: components["schemas"]["RejectedRow"][];
            /**
             * @description Events that were not stored.
             * @example 1
             */
            rejectedCount: number;
            /**
             * Format: date-time
             * @description When the events were received.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
        };
        /** @description What became of the events. */
        EventsReportAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            ingest: components["schemas"]["EventsReport"];
        };
        /** @description Events of a project. */
        EventsRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            /** @description The events, each judged by itself. */
            events: components["schemas"]["EventFacts"][];
        };
        /** @description One HTTP call that a project has served or made. */
        TrafficSample: {
            /**
             * @description Whether the project served the call or made it.
             * @example outgoing
             * @enum {string|null}
             */
            direction?: "incoming" | "outgoing" | null;
            /**
             * @description The part of the project that was called or has called. The request's own `service` counts when it is left out.
             * @example tracker
             */
            service?: string | null;
            /**
             * @description What inside that part it was about.
             * @example record lookup
             */
            component?: string | null;
            /**
             * @description HTTP method.
             * @example GET
             */
            method?: string | null;
            /**
             * @description Route that was called, at most 300 characters without its query string, which is not stored.
             * @example /api/v1/projects/:projectKey/maps
             */
            route?: string | null;
            /**
             * @description Host that was called.
             * @example records.example.org
             */
            targetHost?: string | null;
            /**
             * @description Path that was called, at most 300 characters without its query string, which is not stored.
             * @example /api/v1/projects/alteration-tracker/maps
             */
            targetPath?: string | null;
            /**
             * @description HTTP status of the answer, or 0 when there was none.
             * @example 200
             */
            statusCode: number;
            /**
             * @description How long it took, in milliseconds. Stored as a whole number.
             * @example 184
             */
            durationMs?: number | null;
            /**
             * @description Bytes that came in.
             * @example 5120
             */
            bytesIn?: number | null;
            /**
             * @description Bytes that went out.
             * @example 412
             */
            bytesOut?: number | null;
            /**
             * Format: date-time
             * @description When the call was made.
             * @example 2026-10-06T07:50:02.118Z
             */
            occurredAt?: string | null;
        };
        /** @description One HTTP call of a project. */
        TrafficRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            /**
             * @description The part of the project that all this is about, unless a sample says otherwise.
             * @example tracker
             */
            service?: string | null;
            sample: components["schemas"]["TrafficSample"];
        };
        /** @description What became of the samples. */
        TrafficReport: {
            /**
             * @description Samples that are stored, including those that were stored before.
             * @example 3
             */
            accepted: number;
            /** @description Samples that were not stored. */
            rejected: components["schemas"]["RejectedRow"][];
            /**
             * @description Samples that were not stored.
             * @example 0
             */
            rejectedCount: number;
            /**
             * Format: date-time
             * @description When the samples were received.
             * @example 2026-10-06T08:00:00.000Z
             */
            receivedAt: string;
        };
        /** @description What became of the samples. */
        TrafficAnswer: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            ingest: components["schemas"]["TrafficReport"];
        };
        /** @description HTTP calls of a project. */
        TrafficBatchRequest: {
            /**
             * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
             *     digits, `.`, `_` and `-`.
             * @example alteration-tracker
             */
            projectKey: string;
            /**
             * @description Name of the project. What is stored already counts when it is left out.
             * @example Alteration Tracker
             */
            projectName?: string | null;
            /**
             * @description What the project calls the part of it that sends this.
             * @example workshop server
             */
            sourceLabel?: string | null;
            /**
             * @description The part of the project that all this is about, unless a sample says otherwise.
             * @example tracker
             */
            service?: string | null;
            /** @description The calls, each judged by itself. */
            samples: components["schemas"]["TrafficSample"][];
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
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        SmallJsonTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The content type is not `application/json`. */
        JsonExpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Nobody has contributed under this key. */
        ProjectNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description This server asks for a token, and none of the headers carried a valid one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than 3 MiB. */
        JsonTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than 32 MiB. */
        SnapshotTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description Account ids to answer, at most 2000 distinct ones. Repeated ones count once.
         * @example [
         *       "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0"
         *     ]
         */
        accountIds: string[];
        /**
         * @description Part of a name or of an account id, in any case of letters. Every character stands for itself. The inside of ids,
         *     and texts of one or two characters, are looked for among the 5000 freshest names. It has no influence when accounts
         *     are named.
         * @example lynx
         */
        displayNameFilter: string;
        /**
         * @description Most rows to answer, unless accounts are named.
         * @example 200
         */
        displayNameLimit: number;
        /**
         * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
         * @example 86400
         */
        maxAgeSeconds: number;
        /**
         * @description Account id, in any case of letters.
         * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
         */
        accountId: string;
        /**
         * @description Names to look for, each a value of its own. A name may have spaces in it.
         * @example [
         *       "DUNES"
         *     ]
         */
        displayNames: string[];
        /**
         * @description Another spelling of `displayName[]`. Its names come after those.
         * @example [
         *       "DUNES"
         *     ]
         */
        names: string[];
        /**
         * @description Text to look for, in any case of letters. Every character stands for itself. Four or more hexadecimal digits are
         *     also compared with the beginning of account ids.
         * @example lynx
         */
        searchText: string;
        /**
         * @description How names are compared: by their beginning, by any part of them, or with tolerance for typos, which covers the 5000
         *     freshest names.
         * @example contains
         */
        searchMode: "prefix" | "contains" | "fuzzy";
        /**
         * @description Most matches to answer.
         * @example 20
         */
        searchLimit: number;
        /**
         * @description Age in seconds after which a name should be looked up again.
         * @example 86400
         */
        staleAfterSeconds: number;
        /**
         * @description Most candidates to answer.
         * @example 200
         */
        candidateLimit: number;
        /**
         * @description Candidates to skip.
         * @example 0
         */
        candidateOffset: number;
        /**
         * @description Key of the project. It is read as it is stored, in lower case and with `-` for every character other than
         *     letters, digits, `.`, `_` and `-`.
         * @example alteration-tracker
         */
        projectKey: string;
        /**
         * @description Uid of the map, as the game knows it. Upper and lower case are different.
         * @example 0J9p5MWjMRWjessjzam7jz0ioFa
         */
        mapUid: string;
        /**
         * @description Page, from 1.
         * @example 1
         */
        page: number;
        /**
         * @description Lists only what this project has told. The key may be in any case.
         * @example alteration-tracker
         */
        projectKeyFilter: string;
        /**
         * @description Whether events that the service stored for its own sake count as well.
         * @example false
         */
        includeSystem: boolean;
        /**
         * @description Only events from this moment on. Write the `+` of an offset as `%2B`.
         * @example 2026-10-01T00:00:00.000Z
         */
        fromIso: string;
        /**
         * @description Only events up to this moment and at it. Write the `+` of an offset as `%2B`.
         * @example 2026-10-06T08:00:00.000Z
         */
        toIso: string;
        /**
         * @description Id of the club in the game.
         * @example 29812
         */
        clubId: number;
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
    getCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every endpoint by section, with who may call it and how to contribute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiCatalog"];
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
    listDisplayNames: {
        parameters: {
            query: {
                /**
                 * @description Account ids to answer, at most 2000 distinct ones. Repeated ones count once.
                 * @example [
                 *       "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0"
                 *     ]
                 */
                "accountId[]"?: string[];
                /**
                 * @description Part of a name or of an account id, in any case of letters. Every character stands for itself. The inside of ids,
                 *     and texts of one or two characters, are looked for among the 5000 freshest names. It has no influence when accounts
                 *     are named.
                 * @example lynx
                 */
                q?: string;
                /**
                 * @description Most rows to answer, unless accounts are named.
                 * @example 200
                 */
                limit: number;
                /**
                 * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
                 * @example 86400
                 */
                max_age_seconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows of the directory. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNameList"];
                };
            };
            /** @description A parameter is malformed, or there are more than 2000 distinct accounts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    resolveDisplayNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description At most 500 distinct account ids, in any case of letters. Repeated ones count once.
                     * @example [
                     *       "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0",
                     *       "00000000-0000-4000-8000-000000000000",
                     *       "not an id"
                     *     ]
                     */
                    accountIds: string[];
                    /**
                     * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
                     * @example 3600
                     */
                    maxAgeSeconds?: number;
                    /**
                     * @description Most rows to answer in `names`.
                     * @default 500
                     * @example 500
                     */
                    limit: number;
                };
            };
        };
        responses: {
            /** @description The names that are known, and the ids of the others. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNameResolution"];
                };
            };
            /** @description The list of ids is empty, has more than 500 distinct ids or something that is no text, or the body is not JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["SmallJsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    getDisplayName: {
        parameters: {
            query?: {
                /**
                 * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
                 * @example 86400
                 */
                max_age_seconds?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Account id, in any case of letters.
                 * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row of the account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNameAnswer"];
                };
            };
            /** @description The account id or the age is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    findDisplayNames: {
        parameters: {
            query?: {
                /**
                 * @description Names to look for, each a value of its own. A name may have spaces in it.
                 * @example [
                 *       "DUNES"
                 *     ]
                 */
                "displayName[]"?: string[];
                /**
                 * @description Another spelling of `displayName[]`. Its names come after those.
                 * @example [
                 *       "DUNES"
                 *     ]
                 */
                "name[]"?: string[];
                /**
                 * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
                 * @example 86400
                 */
                max_age_seconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who bears each of the names. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNameLookup"];
                };
            };
            /** @description There is no name, an empty one, or more than 100 distinct ones. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    searchDisplayNames: {
        parameters: {
            query: {
                /**
                 * @description Text to look for, in any case of letters. Every character stands for itself. Four or more hexadecimal digits are
                 *     also compared with the beginning of account ids.
                 * @example lynx
                 */
                q: string;
                /**
                 * @description How names are compared: by their beginning, by any part of them, or with tolerance for typos, which covers the 5000
                 *     freshest names.
                 * @example contains
                 */
                mode: "prefix" | "contains" | "fuzzy";
                /**
                 * @description Most matches to answer.
                 * @example 20
                 */
                limit: number;
                /**
                 * @description Greatest age of a name in seconds; older ones are marked as stale. Without it no name is.
                 * @example 86400
                 */
                max_age_seconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNameSearch"];
                };
            };
            /** @description There is no text to look for, or another parameter is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listCandidates: {
        parameters: {
            query: {
                /**
                 * @description Age in seconds after which a name should be looked up again.
                 * @example 86400
                 */
                stale_after_seconds: number;
                /**
                 * @description Most candidates to answer.
                 * @example 200
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ids of accounts to look up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A number is not an integer or out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listCandidateDetails: {
        parameters: {
            query: {
                /**
                 * @description Age in seconds after which a name should be looked up again.
                 * @example 86400
                 */
                stale_after_seconds: number;
                /**
                 * @description Most candidates to answer.
                 * @example 200
                 */
                limit: number;
                /**
                 * @description Candidates to skip.
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
            /** @description Accounts to look up, with reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateDetailList"];
                };
            };
            /** @description A number is not an integer or out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listProjects: {
        parameters: {
            query: {
                /**
                 * @description Most projects to list.
                 * @example 120
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A query parameter has a value that it does not take. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
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
            /** @description The project with its counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The key has more than 120 characters. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
        };
    };
    listProjectMaps: {
        parameters: {
            query: {
                /**
                 * @description Lists only maps with this text in the uid, or in the name without its colour codes, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Lists only maps on which the project has found a change.
                 * @example false
                 */
                changed_only: boolean;
                /**
                 * @description Most maps to list.
                 * @example 500
                 */
                limit: number;
                /**
                 * @description Maps to leave out before the first.
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
            /** @description The project's maps, and how many fit the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMapsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The key has more than 120 characters, or a query parameter has a value that it does not take. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
        };
    };
    listProjectInstances: {
        parameters: {
            query: {
                /**
                 * @description Most instances to list.
                 * @example 120
                 */
                limit: number;
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
            /** @description The project's instances, and how many there are. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstancesAnswer"];
                };
            };
            /** @description The key has more than 120 characters, or a query parameter has a value that it does not take. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
        };
    };
    listMapProjects: {
        parameters: {
            query: {
                /**
                 * @description Most projects to list.
                 * @example 120
                 */
                limit: number;
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
            /** @description The projects that have checked the map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapProjectsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The uid is malformed, or a query parameter has a value that it does not take. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page: number;
                /**
                 * @description Most events on a page.
                 * @example 80
                 */
                limit: number;
                /**
                 * @description Lists only what this project has told. The key may be in any case.
                 * @example alteration-tracker
                 */
                project_key: string;
                /**
                 * @description Lists only events with this source, in any case of letters.
                 * @example workshop server
                 */
                source: string;
                /**
                 * @description Lists only events of this type.
                 * @example wr_change
                 */
                event_type: string;
                /**
                 * @description Lists only events with which something has changed.
                 * @example false
                 */
                changed_only: boolean;
                /**
                 * @description Whether events that the service stored for its own sake count as well.
                 * @example false
                 */
                include_system: boolean;
                /**
                 * @description Only events from this moment on. Write the `+` of an offset as `%2B`.
                 * @example 2026-10-01T00:00:00.000Z
                 */
                from_iso?: string;
                /**
                 * @description Only events up to this moment and at it. Write the `+` of an offset as `%2B`.
                 * @example 2026-10-06T08:00:00.000Z
                 */
                to_iso?: string;
                /**
                 * @description Lists only events with this text in the uid or name of the map, the holder, the type, the key of the project or the
                 *     message, in any case.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Leaves out events that were stored after the one with this id.
                 * @example 28
                 */
                max_event_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, and how many fit the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A query parameter has a value that it does not take, or the time ends before it begins. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getEventFacets: {
        parameters: {
            query: {
                /**
                 * @description Lists only what this project has told. The key may be in any case.
                 * @example alteration-tracker
                 */
                project_key: string;
                /**
                 * @description Whether events that the service stored for its own sake count as well.
                 * @example false
                 */
                include_system: boolean;
                /**
                 * @description Only events from this moment on. Write the `+` of an offset as `%2B`.
                 * @example 2026-10-01T00:00:00.000Z
                 */
                from_iso?: string;
                /**
                 * @description Only events up to this moment and at it. Write the `+` of an offset as `%2B`.
                 * @example 2026-10-06T08:00:00.000Z
                 */
                to_iso?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sources and types with their numbers of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFacets"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A query parameter has a value that it does not take, or the time ends before it begins. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listWrBaselineQueue: {
        parameters: {
            query: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page: number;
                /**
                 * @description Most items on a page.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description Lists only items with this status.
                 * @example queued
                 */
                status: "queued" | "processing" | "resolved" | "ignored" | "all";
                /**
                 * @description Lists only what this project has told. The key may be in any case.
                 * @example alteration-tracker
                 */
                project_key: string;
                /**
                 * @description Lists only items with this text in the uid or name of the map, the key of the project, the reason or the note, in any case.
                 * @example icy
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue, with the numbers of items by status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A query parameter has a value that it does not take. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
            /** @description Figures of this moment. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getMetricsTimeseries: {
        parameters: {
            query: {
                /**
                 * @description Size of the buckets.
                 * @example hour
                 */
                bucket: "hour" | "day";
                /**
                 * @description Hours to look back.
                 * @example 168
                 */
                window_hours: number;
                /**
                 * @description Key of a project. All together when it is left out or empty.
                 * @example alteration-tracker
                 */
                project_key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts per bucket. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeseries"];
                };
            };
            /** @description The window is out of its bounds, or the bucket is neither an hour nor a day. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getLeaderboardCoverage: {
        parameters: {
            query: {
                /**
                 * @description Whether only tracked maps are counted here. The leaderboard counts all.
                 * @example true
                 */
                tracked_only: boolean;
                /**
                 * @description Milliseconds to wait for the catalog.
                 * @example 15000
                 */
                timeout_ms: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both sides, and what share the leaderboard covers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverageAnswer"];
                };
            };
            /** @description The timeout is not an integer or out of its bounds, or `tracked_only` is neither true nor false. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
            /** @description The catalog gave an answer that cannot be used. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The catalog could not be reached, or not in time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
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
            /** @description The club as it is known now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The club id is not an integer or out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No snapshot of this club was ever stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listClubCampaigns: {
        parameters: {
            query: {
                /**
                 * @description Most campaigns in the answer.
                 * @example 200
                 */
                limit: number;
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
            /** @description The newest campaigns of the club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubCampaignList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The club id or the limit is not an integer or out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No snapshot of this club was ever stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listClubMaps: {
        parameters: {
            query: {
                /**
                 * @description Part of a map's name without its colour codes, or of its uid, in any case of letters.
                 * @example cleaned
                 */
                q: string;
                /**
                 * @description Most maps in the answer.
                 * @example 500
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
            /** @description A part of the maps of the club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMapList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The club id, the limit or the offset is not an integer or out of its bounds, or the filter is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No snapshot of this club was ever stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listClubMembers: {
        parameters: {
            query: {
                /**
                 * @description Part of a member's name or account id, in any case of letters.
                 * @example kestrel
                 */
                q: string;
                /**
                 * @description Most members in the answer.
                 * @example 200
                 */
                limit: number;
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
            /** @description Members of the club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMemberList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The club id or the limit is not an integer or out of its bounds, or the filter is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No snapshot of this club was ever stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listTables: {
        parameters: {
            query: {
                /**
                 * @description Whether rows are counted.
                 * @example true
                 */
                include_counts: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tables that can be looked into. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The switch `include_counts` is neither true nor false. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getTableSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the table.
                 * @example club_maps
                 */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the table is made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSchemaAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The name has more than 200 characters. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such table, or it is not open to readers. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listTableRows: {
        parameters: {
            query: {
                /**
                 * @description Most rows in the answer.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                offset: number;
                /**
                 * @description Column to sort by, the primary key when it is left out.
                 * @example club_id
                 */
                sort_by?: string;
                /**
                 * @description Lowest or highest value first.
                 * @example desc
                 */
                sort_dir: "asc" | "desc";
            };
            header?: never;
            path: {
                /**
                 * @description Name of the table.
                 * @example clubs
                 */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows of the table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableRows"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The table cannot be sorted by that column, or the limit or the offset is not an integer or out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such table, or it is not open to readers. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    ingestTrackerRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /** @description The run as a whole. */
                    run: {
                        /**
                         * @description What made the checks.
                         * @example game api
                         */
                        provider?: string;
                        /**
                         * @description Why the run was started.
                         * @example schedule
                         */
                        reason?: string;
                        /**
                         * Format: date-time
                         * @description When it started. The moment of `finishedAt` when it is left out.
                         * @example 2026-10-03T18:00:00.000Z
                         */
                        startedAt?: string;
                        /**
                         * Format: date-time
                         * @description When it finished. The moment of receipt when it is left out.
                         * @example 2026-10-03T18:00:21.350Z
                         */
                        finishedAt?: string;
                        /**
                         * @description Maps that were up for a check. Left out, as many as were checked.
                         * @example 6
                         */
                        mapsConsidered?: number;
                        /**
                         * @description Maps that were checked. Left out, as many as there are stored checks.
                         * @example 3
                         */
                        mapsChecked?: number;
                        /**
                         * @description World records that were found to have changed. Left out, as many as the checks tell of.
                         * @example 1
                         */
                        wrChanges?: number;
                        /**
                         * @description Anything worth a note. It becomes the message of the event.
                         * @example New record on a cleaned map.
                         */
                        note?: string;
                    };
                    /** @description The checks in the order in which they were made, each judged by itself. */
                    checks?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description What was seen of one map. */
                        row: {
                            /**
                             * @description Uid of the map, as the game knows it.
                             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                             */
                            mapUid: string;
                            /**
                             * @description Name of the map, with its colour codes. The newest one observed counts.
                             * @example Fall 2024 - 08 Cleaned
                             */
                            mapName?: string;
                            /**
                             * Format: date-time
                             * @description When the check was made. The moment of receipt when it is left out.
                             * @example 2026-10-03T18:00:12.000Z
                             */
                            checkedAt?: string;
                            /**
                             * @description Whether the world record has changed since the last check.
                             * @default false
                             * @example true
                             */
                            changed: boolean;
                            /**
                             * @description The former world record in milliseconds. A changed check without it is queued.
                             * @example 40116
                             */
                            oldWrTime?: number;
                            /**
                             * @description The world record in milliseconds, as it is now.
                             * @example 39874
                             */
                            newWrTime?: number;
                            /**
                             * @description Name of the former holder.
                             * @example Mirelle
                             */
                            oldHolder?: string;
                            /**
                             * @description Account of the former holder.
                             * @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f
                             */
                            oldHolderAccountId?: string;
                            /**
                             * @description Name of the holder. A UUID counts as an account id; `-` and `Unknown` count as nobody.
                             * @example Kestrel
                             */
                            newHolder?: string;
                            /**
                             * @description Account of the holder. A changed check with neither holder nor account is queued.
                             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
                             */
                            newHolderAccountId?: string;
                            /**
                             * @description Accounts seen on the map. Those without a name become candidates for a lookup.
                             * @example [
                             *       "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913"
                             *     ]
                             */
                            accountIds?: string[];
                            /**
                             * @description Whether the project tracks the map. What it said last counts.
                             * @example true
                             */
                            tracked?: boolean;
                            /**
                             * @description Label of who made the check, in place of `sourceLabel`.
                             * @example workshop server
                             */
                            source?: string;
                            /**
                             * @description Anything worth a note. It becomes the message of the event.
                             * @example Confirmed by replay.
                             */
                            note?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of the run and its checks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackerRunAnswer"];
                };
            };
            /** @description What is around the checks is malformed, there are too many of them, or the run ends before it starts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestTrackerRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /** @description The run as a whole. */
                    run: {
                        /**
                         * @description What made the checks.
                         * @example game api
                         */
                        provider?: string;
                        /**
                         * @description Why the run was started.
                         * @example schedule
                         */
                        reason?: string;
                        /**
                         * Format: date-time
                         * @description When it started. The moment of `finishedAt` when it is left out.
                         * @example 2026-10-03T18:00:00.000Z
                         */
                        startedAt?: string;
                        /**
                         * Format: date-time
                         * @description When it finished. The moment of receipt when it is left out.
                         * @example 2026-10-03T18:00:21.350Z
                         */
                        finishedAt?: string;
                        /**
                         * @description Maps that were up for a check. Left out, as many as were checked.
                         * @example 6
                         */
                        mapsConsidered?: number;
                        /**
                         * @description Maps that were checked. Left out, as many as there are stored checks.
                         * @example 3
                         */
                        mapsChecked?: number;
                        /**
                         * @description World records that were found to have changed. Left out, as many as the checks tell of.
                         * @example 1
                         */
                        wrChanges?: number;
                        /**
                         * @description Anything worth a note. It becomes the message of the event.
                         * @example New record on a cleaned map.
                         */
                        note?: string;
                    };
                    /** @description The checks in the order in which they were made, each judged by itself. */
                    checks?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description What was seen of one map. */
                        row: {
                            /**
                             * @description Uid of the map, as the game knows it.
                             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                             */
                            mapUid: string;
                            /**
                             * @description Name of the map, with its colour codes. The newest one observed counts.
                             * @example Fall 2024 - 08 Cleaned
                             */
                            mapName?: string;
                            /**
                             * Format: date-time
                             * @description When the check was made. The moment of receipt when it is left out.
                             * @example 2026-10-03T18:00:12.000Z
                             */
                            checkedAt?: string;
                            /**
                             * @description Whether the world record has changed since the last check.
                             * @default false
                             * @example true
                             */
                            changed: boolean;
                            /**
                             * @description The former world record in milliseconds. A changed check without it is queued.
                             * @example 40116
                             */
                            oldWrTime?: number;
                            /**
                             * @description The world record in milliseconds, as it is now.
                             * @example 39874
                             */
                            newWrTime?: number;
                            /**
                             * @description Name of the former holder.
                             * @example Mirelle
                             */
                            oldHolder?: string;
                            /**
                             * @description Account of the former holder.
                             * @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f
                             */
                            oldHolderAccountId?: string;
                            /**
                             * @description Name of the holder. A UUID counts as an account id; `-` and `Unknown` count as nobody.
                             * @example Kestrel
                             */
                            newHolder?: string;
                            /**
                             * @description Account of the holder. A changed check with neither holder nor account is queued.
                             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
                             */
                            newHolderAccountId?: string;
                            /**
                             * @description Accounts seen on the map. Those without a name become candidates for a lookup.
                             * @example [
                             *       "7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913"
                             *     ]
                             */
                            accountIds?: string[];
                            /**
                             * @description Whether the project tracks the map. What it said last counts.
                             * @example true
                             */
                            tracked?: boolean;
                            /**
                             * @description Label of who made the check, in place of `sourceLabel`.
                             * @example workshop server
                             */
                            source?: string;
                            /**
                             * @description Anything worth a note. It becomes the message of the event.
                             * @example Confirmed by replay.
                             */
                            note?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of the run and its checks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackerRunAnswer"];
                };
            };
            /** @description What is around the checks is malformed, there are too many of them, or the run ends before it starts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    registerInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Id of the instance within its project, stored like a project key.
                     * @example workshop-1
                     */
                    instanceId: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /**
                     * @description Name of the instance. Left out, the stored one stays; a new instance is named by its id.
                     * @example Workshop server 1
                     */
                    instanceName?: string;
                    /**
                     * @description Whether the project is at work. Left out, the stored answer stays; a new project is.
                     * @example true
                     */
                    enabled?: boolean;
                    /**
                     * @description Seconds between two runs of checks. Left out, the stored number stays; a new project has 300.
                     * @example 300
                     */
                    checkIntervalSeconds?: number;
                    /**
                     * @description What the instance says of itself.
                     * @example idle
                     */
                    status?: string;
                    /**
                     * @description Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole.
                     * @example {
                     *       "version": "2.4.1"
                     *     }
                     */
                    meta?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The instance as it is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceAnswer"];
                };
            };
            /** @description A field is missing or has a value that it does not take, or the body is not JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    sendHeartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Id of the instance within its project, stored like a project key.
                     * @example workshop-1
                     */
                    instanceId: string;
                    /**
                     * @description What the instance says of itself.
                     * @example idle
                     */
                    status?: string;
                    /**
                     * @description Anything else about the instance, at most 4096 bytes as JSON. It replaces what is stored as a whole.
                     * @example {
                     *       "version": "2.4.1"
                     *     }
                     */
                    meta?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The instance as it is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceAnswer"];
                };
            };
            /** @description A field is missing or has a value that it does not take, or the body is not JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestDisplayNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`,
                     *     `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. Without it the known one stays.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description Label that the rows show as their source. Without it the known one stays.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /**
                     * Format: date-time
                     * @description When the names were observed, for rows that do not say it themselves.
                     * @example 2026-10-06T07:55:00.000Z
                     */
                    observedAt?: string;
                    /** @description The names, at most 5000 together with those of `namesByAccountId`. */
                    names?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description A name that an account was seen with. */
                        row: {
                            /**
                             * @description Account id. A UUID may be in any case.
                             * @example 99198a01-07f5-424d-a5a7-adfb41911e1d
                             */
                            accountId: string;
                            /**
                             * @description The name as the game shows it.
                             * @example Dunes
                             */
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description When it was observed.
                             * @example 2026-10-06T07:55:00.000Z
                             */
                            observedAt?: string;
                            /**
                             * @description Label of who observed it, in place of the `sourceLabel`.
                             * @example workshop server
                             */
                            source?: string;
                        };
                    }[];
                    /**
                     * @description Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows
                     *     of `names`.
                     * @example {
                     *       "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes"
                     *     }
                     */
                    namesByAccountId?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayNameIngestAnswer"];
                };
            };
            /** @description The envelope is malformed, or there are no names or more than 5000. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestPluginDisplayNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the project. It is stored in lower case, with `-` for every character other than letters, digits, `.`,
                     *     `_` and `-`.
                     * @example plugin-player-directory
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. Without it the known one stays.
                     * @example Plugin player directory
                     */
                    projectName?: string;
                    /**
                     * @description Label that the rows show as their source. Without it the known one stays.
                     * @example player plugin
                     */
                    sourceLabel?: string;
                    /**
                     * Format: date-time
                     * @description When the names were observed, for rows that do not say it themselves.
                     * @example 2026-10-06T07:55:00.000Z
                     */
                    observedAt?: string;
                    /** @description The names, at most 5000 together with those of `namesByAccountId`. */
                    names?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description A name that an account was seen with. */
                        row: {
                            /**
                             * @description Account id. A UUID may be in any case.
                             * @example 99198a01-07f5-424d-a5a7-adfb41911e1d
                             */
                            accountId: string;
                            /**
                             * @description The name as the game shows it.
                             * @example Dunes
                             */
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description When it was observed.
                             * @example 2026-10-06T07:55:00.000Z
                             */
                            observedAt?: string;
                            /**
                             * @description Label of who observed it, in place of the `sourceLabel`.
                             * @example workshop server
                             */
                            source?: string;
                        };
                    }[];
                    /**
                     * @description Names by account id, as another way to send rows that have nothing else to say. They are numbered after the rows
                     *     of `names`.
                     * @example {
                     *       "99198a01-07f5-424d-a5a7-adfb41911e1d": "Dunes"
                     *     }
                     */
                    namesByAccountId?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Token that the plugin platform has issued to the player. A server that checks tokens needs it; it is neither
                     *     stored nor logged.
                     * @example f3b0c7d2-51b4-4d0e-8d7a-1c9f6f2ab410
                     */
                    opToken?: string;
                };
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginDisplayNameIngestAnswer"];
                };
            };
            /** @description The envelope is malformed, there are no names or more than 5000, or the project is another one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description This server checks tokens, and there was none or one that the plugin platform refuses. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            /** @description The plugin platform answered something that is no answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The plugin platform could not be reached in time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    ingestClubSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /**
                     * Format: date-time
                     * @description When the club was looked at.
                     * @example 2026-10-06T06:00:00.000Z
                     */
                    observedAt?: string;
                    /** @description The club itself. Its id is required, under one of its two names. */
                    club: {
                        /**
                         * @description Id of the club in the game.
                         * @example 29812
                         */
                        clubId?: number;
                        /**
                         * @description The same, as the game names it.
                         * @example 29812
                         */
                        id?: number;
                        /**
                         * @description Name of the club.
                         * @example Alteration Workshop
                         */
                        name?: string;
                        /**
                         * Format: date-time
                         * @description When the club was founded.
                         * @example 2023-04-02T14:00:00.000Z
                         */
                        createdAt?: string;
                    };
                    /** @description Campaigns of the club. */
                    campaigns?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description A campaign of the club. Its id is required, under one of its two names. */
                        row: {
                            /**
                             * @description Id of the campaign in the game.
                             * @example 51877
                             */
                            campaignId?: number;
                            /**
                             * @description The same, as the game names it.
                             * @example 51877
                             */
                            id?: number;
                            /**
                             * @description Name of the campaign.
                             * @example Fall 2024 Cleaned
                             */
                            name?: string;
                            /**
                             * Format: date-time
                             * @description When the campaign was made.
                             * @example 2024-11-09T09:50:00.000Z
                             */
                            createdAt?: string;
                            /**
                             * Format: date-time
                             * @description When the campaign was published.
                             * @example 2024-11-10T12:00:00.000Z
                             */
                            publishedAt?: string;
                            /** @description All maps of the campaign. They replace those that it had. None leaves it as it is. */
                            maps?: {
                                /** @description Place in the list that was sent, from 0. */
                                index: number;
                                /** @description A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                                row: {
                                    /**
                                     * @description Uid of the map.
                                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                                     */
                                    mapUid?: string;
                                    /**
                                     * @description The same, as the game names it.
                                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                                     */
                                    uid?: string;
                                    /**
                                     * @description Place of the map in its campaign or bucket.
                                     * @example 0
                                     */
                                    position?: number;
                                    /**
                                     * @description The same, as the game names it.
                                     * @example 0
                                     */
                                    slot?: number;
                                    /**
                                     * @description Id of the map, a UUID.
                                     * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
                                     */
                                    mapId?: string;
                                    /**
                                     * @description Name of the map, with its colour codes.
                                     * @example Fall 2024 - 08 Cleaned
                                     */
                                    name?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example Fall 2024 - 08 Cleaned
                                     */
                                    mapName?: string;
                                    /**
                                     * @description Name of the map's file.
                                     * @example Fall 2024 - 08 Cleaned.Map.Gbx
                                     */
                                    filename?: string;
                                    /**
                                     * @description Where the map's file is.
                                     * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                                     */
                                    fileUrl?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                                     */
                                    downloadUrl?: string;
                                    /**
                                     * @description Where the map's picture is.
                                     * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
                                     */
                                    thumbnailUrl?: string;
                                    /**
                                     * @description Account id of the mapper.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    author?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    authorAccountId?: string;
                                    /**
                                     * @description Account id of whoever uploaded the map.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    submitter?: string;
                                    /**
                                     * @description Author time in milliseconds.
                                     * @example 41208
                                     */
                                    authorScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 41208
                                     */
                                    authorMs?: number;
                                    /**
                                     * @description Gold time in milliseconds.
                                     * @example 44000
                                     */
                                    goldScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 44000
                                     */
                                    goldMs?: number;
                                    /**
                                     * @description Silver time in milliseconds.
                                     * @example 50000
                                     */
                                    silverScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 50000
                                     */
                                    silverMs?: number;
                                    /**
                                     * @description Bronze time in milliseconds.
                                     * @example 62000
                                     */
                                    bronzeScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 62000
                                     */
                                    bronzeMs?: number;
                                    /**
                                     * @description Collection of blocks that the map is built of.
                                     * @example Stadium
                                     */
                                    collectionName?: string;
                                    /**
                                     * @description Style of the map. May be empty.
                                     * @example
                                     */
                                    mapStyle?: string;
                                    /**
                                     * @description Game mode that the map is made for.
                                     * @example TrackMania\TM_Race
                                     */
                                    mapType?: string;
                                    /**
                                     * @description Whether the game lets players drive it.
                                     * @example true
                                     */
                                    isPlayable?: boolean;
                                    /**
                                     * @description Whether it was built in the editor for gamepads.
                                     * @example false
                                     */
                                    createdWithGamepadEditor?: boolean;
                                    /**
                                     * @description Whether it was built in the simple editor.
                                     * @example false
                                     */
                                    createdWithSimpleEditor?: boolean;
                                    /**
                                     * Format: date-time
                                     * @description When the map was uploaded. It is answered with the offset that it was sent with.
                                     * @example 2024-11-09T10:15:00+00:00
                                     */
                                    timestamp?: string;
                                    /**
                                     * Format: date-time
                                     * @description The same under another name.
                                     * @example 2024-11-09T10:15:00+00:00
                                     */
                                    mapCreatedAt?: string;
                                    /**
                                     * @description Season of the map. Read from its name when it is left out.
                                     * @example Fall
                                     */
                                    season?: string;
                                    /**
                                     * @description Year of the season. Read from the map's name when it is left out.
                                     * @example 2024
                                     */
                                    year?: number;
                                    /**
                                     * @description Numbers within the season. Read from the map's name when they are left out.
                                     * @example [
                                     *       8
                                     *     ]
                                     */
                                    mapnumber?: number[];
                                    /**
                                     * @description What was changed about the original. Read from the map's name when it is left out.
                                     * @example Cleaned
                                     */
                                    alteration?: string;
                                    /**
                                     * @description What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out.
                                     * @example training
                                     */
                                    type?: string;
                                };
                            }[];
                        };
                    }[];
                    /** @description Upload buckets of the club. */
                    uploads?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description An upload bucket of the club. Its id is required, under one of its two names. */
                        row: {
                            /**
                             * @description Id of the bucket in the game.
                             * @example 70214
                             */
                            bucketId?: number;
                            /**
                             * @description The same, as the game names it.
                             * @example 70214
                             */
                            id?: number;
                            /**
                             * @description Name of the bucket.
                             * @example Icy Odds and Ends
                             */
                            name?: string;
                            /**
                             * Format: date-time
                             * @description When the bucket was made.
                             * @example 2026-01-24T20:00:00.000Z
                             */
                            createdAt?: string;
                            /** @description Maps of the bucket. They are added to those that it has. */
                            maps?: {
                                /** @description Place in the list that was sent, from 0. */
                                index: number;
                                /** @description A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                                row: {
                                    /**
                                     * @description Uid of the map.
                                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                                     */
                                    mapUid?: string;
                                    /**
                                     * @description The same, as the game names it.
                                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                                     */
                                    uid?: string;
                                    /**
                                     * @description Place of the map in its campaign or bucket.
                                     * @example 0
                                     */
                                    position?: number;
                                    /**
                                     * @description The same, as the game names it.
                                     * @example 0
                                     */
                                    slot?: number;
                                    /**
                                     * @description Id of the map, a UUID.
                                     * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
                                     */
                                    mapId?: string;
                                    /**
                                     * @description Name of the map, with its colour codes.
                                     * @example Fall 2024 - 08 Cleaned
                                     */
                                    name?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example Fall 2024 - 08 Cleaned
                                     */
                                    mapName?: string;
                                    /**
                                     * @description Name of the map's file.
                                     * @example Fall 2024 - 08 Cleaned.Map.Gbx
                                     */
                                    filename?: string;
                                    /**
                                     * @description Where the map's file is.
                                     * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                                     */
                                    fileUrl?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                                     */
                                    downloadUrl?: string;
                                    /**
                                     * @description Where the map's picture is.
                                     * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
                                     */
                                    thumbnailUrl?: string;
                                    /**
                                     * @description Account id of the mapper.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    author?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    authorAccountId?: string;
                                    /**
                                     * @description Account id of whoever uploaded the map.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    submitter?: string;
                                    /**
                                     * @description Author time in milliseconds.
                                     * @example 41208
                                     */
                                    authorScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 41208
                                     */
                                    authorMs?: number;
                                    /**
                                     * @description Gold time in milliseconds.
                                     * @example 44000
                                     */
                                    goldScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 44000
                                     */
                                    goldMs?: number;
                                    /**
                                     * @description Silver time in milliseconds.
                                     * @example 50000
                                     */
                                    silverScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 50000
                                     */
                                    silverMs?: number;
                                    /**
                                     * @description Bronze time in milliseconds.
                                     * @example 62000
                                     */
                                    bronzeScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 62000
                                     */
                                    bronzeMs?: number;
                                    /**
                                     * @description Collection of blocks that the map is built of.
                                     * @example Stadium
                                     */
                                    collectionName?: string;
                                    /**
                                     * @description Style of the map. May be empty.
                                     * @example
                                     */
                                    mapStyle?: string;
                                    /**
                                     * @description Game mode that the map is made for.
                                     * @example TrackMania\TM_Race
                                     */
                                    mapType?: string;
                                    /**
                                     * @description Whether the game lets players drive it.
                                     * @example true
                                     */
                                    isPlayable?: boolean;
                                    /**
                                     * @description Whether it was built in the editor for gamepads.
                                     * @example false
                                     */
                                    createdWithGamepadEditor?: boolean;
                                    /**
                                     * @description Whether it was built in the simple editor.
                                     * @example false
                                     */
                                    createdWithSimpleEditor?: boolean;
                                    /**
                                     * Format: date-time
                                     * @description When the map was uploaded. It is answered with the offset that it was sent with.
                                     * @example 2024-11-09T10:15:00+00:00
                                     */
                                    timestamp?: string;
                                    /**
                                     * Format: date-time
                                     * @description The same under another name.
                                     * @example 2024-11-09T10:15:00+00:00
                                     */
                                    mapCreatedAt?: string;
                                    /**
                                     * @description Season of the map. Read from its name when it is left out.
                                     * @example Fall
                                     */
                                    season?: string;
                                    /**
                                     * @description Year of the season. Read from the map's name when it is left out.
                                     * @example 2024
                                     */
                                    year?: number;
                                    /**
                                     * @description Numbers within the season. Read from the map's name when they are left out.
                                     * @example [
                                     *       8
                                     *     ]
                                     */
                                    mapnumber?: number[];
                                    /**
                                     * @description What was changed about the original. Read from the map's name when it is left out.
                                     * @example Cleaned
                                     */
                                    alteration?: string;
                                    /**
                                     * @description What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out.
                                     * @example training
                                     */
                                    type?: string;
                                };
                            }[];
                        };
                    }[];
                    /** @description More upload buckets, under the name that the game gives them. */
                    uploadBuckets?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description An upload bucket of the club. Its id is required, under one of its two names. */
                        row: {
                            /**
                             * @description Id of the bucket in the game.
                             * @example 70214
                             */
                            bucketId?: number;
                            /**
                             * @description The same, as the game names it.
                             * @example 70214
                             */
                            id?: number;
                            /**
                             * @description Name of the bucket.
                             * @example Icy Odds and Ends
                             */
                            name?: string;
                            /**
                             * Format: date-time
                             * @description When the bucket was made.
                             * @example 2026-01-24T20:00:00.000Z
                             */
                            createdAt?: string;
                            /** @description Maps of the bucket. They are added to those that it has. */
                            maps?: {
                                /** @description Place in the list that was sent, from 0. */
                                index: number;
                                /** @description A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                                row: {
                                    /**
                                     * @description Uid of the map.
                                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                                     */
                                    mapUid?: string;
                                    /**
                                     * @description The same, as the game names it.
                                     * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                                     */
                                    uid?: string;
                                    /**
                                     * @description Place of the map in its campaign or bucket.
                                     * @example 0
                                     */
                                    position?: number;
                                    /**
                                     * @description The same, as the game names it.
                                     * @example 0
                                     */
                                    slot?: number;
                                    /**
                                     * @description Id of the map, a UUID.
                                     * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
                                     */
                                    mapId?: string;
                                    /**
                                     * @description Name of the map, with its colour codes.
                                     * @example Fall 2024 - 08 Cleaned
                                     */
                                    name?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example Fall 2024 - 08 Cleaned
                                     */
                                    mapName?: string;
                                    /**
                                     * @description Name of the map's file.
                                     * @example Fall 2024 - 08 Cleaned.Map.Gbx
                                     */
                                    filename?: string;
                                    /**
                                     * @description Where the map's file is.
                                     * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                                     */
                                    fileUrl?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                                     */
                                    downloadUrl?: string;
                                    /**
                                     * @description Where the map's picture is.
                                     * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
                                     */
                                    thumbnailUrl?: string;
                                    /**
                                     * @description Account id of the mapper.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    author?: string;
                                    /**
                                     * @description The same under another name.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    authorAccountId?: string;
                                    /**
                                     * @description Account id of whoever uploaded the map.
                                     * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                                     */
                                    submitter?: string;
                                    /**
                                     * @description Author time in milliseconds.
                                     * @example 41208
                                     */
                                    authorScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 41208
                                     */
                                    authorMs?: number;
                                    /**
                                     * @description Gold time in milliseconds.
                                     * @example 44000
                                     */
                                    goldScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 44000
                                     */
                                    goldMs?: number;
                                    /**
                                     * @description Silver time in milliseconds.
                                     * @example 50000
                                     */
                                    silverScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 50000
                                     */
                                    silverMs?: number;
                                    /**
                                     * @description Bronze time in milliseconds.
                                     * @example 62000
                                     */
                                    bronzeScore?: number;
                                    /**
                                     * @description The same under another name.
                                     * @example 62000
                                     */
                                    bronzeMs?: number;
                                    /**
                                     * @description Collection of blocks that the map is built of.
                                     * @example Stadium
                                     */
                                    collectionName?: string;
                                    /**
                                     * @description Style of the map. May be empty.
                                     * @example
                                     */
                                    mapStyle?: string;
                                    /**
                                     * @description Game mode that the map is made for.
                                     * @example TrackMania\TM_Race
                                     */
                                    mapType?: string;
                                    /**
                                     * @description Whether the game lets players drive it.
                                     * @example true
                                     */
                                    isPlayable?: boolean;
                                    /**
                                     * @description Whether it was built in the editor for gamepads.
                                     * @example false
                                     */
                                    createdWithGamepadEditor?: boolean;
                                    /**
                                     * @description Whether it was built in the simple editor.
                                     * @example false
                                     */
                                    createdWithSimpleEditor?: boolean;
                                    /**
                                     * Format: date-time
                                     * @description When the map was uploaded. It is answered with the offset that it was sent with.
                                     * @example 2024-11-09T10:15:00+00:00
                                     */
                                    timestamp?: string;
                                    /**
                                     * Format: date-time
                                     * @description The same under another name.
                                     * @example 2024-11-09T10:15:00+00:00
                                     */
                                    mapCreatedAt?: string;
                                    /**
                                     * @description Season of the map. Read from its name when it is left out.
                                     * @example Fall
                                     */
                                    season?: string;
                                    /**
                                     * @description Year of the season. Read from the map's name when it is left out.
                                     * @example 2024
                                     */
                                    year?: number;
                                    /**
                                     * @description Numbers within the season. Read from the map's name when they are left out.
                                     * @example [
                                     *       8
                                     *     ]
                                     */
                                    mapnumber?: number[];
                                    /**
                                     * @description What was changed about the original. Read from the map's name when it is left out.
                                     * @example Cleaned
                                     */
                                    alteration?: string;
                                    /**
                                     * @description What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out.
                                     * @example training
                                     */
                                    type?: string;
                                };
                            }[];
                        };
                    }[];
                    /** @description Members of the club. */
                    members?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description A member of the club. */
                        row: {
                            /**
                             * @description Account id of the member.
                             * @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0
                             */
                            accountId: string;
                            /**
                             * @description What the member is in the club, in the game's words.
                             * @example member
                             */
                            role?: string;
                            /**
                             * Format: date-time
                             * @description When the member joined.
                             * @example 2025-06-11T20:03:54.000Z
                             */
                            joinedAt?: string;
                            /**
                             * @description The same in seconds since 1970, as the game tells it.
                             * @example 1749672234
                             */
                            creationTimestamp?: number;
                            /**
                             * @description Name of the member. It goes to the directory of names, unless the directory does not take it.
                             * @example Kestrel
                             */
                            displayName?: string;
                        };
                    }[];
                    /** @description Maps of the club that stand in no campaign. */
                    maps?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description A map. Its uid is required, under one of its two names. Fields that are left out keep what is known. */
                        row: {
                            /**
                             * @description Uid of the map.
                             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                             */
                            mapUid?: string;
                            /**
                             * @description The same, as the game names it.
                             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                             */
                            uid?: string;
                            /**
                             * @description Place of the map in its campaign or bucket.
                             * @example 0
                             */
                            position?: number;
                            /**
                             * @description The same, as the game names it.
                             * @example 0
                             */
                            slot?: number;
                            /**
                             * @description Id of the map, a UUID.
                             * @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27
                             */
                            mapId?: string;
                            /**
                             * @description Name of the map, with its colour codes.
                             * @example Fall 2024 - 08 Cleaned
                             */
                            name?: string;
                            /**
                             * @description The same under another name.
                             * @example Fall 2024 - 08 Cleaned
                             */
                            mapName?: string;
                            /**
                             * @description Name of the map's file.
                             * @example Fall 2024 - 08 Cleaned.Map.Gbx
                             */
                            filename?: string;
                            /**
                             * @description Where the map's file is.
                             * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                             */
                            fileUrl?: string;
                            /**
                             * @description The same under another name.
                             * @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx
                             */
                            downloadUrl?: string;
                            /**
                             * @description Where the map's picture is.
                             * @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg
                             */
                            thumbnailUrl?: string;
                            /**
                             * @description Account id of the mapper.
                             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                             */
                            author?: string;
                            /**
                             * @description The same under another name.
                             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                             */
                            authorAccountId?: string;
                            /**
                             * @description Account id of whoever uploaded the map.
                             * @example 5294f599-20d9-4e29-97d4-13fa302bcd71
                             */
                            submitter?: string;
                            /**
                             * @description Author time in milliseconds.
                             * @example 41208
                             */
                            authorScore?: number;
                            /**
                             * @description The same under another name.
                             * @example 41208
                             */
                            authorMs?: number;
                            /**
                             * @description Gold time in milliseconds.
                             * @example 44000
                             */
                            goldScore?: number;
                            /**
                             * @description The same under another name.
                             * @example 44000
                             */
                            goldMs?: number;
                            /**
                             * @description Silver time in milliseconds.
                             * @example 50000
                             */
                            silverScore?: number;
                            /**
                             * @description The same under another name.
                             * @example 50000
                             */
                            silverMs?: number;
                            /**
                             * @description Bronze time in milliseconds.
                             * @example 62000
                             */
                            bronzeScore?: number;
                            /**
                             * @description The same under another name.
                             * @example 62000
                             */
                            bronzeMs?: number;
                            /**
                             * @description Collection of blocks that the map is built of.
                             * @example Stadium
                             */
                            collectionName?: string;
                            /**
                             * @description Style of the map. May be empty.
                             * @example
                             */
                            mapStyle?: string;
                            /**
                             * @description Game mode that the map is made for.
                             * @example TrackMania\TM_Race
                             */
                            mapType?: string;
                            /**
                             * @description Whether the game lets players drive it.
                             * @example true
                             */
                            isPlayable?: boolean;
                            /**
                             * @description Whether it was built in the editor for gamepads.
                             * @example false
                             */
                            createdWithGamepadEditor?: boolean;
                            /**
                             * @description Whether it was built in the simple editor.
                             * @example false
                             */
                            createdWithSimpleEditor?: boolean;
                            /**
                             * Format: date-time
                             * @description When the map was uploaded. It is answered with the offset that it was sent with.
                             * @example 2024-11-09T10:15:00+00:00
                             */
                            timestamp?: string;
                            /**
                             * Format: date-time
                             * @description The same under another name.
                             * @example 2024-11-09T10:15:00+00:00
                             */
                            mapCreatedAt?: string;
                            /**
                             * @description Season of the map. Read from its name when it is left out.
                             * @example Fall
                             */
                            season?: string;
                            /**
                             * @description Year of the season. Read from the map's name when it is left out.
                             * @example 2024
                             */
                            year?: number;
                            /**
                             * @description Numbers within the season. Read from the map's name when they are left out.
                             * @example [
                             *       8
                             *     ]
                             */
                            mapnumber?: number[];
                            /**
                             * @description What was changed about the original. Read from the map's name when it is left out.
                             * @example Cleaned
                             */
                            alteration?: string;
                            /**
                             * @description What kind of map it is, unless it belongs to a season. Read from the map's name when it is left out.
                             * @example training
                             */
                            type?: string;
                        };
                    }[];
                    /** @description What happened in the club. Only counted. */
                    activities?: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description Anything that the game tells about an activity. Its fields are not looked at. */
                        row: {
                            [key: string]: unknown;
                        };
                    }[];
                    /**
                     * @description Collections that are complete in this snapshot, so that rows which are missing in it go.
                     * @example [
                     *       "campaigns",
                     *       "uploads",
                     *       "members"
                     *     ]
                     */
                    complete?: ("campaigns" | "uploads" | "members" | "maps")[];
                };
            };
        };
        responses: {
            /** @description What was seen in the snapshot, and what it has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSnapshotAnswer"];
                };
            };
            /** @description The envelope is malformed, or does not say which club or project it is about. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["SnapshotTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /** @description Something that has happened. */
                    event: {
                        /**
                         * @description What happened, as a word of the contributor's own, or `wr_change` for a new world record. The types that the service
                         *     stores itself are refused.
                         * @example campaign.announced
                         */
                        type: string;
                        /**
                         * Format: date-time
                         * @description When it happened, for a world record when it was driven. The moment of receipt when it is left out.
                         * @example 2025-08-02T17:00:00.000Z
                         */
                        occurredAt?: string;
                        /**
                         * @description Uid of the map that it is about. Required for a `wr_change`.
                         * @example Y6l2FpBkciaT5i1FZYiIcTxUvrq
                         */
                        mapUid?: string;
                        /**
                         * @description Name of that map, with its colour codes.
                         * @example Summer 2025 - 03 (STTF)
                         */
                        mapName?: string;
                        /**
                         * @description Account that it is about, such as the holder of the record.
                         * @example 02ca118c-2342-4a92-861e-d4811f757650
                         */
                        accountId?: string;
                        /**
                         * @description Name of whom it is about. A UUID counts as an account id; `-` and `Unknown` count as nobody.
                         * @example oakhollow
                         */
                        holder?: string;
                        /**
                         * @description World record in milliseconds. Required for a `wr_change`.
                         * @example 58233
                         */
                        wrMs?: number;
                        /**
                         * @description Whether something has changed. For a `wr_change` it has unless this says no, for others it has not.
                         * @example false
                         */
                        changed?: boolean;
                        /**
                         * @description A sentence for people.
                         * @example Summer 2025 STTF is out.
                         */
                        message?: string;
                        /**
                         * @description Anything else, at most 16384 bytes as JSON.
                         * @example {
                         *       "campaignId": 63120
                         *     }
                         */
                        payload?: {
                            [key: string]: unknown;
                        };
                        /**
                         * @description A key of the contributor for this event: the same key again is the same event.
                         * @example campaign-63120
                         */
                        eventKey?: string;
                    };
                };
            };
        };
        responses: {
            /** @description What became of the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsReportAnswer"];
                };
            };
            /** @description A field is missing or has a value that it does not take, or the body is not JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /** @description The events, each judged by itself. */
                    events: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description Something that has happened. */
                        row: {
                            /**
                             * @description What happened, as a word of the contributor's own, or `wr_change` for a new world record. The types that the service
                             *     stores itself are refused.
                             * @example campaign.announced
                             */
                            type: string;
                            /**
                             * Format: date-time
                             * @description When it happened, for a world record when it was driven. The moment of receipt when it is left out.
                             * @example 2025-08-02T17:00:00.000Z
                             */
                            occurredAt?: string;
                            /**
                             * @description Uid of the map that it is about. Required for a `wr_change`.
                             * @example Y6l2FpBkciaT5i1FZYiIcTxUvrq
                             */
                            mapUid?: string;
                            /**
                             * @description Name of that map, with its colour codes.
                             * @example Summer 2025 - 03 (STTF)
                             */
                            mapName?: string;
                            /**
                             * @description Account that it is about, such as the holder of the record.
                             * @example 02ca118c-2342-4a92-861e-d4811f757650
                             */
                            accountId?: string;
                            /**
                             * @description Name of whom it is about. A UUID counts as an account id; `-` and `Unknown` count as nobody.
                             * @example oakhollow
                             */
                            holder?: string;
                            /**
                             * @description World record in milliseconds. Required for a `wr_change`.
                             * @example 58233
                             */
                            wrMs?: number;
                            /**
                             * @description Whether something has changed. For a `wr_change` it has unless this says no, for others it has not.
                             * @example false
                             */
                            changed?: boolean;
                            /**
                             * @description A sentence for people.
                             * @example Summer 2025 STTF is out.
                             */
                            message?: string;
                            /**
                             * @description Anything else, at most 16384 bytes as JSON.
                             * @example {
                             *       "campaignId": 63120
                             *     }
                             */
                            payload?: {
                                [key: string]: unknown;
                            };
                            /**
                             * @description A key of the contributor for this event: the same key again is the same event.
                             * @example campaign-63120
                             */
                            eventKey?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of each event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsReportAnswer"];
                };
            };
            /** @description What is around the events is malformed, or there are none or too many of them. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestTraffic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /**
                     * @description The part of the project that all this is about, unless a sample says otherwise.
                     * @example tracker
                     */
                    service?: string;
                    /** @description One HTTP call that a project has served or made. */
                    sample: {
                        /**
                         * @description Whether the project served the call or made it.
                         * @example outgoing
                         * @enum {string}
                         */
                        direction?: "incoming" | "outgoing";
                        /**
                         * @description The part of the project that was called or has called. The request's own `service` counts when it is left out.
                         * @example tracker
                         */
                        service?: string;
                        /**
                         * @description What inside that part it was about.
                         * @example record lookup
                         */
                        component?: string;
                        /**
                         * @description HTTP method.
                         * @example GET
                         */
                        method?: string;
                        /**
                         * @description Route that was called, at most 300 characters without its query string, which is not stored.
                         * @example /api/v1/projects/:projectKey/maps
                         */
                        route?: string;
                        /**
                         * @description Host that was called.
                         * @example records.example.org
                         */
                        targetHost?: string;
                        /**
                         * @description Path that was called, at most 300 characters without its query string, which is not stored.
                         * @example /api/v1/projects/alteration-tracker/maps
                         */
                        targetPath?: string;
                        /**
                         * @description HTTP status of the answer, or 0 when there was none.
                         * @example 200
                         */
                        statusCode: number;
                        /**
                         * @description How long it took, in milliseconds. Stored as a whole number.
                         * @example 184
                         */
                        durationMs?: number;
                        /**
                         * @description Bytes that came in.
                         * @example 5120
                         */
                        bytesIn?: number;
                        /**
                         * @description Bytes that went out.
                         * @example 412
                         */
                        bytesOut?: number;
                        /**
                         * Format: date-time
                         * @description When the call was made.
                         * @example 2026-10-06T07:50:02.118Z
                         */
                        occurredAt?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The sample is stored, or was stored before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficAnswer"];
                };
            };
            /** @description The sample or what is around it is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
    ingestTrafficBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Key of the contributing project. It is stored in lower case and with `-` for every character other than letters,
                     *     digits, `.`, `_` and `-`.
                     * @example alteration-tracker
                     */
                    projectKey: string;
                    /**
                     * @description Name of the project. What is stored already counts when it is left out.
                     * @example Alteration Tracker
                     */
                    projectName?: string;
                    /**
                     * @description What the project calls the part of it that sends this.
                     * @example workshop server
                     */
                    sourceLabel?: string;
                    /**
                     * @description The part of the project that all this is about, unless a sample says otherwise.
                     * @example tracker
                     */
                    service?: string;
                    /** @description The calls, each judged by itself. */
                    samples: {
                        /** @description Place in the list that was sent, from 0. */
                        index: number;
                        /** @description One HTTP call that a project has served or made. */
                        row: {
                            /**
                             * @description Whether the project served the call or made it.
                             * @example outgoing
                             * @enum {string}
                             */
                            direction?: "incoming" | "outgoing";
                            /**
                             * @description The part of the project that was called or has called. The request's own `service` counts when it is left out.
                             * @example tracker
                             */
                            service?: string;
                            /**
                             * @description What inside that part it was about.
                             * @example record lookup
                             */
                            component?: string;
                            /**
                             * @description HTTP method.
                             * @example GET
                             */
                            method?: string;
                            /**
                             * @description Route that was called, at most 300 characters without its query string, which is not stored.
                             * @example /api/v1/projects/:projectKey/maps
                             */
                            route?: string;
                            /**
                             * @description Host that was called.
                             * @example records.example.org
                             */
                            targetHost?: string;
                            /**
                             * @description Path that was called, at most 300 characters without its query string, which is not stored.
                             * @example /api/v1/projects/alteration-tracker/maps
                             */
                            targetPath?: string;
                            /**
                             * @description HTTP status of the answer, or 0 when there was none.
                             * @example 200
                             */
                            statusCode: number;
                            /**
                             * @description How long it took, in milliseconds. Stored as a whole number.
                             * @example 184
                             */
                            durationMs?: number;
                            /**
                             * @description Bytes that came in.
                             * @example 5120
                             */
                            bytesIn?: number;
                            /**
                             * @description Bytes that went out.
                             * @example 412
                             */
                            bytesOut?: number;
                            /**
                             * Format: date-time
                             * @description When the call was made.
                             * @example 2026-10-06T07:50:02.118Z
                             */
                            occurredAt?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of each sample. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficAnswer"];
                };
            };
            /** @description What is around the samples is malformed, or there are none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
        };
    };
}
