// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface paths {
    "/api/v1/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all endpoints
         * @description The documentation as data, in the order of the groups: for each endpoint its parameters, notes and worked
         *     examples. The example shows one endpoint out of eleven.
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
    "/api/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the API root
         * @description A starting point for programs: it names the routes, so that only this one has to be known. `:name` in a route
         *     stands for a value to fill in.
         */
        get: operations["getApiRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check service health
         * @description The status is `degraded` when the service still answers but verification has stopped or the disk is nearly full.
         *     The HTTP status is 200 either way.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the live feed
         * @description A picture of what is publicly known, taken while the request is answered; it says nothing about the machinery
         *     behind it. A record is unfinished while one of its tracks is `pending` or `not_run`.
         */
        get: operations["getLiveFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a record
         * @description This is the route to poll after a submission. A track without a result is listed too, as `not_run`.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/{recordId}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a record's verdicts
         * @description Answers the same as the record route. It exists for older clients; new ones should ask for the record.
         */
        get: operations["getRecordVerdicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/maps/{mapUid}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a map's verdicts
         * @description Lists the known records of one map, each with its result on the one track asked for. A map without known
         *     records is an empty list, and so is a page after the last one.
         */
        get: operations["listMapVerdicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verdicts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve many records
         * @description Looks up as many as 100 records in one request and changes nothing. Records come in the order of the request;
         *     an id given twice is answered once.
         */
        post: operations["resolveVerdicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stage a map file
         * @description Any bytes are accepted; whether they are a map is found out when the submission is verified. The file is kept
         *     for 24 hours unless the server is configured otherwise, and for as long as a submission needs it.
         */
        post: operations["uploadMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stage a replay file
         * @description Any bytes are accepted; whether they are a replay is found out when the submission is verified. The file is kept
         *     for 24 hours unless the server is configured otherwise, and for as long as a submission needs it.
         */
        post: operations["uploadReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submissions/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a replay
         * @description Queues the record for verification and answers at once: the `replay` track is `pending`, unless it has passed
         *     before. Sending the same record and files again while they wait answers the same `submission_id`.
         *
         *     A record belongs to one map for good. A track that has passed keeps its pass: later submissions are still accepted
         *     and checked, but cannot lower it. Of several submissions for a record the newest decides, except that a pass from
         *     an older one counts as well. The rank is stored where none is known, and replaces a known one as long as no track
         *     has passed.
         */
        post: operations["createReplaySubmission"];
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
        CatalogApi: {
            /**
             * @description Name of the API.
             * @example Verification service
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
            docs_path: string;
            /**
             * @description Number of documented endpoints.
             * @example 11
             */
            total_endpoints: number;
            /**
             * @description The groups of endpoints, in the order to show them.
             * @example [
             *       "Service",
             *       "Live feed",
             *       "Verdicts",
             *       "Artifacts",
             *       "Submissions"
             *     ]
             */
            group_order: string[];
        };
        /** @description A value to fill in the path. */
        CatalogPathParameter: {
            /**
             * @description Name of the parameter.
             * @example recordId
             */
            name: string;
            /**
             * @description Type of the value.
             * @example string
             * @enum {string}
             */
            type: "string" | "integer";
            /**
             * @description Whether a request must have it.
             * @example true
             */
            required: boolean;
            /**
             * @description What the value means.
             * @example Id of the record.
             */
            description: string;
            /**
             * @description A value that works, as written in a URL before encoding.
             * @example rec-1042
             */
            example: string;
        };
        /** @description A query parameter. */
        CatalogQueryParameter: {
            /**
             * @description Name of the parameter.
             * @example page
             */
            name: string;
            /**
             * @description Type of the value.
             * @example integer
             * @enum {string}
             */
            type: "string" | "integer";
            /**
             * @description Whether a request must have it.
             * @example false
             */
            required: boolean;
            /**
             * @description What the value means.
             * @example Page to show, counted from 1.
             */
            description: string;
            /**
             * @description A value that works, as written in a URL before encoding.
             * @example 1
             */
            example: string;
            /**
             * @description Value that is used when the parameter is left out. Null when there is none.
             * @example 1
             */
            default: string | null;
            /**
             * @description The values that it takes. Empty when any value of the type will do.
             * @example [
             *       "replay",
             *       "deep"
             *     ]
             */
            enum: string[];
        };
        /** @description A request header. */
        CatalogHeader: {
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
        CatalogResponse: {
            /**
             * @description HTTP status.
             * @example 200
             */
            status: number;
            /**
             * @description The case that the example shows, in a few words.
             * @example Everything works
             */
            label: string;
            /**
             * @description What the status means here.
             * @example The state of the service at this moment.
             */
            description: string;
            /**
             * @description The body as text. Empty when there is none.
             * @example {"ok": true, "data": {}}
             */
            body: string;
        };
        /** @description The documentation of one endpoint. */
        CatalogEndpoint: {
            /**
             * @description Name of the endpoint, the same as its operationId in the OpenAPI document.
             * @example getHealth
             */
            key: string;
            /**
             * @description HTTP method.
             * @example GET
             * @enum {string}
             */
            method: "GET" | "POST";
            /**
             * @description Route, where `:name` stands for a value to fill in.
             * @example /api/v1/health
             */
            path: string;
            /**
             * @description Group that the endpoint is shown in.
             * @example Service
             */
            group: string;
            /**
             * @description Who may call the endpoint.
             * @example public
             * @enum {string}
             */
            access: "public";
            /**
             * @description How far clients can rely on the endpoint.
             * @example stable
             * @enum {string}
             */
            stability: "stable";
            /**
             * @description What the endpoint does, in a few words.
             * @example Check service health
             */
            title: string;
            /**
             * @description What there is to know beyond the title.
             * @example The status is `degraded` when verification has stopped.
             */
            description: string;
            /** @description Values to fill in the path. */
            pathParams: components["schemas"]["CatalogPathParameter"][];
            /** @description Query parameters. */
            queryParams: components["schemas"]["CatalogQueryParameter"][];
            /** @description Request headers that matter. */
            headers: components["schemas"]["CatalogHeader"][];
            /**
             * @description Hints, one sentence each.
             * @example [
             *       "Poll the record route for the verdict."
             *     ]
             */
            notes: string[];
            /**
             * @description An example of the request's body as text. Empty when there is no body.
             * @example
             */
            requestBodyExample: string;
            /** @description Responses to expect. */
            exampleResponses: components["schemas"]["CatalogResponse"][];
        };
        /** @description The outer form of every answer, as text. */
        CatalogEnvelope: {
            /**
             * @description Form of a success.
             * @example {"ok": true, "data": {}}
             */
            success: string;
            /**
             * @description Form of a failure.
             * @example {"ok": false, "error": {"code": "not_found", "message": "No verification data for record rec-9999."}}
             */
            failure: string;
        };
        /**
         * @description A way of judging a record, either from its files (`replay`) or by the operator's own check (`deep`).
         * @example replay
         * @enum {string}
         */
        Track: "replay" | "deep";
        /**
         * @description The state of a track for a record.
         * @example pass
         * @enum {string}
         */
        VerificationStatus: "pass" | "fail" | "pending" | "unavailable" | "not_run";
        /**
         * @description Why the track is in its state.
         * @example verified
         * @enum {string}
         */
        ReasonCode: "verified" | "failed_verification" | "awaiting_processing" | "manual_review" | "artifacts_missing" | "unsupported" | "service_error" | "not_run" | "unknown";
        /** @description The words that fields of these names take. */
        CatalogEnums: {
            /**
             * @description Every track.
             * @example [
             *       "replay",
             *       "deep"
             *     ]
             */
            track: components["schemas"]["Track"][];
            /**
             * @description Every status of a track.
             * @example [
             *       "pass",
             *       "fail",
             *       "pending",
             *       "unavailable",
             *       "not_run"
             *     ]
             */
            status: components["schemas"]["VerificationStatus"][];
            /**
             * @description Every reason for a status.
             * @example [
             *       "verified",
             *       "failed_verification"
             *     ]
             */
            reason_code: components["schemas"]["ReasonCode"][];
        };
        /** @description What all endpoints share. */
        CatalogGuide: {
            /**
             * @description How requests are authorised.
             * @example No endpoint needs a token, not even uploads and submissions.
             */
            auth: string;
            response_envelope: components["schemas"]["CatalogEnvelope"];
            enums: components["schemas"]["CatalogEnums"];
        };
        /** @description All documented endpoints. */
        EndpointCatalog: {
            api: components["schemas"]["CatalogApi"];
            /** @description The endpoints, in the order of their groups. */
            endpoints: components["schemas"]["CatalogEndpoint"][];
            guide: components["schemas"]["CatalogGuide"];
        };
        /** @description A success with the endpoint catalogue. */
        EndpointCatalogAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["EndpointCatalog"];
        };
        /** @description What went wrong. */
        ApiError: {
            /**
             * @description Kind of failure, for programs.
             * @example not_found
             * @enum {string}
             */
            code: "invalid_request" | "not_found" | "rate_limited" | "upstream_unavailable" | "internal_error";
            /**
             * @description A sentence for people that says what was wrong. Its wording may change.
             * @example No verification data for record rec-9999.
             */
            message: string;
        };
        /** @description A failure. */
        ErrorAnswer: {
            /**
             * @description Always false in a failure.
             * @example false
             * @enum {boolean}
             */
            ok: false;
            error: components["schemas"]["ApiError"];
        };
        /** @description Routes by name. */
        ApiRoutes: {
            /**
             * @description Route of the endpoint catalogue.
             * @example /api/v1/endpoints
             */
            endpoints: string;
            /**
             * @description Route of the health report.
             * @example /api/v1/health
             */
            health: string;
            /**
             * @description Route of the live feed.
             * @example /api/v1/live
             */
            live: string;
            /**
             * @description Route of a record.
             * @example /api/v1/records/:recordId
             */
            record: string;
            /**
             * @description Compatibility alias of a record's route.
             * @example /api/v1/records/:recordId/verdicts
             */
            record_verdicts: string;
            /**
             * @description Route of a map's verdicts.
             * @example /api/v1/maps/:mapUid/verdicts
             */
            map_verdicts: string;
            /**
             * @description Route that resolves many records.
             * @example /api/v1/verdicts/batch
             */
            verdicts_batch: string;
            /**
             * @description Route that stages a map file.
             * @example /api/v1/uploads/map
             */
            upload_map: string;
            /**
             * @description Route that stages a replay file.
             * @example /api/v1/uploads/replay
             */
            upload_replay: string;
            /**
             * @description Route that takes submissions.
             * @example /api/v1/submissions/replay
             */
            submit_replay: string;
        };
        /** @description The version of the API, and its routes. */
        ApiRoot: {
            /**
             * @description Version of the API, as in its paths.
             * @example v1
             */
            api_version: string;
            endpoints: components["schemas"]["ApiRoutes"];
        };
        /** @description A success with the routes. */
        ApiRootAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["ApiRoot"];
        };
        /** @description The state of the service. */
        Health: {
            /**
             * @description Whether everything works, or the service answers but cannot do all of its work.
             * @example ok
             * @enum {string}
             */
            status: "ok" | "degraded";
            /**
             * @description Version of the API, as in its paths.
             * @example v1
             */
            api_version: string;
            /**
             * @description The tracks that the API speaks about, whether or not this server has a verifier for them.
             * @example [
             *       "replay",
             *       "deep"
             *     ]
             */
            supported_tracks: components["schemas"]["Track"][];
            /**
             * Format: date-time
             * @description When the service looked.
             * @example 2026-10-06T08:00:00.000Z
             */
            checked_at: string;
        };
        /** @description A success with the health report. */
        HealthAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["Health"];
        };
        /** @description The newest activity of all. Null before the first. */
        LatestActivity: {
            /**
             * @description Id of the record.
             * @example rec-1044
             */
            record_id: string;
            /**
             * @description Uid of the map that was driven.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            map_uid: string;
            /**
             * @description Place of the record on its map, as it was submitted. Null when unknown.
             * @example 2
             */
            rank: number | null;
            track: components["schemas"]["Track"];
            status: components["schemas"]["VerificationStatus"];
            reason_code: components["schemas"]["ReasonCode"];
            /**
             * Format: date-time
             * @description When the track was last judged. Null while nothing has been judged.
             * @example 2026-10-05T16:44:02.660Z
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description When the result last changed.
             * @example 2026-10-05T16:44:02.689Z
             */
            updated_at: string;
        } | null;
        /** @description The latest change of one track of one record. */
        Activity: {
            /**
             * @description Id of the record.
             * @example rec-1044
             */
            record_id: string;
            /**
             * @description Uid of the map that was driven.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            map_uid: string;
            /**
             * @description Place of the record on its map, as it was submitted. Null when unknown.
             * @example 2
             */
            rank: number | null;
            track: components["schemas"]["Track"];
            status: components["schemas"]["VerificationStatus"];
            reason_code: components["schemas"]["ReasonCode"];
            /**
             * Format: date-time
             * @description When the track was last judged. Null while nothing has been judged.
             * @example 2026-10-05T16:44:02.660Z
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description When the result last changed.
             * @example 2026-10-05T16:44:02.689Z
             */
            updated_at: string;
        };
        /** @description Counts over all known records. Remaining means `pending` or `not_run`. */
        LiveTotals: {
            /**
             * @description Records that were submitted, or have an imported verdict.
             * @example 8
             */
            known_records: number;
            /**
             * @description Maps with a known record.
             * @example 3
             */
            known_maps: number;
            /**
             * @description Records whose replay track remains.
             * @example 2
             */
            replay_remaining: number;
            /**
             * @description Records whose deep track remains.
             * @example 4
             */
            deep_remaining: number;
            /**
             * @description Records whose replay track is pending.
             * @example 2
             */
            replay_pending: number;
            /**
             * @description Records whose deep track is pending.
             * @example 1
             */
            deep_pending: number;
        };
        /** @description The result of one track for one record. For a track that was not run, everything that can be null is. */
        VerificationEntry: {
            track: components["schemas"]["Track"];
            status: components["schemas"]["VerificationStatus"];
            /**
             * Format: date-time
             * @description When the track was last judged. Null while nothing has been judged.
             * @example 2026-10-04T09:12:30.105Z
             */
            checked_at: string | null;
            /**
             * @description How sure the track is. A replay that passes is `medium` where the records catalog knows it as a world record of its
             *     map, else `low`; `high` is for the deep track. Null unless the status is `pass` or `fail`.
             * @example medium
             * @enum {string|null}
             */
            confidence: "high" | "medium" | "low" | null;
            reason_code: components["schemas"]["ReasonCode"];
            /**
             * @description Set of rules that the track was judged by. Null while nothing has been judged, or when the verifier names none.
             * @example replay-1
             */
            policy_version: string | null;
            /**
             * Format: date-time
             * @description When the result last changed. Null for a track that was not run.
             * @example 2026-10-04T09:12:30.127Z
             */
            updated_at: string | null;
        };
        /** @description A known record with its verdicts. */
        RecordBundle: {
            /**
             * @description Id of the record.
             * @example rec-1042
             */
            record_id: string;
            /**
             * @description Uid of the map that was driven.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            map_uid: string;
            /**
             * @description Place of the record on its map, as it was submitted. Null when unknown.
             * @example 2
             */
            rank: number | null;
            /**
             * Format: date-time
             * @description When either track of the record last changed.
             * @example 2026-10-04T09:12:30.131Z
             */
            updated_at: string;
            /** @description One entry per track that was asked for, `replay` before `deep`. */
            verifications: components["schemas"]["VerificationEntry"][];
        };
        /** @description A map with unfinished records. */
        RemainingMap: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            map_uid: string;
            /**
             * @description Known records of the map.
             * @example 4
             */
            total_records: number;
            /**
             * @description Unfinished records of the map.
             * @example 3
             */
            unresolved_records: number;
            /**
             * @description Records whose replay track is pending or was not run.
             * @example 1
             */
            replay_remaining: number;
            /**
             * @description Records whose replay track is pending.
             * @example 1
             */
            replay_pending: number;
            /**
             * @description Records whose replay track is unavailable.
             * @example 0
             */
            replay_unavailable: number;
            /**
             * @description Records whose deep track is pending or was not run.
             * @example 3
             */
            deep_remaining: number;
            /**
             * @description Records whose deep track is pending.
             * @example 1
             */
            deep_pending: number;
            /**
             * @description Records whose deep track is unavailable.
             * @example 0
             */
            deep_unavailable: number;
            /**
             * Format: date-time
             * @description When a record of the map last changed.
             * @example 2026-10-06T07:58:19.310Z
             */
            updated_at: string;
            /** @description Up to 10 unfinished records, best rank first, then by record id. Records without a rank come last. */
            records: components["schemas"]["RecordBundle"][];
        };
        /** @description What is publicly known at one moment. */
        LiveFeed: {
            /**
             * Format: date-time
             * @description The moment that the feed shows.
             * @example 2026-10-06T08:00:00.000Z
             */
            live_at: string;
            latest_activity: components["schemas"]["LatestActivity"];
            /** @description The 20 newest activities, newest first. Tracks that were not run have none. */
            recent_activity: components["schemas"]["Activity"][];
            totals: components["schemas"]["LiveTotals"];
            /** @description Unfinished records first, then the others, each newest change first. `limit` says how many. */
            records: components["schemas"]["RecordBundle"][];
            /**
             * @description Maps with unfinished records. The one with the most remaining results on both tracks together comes first;
             *     equal ones are in order of their uid. `mapLimit` says how many.
             */
            maps_remaining: components["schemas"]["RemainingMap"][];
        };
        /** @description A success with the live feed. */
        LiveFeedAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["LiveFeed"];
        };
        /** @description A success with one record. */
        RecordAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["RecordBundle"];
        };
        /** @description Known records of the map by their status on the track. They add up to `total_items`. */
        StatusCounts: {
            /**
             * @description Records that hold up.
             * @example 2
             */
            pass: number;
            /**
             * @description Records that do not hold up.
             * @example 1
             */
            fail: number;
            /**
             * @description Records that wait.
             * @example 1
             */
            pending: number;
            /**
             * @description Records that could not be judged.
             * @example 0
             */
            unavailable: number;
            /**
             * @description Records that nobody has asked the track to judge.
             * @example 0
             */
            not_run: number;
        };
        /** @description A page of a map's records on one track. */
        MapVerdicts: {
            /**
             * @description Uid of the map.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            map_uid: string;
            track: components["schemas"]["Track"];
            /**
             * @description Order of the items.
             * @example rank_asc
             * @enum {string}
             */
            sort: "rank_asc" | "rank_desc" | "updated_desc" | "record_asc";
            /**
             * @description Status that the items were filtered by.
             * @example all
             * @enum {string}
             */
            status: "all" | "pass" | "fail" | "pending" | "unavailable" | "not_run";
            /**
             * @description The page that was asked for.
             * @example 1
             */
            page: number;
            /**
             * @description Most items on a page.
             * @example 100
             */
            limit: number;
            /**
             * @description All known records of the map.
             * @example 4
             */
            total_items: number;
            /**
             * @description Known records of the map with the status asked for, on all pages.
             * @example 4
             */
            filtered_items: number;
            /**
             * @description Number of pages, at least 1.
             * @example 1
             */
            page_count: number;
            /**
             * Format: date-time
             * @description When a known record of the map last changed, on either track. Null without known records.
             * @example 2026-10-06T07:58:19.310Z
             */
            latest_update: string | null;
            counts: components["schemas"]["StatusCounts"];
            /** @description The records of the page, each with the one track. */
            items: components["schemas"]["RecordBundle"][];
        };
        /** @description A success with a page of a map's records. */
        MapVerdictsAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["MapVerdicts"];
        };
        /** @description The records to look up. */
        VerdictBatchRequest: {
            /**
             * @description At most 100 distinct record ids. Repeated ones count once.
             * @example [
             *       "rec-1062",
             *       "rec-1041",
             *       "rec-9999"
             *     ]
             */
            record_ids: string[];
            /**
             * @description The track to answer, or `all` for both.
             * @default all
             * @example all
             * @enum {string|null}
             */
            track?: "replay" | "deep" | "all" | null;
        };
        /** @description What is known of the records asked for. */
        VerdictBatch: {
            /** @description The known records, in the order of the request. */
            records: components["schemas"]["RecordBundle"][];
            /**
             * @description Ids without verification data, in the order of the request.
             * @example [
             *       "rec-9999"
             *     ]
             */
            missing_record_ids: string[];
        };
        /** @description A success with the records of a batch. */
        VerdictBatchAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["VerdictBatch"];
        };
        /**
         * @description A file name without control characters, at most 255 bytes long as UTF-8.
         * @example Fall 2024 - 08 Cleaned.Map.Gbx
         */
        Filename: string;
        /** @description A staged file. */
        StagedUpload: {
            /**
             * @description Reference that a submission names the file by. It cannot be guessed; treat it as a secret.
             * @example map-9tQz4KfW1sYbX7uEoG2nVh
             */
            artifact_ref: string;
            /**
             * @description What the file was uploaded as.
             * @example map
             * @enum {string}
             */
            kind: "map" | "replay";
            /**
             * @description Size of the file in bytes.
             * @example 43
             */
            size_bytes: number;
            /**
             * @description SHA-256 digest of the bytes, in lower-case hex.
             * @example a24fdd5631137a138874859078b0d7ffde0c02b347dfc4860982a9e7a9f8b626
             */
            sha256: string;
            /**
             * Format: date-time
             * @description Until when a submission may name the file.
             * @example 2026-10-07T08:01:05.220Z
             */
            expires_at: string;
        };
        /** @description A success with the staged file. */
        StagedUploadAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["StagedUpload"];
        };
        /** @description A record, and the files that prove it. */
        ReplaySubmissionRequest: {
            /**
             * @description Id of the record. It becomes known if it is not yet.
             * @example rec-1045
             */
            record_id: string;
            /**
             * @description Uid of the map that was driven.
             * @example 0J9p5MWjMRWjessjzam7jz0ioFa
             */
            map_uid: string;
            /**
             * @description Place of the record on its map.
             * @example 4
             */
            rank?: number | null;
            /**
             * @description The `artifact_ref` of the map upload.
             * @example map-9tQz4KfW1sYbX7uEoG2nVh
             */
            map_ref: string;
            /**
             * @description The `artifact_ref` of the replay upload.
             * @example replay-Lm3cRj8yTa5PdNwZ0xHqKe
             */
            replay_ref: string;
        };
        /** @description A submission, and its record as it is now. */
        ReplaySubmission: {
            /**
             * @description Id of the submission.
             * @example sub-4HkV8rTq2mXcJ6yWbN0sGd
             */
            submission_id: string;
            record: components["schemas"]["RecordBundle"];
        };
        /** @description A success with the submission. */
        ReplaySubmissionAnswer: {
            /**
             * @description Always true in a success.
             * @example true
             * @enum {boolean}
             */
            ok: true;
            data: components["schemas"]["ReplaySubmission"];
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
        /** @description The record id is longer than 160 characters or has characters that no id has. */
        MalformedRecordId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Nobody has submitted this record, and no verdict for it was imported. */
        RecordNotFound: {
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
        /** @description The file is empty, or its name is missing or not acceptable. */
        UploadRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The content type is not `application/octet-stream`. */
        BytesExpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many requests in the last minute, or too many bytes uploaded in the last hour, from this address. */
        UploadQuotaReached: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description Most records to list in `records`.
         * @example 250
         */
        liveLimit: number;
        /**
         * @description Most maps to list in `maps_remaining`.
         * @example 18
         */
        mapLimit: number;
        /**
         * @description Id of the record.
         * @example rec-1042
         */
        recordId: string;
        /**
         * @description Uid of the map, as the game knows it. Upper and lower case are different.
         * @example 0J9p5MWjMRWjessjzam7jz0ioFa
         */
        mapUid: string;
        /**
         * @description The one track to list. Say it even when you want the default.
         * @example replay
         */
        track: "replay" | "deep";
        /**
         * @description Most records on a page.
         * @example 100
         */
        limit: number;
        /**
         * @description Page to show, counted from 1.
         * @example 1
         */
        page: number;
        /**
         * @description Order of the records: best rank first, worst rank first, last changed first, or by record id. Records without a
         *     rank come last in both rank orders; equal ones are in order of their record id.
         * @example rank_asc
         */
        sort: "rank_asc" | "rank_desc" | "updated_desc" | "record_asc";
        /**
         * @description Lists only records whose result on the track has this status.
         * @example all
         */
        status: "all" | "pass" | "fail" | "pending" | "unavailable" | "not_run";
        /**
         * @description Name of the map file, URL-encoded. It is kept as a note and has no influence on the verdict.
         * @example Fall 2024 - 08 Cleaned.Map.Gbx
         */
        mapFilename: components["schemas"]["Filename"];
        /**
         * @description Name of the replay file, URL-encoded. It is kept as a note and has no influence on the verdict.
         * @example Fall 2024 - 08 Cleaned - oakhollow.Replay.Gbx
         */
        replayFilename: components["schemas"]["Filename"];
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
            /** @description The catalogue of endpoints, with a guide to what they share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointCatalogAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getApiRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API version and the route of every other operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiRootAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the service at this moment. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getLiveFeed: {
        parameters: {
            query?: {
                /**
                 * @description Most records to list in `records`.
                 * @example 250
                 */
                limit?: components["parameters"]["liveLimit"];
                /**
                 * @description Most maps to list in `maps_remaining`.
                 * @example 18
                 */
                mapLimit?: components["parameters"]["mapLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Known records, the latest activity and the work that remains. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveFeedAnswer"];
                };
            };
            /** @description A limit is not an integer or out of its bounds. */
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
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example rec-1042
                 */
                recordId: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record with the results of both tracks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRecordId"];
            404: components["responses"]["RecordNotFound"];
            429: components["responses"]["RateLimited"];
        };
    };
    getRecordVerdicts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example rec-1042
                 */
                recordId: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record with the results of both tracks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRecordId"];
            404: components["responses"]["RecordNotFound"];
            429: components["responses"]["RateLimited"];
        };
    };
    listMapVerdicts: {
        parameters: {
            query?: {
                /**
                 * @description The one track to list. Say it even when you want the default.
                 * @example replay
                 */
                track?: components["parameters"]["track"];
                /**
                 * @description Most records on a page.
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Page to show, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Order of the records: best rank first, worst rank first, last changed first, or by record id. Records without a
                 *     rank come last in both rank orders; equal ones are in order of their record id.
                 * @example rank_asc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Lists only records whose result on the track has this status.
                 * @example all
                 */
                status?: components["parameters"]["status"];
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the map, as the game knows it. Upper and lower case are different.
                 * @example 0J9p5MWjMRWjessjzam7jz0ioFa
                 */
                mapUid: components["parameters"]["mapUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the map's records, with counts for the whole map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapVerdictsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A query parameter has a value that it does not take, or the map uid is malformed. */
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
    resolveVerdicts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerdictBatchRequest"];
            };
        };
        responses: {
            /** @description The known records, and the ids of the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictBatchAnswer"];
                };
            };
            /** @description The list of ids is empty, has more than 100 distinct ids or a malformed one, or the body is not JSON. */
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
    uploadMap: {
        parameters: {
            query: {
                /**
                 * @description Name of the map file, URL-encoded. It is kept as a note and has no influence on the verdict.
                 * @example Fall 2024 - 08 Cleaned.Map.Gbx
                 */
                filename: components["parameters"]["mapFilename"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file, at most 32 MiB unless the server is configured otherwise. */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file is staged under a new reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagedUploadAnswer"];
                };
            };
            400: components["responses"]["UploadRefused"];
            /** @description The file is larger than a map file may be. The upload is cut off at the limit, and nothing is kept. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            415: components["responses"]["BytesExpected"];
            429: components["responses"]["UploadQuotaReached"];
        };
    };
    uploadReplay: {
        parameters: {
            query: {
                /**
                 * @description Name of the replay file, URL-encoded. It is kept as a note and has no influence on the verdict.
                 * @example Fall 2024 - 08 Cleaned - oakhollow.Replay.Gbx
                 */
                filename: components["parameters"]["replayFilename"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file, at most 16 MiB unless the server is configured otherwise. */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file is staged under a new reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagedUploadAnswer"];
                };
            };
            400: components["responses"]["UploadRefused"];
            /** @description The file is larger than a replay file may be. The upload is cut off at the limit, and nothing is kept. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            415: components["responses"]["BytesExpected"];
            429: components["responses"]["UploadQuotaReached"];
        };
    };
    createReplaySubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaySubmissionRequest"];
            };
        };
        responses: {
            /** @description The submission is queued, or was queued already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaySubmissionAnswer"];
                };
            };
            /**
             * @description A field is missing or malformed, a ref is unknown, expired or of the wrong kind, or the record belongs to
             *     another map.
             */
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
            /** @description Too many requests in the last minute, or too many submissions in the last hour, from this address. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
