import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, CLUB, buildMaps, setUpCommunity } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';

const AUTHOR = '5294F599-20D9-4E29-97D4-13FA302BCD71';

describeOnDatabases('effects of a snapshot', (database) => {
  const { send } = setUpCommunity(database);

  test('names of members join the directory, and members and authors are seen accounts', async () => {
    await send({
      observedAt: at(0),
      maps: [{ mapUid: 'a', author: AUTHOR }],
      members: [
        {
          accountId: 'EBBB6444-6264-47A9-BF6B-35B1C8FB88B0',
          displayName: 'Kestrel',
          creationTimestamp: 1_749_672_234,
        },
        { accountId: 'other', displayName: 'Xbox One' },
      ],
    });
    const names = await database()
      .read<Record<string, unknown>>('display_names')
      .select('account_id', 'display_name', 'observed_at', 'source');
    assert.deepEqual(
      names.map((row: object): unknown[] => Object.values(row)),
      [['ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', at(0), 'server']],
    );
    const seen = await database()
      .read<Record<string, unknown>>('accounts_seen')
      .orderBy('account_id')
      .pluck('account_id');
    assert.deepEqual(seen, [AUTHOR.toLowerCase(), 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'other']);
    const joined = await database()
      .read<Record<string, unknown>>('club_members')
      .orderBy('account_id')
      .pluck('joined_at');
    assert.deepEqual(joined, ['2025-06-11T20:03:54.000Z', null]);
    const types = await database()
      .read<Record<string, unknown>>('events')
      .orderBy('event_id')
      .pluck('event_type');
    assert.deepEqual(types, ['club.snapshot', 'displayname.sync']);
    const [hours] = await database()
      .read<Record<string, unknown>>('metric_hours')
      .sum({ names: 'name_updates', events: 'events' });
    assert.deepEqual({ ...hours }, { names: 1, events: 1 });
  });

  test('an event lists the changes of a snapshot', async () => {
    await send({ observedAt: at(1), maps: buildMaps('a', 'b') });
    const event = (await database().read<Record<string, unknown>>('events').first()) ?? {};
    assert.deepEqual(
      [
        event.event_type,
        event.project_key,
        event.source,
        event.occurred_at,
        event.system,
        event.changed,
        event.message,
      ],
      ['club.snapshot', 'tracker', 'server', at(1), 0, 1, 'Workshop: 2 maps seen, 2 added, 0 removed.'],
    );
    assert.deepEqual(JSON.parse(String(event.payload)), {
      clubId: CLUB,
      campaignsSeen: 0,
      uploadsSeen: 0,
      membersSeen: 0,
      mapsSeen: 2,
      mapsAdded: 2,
      mapsRemoved: 0,
    });
    const project = await database().read<Record<string, unknown>>('projects').first();
    assert.equal(project?.last_sync_at, at(1));
  });

  test('a project whose empty collections were kept reported the club last: a repeat keeps them, its next one counts', async () => {
    const empty = { members: [], complete: ['members'] };
    const sendAs = async (projectKey: string, sent: object): Promise<[number, string[]]> => {
      const { rejected } = await send({ projectKey, ...sent });
      const club = await database().read<Record<string, unknown>>('clubs').first();
      return [Number(club?.member_count), rejected.map(({ path }) => path)];
    };
    const members = [{ accountId: 'kestrel' }];
    assert.deepEqual(await sendAs('alpha', { observedAt: at(1), members }), [1, []]);
    assert.deepEqual(await sendAs('beta', { observedAt: at(2), ...empty }), [1, ['complete']]);
    const event = await database()
      .read<Record<string, unknown>>('events')
      .orderBy('event_id', 'desc')
      .first();
    const { collectionsKept } = JSON.parse(String(event?.payload)) as { collectionsKept: string[] };
    assert.deepEqual(collectionsKept, ['members']);
    assert.deepEqual(await sendAs('beta', { observedAt: at(2), ...empty }), [1, ['complete']]);
    assert.deepEqual(await sendAs('alpha', { observedAt: at(3), ...empty }), [1, ['complete']]);
    assert.deepEqual(await sendAs('beta', { observedAt: at(4), ...empty }), [1, ['complete']]);
    assert.deepEqual(await sendAs('beta', { observedAt: at(5), ...empty }), [0, []]);
    assert.deepEqual(await sendAs('beta', { observedAt: at(5), ...empty }), [0, []]);
  });

  test('thousands of rows take as many statements as a few', async () => {
    const members = Array.from({ length: 5000 }, (_, index) => ({
      accountId: `m${index}`,
      displayName: `Name ${index}`,
    }));
    const campaigns = Array.from({ length: 40 }, (_, index) => ({
      campaignId: index + 1,
      maps: Array.from({ length: 75 }, (_, map) => ({ mapUid: `map-${index}-${map}`, goldScore: 5 })),
    }));
    const report = await send({ observedAt: at(1), members, campaigns, complete: ['members', 'campaigns'] });
    assert.deepEqual([report.membersSeen, report.mapsAdded], [5000, 3000]);
    const fewer = { observedAt: at(2), members: members.slice(1), campaigns: campaigns.slice(1) };
    assert.equal((await send({ ...fewer, complete: ['members', 'campaigns'] })).mapsRemoved, 75);
    const club = await database().read<Record<string, unknown>>('clubs').first();
    assert.deepEqual([club?.member_count, club?.map_count, club?.campaign_count], [4999, 2925, 39]);
  });
});
