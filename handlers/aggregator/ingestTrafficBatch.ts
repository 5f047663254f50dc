import { ingested } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { withTime } from './common/traffic-sample.js';

/** Stores HTTP calls of a project and reports rejected ones. */
export const ingestTrafficBatch: Handler<'ingestTrafficBatch'> = async (
  { body, rejectedRows },
  { traffic, now },
) => {
  const receivedAt = now().toISOString();
  const samples = body.samples.map(({ row }) => withTime(row, body.observedAt));
  await traffic.ingest({ ...toContributor(body), receivedAt, service: body.service, samples });
  const rejected = rejectedRows.map(({ index, reason, message }) => ({ index, reason, message }));
  return ingested({ accepted: samples.length, rejected, rejectedCount: rejected.length, receivedAt });
};
