import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { contributorOf } from './common/contributor.js';
import { validateEvent } from './common/validate-event.js';
import { reportEvents } from './common/event-results.js';

/** Stores one event of a project. */
export const ingestEvent: Handler<'ingestEvent'> = async ({ body }, { events, now }) => {
  const fault = validateEvent(body.event);
  if (fault) {
    const path = `event.${fault.field}`;
    return invalidRequest(path, `Body field ${path} ${fault.expected}`);
  }
  const receivedAt = now().toISOString();
  const stored = await events.store({ ...contributorOf(body), receivedAt }, [body.event]);
  return success({
    ok: true as const,
    ingest: { ...reportEvents(stored), rejected: [], rejectedCount: 0, receivedAt },
  });
};
