import type { SentRun } from '../../../db/rules/normalize-run.js';
import type { Operations } from '../../../generated/aggregator/operations.js';
import type { RequestOf } from '../../../src/contract.js';
import { invalidRequest } from './responses.js';
import { storedKey } from '../../shared/stored-key.js';

type Request = RequestOf<Operations, 'ingestTrackerRun'>;

/** Two clocks of one contributor may differ by as much. */
const MAX_SKEW_MS = 300_000;

/** Returns the 400 of a run that ends more than five minutes before it starts, or null: less is clock skew. */
export function endsBeforeStart({
  startedAt,
  finishedAt,
}: Request['body']['run']): ReturnType<typeof invalidRequest> | null {
  if (startedAt === undefined || finishedAt === undefined) return null;
  if (Date.parse(startedAt) - Date.parse(finishedAt) <= MAX_SKEW_MS) return null;
  return invalidRequest(
    'run.startedAt',
    `Body field run.startedAt must not be more than 5 minutes after run.finishedAt (${finishedAt}), got ${startedAt}.`,
  );
}

/** Returns a run as sent, with its key in stored form. */
export function toSentRun({ body, caller, rejectedRows }: Request): SentRun {
  return {
    projectKey: storedKey(body.projectKey),
    projectName: body.projectName,
    sourceLabel: body.sourceLabel,
    observedAt: body.observedAt,
    run: body.run,
    isAuthenticated: caller.access.isAuthenticated,
    checks: (body.checks ?? []).map(({ row }) => row),
    rejected: rejectedRows.map(({ index, row }) => [index, row]),
  };
}
