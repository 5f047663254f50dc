import {
  duplicate,
  fresh,
  header,
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

const uploadRules = (otherKind: string): RulesByScenario => ({
  'the same bytes twice': {
    'The file is staged under a new reference.': set('/data/artifact_ref', 'the-only-ref'),
  },
  'some bytes': {
    'Any bytes are accepted': status(400),
    'What the file was uploaded as.': set('/data/kind', otherKind),
    'Size of the file in bytes.': plus('/data/size_bytes', 1),
    'SHA-256 digest of the bytes': set('/data/sha256', '0'.repeat(64)),
    'Until when a submission may name the file.': set('/data/expires_at', LONG_AGO),
  },
  'no filename': {
    'The file is empty or was serialized by the client, or its name is missing': status(200),
  },
  'a file one byte too large': {
    'The upload is cut off at the limit': status(200),
  },
});

/** The rules of the verification service. */
export const verificationRules: Rules = {
  checked: listRules(
    {
      getApiRoot: {
        'every route by its name': {
          'it names the routes': set('/data/endpoints/live', '/api/v1/other'),
          'Reads carry an `ETag`': header('etag'),
        },
        'unchanged since the cached copy': {
          'as long as nothing has changed, the response is an empty 304': status(200),
        },
        'an address that has used up its requests': {
          '`Retry-After` says when to try again.': header('retry-after'),
        },
      },
      listEndpoints: {
        'every operation, in the order of the document': {
          'in the order of the groups': reverse('/data/endpoints'),
          'Number of documented endpoints.': plus('/data/api/total_endpoints', 1),
        },
      },
      getHealth: {
        'everything works': {
          'The tracks that the API speaks about': set('/data/supported_tracks', ['replay', 'replay']),
        },
      },
      getLiveFeed: {
        'records of two maps': {
          'The 20 newest activities, newest first.': reverse('/data/recent_activity'),
          'Unfinished records first, then the others, each newest change first': reverse('/data/records'),
          'The one with the most remaining results on both tracks together comes first; equal ones are in order of their uid.':
            reverse('/data/maps_remaining'),
          'Up to 10 unfinished records, best rank first, then by record id. Records without a rank come last.':
            reverse('/data/maps_remaining/*/records'),
          'Remaining means `pending` or `not_run`.': set('/data/totals/replay_pending', 2_000_000_000),
        },
        'with the newest activity': {
          'The 20 newest activities': removeFirst('/data/recent_activity'),
          'The newest activity of all.': set('/data/latest_activity/record_id', 'other'),
          'are never stored (`Cache-Control: no-store`)': header('cache-control', 'max-age=60'),
        },
        'the fewest records and maps': {
          '`limit` says how many.': duplicate('/data/records'),
          '`mapLimit` says how many.': duplicate('/data/maps_remaining'),
        },
        "a player's runs alone, newest first": {
          'Lists in `records` only those with an entry whose `run` is of the player with this account id':
            set('/data/records/*/verifications/*/run', null),
        },
        'limit is "501"': {
          'out of its bounds': status(200),
        },
      },
      getRecord: {
        'a known record': {
          '`replay` before `deep`': reverse('/data/verifications'),
          'A track without a result is listed too, as `not_run`.': removeLast('/data/verifications'),
        },
        'an unknown record': {
          'Nobody has submitted this record': set('/error/code', 'invalid_request'),
        },
        'the verdict on a replay that fits its map': {
          'None of this was found.': set('/data/verifications/0/reason_code', 'service_error'),
          'each entry says in `run` whose run it is and its time': plus(
            '/data/verifications/0/run/time_ms',
            1,
          ),
        },
        'the verdict on a replay cut in half': {
          'A map or replay file is cut or contradicts its own sizes': set(
            '/data/verifications/0/reason_code',
            'service_error',
          ),
          'a fail is `medium`': set('/data/verifications/0/confidence', 'low'),
        },
        'the verdict on a ghost of another game': {
          'A file of another kind (a web page, a ZIP, a map in place of a replay), of another game': set(
            '/data/verifications/0/reason_code',
            'service_error',
          ),
        },
        'the verdict on a ghost alone': {
          'else `low`, as is a ghost alone': set('/data/verifications/0/confidence', 'medium'),
        },
        'a record for which another run passes as well': {
          'where another run passes for the same record, the entry is `contested`': set(
            '/data/verifications/0/contested',
            false,
          ),
          'The entry keeps the first pass': plus('/data/verifications/0/run/time_ms', 1),
        },
      },
      getRecordVerdicts: {
        'the same as the route of the record': {
          'Returns the same as the record route.': set('/data/map_uid', 'other'),
        },
      },
      listMapVerdicts: {
        'the default order, best rank first': {
          'best rank first': reverse('/data/items'),
        },
        'limit is sent twice': {
          'returns a 400 when it is sent twice': status(200),
        },
        'pages of one item, worst rank first': {
          'worst rank first': set('/data/items/0/record_id', 'any:third'),
          'Number of pages, at least 1.': plus('/data/page_count', 1),
        },
        'last changed first': {
          'last changed first': reverse('/data/items'),
        },
        'by status and record id': {
          'or by record id': reverse('/data/items'),
          'Lists only records whose result on the track has this status.': duplicate('/data/items'),
          'with the status asked for, on all pages': plus('/data/filtered_items', 1),
        },
        'records without a rank come last, sorted by rank_asc': {
          'Records without a rank come last in both rank orders': reverse('/data/items'),
        },
        'equal ranks, in the order of the record ids': {
          'equal ones are in order of their record id': reverse('/data/items'),
        },
        'a map with a known record, without parameters': {
          'each with its result on the one track asked for': set(
            '/data/items/*/verifications/*/track',
            'deep',
          ),
          'They add up to `total_items`.': plus('/data/counts/pass', 1),
          'When a known record of the map last changed': set('/data/latest_update', LONG_AGO),
          'Most records on a page.': set('/data/limit', 50),
          '`page`, which starts at 1': set('/data/page', 2),
        },
        'a malformed uid is that of a map that nobody knows': {
          'Uid of the map, as it was asked for.': set('/data/map_uid', 'other'),
        },
        'an unknown map': {
          'A map without known records is an empty list': status(404),
        },
        'a page after the last one': {
          'A page past the end is an empty list.': status(404),
          'query parameters and body fields are ignored': status(400),
        },
        'limit is ""': {
          'with an empty value (`?limit=`) is a 400': status(200),
        },
      },
      resolveVerdicts: {
        'two records in the order of the request': {
          'Records come in the order of the request': reverse('/data/records'),
          '`all` for both, as when it is left out': removeLast('/data/records/*/verifications'),
        },
        'a known record twice and an unknown one': {
          'a repeated id is returned once': duplicate('/data/records'),
        },
        'null as a track is both tracks, and 100 distinct ids are allowed': {
          'Ids without verification data, in the order of the request.': reverse('/data/missing_record_ids'),
          'for an optional body field is the same as leaving the field out': status(400),
        },
        'a malformed id is missing, and fails no other': {
          'one that no record can have is missing': removeFirst('/data/missing_record_ids'),
        },
        'one track, and unknown fields': {
          'One entry per track that was asked for': set('/data/records/*/verifications/*/track', 'replay'),
        },
        '101 distinct ids': {
          'has more than 100 distinct ids': status(200),
        },
      },
      uploadMap: {
        ...uploadRules('replay'),
      },
      uploadReplay: {
        ...uploadRules('map'),
      },
      createReplaySubmission: {
        'a new record': {
          'the `replay` track is `pending`': set('/data/record/verifications/0/status', 'not_run'),
          'It becomes known if it is not yet.': set('/data/record/record_id', 'other'),
        },
        'the same files again while they wait, with another rank': {
          'returns the same `submission_id`': fresh('/data/submission_id', (count) => `another-${count}`),
          'with the new rank': set('/data/record/rank', 4),
        },
        'another replay of a record that has passed': {
          'A pass is never lowered': set('/data/record/verifications/0/status', 'pending'),
        },
        'a run of another map for a record that has passed': {
          'the first pass settles map and rank': set('/data/record/map_uid', 'another-map'),
        },
        'a map ref that is not staged': {
          'a ref is unknown': status(200),
        },
        'the refs the wrong way round': {
          'of the wrong kind': status(200),
        },
      },
    },
    {
      trailingSlash: 'a trailing slash on a path is tolerated',
      otherSites: 'may call every route from a browser',
      allowedMethods: 'A 405 lists the methods that work in `Allow`',
      unknownRoute: 'No such record or route.',
    },
  ),
  unchecked: [
    {
      reason:
        'It says what a field, a parameter or a row is; an order or a bound in it is the rule of the same words above.',
      says: [
        'The groups of endpoints, in the order to show them.',
        'The endpoints, in the order of their groups.',
        'Value that is used when the parameter is left out.',
        'The same hints.',
        'Null before the first.',
        'this says which run it was',
        'Order of the items.',
        'All records of the same map.',
        'The records of the same map.',
        'The known records, in the order of the request.',
        'Looks up as many as 100 records in one request and changes nothing.',
        'Queues the record for verification and returns at once.',
      ],
    },
    {
      reason:
        'It takes a state that the check cannot bring about: an import by the operator, a restart, a full table, or days.',
      says: [
        'Also where the map has no start or no finish, where the same path has passed for another player, or other blocks under the same map uid.',
        'until the operator imports a verdict',
      ],
    },
  ],
};
