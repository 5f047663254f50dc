/**
 * What pointReads measures our services beside: Fastify 5 with better-sqlite3, hand-written for one route.
 * Usage: node fastify.mjs DATABASE_FILE NAMES_FILE [lean]. Serves the names of an NDJSON file as our route of one display name does; `lean`
 * without CORS, entity tags and request ids.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

const text = { type: 'string' };
const textOrNull = { type: 'string', nullable: true };
const row = {
  type: 'object',
  properties: {
    accountId: text,
    displayName: textOrNull,
    normalizedDisplayName: textOrNull,
    source: textOrNull,
    stale: { type: 'boolean' },
    missing: { type: 'boolean' },
    observedAt: textOrNull,
    updatedAt: textOrNull,
    ageSeconds: { type: 'integer', nullable: true },
  },
};
const schema = {
  params: {
    type: 'object',
    properties: { accountId: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } },
    required: ['accountId'],
  },
  querystring: {
    type: 'object',
    properties: { max_age_seconds: { type: 'integer', minimum: 0, maximum: 2147483647 } },
  },
  response: { 200: { type: 'object', properties: { name: row } } },
};

const [databaseFile, namesFile, kind] = process.argv.slice(2);
const find = openNames();
const app = fastify({
  logger: false,
  requestIdHeader: 'x-request-id',
  // Fastify's own limit of 100 characters would refuse ids that are valid.
  routerOptions: { maxParamLength: 1000 },
});
if (kind !== 'lean') app.addHook('onSend', sendLikeOurs);
app.get('/api/v1/display-names/resolve/:accountId', { schema }, (request, reply) => {
  const { accountId } = request.params;
  const id = UUID.test(accountId) ? accountId.toLowerCase() : accountId;
  reply
    .header('Cache-Control', 'no-store')
    .send({ name: toName(id, find.get(id), request.query.max_age_seconds) });
});
process.stderr.write(`baseline listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => void app.close());

/** Returns the statement that reads a name, from a plain hand-written table. */
function openNames() {
  const database = new Database(databaseFile);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('mmap_size = 268435456');
  database.exec(`CREATE TABLE names (account_id TEXT PRIMARY KEY, display_name TEXT, normalized TEXT, source TEXT,
    observed_at TEXT, updated_at TEXT)`);
  const insert = database.prepare('INSERT INTO names VALUES (?, ?, ?, ?, ?, ?)');
  const at = new Date().toISOString();
  database.transaction(() => {
    for (const line of readFileSync(namesFile, 'utf8').split('\n')) {
      if (line === '') continue;
      const { accountId, displayName, observedAt } = JSON.parse(line);
      insert.run(accountId, displayName, displayName.toLowerCase(), 'bench', observedAt, at);
    }
  })();
  return database.prepare('SELECT * FROM names WHERE account_id = ?');
}

function toName(accountId, found, maxAgeSeconds) {
  if (!found) {
    const nothing = { displayName: null, normalizedDisplayName: null, source: null };
    return {
      accountId,
      ...nothing,
      stale: true,
      missing: true,
      observedAt: null,
      updatedAt: null,
      ageSeconds: null,
    };
  }
  const ageSeconds = Math.max(0, Math.floor((Date.now() - Date.parse(found.observed_at)) / 1000));
  return {
    accountId: found.account_id,
    displayName: found.display_name,
    normalizedDisplayName: found.normalized,
    source: found.source,
    stale: maxAgeSeconds != null && ageSeconds > maxAgeSeconds,
    missing: false,
    observedAt: found.observed_at,
    updatedAt: found.updated_at,
    ageSeconds,
  };
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
