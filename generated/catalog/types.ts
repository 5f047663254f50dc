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
             * @description The map is `active` while it is in the primary club, `archived` after it left, `pending` while nobody has told more than uid and name.
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
             * @description When the map was first asked for.
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
             * @description Name of the holder. An empty one, `-` and `Unknown` name nobody; an account id counts as one.
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
             * @description When it was driven; the moment of the report when it is left out or lies ahead.
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
             * @description When it was driven, as far as it was told.
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
         * @description Whether to answer the list of world records.
         * @example true
         */
        includeRecent: boolean;
        /**
         * @description Most world records to answer.
         * @example 24
         */
        recentLimit: number;
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
                     * @description Name of the holder. An empty one, `-` and `Unknown` name nobody; an account id counts as one.
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
                     * @description When it was driven; the moment of the report when it is left out or lies ahead.
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
