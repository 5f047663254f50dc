/** Where a page begins, and the event up to which a list of events is walked: query parameters to add to a request. */
export interface Position {
  offset?: number;
  page?: number;
  max_event_id?: number;
}

/** A response of openapi-fetch. */
interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What the services say of the place of a page in its list, each in its own fields. */
interface PageBody {
  paging?: { next_offset: number | null };
  page?: number;
  totalPages?: number;
  page_count?: number;
  offset?: number;
  count?: number;
  total?: number;
  totalRelation?: string;
  lastEventId?: number | null;
}

/**
 * Yields the pages of a list, the bodies of responses, from the first to the last. `read` gets the query parameters of a page, to be
 * spread after its own ones; it is first called without any. Where the list has `lastEventId`, events that are stored during the
 * walk are omitted. Throws ServiceError for any response but a 200.
 */
export async function* walkPages<Data>(
  read: (position: Position) => Promise<Result<Data>>,
): AsyncGenerator<Data, void, undefined> {
  let position: Position = {};
  for (;;) {
    const data = expectData(await read(position));
    yield data;
    // The verification service has its pages in an envelope.
    const body = ((data as { data?: PageBody }).data ?? data) as PageBody;
    const next = nextPosition(body);
    // A server that names no later page would be asked for ever.
    const isLater =
      next !== null && Object.entries(next).every(([key, at]) => at > (position[key as 'page'] ?? -1));
    if (!isLater) return;
    const last = position.max_event_id ?? body.lastEventId;
    position = typeof last === 'number' ? { ...next, max_event_id: last } : next;
  }
}

function nextPosition(body: PageBody): Position | null {
  if (body.paging) return body.paging.next_offset === null ? null : { offset: body.paging.next_offset };
  const pages = body.totalPages ?? body.page_count;
  const { page = 1, offset = 0, count = 0, total = 0, totalRelation } = body;
  if (pages !== undefined) return page < pages ? { page: page + 1 } : null;
  const isLast = count === 0 || (offset + count >= total && totalRelation !== 'gte');
  return isLast ? null : { offset: offset + count };
}

/** Returns the body of a 200. Throws an error named ServiceError with `status` and `body` for another response. */
export function expectData<Data>({ data, error, response }: Result<Data>): Data {
  if (data !== undefined && response.ok) return data;
  const failure = new Error(`${response.url} returned ${response.status}: ${JSON.stringify(error)}`);
  throw Object.assign(failure, { name: 'ServiceError', status: response.status, body: error });
}
