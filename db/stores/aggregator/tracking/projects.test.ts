import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { buildChangedCheck, buildCheck, storeRun } from '../../../testing/tracker-runs.js';
import { minutes } from '../../../testing/tracking.js';
import { createEvents } from './events.js';
import { createProjects, type ProjectMapsQuery } from './projects.js';

const ALL_MAPS: ProjectMapsQuery = { projectKey: 'p', q: '', changedOnly: false, limit: 10, offset: 0 };

describeOnDatabases('projects and their maps', (database) => {
  beforeEach(() => emptyTables(database()));

  const finish = (projectKey: string, at: string): ReturnType<typeof storeRun> =>
    storeRun(database(), [], { projectKey, run: { finishedAt: at } });

  test('metrics read when projects were last seen on a connection that waits behind no request', async () => {
    await finish('a', minutes(1));
    await finish('b', minutes(2));
    const refuse = (): never => assert.fail('a connection of requests is used');
    const monitored = { ...database(), read: database().monitor, snapshot: refuse, prepare: refuse };
    const all = await createProjects(database()).list(2);
    assert.deepEqual(
      await createProjects(monitored).listLastSeen(2),
      all.projects.map(({ projectKey, lastSeenAt }) => ({ projectKey, lastSeenAt })),
    );
    assert.equal((await createProjects(monitored).listLastSeen(1))[0]?.projectKey, 'b');
  });

  test("a record has the holder of the project's newest report of its time that names one", async () => {
    const name = (projectKey: string, minute: number, holder: string, accountId?: string): Promise<unknown> =>
      createEvents(database()).store({ projectKey, receivedAt: minutes(9) }, [
        { type: 'wr_change', mapUid: 'm', wrMs: 40_000, holder, accountId, occurredAt: minutes(minute) },
      ]);
    const expectHolder = async (wrHolder: string | null, wrHolderAccountId: string | null): Promise<void> => {
      const found = await createProjects(database()).listMaps(ALL_MAPS);
      const [row] = found?.maps ?? [];
      assert.deepEqual([row?.wrHolder, row?.wrHolderAccountId], [wrHolder, wrHolderAccountId]);
      assert.equal((await createProjects(database()).listOfMap('m', 1))[0]?.wrHolder, wrHolder);
    };
    await storeRun(database(), [buildChangedCheck()]);
    await storeRun(database(), [buildCheck({ checkedAt: minutes(3), newWrTime: 40_000 })]);
    await name('q', 4, 'Other');
    await expectHolder('Kestrel', 'kestrel');
    await name('p', 2, 'Dunes');
    await expectHolder('Dunes', null);
    await name('p', 1, 'Older', 'older');
    await expectHolder('Dunes', null);
    await storeRun(database(), [buildCheck({ checkedAt: minutes(5), newWrTime: 39_000 })]);
    await expectHolder(null, null);
  });
});
