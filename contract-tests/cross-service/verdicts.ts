import { deepEqual } from 'node:assert/strict';
import { buildReplayFile } from '../../src/worker/gbx/testing/gbx-files.js';
import { classifiedRecord, type RecordBundle, type Success } from '../scenarios/verification/records.js';
import {
  minutesAgo,
  ownAccount,
  ownMap,
  type CrossServiceTest,
  type Services,
} from './cross-service-test.js';
import { foundRecord, reportEvent, reportRun, reportWebhook } from './report.js';

interface Run {
  player: string;
  timeMs: number;
}

/** Has a replay of the test's map verified; returns the verdict and its confidence. */
async function verdictOn(services: Services, name: string, { player, timeMs }: Run): Promise<unknown[]> {
  const accountId = ownAccount(services, player);
  const replay = buildReplayFile({ mapUid: ownMap(services), timeMs, accountId });
  const { recordId } = await classifiedRecord(services.verification, { name, replay });
  const response = await services.verification.call('getRecord', { path: { recordId } });
  const { verifications } = (response as Success<RecordBundle>).data;
  return verifications.flatMap(({ track, status, confidence }) =>
    track === 'replay' ? [status, confidence] : [],
  );
}

const surer: CrossServiceTest = {
  name: 'a replay of a world record is verified with more confidence, however the record was reported',
  check: async (services) => {
    const run = { player: 'Ada', timeMs: 40_000 };
    deepEqual(await verdictOn(services, 'too-early', run), ['pass', 'low']);
    await reportWebhook(services, { recordedAt: minutesAgo(30) });
    await reportEvent(services, { wrMs: 39_000, occurredAt: minutesAgo(20) });
    await reportRun(services, [foundRecord(services, { newWrTime: 38_000 })]);
    for (const timeMs of [40_000, 39_000, 38_000])
      deepEqual(await verdictOn(services, `reported-${timeMs}`, { ...run, timeMs }), ['pass', 'medium']);
    deepEqual(await verdictOn(services, 'other-time', { ...run, timeMs: 38_500 }), ['pass', 'low']);
    deepEqual(await verdictOn(services, 'other-player', { ...run, player: 'Bob' }), ['pass', 'low']);
  },
};

/** Effects of known world records on verification. */
export const verdictTests: CrossServiceTest[] = [surer];
