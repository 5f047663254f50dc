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
         * @description The documentation as data, for programs and documentation pages. It is made from the OpenAPI document, so the two
         *     agree. The example shows one endpoint out of all.
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
             * @description What was expected there.
             * @example must be an ISO 8601 date and time with Z or an offset.
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
            /** @description The parts at fault, where there are several or where a body is concerned. */
            details?: components["schemas"]["ErrorDetail"][];
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
}
