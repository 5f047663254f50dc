import { success } from './common/responses.js';
import type { Handler } from './contract.js';
import { reportRows } from './common/ingest-report.js';
import { endsBeforeStart, toSentRun } from './common/tracker-run.js';

/** Stores a tracker run and what its checks imply. */
export const ingestTrackerRun: Handler<'ingestTrackerRun'> = async (request, { runs, now }) => {
  const refused = endsBeforeStart(request.body.run);
  if (refused) return refused;
  const sent = toSentRun(request);
  const stored = await runs.store(sent, now().toISOString());
  const { projectKey } = sent;
  return success({ ok: true as const, ingest: { ...stored, projectKey, ...reportRows(request) } });
};
