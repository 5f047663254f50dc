import type { Submitted } from '../../db/stores/verification/submissions.js';
import { invalidRequest, rateLimited, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Queues a record for verification with two staged files. */
export const createReplaySubmission: Handler<'createReplaySubmission'> = async ({ body, caller }, stores) => {
  const submission = {
    recordId: body.record_id,
    mapUid: body.map_uid,
    rank: body.rank,
    mapRef: body.map_ref,
    replayRef: body.replay_ref,
    clientAddress: caller.address,
  };
  const { granted, retryAfterSeconds, windowEndsAt } = await stores.quotas.reserve(caller, 'submissions', 1);
  // A repeat queues nothing, so it needs no quota.
  if (granted === 0 && !(await stores.submissions.isRepeated(submission))) {
    const message = `This address has used up its submissions for the hour. Try again in ${retryAfterSeconds} seconds.`;
    return rateLimited(message, retryAfterSeconds);
  }
  const submitted = await stores.submissions.submit(submission);
  if (submitted.outcome !== 'queued' && granted > 0)
    await stores.quotas.release(caller, 'submissions', 1, windowEndsAt);
  if (submitted.outcome === 'unknown-ref' || submitted.outcome === 'other-map') {
    return invalidRequest(explain(submitted, body.record_id));
  }
  return success({ submission_id: submitted.submissionId, record: submitted.record });
};

function explain(
  refused: Extract<Submitted, { outcome: 'unknown-ref' | 'other-map' }>,
  recordId: string,
): string {
  if (refused.outcome === 'other-map') return `Body field map_uid is not the map of record ${recordId}.`;
  const kind = refused.field === 'map_ref' ? 'map' : 'replay';
  return `Body field ${refused.field} is not a staged ${kind}; upload the file again.`;
}
