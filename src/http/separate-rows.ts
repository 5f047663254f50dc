import type { RejectedRow } from '../contract.js';
import { describeFault } from './describe-fault.js';
import type { RowValidators, SchemaFault } from './operation-table.js';
import { findUnstorable } from './unstorable.js';

/**
 * Judges the rows of a body's row lists one by one. Good rows stay, each as `{index, row}` with its place in the list that
 * was sent; bad rows are taken out and returned. Changes the body in place.
 */
export function separateRows(body: unknown, lists: RowValidators, path = ''): RejectedRow[] {
  const rejected: RejectedRow[] = [];
  if (typeof body !== 'object' || body === null) return rejected;
  const fields = body as Record<string, unknown>;
  for (const [name, { validate, rows: inside }] of Object.entries(lists)) {
    const sent = fields[name];
    if (!Array.isArray(sent)) continue;
    const good: { index: number; row: unknown }[] = [];
    sent.forEach((row: unknown, index) => {
      const rowPath = `${path}${name}[${index}]`;
      const unstorable = findUnstorable(row, inside);
      if (unstorable) {
        const message = unstorable.message.replace(/^Body field |^The body/, (part) =>
          part === 'The body' ? 'The row' : '',
        );
        rejected.push({
          path: rowPath,
          index,
          reason: 'invalid_field',
          field: unstorable.path,
          message,
          row,
        });
      } else if (validate(row)) {
        rejected.push(...separateRows(row, inside, `${rowPath}.`));
        good.push({ index, row });
      } else rejected.push(describeRow(row, index, rowPath, validate.errors?.[0]));
    });
    fields[name] = good;
  }
  return rejected;
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

function isTime({ keyword, parentSchema }: SchemaFault): boolean {
  return keyword === 'format' || parentSchema?.format === 'date-time';
}
