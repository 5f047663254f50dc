import { success } from './answers.js';
import type { Handler } from './contract.js';
import { contributorOf } from './contributor.js';
import { judgeEvent } from './judge-event.js';
import { reportEvents } from './report-events.js';
import { reportRows } from './report-rows.js';

/** Stores events of a project, and reports those that cannot be taken. */
export const ingestEvents: Handler<'ingestEvents'> = async (request, { events, now }) => {
  const { body } = request;
  const judged = body.events.map(({ index, row }) => ({ index, row, fault: judgeEvent(row) }));
  const good = judged.filter(({ fault }) => fault === null).map(({ row }) => row);
  const refused = judged.flatMap(({ index, fault }) =>
    fault ? [{ index, reason: fault.reason, message: `${fault.field} ${fault.expected}` }] : [],
  );
  const receivedAt = now().toISOString();
  const stored = await events.store({ ...contributorOf(body), receivedAt }, good);
  const ingest = { ...reportEvents(stored), ...reportRows(request, refused), receivedAt };
  return success({ ok: true as const, ingest });
};
