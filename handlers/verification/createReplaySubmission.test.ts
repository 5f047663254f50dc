import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewSubmission, Submitted } from '../../db/stores/verification/submissions.js';
import type { VerificationStores } from './contract.js';
import { createReplaySubmission } from './createReplaySubmission.js';

type Request = Parameters<typeof createReplaySubmission>[0];

const body = { record_id: 'rec-1', map_uid: 'map-1', map_ref: 'map-a', replay_ref: 'replay-b', rank: 4 };
const caller = { address: '192.0.2.1', isLocal: () => false };
const stored = { submissionId: 'sub-1', record: {} as Extract<Submitted, { record: unknown }>['record'] };

const cases: [submitted: Submitted, status: number, message: RegExp][] = [
  [{ outcome: 'queued', ...stored }, 200, /"submission_id":"sub-1"/],
  [{ outcome: 'repeated', ...stored }, 200, /"submission_id":"sub-1"/],
  [{ outcome: 'over-quota', retryAfterSeconds: 17 }, 429, /Try again in 17 seconds/],
  [{ outcome: 'other-map' }, 400, /map_uid is not the map of record rec-1/],
  [{ outcome: 'unknown-ref', field: 'map_ref' }, 400, /map_ref is not a staged map/],
  [{ outcome: 'unknown-ref', field: 'replay_ref' }, 400, /replay_ref is not a staged replay/],
];
for (const [submitted, status, message] of cases) {
  test(`${submitted.outcome}${'field' in submitted ? ` ${submitted.field}` : ''}: ${status}`, async () => {
    const sent: NewSubmission[] = [];
    const submissions = {
      submit: async (submission: NewSubmission) => {
        sent.push(submission);
        return submitted;
      },
    };
    const stores = { submissions } as unknown as VerificationStores;
    const response = await createReplaySubmission({ body, caller } as unknown as Request, stores);
    assert.deepEqual(sent, [
      { recordId: 'rec-1', mapUid: 'map-1', mapRef: 'map-a', replayRef: 'replay-b', rank: 4, client: caller },
    ]);
    assert.equal(response.status, status);
    assert.match(JSON.stringify(response.body), message);
    if (response.status === 429) assert.deepEqual(response.headers, { 'Retry-After': 17 });
  });
}
