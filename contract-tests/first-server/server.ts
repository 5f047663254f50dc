import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** What a stage of the server has: operations by their ids, and what has been got right so far. */
export interface Stage {
  operations: readonly string[];
  /** Whether each response has the headers that the document's introduction asks for. */
  hasHeaders: boolean;
  /** Whether errors have the documented envelope, and requests are checked. */
  checksRequests: boolean;
}

/** Every operation of the document. */
export const ALL_OPERATIONS = [
  'getApiRoot',
  'listEndpoints',
  'getHealth',
  'getLiveFeed',
  'getRecord',
  'getRecordVerdicts',
  'listMapVerdicts',
  'resolveVerdicts',
  'uploadMap',
  'uploadReplay',
  'createReplaySubmission',
];

interface Row {
  id: string;
  map: string;
  rank: number | null;
  changed: string;
  submission: string;
  files: string;
}

interface Ask {
  path: string[];
  query: URLSearchParams;
  body: Buffer;
  headers: IncomingMessage['headers'];
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const CODES: Record<number, string> = { 404: 'not_found', 500: 'internal_error' };
const TRACKS = ['replay', 'deep'] as const;
const STATUSES = ['pass', 'fail', 'pending', 'unavailable', 'not_run'];
const SORTS = ['rank_asc', 'rank_desc', 'updated_desc', 'record_asc'];
const MAX_BYTES: Record<string, number> = { map: 33_554_432, replay: 16_777_216 };

/**
 * Returns a verification service in one file, as somebody writes it who has only the document: node:http, a table of routes and
 * maps in memory. It takes submissions and verifies none, so that their replay track stays pending.
 */
export function createFirstServer(stage: Stage, { documented }: { documented: Documented }): Server {
  const rows = new Map<string, Row>();
  const staged = new Map<string, string>();

  const entry = (row: Row, track: string) => ({
    ...documented.emptyEntry,
    track,
    status: track === 'replay' ? 'pending' : 'not_run',
    reason_code: track === 'replay' ? 'awaiting_processing' : 'not_run',
    updated_at: track === 'replay' ? row.changed : null,
  });
  const bundle = (row: Row, tracks: readonly string[] = TRACKS) => ({
    record_id: row.id,
    map_uid: row.map,
    rank: row.rank,
    updated_at: row.changed,
    verifications: tracks.map((track) => entry(row, track)),
  });
  const record = ({ path }: Ask) => {
    const row = rows.get(path[0] ?? '');
    if (!row) throw new Refusal(404, `There is no record ${path[0]}.`);
    return bundle(row);
  };
  const newestFirst = (a: Row, b: Row) => b.changed.localeCompare(a.changed);

  const routes: Record<string, (ask: Ask) => unknown> = {
    getApiRoot: () => documented.root,
    listEndpoints: () => documented.endpoints,
    getHealth: () => ({
      status: 'ok',
      api_version: 'v1',
      supported_tracks: TRACKS,
      checked_at: new Date().toISOString(),
    }),
    getRecord: record,
    getRecordVerdicts: record,
    getLiveFeed: ({ query }) => {
      const limit = integer(query, 'limit', 100, 500);
      const mapLimit = integer(query, 'mapLimit', 10, 50);
      const all = [...rows.values()].sort(newestFirst);
      const activity = all.slice(0, 20).map((row) => {
        const { track, status, reason_code, updated_at } = entry(row, 'replay');
        const { id: record_id, map: map_uid, rank } = row;
        return { record_id, map_uid, rank, track, status, reason_code, checked_at: null, updated_at };
      });
      const maps = grouped(all);
      const remaining = [...maps].map(([map_uid, of]) => ({
        map_uid,
        total_records: of.length,
        unresolved_records: of.length,
        replay_remaining: of.length,
        replay_pending: of.length,
        replay_unavailable: 0,
        deep_remaining: of.length,
        deep_pending: 0,
        deep_unavailable: 0,
        updated_at: of[0]?.changed,
        records: of
          .sort(byRank(1))
          .slice(0, 10)
          .map((row) => bundle(row)),
      }));
      remaining.sort(
        (a, b) =>
          b.replay_remaining + b.deep_remaining - a.replay_remaining - a.deep_remaining ||
          (a.map_uid < b.map_uid ? -1 : 1),
      );
      return {
        live_at: new Date().toISOString(),
        latest_activity: activity[0] ?? null,
        recent_activity: activity,
        totals: {
          known_records: all.length,
          known_maps: maps.size,
          replay_remaining: all.length,
          deep_remaining: all.length,
          replay_pending: all.length,
          deep_pending: 0,
        },
        records: all.slice(0, limit).map((row) => bundle(row)),
        maps_remaining: remaining.slice(0, mapLimit),
      };
    },
    listMapVerdicts: ({ path, query }) => {
      const track = choice(query, 'track', 'replay', [...TRACKS]);
      const status = choice(query, 'status', 'all', ['all', ...STATUSES]);
      const sort = choice(query, 'sort', 'rank_asc', SORTS);
      const page = integer(query, 'page', 1, Number.MAX_SAFE_INTEGER);
      const limit = integer(query, 'limit', 100, 1000);
      const all = [...rows.values()].filter(({ map }) => map === path[0]);
      const own = track === 'replay' ? 'pending' : 'not_run';
      const wanted = all.filter(() => status === 'all' || status === own);
      const orders: Record<string, (a: Row, b: Row) => number> = {
        rank_asc: byRank(1),
        rank_desc: byRank(-1),
        updated_desc: newestFirst,
        record_asc: (a, b) => (a.id < b.id ? -1 : 1),
      };
      return {
        map_uid: path[0],
        track,
        sort,
        status,
        page,
        limit,
        total_items: all.length,
        filtered_items: wanted.length,
        page_count: Math.max(1, Math.ceil(wanted.length / limit)),
        counts: Object.fromEntries(STATUSES.map((name) => [name, name === own ? all.length : 0])),
        latest_update: all.sort(newestFirst)[0]?.changed ?? null,
        items: wanted
          .sort(orders[sort])
          .slice((page - 1) * limit, page * limit)
          .map((row) => bundle(row, [track])),
      };
    },
    resolveVerdicts: ({ body }) => {
      const { record_ids: ids, track = 'all' } = jsonObject(body);
      if (!Array.isArray(ids) || ids.length === 0 || ids.some((id) => typeof id !== 'string'))
        throw new Refusal(400, 'record_ids: expected a list of ids.');
      const distinct = [...new Set(ids as string[])];
      if (distinct.length > 100) throw new Refusal(400, 'record_ids: expected at most 100 distinct ids.');
      const asked = track ?? 'all';
      if (!['all', ...TRACKS].includes(String(asked)))
        throw new Refusal(400, 'track: expected replay, deep or all.');
      const known = distinct.flatMap((id) => rows.get(id) ?? []);
      const tracks = asked === 'all' ? TRACKS : [String(asked)];
      return {
        records: known.map((row) => bundle(row, tracks)),
        missing_record_ids: distinct.filter((id) => !rows.has(id)),
      };
    },
    uploadMap: (ask) => upload('map', ask),
    uploadReplay: (ask) => upload('replay', ask),
    createReplaySubmission: ({ body }) => {
      const sent = jsonObject(body);
      const { record_id: id, map_uid: map, map_ref, replay_ref, rank = null } = sent;
      if (typeof id !== 'string' || !/^[\w.:-]{1,160}$/.test(id))
        throw new Refusal(400, 'record_id: expected an id.');
      if (typeof map !== 'string' || map === '') throw new Refusal(400, 'map_uid: expected a uid.');
      if (rank !== null && !(Number.isInteger(rank) && Number(rank) >= 0))
        throw new Refusal(400, 'rank: expected an integer from 0.');
      if (staged.get(String(map_ref)) !== 'map')
        throw new Refusal(400, 'map_ref: expected the ref of a staged map.');
      if (staged.get(String(replay_ref)) !== 'replay')
        throw new Refusal(400, 'replay_ref: expected the ref of a staged replay.');
      const before = rows.get(id);
      const files = `${map} ${String(map_ref)} ${String(replay_ref)}`;
      const isRepeat = before?.files === files;
      const row: Row = {
        id,
        map,
        rank: rank === null ? (before?.rank ?? null) : Number(rank),
        changed: isRepeat ? before.changed : new Date().toISOString(),
        submission: isRepeat ? before.submission : `sub-${randomUUID()}`,
        files,
      };
      rows.set(id, row);
      return { submission_id: row.submission, record: bundle(row) };
    },
  };

  function upload(kind: string, { body, query }: Ask) {
    const name = query.get('filename') ?? '';
    if (name === '' || Buffer.byteLength(name) > 255 || /\p{Cc}/u.test(name))
      throw new Refusal(400, 'filename: expected 1 to 255 bytes without control characters.');
    if (body.length === 0) throw new Refusal(400, 'body: expected bytes.');
    if (['{}', '[object Object]', '[object Blob]'].includes(body.toString('latin1')))
      throw new Refusal(400, 'body: expected the bytes of a file.');
    const artifact_ref = `${kind}-${randomUUID()}`;
    staged.set(artifact_ref, kind);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    return { artifact_ref, kind, size_bytes: body.length, sha256, expires_at };
  }

  const table = documented.operations
    .filter(({ id }) => stage.operations.includes(id))
    .map((operation) => ({
      ...operation,
      pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}/?$`),
    }));

  return createServer((request, response) => {
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const common = stage.hasHeaders
        ? {
            'x-request-id': sentId(request) ?? randomUUID(),
            'access-control-allow-origin': '*',
            ...(status >= 400 ? { 'cache-control': 'no-store' } : {}),
          }
        : {};
      response.writeHead(status, {
        ...(text === '' ? {} : { 'content-type': 'application/json' }),
        ...common,
        ...headers,
      });
      response.end(request.method === 'HEAD' ? '' : text);
    };
    serve(request, response, answer).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 500;
      const message = error instanceof Error ? error.message : String(error);
      if (!stage.checksRequests) return answer(status, { error: message });
      const refused = { ok: false, error: { code: CODES[status] ?? 'invalid_request', message } };
      // What was not read of the request would be taken for the next one.
      return answer(status, refused, status === 413 ? { connection: 'close' } : {});
    });
  });

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (status: number, body: unknown, headers?: Record<string, string>) => void,
  ): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const there = table.filter(({ pattern }) => pattern.test(pathname));
    if (there.length === 0) throw new Refusal(404, `There is no route ${pathname}.`);
    const allow = there.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
    if (request.method === 'OPTIONS')
      return answer(204, undefined, { allow, 'access-control-allow-methods': allow });
    const route = there.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    if (!route) {
      response.setHeader('allow', allow);
      throw new Refusal(405, `Use ${allow}.`);
    }
    const [, ...path] = route.pattern.exec(pathname) ?? [];
    const body = await read(request, route);
    const ask = { path: path.map(decodeURIComponent), query: searchParams, body, headers: request.headers };
    const data = routes[route.id]?.(ask);
    if (route.method !== 'GET') return answer(200, { ok: true, data });
    // Like common frameworks, it tags every read, those without a 304 in the document as well.
    const etag = `"${createHash('sha1').update(JSON.stringify(data)).digest('hex')}"`;
    const cacheControl = route.has304 ? 'no-cache' : 'no-store';
    const headers: Record<string, string> = stage.hasHeaders ? { etag, 'cache-control': cacheControl } : {};
    const isKnown = stage.hasHeaders && route.has304 && request.headers['if-none-match'] === etag;
    if (isKnown) return answer(304, undefined, headers);
    return answer(200, { ok: true, data }, headers);
  }

  async function read(request: IncomingMessage, { mediaType }: { mediaType?: string }): Promise<Buffer> {
    const chunks: Buffer[] = [];
    if (mediaType === undefined) return Buffer.alloc(0);
    const type = request.headers['content-type']?.split(';')[0];
    if (stage.checksRequests && type !== undefined && type !== mediaType)
      throw new Refusal(415, `Content-Type: expected ${mediaType}, got ${type}.`);
    const max = MAX_BYTES[request.url?.includes('/uploads/map') ? 'map' : 'replay'] ?? 0;
    const limit = mediaType === 'application/json' ? 262_144 : max;
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (stage.checksRequests && bytes > limit) throw new Refusal(413, `At most ${limit} bytes are taken.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  function integer(query: URLSearchParams, name: string, byDefault: number, max: number): number {
    const texts = query.getAll(name);
    if (texts.length === 0) return byDefault;
    const value = Number(texts[0]);
    const isRight = texts.length === 1 && /^\d+$/.test(texts[0] ?? '') && value >= 1 && value <= max;
    if (stage.checksRequests && !isRight)
      throw new Refusal(400, `${name}: expected an integer from 1 to ${max}, got "${texts.join()}".`);
    return isRight ? value : byDefault;
  }

  function choice(query: URLSearchParams, name: string, byDefault: string, of: string[]): string {
    const text = query.get(name);
    if (text === null) return byDefault;
    if (stage.checksRequests && !of.includes(text))
      throw new Refusal(400, `${name}: expected one of ${of.join(', ')}, got "${text}".`);
    return text;
  }
}

/** What the server takes from its document. */
export interface Documented {
  operations: { id: string; method: string; path: string; mediaType?: string; has304: boolean }[];
  root: unknown;
  endpoints: unknown;
  /** An entry of a track that was not run. */
  emptyEntry: Record<string, unknown>;
}

function sentId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id) ? id : undefined;
}

function jsonObject(body: Buffer): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'body: expected JSON.');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refusal(400, 'body: expected an object.');
  return json as Record<string, unknown>;
}

/** Records without a rank come last in both orders; equal ones are in order of their id. */
function byRank(direction: 1 | -1): (a: Row, b: Row) => number {
  return (a, b) => {
    if (a.rank !== b.rank) {
      if (a.rank === null) return 1;
      if (b.rank === null) return -1;
      return direction * (a.rank - b.rank);
    }
    return a.id < b.id ? -1 : 1;
  };
}

function grouped(rows: Row[]): Map<string, Row[]> {
  const maps = new Map<string, Row[]>();
  for (const row of rows) maps.set(row.map, [...(maps.get(row.map) ?? []), row]);
  return maps;
}
