import { Ajv } from 'ajv';
import type { ImportedVerdict } from '../../db/stores/verification/verdict-import.js';
import { describeFault } from '../../src/http/describe-fault.js';
import type { SchemaFault } from '../../src/http/operation-table.js';
import { findUnstorable } from '../../src/http/unstorable.js';

export type ReadLine = { isGood: true; verdict: ImportedVerdict } | { isGood: false; reason: string };

const LONGEST_LINE = 65_536;
const REASONS = {
  pass: ['verified'],
  fail: ['failed_verification'],
  pending: ['awaiting_processing', 'manual_review'],
  unavailable: ['artifacts_missing', 'unsupported', 'service_error', 'unknown'],
  not_run: ['not_run'],
} as const;
const text = { type: 'string' } as const;

const validate = new Ajv({ verbose: true, useDefaults: true, allowUnionTypes: true }).compile({
  type: 'object',
  required: ['record_id', 'map_uid', 'track', 'status', 'reason_code'],
  properties: {
    record_id: { ...text, pattern: '^[A-Za-z0-9_.:-]{1,160}$' },
    map_uid: { ...text, pattern: '^[A-Za-z0-9_.-]{1,64}$' },
    rank: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
    track: { ...text, enum: ['replay', 'deep'] },
    status: { ...text, enum: Object.keys(REASONS) },
    reason_code: { ...text, enum: Object.values(REASONS).flat() },
    confidence: { type: ['string', 'null'], enum: ['high', 'medium', 'low', null], default: null },
    policy_version: { type: ['string', 'null'], maxLength: 64, default: null },
    checked_at: { type: ['string', 'null'], default: null },
  },
});

/** Returns the verdict of one NDJSON line, or why it is none. Its status, reason and confidence must belong together. */
export function readVerdictLine(line: string): ReadLine {
  if (line.length > LONGEST_LINE) return bad(`a line has at most ${LONGEST_LINE} characters`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return bad(`not JSON: ${(error as Error).message}`);
  }
  const unstorable = findUnstorable(value);
  if (unstorable) return bad(unstorable.message.replace('Body field', 'Field'));
  if (!validate(value)) {
    const [fault] = (validate.errors ?? []) as SchemaFault[];
    return bad(
      fault ? describeFault(fault, 'Field').message.replace('The body', 'The line') : 'not a verdict',
    );
  }
  return paired(value as ImportedVerdict);
}

function paired(verdict: ImportedVerdict): ReadLine {
  const { status, reason_code: reason, confidence, checked_at: checkedAt } = verdict;
  const reasons: readonly string[] = REASONS[status];
  if (!reasons.includes(reason))
    return bad(`Field reason_code must be one of ${reasons.join(', ')} with status ${status}.`);
  if (confidence !== null && status !== 'pass' && status !== 'fail') {
    return bad('Field confidence goes with pass and fail only.');
  }
  if (checkedAt === null || checkedAt === '') return { isGood: true, verdict: pick(verdict, null) };
  const time = readTimestamp(checkedAt);
  return time
    ? { isGood: true, verdict: pick(verdict, time) }
    : bad('Field checked_at must be ISO 8601 with Z or an offset.');
}

function pick(verdict: ImportedVerdict, checkedAt: string | null): ImportedVerdict {
  const { record_id, map_uid, rank, track, status, confidence, reason_code, policy_version } = verdict;
  return {
    record_id,
    map_uid,
    rank,
    track,
    status,
    confidence,
    reason_code,
    policy_version,
    checked_at: checkedAt,
  };
}

function readTimestamp(given: string): string | null {
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/.test(given);
  const time = isIso ? new Date(given) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

function bad(reason: string): ReadLine {
  return { isGood: false, reason };
}
