// Made by `npm run generate` from specs/. Change the spec, not this file.
import { waitFor } from './retry.js';
/**
 * Yields the pages of a list from the one that `request` names to the last, as the iteration reaches it: each is the response of one
 * call to `operation`. A response that is not a 200 is the last one yielded. `parameter` is the query parameter that walks
 * the list. Where the list has `max_event_id`, events that are stored after the first page are omitted. Rejects where the call does.
 */
export async function* walkPages(operation, parameter, client, request, options) {
    let query = givenQuery(request);
    for (;;) {
        const response = await operation(client, { ...request, query }, options);
        yield response;
        if (response.status !== 200)
            return;
        const body = unwrapPage(response.body);
        const next = nextPosition(parameter, body);
        // A server that is wrong about it would be asked for ever.
        if (next === null || next <= Number(query[parameter] ?? -1))
            return;
        query = { ...pinnedBy(body), ...query, [parameter]: next };
    }
}
/**
 * Yields the pages of events after `after_event_id` of the request, without it from the first, and goes on for ever with what is stored
 * later. Keep `nextAfterEventId` of each page when its events are handled, and begin with it after a restart: each event is met once. A
 * response that is not a 200 is the last one yielded. Rejects where a call does, with the reason of `signal` when it aborts, and with
 *
 * - an error named EpochChanged, which has the new `epoch`, when the ids are of a database that was restored or replaced since: then go
 *   back to one from before, for the last events may be lost, and their ids others';
 * - an error named CursorAhead when the last event of the service has been below the id for a minute: it has an older copy of its database,
 *   and a person has to say where to go on.
 */
export async function* followEvents(operation, client, request, { everyMs = 10_000, epoch, now = Date.now, ...options } = {}) {
    let query = { after_event_id: 0, ...givenQuery(request) };
    let known = epoch;
    // A replica may lag.
    const maxLagMs = 60_000;
    let aheadSince = null;
    for (;;) {
        const response = await operation(client, { ...request, query }, options);
        if (response.status === 200) {
            const body = response.body;
            known = expectEpoch(known, body);
            aheadSince = body.lastEventId < body.nextAfterEventId ? (aheadSince ?? now()) : null;
            if (aheadSince !== null && now() - aheadSince >= maxLagMs)
                throw cursorAhead(body);
        }
        yield response;
        if (response.status !== 200)
            return;
        const { hasMore, nextAfterEventId } = response.body;
        // A server that is wrong about it would be asked without a pause.
        const isStuck = nextAfterEventId === query['after_event_id'];
        query = { ...query, after_event_id: nextAfterEventId };
        if (!hasMore || isStuck)
            await waitFor(everyMs, options.signal ?? null);
    }
}
/** Returns the query of a request without what is not sent, which would replace what a walk sends in its place. */
function givenQuery(request) {
    const { query = {} } = request;
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null));
}
function expectEpoch(known, { epoch }) {
    if (known === undefined || known === epoch)
        return epoch;
    const sentence = `The database began epoch ${epoch}, after ${known}: go back to an event from before.`;
    throw Object.assign(new Error(sentence), { name: 'EpochChanged', epoch });
}
function cursorAhead({ lastEventId, nextAfterEventId }) {
    const sentence = `The service's last event is ${lastEventId}, but ${nextAfterEventId} was read before: it has an older copy of its database. Ask its operator where to go on.`;
    return Object.assign(new Error(sentence), { name: 'CursorAhead', lastEventId, nextAfterEventId });
}
/** The verification service has its pages in an envelope. */
function unwrapPage(body) {
    const { data } = body;
    return data ?? body;
}
/** New events would move those that are there to later pages, where they would be read again. */
function pinnedBy({ lastEventId }) {
    return typeof lastEventId === 'number' ? { max_event_id: lastEventId } : {};
}
function nextPosition(parameter, body) {
    if (body.paging)
        return body.paging.next_offset;
    if (parameter === 'page') {
        const { page = 1, totalPages, page_count: pageCount } = body;
        return page < (totalPages ?? pageCount ?? 0) ? page + 1 : null;
    }
    const { offset = 0, count = 0, total = 0, totalRelation } = body;
    const isLast = count === 0 || (offset + count >= total && totalRelation !== 'gte');
    return isLast ? null : offset + count;
}
