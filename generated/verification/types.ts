// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface components {
    schemas: {
        /** The API as a whole. */
        CatalogApi: {
            /** Name of the API. @example Verification service */ name: string;
            /** Version of the API, as in its paths. @example v1 */ version: string;
            /** Path of the documentation page, below the path of the server's public URL where that has one. @example /api/ */ docs_path: string;
            /** Number of documented endpoints. Format: int64. @example 11 */ total_endpoints: number;
            /** The groups of endpoints, in the order to show them. @example [ "Service", "Live feed", "Verdicts", "Artifacts", "Submissions" ] */ group_order: string[];
        };
        /** A value to fill in the path. */
        CatalogPathParameter: {
            /** Name of the parameter. @example recordId */ name: string;
            /** Type of the value. @example string @enum {string} */ type: "string" | "integer";
            /** Whether a request must have it. @example true */ required: boolean;
            /** What the value means. @example Id of the record. */ description: string;
            /** A value that works, as written in a URL before encoding. @example rec-1042 */ example: string;
        };
        /** A query parameter. */
        CatalogQueryParameter: {
            /** Name of the parameter. @example page */ name: string;
            /** Type of the value. @example integer @enum {string} */ type: "string" | "integer";
            /** Whether a request must have it. @example false */ required: boolean;
            /** What the value means. @example Page to show, counted from 1. */ description: string;
            /** A value that works, as written in a URL before encoding. @example 1 */ example: string;
            /** Value that is used when the parameter is left out. Null when there is none. @example 1 */ default: string | null;
            /** The values that it takes. Empty when any value of the type will do. @example [ "replay", "deep" ] */ enum: string[];
        };
        /** A request header. */
        CatalogHeader: {
            /** Name of the header. @example Accept */ name: string;
            /** Whether a request must have it. @example false */ required: boolean;
            /** Value to send. @example application/json */ value: string;
            /** What the header is for. @example Format of the response. */ description: string;
        };
        /** A response to expect. */
        CatalogResponse: {
            /** HTTP status. @example 200 */ status: number;
            /** The case that the example shows, in a few words. @example Everything works */ label: string;
            /** What the status means here. @example The current state of the service. */ description: string;
            /** The body as text. Empty when there is none. @example {"ok": true, "data": {}} */ body: string;
        };
        /** The documentation of one endpoint. */
        CatalogEndpoint: {
            /** Name of the endpoint, its operationId in the OpenAPI document; the uploads are `upload-map` and `upload-replay`. @example getHealth */ key: string;
            /** HTTP method. @example GET @enum {string} */ method: "GET" | "POST";
            /** Route, where `:name` is a value to fill in. @example /api/v1/health */ path: string;
            /** Group that the endpoint is shown in. @example Service */ group: string;
            /** Who may call the endpoint. @example public @enum {string} */ access: "public";
            /** How far clients can rely on the endpoint. @example stable @enum {string} */ stability: "stable";
            /** What the endpoint does, in a few words. @example Check service health */ title: string;
            /** What there is to know beyond the title. @example The status is `degraded` when verification has stopped. */ description: string;
            /** Values to fill in the path. */ pathParams: components["schemas"]["CatalogPathParameter"][];
            /** Query parameters. */ queryParams: components["schemas"]["CatalogQueryParameter"][];
            /** Request headers that matter. */ headers: components["schemas"]["CatalogHeader"][];
            /** Hints, one sentence each. @example [ "Poll the record route for the verdict." ] */ notes: string[];
            /** Hints, equal to `notes`. @example [ "Poll the record route for the verdict." ] */ remarks: string[];
            /** An example of the request's body as text, JSON with line breaks. Empty when there is no body. @example */ requestBodyExample: string;
            /** Responses to expect. */ exampleResponses: components["schemas"]["CatalogResponse"][];
        };
        /** The outer form of every response, as text. */
        CatalogEnvelope: {
            /** Form of a success. @example {"ok": true, "data": {}} */ success: string;
            /** Form of a failure. @example {"ok": false, "error": {"code": "not_found", "message": "No verification data for record rec-9999."}} */ failure: string;
        };
        /** A way of verifying a record, either from its files (`replay`) or by the operator's own check (`deep`). @example replay @enum {string} */ Track: "replay" | "deep";
        /** The state of a track for a record. @example pass @enum {string} */ VerificationStatus: "pass" | "fail" | "pending" | "unavailable" | "not_run";
        /** Why the track is in its state. @example verified @enum {string} */ ReasonCode: "verified" | "failed_verification" | "awaiting_processing" | "manual_review" | "artifacts_missing" | "unsupported" | "service_error" | "not_run" | "unknown";
        /** The words that fields of these names take. */
        CatalogEnums: {
            /** Every track. @example [ "replay", "deep" ] */ track: components["schemas"]["Track"][];
            /** Every status of a track. @example [ "pass", "fail", "pending", "unavailable", "not_run" ] */ status: components["schemas"]["VerificationStatus"][];
            /** Every reason for a status. @example [ "verified", "failed_verification" ] */ reason_code: components["schemas"]["ReasonCode"][];
        };
        /** What all endpoints share. */
        CatalogGuide: {
            /** How requests are authorised. @example No endpoint needs a token, not even uploads and submissions. */ auth: string;
            response_envelope: components["schemas"]["CatalogEnvelope"];
            enums: components["schemas"]["CatalogEnums"];
        };
        /** All documented endpoints. */
        EndpointCatalog: {
            api: components["schemas"]["CatalogApi"];
            /** The endpoints, in the order of their groups. */ endpoints: components["schemas"]["CatalogEndpoint"][];
            guide: components["schemas"]["CatalogGuide"];
        };
        /** A success with the endpoint catalogue. */
        EndpointCatalogResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["EndpointCatalog"];
        };
        /** What went wrong. */
        ApiError: {
            /** Kind of failure, for programs. @example not_found @enum {string} */ code: "invalid_request" | "not_found" | "rate_limited" | "upstream_unavailable" | "internal_error";
            /** A sentence for people that says what was wrong. Its wording may change. @example No verification data for record rec-9999. */ message: string;
        };
        /** A failure. */
        ErrorResponse: {
            /** Always false in a failure. @example false @enum {boolean} */ ok: false;
            error: components["schemas"]["ApiError"];
        };
        /** Routes by name. */
        ApiRoutes: {
            /** Route of the endpoint catalogue. @example /api/v1/endpoints */ endpoints: string;
            /** Route of the health report. @example /api/v1/health */ health: string;
            /** Route of the live feed. @example /api/v1/live */ live: string;
            /** Route of a record. @example /api/v1/records/:recordId */ record: string;
            /** Compatibility alias of a record's route. @example /api/v1/records/:recordId/verdicts */ record_verdicts: string;
            /** Route of a map's verdicts. @example /api/v1/maps/:mapUid/verdicts */ map_verdicts: string;
            /** Route that resolves many records. @example /api/v1/verdicts/batch */ verdicts_batch: string;
            /** Route that stages a map file. @example /api/v1/uploads/map */ upload_map: string;
            /** Route that stages a replay file. @example /api/v1/uploads/replay */ upload_replay: string;
            /** Route that takes submissions. @example /api/v1/submissions/replay */ submit_replay: string;
        };
        /** The version of the API, and its routes. */
        ApiRoot: {
            /** Version of the API, as in its paths. @example v1 */ api_version: string;
            endpoints: components["schemas"]["ApiRoutes"];
        };
        /** A success with the routes. */
        ApiRootResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["ApiRoot"];
        };
        /** The state of the service. */
        Health: {
            /** Whether everything works, or the service responds but cannot do all of its work. @example ok @enum {string} */ status: "ok" | "degraded";
            /** Version of the API, as in its paths. @example v1 */ api_version: string;
            /** The tracks that the API speaks about, whether or not this server has a verifier for them. @example [ "replay", "deep" ] */ supported_tracks: components["schemas"]["Track"][];
            /** When the service looked. Format: date-time. @example 2026-10-06T08:00:00.000Z */ checked_at: string;
        };
        /** A success with the health report. */
        HealthResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["Health"];
        };
        /** The newest activity of all. Null before the first. */
        LatestActivity: {
            /** Id of the record. @example rec-1043 */ record_id: string;
            /** Uid of the map that was driven. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
            /** Place of the record on its map, as it was submitted. Null when unknown. @example 3 */ rank: number | null;
            track: components["schemas"]["Track"];
            status: components["schemas"]["VerificationStatus"];
            reason_code: components["schemas"]["ReasonCode"];
            /** When the track was last verified. Null while nothing has been verified. Format: date-time. @example 2026-10-05T16:44:02.660Z */ checked_at: string | null;
            /** When the result last changed. Format: date-time. @example 2026-10-05T16:44:02.689Z */ updated_at: string;
        } | null;
        /** The latest change of one track of one record. */
        Activity: {
            /** Id of the record. @example rec-1043 */ record_id: string;
            /** Uid of the map that was driven. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
            /** Place of the record on its map, as it was submitted. Null when unknown. @example 3 */ rank: number | null;
            track: components["schemas"]["Track"];
            status: components["schemas"]["VerificationStatus"];
            reason_code: components["schemas"]["ReasonCode"];
            /** When the track was last verified. Null while nothing has been verified. Format: date-time. @example 2026-10-05T16:44:02.660Z */ checked_at: string | null;
            /** When the result last changed. Format: date-time. @example 2026-10-05T16:44:02.689Z */ updated_at: string;
        };
        /** Counts over all known records. Remaining means `pending` or `not_run`. */
        LiveTotals: {
            /** Records that were submitted, or have an imported verdict. Format: int64. @example 8 */ known_records: number;
            /** Maps with a known record. Format: int64. @example 3 */ known_maps: number;
            /** Records whose replay track remains. Format: int64. @example 2 */ replay_remaining: number;
            /** Records whose deep track remains. Format: int64. @example 4 */ deep_remaining: number;
            /** Records whose replay track is pending. Format: int64. @example 2 */ replay_pending: number;
            /** Records whose deep track is pending. Format: int64. @example 1 */ deep_pending: number;
        };
        /** The run that the entry is about, as its file says. Null where no run could be read, and for an imported verdict that names none. The same run may be known under several record ids: this says which run it was. */
        Run: {
            /** Account of the player that the file names, as the records catalog spells it, so a lower-case UUID in place of the game's login. @example a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f */ account_id: string;
            /** Race time in milliseconds. @example 40116 */ time_ms: number;
            /** When each checkpoint was passed, in milliseconds since the start; the last one is the finish. Null where that is not known, as in a file that has more than 1000 or one before the start. @example [ 9820, 21307, 30958, 40116 ] */ checkpoints_ms: number[] | null;
        } | null;
        /** The result of one track for one record. For a track that was not run, everything that can be null is. */
        VerificationEntry: {
            track: components["schemas"]["Track"];
            status: components["schemas"]["VerificationStatus"];
            /** When the track was last verified. Null while nothing has been verified. Format: date-time. @example 2026-10-04T09:12:30.105Z */ checked_at: string | null;
            /** How sure the track is. A replay that passes is `medium` where the records catalog knows its time and account as a world record of its map, from a report that needed a token or secret, else `low`, as is a ghost alone; a fail is `medium`; `high` is for the deep track. None says that a careful forgery would be found. Null unless the status is `pass` or `fail`. @example medium @enum {string|null} */ confidence: "high" | "medium" | "low" | null;
            reason_code: components["schemas"]["ReasonCode"];
            /** Set of rules that the track was verified by. Null while nothing has been verified, or when the verifier names none. @example replay-4 */ policy_version: string | null;
            /** When the result last changed. Null for a track that was not run. Format: date-time. @example 2026-10-04T09:12:30.127Z */ updated_at: string | null;
            run: components["schemas"]["Run"];
            /** Whether another run was submitted for this record as well, and passes too. The entry keeps the first pass, which need not be the record's own run: compare `run` with what you know of the record. An operator's import decides, and ends it. @example false */ contested: boolean;
        };
        /** A known record with its verdicts. */
        RecordBundle: {
            /** Id of the record. @example rec-1042 */ record_id: string;
            /** Uid of the map that was driven. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
            /** Place of the record on its map, as it was submitted. Null when unknown. @example 2 */ rank: number | null;
            /** When either track of the record last changed. Format: date-time. @example 2026-10-04T09:12:30.131Z */ updated_at: string;
            /** One entry per track that was asked for, `replay` before `deep`. */ verifications: components["schemas"]["VerificationEntry"][];
        };
        /** A map with unfinished records. */
        RemainingMap: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
            /** Known records of the map. Format: int64. @example 4 */ total_records: number;
            /** Unfinished records of the map. Format: int64. @example 3 */ unresolved_records: number;
            /** Records whose replay track is pending or was not run. Format: int64. @example 1 */ replay_remaining: number;
            /** Records whose replay track is pending. Format: int64. @example 1 */ replay_pending: number;
            /** Records whose replay track is unavailable. Format: int64. @example 0 */ replay_unavailable: number;
            /** Records whose deep track is pending or was not run. Format: int64. @example 3 */ deep_remaining: number;
            /** Records whose deep track is pending. Format: int64. @example 1 */ deep_pending: number;
            /** Records whose deep track is unavailable. Format: int64. @example 0 */ deep_unavailable: number;
            /** When a record of the map last changed. Format: date-time. @example 2026-10-06T07:58:19.310Z */ updated_at: string;
            /** Up to 10 unfinished records, best rank first, then by record id. Records without a rank come last. */ records: components["schemas"]["RecordBundle"][];
        };
        /** What is publicly known at one point in time. */
        LiveFeed: {
            /** The time that the feed shows. Format: date-time. @example 2026-10-06T08:00:00.000Z */ live_at: string;
            latest_activity: components["schemas"]["LatestActivity"];
            /** The 20 newest activities, newest first. Tracks that were not run have none. */ recent_activity: components["schemas"]["Activity"][];
            totals: components["schemas"]["LiveTotals"];
            /** Unfinished records first, then the others, each newest change first; with `account_id` the player's records, newest change first. `limit` says how many. */ records: components["schemas"]["RecordBundle"][];
            /** Maps with unfinished records. The one with the most remaining results on both tracks together comes first; equal ones are in order of their uid. `mapLimit` says how many. */ maps_remaining: components["schemas"]["RemainingMap"][];
        };
        /** A success with the live feed. */
        LiveFeedResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["LiveFeed"];
        };
        /** A success with one record. */
        RecordResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["RecordBundle"];
        };
        /** Known records of the map by their status on the track. They add up to `total_items`. */
        StatusCounts: {
            /** Records that hold up. Format: int64. @example 2 */ pass: number;
            /** Records that do not hold up. Format: int64. @example 1 */ fail: number;
            /** Records that wait. Format: int64. @example 1 */ pending: number;
            /** Records that could not be verified. Format: int64. @example 0 */ unavailable: number;
            /** Records that were never submitted to the track. Format: int64. @example 0 */ not_run: number;
        };
        /** A page of a map's records on one track. */
        MapVerdicts: {
            /** Uid of the map, as it was asked for. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
            track: components["schemas"]["Track"];
            /** Order of the items. @example rank_asc @enum {string} */ sort: "rank_asc" | "rank_desc" | "updated_desc" | "record_asc";
            /** Status that the items were filtered by. @example all @enum {string} */ status: "all" | "pass" | "fail" | "pending" | "unavailable" | "not_run";
            /** The page that was asked for. Format: int64. @example 1 */ page: number;
            /** Most items on a page. @example 100 */ limit: number;
            /** All known records of the map. Format: int64. @example 4 */ total_items: number;
            /** Known records of the map with the status asked for, on all pages. Format: int64. @example 4 */ filtered_items: number;
            /** Number of pages, at least 1. Format: int64. @example 1 */ page_count: number;
            /** When a known record of the map last changed, on either track. Null without known records. Format: date-time. @example 2026-10-06T07:58:19.310Z */ latest_update: string | null;
            counts: components["schemas"]["StatusCounts"];
            /** The records of the page, each with the one track. */ items: components["schemas"]["RecordBundle"][];
        };
        /** A success with a page of a map's records. */
        MapVerdictsResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["MapVerdicts"];
        };
        /** The records to look up. */
        VerdictBatchRequest: {
            /** At most 100 distinct record ids, in a list of at most 1000. Repeated ones count once; one that no record can have is missing. @example [ "rec-1062", "rec-1041", "rec-9999" ] */ record_ids: string[];
            /** The track to return, or `all` for both, as when it is left out. @example all @enum {string|null} */ track?: "replay" | "deep" | "all" | null;
        };
        /** What is known of the records asked for. */
        VerdictBatch: {
            /** The known records, in the order of the request. */ records: components["schemas"]["RecordBundle"][];
            /** Ids without verification data, in the order of the request. @example [ "rec-9999" ] */ missing_record_ids: string[];
        };
        /** A success with the records of a batch. */
        VerdictBatchResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["VerdictBatch"];
        };
        /** A file name without control characters, at most 255 bytes long as UTF-8. @example Fall 2024 - 08 Cleaned.Map.Gbx */ Filename: string;
        /** A staged file. */
        StagedUpload: {
            /** Reference that a submission names the file by. It cannot be guessed; treat it as a secret. @example map-9tQz4KfW1sYbX7uEoG2nVh */ artifact_ref: string;
            /** What the file was uploaded as. @example map @enum {string} */ kind: "map" | "replay";
            /** Size of the file in bytes. Format: int64. @example 43 */ size_bytes: number;
            /** SHA-256 digest of the bytes, in lower-case hex. @example a24fdd5631137a138874859078b0d7ffde0c02b347dfc4860982a9e7a9f8b626 */ sha256: string;
            /** Until when a submission may name the file. Format: date-time. @example 2026-10-07T08:01:05.220Z */ expires_at: string;
        };
        /** A success with the staged file. */
        StagedUploadResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["StagedUpload"];
        };
        /** A record, and the files that prove it. */
        ReplaySubmissionRequest: {
            /** Id of the record. It becomes known if it is not yet. @example rec-1045 */ record_id: string;
            /** Uid of the map that was driven. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
            /** Place of the record on its map. @example 4 */ rank?: number | null;
            /** The `artifact_ref` of the map upload. @example map-9tQz4KfW1sYbX7uEoG2nVh */ map_ref: string;
            /** The `artifact_ref` of the replay upload. @example replay-Lm3cRj8yTa5PdNwZ0xHqKe */ replay_ref: string;
        };
        /** A submission, and its record as it is now. */
        ReplaySubmission: {
            /** Id of the submission. @example sub-4HkV8rTq2mXcJ6yWbN0sGd */ submission_id: string;
            record: components["schemas"]["RecordBundle"];
        };
        /** A success with the submission. */
        ReplaySubmissionResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            data: components["schemas"]["ReplaySubmission"];
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
            content: { "application/json": components["schemas"]["ErrorResponse"] };
        };
        /** The database or the disk cannot serve the request now, or it took longer than it may. Nothing was stored, unless the message says that this is unknown. */
        DatabaseUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: { "application/json": components["schemas"]["ErrorResponse"] };
        };
        /** Nobody has submitted this record, and no verdict for it was imported. */ RecordNotFound: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The body is larger than 256 KiB. */ JsonTooLarge: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The content type is not `application/json`. */ JsonExpected: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The file is empty or was serialized by the client, or its name is missing or not acceptable. */ UploadRefused: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The content type is not `application/octet-stream`. */ BytesExpected: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** Too many requests in the last minute, by default more than 1200, or too many bytes uploaded in the last hour, by default more than 1073741824, from this address. */
        UploadQuotaReached: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: { "application/json": components["schemas"]["ErrorResponse"] };
        };
    };
    parameters: {
        /** Most records to list in `records`. */ liveLimit: number;
        /** Most maps to list in `maps_remaining`. */ mapLimit: number;
        /** Id of the record. */ recordId: string;
        /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
        /** The one track to list. Say it even when you want the default. */ requestedTrack: "replay" | "deep";
        /** Most records on a page. */ limit: number;
        /** Page to show, counted from 1. */ page: number;
        /** Order of the records: best rank first, worst rank first, last changed first, or by record id. Records without a rank come last in both rank orders; equal ones are in order of their record id. */ sort: "rank_asc" | "rank_desc" | "updated_desc" | "record_asc";
        /** Lists only records whose result on the track has this status. */ status: "all" | "pass" | "fail" | "pending" | "unavailable" | "not_run";
        /** Name of the map file, URL-encoded. It is kept as a note and has no influence on the verdict. */ mapFilename: components["schemas"]["Filename"];
        /** Name of the replay file, URL-encoded. It is kept as a note and has no influence on the verdict. */ replayFilename: components["schemas"]["Filename"];
    };
    requestBodies: never;
    headers: {
        /** Seconds to wait before the next attempt. @example 17 */ RetryAfter: number;
        /** No cache may keep a copy. @example no-store */ NoStore: "no-store";
    };
    pathItems: never;
}
export interface operations {
    listEndpoints: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The catalogue of endpoints, with a guide to what they share. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EndpointCatalogResponse"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getApiRoot: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API version and the route of every other operation. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ApiRootResponse"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
        };
    };
    getHealth: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the service. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["HealthResponse"] };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getLiveFeed: {
        parameters: {
            query: {
                /** Most records to list in `records`. */ limit: number;
                /** Most maps to list in `maps_remaining`. */ mapLimit: number;
                /** Lists in `records` only the records with a `run` of the player with this account id, in any spelling, newest first. */ account_id: string;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Known records, the latest activity and the work that remains. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["LiveFeedResponse"] };
            };
            /** A limit is not an integer or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getRecord: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Id of the record. */ recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The record with the results of both tracks. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["RecordResponse"] } };
            304: components["responses"]["NotModified"];
            404: components["responses"]["RecordNotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getRecordVerdicts: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Id of the record. */ recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The record with the results of both tracks. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["RecordResponse"] } };
            304: components["responses"]["NotModified"];
            404: components["responses"]["RecordNotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listMapVerdicts: {
        parameters: {
            query: {
                /** The one track to list. Say it even when you want the default. */ track: "replay" | "deep";
                /** Most records on a page. */ limit: number;
                /** Page to show, counted from 1. */ page: number;
                /** Order of the records: best rank first, worst rank first, last changed first, or by record id. Records without a rank come last in both rank orders; equal ones are in order of their record id. */ sort: "rank_asc" | "rank_desc" | "updated_desc" | "record_asc";
                /** Lists only records whose result on the track has this status. */ status: "all" | "pass" | "fail" | "pending" | "unavailable" | "not_run";
            };
            header?: never;
            path: {
                /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the map's records, with counts for the whole map. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["MapVerdictsResponse"] } };
            304: components["responses"]["NotModified"];
            /** A query parameter has a value that it does not take. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    resolveVerdicts: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** At most 100 distinct record ids, in a list of at most 1000. Repeated ones count once; one that no record can have is missing. @example [ "rec-1062", "rec-1041", "rec-9999" ] */ record_ids: string[];
                    /** The track to return, or `all` for both, as when it is left out. @example all @enum {string} */ track?: "replay" | "deep" | "all";
                };
            };
        };
        responses: {
            /** The known records, and the ids of the others. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["VerdictBatchResponse"] } };
            /** The list of ids is empty, has more than 100 distinct ids or something that is no text, or the body is not JSON. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    uploadMap: {
        parameters: {
            query: {
                /** Name of the map file, URL-encoded. It is kept as a note and has no influence on the verdict. */ filename: components["schemas"]["Filename"];
            };
            header?: never; path?: never; cookie?: never;
        };
        /** The bytes of the file, at most 32 MiB unless the server is configured otherwise. */
        requestBody: {
            content: { "application/octet-stream": string };
        };
        responses: {
            /** The file is staged under a new reference. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["StagedUploadResponse"] } };
            400: components["responses"]["UploadRefused"];
            /** The file is larger than a map file may be. The upload is cut off at the limit, and nothing is kept. */ 413: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            415: components["responses"]["BytesExpected"];
            429: components["responses"]["UploadQuotaReached"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    uploadReplay: {
        parameters: {
            query: {
                /** Name of the replay file, URL-encoded. It is kept as a note and has no influence on the verdict. */ filename: components["schemas"]["Filename"];
            };
            header?: never; path?: never; cookie?: never;
        };
        /** The bytes of the file, at most 16 MiB unless the server is configured otherwise. */
        requestBody: {
            content: { "application/octet-stream": string };
        };
        responses: {
            /** The file is staged under a new reference. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["StagedUploadResponse"] } };
            400: components["responses"]["UploadRefused"];
            /** The file is larger than a replay file may be. The upload is cut off at the limit, and nothing is kept. */ 413: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            415: components["responses"]["BytesExpected"];
            429: components["responses"]["UploadQuotaReached"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    createReplaySubmission: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Id of the record. It becomes known if it is not yet. @example rec-1045 */ record_id: string;
                    /** Uid of the map that was driven. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ map_uid: string;
                    /** Place of the record on its map. @example 4 */ rank?: number;
                    /** The `artifact_ref` of the map upload. @example map-9tQz4KfW1sYbX7uEoG2nVh */ map_ref: string;
                    /** The `artifact_ref` of the replay upload. @example replay-Lm3cRj8yTa5PdNwZ0xHqKe */ replay_ref: string;
                };
            };
        };
        responses: {
            /** The submission is queued, or was queued already. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ReplaySubmissionResponse"] } };
            /** A field is missing or malformed, a ref is unknown, expired or of the wrong kind, or the operator has imported a verdict on another map for the record. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            /** Too many requests in the last minute, by default more than 1200, or too many submissions in the last hour, by default more than 600, from this address. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["ErrorResponse"] };
            };
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
}
