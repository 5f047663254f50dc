/**
 * Returns SQLite's expression for rows as one JSON text: a list of each row's values, in the order of the columns. As one text,
 * since the driver needs longer to return rows field by field than this thread needs to parse them; as lists, since names that
 * are repeated in each row take a third of SQLite's time.
 */
export function jsonListsOf(expressions: readonly string[]): string {
  return `json_group_array(json_array(${expressions.join(', ')}))`;
}

/** Returns the rows of such a text, with the columns' names; none for no text. */
export function parseJsonLists<Row>(columns: readonly string[], text: unknown): Row[] {
  const lists = JSON.parse(typeof text === 'string' ? text : '[]') as unknown[][];
  return lists.map((values) => {
    const row: Record<string, unknown> = {};
    // Written out: Object.fromEntries takes several times as long.
    for (let place = 0; place < columns.length; place += 1) row[columns[place] ?? ''] = values[place];
    return row as Row;
  });
}
