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
             * @description Name of the instance. The stored one counts when it is left out, and at first the id.
             * @example Workshop server 1
             */
            instanceName?: string | null;
            /**
             * @description Whether the project is at work. At first it is.
             * @example true
             */
            enabled?: boolean | null;
            /**
             * @description How often the project checks its maps, in seconds. At first 300.
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
        /** @description The content type is not `application/json`. */
        JsonExpected: {
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
         * @description Key of the project. It is read as it is stored, in lower case and with `-` for every character other than
         *     letters, digits, `.`, `_` and `-`.
         * @example alteration-tracker
         */
        projectKey: string;
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
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Most projects to list.
                 * @example 120
                 */
                limit?: number;
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
                projectKey: components["parameters"]["projectKey"];
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
    listProjectInstances: {
        parameters: {
            query?: {
                /**
                 * @description Most instances to list.
                 * @example 120
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Key of the project. It is read as it is stored, in lower case and with `-` for every character other than
                 *     letters, digits, `.`, `_` and `-`.
                 * @example alteration-tracker
                 */
                projectKey: components["parameters"]["projectKey"];
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
    registerInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
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
                "application/json": components["schemas"]["HeartbeatRequest"];
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
}
