import { openRecords } from './record-table.mjs';
import { createBaseline, listen } from './baseline-service.mjs';

/** Usage: node getRecord.mjs DATABASE_FILE VERDICTS_FILE. Serves the verdicts of an NDJSON file as our getRecord does. */
const [databaseFile, verdictsFile] = process.argv.slice(2);

const text = { type: 'string' };
const textOrNull = { type: 'string', nullable: true };
const entry = {
  type: 'object',
  properties: {
    track: text,
    status: text,
    checked_at: textOrNull,
    confidence: textOrNull,
    reason_code: text,
    policy_version: textOrNull,
    updated_at: textOrNull,
  },
  required: ['track', 'status', 'checked_at', 'confidence', 'reason_code', 'policy_version', 'updated_at'],
};
const bundle = {
  type: 'object',
  properties: {
    record_id: text,
    map_uid: text,
    rank: { type: 'integer', nullable: true },
    updated_at: text,
    verifications: { type: 'array', items: entry },
  },
  required: ['record_id', 'map_uid', 'rank', 'updated_at', 'verifications'],
};
const responseSchema = {
  type: 'object',
  properties: { ok: { type: 'boolean' }, data: bundle },
  required: ['ok', 'data'],
};
const schema = {
  params: {
    type: 'object',
    properties: { recordId: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,160}$' } },
    required: ['recordId'],
  },
  response: { 200: responseSchema },
};

const records = openRecords(databaseFile, verdictsFile);
const app = createBaseline();
// An id that is malformed is unknown, as with ours.
app.get('/api/v1/records/:recordId', { schema, attachValidation: true }, (request, reply) => {
  const row = request.validationError ? undefined : records.find(request.params.recordId);
  if (row) return reply.send({ ok: true, data: toBundle(row) });
  const message = `Nothing is known of record ${request.params.recordId}.`;
  return reply.code(404).send({ ok: false, error: { code: 'not_found', message } });
});
await listen(app);

function toBundle(row) {
  return {
    record_id: row.record_id,
    map_uid: row.map_uid,
    rank: row.rank,
    updated_at: row.updated_at,
    verifications: [
      {
        track: 'replay',
        status: row.replay_status,
        checked_at: row.replay_checked_at,
        confidence: row.replay_confidence,
        reason_code: row.replay_reason_code,
        policy_version: row.replay_policy_version,
        updated_at: row.replay_updated_at,
      },
      {
        track: 'deep',
        status: row.deep_status,
        checked_at: row.deep_checked_at,
        confidence: row.deep_confidence,
        reason_code: row.deep_reason_code,
        policy_version: row.deep_policy_version,
        updated_at: row.deep_updated_at,
      },
    ],
  };
}
