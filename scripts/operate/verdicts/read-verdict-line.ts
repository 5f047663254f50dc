import { Ajv } from 'ajv';
import { parseAccountId } from '../../../db/rules/account-ids.js';
import type { ImportedVerdict } from '../../../db/stores/verification/verdict-import.js';
import { describeFault, show } from '../../../src/http/describe-fault.js';
import type { SchemaFault } from '../../../src/http/operation-validators.js';
import { readTimestamp } from '../../../src/timestamps.js';
import { MAX_RUN_CHECKPOINTS } from '../../../src/worker/verdict.js';
import { describeUnstorable, findUnstorable } from '../../../src/http/body/find-unstorable.js';

type ReadLine = { isGood: true; verdict: ImportedVerdict } | { isGood: false; reason: string };

const MAX_LINE = 65_536;
const REASONS = {
  pass: ['verified'],
  fail: ['failed_verification'],
  pending: ['awaiting_processing', 'manual_review'],
  unavailable: ['artifacts_missing', 'unsupported', 'service_error', 'unknown'],
  not_run: ['not_run'],
} as const;
const text = { type: 'string' } as const;
const MILLISECONDS = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

const validate = new Ajv({
  verbose: true,
  useDefaults: true,
  allowUnionTypes: true,
  keywords: ['x-pattern-text'],
}).compile({
  type: 'object',
  required: ['record_id', 'map_uid', 'track', 'status', 'reason_code'],
  properties: {
    record_id: {
      ...text,
      pattern: '^[A-Za-z0-9_.:-]{1,160}$',
      'x-pattern-text': 'be 1 to 160 letters, digits, _, :, . or -',
    },
    map_uid: {
      ...text,
      pattern: '^[A-Za-z0-9_.-]{1,64}$',
      'x-pattern-text': 'be 1 to 64 letters, digits, _, . or -',
    },
    rank: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
    track: { ...text, enum: ['replay', 'deep'] },
    status: { ...text, enum: Object.keys(REASONS) },
    reason_code: { ...text, enum: Object.values(REASONS).flat() },
    confidence: { type: ['string', 'null'], enum: ['high', 'medium', 'low', null], default: null },
    policy_version: {
      type: ['string', 'null'],
      pattern: '^[ -~]{0,64}$',
      'x-pattern-text': 'have at most 64 characters, all of them printable ASCII',
      default: null,
    },
    checked_at: { type: ['string', 'null'], default: null },
    run: {
      type: ['object', 'null'],
      required: ['account_id', 'time_ms'],
      properties: {
        account_id: {
          ...text,
          pattern: '^[A-Za-z0-9_-]{1,64}$',
          'x-pattern-text': 'be 1 to 64 letters, digits, _ or -',
        },
        time_ms: MILLISECONDS,
        checkpoints_ms: {
          type: ['array', 'null'],
          items: MILLISECONDS,
          maxItems: MAX_RUN_CHECKPOINTS,
          default: null,
        },
      },
      default: null,
    },
  },
});

/**
 * Returns the verdict of one NDJSON line read at `now`, or why it is invalid. Its status, reason, confidence and time must
 * be consistent.
 */
export function readVerdictLine(line: string, now: Date): ReadLine {
  if (line.length > MAX_LINE) return bad(`a line has at most ${MAX_LINE} characters`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return bad(`not JSON: ${(error as Error).message}`);
  }
  const notStorable = findUnstorable(value);
  if (notStorable) return bad(describeUnstorable(notStorable, 'The line', 'Field '));
  if (!validate(value)) {
    const [fault] = (validate.errors ?? []) as SchemaFault[];
    return bad(fault ? describeFault(fault, 'Field', 'The line').message : 'not a verdict');
  }
  return paired(value as ImportedVerdict, now);
}

function paired(verdict: ImportedVerdict, now: Date): ReadLine {
  const { status, reason_code: reason, checked_at: checkedAt } = verdict;
  const reasons: readonly string[] = REASONS[status];
  if (!reasons.includes(reason)) {
    return bad(
      `Field reason_code must be one of ${reasons.join(', ')} with status ${status}, got "${reason}".`,
    );
  }
  const misplaced = findMisplaced(verdict);
  if (misplaced) return bad(`Field ${misplaced} must be null with status ${status} and reason ${reason}.`);
  if (checkedAt === null || checkedAt === '') return { isGood: true, verdict: pick(verdict, null) };
  // What the services take: see specs/decisions.md.
  const time = readTimestamp(checkedAt);
  if (!time)
    return bad(
      `Field checked_at must be an ISO 8601 date-time such as 2026-10-06T08:00:00Z, got ${show(checkedAt)}.`,
    );
  // A verdict from the future would make every later one outdated.
  if (time.getTime() > now.getTime()) return bad(`Field checked_at must not lie ahead, got "${checkedAt}".`);
  return { isGood: true, verdict: pick(verdict, time.toISOString()) };
}

/** Returns the field that must be absent without a result. */
function findMisplaced({ status, reason_code: reason, ...fields }: ImportedVerdict): string | null {
  if (fields.confidence !== null && status !== 'pass' && status !== 'fail') return 'confidence';
  if (reason !== 'not_run' && reason !== 'awaiting_processing') return null;
  if (fields.checked_at) return 'checked_at';
  if (fields.policy_version) return 'policy_version';
  return fields.run ? 'run' : null;
}

function pick(verdict: ImportedVerdict, checkedAt: string | null): ImportedVerdict {
  const { record_id, map_uid, rank, track, status, confidence, reason_code, policy_version, run } = verdict;
  return {
    record_id,
    map_uid,
    rank,
    track,
    status,
    confidence,
    reason_code,
    policy_version: policy_version || null,
    checked_at: checkedAt,
    run: run && {
      account_id: parseAccountId(run.account_id) ?? run.account_id,
      time_ms: run.time_ms,
      checkpoints_ms: run.checkpoints_ms,
    },
  };
}

/** The server's messages are about requests. */
function bad(reason: string): ReadLine {
  return { isGood: false, reason };
}
