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
}
