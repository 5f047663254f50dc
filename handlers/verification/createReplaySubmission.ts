import { invalidRequest, rateLimited, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Queues a record for verification with two staged files. */
export const createReplaySubmission: Handler<'createReplaySubmission'> = async ({ body, caller }, stores) => {
  const submitted = await stores.submissions.submit({
    recordId: body.record_id,
    mapUid: body.map_uid,
    rank: body.rank,
    mapRef: body.map_ref,
    replayRef: body.replay_ref,
    client: caller,
  });
  if (submitted.outcome === 'over-quota') {
    const { retryAfterSeconds } = submitted;
    const message = `This address has used up its submissions for the hour. Try again in ${retryAfterSeconds} seconds.`;
    return rateLimited(message, retryAfterSeconds);
  }
  if (submitted.outcome === 'other-map')
    return invalidRequest(`Body field map_uid is not the map of record ${body.record_id}.`);
  if (submitted.outcome === 'unknown-ref') {
    const kind = submitted.field === 'map_ref' ? 'map' : 'replay';
    return invalidRequest(`Body field ${submitted.field} is not a staged ${kind}; upload the file again.`);
  }
  return success({ submission_id: submitted.submissionId, record: submitted.record });
};
