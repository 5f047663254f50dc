import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { createBatchedLookup, type Lookup } from '../../sql/batched-lookup.js';
import { countRows, countUpTo, type Total } from '../../sql/count-rows.js';
import { readPage } from '../../sql/read-page.js';
import { containsText } from '../../sql/contains-text.js';
import { readCounts } from './catalog-counts.js';
import { createFindMapFacts, createFindMapsInDetail } from './map-facts.js';
import { readMapPage } from './map-rows.js';
import { pageFacts, type Page } from './paging.js';
import { foldCase } from '../../rules/fold-case.js';

type Schemas = components['schemas'];
type Detail = Pick<Schemas['MapDetail'], 'map' | 'wrHistory'>;

export interface MapsQuery extends Page {
  /** Part of a name or uid; "" matches all, as in the other filters. */
  q: string;
  season: string;
  alteration: string;
  year: number | undefined;
  tracked: boolean | undefined;
}

/** The catalog's maps. */
export interface CatalogMaps {
  /** Returns a map with its newest world records, newest first, or undefined if unknown. */
  findInDetail: (mapUid: string, historyLimit: number) => Promise<Detail | undefined>;
  /** Returns a map without its records, or undefined. */
  findFacts: (mapUid: string) => Promise<Schemas['MapInfo'] | undefined>;
  /** Returns a page of all maps, by upload time. */
  list: (query: MapsQuery) => Promise<Schemas['MapList']>;
}

/** Returns the store of the catalog's maps. */
export function createCatalogMaps(database: Database): CatalogMaps {
  const findFacts = createFindMapFacts<Schemas['MapInfo']>(database);
  const findDetails = createFindMapsInDetail<Detail>(database);
  // Concurrent lookups with equal history length are joined into one statement.
  const lookups = new Map<number, Lookup<Detail>>();
  const lookupOf = (limit: number): Lookup<Detail> => {
    const known = lookups.get(limit);
    if (known) return known;
    const lookup = createBatchedLookup(
      (uids: string[]) => findDetails(uids, limit),
      ({ map }) => map.mapUid,
    );
    lookups.set(limit, lookup);
    return lookup;
  };
  return {
    findInDetail: (mapUid, historyLimit) => lookupOf(historyLimit)(mapUid),
    findFacts: createBatchedLookup(findFacts, ({ mapUid }) => mapUid),
    list: (query) => database.snapshot((read) => list(read, query), { isCostly: true }),
  };
}

async function list(read: Knex, query: MapsQuery): Promise<Schemas['MapList']> {
  const { limit, offset } = query;
  const chosen = choose(read, query);
  const total = await countMaps(read, query, chosen);
  const { rows, ...page } = await readPage(total, query, (count, from) =>
    readMapPage(read, chosen, { limit: count, offset: from }),
  );
  return { maps: rows, ...pageFacts(page, { limit, offset }) };
}

function choose(read: Knex, { q, season, alteration, year, tracked }: MapsQuery): Knex.QueryBuilder {
  const chosen = read('maps as m');
  if (q !== '') chosen.whereRaw(...containsText(read, 'm.search_text', q));
  if (season !== '') chosen.whereRaw(...equalsFolded('season', season));
  if (alteration !== '') chosen.whereRaw(...equalsFolded('alteration', alteration));
  if (year !== undefined) chosen.where('m.year', year);
  const isAlone = q === '' && season === '' && alteration === '' && year === undefined;
  // The plus keeps the databases from an index without the other columns.
  if (tracked !== undefined) chosen.whereRaw(`${isAlone ? '' : '+'}m.tracked = ?`, [Number(tracked)]);
  return chosen;
}

/** Rows that a process of release 0.2.0 writes during an upgrade have no folded text. */
function equalsFolded(column: 'season' | 'alteration', text: string): [string, string[]] {
  return [`COALESCE(m.${column}_key, lower(m.${column})) = ?`, [foldCase(text)]];
}

/** All maps and the tracked ones are in the totals; any other filter counts rows. */
async function countMaps(
  read: Knex,
  { q, season, alteration, year, tracked }: MapsQuery,
  chosen: Knex.QueryBuilder,
): Promise<Total> {
  if (q !== '') return countUpTo(read, chosen);
  const exactly = (total: number): Total => ({ total, totalRelation: 'eq' });
  if (season !== '' || alteration !== '' || year !== undefined) return exactly(await countRows(chosen));
  const count = await readCounts(read);
  if (tracked === undefined) return exactly(count('maps'));
  return exactly(tracked ? count('tracked') : count('maps') - count('tracked'));
}
