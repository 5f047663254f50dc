import {
  duplicate,
  fresh,
  header,
  inResponseTo,
  listRules,
  plus,
  removeFirst,
  removeLast,
  reverse,
  set,
  status,
  type Rules,
  type RulesByScenario,
} from './rule.js';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

const runRules: RulesByScenario = {
  'the same run again, its fields in another order and its start with another offset': {
    'Whether this run was stored before': set('/ingest/duplicate', false),
    'Id of the stored run.': fresh('/ingest/runId', (count) => count + 1_000_000),
    'for the first time if it is a repeat': fresh(
      '/ingest/receivedAt',
      (count) => `2026-01-01T00:00:0${count % 10}.000Z`,
    ),
  },
  'a run with good and bad checks': {
    'Checks that were not stored.': removeFirst('/ingest/rejected'),
    'Its place in the list that was sent, from 0.': plus('/ingest/rejected/*/index', 1),
  },
};

/** The rules of the aggregator. */
export const aggregatorRules: Rules = {
  checked: listRules(
    {
      // The service
      getCatalog: {
        'every operation in its section': {
          'It is made from the OpenAPI document and cannot differ from it.': set(
            '/sections/*/endpoints/*/summary',
            'Other',
          ),
        },
      },
      getMeta: {
        'the totals after a contribution': {
          'The same as `maps`.': plus('/summary/totalMaps', 1),
          'The same as `events`.': plus('/summary/totalEvents', 1),
        },
      },

      // Names
      listDisplayNames: {
        'accounts in the order of the request, each once': {
          'one row for each account, in the order of the request': reverse('/names'),
          'Repeated ones count once.': duplicate('/names'),
          'are rows with `missing` true': set('/names/1/missing', false),
          'Maximum number of rows, unless accounts are named.': removeLast('/names'),
          'Number of rows in `names`.': plus('/count', 1),
          'Without it only missing names are.': set('/names/0/stale', true),
        },
        'what can be no account is a row without a name, in its place': {
          'texts that are no account ids': removeFirst('/names'),
        },
        'by a part of names and ids, newest first': {
          'the names and accounts that it is a part of, newest observation first': reverse('/names'),
        },
        'the newest names': {
          'With neither there are the newest rows.': reverse('/names'),
        },
        'the accounts of accountId[0]': {
          '`accountId[]=…`, `accountId=…` and `accountId[0]=…` are the same': set('/names', []),
        },
      },
      resolveDisplayNames: {
        'two old names in the order of the request': {
          'Accounts with a name, stale ones too, in the order of the request.': reverse('/names'),
          'Stale names are returned as well': removeFirst('/names'),
          'Unless the response is `truncated`, the other three counts add up to it': plus('/missingCount', 1),
        },
        'names, a missing one and a malformed id': {
          'A malformed id spoils nothing but itself.': removeFirst('/names'),
          'Texts that are no account ids, as they were sent': set('/invalid/0', 'notanid'),
          'Distinct accounts of the request': plus('/requestedCount', 1),
          'Whether the limit left rows out of `names`.': set('/truncated', false),
        },
        'what is missing is spelled as it was asked for, and a limit may be above the number of ids': {
          'spelled as they were asked for': set('/missing/0', '00000000-0000-4000-8000-0000000000af'),
        },
        '501 distinct ids': {
          'has more than 500 distinct ids': status(200),
        },
      },
      getDisplayName: {
        'an account without a name, in upper case': {
          'An account that nobody has named is no failure': status(404),
          'A UUID is in lower case, however it was sent.': set(
            '/name/accountId',
            '00000000-0000-4000-8000-0000000000AF',
          ),
        },
        'a stale name': {
          'older than the requested maximum age': set('/name/stale', false),
          'Whole seconds since the name was last observed.': set('/name/ageSeconds', 1),
          'trimmed, with single spaces and in lower case': set('/name/normalizedDisplayName', 'Old Name'),
        },
      },
      findDisplayNames: {
        'an unknown name and two spellings of another, in the order of the request': {
          'Names are compared whole, in their normalized form': set('/queries/1/matches', []),
          'One entry per distinct name, in the order of the request.': reverse('/queries'),
          'Accounts whose name compares equal, newest observation first.': reverse('/queries/*/matches'),
        },
        'an unknown name': {
          'The name as it was asked for.': set('/queries/0/displayName', 'other'),
        },
      },
      searchDisplayNames: {
        'any part of a name, the best match first': {
          'Highest score first': reverse('/matches'),
          'The very name has 1, its beginning from 0.9': set('/matches/0/score', 0.95),
        },
        'the same name of two accounts, the newest first': {
          'then newest observation, then account id': reverse('/matches'),
        },
        'the beginning of a name': {
          '`prefix` suits pickers': duplicate('/matches'),
        },
        'a name with a typo': {
          '`fuzzy` forgives typos': set('/matches', []),
        },
        'characters that are SQL patterns': {
          'Every character stands for itself.': duplicate('/matches'),
        },
        'at most the limit': {
          'Maximum number of matches.': duplicate('/matches'),
        },
        'a text that no name has': {
          'The text as it was sent.': set('/query', 'other'),
        },
        'control characters alone': {
          'a text of nothing but these and white space is a 400': status(200),
        },
      },
      listCandidates: {
        'an account with an old name': {
          'Number of ids in `accountIds`.': plus('/count', 1),
          'Age in seconds after which a name should be looked up again.': set('/accountIds', []),
        },
        'at most the limit': {
          'Maximum number of candidates.': duplicate('/accountIds'),
        },
      },
      listCandidateDetails: {
        'an account with an old name, and its sources': {
          'Those without a name first, those seen last first; then the oldest names.': reverse('/candidates'),
          'Always true for a candidate.': set('/candidates/*/stale', false),
          'Where the account was seen': set('/candidates/*/reasons', ['club_member']),
        },
      },

      // Projects
      listProjects: {
        'the order of the projects': {
          'Newest `lastSyncAt` first, then by key; projects without one come last.': reverse('/projects'),
        },
        'a page of the projects': {
          'Most projects to list.': duplicate('/projects'),
        },
        'refused: limit=10&limit=20': {
          'returns a 400 when it is sent twice': status(200),
        },
      },
      getProject: {
        'a project by its key in any case': {
          'It is read as it is stored, in lower case': status(404),
        },
        'its counts after a run': {
          'The counts are kept with every contribution, so they are always exact.': plus(
            '/project/totalChecks',
            1,
          ),
          'Checks among them that found a change.': plus('/project/totalChanges', 1),
          'Maps that it has checked.': plus('/project/mapCount', 1),
          'The same name.': set('/project/name', 'Other'),
          'When its newest run finished or its newest club snapshot was observed.': set(
            '/project/lastSyncAt',
            LONG_AGO,
          ),
        },
      },
      listProjectMaps: {
        'most recent check first': {
          'most recent check first, then by uid': reverse('/maps'),
          'The record of a map is the one that this project reported last': plus('/maps/0/wrMs', 1),
        },
        'the maps of a project, filtered': {
          'Lists only maps with this text in the uid': duplicate('/maps'),
        },
        'the second page': {
          'Maps to leave out before the first.': set('/maps', []),
        },
        'refused: offset=10000&q=any': {
          'a page that begins at row 10,000 or beyond is a 400': status(200),
        },
      },
      listProjectInstances: {
        'the instances of a project': {
          'Most recent sign of life first, then by id.': set('/instances/0/instanceId', 'two'),
          'Instances that the project has.': plus('/total', 1),
          'Responses that change with the clock are never stored': header('cache-control', 'max-age=60'),
        },
      },
      listMapProjects: {
        'most recent check first': {
          'most recent check first, then by key': reverse('/projects'),
        },
        'a map without checks': {
          'A map that nobody has checked has none.': status(404),
        },
      },

      // Events
      listEvents: {
        'newest first': {
          'Newest `occurredAt` first, then highest id.': reverse('/events'),
          'The events, newest first.': reverse('/events'),
          'Events that the service stores for its own sake are left out unless asked for.': plus('/total', 1),
          'The same word.': set('/events/0/eventType', 'other.type'),
        },
        'events of one time, the last stored first': {
          'Newest `occurredAt` first, then highest id.': reverse('/events'),
        },
        'with system events': {
          'Whether the service stored it for its own sake.': set('/events/0/system', false),
          'The last event id that was given when this page was read': set('/lastEventId', 1),
        },
        'nothing that was stored later': {
          'later events are left out then, also from `total`': plus('/total', 5),
        },
        'what was stored after an event, oldest first': {
          'then the list is in the order in which events were stored': reverse('/events'),
          'The events, oldest first.': reverse('/events'),
          'The last event id that was given, to an event of any filter.': set('/lastEventId', 0),
          'The lowest id of all stored events': set('/oldestEventId', 9_007_199_254_740_991),
        },
        'the first page of it': {
          'going on with `nextAfterEventId` meets each event once': plus('/nextAfterEventId', 1),
          'Whether events follow that were not searched': set('/hasMore', false),
        },
        'of it what has a short text': {
          'those that do not fit the filters were passed as well': set('/nextAfterEventId', 0),
        },
        'after an id that no event has yet, the id that was sent': {
          'else the one that was sent': set('/nextAfterEventId', 0),
        },
        'within bounds, both inclusive': {
          'Only events up to this time and at it.': removeFirst('/events'),
          'Only events from this time on.': removeLast('/events'),
        },
        'from a day on': {
          'A date alone is its midnight': removeLast('/events'),
        },
        'by type': {
          'Lists only events of this type.': duplicate('/events'),
        },
        'by source in any case': {
          'Lists only events with this source, in any case of letters.': removeFirst('/events'),
        },
        'by whether it changed': {
          'Lists only events with which something has changed.': duplicate('/events'),
        },
        'by a literal text': {
          'Lists only events with this text': duplicate('/events'),
        },
        'a page in the middle': {
          'Add 1 to `page`, which starts at 1': reverse('/events'),
        },
        'a page after the last one': {
          'A page past the end is an empty list.': status(404),
        },
        'records that stand on the board because a faster one was removed': {
          'because a faster record of the map was removed': set('/events/*/afterRemoval', false),
          'False for every other type.': set('/events/*/afterRemoval', true),
        },
        'more than 1 MiB of payloads': {
          'A list has at most 1 MiB of payloads, of its first events; the others are null.': set(
            '/events/*/payload',
            null,
          ),
        },
        'what events are about, in words, and their message under both names': {
          'the name of the map without colour codes, else its uid': set('/events/0/item', '$f00Summer$z 03'),
          'The same sentence.': set('/events/0/eventDetail', 'other'),
        },
        'a record of a check, reported again with its exact time, is one event': {
          'The same time.': set('/events/0/recordedAt', LONG_AGO),
          'An event stays as it was told': set('/events/0/recordedAt', LONG_AGO),
          'which for a world record is when it was driven': set('/events/0/occurredAt', LONG_AGO),
        },
        'a single event under other names, at the time of its request': {
          'A missing time of an observation or event is `observedAt` of the request': set(
            '/events/1/occurredAt',
            '2025-06-03T00:00:00.000Z',
          ),
        },
        'events whose times are week dates, ordinal dates and ends of days': {
          'follow ISO 8601, week dates (`2026-W47-1`) and ordinal dates (`2026-327`) too': set(
            '/events/1/occurredAt',
            LONG_AGO,
          ),
        },
        'an event that lies ahead, at the time of its receipt': {
          'One that lies ahead becomes when it was received': set(
            '/events/0/occurredAt',
            '2999-01-01T00:00:00.000Z',
          ),
        },
        'a flag without a value is set': {
          'one without a value is true': duplicate('/events'),
        },
        'within bounds without seconds or an offset, and with a plus that became a space': {
          'the `+` of an offset may be left as it is': status(400),
        },
        'after_event_id is ""': {
          'out of its bounds or empty (`?limit=`) is refused with a 400': status(200),
        },
        'refused: after_event_id=0&page=1': {
          'Not beside `page`.': status(200),
        },
      },
      getEventFacets: {
        'the facets of a time window': {
          'most frequent first, then by value': reverse('/eventTypes'),
          'The types with their numbers of events.': plus('/eventTypeBuckets/0/count', 1),
          'Events in the window.': plus('/total', 1),
        },
        'system events on request': {
          'System events are left out unless asked for.': plus('/total', -1),
        },
      },

      // The queue
      listWrBaselineQueue: {
        'the newest item first': {
          'Newest items first.': reverse('/items'),
        },
        'an item that a later check has resolved': {
          'until a later check of its map reports a record': set('/items/0/status', 'queued'),
          'Items by status, under the same filters except that of the status.': set('/counts/resolved', 0),
        },
        'a map whose former record is unknown': {
          'a changed check came without `oldWrTime`': set('/items/*/reasonCode', 'wr_holder_missing'),
        },
      },

      // Metrics
      getMetricsOverview: {
        'totals that count what was sent': {
          'The same share as `changeRate24hPct` of the figures.': set(
            '/metrics/rates/changeRate24hPct',
            12.5,
          ),
          'The same number as `staleOrOffline`.': plus('/metrics/instanceHealth/staleOrOfflineInstances', 1),
        },
      },
      getMetricsTimeseries: {
        'hours of a project with new traffic': {
          'oldest first, with zeroes where nothing was counted': reverse('/series/*'),
          'Samples of calls without a response or with a status of 400 or more.': set(
            '/series/traffic/*/errors',
            0,
          ),
        },
        'days of all projects': {
          'There are as many buckets as hold the window': removeLast('/series/runs'),
          'All together when it is left out or empty.': set('/projectKey', 'other'),
        },
      },
      getLeaderboardCoverage: {
        'the catalog compared with the directory': {
          'All counts are over the same maps': plus('/coverage/mapsWithKnownWr', 1_000_000),
          'Rows of the leaderboard that are about them, one for each player.': plus(
            '/coverage/leaderboardRowsStored',
            1,
          ),
        },
      },

      // Clubs
      getClub: {
        'a club of a snapshot': {
          'The same object stands under both names.': plus('/summary/mapCount', 1),
          'Distinct maps of the club, wherever they stand.': plus('/*/mapCount', 1),
        },
        'unchanged since the cached copy': {
          'as long as nothing has changed, the response is an empty 304': status(200),
        },
        'the club id workshop': {
          'The request is malformed, uses a wrong method': set('/code', 'not_found'),
        },
      },
      listClubCampaigns: {
        'the newest campaign of two': {
          'Newest first by the time at which a campaign was made': set('/campaigns/0/campaignId', 11),
        },
        'campaigns of an unknown age last': {
          'those of an unknown age last, then highest id first': reverse('/campaigns'),
        },
      },
      listClubMaps: {
        'every map once with all its places, newest first': {
          'Lists each distinct map once': duplicate('/maps'),
          'Newest upload first': reverse('/maps'),
          'campaigns first, each by its id': reverse('/maps/*/sources'),
        },
        'maps of an unknown age last': {
          'those of an unknown age last, then by uid': reverse('/maps'),
        },
      },
      listClubMembers: {
        'members with their names, those who joined last first': {
          'The members who joined last come first': reverse('/members'),
          'Names are those of the directory of names.': set('/members/1/displayName', 'Other'),
        },
        'members of an unknown age last': {
          'those of an unknown age last, then by account id': reverse('/members'),
        },
      },

      // Tables
      listTables: {
        'all tables with their numbers of rows': {
          'always in the same order': reverse('/tables'),
        },
        'without numbers of rows': {
          'Null when it was not asked for.': set('/tables/*/rowCount', 1),
          'Reads carry an `ETag`': header('etag'),
        },
        'an address that has used up its requests': {
          '`Retry-After` says when to try again.': header('retry-after'),
        },
      },
      listTableRows: {
        'a page of clubs, highest id first': {
          'sorted by one column and then by the primary key in the same direction': reverse('/rows'),
          'the primary key when it is left out': set('/sortBy', 'name'),
        },
      },

      // Ingest
      ingestTrackerRun: {
        ...runRules,
        'the same run again, without times': {
          'a run without times is a new one each time': set('/ingest/duplicate', true),
        },
        'a run with good and bad checks': {
          ...runRules['a run with good and bad checks'],
          'A check that cannot be taken is reported and the others are stored.': set(
            '/ingest/acceptedChecks',
            0,
          ),
        },
      },
      ingestTrackerRuns: runRules,
      registerInstance: {
        'a second registration keeps omitted fields': {
          'What is left out keeps its stored value.': set('/instance/instanceName', 'one'),
          'It replaces what is stored as a whole.': set('/instance/meta', { version: 2, old: 1 }),
          'Whether the instance was not known before.': set('/created', true),
          'for an optional body field is the same as leaving the field out': set(
            '/instance/reportedStatus',
            null,
          ),
        },
        'a new instance, whose key and id are stored in lower case': {
          'It is stored in lower case': set('/instance/projectKey', 'OTHER'),
        },
        'a new instance without a name': {
          'a new instance is named by its id': set('/instance/instanceName', 'other'),
        },
      },
      sendHeartbeat: {
        'an unknown instance is registered': {
          'An unknown one is registered.': status(404),
        },
        'a heartbeat names its contributor and its time; an older one changes nothing': {
          'an older report than the newest one changes nothing': set('/instance/reportedStatus', 'busy'),
          '`online` up to 10 minutes, `stale` up to 24 hours, then `offline`': set(
            '/instance/status',
            'online',
          ),
        },
      },
      ingestDisplayNames: {
        'a new name, a newer, a repeated and an older one': {
          'Of each account the newest observation stays, whichever arrives first': inResponseTo(
            'resolveDisplayNames',
            set('/names/3/displayName', 'Earlier'),
          ),
          'Rows that were taken. The next four add up to it.': plus('/ingest/accepted', 1),
        },
        'invalid rows of every kind': {
          'A row that is not a valid name is rejected with its reason, and the others are stored.':
            removeFirst('/ingest/rejected'),
          'They are numbered after the rows of `names`.': set('/ingest/rejected/15/index', 0),
        },
        'the same names again': {
          'Sending a request again changes nothing.': set('/ingest/updated', 1),
        },
      },
      ingestPluginDisplayNames: {
        'a valid token': {
          'All players contribute as one project.': set('/ingest/projectKey', 'other'),
        },
      },
      ingestClubSnapshot: {
        "a campaign's maps replace the former ones, a bucket's are added": {
          'The maps of a listed campaign replace those that it had': set('/ingest/mapsRemoved', 0),
          'Maps of an upload bucket are added to those that it has;': inResponseTo(
            'listClubMaps',
            removeFirst('/maps'),
          ),
          'a collection that is absent or empty removes nothing': inResponseTo(
            'listClubMaps',
            removeLast('/maps'),
          ),
        },
        'a complete collection removes what it lacks': {
          "replaces the club's former one, so that rows which are missing in it go": set(
            '/ingest/mapsRemoved',
            0,
          ),
        },
        "a complete collection of buckets replaces a listed bucket's maps": {
          'with `uploads` in `complete` they replace them, unless none are listed.': set(
            '/ingest/mapsRemoved',
            0,
          ),
        },
        'a complete collection of which a row is rejected': {
          'only where no row of the collection is rejected': set('/ingest/mapsRemoved', 1),
        },
        'a snapshot that is older than the newest one': {
          'A snapshot that was observed before the newest one is not applied': set('/ingest/applied', true),
        },
        'the same snapshot once more': {
          'sending one again changes nothing': plus('/ingest/mapsAdded', 1),
        },
        'a club with a campaign, a bucket and a member': {
          'What was seen in it is counted once, however often it stands there.': plus('/ingest/mapsSeen', 1),
        },
      },
      ingestEvent: {
        'the same event again, its timestamp with another offset': {
          'Stores one event as the route for many does.': set('/ingest/duplicates', 0),
        },
        'refused for event.type (3)': {
          'One that cannot be taken is a 400 here, not a rejected row.': status(200),
        },
      },
      ingestEvents: {
        'good, bad and repeated events': {
          'so is one with `occurredAt` by its content': set('/ingest/duplicates', 0),
          'Every event is in exactly one of `accepted`, `duplicates` and `rejectedCount`.': plus(
            '/ingest/accepted',
            1,
          ),
          'Ids of the events that hold the accepted ones and the duplicates, in the order of the request.':
            reverse('/ingest/eventIds'),
          'A world record that is known already is no new event.': set('/ingest/duplicates', 1),
          'An event that cannot be taken is reported and the others are stored.':
            removeLast('/ingest/rejected'),
        },
      },
      ingestTrafficBatch: {
        'equal calls that are sent twice': {
          'A sample with `occurredAt` is stored once, however often it is sent': inResponseTo(
            'getMetricsTimeseries',
            plus('/series/traffic/*/samples', 1),
          ),
          'equal ones in one request are different calls': inResponseTo(
            'getMetricsTimeseries',
            plus('/series/traffic/*/samples', 1),
          ),
        },
        'good and bad samples': {
          'A sample that cannot be taken is reported and the others are stored.':
            removeFirst('/ingest/rejected'),
        },
        'equal samples and one that failed': {
          'Samples that are stored, including those that were stored before.': plus('/ingest/accepted', -1),
        },
      },
      ingestTraffic: {
        'no token, checked before the body': {
          'A token is missing or wrong.': status(200),
          'A token is checked before the body is read.': status(400),
        },
      },
    },
    {
      trailingSlash: 'a slash at the end of a path makes no difference',
      otherSites: 'may call every route that needs no token or secret from a browser',
      allowedMethods: 'A 405 lists the methods that work in `Allow`',
      unknownRoute: 'No such resource or route.',
    },
  ),
  unchecked: [
    {
      reason:
        'It says what a field, a parameter or a row is; an order or a bound in it is the rule of the same words above.',
      says: [
        'Everything that you send stays attributed to it.',
        'The id of the section whose endpoints are listed here once more',
        'Null for the sections that list each endpoint once.',
        'The endpoints, in the order of the document.',
        'The value that counts when it is left out.',
        'The same sentence as in `error`.',
        'Null before the first.',
        'Label of the contributor who observed the name last.',
        'Looks up as many as 500 accounts in one request and changes nothing.',
        'Names of both are in the order of the request.',
        'Accounts that were seen anywhere and have no name, those seen last first',
        'Account ids, those without a name first.',
        'The maps, most recently checked first.',
        'The projects, most recent check first.',
        'The items, newest first.',
        'World record in milliseconds that the project reported last, by check time.',
        'When the project checked the map last.',
        'Maps that were left out before these.',
        'The instances, most recent sign of life first.',
        'Lists the events that were stored after the one with this id, oldest first',
        'When its status, note or the name of its map changed last.',
        'Everything that is counted, each with the same buckets, oldest first.',
        'The same.',
        'The newest campaigns, those of an unknown age last.',
        'Its columns in their order.',
        'The columns in their order.',
        'Lowest or highest value first.',
        'Does the same as the route in the singular, with one run per request.',
        'There are two ways to remove:',
        'They replace those that it had.',
        'A list is sent as the same name several times.',
        'the same observation is stored once',
      ],
    },
    {
      reason: 'It tells the client what to do.',
      says: [
        'To meet every event once, late and imported ones too, keep one number',
        'Ask again with it: at once while `hasMore` is true',
        'After a failure ask with the same number.',
      ],
    },
    {
      reason:
        'It takes a state that the check cannot bring about: an import by the operator, a restart, a full table, or days.',
      says: ['Once it is another one, the database was restored from a backup'],
    },
    {
      reason:
        'Each field takes a delivery and a read of its own, and is asked for by no other operation; the tests of the service have them.',
      says: [
        'Programs write "nothing" in many ways.',
        'In an optional field of a body these values are the same as leaving it out:',
        'A hidden `newWrTime` is no time, but it is not left out',
        'In a list of names, an id that counts as left out is rejected as `invalid_account_id`.',
        'Ids of both are in the order of the request.',
        'Ids that stand for nobody are left out.',
        'An event is listed once: what becomes known of it later changes it under its id.',
        'An event that was met is not listed again: later reports may correct its time and player',
        '`meta`, `identity` and `database` come last',
        'Most rows to return in `names`, 500 when it is left out.',
        'The same accounts in the same order',
        'What is stored already counts when it is left out.',
        'The time of receipt when it is left out.',
        'The time of `finishedAt` when it is left out',
        'When it is left out, `observedAt` of the request, else the time of receipt.',
        "When it is left out, `observedAt` of the request, else the run's `finishedAt`",
        'Left out, as many as were checked.',
        'Left out, as many as there are stored checks.',
        'When left out, the number of changed checks with a `newWrTime`.',
        'The checks in the order in which they were made',
        'which it has not when this is left out',
        'When left out, the stored value stays; a new project is enabled.',
        'Left out, the stored number stays; a new project has 300.',
        'Without it the known one stays.',
        'A row that was rejected but names its id removes nothing either.',
        'The same, as the game names it.',
        'Fields that are left out keep what is known.',
        'Any other text counts as left out.',
        'The same under another name.',
        'Only `mapDetail.collectionName` and `mapDetail.playable` are read',
        "The same as the map's own `collectionName`, which wins where both are sent.",
        'The same as `isPlayable`, which wins where both are sent.',
        'Read from its name when it is left out.',
        "Read from the map's name when it is left out.",
        "Read from the map's name when they are left out.",
        'The same in seconds since 1970, as the game has it.',
        'The same as `type`, which wins where both are sent.',
        'The same as `occurredAt`, which wins where both are sent.',
        'the same key again is the same event',
        "The request's own `service` counts when it is left out.",
      ],
    },
  ],
};
