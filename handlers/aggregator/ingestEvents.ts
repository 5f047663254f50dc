import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { reportEvents, reportRows } from './common/ingest-report.js';
import { explainEvent, toSentEvent } from './common/sent-event.js';
import { validateEvent } from './common/validate-event.js';

/** Stores events of a project and reports rejected ones. */
export const ingestEvents: Handler<'ingestEvents'> = async (request, { events, now }) => {
  const { body, caller } = request;
  const single = body.event && toSentEvent(body.event, body.observedAt);
  if (!body.events && !single)
    return invalidRequest('events', 'Body field events is required; event will do for a single one.');
  const fault = single ? explainEvent(single) : null;
  if (fault) return fault;
  const validated = (body.events ?? []).map(({ index, row }) => {
    const event = toSentEvent(row, body.observedAt);
    return { index, event, fault: validateEvent(event) };
  });
  const good = validated.filter((one) => one.fault === null).map(({ event }) => event);
  const refused = validated.flatMap(({ index, fault: why }) =>
    why ? [{ index, reason: why.reason, message: `${why.field} ${why.expected}` }] : [],
  );
  const receivedAt = now().toISOString();
  const contributor = { ...toContributor(body), receivedAt, isAuthenticated: caller.access.isAuthenticated };
  const stored = await events.store(contributor, single ? [...good, single] : good);
  const ingest = { ...reportEvents(stored), ...reportRows(request, refused), receivedAt };
  return success({ ok: true as const, ingest });
};
