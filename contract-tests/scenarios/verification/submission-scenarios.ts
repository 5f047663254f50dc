import { deepEqual, equal, match } from 'node:assert/strict';
import { Skipped, type RequestParts, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { mentions } from './reading-scenarios.js';
import {
  type Success,
  classifiedRecord,
  gameFile,
  ownMapUid,
  prepareRecord,
  stage,
  type OwnRecord,
  type Submission,
} from './records.js';
import { eachRestingOn, fresh, set, status } from '../says.js';

const operation = 'createReplaySubmission';

/** Submissions of staged files. */
export const submissionScenarios: WrittenScenario[] = [
  {
    operation,
    name: 'a new record',
    says: {
      'the `replay` track is `pending`': set('/data/record/verifications/0/status', 'not_run'),
      'It becomes known if it is not yet.': set('/data/record/record_id', 'other'),
    },
    request: async (context) => ({ body: (await prepareRecord(context)).body }),
    check: ({ json }, _, { body }) => {
      const { record } = (json as Success<Submission>).data;
      const sent = body as OwnRecord['body'];
      deepEqual([record.record_id, record.map_uid, record.rank], [sent.record_id, sent.map_uid, sent.rank]);
      deepEqual(
        record.verifications.map(({ track, status, reason_code }) => [track, status, reason_code]),
        [
          ['replay', 'pending', 'awaiting_processing'],
          ['deep', 'not_run', 'not_run'],
        ],
      );
    },
  },
  {
    operation,
    name: 'a record without a rank',
    request: async (context) => ({ body: { ...(await prepareRecord(context)).body, rank: null } }),
    check: ({ json }) => equal((json as Success<Submission>).data.record.rank, null),
  },
  {
    operation,
    name: 'another replay of a record that has passed',
    needsVerifier: true,
    says: { 'A pass is never lowered': set('/data/record/verifications/0/status', 'pending') },
    request: async (context) => {
      const { body } = await classifiedRecord(context);
      return {
        body: { ...body, replay_ref: await stage(context, 'replay', gameFile(context, 'replay in 8001 ms')) },
      };
    },
    check: ({ json }) => {
      const { updated_at, verifications } = (json as Success<Submission>).data.record;
      equal(verifications[0]?.status, 'pass');
      equal(updated_at, verifications[0].updated_at, 'its tracks are unchanged');
    },
  },
  {
    operation,
    name: 'the same files again while they wait, with another rank',
    // The record may be verified before it is sent again.
    attempts: 5,
    says: {
      'returns the same `submission_id`': fresh('/data/submission_id', (count) => `another-${count}`),
      'with the new rank': set('/data/record/rank', 4),
    },
    request: async (context) => {
      const { body } = await prepareRecord(context);
      // Other records of the same files, which the worker takes first.
      const others = Array.from({ length: 8 }, (_, index) => `${body.record_id}-${index}`);
      await Promise.all(others.map((record_id) => context.call(operation, { body: { ...body, record_id } })));
      await firstSubmission(context, body);
      return { body: { ...body, rank: 5 } };
    },
    check: async ({ json }, context, { body }) => {
      const { submission_id, record } = (json as Success<Submission>).data;
      equal(record.rank, 5);
      if (record.verifications[0]?.reason_code !== 'awaiting_processing')
        throw new Skipped('Records are verified before they can be submitted again.');
      equal(submission_id, (await firstSubmission(context, body)).submission_id);
    },
  },
  ...refusals(),
  {
    operation,
    name: 'a run of another map for a record that has passed',
    needsVerifier: true,
    says: { 'the first pass settles map and rank': set('/data/record/map_uid', 'another-map') },
    request: async (context) => ({
      body: { ...(await classifiedRecord(context)).body, map_uid: 'another-map' },
    }),
    check: ({ json }, context) => {
      const { map_uid, verifications } = (json as Success<Submission>).data.record;
      equal(verifications[0]?.status, 'pass');
      equal(map_uid, ownMapUid(context), 'the first pass settles the map');
    },
  },
  {
    name: 'an address that has used up its submissions for the hour',
    operation,
    status: 429,
    needs: ['SUBMISSIONS_PER_HOUR', 'TRUST_PROXY'],
    request: submitUntilRefused,
    check: ({ json }) => {
      const { code, message } = (json as { error: { code: string; message: string } }).error;
      equal(code, 'rate_limited');
      match(message, /submission/i);
    },
  },
];

function refusals(): WrittenScenario[] {
  const changes: [string, string, (body: OwnRecord['body']) => object][] = [
    ['a map ref that is not staged', 'map_ref', () => ({ map_ref: 'map-unknown' })],
    ['a replay ref that is not staged', 'replay_ref', () => ({ replay_ref: 'replay-unknown' })],
    [
      'the refs the wrong way round',
      '_ref',
      (body) => ({ map_ref: body.replay_ref, replay_ref: body.map_ref }),
    ],
  ];
  const scenarios = changes.map(([name, text, change]): WrittenScenario => ({
    name,
    operation,
    status: 400,
    request: async (context) => {
      const { body } = await prepareRecord(context);
      return { body: { ...body, ...change(body) } };
    },
    check: mentions(text),
  }));
  return eachRestingOn(scenarios, {
    'a map ref that is not staged': { 'a ref is unknown': status(200) },
    'the refs the wrong way round': { 'of the wrong kind': status(200) },
  });
}

/** Submits a record once, and returns that first response. */
function firstSubmission(context: ScenarioContext, body: unknown): Promise<Submission> {
  return context.once(`first submission of ${context.namespace}`, async () => {
    const response = (await context.call(operation, { body })) as Success<Submission>;
    return response.data;
  });
}

async function submitUntilRefused(context: ScenarioContext): Promise<RequestParts> {
  const quota = context.setting('SUBMISSIONS_PER_HOUR', 0);
  const { body } = await prepareRecord(context);
  const numbered = (index: number): RequestParts => ({
    body: { ...body, record_id: `${body.record_id}-${index}` },
  });
  for (let index = 0; index < quota; index++) await context.call(operation, numbered(index));
  return numbered(quota);
}
