import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import type { components } from '../../generated/verification/types.js';
import { createLiveFeed } from '../stores/verification/live-feed.js';
import { createRecords } from '../stores/verification/records.js';
import { describeOnDatabases } from '../testing/databases.js';
import { expectRecount } from '../testing/recount.js';
import { seed } from './index.js';
import type { StoryDocument } from './story.js';

const bundle = new URL('../../../generated/verification/openapi.json', import.meta.url);
const documents = { verification: JSON.parse(readFileSync(bundle, 'utf8')) as StoryDocument };

function exampleOf(name: string): unknown {
  const example = documents.verification.components?.examples?.[name];
  assert.ok(example, `the document has no example ${name}`);
  return (example.value as { data: unknown }).data;
}

describeOnDatabases('the seeded database', (database) => {
  before(() => seed(database(), documents));

  test("serves the live feed's example", async () => {
    const example = exampleOf('live-feed') as components['schemas']['LiveFeed'];
    assert.deepEqual(
      await createLiveFeed(database()).read(example.live_at, { limit: 250, mapLimit: 18, accountId: '' }),
      example,
    );
  });

  test("serves the record's example", async () => {
    const example = exampleOf('record') as components['schemas']['RecordBundle'];
    assert.deepEqual(await createRecords(database()).find(example.record_id), example);
  });

  test("serves the map's example", async () => {
    const { map_uid: mapUid, ...example } = exampleOf('map-verdicts') as components['schemas']['MapVerdicts'];
    const { track, sort, status, page, limit } = example;
    const listing = await createRecords(database()).listOfMap({ mapUid, track, sort, status, page, limit });
    assert.deepEqual(listing, { map_uid: mapUid, ...example });
  });

  test('has counts that agree with its records, also when it is seeded again', async () => {
    const before = await database().read('verification_records').orderBy('record_id');
    await expectRecount(database());
    await seed(database(), documents);
    assert.deepEqual(await database().read('verification_records').orderBy('record_id'), before);
    await expectRecount(database());
  });

  test('a document without examples is an error', async () => {
    await assert.rejects(seed(database(), { verification: { paths: {} } }), /no example named live-feed/);
  });
});
