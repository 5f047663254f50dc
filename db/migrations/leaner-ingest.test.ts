import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNameSearch } from '../stores/aggregator/identity/name-search.js';
import { createClock } from '../testing/clock.js';
import { describeOnDatabases } from '../testing/databases.js';
import { storeNames } from '../testing/identity.js';
import { rowsOf } from '../sql/raw-rows.js';
import { AT } from '../testing/tracking.js';
import { ensureMaps } from '../writes/maps.js';
import { touchProject } from '../writes/projects.js';
import * as leanerIngest from './027-leaner-ingest.js';

const LATER = '2026-10-07T00:00:00.000Z';

describeOnDatabases('leaner ingest', (database) => {
  const down = (): Promise<void> => database().write((trx) => leanerIngest.down(trx));
  const up = (): Promise<void> => database().write((trx) => leanerIngest.up(trx));

  const write = (names: Readonly<Record<string, string>>, observedAt = AT): Promise<unknown> =>
    database().write(async (trx) => {
      const project = await touchProject(trx, { projectKey: 'p', receivedAt: AT });
      const maps = Object.entries(names).map(([mapUid, mapName]) => ({ mapUid, mapName, observedAt }));
      return ensureMaps(trx, project, maps);
    });

  /** Returns sums that are not 0. */
  const rows = async (sql: string): Promise<unknown[]> =>
    rowsOf(await database().read.raw(`SELECT * FROM (${sql}) AS t ORDER BY 1, 2, 3`)).map((row) => ({
      ...(row as object),
    }));

  test('logs the texts and facets of maps as before it, whatever changes them', async () => {
    await down();
    await write({ a: 'Winter 2021 - 01 Icy', b: 'Winter 2021 - 02', c: 'Other' });
    await write({ a: 'Winter 2022 - 01 Icy' }, LATER);
    await up();
    await write({ d: 'Winter 2021 - 03', e: 'Winter 2021 - 04', f: 'Summer 2021 - 01' });
    await write({ d: 'Winter 2022 - 03', b: 'Winter 2021 - 02' }, LATER);
    await database().write(async (trx) => {
      await trx('maps').where({ map_uid: 'c' }).delete();
      await trx('maps').whereIn('map_uid', ['e', 'f']).update({ tracked: 1 });
      await trx('maps').where({ map_uid: 'f' }).update({ tracked: 1 });
    });
    assert.deepEqual(
      await rows('SELECT map_uid, search_text, 0 AS n FROM map_texts'),
      await rows('SELECT map_uid, search_text, 0 AS n FROM maps'),
    );
    assert.deepEqual(
      await rows(`SELECT list, search_text, SUM(entries) AS maps FROM list_changes
        GROUP BY list, search_text HAVING SUM(entries) <> 0`),
      await rows(`SELECT 'maps' AS list, search_text, COUNT(*) AS maps FROM maps GROUP BY search_text`),
    );
    assert.deepEqual(
      await rows(`SELECT season, year, alteration, tracked, SUM(maps) AS maps FROM map_facet_changes
        GROUP BY season, year, alteration, tracked HAVING SUM(maps) <> 0`),
      await rows(`SELECT COALESCE(season_key, lower(season)) AS season, COALESCE(year, -1) AS year,
        COALESCE(alteration_key, lower(alteration)) AS alteration, tracked, COUNT(*) AS maps FROM maps GROUP BY 1, 2, 3, 4`),
    );
  });

  test('finds names that were stored before and after it', async () => {
    await down();
    await storeNames(database(), [{ accountId: 'early', displayName: 'Early Bird', observedAt: AT }]);
    await up();
    await storeNames(database(), [{ accountId: 'late', displayName: 'Pearly Bird', observedAt: AT }]);
    const { search } = createNameSearch(database(), createClock(AT).now);
    const found = await search({ q: 'arly bi', mode: 'contains', limit: 5 });
    assert.deepEqual(
      found.map(({ accountId }) => accountId),
      ['early', 'late'],
    );
  });

  test('has the sequences of texts that indexes have', async () => {
    if (database().kind === 'sqlite') return;
    const texts = ['', 'a', 'ab', 'abc', 'aaaaaa', 'Ünï çødé \u{1f980}\u{1f980} x', 'ab'.repeat(80)];
    const sequences = async (): Promise<unknown[]> => {
      const list = (grams: string): string =>
        `(SELECT array_agg(DISTINCT g ORDER BY g) FROM unnest(${grams}) AS g)`;
      const sql = `SELECT text_grams(k) IS NULL AS none, ${list('text_grams(k)')} AS texts,
        name_grams(k) IS NULL AS nameless, ${list('name_grams(k)')} AS names FROM unnest(?::text[]) AS k`;
      return rowsOf(await database().read.raw(sql, [texts]));
    };
    const now = await sequences();
    await down();
    assert.deepEqual(now, await sequences());
    await up();
  });
});
