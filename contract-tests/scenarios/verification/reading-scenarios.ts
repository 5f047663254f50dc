import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Response } from '../../contract/http-client.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import type { Success } from './records.js';
import {
  ACCOUNT_ID,
  classifiedRecord,
  gameFile,
  OTHER_ACCOUNT_ID,
  stage,
  storedRecord,
  submittedRecord,
  type RecordBundle,
} from './records.js';
import { duplicate, eachRestingOn, plus, removeFirst, removeLast, reverse, set, status } from '../says.js';

/** One record, by both of its routes. */
export const recordScenarios: WrittenScenario[] = ['getRecord', 'getRecordVerdicts']
  .flatMap((operation): WrittenScenario[] => [
    {
      name: 'a known record',
      operation,
      says: {
        '`replay` before `deep`': reverse('/data/verifications'),
        ...(operation === 'getRecord' && {
          'A track without a result is listed too, as `not_run`.': removeLast('/data/verifications'),
        }),
      },
      request: async (context) => ({ path: { recordId: (await storedRecord(context)).recordId } }),
      check: ({ json }, _, { path }) => {
        const record = (json as Success<RecordBundle>).data;
        equal(record.record_id, path?.['recordId']);
        deepEqual(readTracks(record), ['replay', 'deep']);
      },
    },
    ...verdictScenarios(operation),
    {
      name: 'a known id followed by a line feed names no record',
      operation,
      status: 404,
      request: async (context) => ({ path: { recordId: `${(await storedRecord(context)).recordId}\n` } }),
      check: ({ json }) => equal(readCode(json), 'not_found'),
    },
    {
      name: 'with the tag from before another submission',
      operation,
      request: async (context) => {
        const { body } = await submittedRecord(context);
        const parts = { path: { recordId: body.record_id } };
        const { etag = 'none' } = (await context.send(operation, parts)).headers;
        await context.call('createReplaySubmission', { body: { ...body, rank: 5 } });
        return { ...parts, headers: { 'if-none-match': etag } };
      },
      check: ({ json }) => equal((json as Success<RecordBundle>).data.rank, 5),
    },
    ...['rec 1042', 'r'.repeat(161), 'r\0'].map((recordId): WrittenScenario => ({
      name: `the malformed id ${JSON.stringify(recordId)} is that of a record that nobody submitted`,
      operation,
      status: 404,
      request: () => ({ path: { recordId } }),
      check: ({ json }) => equal(readCode(json), 'not_found'),
    })),
    {
      name: 'an unknown record',
      operation,
      status: 404,
      says: { 'Nobody has submitted this record': set('/error/code', 'invalid_request') },
      request: ({ namespace }) => ({ path: { recordId: `${namespace}:unknown` } }),
      check: ({ json }) => equal(readCode(json), 'not_found'),
    },
  ])
  .concat([
    {
      name: 'a record for which another run passes as well',
      operation: 'getRecord',
      needsVerifier: true,
      says: {
        'where another run passes for the same record, the entry is `contested`': set(
          '/data/verifications/0/contested',
          false,
        ),
        'The entry keeps the first pass': plus('/data/verifications/0/run/time_ms', 1),
      },
      request: async (context) => {
        const { recordId, body } = await classifiedRecord(context);
        const other = gameFile(context, 'replay in 8001 ms, on another line', OTHER_ACCOUNT_ID);
        await context.call('createReplaySubmission', {
          body: { ...body, replay_ref: await stage(context, 'replay', other) },
        });
        const path = { recordId };
        const isContested = (json: unknown): boolean =>
          (json as Success<RecordBundle>).data.verifications.some(({ contested }) => contested);
        await context.callUntil('getRecord', { path }, isContested, 'a record to become `contested`');
        return { path };
      },
      check: ({ json }) => {
        const [replay] = (json as Success<RecordBundle>).data.verifications;
        deepEqual([replay?.status, replay?.contested], ['pass', true]);
        deepEqual(readRun(replay), { account_id: ACCOUNT_ID, time_ms: 8000 });
      },
    },
    {
      name: 'the same as the route of the record',
      operation: 'getRecordVerdicts',
      needsVerifier: true,
      says: { 'Returns the same as the record route.': set('/data/map_uid', 'other') },
      request: async (context) => ({ path: { recordId: (await classifiedRecord(context)).recordId } }),
      check: async ({ json }, context, { path = {} }) =>
        deepEqual(withoutNumbers(json), withoutNumbers(await context.call('getRecord', { path }))),
    },
  ]);

