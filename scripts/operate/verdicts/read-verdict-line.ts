import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parseAccountId } from '../../../db/rules/account-ids.js';
import type { ImportedVerdict } from '../../../db/stores/verification/verdict-import.js';
import { describeUnstorable, findUnstorable } from '../../../src/http/body/find-unstorable.js';
import { describeFault, show } from '../../../src/http/describe-fault.js';
import type { SchemaFault } from '../../../src/http/operation-validators.js';
import { projectRoot } from '../../../src/project-root.js';
import { readTimestamp } from '../../../src/timestamps.js';
import { listReasons } from '../../../src/worker/verdict.js';

const MAX_LINE = 65_536;

/** What the document says of a field, or of the fields of a schema. */
function refer(schema: string, ...fields: string[]): Record<string, { $ref: string }> {
  const refs = fields.map((field) => [
    field,
    { $ref: `api#/components/schemas/${schema}/properties/${field}` },
  ]);
  return Object.fromEntries(refs) as Record<string, { $ref: string }>;
}

const document = readFileSync(new URL('generated/verification/openapi.json', projectRoot), 'utf8');
const validate = new Ajv({ verbose: true, strict: false, formats: { 'date-time': true } })
  .addSchema(JSON.parse(document) as object, 'api')
  .compile({
    type: 'object',
    required: ['record_id', 'map_uid', 'track', 'status', 'reason_code'],
    properties: {
      ...refer('RecordBundle', 'record_id', 'map_uid', 'rank'),
      ...refer('VerificationEntry', 'track', 'status', 'reason_code', 'confidence', 'policy_version'),
      ...refer('VerificationEntry', 'checked_at'),
      run: {
        type: ['object', 'null'],
        required: ['account_id', 'time_ms'],
        properties: refer('Run', 'account_id', 'time_ms', 'checkpoints_ms'),
      },
    },
  });

type Optional = 'confidence' | 'policy_version' | 'checked_at' | 'run';
type Run = NonNullable<ImportedVerdict['run']>;
/** What a line has that `validate` accepts. */
type Line = Omit<ImportedVerdict, Optional> &
  Partial<Omit<Pick<ImportedVerdict, Optional>, 'run'>> & {
    run?: (Omit<Run, 'checkpoints_ms'> & Partial<Run>) | null;
  };

/**
 * Returns the verdict of one NDJSON line read at `now`. Throws an Error that says what is wrong with the line: each field has to be as
 * the API shows it, and status, reason, confidence and time have to agree.
 */
export function readVerdictLine(line: string, now: Date): ImportedVerdict {
  if (line.length > MAX_LINE) throw new Error(`a line has at most ${MAX_LINE} characters`);
  const value = parse(line);
  const notStorable = findUnstorable(value);
  if (notStorable) throw new Error(describeUnstorable(notStorable, 'The line', 'Field '));
  if (!validate(value)) {
    const [fault] = (validate.errors ?? []) as SchemaFault[];
    throw new Error(fault && describeFault(fault, 'Field', 'The line').message);
  }
  const read = value as Line;
  expectAgreement(read);
  const { record_id, map_uid, rank, track, status, reason_code, run } = read;
  const { confidence = null, policy_version = null, checked_at } = read;
  return {
    ...{ record_id, map_uid, rank, track, status, reason_code, confidence, policy_version },
    checked_at: checked_at ? readTime(checked_at, now) : null,
    run: run
      ? {
          account_id: parseAccountId(run.account_id) ?? run.account_id,
          time_ms: run.time_ms,
          checkpoints_ms: run.checkpoints_ms ?? null,
        }
      : null,
  };
}

/** An empty policy or time is none. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line, (key, value: unknown) =>
      value === '' && (key === 'policy_version' || key === 'checked_at') ? null : value,
    );
  } catch (error) {
    throw new Error(`not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Only a pass and a fail have a confidence, and what was not verified has no time, policy or run. */
function expectAgreement({ status, reason_code: reason, ...fields }: Line): void {
  const reasons = listReasons(status);
  if (!reasons.includes(reason))
    throw new Error(
      `Field reason_code must be one of ${reasons.join(', ')} with status ${status}, got "${reason}".`,
    );
  const isVerified = reason !== 'not_run' && reason !== 'awaiting_processing';
  const hasConfidence = status === 'pass' || status === 'fail';
  const absent = [
    ...(hasConfidence ? [] : ['confidence' as const]),
    ...(isVerified ? [] : (['checked_at', 'policy_version', 'run'] as const)),
  ];
  const misplaced = absent.find((field) => fields[field]);
  if (misplaced)
    throw new Error(`Field ${misplaced} must be null with status ${status} and reason ${reason}.`);
}

function readTime(text: string, now: Date): string {
  const time = readTimestamp(text);
  if (!time)
    throw new Error(
      `Field checked_at must be an ISO 8601 date-time such as 2026-10-06T08:00:00Z, got ${show(text)}.`,
    );
  // A verdict from the future would make every later one outdated.
  if (time.getTime() > now.getTime()) throw new Error(`Field checked_at must not lie ahead, got "${text}".`);
  return time.toISOString();
}
