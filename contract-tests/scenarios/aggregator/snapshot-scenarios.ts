import { deepEqual, equal } from 'node:assert/strict';
import type { Response } from '../../contract/http-client.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import {
  minute,
  ownClub,
  ownMap,
  sendSnapshot,
  createSnapshot,
  type SnapshotReport,
} from './club-snapshots.js';
import { tokenScenarios } from './ingest.js';
import { mentions } from './names.js';
import { inResponseTo, plus, removeFirst, removeLast, set } from '../says.js';

const operation = 'ingestClubSnapshot';
const readReport = ({ json }: Response): SnapshotReport => (json as { ingest: SnapshotReport }).ingest;
const map = (context: ScenarioContext, name: string, more: object = {}): object => ({
  mapUid: ownMap(context, name),
  ...more,
});

async function readMaps(context: ScenarioContext): Promise<string[]> {
  const path = { clubId: String(ownClub(context)) };
  const { maps } = (await context.call('listClubMaps', { path })) as { maps: { mapUid: string }[] };
  return maps.map(({ mapUid }) => mapUid.slice(context.namespace.length + 1)).sort();
}

/** Snapshots that are stored in full or in part. */
const stored: WrittenScenario[] = [
  {
    name: 'a club with a campaign, a bucket and a member',
    operation,
    says: {
      'Repeated rows are counted once.': plus('/ingest/mapsSeen', 1),
    },
    request: (context) => ({
      body: createSnapshot(context, {
        campaigns: [{ campaignId: 5, name: 'Campaign', maps: [map(context, 'one'), map(context, 'two')] }],
        uploads: [{ bucketId: 6, maps: [map(context, 'two')] }],
        members: [{ accountId: `${context.namespace}-m`, role: 'member' }],
      }),
    }),
    check: async (response, context) => {
      const { clubName, observedAt, mapsSeen, mapsAdded, mapsRemoved, rejectedCount } = readReport(response);
      deepEqual([clubName, observedAt], [`Club ${context.namespace}`, minute(0)]);
      deepEqual([mapsSeen, mapsAdded, mapsRemoved, rejectedCount], [2, 2, 0, 0]);
      deepEqual(await readMaps(context), ['one', 'two']);
    },
  },
  {
    name: "a club with the game's field names",
    operation,
    request: (context) => ({
      body: createSnapshot(context, {
        club: { id: ownClub(context), name: 'Club', colour: 'failed' },
        campaigns: [{ id: 5, maps: [{ uid: ownMap(context, 'one'), slot: 2, authorMs: 1000, wrMs: 7 }] }],
        uploadBuckets: [{ id: 6, maps: [{ uid: ownMap(context, 'two'), mapName: 'Two', downloadUrl: '' }] }],
        members: [{ accountId: `${context.namespace}-m`, creationTimestamp: 1_700_000_000, role: null }],
        activities: [{ id: 1 }],
      }),
    }),
    check: (response, context) => {
      const report = readReport(response);
      const { clubId, applied, campaignsSeen, uploadsSeen, membersSeen, mapsSeen, mapsAdded } = report;
      deepEqual(
        [clubId, applied, campaignsSeen, uploadsSeen, membersSeen, mapsSeen, mapsAdded],
        [ownClub(context), true, 1, 1, 1, 2, 2],
      );
      deepEqual(report.rejected, []);
    },
  },
  {
    name: 'invalid rows at every depth, among valid ones',
    operation,
    request: (context) => ({
      body: createSnapshot(context, {
        campaigns: [
          {
            campaignId: 1,
            maps: [map(context, 'good'), { mapUid: 'not a uid' }, map(context, 'x', { timestamp: 'now' })],
          },
          'campaign',
          { name: 'no id' },
        ],
        members: [{ role: 'member' }, { accountId: `${context.namespace}-m` }],
      }),
    }),
    check: async (response, context) => {
      const { rejected, rejectedCount, mapsSeen, membersSeen } = readReport(response);
      deepEqual(
        rejected.map(({ path, index, reason }) => `${path} ${index} ${reason}`),
        [
          'campaigns[0].maps[1] 1 invalid_field',
          'campaigns[0].maps[2] 2 invalid_timestamp',
          'campaigns[1] 1 invalid_row',
          'members[0] 0 missing_field',
          'campaigns[2] 2 missing_field',
        ],
      );
      deepEqual([rejectedCount, mapsSeen, membersSeen], [5, 1, 1]);
      deepEqual(await readMaps(context), ['good']);
    },
  },
  {
    name: "details in the game's own form with wrong types, and ignored fields with what cannot be stored",
    operation,
    request: (context) => {
      const raw = { mapDetail: { collectionName: 'Stadium', playable: true, name: '\0' }, other: '\ud800' };
      return {
        body: createSnapshot(context, {
          maps: [
            map(context, 'good', { raw, 'un\0known': '\0' }),
            map(context, 'name', { raw: { mapDetail: { collectionName: 1 } } }),
            map(context, 'switch', { raw: { mapDetail: { playable: 'yes' } } }),
            map(context, 'detail', { raw: { mapDetail: 'Stadium' } }),
            map(context, 'stored', { mapType: '\0' }),
          ],
          activities: [{ name: '\0' }],
          remark: 'a\0b',
        }),
      };
    },
    check: async (response, context) => {
      const { rejected, mapsSeen } = readReport(response);
      deepEqual(
        rejected.map(({ path, reason }) => `${path} ${reason}`),
        ['maps[1] invalid_field', 'maps[2] invalid_field', 'maps[3] invalid_field', 'maps[4] invalid_field'],
      );
      equal(mapsSeen, 1);
      deepEqual(await readMaps(context), ['good']);
    },
  },
  {
    name: "a campaign's maps replace the former ones, a bucket's are added",
    operation,
    says: {
      'The maps of a listed campaign replace its former maps': set('/ingest/mapsRemoved', 0),
      'Maps of an upload bucket are added to its maps;': inResponseTo('listClubMaps', removeFirst('/maps')),
      'a collection that is absent or empty removes nothing': inResponseTo(
        'listClubMaps',
        removeLast('/maps'),
      ),
    },
    request: async (context) => {
      const parts = { campaigns: [{ campaignId: 1, maps: [map(context, 'a'), map(context, 'b')] }] };
      await sendSnapshot(
        context,
        createSnapshot(context, { ...parts, uploads: [{ bucketId: 2, maps: [map(context, 'c')] }] }),
      );
      return {
        body: createSnapshot(context, {
          observedAt: minute(1),
          campaigns: [{ campaignId: 1, maps: [map(context, 'b')] }, { campaignId: 3 }],
          uploads: [{ bucketId: 2, maps: [map(context, 'd')] }],
          members: [],
        }),
      };
    },
    check: async (response, context) => {
      const { mapsAdded, mapsRemoved } = readReport(response);
      deepEqual([mapsAdded, mapsRemoved], [1, 1]);
      deepEqual(await readMaps(context), ['b', 'c', 'd']);
    },
  },
  {
    name: 'a complete collection removes what it lacks',
    operation,
    says: {
      "replaces the club's former one, so that rows which are missing in it go": set(
        '/ingest/mapsRemoved',
        0,
      ),
    },
    request: async (context) => {
      await sendSnapshot(context, createSnapshot(context, { maps: [map(context, 'a'), map(context, 'b')] }));
      return {
        body: createSnapshot(context, {
          observedAt: minute(1),
          maps: [map(context, 'b')],
          complete: ['maps'],
        }),
      };
    },
    check: async (response, context) => {
      equal(readReport(response).mapsRemoved, 1);
      deepEqual(await readMaps(context), ['b']);
    },
  },
  {
    name: 'a complete collection of which a row is rejected',
    operation,
    says: { 'only where no row of the collection is rejected': set('/ingest/mapsRemoved', 1) },
    request: async (context) => {
      await sendSnapshot(context, createSnapshot(context, { maps: [map(context, 'a'), map(context, 'b')] }));
      return {
        body: createSnapshot(context, {
          observedAt: minute(1),
          maps: [map(context, 'b'), { mapUid: 'not a uid' }],
          complete: ['maps'],
        }),
      };
    },
    check: async (response, context) => {
      const { mapsRemoved, rejected } = readReport(response);
      equal(mapsRemoved, 0);
      deepEqual(
        rejected.map(({ path }) => path),
        ['complete', 'maps[1]'],
      );
      deepEqual(await readMaps(context), ['a', 'b']);
    },
  },
  {
    name: "a complete collection of buckets replaces a listed bucket's maps",
    operation,
    says: {
      'with `uploads` in `complete` they replace its former maps, unless none are listed.': set(
        '/ingest/mapsRemoved',
        0,
      ),
    },
    request: async (context) => {
      const uploads = [{ bucketId: 1, maps: [map(context, 'a'), map(context, 'b')] }];
      await sendSnapshot(context, createSnapshot(context, { uploads }));
      return {
        body: createSnapshot(context, {
          observedAt: minute(1),
          uploads: [{ bucketId: 1, maps: [map(context, 'b')] }],
          complete: ['uploads'],
        }),
      };
    },
    check: async (response, context) => {
      equal(readReport(response).mapsRemoved, 1);
      deepEqual(await readMaps(context), ['b']);
    },
  },
  {
    name: 'a snapshot that is older than the newest one',
    operation,
    says: {
      'A snapshot that was observed before the newest one is not applied': set('/ingest/applied', true),
    },
    request: async (context) => {
      await sendSnapshot(
        context,
        createSnapshot(context, { observedAt: minute(5), maps: [map(context, 'a')] }),
      );
      return { body: createSnapshot(context, { observedAt: minute(4), maps: [map(context, 'b')] }) };
    },
    check: async (response, context) => {
      const { applied, mapsSeen, mapsAdded } = readReport(response);
      deepEqual([applied, mapsSeen, mapsAdded], [false, 1, 0]);
      deepEqual(await readMaps(context), ['a']);
    },
  },
  {
    name: 'the same snapshot once more',
    operation,
    says: { 'sending one again changes nothing': plus('/ingest/mapsAdded', 1) },
    request: async (context) => {
      const body = createSnapshot(context, { campaigns: [{ campaignId: 1, maps: [map(context, 'a')] }] });
      await sendSnapshot(context, body);
      return { body };
    },
    check: (response) => {
      const { applied, mapsAdded, mapsRemoved } = readReport(response);
      deepEqual([applied, mapsAdded, mapsRemoved], [true, 0, 0]);
    },
  },
];

const refused: WrittenScenario[] = (
  [
    ['a day that does not exist', { observedAt: '2026-02-29' }, 'observedAt'],
    ['half of a surrogate pair', { projectName: '\ud83d' }, 'projectName'],
    ['a NUL character', { projectName: 'a\0b' }, 'projectName'],
  ] satisfies [string, object, string][]
).map(([name, parts, part]): WrittenScenario => ({
  name,
  operation,
  status: 400,
  request: (context) => ({ body: createSnapshot(context, parts) }),
  check: mentions(part),
}));

/** Snapshots of clubs. */
export const snapshotScenarios: WrittenScenario[] = [...stored, ...refused, ...tokenScenarios(operation)];
