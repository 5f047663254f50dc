import type { RejectedRow } from '../../contract.js';
import { describeFault } from '../describe-fault.js';
import type { KnownFields } from '../operation-table.js';
import type { RowValidators, SchemaFault } from '../operation-validators.js';
import { describeUnstorable, findUnstorable } from './find-unstorable.js';

/** More are only counted, so that the descriptions of many empty rows stay bounded. */
export const MAX_DESCRIBED = 100_000;

/** The rows that were removed from a body. */
export interface Rejections {
  /** The first of them. */
  rejectedRows: RejectedRow[];
  rejectedCount: number;
}

/**
 * Validates the rows of a body's row lists one by one. Valid rows remain, each as `{index, row}` with its index in the list
 * that was sent; invalid rows are removed and returned. Changes the body in place. `hasEscapes` and `knownFields` are those of
 * `findUnstorable`.
 */
export function validateRows(
  body: unknown,
  lists: RowValidators,
  { hasEscapes = true, knownFields = null }: RowOptions = {},
): Rejections {
  const rejections: Rejections = { rejectedRows: [], rejectedCount: 0 };
  const reject: Rejection['reject'] = (describe) => {
    rejections.rejectedCount += 1;
    if (rejections.rejectedRows.length < MAX_DESCRIBED) rejections.rejectedRows.push(describe());
  };
  separate(body, lists, '', { hasEscapes, knownFields, reject });
  return rejections;
}

interface RowOptions {
  hasEscapes?: boolean;
  knownFields?: KnownFields | null;
}

interface Rejection {
  hasEscapes: boolean;
  /** Of the object whose rows are validated. */
  knownFields: KnownFields | null;
  reject: (describe: () => RejectedRow) => void;
}

function separate(body: unknown, lists: RowValidators, path: string, rejection: Rejection): void {
  const { hasEscapes, knownFields, reject } = rejection;
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const [name, { validate, rows: inside }] of Object.entries(lists)) {
    const sent = fields[name];
    if (!Array.isArray(sent)) continue;
    const options = { rowLists: inside, hasEscapes, knownFields: knownFields?.[name] ?? null };
    const good: { index: number; row: unknown }[] = [];
    sent.forEach((row: unknown, index) => {
      const rowPath = `${path}${name}[${index}]`;
      const unstorable = findUnstorable(row, options);
      if (unstorable) {
        const message = describeUnstorable(unstorable, 'The row', '');
        const field = unstorable.path;
        reject(() => ({ path: rowPath, index, reason: 'invalid_field', field, message, row }));
      } else if (validate(row)) {
        separate(row, inside, `${rowPath}.`, { ...rejection, knownFields: options.knownFields });
        good.push({ index, row });
      } else reject(() => describeRow(row, index, rowPath, validate.errors?.[0]));
    });
    fields[name] = good;
  }
}

function describeRow(row: unknown, index: number, path: string, fault: SchemaFault | undefined): RejectedRow {
  const described = fault && describeFault(fault, '');
  if (!fault || !described || described.path === '') {
    return { path, index, reason: 'invalid_row', field: '', message: 'The row must be an object.', row };
  }
  // A text in place of a timestamp; any other value has a wrong type, as everywhere.
  const isTimestamp = typeof fault.data === 'string' && fault.parentSchema?.format === 'timestamp';
  const reason =
    fault.keyword === 'required' ? 'missing_field' : isTimestamp ? 'invalid_timestamp' : 'invalid_field';
  return { path, index, reason, field: described.path, message: described.message.trim(), row };
}
