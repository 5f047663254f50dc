import type { Verdict } from '../../db/stores/verification/verdict.js';
import { decodeUtf8 } from './gbx/byte-reader.js';
import { createVerdict, type Confidence, type ReasonCode } from './verdict.js';

type Fields = Record<string, unknown>;

/** What a deep verifier may write: for each status its reason codes, the first one being the default. */
const REASON_CODES: Readonly<Record<string, readonly ReasonCode[]>> = {
  pass: ['verified'],
  fail: ['failed_verification'],
  pending: ['manual_review'],
  unavailable: ['unknown', 'unsupported', 'service_error'],
};
const CONFIDENCES: readonly unknown[] = ['high', 'medium', 'low'] satisfies Confidence[];
/** 1 to 64 characters, none of them a control character or half of a surrogate pair. */
const POLICY_VERSION = /^[ -~]{1,64}$/;

/**
 * The verdict in a deep verifier's output, which is one line of JSON: {status, reason_code?, confidence?,
 * policy_version?}. Other properties are ignored. Throws an Error that says what is wrong with the line.
 */
export function readDeepVerdict(output: Buffer): Verdict {
  const fields = readLine(output);
  const status = fields['status'];
  const codes =
    typeof status === 'string' && Object.hasOwn(REASON_CODES, status) ? REASON_CODES[status] : undefined;
  if (!codes) throw complaint('status', status, Object.keys(REASON_CODES).join(', '));
  const wanted = fields['reason_code'] ?? codes[0];
  const reasonCode = codes.find((code) => code === wanted);
  if (!reasonCode) throw complaint('reason_code', wanted, codes.join(', '));
  const confidence = readConfidence(fields, String(status));
  return createVerdict(reasonCode, { confidence, policy_version: readPolicyVersion(fields) });
}

function readLine(output: Buffer): Fields {
  const line = decodeUtf8(output)?.replace(/\r?\n$/, '');
  if (!line || /[\r\n]/.test(line))
    throw new Error('The deep verifier has to write exactly one line of JSON.');
  const fields = parseJson(line);
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields as Fields;
  throw new Error(
    'The line that the deep verifier wrote is no JSON object: write {"status": "pass"}, for example.',
  );
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readConfidence(fields: Fields, status: string): Confidence | null {
  const confidence = fields['confidence'] ?? null;
  if (confidence === null) return null;
  if (status !== 'pass' && status !== 'fail')
    throw complaint('confidence', confidence, `none with ${status}`);
  if (!CONFIDENCES.includes(confidence)) throw complaint('confidence', confidence, 'high, medium, low');
  return confidence as Confidence;
}

function readPolicyVersion(fields: Fields): string | null {
  const version = fields['policy_version'] ?? null;
  if (version === null) return null;
  if (typeof version === 'string' && POLICY_VERSION.test(version)) return version;
  throw complaint('policy_version', version, '1 to 64 printable ASCII characters');
}

function complaint(property: string, value: unknown, expected: string): Error {
  const shown = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 100);
  return new Error(`The deep verifier wrote ${property} ${shown}; expected: ${expected}.`);
}
