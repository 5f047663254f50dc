import { deepEqual, equal, match } from 'node:assert/strict';
import type { RequestParts, Scenario, ScenarioContext } from '../scenario.js';
import { mentions } from './reading-scenarios.js';
import {
  type Success,
  classifiedRecord,
  ownReplay,
  prepareRecord,
  stage,
  type OwnRecord,
  type Submission,
} from './records.js';

const operation = 'createReplaySubmission';
const submission = { operation, status: 200 };

/** Submissions of staged files. */
export const submissionScenarios: Scenario[] = [
  {
    ...submission,
    name: 'a new record',
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
    ...submission,
    name: 'a record without a rank',
    request: async (context) => ({ body: { ...(await prepareRecord(context)).body, rank: null } }),
    check: ({ json }) => equal((json as Success<Submission>).data.record.rank, null),
  },
  {
    ...submission,
    name: 'another replay of a record that has passed',
    request: async (context) => {
      const { body } = await classifiedRecord(context);
      return { body: { ...body, replay_ref: await stage(context, 'replay', ownReplay(context, 40821)) } };
    },
    check: ({ json }) => {
      const { updated_at, verifications } = (json as Success<Submission>).data.record;
      equal(verifications[0]?.status, 'pass');
      equal(updated_at, verifications[0].updated_at, 'its tracks are unchanged');
    },
  },
  ...refusals(),
  {
    ...submission,
    name: 'a run of another map for a record that has passed',
    request: async (context) => ({
      body: { ...(await classifiedRecord(context)).body, map_uid: 'another-map' },
    }),
    check: ({ json }, { namespace }) => {
      const { map_uid, verifications } = (json as Success<Submission>).data.record;
      equal(verifications[0]?.status, 'pass');
      equal(map_uid, `${namespace}-map`, 'the first pass settles the map');
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

function refusals(): Scenario[] {
  const changes: [string, string, (body: OwnRecord['body']) => object][] = [
    ['a map ref that is not staged', 'map_ref', () => ({ map_ref: 'map-unknown' })],
    ['a replay ref that is not staged', 'replay_ref', () => ({ replay_ref: 'replay-unknown' })],
    [
      'the refs the wrong way round',
      '_ref',
      (body) => ({ map_ref: body.replay_ref, replay_ref: body.map_ref }),
    ],
    ['no record id', 'record_id', () => ({ record_id: undefined })],
    ['a malformed record id', 'record_id', () => ({ record_id: 'rec 1' })],
    ['a negative rank', 'rank', () => ({ rank: -1 })],
    ['a rank that is a text', 'rank', () => ({ rank: 'first' })],
    ['an empty map uid', 'map_uid', () => ({ map_uid: '' })],
  ];
  return changes.map(([name, text, change]) => ({
    name,
    operation,
    status: 400,
    request: async (context) => {
      const { body } = await prepareRecord(context);
      return { body: { ...body, ...change(body) } };
    },
    check: mentions(text),
  }));
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
