import { deepEqual, equal, ok } from 'node:assert/strict';
import { assertDescending } from '../checks.js';
import type { Response } from '../../contract/http-client.js';
import { parseQuery } from '../../contract/request.js';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import type { Success } from './records.js';
import {
  ACCOUNT_ID,
  classifiedRecord,
  gameFile,
  ownMapUid,
  prepareRecord,
  storedRecord,
  submittedRecord,
  type RecordBundle,
} from './records.js';
import {
  duplicate,
  eachRestingOn,
  header,
  LONG_AGO,
  plus,
  removeFirst,
  reverse,
  set,
  status,
} from '../says.js';

interface Listing {
  page: number;
  limit: number;
  total_items: number;
  filtered_items: number;
  page_count: number;
  counts: Record<string, number>;
  latest_update: string | null;
  items: RecordBundle[];
}

const operation = 'listMapVerdicts';

/** The records of a map. */
export const mapScenarios: WrittenScenario[] = [
  {
    operation,
    name: 'a map with a known record, without parameters',
    says: {
      'each with its result on the one track asked for': set('/data/items/*/verifications/*/track', 'deep'),
      'They add up to `total_items`.': plus('/data/counts/pass', 1),
      'When a known record of the map last changed': set('/data/latest_update', LONG_AGO),
      'Most records on a page.': set('/data/limit', 50),
      '`page`, which starts at 1': set('/data/page', 2),
    },
    request: async (context) => ({ path: { mapUid: (await storedRecord(context)).mapUid } }),
    check: ({ json }) => {
      const { page, limit, items, total_items, counts } = (json as Success<Listing>).data;
      deepEqual([page, limit], [1, 100]);
      ok(
        items.every(
          ({ verifications }) => verifications.length === 1 && verifications[0]?.track === 'replay',
        ),
      );
      equal(
        Object.values(counts).reduce((sum, count) => sum + count, 0),
        total_items,
        'the counts add up to total_items',
      );
      // More records than a page has cannot be counted here.
      if (items.length === total_items) countsItsItems(json);
    },
  },
  {
    operation,
    name: 'the default order, best rank first',
    says: { 'best rank first': reverse('/data/items') },
    request: (context) => mapWithThreeRecords(context),
    check: (response) =>
      shows(response, { names: ['first', 'second', 'third'], total: 3, filtered: 3, pages: 1 }),
  },
  {
    operation,
    name: 'equal ranks, in the order of the record ids',
    says: { 'equal ones are in order of their record id': reverse('/data/items') },
    request: async (context) => {
      for (const name of ['b', 'a']) await submittedRecord(context, { name, rank: 7 });
      return { path: { mapUid: ownMapUid(context) } };
    },
    check: (response) => shows(response, { names: ['a', 'b'], total: 2, filtered: 2, pages: 1 }),
  },
  {
    operation,
    name: 'last changed first',
    says: { 'last changed first': reverse('/data/items') },
    request: async (context) => ({
      ...(await mapWithThreeRecords(context)),
      query: parseQuery('sort=updated_desc'),
    }),
    check: ({ json }) => {
      const { items } = (json as Success<Listing>).data;
      equal(items.length, 3);
      assertDescending(items.map(({ updated_at }) => updated_at));
    },
  },
  ...eachRestingOn(
    ['rank_asc', 'rank_desc'].map((sort): WrittenScenario => ({
      operation,
      name: `records without a rank come last, sorted by ${sort}`,
      request: async (context) => {
        for (const name of ['b', 'a']) await submittedRecord(context, { name, rank: null });
        await submittedRecord(context, { name: 'ranked', rank: 7 });
        return { path: { mapUid: ownMapUid(context) }, query: parseQuery(`track=replay&sort=${sort}`) };
      },
      check: (response) => shows(response, { names: ['ranked', 'a', 'b'], total: 3, filtered: 3, pages: 1 }),
    })),
    {
      'records without a rank come last, sorted by rank_asc': {
        'Records without a rank come last in both rank orders': reverse('/data/items'),
      },
    },
  ),
  {
    operation,
    name: 'pages of one item, worst rank first',
    says: {
      'worst rank first': set('/data/items/0/record_id', 'any:third'),
      'Number of pages, at least 1.': plus('/data/page_count', 1),
    },
    request: async (context) => ({
      ...(await mapWithThreeRecords(context)),
      query: parseQuery('limit=1&page=2&sort=rank_desc'),
    }),
    check: (response) => shows(response, { names: ['second'], total: 3, filtered: 3, pages: 3 }),
  },
  {
    operation,
    name: 'by status and record id',
    needsVerifier: true,
    says: {
      'or by record id': reverse('/data/items'),
      'Lists only records whose result on the track has this status.': duplicate('/data/items'),
      'with the status asked for, on all pages': plus('/data/filtered_items', 1),
    },
    request: async (context) => ({
      ...(await mapWithThreeRecords(context, classifiedRecord)),
      query: parseQuery('track=replay&status=pass&sort=record_asc'),
    }),
    check: (response) => shows(response, { names: ['first', 'third'], total: 3, filtered: 2, pages: 1 }),
  },
  {
    operation,
    name: 'a page after the last one',
    says: {
      'A page past the end is an empty list.': status(404),
      'query parameters and body fields are ignored': status(400),
    },
    request: async (context) => ({
      ...(await mapWithThreeRecords(context)),
      query: parseQuery('page=1000000&unknown=yes'),
    }),
    check: (response) => shows(response, { names: [], total: 3, filtered: 3, pages: 1 }),
  },
  {
    operation,
    name: 'a status that no record has',
    says: { 'Known records of the map by their status on the track.': set('/data/counts/pending', 0) },
    request: async (context) => ({
      ...(await mapWithThreeRecords(context)),
      query: parseQuery('status=not_run'),
    }),
    check: (response) => {
      shows(response, { names: [], total: 3, filtered: 0, pages: 1 });
      const { counts } = (response.json as Success<Listing>).data;
      equal(
        Object.values(counts).reduce((sum, count) => sum + count, 0),
        3,
        'the counts add up to total_items',
      );
    },
  },
  {
    operation,
    name: 'a uid that differs from a known one in case',
    says: { 'Upper and lower case are different.': plus('/data/total_items', 3) },
    request: async (context) => {
      await submittedRecord(context);
      return { path: { mapUid: ownMapUid(context).toLowerCase() } };
    },
    check: (response) => shows(response, { names: [], total: 0, filtered: 0, pages: 1 }),
  },
  {
    operation,
    name: 'an unknown map',
    says: { 'A map without known records is an empty list': status(404) },
    request: (context) => ({ path: { mapUid: ownMapUid(context) } }),
    check: (response) => shows(response, { names: [], total: 0, filtered: 0, pages: 1 }),
  },
  {
    operation,
    name: 'with the tag from before another submission',
    request: async (context) => {
      await submittedRecord(context, { name: 'a' });
      const parts = { path: { mapUid: ownMapUid(context) } };
      const { etag = 'none' } = (await context.send('listMapVerdicts', parts)).headers;
      await submittedRecord(context, { name: 'b' });
      return { ...parts, headers: { 'if-none-match': etag } };
    },
    check: (response) => shows(response, { names: ['a', 'b'], total: 2, filtered: 2, pages: 1 }),
  },
  {
    operation,
    name: 'a malformed uid is that of a map that nobody knows',
    says: { 'Uid of the map, as it was asked for.': set('/data/map_uid', 'other') },
    request: () => ({ path: { mapUid: 'a/b' }, query: parseQuery('limit=1000') }),
    check: (response) => {
      shows(response, { names: [], total: 0, filtered: 0, pages: 1 });
      equal((response.json as Success<{ map_uid: string }>).data.map_uid, 'a/b');
    },
  },
];

