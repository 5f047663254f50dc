import { success } from './common/responses.js';
import type { Handler } from './contract.js';
import { contributorOf } from './common/contributor.js';
import { validateEvent } from './common/validate-event.js';
import { reportEvents } from './common/event-results.js';
import { reportRows } from './common/rejected-rows.js';

/** Stores events of a project and reports rejected ones. */
export const ingestEvents: Handler<'ingestEvents'> = async (request, { events, now }) => {
  const { body } = request;
  const validated = body.events.map(({ index, row }) => ({ index, row, fault: validateEvent(row) }));
  const good = validated.filter(({ fault }) => fault === null).map(({ row }) => row);
  const refused = validated.flatMap(({ index, fault }) =>
    fault ? [{ index, reason: fault.reason, message: `${fault.field} ${fault.expected}` }] : [],
  );
  const receivedAt = now().toISOString();
  const stored = await events.store({ ...contributorOf(body), receivedAt }, good);
  const ingest = { ...reportEvents(stored), ...reportRows(request, refused), receivedAt };
  return success({ ok: true as const, ingest });
};
