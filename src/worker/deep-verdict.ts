import type { Verdict } from '../../db/stores/verification/verdict.js';
import { decodeUtf8 } from './gbx/byte-reader.js';
import { createVerdict, listReasons, type Confidence } from './verdict.js';

/** What a deep verifier may write. */
const STATUSES = ['pass', 'fail', 'pending', 'unavailable'];
/** The service writes these. */
const OWN_REASONS = ['awaiting_processing', 'artifacts_missing'];
const CONFIDENCES: readonly Confidence[] = ['high', 'medium', 'low'];
const POLICY_VERSION = /^[ -~]{1,64}$/;

/**
 * The verdict in a deep verifier's output, which is one line of JSON: {status, reason_code?, confidence?,
 * policy_version?}. Other properties are ignored. Throws an Error that says what is wrong with the line.
 */
export function readDeepVerdict(output: Buffer): Verdict {
  const { status, reason_code, confidence = null, policy_version: version = null } = readLine(output);
  if (!STATUSES.includes(status as string)) throw complaint('status', status, STATUSES.join(', '));
  const codes = listReasons(status).filter((code) => !OWN_REASONS.includes(code));
  const wanted = reason_code ?? codes[0];
  const reasonCode = codes.find((code) => code === wanted);
  if (!reasonCode) throw complaint('reason_code', wanted, codes.join(', '));
  if (confidence !== null && status !== 'pass' && status !== 'fail')
    throw complaint('confidence', confidence, `none with ${String(status)}`);
  if (confidence !== null && !CONFIDENCES.includes(confidence as Confidence))
    throw complaint('confidence', confidence, CONFIDENCES.join(', '));
  if (version !== null && !(typeof version === 'string' && POLICY_VERSION.test(version)))
    throw complaint('policy_version', version, '1 to 64 printable ASCII characters');
  return createVerdict(reasonCode, { confidence: confidence as Confidence | null, policy_version: version });
}

function readLine(output: Buffer): Record<string, unknown> {
  const line = decodeUtf8(output)?.replace(/\r?\n$/, '');
  if (!line || /[\r\n]/.test(line))
    throw new Error('The deep verifier has to write exactly one line of JSON.');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // No JSON is no object either.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error(
    'The line that the deep verifier wrote is no JSON object: write {"status": "pass"}, for example.',
  );
}

function complaint(property: string, value: unknown, expected: string): Error {
  const shown = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 100);
  return new Error(`The deep verifier wrote ${property} ${shown}; expected: ${expected}.`);
}
