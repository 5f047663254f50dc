import { deepEqual } from 'node:assert/strict';
import { buildReplayFile } from '../fixtures/gbx-files.js';
import { judgedRecord, type RecordBundle, type Success } from '../verification/records.js';
import { minutesAgo, ownAccount, ownMap, type Crossing, type Services } from './crossing.js';
import { foundRecord, tellEvent, tellRun, tellWebhook } from './tell.js';

interface Run {
  player: string;
  timeMs: number;
}

/** Has a replay of the crossing's own map verified; returns the verdict and how sure the verifier is. */
async function verdictOn(services: Services, name: string, { player, timeMs }: Run): Promise<unknown[]> {
  const accountId = ownAccount(services, player);
  const replay = buildReplayFile({ mapUid: ownMap(services), timeMs, accountId });
  const { recordId } = await judgedRecord(services.verification, { name, replay });
  const answer = await services.verification.call('getRecord', { path: { recordId } });
  const { verifications } = (answer as Success<RecordBundle>).data;
  return verifications.flatMap(({ track, status, confidence }) =>
    track === 'replay' ? [status, confidence] : [],
  );
}

const surer: Crossing = {
  name: 'a replay of a world record is verified with more confidence, by whatever way the record was told',
  check: async (services) => {
    const run = { player: 'Ada', timeMs: 40_000 };
    deepEqual(await verdictOn(services, 'too-early', run), ['pass', 'low']);
    await tellWebhook(services, { recordedAt: minutesAgo(30) });
    await tellEvent(services, { wrMs: 39_000, occurredAt: minutesAgo(20) });
    await tellRun(services, [foundRecord(services, { newWrTime: 38_000 })]);
    for (const timeMs of [40_000, 39_000, 38_000])
      deepEqual(await verdictOn(services, `told-${timeMs}`, { ...run, timeMs }), ['pass', 'medium']);
    deepEqual(await verdictOn(services, 'other-time', { ...run, timeMs: 38_500 }), ['pass', 'low']);
    deepEqual(await verdictOn(services, 'other-player', { ...run, player: 'Bob' }), ['pass', 'low']);
  },
};

/** What the verification service knows of world records. */
export const verdictCrossings: Crossing[] = [surer];
