import type { RejectedRow } from '../contract.js';
import { describeFault } from './describe-fault.js';
import type { RowValidators, SchemaFault } from './operation-validators.js';
import type { ProblemDetail } from './problem.js';
import { findUnstorable } from './assert-storable.js';

/** More are only counted: a body of many empty rows must not become many times its size in descriptions. */
const MAX_DESCRIBED = 100_000;

/** The rows that were taken out of a body. */
export interface Rejections {
  /** The first of them. */
  rejectedRows: RejectedRow[];
  rejectedCount: number;
}

/**
 * Judges the rows of a body's row lists one by one. Good rows stay, each as `{index, row}` with its place in the list that
 * was sent; bad rows are taken out and returned. Changes the body in place.
 */
export function validateRows(body: unknown, lists: RowValidators, most = MAX_DESCRIBED): Rejections {
  const rejections: Rejections = { rejectedRows: [], rejectedCount: 0 };
  separate(body, lists, '', (path, describe) => {
    rejections.rejectedCount += 1;
    if (rejections.rejectedRows.length < most) rejections.rejectedRows.push(describe(path));
  });
  return rejections;
}

type Reject = (path: string, describe: (path: string) => RejectedRow) => void;

function separate(body: unknown, lists: RowValidators, path: string, reject: Reject): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const [name, { validate, rows: inside }] of Object.entries(lists)) {
    const sent = fields[name];
    if (!Array.isArray(sent)) continue;
    const good: { index: number; row: unknown }[] = [];
    sent.forEach((row: unknown, index) => {
      const rowPath = `${path}${name}[${index}]`;
      const unstorable = findUnstorable(row, inside);
      if (unstorable) reject(rowPath, (at) => unstorableRow(row, index, at, unstorable));
      else if (validate(row)) {
        separate(row, inside, `${rowPath}.`, reject);
        good.push({ index, row });
      } else reject(rowPath, (at) => describeRow(row, index, at, validate.errors?.[0]));
    });
    fields[name] = good;
  }
}

function unstorableRow(row: unknown, index: number, path: string, unstorable: ProblemDetail): RejectedRow {
  const message = unstorable.message.replace(/^Body field |^The body/, (part) =>
    part === 'The body' ? 'The row' : '',
  );
  return { path, index, reason: 'invalid_field', field: unstorable.path, message, row };
}

function describeRow(row: unknown, index: number, path: string, fault: SchemaFault | undefined): RejectedRow {
  const described = fault && describeFault(fault, '');
  if (!fault || !described || described.path === '') {
    return { path, index, reason: 'invalid_row', field: '', message: 'The row must be an object.', row };
  }
  const reason =
    fault.keyword === 'required' ? 'missing_field' : isTime(fault) ? 'invalid_timestamp' : 'invalid_field';
  return { path, index, reason, field: described.path, message: described.message.trim(), row };
}

/** A text where a moment belongs; any other value there is of a wrong type, like everywhere else. */
function isTime({ data, parentSchema }: SchemaFault): boolean {
  return typeof data === 'string' && parentSchema?.format === 'date-time';
}