interface Feed {
  records: RecordBundle[];
  recent_activity: { updated_at: string }[];
  latest_activity: unknown;
  maps_remaining: {
    map_uid: string;
    total_records: number;
    replay_remaining: number;
    deep_remaining: number;
    records: { record_id: string; rank: number | null }[];
  }[];
  totals: { known_records: number; replay_remaining: number; replay_pending: number };
}

/** The live feed. */
export const liveScenarios: WrittenScenario[] = [
  {
    name: 'records of two maps',
    operation: 'getLiveFeed',
    says: {
      'The 20 newest activities, newest first.': reverse('/data/recent_activity'),
      'Unfinished records first, then the others, each newest change first': reverse('/data/records'),
      'The one with the most remaining results on both tracks together comes first; equal ones are in order of their uid.':
        reverse('/data/maps_remaining'),
      'Up to 10 unfinished records, best rank first, then by record id. Records without a rank come last.':
        reverse('/data/maps_remaining/*/records'),
      'Remaining means `pending` or `not_run`.': set('/data/totals/replay_pending', 2_000_000_000),
    },
    request: async (context) => {
      if (!context.isReadOnly) await recordsOfTwoMaps(context);
      return { query: parseQuery('limit=500&mapLimit=50') };
    },
    check: isInOrder,
  },
  {
    name: "a player's runs alone, newest first",
    operation: 'getLiveFeed',
    needsVerifier: true,
    says: {
      'Lists in `records` only the records with a `run` of the player with this account id': set(
        '/data/records/*/verifications/*/run',
        null,
      ),
    },
    request: async (context) => {
      await classifiedRecord(context);
      return { query: parseQuery(`account_id=${ACCOUNT_ID.toUpperCase()}`) };
    },
    check: ({ json }) => {
      const { records } = (json as Success<{ records: RecordBundle[] }>).data;
      for (const { verifications } of records)
        ok(verifications.some(({ run }) => run?.account_id === ACCOUNT_ID));
    },
  },
  {
    name: 'with the newest activity',
    operation: 'getLiveFeed',
    says: {
      'The 20 newest activities': removeFirst('/data/recent_activity'),
      'The newest activity of all.': set('/data/latest_activity/record_id', 'other'),
      'are never stored (`Cache-Control: no-store`)': header('cache-control', 'max-age=60'),
    },
    request: async (context) => {
      await storedRecord(context);
      return {};
    },
    check: ({ json }) => {
      const feed = (json as Success<Feed>).data;
      ok(feed.records.length > 0);
      deepEqual(feed.latest_activity, feed.recent_activity[0]);
    },
  },
  {
    name: 'the fewest records and maps',
    operation: 'getLiveFeed',
    says: {
      '`limit` says how many.': duplicate('/data/records'),
      '`mapLimit` says how many.': duplicate('/data/maps_remaining'),
      'Counts over all known records.': set('/data/totals/known_records', 1),
    },
    request: async (context) => {
      await (context.isReadOnly ? storedRecord(context) : recordsOfTwoMaps(context));
      return { query: parseQuery('limit=1&mapLimit=1') };
    },
    check: ({ json }) => {
      const { records, maps_remaining, totals } = (json as Success<Feed>).data;
      ok(records.length <= 1 && maps_remaining.length <= 1);
      const [map] = maps_remaining;
      ok(
        totals.known_records >= (map?.total_records ?? 0),
        'known_records counts all records of a listed map',
      );
    },
  },
];

