/**
 * What pointReads measures our services beside: Fastify 5 with better-sqlite3, hand-written for six reads of the same SQLite file.
 * Usage: node peer.mjs DATABASE_FILE [lean]. `lean` is without CORS, entity tags and request ids.
 */
import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import fastify from 'fastify';

/** The headers of every response of our services, set in one hook, which is faster than one plugin each. */
const EVERY_RESPONSE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const [databaseFile = '', kind] = process.argv.slice(2);
const database = new Database(databaseFile, { readonly: true });
database.pragma('mmap_size = 268435456');
const prepare = (sql) => database.prepare(sql);

const NAME = 'account_id, display_name, normalized_display_name, source, observed_at, updated_at';
const EVENT = `e.*, p.project_name, COALESCE(e.holder, n.display_name) AS shown_holder FROM
  (SELECT event_id FROM events WHERE system = 0 ORDER BY occurred_at DESC, event_id DESC LIMIT ?) AS page
  CROSS JOIN events e ON e.event_id = page.event_id LEFT JOIN projects p ON p.project_key = e.project_key
  LEFT JOIN display_names n ON n.account_id = e.account_id AND e.holder IS NULL`;
const name = prepare(`SELECT ${NAME} FROM display_names WHERE account_id = ?`);
const names = prepare(`SELECT ${NAME} FROM display_names ORDER BY observed_at DESC, account_id LIMIT ?`);
const events = prepare(`SELECT ${EVENT}`);
const eventCount = prepare(`SELECT SUM(events) AS total FROM event_hours WHERE hour = '' AND system = 0`);
const lastEvent = prepare('SELECT last_event_id AS id FROM event_sequence');
const maps = prepare(`SELECT m.*, COALESCE(n.display_name, m.wr_holder) AS shown_holder FROM
  (SELECT map_uid FROM maps ORDER BY timestamp_utc DESC NULLS LAST, map_uid LIMIT ?) AS page
  CROSS JOIN maps m ON m.map_uid = page.map_uid LEFT JOIN display_names n ON n.account_id = m.wr_account_id`);
const mapCount = prepare('SELECT COUNT(*) AS total FROM maps');
const club = prepare('SELECT member_count FROM clubs WHERE club_id = ?');
const members = prepare(`SELECT m.account_id, n.display_name, m.role, m.joined_at FROM
  (SELECT account_id FROM club_members WHERE club_id = ? ORDER BY joined_at DESC NULLS LAST, account_id LIMIT ?) AS page
  CROSS JOIN club_members m ON m.club_id = ? AND m.account_id = page.account_id
  LEFT JOIN display_names n ON n.account_id = m.account_id`);

/** The lists: our paths, the default of `limit`, and a function to the body. */
const LISTS = {
  '/api/v1/display-names': [200, ({ limit }) => listNames(limit)],
  '/api/v1/events/recent': [80, ({ limit }) => listEvents(limit)],
  '/api/v1/alterations/maps': [120, ({ limit }) => listMaps(limit)],
  '/api/v1/catalog-events/recent': [50, ({ limit }) => listCatalogEvents(limit)],
  '/api/v1/clubs/:clubId/members': [200, ({ limit }, { clubId }) => listMembers(clubId, limit)],
};

