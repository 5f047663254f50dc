import { before, test } from 'node:test';
import { createClubs } from './stores/aggregator/community/clubs.js';
import { createCandidates } from './stores/aggregator/identity/candidates.js';
import { createNameDirectory } from './stores/aggregator/identity/name-directory.js';
import { createEvents } from './stores/aggregator/tracking/events.js';
import { createProjects } from './stores/aggregator/tracking/projects.js';
import { createQueue } from './stores/aggregator/tracking/queue.js';
import { createCatalogMaps } from './stores/catalog/catalog-maps.js';
import { createClubMaps } from './stores/catalog/club-maps.js';
import { createEvents as createCatalogEvents } from './stores/catalog/events.js';
import { createProjectMaps } from './stores/catalog/project-maps.js';
import { createRecordFeed } from './stores/catalog/record-feed.js';
import { createLiveFeed } from './stores/verification/live-feed.js';
import { createRecords } from './stores/verification/records.js';
import { createClock } from './testing/clock.js';
import { at, buildMaps, CLUB, createSnapshotSender } from './testing/community.js';
import { describeOnDatabases } from './testing/databases.js';
import { storeNames } from './testing/identity.js';
import { expectIndexed } from './testing/plans.js';
import { buildChangedCheck, storeRun } from './testing/tracker-runs.js';
import { ALL_EVENTS, AT } from './testing/tracking.js';
import { createVerificationFixture, submitFiles } from './testing/verification.js';

const PAGE = { limit: 10, offset: 0 };
const MAPS = { q: '', season: '', alteration: '', accountId: '', year: undefined, tracked: undefined };

describeOnDatabases('an index leads', (database) => {
  before(async () => {
    const clock = createClock();
    const checks = ['a', 'b', 'c'].map((mapUid) =>
      buildChangedCheck({ mapUid, mapName: `Fall 2024 - ${mapUid}`, oldWrTime: undefined, note: 'a note' }),
    );
    await storeRun(database(), checks);
    await storeNames(database(), [{ accountId: 'kestrel', displayName: 'Kestrel', observedAt: AT }]);
    const club = { maps: buildMaps('a', 'b'), members: [{ accountId: 'mirelle' }], observedAt: at(0) };
    await createSnapshotSender(database(), clock)(club);
    const verification = await createVerificationFixture(database());
    await submitFiles(verification, 'kestrel:a', { mapUid: 'a' });
    await verification.remove();
  });

  const lists: Record<string, (recorded: ReturnType<typeof database>) => Promise<unknown>> = {
    'events of the aggregator': (recorded) => createEvents(recorded).list(ALL_EVENTS, 1, 10),
    'events of a project': (recorded) =>
      createEvents(recorded).list({ ...ALL_EVENTS, projectKey: 'p', includeSystem: true }, 1, 10),
    'events of a type': (recorded) =>
      createEvents(recorded).list({ ...ALL_EVENTS, eventType: 'wr_change' }, 1, 10),
    'events of an account': (recorded) =>
      createEvents(recorded).list({ ...ALL_EVENTS, accountId: 'kestrel' }, 1, 10),
    'events after an id': (recorded) => createEvents(recorded).listAfter(ALL_EVENTS, { after: 0, limit: 10 }),
    'events of the catalog': (recorded) =>
      createCatalogEvents(recorded).list({ projectKey: '', accountId: '', q: '', ...PAGE }),
    'the queue': (recorded) =>
      createQueue(recorded).list({ status: 'all', projectKey: '', q: '', page: 1, limit: 10 }),
    'queued items of a project': (recorded) =>
      createQueue(recorded).list({ status: 'queued', projectKey: 'p', q: '', page: 1, limit: 10 }),
    "a project's maps": (recorded) =>
      createProjects(recorded).listMaps({ projectKey: 'p', q: '', changedOnly: false, ...PAGE }),
    "a project's changed maps": (recorded) =>
      createProjects(recorded).listMaps({ projectKey: 'p', q: '', changedOnly: true, ...PAGE }),
    "a project's maps in the catalog": (recorded) =>
      createProjectMaps(recorded).list({ projectKey: 'p', q: '', ...PAGE }),
    maps: (recorded) => createCatalogMaps(recorded).list({ ...MAPS, ...PAGE }),
    'tracked maps': (recorded) => createCatalogMaps(recorded).list({ ...MAPS, tracked: true, ...PAGE }),
    'maps of a year': (recorded) => createCatalogMaps(recorded).list({ ...MAPS, year: 2024, ...PAGE }),
    "a club's maps": (recorded) => createClubs(recorded).listMaps(CLUB, { q: '', ...PAGE }),
    "a club's maps in the catalog": (recorded) => createClubMaps(recorded).list(CLUB, { q: '', ...PAGE }),
    "a club's members": (recorded) => createClubs(recorded).listMembers(CLUB, { q: '', limit: 10 }),
    'display names': (recorded) => createNameDirectory(recorded, createClock().now).listMatching('', 10),
    'candidates for names': (recorded) =>
      createCandidates(recorded, createClock().now).list({ staleAfterSeconds: 0, ...PAGE }),
    'the newest records': (recorded) => createRecordFeed(recorded).latest({ ...PAGE, includeRecent: true }),
    'the live feed': (recorded) =>
      createLiveFeed(recorded).read(AT, { limit: 10, mapLimit: 10, accountId: '' }),
    "a map's verdicts": (recorded) =>
      createRecords(recorded).listOfMap({
        mapUid: 'a',
        track: 'replay',
        sort: 'updated_desc',
        status: 'all',
        page: 1,
        limit: 10,
      }),
  };
  for (const [name, list] of Object.entries(lists)) test(name, () => expectIndexed(database(), list));
});
