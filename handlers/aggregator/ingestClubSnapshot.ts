import { ingested, invalidRequest } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';

/** Stores a club snapshot and returns what changed. */
export const ingestClubSnapshot: Handler<'ingestClubSnapshot'> = async (request, { clubSnapshots, now }) => {
  const { body, caller, rejectedRows, rejectedCount } = request;
  const clubId = body.club.clubId ?? body.club.id;
  if (clubId === undefined) return invalidRequest('club.clubId', 'Body field club.clubId is required.');
  const sender = {
    ...toContributor(body),
    clubId,
    receivedAt: now().toISOString(),
    isAdmin: caller.access.isAdmin,
  };
  const ingest = await clubSnapshots.ingest(body, sender, { rejectedRows, rejectedCount });
  return ingested(ingest);
};
