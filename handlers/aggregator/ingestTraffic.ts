import { ingested } from './common/responses.js';
import type { Handler } from './contract.js';
import { contributorOf } from './common/contributor.js';

/** Stores one HTTP call of a project. */
export const ingestTraffic: Handler<'ingestTraffic'> = async ({ body }, { traffic, now }) => {
  const receivedAt = now().toISOString();
  await traffic.ingest({ ...contributorOf(body), receivedAt, service: body.service, samples: [body.sample] });
  return ingested({ accepted: 1, rejected: [], rejectedCount: 0, receivedAt });
};
