import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { ALL_EVENTS } from '../../search/event-filter.js';
import { countEvents } from '../../search/count-events.js';
import { readEpoch } from '../../sql/epoch.js';
import { countRows } from '../../sql/count-rows.js';
import { readCatalogCounts } from '../../sums/catalog-counts.js';
import { findPrimaryClub } from './primary-club.js';

type Schemas = components['schemas'];

/** The totals of the catalog. */
export interface Totals {
  stats: () => Promise<Schemas['CatalogStats']>;
  summary: () => Promise<Schemas['MetaSummary']>;
  /** Returns the epoch of the database. */
  epoch: () => Promise<string>;
  metrics: () => Promise<Schemas['Metrics']>;
}

/** Returns the store of totals. */
export function createTotals(database: Database): Totals {
  return {
    stats: () => database.snapshot((read) => readStats(database, read)),
    summary: () => database.snapshot((read) => readSummary(database, read)),
    epoch: () => readEpoch(database.read),
    metrics: () => database.snapshot((read) => readMetrics(database, read)),
  };
}

async function readStats(database: Database, read: Knex): Promise<Schemas['CatalogStats']> {
  const count = await readCatalogCounts(database, read);
  const club = await findPrimaryClub(read);
  return {
    total_maps: count('maps'),
    actively_tracked: count('tracked'),
    total_wr_changes: count('records'),
    total_campaigns: club?.campaign_count ?? 0,
    total_players: count('players with records'),
  };
}

async function readSummary(database: Database, read: Knex): Promise<Schemas['MetaSummary']> {
  const maps = (await readCatalogCounts(database, read))('maps');
  const events = await countVisibleEvents(read);
  return {
    projects: await countRows(read('projects')),
    maps,
    events,
    totalMaps: maps,
    totalEvents: events,
    latestEventAt: await findLatestEvent(read),
  };
}

async function readMetrics(database: Database, read: Knex): Promise<Schemas['Metrics']> {
  return {
    totalEvents: await countVisibleEvents(read),
    totalMaps: (await readCatalogCounts(database, read))('maps'),
    totalProjects: await countRows(read('projects')),
    totalClubs: await countRows(read('clubs')),
    lastEventAt: await findLatestEvent(read),
  };
}

/** Returns the number of events without the system's. */
async function countVisibleEvents(read: Knex): Promise<number> {
  return (await countEvents(read, { ...ALL_EVENTS, includeSystem: false })).total;
}

async function findLatestEvent(read: Knex): Promise<string | null> {
  const row = await read<{ system: number; occurred_at: string }>('events')
    .where({ system: 0 })
    .orderByRaw('occurred_at DESC')
    .first('occurred_at');
  return row?.occurred_at ?? null;
}