/** Numbers as texts: where one of two routes has the wrong type, its schema says so, and the other is right. */
function withoutNumbers(json: unknown): unknown {
  return JSON.parse(
    JSON.stringify(json, (_, value: unknown) => (typeof value === 'number' ? String(value) : value)),
  );
}

function readRun(entry: RecordBundle['verifications'][number] | undefined): object {
  return { account_id: entry?.run?.account_id, time_ms: entry?.run?.time_ms };
}

function verdictScenarios(operation: string): WrittenScenario[] {
  const replay = 'replay in 8000 ms';
  const page = Buffer.from('<!doctype html><title>Not found</title>');
  const files: [string, (context: ScenarioContext) => Buffer, string][] = [
    ['a replay that fits its map', (context) => gameFile(context, replay), 'pass verified low'],
    ['a replay cut in half', (context) => half(gameFile(context, replay)), 'fail failed_verification medium'],
    ['a ghost alone', (context) => gameFile(context, 'ghost'), 'pass verified low'],
    [
      'a ghost of another game',
      (context) => gameFile(context, 'ghost of another game'),
      'unavailable unsupported null',
    ],
    ['a web page', () => page, 'unavailable unsupported null'],
  ];
  const scenarios = files.map(([name, createReplay, expected]): WrittenScenario => ({
    name: `the verdict on ${name}`,
    operation,
    needsVerifier: true,
    request: async (context) => {
      const { recordId } = await classifiedRecord(context, { replay: createReplay(context) });
      return { path: { recordId } };
    },
    check: ({ json }: Response) => {
      const [replay] = (json as Success<RecordBundle>).data.verifications;
      const [status, reason, confidence] = expected.split(' ');
      deepEqual([replay?.status, replay?.reason_code], [status, reason]);
      equal(String(replay?.confidence), confidence);
      if (status === 'pass') deepEqual(readRun(replay), { account_id: ACCOUNT_ID, time_ms: 8000 });
    },
  }));
  if (operation !== 'getRecord') return scenarios;
  return eachRestingOn(scenarios, {
    'the verdict on a replay that fits its map': {
      'None of this was found.': set('/data/verifications/0/reason_code', 'service_error'),
      'each entry says in `run` whose run it is and its time': plus('/data/verifications/0/run/time_ms', 1),
    },
    'the verdict on a replay cut in half': {
      'A map or replay file is cut or contradicts its own sizes': set(
        '/data/verifications/0/reason_code',
        'service_error',
      ),
      'a fail is `medium`': set('/data/verifications/0/confidence', 'low'),
    },
    'the verdict on a ghost of another game': {
      'A file of another kind (a web page, a ZIP, a map in place of a replay), of another game': set(
        '/data/verifications/0/reason_code',
        'service_error',
      ),
    },
    'the verdict on a ghost alone': {
      'else `low`, as is a ghost alone': set('/data/verifications/0/confidence', 'medium'),
    },
  });
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Many records at once, by their ids. */
export const batchScenarios: WrittenScenario[] = [
  {
    name: 'a known record twice and an unknown one',
    operation: 'resolveVerdicts',
    says: { 'a repeated id is returned once': duplicate('/data/records') },
    request: async (context) => {
      const { recordId } = await storedRecord(context);
      return { body: { record_ids: [recordId, `${context.namespace}:unknown`, recordId], track: 'all' } };
    },
    check: ({ json }, { namespace }, { body }) => {
      const { records, missing_record_ids } = (
        json as Success<{
          records: RecordBundle[];
          missing_record_ids: string[];
        }>
      ).data;
      const [known] = (body as { record_ids: string[] }).record_ids;
      deepEqual(
        records.map(({ record_id }) => record_id),
        [known],
      );
      deepEqual(records.map(readTracks), [['replay', 'deep']]);
      deepEqual(missing_record_ids, [`${namespace}:unknown`]);
    },
  },
  {
    name: 'two records in the order of the request',
    operation: 'resolveVerdicts',
    says: {
      'Records come in the order of the request': reverse('/data/records'),
      '`all` for both, as when it is left out': removeLast('/data/records/*/verifications'),
    },
    request: async (context) => {
      const [a, b] = [
        await submittedRecord(context, { name: 'a' }),
        await submittedRecord(context, { name: 'b' }),
      ];
      return { body: { record_ids: [b.recordId, a.recordId] } };
    },
    check: ({ json }, _, { body }) => {
      const { records } = (json as Success<{ records: RecordBundle[] }>).data;
      deepEqual(
        records.map(({ record_id }) => record_id),
        (body as { record_ids: string[] }).record_ids,
      );
      deepEqual(records.map(readTracks), [
        ['replay', 'deep'],
        ['replay', 'deep'],
      ]);
    },
  },
  {
    name: 'one track, and unknown fields',
    operation: 'resolveVerdicts',
    says: {
      'One entry per track that was asked for': set('/data/records/*/verifications/*/track', 'replay'),
    },
    request: async (context) => {
      const { recordId } = await storedRecord(context);
      return { body: { record_ids: [recordId], track: 'deep', colour: 'failed' } };
    },
    check: ({ json }) =>
      deepEqual((json as Success<{ records: RecordBundle[] }>).data.records.map(readTracks), [['deep']]),
  },
  {
    name: '101 distinct ids',
    operation: 'resolveVerdicts',
    status: 400,
    says: { 'has more than 100 distinct ids': status(200) },
    request: () => ({ body: { record_ids: Array.from({ length: 101 }, (_, index) => `rec-${index}`) } }),
  },
  {
    name: 'a malformed id is missing, and fails no other',
    operation: 'resolveVerdicts',
    says: { 'one that no record can have is missing': removeFirst('/data/missing_record_ids') },
    request: async (context) => {
      const { recordId } = await storedRecord(context);
      return { body: { record_ids: ['rec 1042', '', recordId] } };
    },
    check: ({ json }) => {
      const { records, missing_record_ids } = (
        json as Success<{ records: RecordBundle[]; missing_record_ids: string[] }>
      ).data;
      deepEqual([records.length, missing_record_ids], [1, ['rec 1042', '']]);
    },
  },
  {
    name: 'null as a track is both tracks, and 100 distinct ids are allowed',
    operation: 'resolveVerdicts',
    says: {
      'Ids without verification data, in the order of the request.': reverse('/data/missing_record_ids'),
      'for an optional body field is the same as leaving the field out': status(400),
    },
    request: ({ namespace }) => ({ body: { record_ids: manyIds(namespace), track: null } }),
    check: ({ json }, { namespace }) => {
      const { missing_record_ids } = (json as Success<{ missing_record_ids: string[] }>).data;
      deepEqual(missing_record_ids, manyIds(namespace).slice(0, 100));
    },
  },
];

/** 100 distinct ids, and 100 repetitions of them. */
function manyIds(namespace: string): string[] {
  return Array.from({ length: 200 }, (_, index) => `${namespace}:${index % 100}`);
}

/** Returns a check of the error's code, and on our server of the words that name the fault. */
export function mentions(name: string): NonNullable<WrittenScenario['check']> {
  return ({ json }, { target }) => {
    equal(readCode(json), 'invalid_request');
    const { message } = (json as { error: { message: string } }).error;
    if (target === 'server') ok(message.includes(name), `"${message}" names ${name}`);
  };
}

function readCode(json: unknown): string {
  return (json as { error: { code: string } }).error.code;
}

function readTracks({ verifications }: RecordBundle): string[] {
  return verifications.map(({ track }) => track);
}
