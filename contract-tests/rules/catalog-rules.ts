import {
  add,
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
} from './rule.js';

/** The rules of the catalog. */
export const catalogRules: Rules = {
  checked: listRules(
    {
      // The service
      listEndpoints: {
        'every operation, in the order of the document': {
          'in the order of the groups': reverse('/endpoints'),
          'Number of endpoints.': plus('/api/totalEndpoints', 1),
        },
      },
      getMeta: {
        'as it is': {
          'The same as `maps`.': plus('/summary/totalMaps', 1),
          'The same as `events`.': plus('/summary/totalEvents', 1),
        },
        'an address that has used up its requests': {
          '`Retry-After` says when to try again.': header('retry-after'),
        },
      },
      getStats: {
        'as it is': {
          'Number of those that are tracked.': set('/actively_tracked', 2_000_000_000),
        },
      },

      // Maps
      getMap: {
        'a map whose records were reported in the wrong order': {
          'the current one first, then the others, newest first': reverse('/wrHistory'),
          'The current one is the fastest that is not revoked, in whatever order reports arrived.': set(
            '/map/wrMs',
            40_000,
          ),
          "Whether it is the map's current record": set('/wrHistory/*/current', true),
          '`pending` if it was never there': set('/map/status', 'active'),
          'This response.': set('/links/self', '/api/v1/public/maps/other'),
        },
        'only the newest record of the history': {
          'Maximum number of world records.': duplicate('/wrHistory'),
        },
        'a faster record that a later report does not show is revoked': {
          "Whether a report said later that it is gone from the map's board.": set(
            '/wrHistory/*/revoked',
            false,
          ),
          'the fastest that is not revoked': set('/map/wrMs', 39_000),
        },
        'an unknown map': {
          'a map that nobody knows is a 404 that also has its `mapUid`': set('/mapUid', 'other'),
          'are never stored (`Cache-Control: no-store`)': header('cache-control', 'max-age=60'),
        },
      },
      getMapInfo: {
        'a map with only a uid and a name': {
          'the facts alone': set('/name', 'Other'),
          'Reads carry an `ETag`': header('etag'),
        },
        'unchanged since the cached copy': {
          'as long as nothing has changed, the response is an empty 304': status(200),
        },
      },
      listMaps: {
        'maps by a part of their name, in any case': {
          'newest first and unknown ones last, then by uid': reverse('/maps'),
          "Part of a map's name or of its uid, in any case.": removeFirst('/maps'),
        },
        'the second page of two': {
          'Number of rows on all pages together.': plus('/paging/total', 1),
        },
        'all maps, page by page': {
          'whose `next_offset` leads to the next page until it is null': plus('/paging/next_offset', 1),
          'Whether there are rows after this page.': set('/paging/has_more', false),
        },
        'season, year and alteration together': {
          'Only maps of this season, in any case.': removeLast('/maps'),
        },
        'another year': {
          'Only maps of this year.': plus('/total', 3),
        },
        'maps that are not tracked': {
          'or only those that are not': removeFirst('/maps'),
        },
        'a page past the end': {
          'A page past the end is an empty list.': status(404),
        },
        'a search leads to row 10,000': {
          'a page that begins at row 10,000 or beyond is a 400': status(200),
        },
        'limit is ""': {
          'with an empty value (`?limit=`) is a 400': status(200),
        },
        'a limit that is sent twice': {
          'returns a 400 when it is sent twice': status(200),
        },
      },

      // The primary club
      listCampaigns: {
        'a campaign that was just discovered': {
          'last discovered first': reverse('/campaigns'),
        },
      },
      listUploads: {
        'a bucket that was just discovered': {
          'last discovered first': reverse('/uploads'),
        },
      },
      getHook: {
        'the primary club after a snapshot': {
          'Whether there is a primary club.': set('/hook/enabled', false),
        },
      },
      listHookMaps: {
        'a map of the club by its name': {
          "Part of a map's name or of its uid": duplicate('/maps'),
        },
      },
      listHookRuns: {
        'the runs of snapshots, newest first': {
          'One run for each snapshot of the primary club, newest first.': reverse('/runs'),
        },
      },

      // Leaderboards
      getLeaderboards: {
        'a player with many records, in all lists': {
          'The overall list has most records first': reverse('/overall'),
          'Number of maps whose world record this player holds.': plus('/overall/*/totalWrs', 1),
          'The player, by the name that the account has now, else by the one that was sent.': set(
            '/overall/*/holder',
            'Other',
          ),
          'Number of players who hold a world record now.': plus('/summary/totalPlayers', 1),
          'Newest season first, then `Training`, then `Other`.': reverse('/buckets'),
          'How many current world records reach which medal': set('/medals/*', 0),
          'The maps with the newest current world records, newest first.': set('/maps', []),
        },
        'one player of the overall list and nothing else': {
          'Whether to include the lists by season.': add('buckets', []),
        },
      },
      getLiveLeaderboard: {
        'a player with many records, and their newest ones': {
          'Players in the order of the overall leaderboard.': reverse('/leaderboard'),
          'World records, newest first.': reverse('/feed'),
        },
      },

      // Clubs
      getClub: {
        'a club of a snapshot': {
          'Number of its different maps.': plus('/club/mapCount', 1),
        },
      },
      listClubCampaigns: {
        'two campaigns, newest first': {
          'newest first, those of unknown age last, then highest id': reverse('/campaigns'),
        },
      },
      listClubMaps: {
        'every map once, newest first, on two pages': {
          'newest upload first, unknown ones last': reverse('/maps'),
          'Every map once, wherever in the club it stands': duplicate('/maps'),
        },
      },

      // The dashboard
      getDashboard: {
        'the counters alone': {
          'Null when it was not asked for.': set('/tracker', { enabled: true, lastRunAt: null }),
        },
        'a map that was just added to the club, and a record that was just reported': {
          'All tracked maps in the same order': reverse('/mapOptions'),
        },
      },
      getLatestRecord: {
        'a record that was just reported': {
          'The list includes the newest one.': removeFirst('/recent'),
          'World records, newest first.': reverse('/recent'),
        },
        'the newest record, whatever the offset': {
          'Empty when it was not asked for.': {
            at: '/recent',
            make: (response) => {
              const json = response.json as { latest: unknown };
              response.json = { ...json, recent: [json.latest] };
            },
          },
        },
        'a slower record after a faster one was removed': {
          'because a faster record of the map was removed': set('/recent/*/afterRemoval', false),
        },
      },
      getTrackerStatus: {
        'as it is': {
          'Null before the first run.': {
            at: '/runtime/intervalSeconds',
            make: (response) => {
              const { runtime, latestRun } = response.json as { runtime: object; latestRun: object | null };
              const intervalSeconds = latestRun === null ? 60 : null;
              response.json = { ...(response.json as object), runtime: { ...runtime, intervalSeconds } };
            },
          },
        },
      },

      // Projects and events
      getProject: {
        'its settings, by its key in upper case': {
          'It is read as it is stored, in lower case': status(404),
          'The project and its settings, as it registered them.': set('/project/checkIntervalSeconds', 300),
        },
      },
      listProjectMaps: {
        'maps that were checked one after the other': {
          'Maps, last checked first, then by uid.': reverse('/maps'),
          'Their records are those that the project reported last.': plus('/maps/0/wrMs', 1),
        },
      },
      listEvents: {
        'events of two times, newest first': {
          'Events, newest first, then highest number': reverse('/events'),
        },
        'events about one map, newest first': {
          'are left out and not counted': plus('/total', 1),
        },
        'no events of an unknown project': {
          'Only events of the project with this key.': plus('/total', 1),
        },
        'what was stored after an event, oldest first': {
          'then the list is in the order in which events were stored': reverse('/events'),
          'Events, oldest first.': reverse('/events'),
          'The last event id that was given, to an event of any filter.': set('/lastEventId', 0),
          'the id of the last event that was searched': set('/nextAfterEventId', 0),
        },
        'an offset beside after_event_id': {
          'Not beside `offset`.': status(200),
        },
      },
      resolveDisplayNames: {
        'a name for each spelling of an id, counted by accounts': {
          'with a key for each spelling that was asked for': set('/names', {}),
          'Number of accounts with a name.': plus('/found', 1),
        },
        'ids without a name, one of them twice, one malformed': {
          'Accounts that nobody has named are left out.': set('/names', {
            '00000000-0000-4000-8000-000000000000': 'Nobody',
          }),
        },
        '50 ids': {
          'Number of different accounts that were asked for, malformed ids included.': plus('/requested', 1),
        },
        '51 ids': {
          'more than 50 different ones': status(200),
        },
      },

      // Reports
      requestUpdate: {
        'a map with a pending request': {
          'while it waits, asking again returns the same request': fresh(
            '/request/requestId',
            (count) => `request-${count}`,
          ),
          'asking again while it waits does not change that': fresh(
            '/request/createdAt',
            (count) => `2026-01-01T00:00:0${count % 10}.000Z`,
          ),
        },
        'a map whose request is resolved gets a new one': {
          'The request waits in their queue until one of them reports a record': set(
            '/request/requestId',
            'the-only-request',
          ),
        },
        'a map by uid and name': {
          'The map need not be known.': status(404),
        },
        'two names, of which mapName wins': {
          'which wins where both are sent': set('/request/mapName', 'other'),
        },
        'two different uids': {
          'names no map or two different ones': status(200),
        },
        'empty texts and nulls count as absent': {
          'and so is white space or an empty text': status(400),
        },
      },
      reportWorldRecord: {
        'a slower record that was driven later revokes the faster one': {
          "the map's faster records that nobody has reported since are revoked": inResponseTo(
            'getMap',
            set('/wrHistory/*/revoked', false),
          ),
        },
        'the same record again, without a timestamp': {
          'its `recordedAt` is the earliest moment that it was reported with': set(
            '/event/recordedAt',
            '2026-10-04T17:58:40.000Z',
          ),
        },
        'an account in upper case': {
          'Account id, spelled as it was sent.': set(
            '/event/accountId',
            'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0',
          ),
        },
        'recordedAt 2026-10-03T19:58:40+02:00': {
          'spelled as it was sent, else as it is known already': set(
            '/event/recordedAt',
            '2026-10-03T17:58:40.000Z',
          ),
        },
        'recordedAt without an offset is stored in UTC, the account in lower case': {
          'takes a world record in at once': inResponseTo('getMap', set('/map/wrMs', null)),
        },
        'a holder that means none': {
          'Name of the holder as it was sent.': set('/event/holder', null),
        },
        'no secret': {
          'The secret is missing or wrong': status(200),
        },
      },
    },
    {
      trailingSlash: 'a trailing slash on a path is tolerated',
      otherSites: 'may call every route that needs no token or secret from a browser',
      allowedMethods: '`Allow` lists those that it takes',
      unknownRoute: 'No such map, club, project or route.',
    },
  ),
  unchecked: [
    {
      reason: 'The cross-service tests compare the events of a record with its row in the history.',
      says: [
        'An event stays as it was told',
        'the first that tells of it, or the first that says that it is a change',
        'The event keeps the account, holder and moment as they were told first',
      ],
    },
    {
      reason:
        'It says what a field, a parameter or a row is; an order or a bound in it is the rule of the same words above.',
      says: [
        'The groups of endpoints, in the order to show them.',
        'The endpoints, in the order of their groups.',
        'Name of the endpoint, the same as its operationId in the OpenAPI document.',
        'Value that is used when the parameter is left out.',
        'Null before the first.',
        'The current one comes first, then the others, newest first',
        'Number of the event, the same on every service.',
        'All known maps with their current world records, by upload time',
        'Most records first, then the newest one first, then by account id.',
        'Players in the order of the overall list, by their records in this bucket.',
        'Campaigns, newest first and those of unknown age last, then highest id.',
        'Runs, newest first.',
        "Maps of the project's runs, last checked first.",
        'World record in milliseconds that the project reported last.',
        'Who holds it, as the project reported it last.',
        'What projects have reported, newest first.',
        'Lists the events that were stored after the one with this id, oldest first',
        'An id that nobody has named, and one that is malformed, is left out.',
        'The same as `mapUid`, under a shorter name.',
        'Everything that the aggregator takes in shows here at once.',
      ],
    },
    {
      reason: 'It tells the client what to do.',
      says: [
        'Begin with 0; for what is new from now on',
        'To meet every event once, late and imported ones too, keep one number',
        'Ask again with it: at once while `hasMore` is true',
        'After a failure ask with the same number.',
      ],
    },
    {
      reason: 'No field of the response shows it.',
      says: [
        'Everybody who has contributed, at most 1000 projects, last heard of first.',
        'Projects, last heard of first.',
        'Maps of the primary club by upload time, newest first and unknown ones last.',
      ],
    },
    {
      reason:
        'It takes a state that the check cannot bring about: an import by the operator, a restart, a full table, or days.',
      says: ['asking again costs none'],
    },
    {
      reason:
        'Each field takes a delivery and a read of its own, and is asked for by no other operation; the tests of the service have them.',
      says: [
        'Once it is another one, the database was restored from a backup',
        'An account id counts as left out also where it is `-`',
        'counts as left out, and the uid of a map in place of its name.',
        'An event is listed once: what becomes known of it later changes it under its id.',
        'An event that was met is not listed again: later reports may correct its time and player',
        'A record that is reported again since then counts again.',
        'Records that were revoked are left out, and those that trackers have only found unchanged.',
        'The order in which reports arrive does not matter.',
        'A report without `recordedAt` revokes nothing, and counts once, as of its first receipt.',
        'When it was driven; the time of the report when it is left out or is later.',
      ],
    },
  ],
};
