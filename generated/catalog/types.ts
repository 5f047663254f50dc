// Made by `npm run generate` from specs/. Change the spec, not this file.

export interface components {
    schemas: {
        /** The API as a whole. */
        ApiSummary: {
            /** Name of the API. @example Records catalog */ name: string;
            /** Version of the API, as in its paths. @example v1 */ version: string;
            /** Number of endpoints. Format: int64. @example 27 */ totalEndpoints: number;
            /** The groups of endpoints, in the order to show them. @example [ "Service", "Maps" ] */ groupOrder: string[];
        };
        /** A value to fill in the path. */
        EndpointPathParameter: {
            /** Name of the parameter. @example mapUid */ name: string;
            /** Type of the value. @example string @enum {string} */ type: "string" | "integer" | "boolean";
            /** Whether a request must have it. @example true */ required: boolean;
            /** What the value means. @example Uid of the map. */ description: string;
            /** A value that works, as written in a URL before encoding. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ example: string;
        };
        /** A query parameter. */
        EndpointQueryParameter: {
            /** Name of the parameter. @example limit */ name: string;
            /** Type of the value. @example integer @enum {string} */ type: "string" | "integer" | "boolean";
            /** Whether a request must have it. @example false */ required: boolean;
            /** What the value means. @example Maximum number of rows. */ description: string;
            /** A value that works, as written in a URL before encoding. @example 120 */ example: string;
            /** Value that is used when the parameter is left out. Null when there is none. @example 120 */ default: string | null;
            /** The values that it takes. Empty when any value of the type will do. @example [] */ enum: string[];
        };
        /** A request header. */
        EndpointHeader: {
            /** Name of the header. @example Accept */ name: string;
            /** Whether a request must have it. @example false */ required: boolean;
            /** Value to send. @example application/json */ value: string;
            /** What the header is for. @example Format of the response. */ description: string;
        };
        /** A response to expect. */
        EndpointResponse: {
            /** HTTP status. @example 200 */ status: number;
            /** The case that the example shows, in a few words. @example A known map */ label: string;
            /** What the status means here. @example The map with its world records. */ description: string;
            /** The body as text. Empty when there is none. @example {"exists": true} */ body: string;
        };
        /** The documentation of one endpoint. */
        Endpoint: {
            /** Name of the endpoint, the same as its operationId in the OpenAPI document. @example getMap */ key: string;
            /** The service that the data belongs to. Both kinds are served here. @example catalog @enum {string} */ service: "catalog" | "aggregator";
            /** HTTP method. @example GET @enum {string} */ method: "GET" | "POST";
            /** Route, where `:name` is a value to fill in. @example /api/v1/public/maps/:mapUid */ path: string;
            /** Group that the endpoint is shown in. @example Maps */ group: string;
            /** Whether anybody may call the endpoint (`public`), or only programs with its secret (`protected`). @example public @enum {string} */ access: "public" | "protected";
            /** How far clients can rely on the endpoint: `stable` ones keep their form, `existing` ones may grow, and `legacy` ones have a better successor. @example stable @enum {string} */ stability: "stable" | "existing" | "legacy";
            /** What the endpoint does, in a few words. @example Get a map */ title: string;
            /** What there is to know beyond the title. @example The map itself, its world record and those before it. */ description: string;
            /** Values to fill in the path. */ pathParams: components["schemas"]["EndpointPathParameter"][];
            /** Query parameters. */ queryParams: components["schemas"]["EndpointQueryParameter"][];
            /** Request headers that matter. */ headers: components["schemas"]["EndpointHeader"][];
            /** An example of the request's body as text. Empty when there is no body. @example */ requestBodyExample: string;
            /** Responses to expect. */ exampleResponses: components["schemas"]["EndpointResponse"][];
        };
        /** The documentation of the API as data. */
        EndpointList: {
            /** When the server was started. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            api: components["schemas"]["ApiSummary"];
            /** The endpoints, in the order of their groups. */ endpoints: components["schemas"]["Endpoint"][];
        };
        /** A failure. */
        ErrorResponse: {
            /** A sentence for people that says what was wrong. Its wording may change. @example Query parameter limit must be an integer from 1 to 1000, got "1001". */ error: string;
        };
        /** How much there is. */
        MetaSummary: {
            /** Number of projects that have contributed. Format: int64. @example 3 */ projects: number;
            /** Number of known maps. Format: int64. @example 6 */ maps: number;
            /** Number of events, as the list of recent events counts them. Format: int64. @example 21 */ events: number;
            /** Number of maps, equal to `maps`. Format: int64. @example 6 */ totalMaps: number;
            /** Number of events, equal to `events`. Format: int64. @example 21 */ totalEvents: number;
            /** When the newest event happened. Null before the first. Format: date-time. @example 2026-10-06T07:50:31.400Z */ latestEventAt: string | null;
        };
        /** The service and how much it knows. */
        Meta: {
            /** Name of the service. @example records-catalog @enum {string} */ service: "records-catalog";
            /** Version of the API, as in its paths. @example v1 */ version: string;
            /** How long this server has been up, in days, hours and minutes. @example 4d 12h 30m */ uptime: string;
            /** When the response was made. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            /** Changes when the database is restored from a backup or replaced by another server. Either may have lost the last events: then ids of events may be given a second time. @example 9mXhP2tqRw4cVnLz-00000001 */ epoch: string;
            summary: components["schemas"]["MetaSummary"];
        };
        /** Totals over everything. */
        Metrics: {
            /** Number of events, as the list of recent events counts them. Format: int64. @example 21 */ totalEvents: number;
            /** Number of known maps. Format: int64. @example 6 */ totalMaps: number;
            /** Number of projects that have contributed. Format: int64. @example 3 */ totalProjects: number;
            /** Number of known clubs. Format: int64. @example 1 */ totalClubs: number;
            /** When the newest event happened. Null before the first. Format: date-time. @example 2026-10-06T07:50:31.400Z */ lastEventAt: string | null;
        };
        /** Totals over everything that was contributed. */
        MetricsOverview: {
            metrics: components["schemas"]["Metrics"];
        };
        /** The API as a whole. */
        ApiFacts: {
            /** Name of the API. @example Records catalog */ name: string;
            /** Version of the API, as in its paths. @example v1 */ version: string;
            /** Path of the documentation page, below the path of the server's public URL where that has one. @example /api/ */ docsPath: string;
        };
        /** A map with its current world record. */
        CatalogMap: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Id of the map in the game. Null when it is not known. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId: string | null;
            /** Name of the map, with its colour codes. Null when it is not known. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** Name of the map's file. Null when it is not known. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename: string | null;
            /** Where the file can be had. Null when it is not known. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl: string | null;
            /** Where the picture can be had. Null when it is not known. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl: string | null;
            /** Account id of the author. Null when it is not known. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author: string | null;
            /** Account id of the uploader. Null when it is not known. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter: string | null;
            /** Time of the author medal in milliseconds. Null when it is not known. Format: int64. @example 41208 */ authorScore: number | null;
            /** Time of the gold medal in milliseconds. Null when it is not known. Format: int64. @example 44000 */ goldScore: number | null;
            /** Time of the silver medal in milliseconds. Null when it is not known. Format: int64. @example 50000 */ silverScore: number | null;
            /** Time of the bronze medal in milliseconds. Null when it is not known. Format: int64. @example 62000 */ bronzeScore: number | null;
            /** Environment that it is built in. Null when it is not known. @example Stadium */ collectionName: string | null;
            /** Style that the author gave it. Empty when there is none. @example */ mapStyle: string;
            /** Type of the map in the game. Null when it is not known. @example TrackMania\TM_Race */ mapType: string | null;
            /** Whether the game lets players drive it. Null when it is not known. @example true */ isPlayable: boolean | null;
            /** Whether it was made with the gamepad editor. Null when it is not known. @example false */ createdWithGamepadEditor: boolean | null;
            /** Whether it was made with the simple editor. Null when it is not known. @example false */ createdWithSimpleEditor: boolean | null;
            /** When it was uploaded, with the offset that was sent. Null when it is not known. @example 2024-11-09T10:15:00+00:00 */ timestamp: string | null;
            /** Season of the map. Empty when it is of none. @example Fall */ season: string;
            /** Year of the season. Null when there is none. Format: int64. @example 2024 */ year: number | null;
            /** Numbers within the season. Empty when there are none. @example [ 8 ] */ mapnumber: number[];
            /** What was changed. Empty when nothing is known to be. @example Cleaned */ alteration: string;
            /** Kind of map, such as `training` or `totd`. Null for a season's map and where nothing is known. @example training */ type: string | null;
            /** Current world record in milliseconds. Null when none is known. @example 39874 */ wrMs: number | null;
            /** Who holds it. Null when nobody is known. @example Kestrel */ wrHolder: string | null;
            /** Whether the map is in the primary club or watched by a tracker. @example true */ tracked: boolean;
            /** The map is `active` while it is in the primary club, `archived` after it left, and `pending` if it was never there; of most such maps only uid and name are known. @example active @enum {string} */ status: "active" | "archived" | "pending";
        };
        /** A world record of a map, the current one, a former one or one that was removed. */
        WrHistoryEntry: {
            /** Number of its event, the same on every service: the first that reports it, or the first that says that it is a change. The event keeps the account, holder and time as first reported; here they are the record's. Format: int64. @example 15 */ eventId: number;
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map. Null when it is not known. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Account id of the holder. Null when only a name is known. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** Who drove it, by the name that the account has now, else by the one that was sent. Null when nobody is named. @example Kestrel */ holder: string | null;
            /** Time in milliseconds. @example 39874 */ wrMs: number;
            /** When it was driven, as far as anybody knows, which is the earliest moment of its reports. Format: date-time. @example 2026-10-03T17:58:40.000Z */ recordedAt: string;
            /** When the service first heard of it. Format: date-time. @example 2026-10-06T08:00:00.000Z */ receivedAt: string;
            /** Whether it is the map's current record, the fastest that is not revoked. @example true */ current: boolean;
            /** Whether a report said later that it is gone from the map's board. A record that is reported again since then counts again. @example false */ revoked: boolean;
        };
        /** Paths on this server, with the path of its public URL where that has one. */
        MapLinks: {
            /** This response. @example /api/v1/public/maps/0J9p5MWjMRWjessjzam7jz0ioFa */ self: string;
            /** The older form of it. @example /api/v1/maps/info/0J9p5MWjMRWjessjzam7jz0ioFa */ legacy: string;
            /** The documentation page. @example /api/ */ docs: string;
        };
        /** A map with its world records. */
        MapDetail: {
            /** Always true; an unknown map returns 404. @example true @enum {boolean} */ exists: true;
            /** When the response was made. Format: date-time. @example 2026-10-06T08:00:00.000Z */ generatedAt: string;
            api: components["schemas"]["ApiFacts"];
            map: components["schemas"]["CatalogMap"];
            /** World records of the map. The current one comes first, then the others, newest first, revoked ones included. */ wrHistory: components["schemas"]["WrHistoryEntry"][];
            links: components["schemas"]["MapLinks"];
        };
        /** A failure about one map. */
        UnknownMapResponse: {
            /** A sentence for people that says what was wrong. Its wording may change. @example No map NobodyHasDrivenHere00000000 is known. */ error: string;
            /** The uid that was asked for. @example NobodyHasDrivenHere00000000 */ mapUid: string;
        };
        /** A map without anything about its world record. */
        MapInfo: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Id of the map in the game. Null when it is not known. @example ef24f14c-fa96-42fd-ae82-3ef4d3f79d27 */ mapId: string | null;
            /** Name of the map, with its colour codes. Null when it is not known. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** Name of the map's file. Null when it is not known. @example Fall 2024 - 08 Cleaned.Map.Gbx */ filename: string | null;
            /** Where the file can be had. Null when it is not known. @example https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx */ fileUrl: string | null;
            /** Where the picture can be had. Null when it is not known. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl: string | null;
            /** Account id of the author. Null when it is not known. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author: string | null;
            /** Account id of the uploader. Null when it is not known. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ submitter: string | null;
            /** Time of the author medal in milliseconds. Null when it is not known. Format: int64. @example 41208 */ authorScore: number | null;
            /** Time of the gold medal in milliseconds. Null when it is not known. Format: int64. @example 44000 */ goldScore: number | null;
            /** Time of the silver medal in milliseconds. Null when it is not known. Format: int64. @example 50000 */ silverScore: number | null;
            /** Time of the bronze medal in milliseconds. Null when it is not known. Format: int64. @example 62000 */ bronzeScore: number | null;
            /** Environment that it is built in. Null when it is not known. @example Stadium */ collectionName: string | null;
            /** Style that the author gave it. Empty when there is none. @example */ mapStyle: string;
            /** Type of the map in the game. Null when it is not known. @example TrackMania\TM_Race */ mapType: string | null;
            /** Whether the game lets players drive it. Null when it is not known. @example true */ isPlayable: boolean | null;
            /** Whether it was made with the gamepad editor. Null when it is not known. @example false */ createdWithGamepadEditor: boolean | null;
            /** Whether it was made with the simple editor. Null when it is not known. @example false */ createdWithSimpleEditor: boolean | null;
            /** When it was uploaded, with the offset that was sent. Null when it is not known. @example 2024-11-09T10:15:00+00:00 */ timestamp: string | null;
            /** Season of the map. Empty when it is of none. @example Fall */ season: string;
            /** Year of the season. Null when there is none. Format: int64. @example 2024 */ year: number | null;
            /** Numbers within the season. Empty when there are none. @example [ 8 ] */ mapnumber: number[];
            /** What was changed. Empty when nothing is known to be. @example Cleaned */ alteration: string;
            /** Kind of map, such as `training` or `totd`. Null for a season's map and where nothing is known. @example training */ type: string | null;
        };
        /** How much there is. */
        CatalogStats: {
            /** Number of known maps. Format: int64. @example 6 */ total_maps: number;
            /** Number of tracked maps. Format: int64. @example 6 */ actively_tracked: number;
            /** Number of world records that were reported as changes, current, former and revoked ones. A record that trackers have only found unchanged does not count. Format: int64. @example 8 */ total_wr_changes: number;
            /** Number of campaigns of the primary club. Format: int64. @example 2 */ total_campaigns: number;
            /** Number of players who have a world record that is not revoked, a current or a former one. `totalPlayers` of the leaderboards counts who holds a current one. Format: int64. @example 4 */ total_players: number;
        };
        /** A map in a list. */
        MapRow: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. Null when it is not known. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** Season of the map. Empty when it is of none. @example Fall */ season: string;
            /** Year of the season. Null when there is none. Format: int64. @example 2024 */ year: number | null;
            /** What was changed. Empty when nothing is known to be. @example Cleaned */ alteration: string;
            /** Current world record in milliseconds. Null when none is known. @example 39874 */ wrMs: number | null;
            /** Who holds it. Null when nobody is known. @example Kestrel */ wrHolder: string | null;
            /** When the world record was driven. Null when none is known. Format: date-time. @example 2026-10-03T17:58:40.000Z */ wrRecordedAt: string | null;
            /** Whether the map is in the primary club or watched by a tracker. @example true */ tracked: boolean;
        };
        /** Whether the total is exact (eq) or a lower bound (gte), as it may be above 10,000, and of searches that look at a part of the rows. @example eq @enum {string} */ TotalRelation: "eq" | "gte";
        /** How to walk a list page by page. */
        Paging: {
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            /** Whether there are rows after this page. @example false */ has_more: boolean;
            /** Offset of the next page. Null on the last one. Format: int64. @example null */ next_offset: number | null;
        };
        /** A page of maps. */
        MapList: {
            /** Maps by upload time, newest first and unknown ones last, then by uid. */ maps: components["schemas"]["MapRow"][];
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** A campaign of the primary club. */
        Campaign: {
            /** The catalog's own number of the campaign; one that is discovered later has a higher number. Format: int64. @example 1 */ campaignId: number;
            /** Name of the campaign. Null when it is not known. @example Fall 2024 Cleaned */ name: string | null;
            /** Number of its maps. Format: int64. @example 2 */ mapCount: number;
            /** Id of the campaign in the game. Format: int64. @example 51877 */ externalId: number;
        };
        /** A page of campaigns. */
        CampaignList: {
            /** Campaigns, last discovered first. */ campaigns: components["schemas"]["Campaign"][];
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** A folder of single maps of the primary club. */
        UploadBucket: {
            /** Id of the bucket in the game. Format: int64. @example 70214 */ bucketId: number;
            /** Name of the bucket. Null when it is not known. @example Icy Odds and Ends */ name: string | null;
            /** Number of its maps. Format: int64. @example 1 */ mapCount: number;
            /** When the snapshot that first showed it was observed. Format: date-time. @example 2026-10-06T06:00:00.000Z */ discoveredAt: string;
        };
        /** A page of upload buckets. */
        UploadList: {
            /** Upload buckets, last discovered first, then highest id. */ uploads: components["schemas"]["UploadBucket"][];
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** What the lists are about. */
        LeaderboardSummary: {
            /** Number of tracked maps. Format: int64. @example 6 */ trackedMaps: number;
            /** Number of players who hold a world record now. Format: int64. @example 4 */ totalPlayers: number;
            /** Number of maps whose current world record has a holder. Format: int64. @example 5 */ mapsWithRecord: number;
        };
        /** A player in the overall list. */
        Leader: {
            /** Account id of the player. Null when only a name is known. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** The player, by the name that the account has now, else by the one that was sent. Null when neither is known. @example Kestrel */ holder: string | null;
            /** Number of maps whose world record this player holds. Format: int64. @example 2 */ totalWrs: number;
            /** When the newest of these records was driven. Format: date-time. @example 2026-10-03T17:58:40.000Z */ latestWrAt: string;
        };
        /** A player in the list of one bucket. */
        BucketLeader: {
            /** The player, by the name that the account has now, else by the one that was sent. Null when neither is known. @example Kestrel */ holder: string | null;
            /** Number of maps whose world record this player holds. Format: int64. @example 2 */ totalWrs: number;
        };
        /** The players who hold the records of one bucket. */
        BucketLeaders: {
            /** Season and year, `Training` or `Other`. @example Fall 2024 */ bucket: string;
            /** Players in the order of the overall list, by their records in this bucket. */ leaders: components["schemas"]["BucketLeader"][];
        };
        /** How many current world records reach which medal; each counts for its best. */
        Medals: {
            /** Records as fast as the author. Format: int64. @example 5 */ author: number;
            /** Records of gold. Format: int64. @example 0 */ gold: number;
            /** Records of silver. Format: int64. @example 0 */ silver: number;
            /** Records of bronze. Format: int64. @example 0 */ bronze: number;
            /** Records without a medal, or of a map whose medals are not known. Format: int64. @example 0 */ none: number;
        };
        /** Who holds the world records. */
        Leaderboards: {
            summary: components["schemas"]["LeaderboardSummary"];
            /** Most records first, then the newest one first, then by account id. */ overall: components["schemas"]["Leader"][];
            /** Newest season first, then `Training`, then `Other`. */ buckets?: components["schemas"]["BucketLeaders"][];
            /** The maps with the newest current world records, newest first. */ maps?: components["schemas"]["MapRow"][];
            medals?: components["schemas"]["Medals"];
            paging: components["schemas"]["Paging"];
        };
        /** A player in the live list. */
        LiveLeader: {
            /** Account id of the player. Null when only a name is known. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** The player, by the name that the account has now, else by the one that was sent. Null when neither is known. @example Kestrel */ holder: string | null;
            /** Number of maps whose world record this player holds. Format: int64. @example 2 */ totalWrs: number;
        };
        /** A world record, the current one of its map or a former one. */
        WrEvent: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map. Null when it is not known. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Account id of the holder. Null when only a name is known. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** Who drove it, by the name that the account has now, else by the one that was sent. Null when nobody is named. @example Kestrel */ holder: string | null;
            /** Time in milliseconds. @example 39874 */ wrMs: number;
            /** When it was driven, as far as anybody knows. Format: date-time. @example 2026-10-03T17:58:40.000Z */ recordedAt: string;
            /** Whether a report of it says that the board became slower, because a faster record of the map was removed: then it is no new best time. @example false */ afterRemoval: boolean;
        };
        /** Who holds the world records, and the latest ones. */
        LiveLeaderboard: {
            /** Players in the order of the overall leaderboard. */ leaderboard: components["schemas"]["LiveLeader"][];
            /** World records, newest first. */ feed: components["schemas"]["WrEvent"][];
        };
        /** The connection to the primary club. */
        Hook: {
            /** Key of the hook. @example primary */ hookKey: string;
            /** Id of the club in the game. Null while there is none. Format: int64. @example 29812 */ clubId: number | null;
            /** Name of the club. Null when it is not known. @example Alteration Workshop */ clubName: string | null;
            /** Whether there is a primary club. @example true */ enabled: boolean;
            /** When the newest applied snapshot was observed. Null before the first. Format: date-time. @example 2026-10-06T06:00:00.000Z */ lastSyncAt: string | null;
            /** Number of different maps of the club. Format: int64. @example 6 */ mapCount: number;
        };
        /** The state of the hook. */
        HookResponse: {
            hook: components["schemas"]["Hook"];
        };
        /** A map in short. */
        ClubMap: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. Null when it is not known. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** Account id of the author. Null when it is not known. @example 5294f599-20d9-4e29-97d4-13fa302bcd71 */ author: string | null;
            /** Where the picture can be had. Null when it is not known. @example https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg */ thumbnailUrl: string | null;
        };
        /** Maps of the primary club. */
        HookMapList: {
            /** Maps by upload time, newest first and unknown ones last, then by uid. */ maps: components["schemas"]["ClubMap"][];
            /** Number of these maps. Format: int64. @example 6 */ count: number;
        };
        /** The taking in of one snapshot of the primary club. */
        HookRun: {
            /** Number of the run. Format: int64. @example 1 */ runId: number;
            /** Key of the hook. @example primary */ hookKey: string;
            /** Said to be `ok`, `partial` when rows were refused, or `skipped` when the snapshot was out of date. @example ok @enum {string} */ status: "ok" | "partial" | "skipped";
            /** Different maps in the snapshot. Format: int64. @example 6 */ mapsSeen: number;
            /** Maps that were new in the club. Format: int64. @example 6 */ mapsAdded: number;
            /** Maps that left the club. Format: int64. @example 0 */ mapsRemoved: number;
            /** When the snapshot was received. Format: date-time. @example 2026-10-06T08:00:00.000Z */ startedAt: string;
            /** When it was applied. Format: date-time. @example 2026-10-06T08:00:00.000Z */ finishedAt: string;
        };
        /** Runs of the hook. */
        HookRunList: {
            /** Runs, newest first. */ runs: components["schemas"]["HookRun"][];
            /** Number of these runs. Format: int64. @example 1 */ count: number;
        };
        /** A club of the game. */
        Club: {
            /** Id of the club in the game. Format: int64. @example 29812 */ clubId: number;
            /** Name of the club. Null when it is not known. @example Alteration Workshop */ name: string | null;
            /** Number of its campaigns. Format: int64. @example 2 */ campaignCount: number;
            /** Number of its different maps. Format: int64. @example 6 */ mapCount: number;
            /** Number of its members. Format: int64. @example 5 */ memberCount: number;
            /** When it was founded. Null when it is not known. Format: date-time. @example 2023-04-02T14:00:00.000Z */ createdAt: string | null;
        };
        /** A club in numbers. */
        ClubResponse: {
            club: components["schemas"]["Club"];
        };
        /** A campaign of a club. */
        ClubCampaign: {
            /** Id of the campaign in the game. Format: int64. @example 51877 */ campaignId: number;
            /** Name of the campaign. Null when it is not known. @example Fall 2024 Cleaned */ name: string | null;
            /** Number of its maps. Format: int64. @example 2 */ mapCount: number;
            /** When it was made. Null when it is not known. Format: date-time. @example 2024-11-09T09:50:00.000Z */ createdAt: string | null;
        };
        /** The campaigns of a club. */
        ClubCampaignList: {
            /** Campaigns, newest first and campaigns of unknown age last, then highest id. */ campaigns: components["schemas"]["ClubCampaign"][];
        };
        /** A page of a club's maps. */
        ClubMapList: {
            /** Maps by upload time, newest first and unknown ones last, then by uid. */ maps: components["schemas"]["ClubMap"][];
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** The dashboard's counters. */
        DashboardStats: {
            /** Number of known maps. Format: int64. @example 6 */ total_maps: number;
            /** Number of tracked maps. Format: int64. @example 6 */ actively_tracked: number;
            /** Number of world records that were reported as changes, current, former and revoked ones. A record that trackers have only found unchanged does not count. Format: int64. @example 8 */ total_wr_changes: number;
        };
        /** The tracker in short. Null when it was not asked for. */
        DashboardTracker: {
            /** Whether a tracker is at work. @example true */ enabled: boolean;
            /** When the newest run finished. Null before the first. Format: date-time. @example 2026-10-06T07:50:31.400Z */ lastRunAt: string | null;
        } | null;
        /** A tracked map to choose. */
        MapOption: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. Null when it is not known. @example Fall 2024 - 08 Cleaned */ name: string | null;
        };
        /** All that a start page needs. */
        Dashboard: {
            stats: components["schemas"]["DashboardStats"];
            /** Tracked maps by upload time, newest first and unknown ones last, then by uid. */ maps: components["schemas"]["MapRow"][];
            /** World records, newest first. */ wrFeed: components["schemas"]["WrEvent"][];
            tracker: components["schemas"]["DashboardTracker"];
            /** All tracked maps in the same order, for a list to choose from. */ mapOptions?: components["schemas"]["MapOption"][];
            paging: components["schemas"]["Paging"];
        };
        /** The newest world record. Null when there is none. */
        LatestWr: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map. Null when it is not known. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Account id of the holder. Null when only a name is known. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** Who drove it, by the name that the account has now, else by the one that was sent. Null when nobody is named. @example Kestrel */ holder: string | null;
            /** Time in milliseconds. @example 39874 */ wrMs: number;
            /** When it was driven, as far as anybody knows. Format: date-time. @example 2026-10-03T17:58:40.000Z */ recordedAt: string;
            /** Whether a report of it says that the board became slower, because a faster record of the map was removed: then it is no new best time. @example false */ afterRemoval: boolean;
        } | null;
        /** The newest world records. */
        LatestResponse: {
            latest: components["schemas"]["LatestWr"];
            /** World records, newest first. Empty when it was not asked for. */ recent: components["schemas"]["WrEvent"][];
            paging: components["schemas"]["Paging"];
        };
        /** The current state of the tracker. */
        TrackerRuntime: {
            /** Whether it has finished a run or sent a sign of life within three of its intervals. @example true */ enabled: boolean;
            /** How often it looks, in seconds. Null before the first run. Format: int64. @example 300 */ intervalSeconds: number | null;
            /** Number of tracked maps. Format: int64. @example 6 */ trackedMaps: number;
        };
        /** The newest run. Null before the first. */
        TrackerRun: {
            /** When it finished. Format: date-time. @example 2026-10-06T07:50:31.400Z */ finishedAt: string;
            /** Number of maps that it looked at. Format: int64. @example 6 */ mapsChecked: number;
            /** Number of world records that it found changed. Format: int64. @example 1 */ wrChanges: number;
            /** How long it took, in seconds. Null when the run gave no times. @example 31.4s */ duration: string | null;
        } | null;
        /** The state of the tracker. */
        TrackerStatus: {
            runtime: components["schemas"]["TrackerRuntime"];
            latestRun: components["schemas"]["TrackerRun"];
        };
        /** A project that contributes. */
        Project: {
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Name of the project. @example Alteration Tracker */ name: string;
            /** Number of maps in its runs. Format: int64. @example 6 */ mapCount: number;
            /** Whether the project says that it is at work. @example true */ enabled: boolean;
            /** When its newest run finished or its newest snapshot was observed. Null before the first. Format: date-time. @example 2026-10-06T07:50:31.400Z */ lastSyncAt: string | null;
        };
        /** All projects. */
        ProjectList: {
            /** Projects, last heard of first. */ projects: components["schemas"]["Project"][];
        };
        /** A project that contributes, with its settings. */
        ProjectDetail: {
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Name of the project. @example Alteration Tracker */ name: string;
            /** Number of maps in its runs. Format: int64. @example 6 */ mapCount: number;
            /** Whether the project says that it is at work. @example true */ enabled: boolean;
            /** When its newest run finished or its newest snapshot was observed. Null before the first. Format: date-time. @example 2026-10-06T07:50:31.400Z */ lastSyncAt: string | null;
            /** How often it checks its maps, in seconds. Format: int64. @example 300 */ checkIntervalSeconds: number;
        };
        /** One project. */
        ProjectResponse: {
            project: components["schemas"]["ProjectDetail"];
        };
        /** A map as one project reported it. */
        ProjectMap: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map, with its colour codes. Null when it is not known. @example Fall 2024 - 08 Cleaned */ name: string | null;
            /** World record in milliseconds that the project reported last. Null when it reported none. @example 39874 */ wrMs: number | null;
            /** Who holds it, as the project reported it last. Null when it named nobody. @example Kestrel */ wrHolder: string | null;
            /** Whether the project tracks the map. @example true */ tracked: boolean;
        };
        /** A page of a project's maps. */
        ProjectMapList: {
            /** Maps, last checked first, then by uid. */ maps: components["schemas"]["ProjectMap"][];
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** Something that a project has reported. */
        Event: {
            /** Number of the event, the same on every service. An event stays as first reported: two may be of one record, which was known under two names, or was found before somebody called it a change, and a record may have an earlier time and another holder than its event. Format: int64. @example 15 */ eventId: number;
            /**
             * @description What happened:
             *
             *     - `wr_change`: a map has a new world record, or with `afterRemoval` a slower one.
             *     - `map.checked`: a tracker has checked a map, whether or not its record changed.
             *     - `tracker.run`: a tracker has sent a run with checks.
             *     - `club.snapshot`: somebody has reported what a club has.
             *
             *     Any other type is a contributor's own.
             * @example wr_change
             */
            type: string;
            /** Key of the project. @example alteration-tracker */ projectKey: string;
            /** Uid of the map that it is about. Null when it is about none. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string | null;
            /** Name of the map. Null when it is not known. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Account id of the player that it is about. Null when it names none. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** That player, by the name that was sent, else by the one that the account has now. Null when it names none. @example Kestrel */ holder: string | null;
            /** World record in milliseconds. Null when it has none. @example 39874 */ wrMs: number | null;
            /** When it happened. Format: date-time. @example 2026-10-03T17:58:40.000Z */ recordedAt: string;
            /** Whether the report behind a `wr_change` says that the board became slower, because a faster record of the map was removed: then it is no new best time. It is as it was when the event was stored. False for every other type. @example false */ afterRemoval: boolean;
            /** When the record of a `wr_change` was beaten, or removed from the board. Null while it is the current one. Only in a list with `accountId`. Format: date-time. @example 2026-10-03T17:58:40.000Z */ heldUntil?: string | null;
            /** Whether the record of a `wr_change` was removed from the board. Only in a list with `accountId`. @example false */ revoked?: boolean;
        };
        /** A page of events by time. */
        EventPage: {
            /** Events, newest first, then highest number. */ events: components["schemas"]["Event"][];
            /** Number of rows on all pages together. Format: int64. @example 6 */ total: number;
            totalRelation: components["schemas"]["TotalRelation"];
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Rows before this page. Format: int64. @example 0 */ offset: number;
            paging: components["schemas"]["Paging"];
        };
        /** Events after an id. */
        EventsAfter: {
            /** Events, oldest first. */ events: components["schemas"]["Event"][];
            /** Most rows on a page. Format: int64. @example 120 */ limit: number;
            /** Whether events follow that were not searched; these may not fit the filters, so the next page may be empty. @example false */ hasMore: boolean;
            /** The `after_event_id` to go on with: the id of the last event that was searched, else the one that was sent. Format: int64. @example 28 */ nextAfterEventId: number;
            /** The lowest id of all stored events; where events were removed for their age, the id after these, though world records before it are still stored. Null while there never was an event. Where it is above the `after_event_id` that was sent plus 1, events in between were removed, and cannot be read any more. Format: int64. @example 1 */ oldestEventId: number | null;
            /** The last event id that was given, to an event of any filter. It never decreases in one database, even when events are removed. Where it is below `nextAfterEventId` for a minute, the server has an older copy of the database than the one that you have read: stop, and ask its operator. Format: int64. @example 28 */ lastEventId: number;
            /** Changes when the database is restored from a backup, or another server takes its place. Events with ids that you have read may then be others: go back to one from before. @example 9mXhP2tqRw4cVnLz-00000001 */ epoch: string;
        };
        /** A page of events by time, or with `after_event_id` the events after an id. */ EventList: components["schemas"]["EventPage"] | components["schemas"]["EventsAfter"];
        /** Names of accounts. */
        DisplayNames: {
            /** Names by account id, with a key for each spelling that was asked for. Accounts that nobody has named are left out. @example { "ebbb6444-6264-47a9-bf6b-35b1c8fb88b0": "Kestrel" } */
            names: {
                [key: string]: string;
            };
            /** Number of accounts with a name. Format: int64. @example 1 */ found: number;
            /** Number of different accounts that were asked for, malformed ids included. Format: int64. @example 2 */ requested: number;
        };
        /** A request to look at a map. One of `mapUid` and `uid` is required. */
        UpdateRequestBody: {
            /** Uid of the map. Required, unless `uid` is sent. @example mdLdAOqTZ7QcXOlkVOqNb39mbWc */ mapUid?: string | null;
            /** Uid of the map, under a shorter name. Beside `mapUid` it must be equal. @example mdLdAOqTZ7QcXOlkVOqNb39mbWc */ uid?: string | null;
            /** Name of the map. @example Training - 01 & 02 Wood */ mapName?: string | null;
            /** Name of the map, a shorter name for `mapName`, which wins where both are sent. @example Training - 01 & 02 Wood */ name?: string | null;
            /** Why the map should be looked at. @example It has no world record yet. */ reason?: string | null;
        };
        /** A request to look at a map. */
        UpdateRequest: {
            /** Id of the request; the queue of the aggregator shows it too. @example upd-8Wq3RkTz0LmVb2Xc */ requestId: string;
            /** Uid of the map. @example mdLdAOqTZ7QcXOlkVOqNb39mbWc */ mapUid: string;
            /** Name of the map as it was sent, else as it is known. Null when neither is. Lists show the known one. @example Training - 01 & 02 Wood */ mapName: string | null;
            /** The request is `queued` until a tracker takes it up, and then `processing`. @example queued @enum {string} */ status: "queued" | "processing";
            /** When the request was made; asking again while it waits does not change that. Format: date-time. @example 2026-10-06T08:00:00.000Z */ createdAt: string;
        };
        /** A request that was taken. */
        UpdateRequestResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            request: components["schemas"]["UpdateRequest"];
        };
        /** A world record that a trusted service reports. One of `accountId` and `holder` is required. */
        WorldRecordReport: {
            /** Uid of the map, which need not be known. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map. @example Fall 2024 - 08 Cleaned */ mapName?: string | null;
            /** Account id of the holder, in any spelling. Required, unless `holder` is sent. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId?: string | null;
            /** Name of the holder. An empty one, `-` and `Unknown` name nobody, and without an account id so do words such as `None`; a UUID in any spelling counts as the account id. @example Kestrel */ holder?: string | null;
            /** Time in milliseconds. The largest 32-bit number, by which some programs write a hidden time, is refused. @example 39874 */ wrMs: number;
            /** When it was driven; the time of the report when it is left out or is later. @example 2026-10-03T17:58:40.000Z */ recordedAt?: string | null;
        };
        /** The world record as it was taken. */
        WorldRecordEcho: {
            /** Uid of the map. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
            /** Name of the map as it was sent. Null when it was not. @example Fall 2024 - 08 Cleaned */ mapName: string | null;
            /** Account id, spelled as it was sent. Null when it was not. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId: string | null;
            /** Name of the holder as it was sent. Null when it was not. @example Kestrel */ holder: string | null;
            /** Time in milliseconds. Format: int64. @example 39874 */ wrMs: number;
            /** When it was driven, spelled as it was sent, else as it is known already, else the time of the report. @example 2026-10-03T17:58:40.000Z */ recordedAt: string;
        };
        /** A world record that was taken. */
        WorldRecordResponse: {
            /** Always true in a success. @example true @enum {boolean} */ ok: true;
            event: components["schemas"]["WorldRecordEcho"];
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
        /** The database or the disk cannot serve the request now, or it took longer than it may. Nothing was stored, unless the sentence says that this is unknown. */
        DatabaseUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: { "application/json": components["schemas"]["ErrorResponse"] };
        };
        /** The map is not known. */ UnknownMap: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["UnknownMapResponse"] } };
        /** A limit or an offset is out of its bounds. */ MalformedPage: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The id of the club is not an integer from 1. */ MalformedClubId: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** No snapshot has shown this club. */ UnknownClub: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The key is longer than 120 characters. */ MalformedProjectKey: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** No project with this key has contributed. */ UnknownProject: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The body is larger than 256 KiB. */ JsonTooLarge: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
        /** The content type is not `application/json`. */ JsonExpected: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
    };
    parameters: {
        /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
        /** Maximum number of world records. */ wrHistoryLimit: number;
        /** Part of a map's name or of its uid, in any case. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ mapSearch: string;
        /** Only maps of this season, in any case. */ season: string;
        /** Only maps of this year. */ year: number;
        /** Only maps with exactly this alteration, in any case. */ alteration: string;
        /** Only tracked maps (`true`), or only maps that are not tracked (`false`). */ tracked: boolean;
        /** Most players in the overall list. */ overallLimit: number;
        /** Players of the overall list to skip. */ overallOffset: number;
        /** Most players in each bucket. */ perBucketLimit: number;
        /** Whether to include the maps with the newest current world records. */ includeMaps: boolean;
        /** Whether to include the lists by season. */ includeBuckets: boolean;
        /** Whether to include how many current world records reach which medal. */ includeMedals: boolean;
        /** Maximum number of players. */ liveLimit: number;
        /** Most world records in the feed. */ feedLimit: number;
        /** Maximum number of maps. */ hookMapLimit: number;
        /** Maximum number of runs. */ runLimit: number;
        /** Maximum number of maps. */ mapsLimit: number;
        /** Maps to skip. */ mapsOffset: number;
        /** Most world records in the feed. */ wrFeedLimit: number;
        /** Whether to include the short list of all tracked maps. */ includeMapOptions: boolean;
        /** Whether to include the state of the tracker. */ includeTracker: boolean;
        /** Whether to include the list of world records. */ includeRecent: boolean;
        /** Maximum number of world records. */ recentLimit: number;
        /** Key of the project. It is read as it is stored, in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. */ projectKey: string;
        /** Only events of the project with this key. */ projectFilter: string;
        /** Part of a map's name or uid, of a holder, a type, a project or a message, in any case. Colour codes, control characters and doubled white space count neither in it nor in these: a name as a response shows it is found, except for the holder of an event that was sent without a name. A text of nothing else is no filter. */ eventSearch: string;
        /** Maximum number of events. */ eventLimit: number;
        /** Account ids in any spelling, separated by commas; at least one and at most 50 different accounts. */ accountIds: string;
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
            /** The endpoints of the API. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EndpointList"] } };
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
    getMetricsOverview: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current totals. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["MetricsOverview"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getMap: {
        parameters: {
            query: {
                /** Maximum number of world records. */ wrHistoryLimit: number;
            };
            header?: never;
            path: {
                /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The map with its world records. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["MapDetail"] };
            };
            /** The limit is not an integer or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            404: components["responses"]["UnknownMap"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getMapInfo: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Uid of the map, as the game knows it. Upper and lower case are different. */ mapUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The facts about the map. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["MapInfo"] } };
            304: components["responses"]["NotModified"];
            404: components["responses"]["UnknownMap"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getStats: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current counts. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["CatalogStats"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listMaps: {
        parameters: {
            query: {
                /** Part of a map's name or of its uid, in any case. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
                /** Only maps of this season, in any case. */ season: string;
                /** Only maps of this year. */ year?: number;
                /** Only maps with exactly this alteration, in any case. */ alteration: string;
                /** Only tracked maps (`true`), or only maps that are not tracked (`false`). */ tracked?: boolean;
                /** Lists only maps whose current world record the player with this account id holds, in any spelling. */ accountId: string;
                /** Maximum number of rows. */ limit: number;
                /** Rows to skip. */ offset: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of maps. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["MapList"] } };
            304: components["responses"]["NotModified"];
            /** A filter or a limit is malformed or out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query: {
                /** Maximum number of rows. */ limit: number;
                /** Rows to skip. */ offset: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of campaigns. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["CampaignList"] } };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedPage"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listUploads: {
        parameters: {
            query: {
                /** Maximum number of rows. */ limit: number;
                /** Rows to skip. */ offset: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of upload buckets. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["UploadList"] } };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedPage"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getLeaderboards: {
        parameters: {
            query: {
                /** Most players in the overall list. */ overallLimit: number;
                /** Players of the overall list to skip. */ overallOffset: number;
                /** Most players in each bucket. */ perBucketLimit: number;
                /** Whether to include the maps with the newest current world records. */ includeMaps: boolean;
                /** Whether to include the lists by season. */ includeBuckets: boolean;
                /** Whether to include how many current world records reach which medal. */ includeMedals: boolean;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current leaderboards. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["Leaderboards"] } };
            304: components["responses"]["NotModified"];
            /** A limit is out of its bounds or a flag is none. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getLiveLeaderboard: {
        parameters: {
            query: {
                /** Maximum number of players. */ limit: number;
                /** Most world records in the feed. */ feedLimit: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current leaderboard and feed. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["LiveLeaderboard"] } };
            304: components["responses"]["NotModified"];
            /** A limit is out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getHook: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the hook. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["HookResponse"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listHookMaps: {
        parameters: {
            query: {
                /** Part of a map's name or of its uid, in any case. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
                /** Maximum number of maps. */ limit: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Maps of the primary club. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["HookMapList"] } };
            304: components["responses"]["NotModified"];
            /** The filter is too long or the limit is out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listHookRuns: {
        parameters: {
            query: {
                /** Maximum number of runs. */ limit: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The newest runs. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["HookRunList"] } };
            304: components["responses"]["NotModified"];
            /** The limit is out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
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
            /** The club in numbers. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubResponse"] } };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedClubId"];
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listClubCampaigns: {
        parameters: {
            query?: never; header?: never;
            path: {
                /** Id of the club in the game. */ clubId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The campaigns of the club. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubCampaignList"] } };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedClubId"];
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listClubMaps: {
        parameters: {
            query: {
                /** Part of a map's name or of its uid, in any case. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
                /** Maximum number of maps. */ limit: number;
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
            /** A page of the club's maps. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ClubMapList"] } };
            304: components["responses"]["NotModified"];
            /** The id of the club is not an integer, or a limit is out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            404: components["responses"]["UnknownClub"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query: {
                /** Maximum number of maps. */ mapsLimit: number;
                /** Maps to skip. */ mapsOffset: number;
                /** Most world records in the feed. */ wrFeedLimit: number;
                /** Whether to include the short list of all tracked maps. */ includeMapOptions: boolean;
                /** Whether to include the state of the tracker. */ includeTracker: boolean;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All that a start page needs. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["Dashboard"] } };
            304: components["responses"]["NotModified"];
            /** A limit is out of its bounds or a flag is none. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getLatestRecord: {
        parameters: {
            query: {
                /** Whether to include the list of world records. */ includeRecent: boolean;
                /** Maximum number of world records. */ limit: number;
                /** Rows to skip. */ offset: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The newest world records. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["LatestResponse"] } };
            304: components["responses"]["NotModified"];
            /** A limit is out of its bounds or a flag is none. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    getTrackerStatus: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tracker and its newest run. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["TrackerStatus"] } };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The projects that contribute. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ProjectList"] } };
            304: components["responses"]["NotModified"];
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
            /** The project with its settings. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ProjectResponse"] } };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedProjectKey"];
            404: components["responses"]["UnknownProject"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listProjectMaps: {
        parameters: {
            query: {
                /** Part of a map's name or of its uid, in any case. Colour codes, control characters and doubled white space count neither in it nor in the name: a name as a response shows it is found. A text of nothing else is no filter. */ q: string;
                /** Maximum number of maps. */ limit: number;
                /** Rows to skip. */ offset: number;
            };
            header?: never;
            path: {
                /** Key of the project. It is read as it is stored, in lower case and with `-` for every character other than letters, digits, `.`, `_` and `-`. */ projectKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the project's maps. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ProjectMapList"] } };
            304: components["responses"]["NotModified"];
            /** The key is too long, or a limit is out of its bounds. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            404: components["responses"]["UnknownProject"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** Only events of the project with this key. */ project: string;
                /** Part of a map's name or uid, of a holder, a type, a project or a message, in any case. Colour codes, control characters and doubled white space count neither in it nor in these: a name as a response shows it is found, except for the holder of an event that was sent without a name. A text of nothing else is no filter. */ q: string;
                /** Lists only events about the player with this account id, in any spelling. Then each `wr_change` also has `heldUntil` and `revoked`. */ accountId: string;
                /** Maximum number of events. */ limit: number;
                /** Rows to skip. */ offset: number;
                /** Lists the events that were stored after the one with this id, oldest first; 0 begins with the first. Of the 20,000 events after it, the list has the events that fit the other filters. Not beside `offset`. */ after_event_id?: number;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of events. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["EventList"] } };
            304: components["responses"]["NotModified"];
            /** A filter is too long, a limit is out of its bounds, or an offset is beside `after_event_id`. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    resolveDisplayNames: {
        parameters: {
            query: {
                /** Account ids in any spelling, separated by commas; at least one and at most 50 different accounts. */ accountIds: string;
            };
            header?: never; path?: never; cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The names that are known. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["DisplayNames"] } };
            304: components["responses"]["NotModified"];
            /** No id, or more than 50 different ones. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    requestUpdate: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        /** The map to look at. */
        requestBody: {
            content: {
                "application/json": {
                    /** Uid of the map. Required, unless `uid` is sent. @example mdLdAOqTZ7QcXOlkVOqNb39mbWc */ mapUid?: string;
                    /** Uid of the map, under a shorter name. Beside `mapUid` it must be equal. @example mdLdAOqTZ7QcXOlkVOqNb39mbWc */ uid?: string;
                    /** Name of the map. @example Training - 01 & 02 Wood */ mapName?: string;
                    /** Name of the map, a shorter name for `mapName`, which wins where both are sent. @example Training - 01 & 02 Wood */ name?: string;
                    /** Why the map should be looked at. @example It has no world record yet. */ reason?: string;
                };
            };
        };
        responses: {
            /** The request, as it waits in the queue. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["UpdateRequestResponse"] } };
            /** The body is not JSON, or names no map or two different ones. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            /** Too many requests in the last minute, or too many update requests in the last hour, from this address. */
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
    reportWorldRecord: {
        parameters: {
            query?: never; header?: never; path?: never; cookie?: never;
        };
        /** The world record. */
        requestBody: {
            content: {
                "application/json": {
                    /** Uid of the map, which need not be known. @example 0J9p5MWjMRWjessjzam7jz0ioFa */ mapUid: string;
                    /** Name of the map. @example Fall 2024 - 08 Cleaned */ mapName?: string;
                    /** Account id of the holder, in any spelling. Required, unless `holder` is sent. @example ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 */ accountId?: string;
                    /** Name of the holder. An empty one, `-` and `Unknown` name nobody, and without an account id so do words such as `None`; a UUID in any spelling counts as the account id. @example Kestrel */ holder?: string;
                    /** Time in milliseconds. The largest 32-bit number, by which some programs write a hidden time, is refused. @example 39874 */ wrMs: number;
                    /** When it was driven; the time of the report when it is left out or is later. @example 2026-10-03T17:58:40.000Z */ recordedAt?: string;
                };
            };
        };
        responses: {
            /** The world record as it was taken. */ 200: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["WorldRecordResponse"] } };
            /** The body is not JSON, or a field of it is missing or malformed. */ 400: { headers: { [name: string]: unknown }; content: { "application/json": components["schemas"]["ErrorResponse"] } };
            /** The secret is missing or wrong, or this server has none and takes no reports. */
            401: {
                headers: {
                    /** The realm names the header of the secret. @example ApiKey realm="x-webhook-secret" */ "WWW-Authenticate": "ApiKey realm=\"x-webhook-secret\"";
                    [name: string]: unknown;
                };
                content: { "application/json": components["schemas"]["ErrorResponse"] };
            };
            413: components["responses"]["JsonTooLarge"];
            415: components["responses"]["JsonExpected"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
}