const app = fastify({
  logger: false,
  requestIdHeader: 'x-request-id',
  routerOptions: { maxParamLength: 1000 },
});
if (kind !== 'lean') app.addHook('onSend', sendLikeOurs);
const accountId = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const maxAge = { type: 'integer', minimum: 0, maximum: 2147483647 };
app.get(
  '/api/v1/display-names/resolve/:accountId',
  {
    schema: {
      params: { type: 'object', properties: { accountId } },
      querystring: { type: 'object', properties: { max_age_seconds: maxAge } },
    },
  },
  (request, reply) => {
    const id = request.params.accountId;
    const row = name.get(UUID.test(id) ? id.toLowerCase() : id);
    reply.header('Cache-Control', 'no-store').send({ name: toName(row, request.query.max_age_seconds) });
  },
);
for (const [path, [usual, read]] of Object.entries(LISTS)) {
  const limit = { type: 'integer', minimum: 1, maximum: 5000, default: usual };
  const schema = {
    querystring: { type: 'object', properties: { limit } },
    params: { type: 'object', properties: { clubId: { type: 'integer' } } },
  };
  app.get(path, { schema }, (request, reply) => {
    // Ages change with the clock.
    if (path === '/api/v1/display-names') reply.header('Cache-Control', 'no-store');
    reply.send(read(request.query, request.params));
  });
}
process.stderr.write(`peer listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => void app.close());

function toName(row, maxAgeSeconds) {
  const ageSeconds = Math.max(0, Math.floor((Date.now() - Date.parse(row.observed_at)) / 1000));
  return {
    accountId: row.account_id,
    displayName: row.display_name,
    normalizedDisplayName: row.normalized_display_name,
    source: row.source,
    stale: maxAgeSeconds != null && ageSeconds > maxAgeSeconds,
    missing: false,
    observedAt: row.observed_at,
    updatedAt: row.updated_at,
    ageSeconds,
  };
}

function listNames(limit) {
  const rows = names.all(limit).map((row) => toName(row));
  return { names: rows, count: rows.length };
}

function listEvents(limit) {
  const { total } = eventCount.get();
  const rows = events.all(limit).map((row) => ({
    eventId: row.event_id,
    eventType: row.event_type,
    type: row.event_type,
    projectKey: row.project_key,
    projectName: row.project_name ?? row.project_key,
    source: row.source,
    occurredAt: row.occurred_at,
    recordedAt: row.occurred_at,
    receivedAt: row.received_at,
    system: row.system === 1,
    changed: row.changed === 1,
    mapUid: row.map_uid,
    mapName: row.map_name,
    item:
      row.map_name?.replaceAll(/\$([lh]\[[^\]]*\]|[0-9a-f]{3}|[lhpwnoisgtz<>])/gi, '') ||
      (row.map_uid ?? row.shown_holder ?? row.account_id ?? row.project_name),
    accountId: row.account_id,
    holder: row.shown_holder,
    wrMs: row.wr_ms,
    oldWrTime: row.old_wr_time,
    newWrTime: row.new_wr_time,
    afterRemoval: row.after_removal === 1,
    message: row.message,
    eventDetail: row.message,
    eventKey: row.event_key,
    payload: row.payload === null ? null : JSON.parse(row.payload),
  }));
  const pages = { limit, page: 1, totalPages: Math.max(1, Math.ceil(total / limit)) };
  const lastEventId = lastEvent.get().id;
  return { events: rows, count: rows.length, total, totalRelation: 'eq', ...pages, lastEventId };
}

function listCatalogEvents(limit) {
  const rows = events.all(limit).map((row) => ({
    eventId: row.event_id,
    type: row.event_type,
    projectKey: row.project_key,
    mapUid: row.map_uid,
    mapName: row.map_name,
    accountId: row.account_id,
    holder: row.shown_holder,
    wrMs: row.wr_ms,
    recordedAt: row.occurred_at,
    afterRemoval: row.after_removal === 1,
  }));
  return { events: rows, ...pageFacts(eventCount.get().total, limit) };
}

function listMaps(limit) {
  const rows = maps.all(limit).map((row) => ({
    mapUid: row.map_uid,
    name: row.name,
    season: row.season,
    year: row.year,
    alteration: row.alteration,
    wrMs: row.wr_ms,
    wrHolder: row.shown_holder,
    wrRecordedAt: row.wr_recorded_at,
    tracked: row.tracked === 1,
  }));
  return { maps: rows, ...pageFacts(mapCount.get().total, limit) };
}

function listMembers(clubId, limit) {
  const rows = members.all(clubId, limit, clubId).map((row) => ({
    accountId: row.account_id,
    displayName: row.display_name,
    role: row.role,
    joinedAt: row.joined_at,
  }));
  const total = club.get(clubId).member_count;
  return { members: rows, count: rows.length, total, totalRelation: 'eq', limit };
}

function pageFacts(total, limit) {
  const next = limit < total ? limit : null;
  const paging = { total, limit, offset: 0, has_more: next !== null, next_offset: next };
  return { total, totalRelation: 'eq', limit, offset: 0, paging };
}

/** Handles every response as our services do: CORS, request id, a weak entity tag of the body, 304, errors that no cache stores. */
function sendLikeOurs(request, reply, payload, done) {
  reply.headers(EVERY_RESPONSE);
  reply.header('X-Request-Id', request.id);
  if (reply.statusCode >= 400) reply.header('Cache-Control', 'no-store');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || reply.statusCode !== 200 || reply.getHeader('cache-control')) return done(null, payload);
  // Of the digests that node offers, SHA-1 is the fastest where the processor has instructions for it.
  const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('ETag', etag);
  reply.header('Cache-Control', 'no-cache');
  if (request.headers['if-none-match'] !== etag) return done(null, payload);
  reply.code(304);
  done(null, null);
}