/** Three records of one map, one of them without a rank, and one of another. */
async function recordsOfTwoMaps(context: ScenarioContext): Promise<void> {
  await submittedRecord(context, { name: 'c', rank: null });
  await submittedRecord(context, { name: 'b', rank: 7 });
  await submittedRecord(context, { name: 'a', rank: 7 });
  const { body } = await prepareRecord(context, { name: 'elsewhere' });
  await context.call('createReplaySubmission', {
    body: { ...body, map_uid: `${context.namespace}-other-map` },
  });
}

function isInOrder({ json }: Response): void {
  const { recent_activity, records, maps_remaining, totals } = (json as Success<Feed>).data;
  ok(recent_activity.length <= 20, `recent_activity has ${recent_activity.length} items`);
  assertDescending(recent_activity.map(({ updated_at }) => updated_at));
  const [unfinished, finished] = [records.filter(isUnfinished), records.filter((one) => !isUnfinished(one))];
  deepEqual(readIds(records), readIds([...unfinished, ...finished]));
  for (const part of [unfinished, finished]) assertDescending(part.map(({ updated_at }) => updated_at));
  const remaining = (one: Feed['maps_remaining'][number]): number =>
    one.replay_remaining + one.deep_remaining;
  const maps = maps_remaining.toSorted(
    (a, b) => remaining(b) - remaining(a) || (a.map_uid < b.map_uid ? -1 : 1),
  );
  deepEqual(
    maps_remaining.map(({ map_uid }) => map_uid),
    maps.map(({ map_uid }) => map_uid),
  );
  for (const map of maps_remaining) {
    const byRank = map.records.toSorted(
      (a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.record_id < b.record_id ? -1 : 1),
    );
    deepEqual(readIds(map.records), readIds(byRank));
  }
  const { known_records, replay_remaining, replay_pending } = totals;
  ok(
    replay_pending <= replay_remaining && replay_remaining <= known_records,
    `totals: ${replay_pending} pending, ${replay_remaining} remaining, ${known_records} known`,
  );
}

function isUnfinished({ verifications }: RecordBundle): boolean {
  return verifications.some(({ status }) => status === 'pending' || status === 'not_run');
}

function readIds(records: { record_id: string }[]): string[] {
  return records.map(({ record_id }) => record_id);
}

/** Fails unless the counts and the latest update follow from the items. */
function countsItsItems(json: unknown): void {
  const { items, counts, latest_update } = (json as Success<Listing>).data;
  const byStatus = Object.fromEntries(Object.keys(counts).map((status) => [status, 0]));
  for (const { verifications } of items) {
    const status = verifications[0]?.status ?? '';
    byStatus[status] = (byStatus[status] ?? 0) + 1;
  }
  deepEqual(counts, byStatus);
  const updates = items.map(({ updated_at }) => updated_at).sort();
  equal(latest_update, updates.at(-1) ?? null);
}

/** First and third pass, second is a ghost of another game; ranks follow the order of the names. */
async function mapWithThreeRecords(context: ScenarioContext, make = submittedRecord): Promise<RequestParts> {
  const names = ['first', 'second', 'third'];
  for (const [index, name] of names.entries()) {
    const files = name === 'second' ? { replay: gameFile(context, 'ghost of another game') } : {};
    await make(context, { name, rank: index + 1, ...files });
  }
  return { path: { mapUid: ownMapUid(context) } };
}

function shows(
  { json }: Response,
  expected: { names: string[]; total: number; filtered: number; pages: number },
): void {
  const { items, total_items, filtered_items, page_count } = (json as Success<Listing>).data;
  deepEqual(
    { names: items.map(({ record_id }) => record_id.split(':')[1]), total_items, filtered_items, page_count },
    {
      names: expected.names,
      total_items: expected.total,
      filtered_items: expected.filtered,
      page_count: expected.pages,
    },
  );
}
