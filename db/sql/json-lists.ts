/**
 * Returns SQLite's expression for rows as one JSON text: a list of each row's values, in the order of the columns. As one text,
 * since the driver needs longer to return rows field by field than this thread needs to parse them; as lists, since names that
 * are repeated in each row take a third of SQLite's time.
 */
export function toJsonListsSql(expressions: readonly string[]): string {
  return `json_group_array(json_array(${expressions.join(', ')}))`;
}

/** Makes a row of its values, in the order of the columns. */
export type RowReader<Row> = (values: readonly unknown[]) => Row;

/** Returns the reader of rows with the columns' names. */
export function createRowReader<Row>(columns: readonly string[]): RowReader<Row> {
  return (values) => {
    const row: Record<string, unknown> = {};
    // Written out: Object.fromEntries takes several times as long.
    for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index];
    return row as Row;
  };
}

/** Returns the rows of such a text; none for no text. */
export function parseJsonLists<Row>(read: RowReader<Row>, text: unknown): Row[] {
  const lists = JSON.parse(typeof text === 'string' ? text : '[]') as unknown[][];
  return lists.map((values) => read(values));
}
