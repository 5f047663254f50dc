import { openNames } from './name-table.mjs';
import { createBaseline, listen } from './baseline-service.mjs';

/**
 * Usage: node names.mjs DATABASE_FILE NAMES_FILE [lean]. Serves the names of an NDJSON file as our display-name routes do; `lean`
 * without CORS, entity tags and request ids.
 */
const [databaseFile, namesFile, kind] = process.argv.slice(2);

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
const texts = { type: 'array', items: text };
const integer = { type: 'integer' };
const age = { type: 'integer', minimum: 0, maximum: 2147483647 };
const getSchema = {
  params: {
    type: 'object',
    properties: { accountId: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } },
    required: ['accountId'],
  },
  querystring: { type: 'object', properties: { max_age_seconds: age } },
  response: { 200: { type: 'object', properties: { name: row } } },
};
const resolveSchema = {
  body: {
    type: 'object',
    properties: {
      accountIds: { type: 'array', minItems: 1, maxItems: 2000, items: { type: 'string', maxLength: 1000 } },
      maxAgeSeconds: { ...age, nullable: true },
      limit: { type: 'integer', minimum: 1, maximum: 500, default: 500 },
    },
    required: ['accountIds'],
  },
  response: {
    200: {
      type: 'object',
      properties: {
        names: { type: 'array', items: row },
        missing: texts,
        invalid: texts,
        count: integer,
        requestedCount: integer,
        missingCount: integer,
        invalidCount: integer,
        truncated: { type: 'boolean' },
      },
    },
  },
};
const searchSchema = {
  querystring: {
    type: 'object',
    properties: {
      q: { type: 'string', minLength: 1, maxLength: 200 },
      limit: { type: 'integer', default: 20 },
    },
    required: ['q'],
  },
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;

const names = openNames(databaseFile, namesFile);
const app = createBaseline({ isLean: kind === 'lean' });
app.get('/api/v1/display-names/resolve/:accountId', { schema: getSchema }, (request, reply) => {
  const accountId = stored(request.params.accountId);
  const found = names.find(accountId);
  const name = found ? toRow(found, request.query.max_age_seconds) : missing(accountId);
  reply.header('Cache-Control', 'no-store').send({ name });
});
app.post('/api/v1/display-names/resolve', { schema: resolveSchema }, (request, reply) => {
  const { accountIds, maxAgeSeconds, limit } = request.body;
  const requested = [...new Set(accountIds.map(stored))];
  const result = { names: [], missing: [], invalid: [] };
  for (const id of requested) {
    if (!ACCOUNT_ID.test(id)) result.invalid.push(id);
    else {
      const found = names.find(id);
      if (found) result.names.push(toRow(found, maxAgeSeconds));
      else result.missing.push(id);
    }
  }
  const count = result.names.length;
  reply.header('Cache-Control', 'no-store').send({
    ...result,
    names: result.names.slice(0, limit),
    count,
    requestedCount: requested.length,
    missingCount: result.missing.length,
    invalidCount: result.invalid.length,
    truncated: count > limit,
  });
});
app.get('/api/v1/display-names/search', { schema: searchSchema }, (request, reply) => {
  const { q, limit } = request.query;
  const matches = names.search(q.toLowerCase(), limit).map((found) => toRow(found));
  reply
    .header('Cache-Control', 'no-store')
    .send({ query: q, mode: 'contains', matches, count: matches.length });
});
await listen(app);

function stored(accountId) {
  return UUID.test(accountId) ? accountId.toLowerCase() : accountId;
}

function toRow(found, maxAgeSeconds) {
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

function missing(accountId) {
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
