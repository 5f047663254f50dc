import { deepEqual } from 'node:assert/strict';
import {
  classifiedRecord,
  gameFile,
  type RecordBundle,
  type Success,
} from '../scenarios/verification/records.js';
import { minutesAgo, ownAccount, type CrossServiceTest, type Services } from './cross-service-test.js';
import { foundRecord, reportEvent, reportRun, reportWebhook } from './report.js';

/** Has a replay of the test's map verified; returns the verdict and its confidence. */
async function verdictOn(services: Services, name: string, run: string, player = 'Ada'): Promise<unknown[]> {
  const replay = gameFile(services.verification, `replay in ${run}`, ownAccount(services, player));
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
    deepEqual(await verdictOn(services, 'too-early', '8001 ms'), ['pass', 'low']);
    await reportWebhook(services, { recordedAt: minutesAgo(30), wrMs: 8001 });
    await reportEvent(services, { wrMs: 8000, occurredAt: minutesAgo(20) });
    await reportRun(services, [foundRecord(services, { newWrTime: 7500 })]);
    for (const ms of [8001, 8000, 7500])
      deepEqual(await verdictOn(services, `reported-${ms}`, `${ms} ms`), ['pass', 'medium']);
    deepEqual(await verdictOn(services, 'other-time', '7000 ms'), ['pass', 'low']);
    const other = await verdictOn(services, 'other-player', '8001 ms, on another line', 'Bob');
    deepEqual(other, ['pass', 'low']);
  },
};

/** Effects of known world records on verification. */
export const verdictTests: CrossServiceTest[] = [surer];
