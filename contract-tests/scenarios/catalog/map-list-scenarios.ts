import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { after, beyondReach, KESTREL, namesPart, ownMapName, ownMapUid, reportRecord } from './records.js';
import { plus, removeFirst, removeLast, restingOn, reverse, set, status } from '../says.js';

interface MapList {
  maps: { mapUid: string; name: string; wrMs: number | null; tracked: boolean }[];
  total: number;
  paging: { total: number; has_more: boolean; next_offset: number | null };
}

/** Reports three maps of the scenario, one of them without colour codes. */
async function reportMaps(context: ScenarioContext): Promise<void> {
  for (const [name, number] of [
    ['c', '03'],
    ['a', '01'],
    ['b', '02'],
  ] as const)
    await reportRecord(context, { mapUid: ownMapUid(context, name), mapName: ownMapName(context, number) });
}

const readUids = ({ maps }: MapList): string[] => maps.map(({ mapUid }) => mapUid);

function listed(
  name: string,
  query: (context: ScenarioContext) => [string, string][],
  expected: string[],
  total: number,
): WrittenScenario {
  return {
    name,
    operation: 'listMaps',
    request: async (context) => {
      await reportMaps(context);
      return { query: query(context) };
    },
    check: ({ json }, context) => {
      const list = json as MapList;
      deepEqual(
        readUids(list),
        expected.map((one) => ownMapUid(context, one)),
      );
      equal(list.total, total);
      equal(list.paging.total, total);
    },
  };
}

/** The inventory of maps. */
export const mapListScenarios: WrittenScenario[] = [
  restingOn(
    listed(
      'maps by a part of their name, in any case',
      ({ namespace }) => [['q', namespace.toUpperCase()]],
      ['a', 'b', 'c'],
      3,
    ),
    {
      'newest first and unknown ones last, then by uid': reverse('/maps'),
      "Part of a map's name or of its uid, in any case.": removeFirst('/maps'),
    },
  ),
  restingOn(
    listed(
      'the second page of two',
      ({ namespace }) => parseQuery(`q=${namespace}&limit=2&offset=2`),
      ['c'],
      3,
    ),
    { 'Number of rows on all pages together.': plus('/paging/total', 1) },
  ),
  listed('a page past the end', ({ namespace }) => parseQuery(`q=${namespace}&offset=9999`), [], 3),
  restingOn(
    listed(
      'season, year and alteration together',
      ({ namespace }) => parseQuery(`season=FALL&year=2024&alteration=${namespace}`),
      ['a', 'b', 'c'],
      3,
    ),
    { 'Only maps of this season, in any case.': removeLast('/maps') },
  ),
  restingOn(
    listed('another year', ({ namespace }) => parseQuery(`q=${namespace}&year=2025`), [], 0),
    { 'Only maps of this year.': plus('/total', 3) },
  ),
  restingOn(
    listed(
      'maps that are not tracked',
      ({ namespace }) => parseQuery(`q=${namespace}&tracked=0`),
      ['a', 'b', 'c'],
      3,
    ),
    { 'or only maps that are not tracked': removeFirst('/maps') },
  ),
  listed(
    'maps whose record a player holds',
    ({ namespace }) => parseQuery(`q=${namespace}&accountId=${KESTREL.toUpperCase()}`),
    ['a', 'b', 'c'],
    3,
  ),
  listed(
    'maps of a player who holds none',
    ({ namespace }) => parseQuery(`q=${namespace}&accountId=none`),
    [],
    0,
  ),
  listed('a character that is an SQL wildcard', () => [['q', '%']], [], 0),
  {
    name: 'all maps, page by page',
    operation: 'listMaps',
    says: {
      'whose `next_offset` leads to the next page until it is null': plus('/paging/next_offset', 1),
      'Whether there are rows after this page.': set('/paging/has_more', false),
    },
    request: after(reportMaps, { query: [['limit', '2']] }),
    check: async ({ json }) => {
      const { total, paging } = json as MapList;
      equal(readUids(json as MapList).length, Math.min(2, total));
      equal(paging.has_more, total > 2);
      ok(paging.next_offset === (total > 2 ? 2 : null), 'the next offset follows the page');
    },
  },
  {
    name: 'a limit that is sent twice',
    operation: 'listMaps',
    status: 400,
    says: { 'returns 400 when it is sent twice': status(200) },
    request: () => ({ query: parseQuery('limit=10&limit=20') }),
    check: namesPart('limit'),
  },
  beyondReach('listMaps'),
];
