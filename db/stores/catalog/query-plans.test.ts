import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { expectCheapPlans } from '../../testing/query-plans.js';
import { randomReports } from '../../testing/random-record-reports.js';
import { AT, store } from '../../testing/tracking.js';
import { claimPrimaryClub } from '../../writes/primary-club.js';
import { createCatalogMaps } from './catalog-maps.js';
import { createClubMaps } from './club-maps.js';
import { createDashboard } from './dashboard.js';
import { createEvents } from './events.js';
import { createLeaderboards } from './leaderboards.js';
import { createPrimaryClub } from './primary-club.js';
import { createProjectMaps } from './project-maps.js';
import { createRecordFeed } from './record-feed.js';
import { createTotals } from './totals.js';
import { createTracker } from './tracker.js';

/** Tables that stay small: rollups, buckets, projects, clubs, and pages that were limited before (l, t, w). */
const SMALL = /^SCAN (catalog_counts|event_counts|projects|clubs|project_instances|settings|b|l|t|w)\b/;

/** A sort, or a scan of a growing table without an index. */
function isCostly(step: string): boolean {
  return (
    /TEMP B-TREE|AUTOMATIC/.test(step) ||
    (step.startsWith('SCAN ') && !/ USING .*INDEX |SUBQUERY|CONSTANT/.test(step) && !SMALL.test(step))
  );
}

describeOnDatabases(
  "reads of the catalog's pages, whose cost does not grow with the data",
  (database) => {
    before(async () => {
      await store(database(), randomReports(300, 3));
      await database().write(async (trx) => {
        await trx('clubs').insert({
          club_id: 7,
          first_seen_at: AT,
          map_count: 9,
          campaign_count: 9,
          upload_count: 9,
        });
        await claimPrimaryClub(trx, 7);
        await trx('projects').update({ map_count: 9 });
      });
    });
    const page = { limit: 5, offset: 3 };
    const now = (): Date => new Date(AT);
    const anyMap = { q: '', season: '', alteration: '', year: undefined, ...page };
    const reads: Record<string, () => Promise<unknown>> = {
      'all maps': () => createCatalogMaps(database()).list({ ...anyMap, tracked: undefined }),
      'tracked maps': () => createCatalogMaps(database()).list({ ...anyMap, tracked: false }),
      leaderboards: () =>
        createLeaderboards(database()).read({
          overall: page,
          perBucketLimit: 5,
          includeMaps: true,
          includeBuckets: true,
          includeMedals: true,
        }),
      'the live leaderboard': () => createLeaderboards(database()).readLive(5, 5),
      'the newest records': () => createRecordFeed(database()).latest({ includeRecent: true, ...page }),
      'the dashboard': () =>
        createDashboard(database(), now).read({
          maps: page,
          wrFeedLimit: 5,
          includeMapOptions: true,
          includeTracker: true,
        }),
      events: () => createEvents(database()).list({ projectKey: '', q: '', ...page }),
      "a project's events": () => createEvents(database()).list({ projectKey: 'p', q: '', ...page }),
      "a project's maps": () => createProjectMaps(database()).list({ projectKey: 'p', q: '', ...page }),
      'maps of the hook': () => createPrimaryClub(database()).listMaps('', 5),
      'runs of the hook': () => createPrimaryClub(database()).listRuns(5),
      campaigns: () => createPrimaryClub(database()).listCampaigns(page),
      'upload buckets': () => createPrimaryClub(database()).listUploads(page),
      'maps of a club': () => createClubMaps(database()).list(7, { q: '', ...page }),
      'the tracker': () => createTracker(database(), now).status(),
      totals: () => createTotals(database()).summary(),
    };
    for (const [name, read] of Object.entries(reads)) {
      test(name, () => expectCheapPlans(database(), read, isCostly));
    }
  },
  ['sqlite'],
);
