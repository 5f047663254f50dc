import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { createMapRead, type MapFacts } from '../../hot-reads.js';
import { isCostlyList, listMapUids, type ListedMaps } from '../../search/maps.js';
import { countUpTo } from '../../sql/read-page.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';
import { BY_UPLOAD, readMapRows } from './map-rows.js';
import { pageFacts, type Page } from './paging.js';
import { storedAccount } from '../../rules/account-ids.js';
import { foldCase } from '../../rules/search-text.js';

type Schemas = components['schemas'];
type Detail = Pick<Schemas['MapDetail'], 'map' | 'wrHistory'>;

export interface MapsQuery extends Page {
  /** Part of a name or uid; "" matches all, as in the other filters. */
  q: string;
  season: string;
  alteration: string;
  year: number | undefined;
  tracked: boolean | undefined;
  /** Who holds the current record. */
  accountId: string;
}

/** The catalog's maps. */
export type CatalogMaps = ReturnType<typeof createCatalogMaps>;

/** Returns the store of the catalog's maps. */
export function createCatalogMaps(database: Database) {
  const readMap = createMapRead(database);
  return {
    /** Returns a map with its newest world records, newest first, or undefined if unknown. */
    findInDetail: async (mapUid: string, historyLimit: number): Promise<Detail | undefined> => {
      const found = await readMap(mapUid);
      if (!found) return undefined;
      const { facts, current, history } = found;
      const wrHistory = history
        .slice(0, historyLimit)
        .map((row) => ({ ...row, current: row.current === 1, revoked: row.revoked === 1 }));
      return { map: { ...toFacts(facts), ...current, tracked: current.tracked === 1 }, wrHistory };
    },
    /** Returns a map without its records, or undefined. */
    findFacts: async (mapUid: string): Promise<Schemas['MapInfo'] | undefined> => {
      const found = await readMap(mapUid);
      return found && toFacts(found.facts);
    },
    /** Returns a page of all maps, by upload time. */
    list: (query: MapsQuery): Promise<Schemas['MapList']> =>
      database.snapshot(
        async (read) => {
          const { rows: uids, ...page } = await listMapUids(read, mapsOfQuery(database, read, query), query);
          return { maps: await readMapRows(read, uids), ...pageFacts(page, query) };
        },
        { isCostly: !isOnlyTracked(query) || isCostlyList(query) },
      ),
  };
}

function toFacts(stored: MapFacts): Schemas['MapInfo'] {
  return {
    ...stored,
    isPlayable: toBoolean(stored.isPlayable),
    createdWithGamepadEditor: toBoolean(stored.createdWithGamepadEditor),
    createdWithSimpleEditor: toBoolean(stored.createdWithSimpleEditor),
    mapnumber: JSON.parse(stored.mapnumber) as number[],
  };
}

function toBoolean(flag: number | null): boolean | null {
  return flag === null ? null : flag === 1;
}

function mapsOfQuery(database: Database, read: Knex, query: MapsQuery): ListedMaps {
  const choose = (maps: Knex.QueryBuilder): Knex.QueryBuilder => filter(maps, query);
  const { tracked } = query;
  return {
    rows: 'maps AS m',
    uid: 'm.map_uid',
    order: BY_UPLOAD,
    choose,
    // The numbers of all maps and of the tracked ones are remembered; other lists are counted up to 10,000.
    size: async () => {
      if (!isOnlyTracked(query)) return countUpTo(read, choose(read('maps as m')));
      const { all, tracked: own } = await database.remember(CATALOG_COUNTS, read);
      const total = tracked === true ? own.maps : all.maps - (tracked === false ? own.maps : 0);
      return { total, totalRelation: 'eq' };
    },
  };
}

/** Whether a list has no filter but `tracked` and a text. A filter that is added to the query counts by itself. */
function isOnlyTracked({
  q: _q,
  tracked: _tracked,
  limit: _limit,
  offset: _offset,
  ...others
}: MapsQuery): boolean {
  return Object.values(others).every((value) => value === '' || value === undefined);
}

function filter(maps: Knex.QueryBuilder, query: MapsQuery): Knex.QueryBuilder {
  const { season, alteration, year, tracked, accountId } = query;
  if (accountId !== '') void maps.where('m.wr_player', storedAccount(accountId));
  if (season !== '') void maps.where('m.season_key', foldCase(season));
  if (alteration !== '') void maps.where('m.alteration_key', foldCase(alteration));
  if (year !== undefined) void maps.where('m.year', year);
  // With a plus before `tracked`, SQLite and PostgreSQL read the index of another filter, which leaves fewer rows.
  if (tracked !== undefined)
    void maps.whereRaw(`${isOnlyTracked(query) ? '' : '+'}m.tracked = ?`, [Number(tracked)]);
  return maps;
}
