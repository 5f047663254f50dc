import { success } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { reportEvents } from './common/ingest-report.js';
import { explainEvent, toSentEvent } from './common/sent-event.js';

/** Stores one event of a project. */
export const ingestEvent: Handler<'ingestEvent'> = async ({ body, caller }, { events, now }) => {
  const event = toSentEvent(body.event, body.observedAt);
  const fault = explainEvent(event);
  if (fault) return fault;
  const receivedAt = now().toISOString();
  const stored = await events.store(
    { ...toContributor(body), receivedAt, isAuthenticated: caller.access.isAuthenticated },
    [event],
  );
  return success({
    ok: true as const,
    ingest: { ...reportEvents(stored), rejected: [], rejectedCount: 0, receivedAt },
  });
};
