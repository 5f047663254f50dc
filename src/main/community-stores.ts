import { createClubSnapshots } from '../../db/stores/aggregator/community/club-snapshots.js';
import { createClubs } from '../../db/stores/aggregator/community/clubs.js';
import { createTraffic } from '../../db/stores/aggregator/community/traffic.js';
import { createTables } from '../../db/stores/aggregator/explorer/tables.js';
import { createCoverage } from '../../db/stores/aggregator/metrics/coverage.js';
import { createOverview } from '../../db/stores/aggregator/metrics/overview.js';
import { createTimeseries } from '../../db/stores/aggregator/metrics/timeseries.js';
import type { CommunityStores } from '../../handlers/aggregator/contract.js';
import { createFetchLeaderboard } from './fetch-leaderboard.js';
import type { Surroundings } from './service-parts.js';

/** Wires what the aggregator's clubs, traffic, metrics and table explorer work with. */
export function createCommunityStores({ database, urls, now }: Surroundings): CommunityStores {
  return {
    clubs: createClubs(database),
    clubSnapshots: createClubSnapshots(database, now),
    traffic: createTraffic(database),
    tables: createTables(database),
    readOverview: createOverview(database),
    readTimeseries: createTimeseries(database),
    readCoverage: createCoverage(database),
    fetchLeaderboard: createFetchLeaderboard(urls.catalog),
  };
}
