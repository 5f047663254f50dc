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
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next attempt.
         * @example 17
         */
        RetryAfter: number;
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
                "application/json": components["schemas"]["UpdateRequestBody"];
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
                "application/json": components["schemas"]["WorldRecordReport"];
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
