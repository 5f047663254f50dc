import { setImmediate } from 'node:timers/promises';
import type { RejectedRow } from '../../contract.js';
import { describeFault } from '../describe-fault.js';
import type { FieldRules, KnownFields } from '../operation-table.js';
import type { RowValidators, SchemaFault } from '../operation-validators.js';
import { describeUnstorable, findUnstorable } from './find-unstorable.js';
import type { Normalize } from './normalize-fields.js';

/** More are only counted, so that the descriptions of many empty rows stay bounded. */
export const MAX_DESCRIBED = 100_000;

/** The rows that were removed from a body. */
export interface Rejections {
  /** The first of them. */
  rejectedRows: RejectedRow[];
  rejectedCount: number;
}

/** Rows that are validated in one turn of the event loop. */
const ROWS_AT_ONCE = 100;

interface RowOptions {
  hasEscapes?: boolean;
  /** The fields and the rules of the object whose rows are validated. */
  knownFields?: KnownFields | null;
  fieldRules?: FieldRules | null;
  normalize?: Normalize;
}

/**
 * Normalizes and validates the rows of a body's row lists one by one; other requests run in between. Valid rows remain, each as
 * `{index, row}` with its index in the list that was sent; invalid rows are removed and returned. Changes the body in place.
 * `hasEscapes` and `knownFields` are those of `findUnstorable`.
 */
export async function validateRows(
  body: unknown,
  lists: RowValidators,
  options: RowOptions = {},
): Promise<Rejections> {
  const { hasEscapes = true, normalize = () => undefined } = options;
  const rejections: Rejections = { rejectedRows: [], rejectedCount: 0 };
  const reject = (describe: () => RejectedRow): void => {
    rejections.rejectedCount += 1;
    if (rejections.rejectedRows.length < MAX_DESCRIBED) rejections.rejectedRows.push(describe());
  };
  let seen = 0;

  const separate = async (
    object: unknown,
    inside: RowValidators,
    path: string,
    { knownFields, fieldRules }: RowOptions,
  ): Promise<void> => {
    if (typeof object !== 'object' || object === null) return;
    const fields = object as Record<string, unknown>;
    for (const [name, { validate, rows }] of Object.entries(inside)) {
      const sent = fields[name];
      if (!Array.isArray(sent)) continue;
      const ofRow = {
        knownFields: knownFields?.[name] ?? null,
        fieldRules: fieldRules?.properties?.[name]?.items ?? null,
      };
      const hasRows = Object.keys(rows).length > 0;
      const good: { index: number; row: unknown }[] = [];
      for (const [index, row] of sent.entries() as Iterable<[number, unknown]>) {
        seen += 1;
        if (seen % ROWS_AT_ONCE === 0) await setImmediate();
        const rowPath = `${path}${name}[${index}]`;
        const unstorable = findUnstorable(row, {
          rowLists: rows,
          hasEscapes,
          knownFields: ofRow.knownFields,
        });
        if (unstorable) {
          const message = describeUnstorable(unstorable, 'The row', '');
          const field = unstorable.path;
          reject(() => ({ path: rowPath, index, reason: 'invalid_field', field, message, row }));
          continue;
        }
        normalize(row, ofRow.fieldRules, rows);
        if (validate(row)) {
          if (hasRows) await separate(row, rows, `${rowPath}.`, ofRow);
          good.push({ index, row });
        } else reject(() => describeRow(row, index, rowPath, validate.errors?.[0]));
      }
      fields[name] = good;
    }
  };
  await separate(body, lists, '', options);
  return rejections;
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
