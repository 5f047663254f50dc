import { ingested } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { withTime } from './common/traffic-sample.js';

/** Stores one HTTP call of a project. */
export const ingestTraffic: Handler<'ingestTraffic'> = async ({ body }, { traffic, now }) => {
  const receivedAt = now().toISOString();
  const samples = [withTime(body.sample, body.observedAt)];
  await traffic.ingest({ ...toContributor(body), receivedAt, service: body.service, samples });
  return ingested({ accepted: 1, rejected: [], rejectedCount: 0, receivedAt });
};
